//! The small identities every game shares: seats, physical cards, printed faces.
//!
//! They are types so that a seat can never be used as a card, nor a copy as a face.

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0. Shown to people as 1, 2, 3, …
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

/// One physical copy of a card in this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u16);

/// The printed card: a supply pile has one face and many [`CardId`]s.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Face(pub u16);

impl Seat {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The first `count` seats in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }
}

impl CardId {
    /// "No card": registers that hold nothing.
    pub const NONE: CardId = CardId(u16::MAX);

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn is_some(self) -> bool {
        self != CardId::NONE
    }
}

impl Face {
    /// The back of a card: what an observer sees of a card that is hidden from them.
    pub const UNKNOWN: Face = Face(u16::MAX);

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}
