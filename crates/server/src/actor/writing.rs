//! From an act to the disk, and what is done when that fails.
//!
//! A write that failed may have happened all the same, even later: a server that was killed, or a
//! call that was given up, can still be in the database's hands. So after every failure the log is
//! read again, and an act is looked for by its id before anybody is told that it was not done.

use super::{Actor, Onward, Visit};
use crate::line::Out;
use crate::protocol::{ErrorKind, FromClient};
use crate::room::{Change, Claim, Refused, Room, Who};
use koloda_store::{Progress, StoreError};
use tokio::time::Instant;

/// How often an act is tried on a log that somebody else has written to meanwhile.
const TRIES: u32 = 3;

impl Actor {
    /// Does an act, writes it and tells everybody; or tells one why it was not done.
    pub(super) async fn carry_out(&mut self, visit: Visit, who: &Who, act: &FromClient) {
        let Some(room) = &mut self.room else { return };
        let mut change = match room.act(who, act) {
            Ok(change) => change,
            Err(refused) => {
                self.refuse(visit, &refused);
                if refused.kind == ErrorKind::Conflict {
                    self.tell(visit);
                }
                return;
            }
        };
        if !change.entries.is_empty() && !room.only_bots() {
            room.let_bots_play(&mut change);
        }
        match self.write(change).await {
            Ok(()) => {
                self.acknowledge(visit, act);
                self.tell_all();
                self.bots_at_once().await;
            }
            Err(error) => self.find_out(visit, who, act, &error).await,
        }
    }

    pub(super) async fn write(&mut self, change: Change) -> Result<(), StoreError> {
        let Change { entries, cut } = change;
        let Some(room) = &mut self.room else { return Ok(()) };
        if let Some(cut) = cut {
            self.guests.values_mut().for_each(|guest| guest.from = guest.from.min(cut));
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
                self.app.complaints.warn(&self.table, &error, "an act was not written");
                self.app.metrics.conflicts.inc();
                self.room = None;
                self.guests.values_mut().for_each(|guest| guest.from = 0);
                Err(error)
            }
        }
    }

    /// After a write that failed: what the log has is what happened.
    async fn find_out(&mut self, visit: Visit, who: &Who, act: &FromClient, error: &StoreError) {
        let read = self.awake().await.map(|room| act.id().is_some_and(|id| room.has_done(who, id)));
        match (read, error) {
            (Ok(true), _) => self.acknowledge(visit, act),
            (Ok(false), StoreError::Conflict { .. } | StoreError::Repeated { .. }) => {
                self.refuse(visit, &Refused::new(ErrorKind::Conflict, "server-conflict"));
            }
            (Ok(false), _) => {
                self.refuse(visit, &Refused::not_kept());
                self.worry(false);
            }
            // Whether it was done is not known: whoever asks again under the same id learns it.
            (Err(_), _) => self.refuse(visit, &Refused::not_kept()),
        }
        if self.room.is_some() {
            self.tell_all();
            self.bots_at_once().await;
        }
    }

    fn acknowledge(&mut self, visit: Visit, act: &FromClient) {
        if let (Some(guest), Some(id)) = (self.guests.get_mut(&visit), act.id()) {
            guest.done.push(id.to_owned());
        }
    }

    /// Bots that stand before a person's first look answer without a pause, as long as they can be written.
    pub(super) async fn bots_at_once(&mut self) {
        let waits = |room: &Room| room.bot_to_move() && !room.only_bots();
        while self.trouble.is_none() && self.room.as_ref().is_some_and(waits) && self.bots().await {}
    }

    /// Lets bots pick; tells whether that was written.
    pub(super) async fn bots(&mut self) -> bool {
        self.paced = Instant::now();
        let mut change = Change::default();
        if let Some(room) = &mut self.room {
            room.let_bots_play(&mut change);
        }
        let first = self.trouble.is_none();
        let Err(error) = self.write(change).await else {
            self.tell_all();
            return true;
        };
        self.worry(false);
        let late = matches!(error, StoreError::Conflict { .. } | StoreError::Repeated { .. });
        if first && !late {
            self.refuse_all(&Refused::not_kept());
        }
        // A write that came late is in the log now, and people see it.
        if self.awake().await.is_ok() && (first || late) {
            self.tell_all();
        }
        false
    }

    /// Gives a key another token. Whoever came with the one before is shown the door.
    pub(super) async fn claim(&mut self, claim: &Claim) -> Result<Who, Refused> {
        let who = match self.until_written(|room| room.claim(claim)).await {
            Ok(who) => who,
            Err(refused) => {
                // The list may have promised a seat: after a crash it lags behind the log.
                self.noted = Progress::default();
                self.note().await;
                return Err(refused);
            }
        };
        let Some(room) = &self.room else { return Ok(who) };
        self.guests.retain(|_, guest| {
            let stays = room.admits(&guest.who);
            if !stays {
                let _ = guest.line.out.try_send(Out::Close(1008, "another link opens this seat now"));
            }
            stays
        });
        self.note().await;
        self.count_present();
        self.tell_all();
        Ok(who)
    }

    /// Where the people go on: here first, whoever else asks later gets the same.
    pub(super) async fn go_on(&mut self, table: &str) -> Result<Onward, Refused> {
        self.until_written(|room| {
            let change = room.go_on(table)?;
            let table = room.rematch().unwrap_or(table).to_owned();
            Ok((Onward { table, hashes: room.key_hashes() }, change))
        })
        .await
    }

    /// Does what can be repeated until it is in the log: then it changes nothing any more.
    async fn until_written<T>(&mut self, act: impl Fn(&mut Room) -> Result<(T, Change), Refused>) -> Result<T, Refused> {
        for _ in 0..TRIES {
            let (answer, change) = act(self.awake().await?)?;
            match self.write(change).await {
                Ok(()) => return Ok(answer),
                Err(StoreError::Conflict { .. } | StoreError::Repeated { .. }) => {}
                Err(_) => return self.in_the_log(&act).await,
            }
        }
        Err(Refused::unavailable())
    }

    /// After a write that was not answered: whether it is there all the same.
    async fn in_the_log<T>(&mut self, act: &impl Fn(&mut Room) -> Result<(T, Change), Refused>) -> Result<T, Refused> {
        let (answer, change) = act(self.awake().await?)?;
        if change.entries.is_empty() {
            return Ok(answer);
        }
        // The room has done what the log has not.
        self.room = None;
        self.worry(false);
        Err(Refused::unavailable())
    }

    pub(super) async fn note(&mut self) {
        let Some(progress) = self.room.as_ref().map(Room::progress).filter(|progress| *progress != self.noted) else { return };
        self.noted = progress;
        if let Err(error) = self.app.store.note(&self.table, progress).await {
            self.app.complaints.warn(&self.table, &error, "progress was not noted");
        }
    }
}
