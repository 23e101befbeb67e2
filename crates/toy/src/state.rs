//! The state of one game: plain data, a value that is copied, saved and compared.

use crate::zone;
use koloda_kernel::chance::{Chance, Seed, Stream};
use koloda_kernel::choosing::Choosing;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Machine;
use koloda_kernel::rules::Outcome;
use koloda_kernel::viewers::Viewers;
use koloda_kernel::zones::{CardData, Zone, Zones};
use serde::{Deserialize, Serialize};

/// Room for every physical card, and for some that people add.
pub const CARDS: usize = 64;
/// What chance is used for; the name is part of the record format.
pub const SHUFFLE: Stream = Stream { slot: 0, name: *b"deck    " };

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub zones: Zones<CARDS, { zone::COUNT }, OnCard>,
    pub seats: u8,
    pub goal: u8,
    pub points: [u8; zone::SEATS as usize],
    /// Whose turn it is, and the how manyeth of all.
    pub turn: Seat,
    pub turns: u16,
    pub machine: Machine<Regs>,
    pub chance: Chance,
    pub outcome: Option<Outcome>,
}

impl State {
    /// With nothing on the table.
    pub fn new(seats: u8, seed: Seed) -> State {
        State {
            zones: Zones::default(),
            seats,
            goal: 10,
            points: [0; zone::SEATS as usize],
            turn: Seat(0),
            turns: 1,
            machine: Machine::default(),
            chance: Chance::new(seed),
            outcome: None,
        }
    }
}

/// What is kept on a physical card while it lies where it does: in this game nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OnCard;

impl CardData for OnCard {
    fn viewers(zone: Zone) -> Viewers {
        zone::LAYOUT.viewers(zone)
    }
}

/// The registers of a running effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Regs {
    /// The card whose effect it is.
    pub card: CardId,
    /// Whom it is about.
    pub subject: Seat,
    /// How many cards are still to be chosen.
    pub left: u8,
}

impl Regs {
    pub fn of(card: CardId, subject: Seat) -> Regs {
        Regs { card, subject, left: 0 }
    }
}

impl Default for Regs {
    fn default() -> Regs {
        Regs::of(CardId::NONE, Seat(0))
    }
}

impl Choosing for Regs {
    fn left(&self) -> u8 {
        self.left
    }

    fn begin(&mut self, wanted: u8) {
        self.left = wanted;
    }

    fn chose(&mut self, _: CardId) {
        self.left = self.left.saturating_sub(1);
    }
}
