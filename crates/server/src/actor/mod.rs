//! One task for each live table: it executes commands one by one, writes events, then sends states.
//!
//! Nothing is sent before it is on disk. If a write fails the room is thrown away
//! and read again, so what people see is always what the store has (`writing.rs`); while the store
//! refuses, the people stay and the table tries again by itself, more and more seldom (`trouble.rs`).

mod sending;
mod thinking;
mod trouble;
mod writing;

use crate::app::App;
use crate::editions;
use crate::outbox::{Outbox, Outgoing};
use crate::protocol::{ErrorKind, FromClient, ToClient};
use crate::room::{Claim, Presence, Room, RoomError, Visitor};
use koloda_kernel::record::Record;
use koloda_store::Progress;
use koloda_text::Lang;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use thinking::Answer;
pub use thinking::ThinkingPool;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout_at};
use trouble::Trouble;

pub type ConnectionId = u64;

/// Answers that wait to be heard: one bot thinks at a time, and those it was told to forget may still come.
const ANSWERS: usize = 4;

/// Closes a connection for good: a client that comes back gets the same answer.
pub const FINAL: u16 = 4410;

/// Where an answer goes.
pub type Reply<T> = oneshot::Sender<T>;

#[derive(Debug)]
pub enum Command {
    /// The visitor whose token has this hash.
    Enter {
        hash: String,
        lang: Lang,
        reply: Reply<Result<Option<Visitor>, RoomError>>,
    },
    /// Somebody wants a key of the table for a token of their own.
    Claim {
        claim: Claim,
        reply: Reply<Result<Visitor, RoomError>>,
    },
    Join {
        connection: ConnectionId,
        visitor: Visitor,
        outbox: Outbox,
        /// As much of the log as they have seen.
        rev: Option<u32>,
    },
    Leave {
        connection: ConnectionId,
    },
    Say {
        connection: ConnectionId,
        message: FromClient,
    },
    /// A slow connection has caught up.
    Resync {
        connection: ConnectionId,
    },
    Record {
        reply: Reply<Result<Record, RoomError>>,
    },
    /// The people want to go on at this table, or at the one they went on to before.
    GoOn {
        table: String,
        reply: Reply<Result<Onward, RoomError>>,
    },
    /// The table they go on to is there.
    Announce {
        table: String,
    },
    Progress {
        reply: Reply<Option<Progress>>,
    },
}

/// Where the people of a table go on, and what opens it.
#[derive(Clone, Debug)]
pub struct Onward {
    pub table: String,
    /// The hash of each key's token, in the order of the header's keys.
    pub hashes: Vec<String>,
}

#[derive(Debug)]
struct Client {
    visitor: Visitor,
    outbox: Outbox,
    /// The log up to here was sent.
    from: usize,
    /// Acts of this connection that the next state answers.
    done: Vec<String>,
}

#[derive(Debug)]
pub struct Actor {
    app: Arc<App>,
    table: String,
    commands: mpsc::Receiver<Command>,
    /// From bots that have thought, and what they answer through.
    thoughts: mpsc::Receiver<Answer>,
    answers: mpsc::Sender<Answer>,
    room: Option<Room>,
    /// Why the table is never opened here; then it is not read again and again.
    closed: Option<RoomError>,
    clients: BTreeMap<ConnectionId, Client>,
    /// Outlives the room, which sleeps while nobody acts.
    presence: Option<Presence>,
    noted: Progress,
    trouble: Option<Trouble>,
    /// When the last command came, and when bots picked last.
    acted: Instant,
    paced: Instant,
}

/// What a table's task hears next.
enum Next {
    Command(Option<Command>),
    Thought(Answer),
}

impl Drop for Actor {
    fn drop(&mut self) {
        // Also when a rule has panicked: the next visitor then makes the table be read again.
        self.app.metrics.live_tables.dec();
    }
}

impl Actor {
    pub fn new(app: Arc<App>, table: &str, commands: mpsc::Receiver<Command>) -> Actor {
        app.metrics.live_tables.inc();
        let now = Instant::now();
        let (answers, thoughts) = mpsc::channel(ANSWERS);
        Actor {
            app,
            table: table.to_owned(),
            commands,
            thoughts,
            answers,
            room: None,
            closed: None,
            clients: BTreeMap::new(),
            presence: None,
            noted: Progress::default(),
            trouble: None,
            acted: now,
            paced: now,
        }
    }

    pub async fn run(mut self) {
        loop {
            let (due, commands, thoughts) = (self.due(), &mut self.commands, &mut self.thoughts);
            let next = async {
                tokio::select! {
                    command = commands.recv() => Next::Command(command),
                    Some(answer) = thoughts.recv() => Next::Thought(answer),
                }
            };
            // One command or answer, then the table's own work if it is due: neither waits for ever behind the other.
            match timeout_at(due, next).await {
                Ok(Next::Command(None)) => return,
                Ok(Next::Command(Some(command))) => {
                    self.acted = Instant::now();
                    self.execute(command).await;
                }
                Ok(Next::Thought(answer)) => self.hear(answer).await,
                Err(_) => {}
            }
            if self.due() <= Instant::now() && self.do_due_work().await {
                return;
            }
        }
    }

    /// When the table does something by itself, if nobody comes before.
    fn due(&self) -> Instant {
        let limits = &self.app.config.limits;
        match &self.trouble {
            Some(trouble) => trouble.next(),
            None if self.is_pacing() => self.paced + limits.pace,
            None if self.clients.is_empty() && self.is_over() => self.acted + limits.unload_ended,
            None if self.clients.is_empty() => self.acted + limits.unload,
            None => self.acted + limits.sleep,
        }
    }

    /// Does the table's own work; returns whether the table is to leave the memory.
    async fn do_due_work(&mut self) -> bool {
        // A connection that could not say that it left is noticed here.
        self.clients.retain(|_, client| !client.outbox.out.is_closed());
        if self.trouble.is_some() {
            self.try_again().await;
        } else if self.is_pacing() {
            self.bots().await;
        } else {
            self.acted = Instant::now();
            self.note().await;
            if self.clients.is_empty() {
                return self.app.hub.retire(&self.table, &mut self.commands);
            }
            self.room = None;
        }
        false
    }

    fn is_over(&self) -> bool {
        self.room.as_ref().is_some_and(Room::is_over)
    }

    /// Whether only bots play while people look on.
    fn is_pacing(&self) -> bool {
        !self.clients.is_empty() && self.room.as_ref().is_some_and(|room| room.bot_to_move() && !room.is_thinking())
    }

    async fn execute(&mut self, command: Command) {
        match command {
            Command::Enter { hash, lang, reply } => {
                let answer = self.awake().await.map(|room| room.holder(&hash, lang));
                let _ = reply.send(answer);
            }
            Command::Claim { claim, reply } => {
                let answer = self.claim(&claim).await;
                let _ = reply.send(answer);
            }
            Command::Join { connection, visitor, outbox, rev } => self.join(connection, visitor, outbox, rev).await,
            Command::Leave { connection } => self.leave(connection).await,
            Command::Say { connection, message } => self.handle(connection, message).await,
            Command::Resync { connection } => self.resync(connection).await,
            Command::Record { reply } => {
                let answer = self.awake().await.and_then(|room| room.record());
                let _ = reply.send(answer);
            }
            Command::GoOn { table, reply } => {
                let answer = self.go_on(&table).await;
                let _ = reply.send(answer);
            }
            Command::Announce { table } => {
                let message = ToClient::Rematch { table };
                self.clients.keys().for_each(|&connection| self.send(connection, &message));
            }
            Command::Progress { reply } => {
                let _ = reply.send(self.room.as_ref().map(Room::progress));
            }
        }
    }

    /// The room, read from the store if it is not in memory.
    async fn awake(&mut self) -> Result<&mut Room, RoomError> {
        if self.room.is_none() {
            self.read().await?;
        }
        Ok(self.room.as_mut().expect("just read"))
    }

    async fn read(&mut self) -> Result<(), RoomError> {
        if let Some(error) = &self.closed {
            return Err(error.clone());
        }
        if self.trouble.as_ref().is_some_and(Trouble::is_to_wait) {
            return Err(RoomError::unavailable());
        }
        match editions::open_table(&self.app, &self.table).await {
            Ok(room) => {
                let nobody = Presence::nobody(room.header().setup.seats, std::time::Instant::now());
                self.presence.get_or_insert(nobody);
                self.noted = room.progress();
                // What was sent before may have been taken back meanwhile.
                let events = room.events();
                self.clients.values_mut().for_each(|client| client.from = client.from.min(events));
                self.room = Some(room);
                self.count_present();
                self.trouble.iter_mut().for_each(Trouble::was_read);
                Ok(())
            }
            Err(error) if error.is_final() => {
                self.closed = Some(error.clone());
                self.clients.values().for_each(|client| self.send_error_and_close(client, &error, FINAL, "for good"));
                self.clients.clear();
                Err(error)
            }
            Err(error) => {
                self.note_trouble(true);
                Err(error)
            }
        }
    }

    async fn join(&mut self, connection: ConnectionId, visitor: Visitor, outbox: Outbox, rev: Option<u32>) {
        self.close_oldest_of_too_many(&visitor);
        self.clients.insert(connection, Client { visitor: visitor.clone(), outbox, from: 0, done: Vec::new() });
        if let Err(error) = self.admit(&visitor, rev).await {
            let (code, reason) = match error.kind {
                ErrorKind::Forbidden => (1008, "forbidden"),
                _ if error.is_final() => (FINAL, "for good"),
                _ => (1013, "the table cannot be reached now"),
            };
            return self.reject(connection, &error, code, reason);
        }
        let changed = self.count_present();
        if changed {
            self.send_state_to_all()
        } else {
            self.send_state(connection)
        }
        self.bots_at_once().await;
    }

    /// Of one person's connections the newest are the ones they look at. Who only watches may share a link with many.
    fn close_oldest_of_too_many(&mut self, visitor: &Visitor) {
        if visitor.seats.is_empty() {
            return;
        }
        let same_key = || self.clients.iter().filter(|(_, client)| client.visitor.key.is_some() && client.visitor.key == visitor.key);
        let crowded = same_key().count() >= self.app.config.limits.connections_per_key;
        let oldest = same_key().map(|(&connection, _)| connection).next();
        if let (true, Some(oldest)) = (crowded, oldest) {
            let gone = self.clients.remove(&oldest);
            gone.iter().for_each(|client| drop(client.outbox.out.try_send(Outgoing::Close(1008, "too many connections for one seat"))));
        }
    }

    async fn admit(&mut self, visitor: &Visitor, rev: Option<u32>) -> Result<(), RoomError> {
        let seen = rev.unwrap_or(0);
        if self.awake().await?.rev() < seen {
            // What is in memory may lag behind; the log itself may not.
            self.room = None;
            let found = self.awake().await?.rev();
            if found < seen {
                tracing::error!(table = %self.table, seen, found, "somebody has seen more of this table than its log has: restore it");
                return Err(RoomError::new(ErrorKind::Damaged, "server-damaged"));
            }
            self.send_state_to_all();
        }
        // The key may have changed since the handshake.
        let admitted = self.awake().await?.admits(visitor);
        admitted.then_some(()).ok_or_else(|| RoomError::new(ErrorKind::Forbidden, "server-forbidden"))
    }

    fn reject(&mut self, connection: ConnectionId, error: &RoomError, code: u16, reason: &'static str) {
        if let Some(client) = self.clients.remove(&connection) {
            self.app.metrics.refusals.inc();
            self.send_error_and_close(&client, error, code, reason);
        }
    }

    async fn leave(&mut self, connection: ConnectionId) {
        self.clients.remove(&connection);
        self.stop_thinking_alone();
        if self.count_present() && self.room.is_some() {
            self.send_state_to_all();
        }
    }

    fn present(&self) -> BTreeSet<koloda_kernel::ids::Seat> {
        self.clients.values().flat_map(|client| client.visitor.seats.iter().copied()).collect()
    }

    /// Lets the room know who is here; whether that is news.
    fn count_present(&mut self) -> bool {
        let here = self.present();
        let Some(presence) = &mut self.presence else { return false };
        let changed = presence.update(here, std::time::Instant::now());
        if let Some(room) = &mut self.room {
            room.set_present(presence.clone());
        }
        changed && self.room.is_some()
    }

    async fn handle(&mut self, connection: ConnectionId, message: FromClient) {
        let Some(client) = self.clients.get_mut(&connection) else { return };
        if let FromClient::Lang { lang } = message {
            (client.visitor.lang, client.from) = (lang.into(), 0);
        }
        let visitor = client.visitor.clone();
        let app = self.app.clone();
        let room = match self.awake().await {
            Ok(room) => room,
            Err(error) => return self.send_error(connection, &error),
        };
        let answer = match message {
            FromClient::Why { wish } => room.why(&visitor, &wish, &app.phrases),
            FromClient::Preview { option } => room.preview(&visitor, option, &app.phrases),
            FromClient::Moment { to } => room.moment(&visitor, to, &app.phrases),
            FromClient::Ping {} => Ok(ToClient::Pong {}),
            FromClient::Lang { .. } => return self.send_state(connection),
            FromClient::Hello { .. } => Err(RoomError::new(ErrorKind::Malformed, "server-malformed")),
            act @ (FromClient::Pick { .. }
            | FromClient::Undo { .. }
            | FromClient::Consent { .. }
            | FromClient::Seat { .. }
            | FromClient::Name { .. }) => {
                return self.perform(connection, &visitor, &act).await;
            }
        };
        match answer {
            Ok(answer) => self.send(connection, &answer),
            Err(error) => self.send_error(connection, &error),
        }
    }
}
