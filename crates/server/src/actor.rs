//! One task for each live table: takes orders one by one, writes, then tells.
//!
//! Nobody is told of anything before it is on disk. If a write fails the room is thrown away
//! and read again, so what people see is always what the store has.

use crate::app::App;
use crate::ledger::Header;
use crate::line::{Line, Out};
use crate::protocol::{ErrorKind, FromClient, ToClient};
use crate::room::{Change, Claim, House, LibraryHouse, Refused, Room, Who};
use crate::secrets::Token;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::record::Record;
use koloda_store::{Progress, StoreError};
use koloda_text::Lang;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout};

pub type Visit = u64;

#[derive(Debug)]
pub enum Order {
    /// Who has the token with this hash?
    Enter {
        hash: String,
        lang: Lang,
        reply: oneshot::Sender<Result<Option<Who>, Refused>>,
    },
    /// Somebody wants a key of the table for a token of their own.
    Claim {
        claim: Claim,
        reply: oneshot::Sender<Result<Who, Refused>>,
    },
    Join {
        visit: Visit,
        who: Who,
        line: Line,
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
        reply: oneshot::Sender<Result<Record, Refused>>,
    },
    /// The people go on to another table; each gets their own token for it.
    GoOn {
        table: String,
        tokens: Vec<Token>,
        reply: oneshot::Sender<Result<(), Refused>>,
    },
    Progress {
        reply: oneshot::Sender<Option<Progress>>,
    },
}

#[derive(Debug)]
struct Guest {
    who: Who,
    line: Line,
    /// The log up to here was sent.
    from: usize,
}

#[derive(Debug)]
pub struct Actor {
    app: Arc<App>,
    table: String,
    orders: mpsc::Receiver<Order>,
    room: Option<Room>,
    guests: BTreeMap<Visit, Guest>,
    noted: Progress,
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
        Actor { app, table: table.to_owned(), orders, room: None, guests: BTreeMap::new(), noted: Progress::default() }
    }

    pub async fn run(mut self) {
        let mut acted = Instant::now();
        loop {
            let limits = &self.app.config.limits;
            let pacing = !self.guests.is_empty() && self.room.as_ref().is_some_and(Room::bot_to_move);
            let wait = match (pacing, self.guests.is_empty()) {
                (true, _) => limits.pace,
                (false, true) => limits.unload,
                (false, false) => limits.sleep,
            };
            match timeout(wait, self.orders.recv()).await {
                Ok(Some(order)) => {
                    acted = Instant::now();
                    self.obey(order).await;
                }
                Ok(None) => break,
                Err(_) if pacing => self.bots().await,
                Err(_) if self.guests.is_empty() => {
                    self.note().await;
                    if self.app.hub.retire(&self.table, &mut self.orders) {
                        break;
                    }
                }
                Err(_) if acted.elapsed() >= limits.sleep => {
                    self.note().await;
                    self.room = None;
                }
                Err(_) => {}
            }
        }
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
            Order::Join { visit, who, line } => self.join(visit, who, line).await,
            Order::Leave { visit } => self.leave(visit).await,
            Order::Say { visit, message } => self.hear(visit, message).await,
            Order::Resync { visit } => self.resync(visit).await,
            Order::Record { reply } => {
                let answer = self.awake().await.and_then(|room| room.record());
                let _ = reply.send(answer);
            }
            Order::GoOn { table, tokens, reply } => {
                let answer = self.go_on(table, tokens).await;
                let _ = reply.send(answer);
            }
            Order::Progress { reply } => {
                let _ = reply.send(self.room.as_ref().map(Room::progress));
            }
        }
    }

    /// The room, read from the store if it is not in memory.
    async fn awake(&mut self) -> Result<&mut Room, Refused> {
        if self.room.is_none() {
            let mut room = read(&self.app, &self.table).await?;
            room.present = self.present();
            self.noted = room.progress();
            // What was sent before may have been taken back meanwhile.
            let events = room.events();
            self.guests.values_mut().for_each(|guest| guest.from = guest.from.min(events));
            self.room = Some(room);
        }
        Ok(self.room.as_mut().expect("just read"))
    }

    async fn join(&mut self, visit: Visit, who: Who, line: Line) {
        let same_key = self.guests.iter().filter(|(_, guest)| guest.who.key.is_some() && guest.who.key == who.key);
        let crowded = same_key.clone().count() >= self.app.config.limits.connections_per_key;
        let oldest = same_key.map(|(&visit, _)| visit).next();
        if let (true, Some(oldest)) = (crowded, oldest) {
            // The newest connection of a person is the one they look at.
            let gone = self.guests.remove(&oldest);
            gone.iter().for_each(|guest| drop(guest.line.out.try_send(Out::Close(1008, "too many connections for one seat"))));
        }
        self.guests.insert(visit, Guest { who: who.clone(), line, from: 0 });
        match self.awake().await {
            Err(refused) => return self.turn_away(visit, &refused, 1013, "the table cannot be reached now"),
            // The key may have changed between the door and the table.
            Ok(room) if !room.admits(&who) => {
                let refused = Refused::new(ErrorKind::Forbidden, "server-forbidden");
                return self.turn_away(visit, &refused, 1008, "forbidden");
            }
            Ok(_) => {}
        }
        let changed = self.count_present();
        if changed {
            self.tell_all()
        } else {
            self.tell(visit)
        }
        self.bots_at_once().await;
    }

    fn turn_away(&mut self, visit: Visit, refused: &Refused, code: u16, reason: &'static str) {
        self.refuse(visit, refused);
        if let Some(guest) = self.guests.remove(&visit) {
            let _ = guest.line.out.try_send(Out::Close(code, reason));
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

    fn count_present(&mut self) -> bool {
        let present = self.present();
        match &mut self.room {
            Some(room) if room.present != present => {
                room.present = present;
                true
            }
            _ => false,
        }
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
            act => {
                let done = act_on(room, &who, act);
                return self.carry_out(visit, done).await;
            }
        };
        match answer {
            Ok(answer) => self.send(visit, &answer),
            Err(refused) => self.refuse(visit, &refused),
        }
    }

    /// Writes what an act did and tells everybody; or tells one why it was not done.
    async fn carry_out(&mut self, visit: Visit, done: Result<Change, Refused>) {
        let mut change = match done {
            Ok(change) => change,
            Err(refused) => {
                self.refuse(visit, &refused);
                if refused.kind == ErrorKind::Conflict {
                    self.tell(visit);
                }
                return;
            }
        };
        if let Some(room) = &mut self.room
            && !change.entries.is_empty()
            && !room.only_bots()
        {
            room.let_bots_play(&mut change);
        }
        match self.write(change).await {
            Ok(()) => {
                self.tell_all();
                self.bots_at_once().await;
            }
            Err(StoreError::Repeated { .. }) => self.reread(visit, None).await,
            Err(StoreError::Conflict { .. }) => self.reread(visit, Some(Refused::new(ErrorKind::Conflict, "server-conflict"))).await,
            Err(_) => self.reread(visit, Some(Refused::new(ErrorKind::Unavailable, "server-unavailable"))).await,
        }
    }

    async fn write(&mut self, change: Change) -> Result<(), StoreError> {
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
                if room.is_over() {
                    self.note().await;
                }
                Ok(())
            }
            Err(fault) => {
                tracing::warn!(table = %self.table, %fault, "an act was not written");
                self.app.metrics.conflicts.inc();
                self.room = None;
                Err(fault)
            }
        }
    }

    /// After a write that failed: what the store has is what happened.
    async fn reread(&mut self, visit: Visit, refused: Option<Refused>) {
        refused.iter().for_each(|refused| self.refuse(visit, refused));
        self.guests.values_mut().for_each(|guest| guest.from = 0);
        match self.awake().await {
            Ok(_) => self.tell_all(),
            Err(_) => {
                self.guests.values().for_each(|guest| drop(guest.line.out.try_send(Out::Close(1013, "the table cannot be reached now"))))
            }
        }
    }

    /// Bots that stand before a person's first look answer without a pause.
    async fn bots_at_once(&mut self) {
        while self.room.as_ref().is_some_and(|room| room.bot_to_move() && !room.only_bots()) {
            self.bots().await;
        }
    }

    async fn bots(&mut self) {
        let mut change = Change::default();
        if let Some(room) = &mut self.room {
            room.let_bots_play(&mut change);
        }
        match self.write(change).await {
            Ok(()) => self.tell_all(),
            Err(_) => drop(self.awake().await.map(drop)),
        }
    }

    /// Gives a key another token. Whoever came with the one before is shown the door.
    async fn claim(&mut self, claim: &Claim) -> Result<Who, Refused> {
        let (who, change) = match self.awake().await?.claim(claim) {
            Ok(claimed) => claimed,
            Err(refused) => {
                // The list may have promised a seat: after a crash it lags behind the log.
                self.noted = Progress::default();
                self.note().await;
                return Err(refused);
            }
        };
        if change.entries.is_empty() {
            return Ok(who);
        }
        self.write(change).await.map_err(|_| Refused::new(ErrorKind::Unavailable, "server-unavailable"))?;
        let room = self.room.as_ref().expect("just written");
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

    async fn go_on(&mut self, table: String, tokens: Vec<Token>) -> Result<(), Refused> {
        let change = self.awake().await?.go_on(&table)?;
        let written = self.write(change).await;
        written.map_err(|_| Refused::new(ErrorKind::Unavailable, "server-unavailable"))?;
        for (&visit, guest) in &self.guests {
            let token = guest.who.key.and_then(|key| tokens.get(key)).map(|token| token.clone().reveal());
            self.send(visit, &ToClient::Rematch { table: table.clone(), token });
        }
        Ok(())
    }

    async fn note(&mut self) {
        let Some(progress) = self.room.as_ref().map(Room::progress).filter(|progress| *progress != self.noted) else { return };
        self.noted = progress;
        if let Err(fault) = self.app.store.note(&self.table, progress).await {
            tracing::warn!(table = %self.table, %fault, "progress was not noted");
        }
    }

    fn tell_all(&mut self) {
        let visits: Vec<Visit> = self.guests.keys().copied().collect();
        visits.into_iter().for_each(|visit| self.tell(visit));
    }

    async fn resync(&mut self, visit: Visit) {
        if self.awake().await.is_ok() {
            self.tell(visit);
        }
    }

    /// Sends a fresh state; who cannot take it gets one when they can.
    fn tell(&mut self, visit: Visit) {
        let (Some(room), Some(guest)) = (&self.room, self.guests.get_mut(&visit)) else { return };
        let state = || ToClient::State(Box::new(room.state(&guest.who, guest.from, &self.app.speech)));
        if guest.line.say_state(|| serde_json::to_string(&state()).expect("plain data")) {
            guest.from = room.events();
        }
    }

    fn send(&self, visit: Visit, message: &ToClient) {
        let Some(guest) = self.guests.get(&visit) else { return };
        let text = serde_json::to_string(message).expect("plain data");
        guest.line.say(text);
    }

    fn refuse(&self, visit: Visit, refused: &Refused) {
        self.app.metrics.refusals.inc();
        let Some(guest) = self.guests.get(&visit) else { return };
        let text = said(&self.app, guest.who.lang, &refused.text);
        self.send(visit, &ToClient::Error { kind: refused.kind, text });
    }
}

async fn read(app: &App, table: &str) -> Result<Room, Refused> {
    let unavailable = || Refused::new(ErrorKind::Unavailable, "server-unavailable");
    let stored = app.store.load(table).await.map_err(|fault| {
        tracing::warn!(%table, %fault, "a table cannot be read");
        unavailable()
    })?;
    let header: Header = serde_json::from_str(&stored.header).map_err(|_| unavailable())?;
    let house: Arc<dyn House> = Arc::new(LibraryHouse::find(&app.library, &header.game).ok_or_else(unavailable)?);
    Room::open(table, &stored, house).map_err(|fault| {
        tracing::error!(%table, %fault, "a table cannot be opened");
        unavailable()
    })
}

fn said(app: &App, lang: Lang, phrase: &Phrase) -> String {
    app.speech.say(lang, phrase)
}

fn act_on(room: &mut Room, who: &Who, act: FromClient) -> Result<Change, Refused> {
    match act {
        FromClient::Pick { seq, option, ref id, rev } => room.pick(who, &crate::room::Asked { seq, rev, option, id }),
        FromClient::Undo { to } => room.undo(who, to),
        FromClient::Consent { accept } => room.consent(who, accept),
        FromClient::Seat { seat, bot } => room.seat(who, seat, bot.as_deref()),
        FromClient::Hello { .. }
        | FromClient::Why { .. }
        | FromClient::Preview { .. }
        | FromClient::Moment { .. }
        | FromClient::Lang { .. }
        | FromClient::Ping {} => Err(Refused::new(ErrorKind::Malformed, "server-malformed")),
    }
}
