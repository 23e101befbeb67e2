//! What the store keeps of a table: its header and its events, and the picks that remain of them.

use crate::protocol::{Place, UndoRule};
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::Setup;
use koloda_store::{Entry, StoredEvent};
use serde::{Deserialize, Serialize};

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
    pub name: String,
    pub commitment: String,
    pub open_seed: bool,
    /// What state hashes of its record are made of.
    #[serde(default = "first_format")]
    pub format: u32,
    pub keys: Vec<Key>,
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
    Seat {
        seat: Seat,
        bot: Option<String>,
    },
    Rematch {
        table: String,
    },
    /// Another token opens a key from here on, and the one before does not.
    Key {
        key: usize,
        hash: String,
    },
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
    pub taken_back: u32,
    /// For every seat that changed hands: the bot that plays it now, if one does.
    pub seats: Vec<(Seat, Option<String>)>,
    pub rematch: Option<String>,
    /// The keys that got another token, in order.
    pub keys: Vec<(usize, String)>,
}

impl Fold {
    pub fn of(events: impl IntoIterator<Item = Event>) -> Fold {
        let mut fold = Fold::default();
        events.into_iter().for_each(|event| fold.add(event));
        fold
    }

    fn add(&mut self, event: Event) {
        match event {
            Event::Pick(pick) => self.picks.push(pick),
            Event::Undo { to, marked } => {
                self.picks.truncate(to as usize);
                self.taken_back += u32::from(marked);
            }
            Event::Seat { seat, bot } => {
                self.seats.retain(|(other, _)| *other != seat);
                self.seats.push((seat, bot));
            }
            Event::Rematch { table } => self.rematch = Some(table),
            Event::Key { key, hash } => self.keys.push((key, hash)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_undo_shortens_the_game_and_not_the_log() {
        let events = [Event::Pick(1), Event::Pick(2), Event::Undo { to: 1, marked: true }, Event::Pick(3)];
        let fold = Fold::of(events);
        assert_eq!((fold.picks, fold.taken_back), (vec![1, 3], 1));
    }

    #[test]
    fn a_seat_is_given_and_taken_back() {
        let bot = Some("random".to_owned());
        let events =
            [Event::Seat { seat: Seat(1), bot: bot.clone() }, Event::Seat { seat: Seat(0), bot }, Event::Seat { seat: Seat(1), bot: None }];
        assert_eq!(Fold::of(events).seats, vec![(Seat(0), Some("random".to_owned())), (Seat(1), None)]);
    }

    #[test]
    fn events_are_small_and_readable() {
        let entry = Event::Pick(7).entry(None);
        assert_eq!(entry.payload, br#"{"pick":7}"#);
        let stored = StoredEvent { client: None, payload: entry.payload };
        assert_eq!(Event::read(&stored), Some(Event::Pick(7)));
    }
}
