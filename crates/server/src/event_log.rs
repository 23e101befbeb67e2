//! The log of a table as the store keeps it: its header and its events, and the picks that remain of them.

use crate::protocol::{Place, UndoRule};
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::Setup;
use koloda_store::{Entry, StoredEvent};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Seconds after a person's last connection in which nobody else decides over their seat.
pub const GRACE: u32 = 60;

fn usual_grace() -> u32 {
    GRACE
}

/// What never changes about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    pub game: String,
    pub rules_version: u32,
    pub catalogue: String,
    pub setup: Setup,
    pub places: Vec<Place>,
    pub public: bool,
    /// Whether anybody may take a linked seat that nobody has taken yet.
    #[serde(default)]
    pub joinable: bool,
    pub undo: UndoRule,
    #[serde(default = "usual_grace")]
    pub grace: u32,
    pub name: String,
    pub commitment: String,
    pub open_seed: bool,
    /// What state hashes of its record are made of.
    #[serde(default = "first_format")]
    pub format: u32,
    pub keys: Vec<Key>,
    /// The keys whose people must sit down, or be replaced by bots, before the cards are dealt.
    #[serde(default)]
    pub awaits: Vec<usize>,
    /// Who sat down by opening the table. Earlier releases kept their nonce with the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opener: Option<Sitting>,
}

/// The person of a key sits down. A nonce counts only before the cards are dealt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitting {
    pub key: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

impl Header {
    /// What the people of some keys have added to the chance, each with their first seat, in the order of the keys.
    pub fn nonces(&self, sat: &BTreeMap<usize, Sitting>) -> Vec<(u8, String)> {
        let first_seat = |key: usize| self.keys.get(key).and_then(|key| key.seats.first()).map_or(0, |seat| seat.0 + 1);
        sat.values().filter_map(|sitting| Some((first_seat(sitting.key), sitting.nonce.clone()?))).collect()
    }
}

/// Tables of the releases before there were two formats do not say which.
fn first_format() -> u32 {
    koloda_kernel::record::FIRST_FORMAT
}

/// A token's hash and what it opens; no seats: only watching. Events may give it another token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Key {
    pub hash: String,
    pub seats: Vec<Seat>,
}

/// What happened at a table. Nothing is ever removed: an undo is an event, too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Pick(u16),
    Undo {
        to: u32,
        /// More than a free one: it marks the result.
        marked: bool,
    },
    /// A bot plays a seat from here on, or a person again.
    Seat(Sitter),
    Rematch {
        table: String,
    },
    /// Another token opens a key from here on, and the one before does not.
    Key {
        key: usize,
        hash: String,
    },
    Sit(Sitting),
    /// The person of a key is called so from here on.
    Name {
        key: usize,
        name: String,
    },
    /// The cards are dealt: the nonces so far and the server seed are the table's seed.
    Start,
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    pub seat: Seat,
    pub bot: Option<String>,
    /// The others decided so while the person was away: the person keeps their say.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_others: bool,
}

impl Event {
    pub fn entry(&self, client: Option<String>) -> Entry {
        Entry { client, payload: serde_json::to_vec(self).expect("events are plain data") }
    }

    pub fn read(stored: &StoredEvent) -> Option<Event> {
        serde_json::from_slice(&stored.payload).ok()
    }
}

/// What a list of events comes to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fold {
    pub picks: Vec<u16>,
    /// The picks that a bot made.
    pub by_bots: BTreeSet<usize>,
    pub taken_back: u32,
    /// For every seat that changed hands: who plays it now.
    pub seats: Vec<Sitter>,
    pub rematch: Option<String>,
    /// The keys that got another token, in order.
    pub keys: Vec<(usize, String)>,
    pub sat: Vec<Sitting>,
    /// What people called themselves after they had sat down, in order.
    pub names: Vec<(usize, String)>,
    pub started: bool,
}

impl Fold {
    /// None if an event cannot be read.
    pub fn of(events: &[StoredEvent]) -> Option<Fold> {
        let mut fold = Fold::default();
        for stored in events {
            // People's picks carry an id of their client's, bots' picks none.
            fold.add(Event::read(stored)?, stored.client.is_none());
        }
        Some(fold)
    }

    fn add(&mut self, event: Event, by_bot: bool) {
        match event {
            Event::Pick(pick) => {
                if by_bot {
                    self.by_bots.insert(self.picks.len());
                }
                self.picks.push(pick);
            }
            Event::Undo { to, marked } => {
                self.picks.truncate(to as usize);
                self.by_bots.split_off(&self.picks.len());
                self.taken_back += u32::from(marked);
            }
            Event::Seat(sitter) => {
                self.seats.retain(|other| other.seat != sitter.seat);
                self.seats.push(sitter);
            }
            Event::Rematch { table } => self.rematch = Some(table),
            Event::Key { key, hash } => self.keys.push((key, hash)),
            Event::Sit(sitting) => self.sat.push(sitting),
            Event::Name { key, name } => self.names.push((key, name)),
            Event::Start => self.started = true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stored(event: &Event, client: Option<&str>) -> StoredEvent {
        StoredEvent { client: client.map(str::to_owned), payload: event.entry(None).payload }
    }

    fn folded(events: &[Event]) -> Fold {
        let stored: Vec<StoredEvent> = events.iter().map(|event| stored(event, Some("me"))).collect();
        Fold::of(&stored).expect("readable")
    }

    fn seat(seat: u8, bot: Option<&str>) -> Event {
        Event::Seat(Sitter { seat: Seat(seat), bot: bot.map(str::to_owned), by_others: false })
    }

    #[test]
    fn an_undo_shortens_the_game_and_not_the_log() {
        let fold = folded(&[Event::Pick(1), Event::Pick(2), Event::Undo { to: 1, marked: true }, Event::Pick(3)]);
        assert_eq!((fold.picks, fold.taken_back), (vec![1, 3], 1));
    }

    #[test]
    fn it_is_known_which_picks_bots_made() {
        let undo = Event::Undo { to: 1, marked: false };
        let log = [(Event::Pick(1), None), (Event::Pick(2), None), (undo, None), (Event::Pick(3), Some("me")), (Event::Pick(4), None)];
        let stored: Vec<StoredEvent> = log.iter().map(|(event, client)| stored(event, *client)).collect();
        assert_eq!(Fold::of(&stored).expect("readable").by_bots, BTreeSet::from([0, 2]));
    }

    #[test]
    fn a_seat_is_given_and_taken_back() {
        let fold = folded(&[seat(1, Some("random")), seat(0, Some("random")), seat(1, None)]);
        let bots: Vec<(Seat, Option<String>)> = fold.seats.into_iter().map(|sitter| (sitter.seat, sitter.bot)).collect();
        assert_eq!(bots, vec![(Seat(0), Some("random".to_owned())), (Seat(1), None)]);
    }

    #[test]
    fn events_are_small_and_readable() {
        let entry = Event::Pick(7).entry(None);
        assert_eq!(entry.payload, br#"{"pick":7}"#);
        let stored = StoredEvent { client: None, payload: entry.payload };
        assert_eq!(Event::read(&stored), Some(Event::Pick(7)));
    }

    #[test]
    fn what_earlier_releases_wrote_is_read() {
        let payload = br#"{"seat":{"seat":1,"bot":"random"}}"#.to_vec();
        assert_eq!(Event::read(&StoredEvent { client: None, payload }), Some(seat(1, Some("random"))));
        let header = r#"{"game":"shards","rules_version":1,"catalogue":"c","setup":{"seats":2},"places":[{"kind":"me"},{"kind":"link"}],
            "public":false,"undo":"consent","name":"","commitment":"","open_seed":false,"keys":[]}"#;
        let header: Header = serde_json::from_str(header).expect("readable");
        assert_eq!((header.grace, header.awaits, header.opener), (GRACE, vec![], None));
    }
}
