//! One table in memory: the game, who sits where, what everybody may see and do.
//!
//! Pure: it neither waits nor writes. An act changes the room at once and says which events
//! must be on disk before anybody is told; if they cannot be written the room is thrown away
//! and read again. Names no game.

mod acts;
mod beats;
mod bots;
mod game_source;
mod gathering;
mod keys;
mod naming;
mod presence;
mod repeats;
mod shelved;
pub mod show;
mod undo;

use crate::event_log::{Event, Fold, Header, Sitting};
use crate::protocol::{ErrorKind, Place};
use crate::secrets::SeedSource;
pub use acts::Asked;
pub use beats::ViewCache;
use bots::Thinking;
pub use game_source::{EditionSource, GameSource};
pub use keys::{Claim, ClaimedKey, Keys};
use koloda_bots::SeatBot;
use koloda_games::{Decision, Match};
use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::{Name, Phrase, named};
use koloda_kernel::record::Record;
use koloda_store::{Entry, Progress, StoredTable, Tip};
use koloda_text::Lang;
pub use naming::LONGEST_PERSON;
pub use presence::Presence;
pub use shelved::Shelved;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::Arc;

/// Somebody who speaks or looks: a key of the table and the language of the moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visitor {
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
pub struct RoomError {
    pub kind: ErrorKind,
    pub text: Phrase,
}

impl RoomError {
    pub fn new(kind: ErrorKind, message: &'static str) -> RoomError {
        RoomError { kind, text: Phrase::new(message) }
    }

    pub fn unavailable() -> RoomError {
        RoomError::new(ErrorKind::Unavailable, "server-unavailable")
    }

    /// The store did not take it; under the same id it may be asked for again.
    pub fn not_kept() -> RoomError {
        RoomError::new(ErrorKind::Unavailable, "server-not-kept")
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

impl Change {
    fn of(events: &[Event]) -> Change {
        Change { entries: events.iter().map(|event| event.entry(None)).collect(), cut: None }
    }
}

/// Why a table cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("its header or an event cannot be read")]
    Unreadable,
    #[error("it was begun with other rules or cards than this build has")]
    OtherRules,
    #[error("its game cannot be set up: {0}")]
    Setup(String),
    #[error("pick {0} of its log is not offered")]
    Pick(usize),
}

/// What waits for the consent of others.
#[derive(Clone, Debug)]
struct Request {
    seat: Seat,
    key: Option<usize>,
    about: About,
    accepted: BTreeSet<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum About {
    /// Going back to before this pick.
    Undo(usize),
    /// A bot in the seat of somebody who is away.
    Bot(Seat, String),
}

#[derive(Debug)]
pub struct Room {
    id: String,
    header: Header,
    source: SeedSource,
    game_source: Arc<dyn GameSource>,
    /// The game; none before the cards are dealt.
    play: Option<Box<dyn Match>>,
    /// What is asked now; made once for all who look.
    decision: Option<Decision>,
    keys: Keys,
    /// The keys whose people have sat down, with what they brought.
    sat: BTreeMap<usize, Sitting>,
    /// What the people of keys are called.
    names: BTreeMap<usize, String>,
    /// What the games call the seats: by mage or leader.
    figures: Vec<Option<Name>>,
    pub tip: Tip,
    /// The ids under which clients have acted.
    act_ids: HashSet<String>,
    /// The bot that plays a seat now, by name.
    sitters: Vec<Option<String>>,
    /// Seats whose people were away when the others gave them to bots.
    taken_over: BTreeSet<Seat>,
    /// The picks that bots made.
    by_bots: BTreeSet<usize>,
    bots: BTreeMap<Seat, Box<dyn SeatBot>>,
    /// The bot to move, if it thinks elsewhere.
    thinking: Option<Thinking>,
    /// What was picked, as far as it was seen: said when it can be taken back.
    labels: BTreeMap<usize, Phrase>,
    asked: Option<Request>,
    taken_back: u32,
    rematch: Option<String>,
    present: Presence,
    /// How many events there were when everybody was last told.
    watched: usize,
    /// What they saw then.
    seen: ViewCache,
}

impl Room {
    /// Reads a table: the fold of its log.
    pub fn open(id: &str, stored: &StoredTable, game_source: Arc<dyn GameSource>) -> Result<Room, OpenError> {
        let header: Header = serde_json::from_str(&stored.header).map_err(|_| OpenError::Unreadable)?;
        let source = SeedSource::from_secret(&stored.secret).ok_or(OpenError::Unreadable)?;
        let fold = Fold::of(&stored.events).ok_or(OpenError::Unreadable)?;
        let game = game_source.game();
        if (game.rules_version(), &game.catalogue_digest()) != (header.rules_version, &header.catalogue) {
            return Err(OpenError::OtherRules);
        }
        let mut room = Room::empty(id, header, source, game_source);
        room.tip = stored.tip;
        room.act_ids = stored.events.iter().filter_map(|event| event.client.clone()).collect();
        (room.taken_back, room.rematch, room.by_bots) = (fold.taken_back, fold.rematch, fold.by_bots);
        fold.keys.into_iter().for_each(|(key, hash)| room.keys.change(key, hash));
        fold.sat.into_iter().for_each(|sitting| room.note_sitting(sitting));
        fold.names.into_iter().for_each(|(key, name)| drop(room.names.insert(key, name)));
        if room.header.awaits.is_empty() || fold.started {
            room.deal().map_err(|errors| OpenError::Setup(named(&errors)))?;
        }
        for (number, &pick) in fold.picks.iter().enumerate() {
            let played = room.play.as_mut().is_some_and(|play| play.pick(usize::from(pick)).is_ok());
            if !played {
                return Err(OpenError::Pick(number));
            }
        }
        fold.seats.into_iter().for_each(|sitter| room.sit(sitter));
        room.refresh();
        room.watch(ViewCache::default());
        Ok(room)
    }

    /// A room around a game that is already there.
    pub fn with(id: &str, header: Header, source: SeedSource, game_source: Arc<dyn GameSource>, play: Box<dyn Match>) -> Room {
        let mut room = Room::empty(id, header, source, game_source);
        room.play = Some(play);
        room.refresh();
        room.watch(ViewCache::default());
        room
    }

    /// A room in which nothing has happened yet.
    fn empty(id: &str, header: Header, source: SeedSource, game_source: Arc<dyn GameSource>) -> Room {
        let sitter = |place: &Place| match place {
            Place::Bot { bot } => Some(bot.clone()),
            Place::Me {} | Place::Link {} => None,
        };
        let opener = header.opener.clone();
        let mut room = Room {
            id: id.to_owned(),
            sitters: header.places.iter().map(sitter).collect(),
            tip: Tip { next: 0, hash: [0; 32] },
            play: None,
            decision: None,
            keys: Keys::new(&header.keys),
            sat: BTreeMap::new(),
            names: BTreeMap::new(),
            figures: vec![None; header.setup.seats.into()],
            header,
            source,
            game_source,
            act_ids: HashSet::new(),
            taken_over: BTreeSet::new(),
            by_bots: BTreeSet::new(),
            bots: BTreeMap::new(),
            thinking: None,
            labels: BTreeMap::new(),
            asked: None,
            taken_back: 0,
            rematch: None,
            present: Presence::default(),
            watched: 0,
            seen: ViewCache::default(),
        };
        opener.into_iter().for_each(|sitting| room.note_sitting(sitting));
        room
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    pub fn is_over(&self) -> bool {
        self.play.is_some() && self.decision.is_none()
    }

    /// The game, once the cards are dealt.
    fn play(&self) -> Result<&dyn Match, RoomError> {
        self.play.as_deref().ok_or_else(|| RoomError::new(ErrorKind::Conflict, "server-gathering"))
    }

    fn picks(&self) -> usize {
        self.play.as_ref().map_or(0, |play| play.picks())
    }

    pub fn progress(&self) -> Progress {
        Progress { picks: u32::try_from(self.picks()).unwrap_or(u32::MAX), over: self.is_over(), taken: self.taken() }
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
    pub fn record(&self) -> Result<Record, RoomError> {
        let play = self.play()?;
        if !self.is_over() && !self.header.open_seed {
            return Err(RoomError::new(ErrorKind::Forbidden, "server-record-later"));
        }
        Ok(Record { proof: self.source.proof(), ..play.record() })
    }

    fn is_person(&self, seat: Seat) -> bool {
        matches!(self.sitters.get(seat.index()), Some(None))
    }

    fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.header.setup.seats).filter(|&seat| self.is_person(seat))
    }

    /// Notes who is connected. Whoever is back decides over their seat themselves.
    pub fn set_present(&mut self, present: Presence) {
        self.present = present;
        let about_somebody_here = |request: &Request| matches!(&request.about, About::Bot(seat, _) if self.present.is_here(*seat));
        if self.asked.as_ref().is_some_and(about_somebody_here) {
            self.asked = None;
        }
    }

    /// After every change of the game.
    fn refresh(&mut self) {
        self.thinking = None;
        self.decision = self.play.as_ref().and_then(|play| play.decision());
        self.look_for_figures();
    }
}
