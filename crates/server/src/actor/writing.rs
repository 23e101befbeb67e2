//! From an act to the disk, and what is done when that fails.
//!
//! A write that failed may have happened all the same, even later: a server that was killed, or a
//! call that was given up, can still be in the database's hands. So after every failure the log is
//! read again, and an act is looked for by its id before anybody is told that it was not done.

use super::{Actor, ConnectionId, Onward};
use crate::outbox::Outgoing;
use crate::protocol::{ErrorKind, FromClient};
use crate::room::{Change, Claim, Room, RoomError, Visitor};
use koloda_store::{Progress, StoreError};
use tokio::time::Instant;

/// How often an act is tried on a log that somebody else has written to meanwhile.
const TRIES: u32 = 3;

impl Actor {
    /// Does an act, writes it and tells everybody; or tells one why it was not done.
    pub(super) async fn perform(&mut self, connection: ConnectionId, visitor: &Visitor, act: &FromClient) {
        let Some(room) = &mut self.room else { return };
        let mut change = match room.act(visitor, act) {
            Ok(change) => change,
            Err(error) => {
                self.send_error(connection, &error);
                if error.kind == ErrorKind::Conflict {
                    self.send_state(connection);
                }
                return;
            }
        };
        let plays_on = !change.entries.is_empty() && !room.only_bots();
        let thought = if plays_on { room.let_bots_play(&mut change) } else { None };
        self.begin_thinking(thought);
        match self.write(change).await {
            Ok(()) => {
                self.acknowledge(connection, act);
                self.send_state_to_all();
                self.bots_at_once().await;
            }
            Err(error) => self.look_in_the_log(connection, visitor, act, &error).await,
        }
    }

    pub(super) async fn write(&mut self, change: Change) -> Result<(), StoreError> {
        let Change { entries, cut } = change;
        let Some(room) = &mut self.room else { return Ok(()) };
        if let Some(cut) = cut {
            self.clients.values_mut().for_each(|client| client.from = client.from.min(cut));
        }
        if entries.is_empty() {
            return Ok(());
        }
        let (begun, acts) = (Instant::now(), entries.len() as u64);
        let written = self.app.store.append(&self.table, room.tip, entries).await;
        self.app.metrics.commit_seconds.observe(begun.elapsed().as_secs_f64());
        match written {
            Ok(tip) => {
                room.tip = tip;
                self.app.metrics.acts.inc_by(acts);
                self.trouble = None;
                if room.is_over() {
                    self.note().await;
                }
                Ok(())
            }
            Err(error) => {
                self.app.store_error_log.warn(&self.table, &error, "an act was not written");
                self.app.metrics.conflicts.inc();
                self.room = None;
                self.clients.values_mut().for_each(|client| client.from = 0);
                Err(error)
            }
        }
    }

    /// After a write that failed: what the log has is what happened.
    async fn look_in_the_log(&mut self, connection: ConnectionId, visitor: &Visitor, act: &FromClient, error: &StoreError) {
        let read = self.awake().await.map(|room| act.id().is_some_and(|id| room.has_done(visitor, id)));
        match (read, error) {
            (Ok(true), _) => self.acknowledge(connection, act),
            (Ok(false), StoreError::Conflict { .. } | StoreError::Repeated { .. }) => {
                self.send_error(connection, &RoomError::new(ErrorKind::Conflict, "server-conflict"));
            }
            (Ok(false), _) => {
                self.send_error(connection, &RoomError::not_kept());
                self.note_trouble(false);
            }
            // Whether it was done is not known: a repeat under the same id will tell.
            (Err(_), _) => self.send_error(connection, &RoomError::not_kept()),
        }
        if self.room.is_some() {
            self.send_state_to_all();
            self.bots_at_once().await;
        }
    }

    fn acknowledge(&mut self, connection: ConnectionId, act: &FromClient) {
        if let (Some(client), Some(id)) = (self.clients.get_mut(&connection), act.id()) {
            client.done.push(id.to_owned());
        }
    }

    /// Bots that stand before a person's first look answer without a pause, as long as they can be written.
    pub(super) async fn bots_at_once(&mut self) {
        let waits = |room: &Room| room.bot_to_move() && !room.only_bots() && !room.is_thinking();
        while self.trouble.is_none() && self.room.as_ref().is_some_and(waits) && self.bots().await {}
    }

    /// Lets bots pick; tells whether that was written.
    pub(super) async fn bots(&mut self) -> bool {
        self.paced = Instant::now();
        let mut change = Change::default();
        let thought = self.room.as_mut().and_then(|room| room.let_bots_play(&mut change));
        self.begin_thinking(thought);
        self.write_of_bots(change).await
    }

    /// Writes what bots have picked, and tells everybody; whether it was written.
    pub(super) async fn write_of_bots(&mut self, change: Change) -> bool {
        let first = self.trouble.is_none();
        let Err(error) = self.write(change).await else {
            self.send_state_to_all();
            return true;
        };
        self.note_trouble(false);
        let late = matches!(error, StoreError::Conflict { .. } | StoreError::Repeated { .. });
        if first && !late {
            self.send_error_to_all(&RoomError::not_kept());
        }
        // A write that came late is in the log now, and people see it.
        if self.awake().await.is_ok() && (first || late) {
            self.send_state_to_all();
        }
        false
    }

    /// Gives a key another token. Connections that came with the one before are closed.
    pub(super) async fn claim(&mut self, claim: &Claim) -> Result<Visitor, RoomError> {
        let visitor = match self.until_written(|room| room.claim(claim)).await {
            Ok(visitor) => visitor,
            Err(error) => {
                // The list may have promised a seat: after a crash it lags behind the log.
                self.noted = Progress::default();
                self.note().await;
                return Err(error);
            }
        };
        let Some(room) = &self.room else { return Ok(visitor) };
        self.clients.retain(|_, client| {
            let stays = room.admits(&client.visitor);
            if !stays {
                let _ = client.outbox.out.try_send(Outgoing::Close(1008, "another link opens this seat now"));
            }
            stays
        });
        self.note().await;
        self.count_present();
        self.send_state_to_all();
        Ok(visitor)
    }

    /// The table where the people go on: the first request decides, later ones get the same answer.
    pub(super) async fn go_on(&mut self, table: &str) -> Result<Onward, RoomError> {
        self.until_written(|room| {
            let change = room.go_on(table)?;
            let table = room.rematch().unwrap_or(table).to_owned();
            Ok((Onward { table, hashes: room.key_hashes() }, change))
        })
        .await
    }

    /// Repeats an act until it is in the log; the act must change nothing once it is there.
    async fn until_written<T>(&mut self, act: impl Fn(&mut Room) -> Result<(T, Change), RoomError>) -> Result<T, RoomError> {
        for _ in 0..TRIES {
            let (answer, change) = act(self.awake().await?)?;
            match self.write(change).await {
                Ok(()) => return Ok(answer),
                Err(StoreError::Conflict { .. } | StoreError::Repeated { .. }) => {}
                Err(_) => return self.in_the_log(&act).await,
            }
        }
        Err(RoomError::unavailable())
    }

    /// After a write that was not answered: whether it is there all the same.
    async fn in_the_log<T>(&mut self, act: &impl Fn(&mut Room) -> Result<(T, Change), RoomError>) -> Result<T, RoomError> {
        let (answer, change) = act(self.awake().await?)?;
        if change.entries.is_empty() {
            return Ok(answer);
        }
        // The room has done what the log has not.
        self.room = None;
        self.note_trouble(false);
        Err(RoomError::unavailable())
    }

    pub(super) async fn note(&mut self) {
        let Some(progress) = self.room.as_ref().map(Room::progress).filter(|progress| *progress != self.noted) else { return };
        self.noted = progress;
        if let Err(error) = self.app.store.note(&self.table, progress).await {
            self.app.store_error_log.warn(&self.table, &error, "progress was not noted");
        }
    }
}
