//! One table in memory: the game, who sits where, what everybody may see and do.
//!
//! Pure: it neither waits nor writes. An act changes the room at once and says which events
//! must be on disk before anybody is told; if they cannot be written the room is thrown away
//! and read again. Names no game.

mod acts;
mod bots;
mod house;
mod keys;
mod repeats;
mod shelved;
pub mod show;
mod undo;

use crate::ledger::{Event, Fold, Header};
use crate::protocol::{ErrorKind, Place};
use crate::secrets::SeedSource;
pub use acts::Asked;
pub use house::{EditionHouse, House};
pub use keys::{Claim, Keys, Wish};
use koloda_bots::SeatBot;
use koloda_games::{Decision, Play};
use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::{Phrase, named};
use koloda_kernel::record::Record;
use koloda_store::{Entry, Progress, StoredTable, Tip};
use koloda_text::Lang;
pub use shelved::Shelved;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::Arc;

/// Who speaks or looks: a key of the table and the language of the moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    /// The place of the key in the header; none for a passer-by at a public table.
    pub key: Option<usize>,
    /// Which of the key's tokens they came with, counted from 0.
    pub issue: u32,
    /// Whether that is an invitation: it becomes a seat's token when it is redeemed.
    pub invited: bool,
    pub seats: Vec<Seat>,
    pub lang: Lang,
}

/// Why something was not done: nothing has changed.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    pub kind: ErrorKind,
    pub text: Phrase,
}

impl Refused {
    pub fn new(kind: ErrorKind, message: &'static str) -> Refused {
        Refused { kind, text: Phrase::new(message) }
    }

    pub fn unavailable() -> Refused {
        Refused::new(ErrorKind::Unavailable, "server-unavailable")
    }

    /// The store did not take it; under the same id it may be asked for again.
    pub fn not_kept() -> Refused {
        Refused::new(ErrorKind::Unavailable, "server-not-kept")
    }

    /// Whether asking again is of no use.
    pub fn is_final(&self) -> bool {
        matches!(self.kind, ErrorKind::OtherRules | ErrorKind::Damaged)
    }
}

/// What an act did.
#[derive(Debug, Default)]
pub struct Change {
    /// To be on disk before anybody is told.
    pub entries: Vec<Entry>,
    /// The log was cut to this many events before it grew again.
    pub cut: Option<usize>,
}

/// Why a table cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenFault {
    #[error("its header or an event cannot be read")]
    Unreadable,
    #[error("it was begun with other rules or cards than this build has")]
    OtherRules,
    #[error("its game cannot be set up: {0}")]
    Setup(String),
    #[error("pick {0} of its log is not offered")]
    Pick(usize),
}

/// An undo that waits for consent.
#[derive(Clone, Debug)]
struct Request {
    seat: Seat,
    key: Option<usize>,
    to: usize,
    accepted: BTreeSet<Seat>,
}

#[derive(Debug)]
pub struct Room {
    id: String,
    header: Header,
    source: SeedSource,
    house: Arc<dyn House>,
    play: Box<dyn Play>,
    /// What is asked now; made once for all who look.
    decision: Option<Decision>,
    keys: Keys,
    pub tip: Tip,
    /// The ids under which clients have acted.
    clients: HashSet<String>,
    /// The bot that plays a seat now, by name.
    sitters: Vec<Option<String>>,
    bots: BTreeMap<Seat, Box<dyn SeatBot>>,
    /// What was picked, as far as it was seen: said when it can be taken back.
    labels: BTreeMap<usize, Phrase>,
    asked: Option<Request>,
    taken_back: u32,
    rematch: Option<String>,
    /// Seats whose people are connected.
    pub present: BTreeSet<Seat>,
}

impl Room {
    /// Reads a table: the fold of its log.
    pub fn open(id: &str, stored: &StoredTable, house: Arc<dyn House>) -> Result<Room, OpenFault> {
        let header: Header = serde_json::from_str(&stored.header).map_err(|_| OpenFault::Unreadable)?;
        let source = SeedSource::from_secret(&stored.secret).ok_or(OpenFault::Unreadable)?;
        let events: Option<Vec<Event>> = stored.events.iter().map(Event::read).collect();
        let fold = Fold::of(events.ok_or(OpenFault::Unreadable)?);
        let mut play = house.game().start(header.setup.clone(), source.seed()).map_err(|faults| OpenFault::Setup(named(&faults)))?;
        let begun = play.record();
        if (begun.rules_version, &begun.catalogue) != (header.rules_version, &header.catalogue) {
            return Err(OpenFault::OtherRules);
        }
        for (number, &pick) in fold.picks.iter().enumerate() {
            play.pick(usize::from(pick)).map_err(|_| OpenFault::Pick(number))?;
        }
        let clients = stored.events.iter().filter_map(|event| event.client.clone()).collect();
        let mut room = Room::with(id, header, source, house, play);
        (room.tip, room.clients) = (stored.tip, clients);
        (room.taken_back, room.rematch) = (fold.taken_back, fold.rematch);
        fold.keys.into_iter().for_each(|(key, hash)| room.keys.change(key, hash));
        fold.seats.into_iter().for_each(|(seat, bot)| room.sit(seat, bot));
        Ok(room)
    }

    /// A room around a game that is already there.
    pub fn with(id: &str, header: Header, source: SeedSource, house: Arc<dyn House>, play: Box<dyn Play>) -> Room {
        let sitter = |place: &Place| match place {
            Place::Bot { bot } => Some(bot.clone()),
            Place::Me {} | Place::Link {} => None,
        };
        Room {
            id: id.to_owned(),
            sitters: header.places.iter().map(sitter).collect(),
            tip: Tip { next: 0, hash: [0; 32] },
            decision: play.decision(),
            keys: Keys::new(&header.keys),
            header,
            source,
            house,
            play,
            clients: HashSet::new(),
            bots: BTreeMap::new(),
            labels: BTreeMap::new(),
            asked: None,
            taken_back: 0,
            rematch: None,
            present: BTreeSet::new(),
        }
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    pub fn is_over(&self) -> bool {
        self.decision.is_none()
    }

    pub fn progress(&self) -> Progress {
        Progress { picks: u32::try_from(self.play.picks()).unwrap_or(u32::MAX), over: self.is_over(), taken: self.taken() }
    }

    /// How many events its log has.
    pub fn rev(&self) -> u32 {
        u32::try_from(self.tip.next).unwrap_or(u32::MAX)
    }

    /// The table its people went on to.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// The record with its proof; only where the seed is no secret any more.
    pub fn record(&self) -> Result<Record, Refused> {
        if !self.is_over() && !self.header.open_seed {
            return Err(Refused::new(ErrorKind::Forbidden, "server-record-later"));
        }
        Ok(Record { proof: self.source.proof(), ..self.play.record() })
    }

    fn is_person(&self, seat: Seat) -> bool {
        matches!(self.sitters.get(seat.index()), Some(None))
    }

    fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.header.setup.seats).filter(|&seat| self.is_person(seat))
    }

    /// After every change of the game.
    fn refresh(&mut self) {
        self.decision = self.play.decision();
    }
}
