//! What happened. Everybody at the table is told, so nothing here tells what only some may know.

use crate::catalog::Catalog;
use crate::state::State;
use crate::view::who;
use koloda_kernel::event::Field;
use koloda_kernel::ids::{Face, Seat};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::LogEvent;
use serde::Serialize;

koloda_kernel::events! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
    #[serde(tag = "event", rename_all = "kebab-case")]
    pub enum Event in catalog: Catalog, messages "race-event-";
    turns {
        TurnOf { seat: Seat } "turn-of";
    }
    causes {
        Played { seat: Seat, card: Face } "played";
        Passed { seat: Seat } "passed";
        Won { seat: Seat } "won";
        TimeIsUp "time-is-up";
    }
    consequences {
        Scored { seat: Seat, points: u8, now: u8 } "scored";
        Drew { seat: Seat, cards: u8 } "drew";
        Discarded { seat: Seat, card: Face } "discarded";
        Reshuffled "reshuffled";
    }
}

impl LogEvent for Event {
    type State = State;
}

impl Field<Catalog> for Seat {
    fn say(self, _: &'static str, _: &Catalog, phrase: Phrase) -> Phrase {
        phrase.phrase("who", who(self))
    }
}

impl Field<Catalog> for Face {
    fn say(self, name: &'static str, catalog: &Catalog, phrase: Phrase) -> Phrase {
        phrase.name(name, &catalog.face(self).name)
    }
}

impl Field<Catalog> for u8 {
    fn say(self, name: &'static str, _: &Catalog, phrase: Phrase) -> Phrase {
        phrase.number(name, self)
    }
}
