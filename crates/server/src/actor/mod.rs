//! One task for each live table: takes orders one by one, writes, then tells.
//!
//! Nobody is told of anything before it is on disk. If a write fails the room is thrown away
//! and read again, so what people see is always what the store has (`writing.rs`); while the store
//! refuses, the people stay and the table tries again by itself, more and more seldom (`trouble.rs`).

mod telling;
mod trouble;
mod writing;

use crate::app::App;
use crate::editions;
use crate::line::{Line, Out};
use crate::protocol::{ErrorKind, FromClient, ToClient};
use crate::room::{Claim, Presence, Refused, Room, Who};
use koloda_kernel::record::Record;
use koloda_store::Progress;
use koloda_text::Lang;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout_at};
use trouble::Trouble;

pub type Visit = u64;

/// Closes a connection for good: a client that comes back gets the same answer.
pub const FINAL: u16 = 4410;

/// Where an answer goes.
pub type Reply<T> = oneshot::Sender<T>;

#[derive(Debug)]
pub enum Order {
    /// Who has the token with this hash?
    Enter {
        hash: String,
        lang: Lang,
        reply: Reply<Result<Option<Who>, Refused>>,
    },
    /// Somebody wants a key of the table for a token of their own.
    Claim {
        claim: Claim,
        reply: Reply<Result<Who, Refused>>,
    },
    Join {
        visit: Visit,
        who: Who,
        line: Line,
        /// As much of the log as they have seen.
        rev: Option<u32>,
    },
    Leave {
        visit: Visit,
    },
    Say {
        visit: Visit,
        message: FromClient,
    },
    /// A slow connection has caught up.
    Resync {
        visit: Visit,
    },
    Record {
        reply: Reply<Result<Record, Refused>>,
    },
    /// The people want to go on at this table, or at the one they went on to before.
    GoOn {
        table: String,
        reply: Reply<Result<Onward, Refused>>,
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
struct Guest {
    who: Who,
    line: Line,
    /// The log up to here was sent.
    from: usize,
    /// Acts of this connection that the next state answers.
    done: Vec<String>,
}

#[derive(Debug)]
pub struct Actor {
    app: Arc<App>,
    table: String,
    orders: mpsc::Receiver<Order>,
    room: Option<Room>,
    /// Why the table is never opened here; then it is not read again and again.
    closed: Option<Refused>,
    guests: BTreeMap<Visit, Guest>,
    /// Outlives the room, which sleeps while nobody acts.
    presence: Option<Presence>,
    noted: Progress,
    trouble: Option<Trouble>,
    /// When the last order came, and when bots picked last.
    acted: Instant,
    paced: Instant,
}

impl Drop for Actor {
    fn drop(&mut self) {
        // Also when a rule has panicked: then the table is read again by whoever comes next.
        self.app.metrics.live_tables.dec();
    }
}

impl Actor {
    pub fn new(app: Arc<App>, table: &str, orders: mpsc::Receiver<Order>) -> Actor {
        app.metrics.live_tables.inc();
        let now = Instant::now();
        Actor {
            app,
            table: table.to_owned(),
            orders,
            room: None,
            closed: None,
            guests: BTreeMap::new(),
            presence: None,
            noted: Progress::default(),
            trouble: None,
            acted: now,
            paced: now,
        }
    }

    pub async fn run(mut self) {
        loop {
            let order = match timeout_at(self.due(), self.orders.recv()).await {
                Ok(None) => return,
                Ok(order) => order,
                Err(_) => None,
            };
            // One order, then its own deed if one is due: neither waits for ever behind the other.
            if let Some(order) = order {
                self.acted = Instant::now();
                self.obey(order).await;
            }
            if self.due() <= Instant::now() && self.own_deed().await {
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
            None if self.guests.is_empty() && self.is_over() => self.acted + limits.unload_ended,
            None if self.guests.is_empty() => self.acted + limits.unload,
            None => self.acted + limits.sleep,
        }
    }

    /// Does it; tells whether the table is to leave the memory.
    async fn own_deed(&mut self) -> bool {
        // A connection that could not say that it left is noticed here.
        self.guests.retain(|_, guest| !guest.line.out.is_closed());
        if self.trouble.is_some() {
            self.try_again().await;
        } else if self.is_pacing() {
            self.bots().await;
        } else {
            self.acted = Instant::now();
            self.note().await;
            if self.guests.is_empty() {
                return self.app.hub.retire(&self.table, &mut self.orders);
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
        !self.guests.is_empty() && self.room.as_ref().is_some_and(Room::bot_to_move)
    }

    async fn obey(&mut self, order: Order) {
        match order {
            Order::Enter { hash, lang, reply } => {
                let answer = self.awake().await.map(|room| room.holder(&hash, lang));
                let _ = reply.send(answer);
            }
            Order::Claim { claim, reply } => {
                let answer = self.claim(&claim).await;
                let _ = reply.send(answer);
            }
            Order::Join { visit, who, line, rev } => self.join(visit, who, line, rev).await,
            Order::Leave { visit } => self.leave(visit).await,
            Order::Say { visit, message } => self.hear(visit, message).await,
            Order::Resync { visit } => self.resync(visit).await,
            Order::Record { reply } => {
                let answer = self.awake().await.and_then(|room| room.record());
                let _ = reply.send(answer);
            }
            Order::GoOn { table, reply } => {
                let answer = self.go_on(&table).await;
                let _ = reply.send(answer);
            }
            Order::Announce { table } => {
                let message = ToClient::Rematch { table };
                self.guests.keys().for_each(|&visit| self.send(visit, &message));
            }
            Order::Progress { reply } => {
                let _ = reply.send(self.room.as_ref().map(Room::progress));
            }
        }
    }

    /// The room, read from the store if it is not in memory.
    async fn awake(&mut self) -> Result<&mut Room, Refused> {
        if self.room.is_none() {
            self.read().await?;
        }
        Ok(self.room.as_mut().expect("just read"))
    }

    async fn read(&mut self) -> Result<(), Refused> {
        if let Some(refused) = &self.closed {
            return Err(refused.clone());
        }
        if self.trouble.as_ref().is_some_and(Trouble::is_to_wait) {
            return Err(Refused::unavailable());
        }
        match editions::open_table(&self.app, &self.table).await {
            Ok(room) => {
                let nobody = Presence::nobody(room.header().setup.seats, std::time::Instant::now());
                self.presence.get_or_insert(nobody);
                self.noted = room.progress();
                // What was sent before may have been taken back meanwhile.
                let events = room.events();
                self.guests.values_mut().for_each(|guest| guest.from = guest.from.min(events));
                self.room = Some(room);
                self.count_present();
                self.trouble.iter_mut().for_each(Trouble::was_read);
                Ok(())
            }
            Err(refused) if refused.is_final() => {
                self.closed = Some(refused.clone());
                self.guests.values().for_each(|guest| self.show_out(guest, &refused, FINAL, "for good"));
                self.guests.clear();
                Err(refused)
            }
            Err(refused) => {
                self.worry(true);
                Err(refused)
            }
        }
    }

    async fn join(&mut self, visit: Visit, who: Who, line: Line, rev: Option<u32>) {
        self.make_place(&who);
        self.guests.insert(visit, Guest { who: who.clone(), line, from: 0, done: Vec::new() });
        if let Err(refused) = self.admit(&who, rev).await {
            let (code, reason) = match refused.kind {
                ErrorKind::Forbidden => (1008, "forbidden"),
                _ if refused.is_final() => (FINAL, "for good"),
                _ => (1013, "the table cannot be reached now"),
            };
            return self.turn_away(visit, &refused, code, reason);
        }
        let changed = self.count_present();
        if changed {
            self.tell_all()
        } else {
            self.tell(visit)
        }
        self.bots_at_once().await;
    }

    /// Of one person's connections the newest are the ones they look at. Who only watches may share a link with many.
    fn make_place(&mut self, who: &Who) {
        if who.seats.is_empty() {
            return;
        }
        let same_key = || self.guests.iter().filter(|(_, guest)| guest.who.key.is_some() && guest.who.key == who.key);
        let crowded = same_key().count() >= self.app.config.limits.connections_per_key;
        let oldest = same_key().map(|(&visit, _)| visit).next();
        if let (true, Some(oldest)) = (crowded, oldest) {
            let gone = self.guests.remove(&oldest);
            gone.iter().for_each(|guest| drop(guest.line.out.try_send(Out::Close(1008, "too many connections for one seat"))));
        }
    }

    async fn admit(&mut self, who: &Who, rev: Option<u32>) -> Result<(), Refused> {
        let seen = rev.unwrap_or(0);
        if self.awake().await?.rev() < seen {
            // What is in memory may lag behind; the log itself may not.
            self.room = None;
            let found = self.awake().await?.rev();
            if found < seen {
                tracing::error!(table = %self.table, seen, found, "somebody has seen more of this table than its log has: restore it");
                return Err(Refused::new(ErrorKind::Damaged, "server-damaged"));
            }
            self.tell_all();
        }
        // The key may have changed between the door and the table.
        let admitted = self.awake().await?.admits(who);
        admitted.then_some(()).ok_or_else(|| Refused::new(ErrorKind::Forbidden, "server-forbidden"))
    }

    fn turn_away(&mut self, visit: Visit, refused: &Refused, code: u16, reason: &'static str) {
        if let Some(guest) = self.guests.remove(&visit) {
            self.app.metrics.refusals.inc();
            self.show_out(&guest, refused, code, reason);
        }
    }

    async fn leave(&mut self, visit: Visit) {
        self.guests.remove(&visit);
        if self.count_present() && self.room.is_some() {
            self.tell_all();
        }
    }

    fn present(&self) -> BTreeSet<koloda_kernel::ids::Seat> {
        self.guests.values().flat_map(|guest| guest.who.seats.iter().copied()).collect()
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

    async fn hear(&mut self, visit: Visit, message: FromClient) {
        let Some(guest) = self.guests.get_mut(&visit) else { return };
        if let FromClient::Lang { lang } = message {
            (guest.who.lang, guest.from) = (lang.into(), 0);
        }
        let who = guest.who.clone();
        let app = self.app.clone();
        let room = match self.awake().await {
            Ok(room) => room,
            Err(refused) => return self.refuse(visit, &refused),
        };
        let answer = match message {
            FromClient::Why { wish } => room.why(&who, &wish, &app.speech),
            FromClient::Preview { option } => room.preview(&who, option, &app.speech),
            FromClient::Moment { to } => room.moment(&who, to, &app.speech),
            FromClient::Ping {} => Ok(ToClient::Pong {}),
            FromClient::Lang { .. } => return self.tell(visit),
            FromClient::Hello { .. } => Err(Refused::new(ErrorKind::Malformed, "server-malformed")),
            act @ (FromClient::Pick { .. }
            | FromClient::Undo { .. }
            | FromClient::Consent { .. }
            | FromClient::Seat { .. }
            | FromClient::Name { .. }) => {
                return self.carry_out(visit, &who, &act).await;
            }
        };
        match answer {
            Ok(answer) => self.send(visit, &answer),
            Err(refused) => self.refuse(visit, &refused),
        }
    }
}
