//! Breaches: where a mage preps spells and casts them from.
//!
//! Owns the life of one breach: closed, focused for the rest of this turn, open, destroyed. Does
//! not know whose turn it is or what things cost the player: `action` decides that.

use serde::{Deserialize, Serialize};

/// A closed breach that was turned this often is opened by the next focus (AE-091).
pub const LAST_TURN: u8 = 3;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Breach {
    /// This mage never had one here.
    #[default]
    Absent,
    Destroyed,
    Closed {
        turned: u8,
        /// Takes a spell until the end of this turn (AE-089).
        focused: bool,
    },
    Open,
    /// Open, under a tile without a number that took the place of another, by its place in the catalogue.
    Tile(u8),
}

/// The sign of the first tile without a number; the next one has the next letter.
const FIRST_TILE: u8 = b'S';

impl Breach {
    pub fn exists(self) -> bool {
        matches!(self, Breach::Closed { .. } | Breach::Open | Breach::Tile(_))
    }

    pub fn is_open(self) -> bool {
        matches!(self, Breach::Open | Breach::Tile(_))
    }

    pub fn is_closed(self) -> bool {
        matches!(self, Breach::Closed { .. })
    }

    /// Takes a spell now.
    pub fn takes_spell(self) -> bool {
        matches!(self, Breach::Open | Breach::Tile(_) | Breach::Closed { focused: true, .. })
    }

    /// Turns it by a quarter; a breach that cannot turn further opens. `lasting`: on its owner's
    /// turn, so that it takes a spell (AE-A19).
    pub fn focus(&mut self, lasting: bool) {
        if let Breach::Closed { turned, focused } = self {
            if *turned >= LAST_TURN {
                *self = Breach::Open;
            } else {
                *turned += 1;
                *focused |= lasting;
            }
        }
    }

    pub fn end_turn(&mut self) {
        if let Breach::Closed { focused, .. } = self {
            *focused = false;
        }
    }

    /// The sign used in mats and positions.
    pub fn sign(self) -> char {
        match self {
            Breach::Absent => '-',
            Breach::Destroyed => 'x',
            Breach::Closed { turned, .. } => char::from(b'0' + turned),
            Breach::Open => 'O',
            Breach::Tile(place) => char::from(FIRST_TILE + place),
        }
    }

    pub fn from_sign(sign: char) -> Option<Breach> {
        match sign {
            '-' => Some(Breach::Absent),
            'x' => Some(Breach::Destroyed),
            'O' => Some(Breach::Open),
            'S'..='Z' => Some(Breach::Tile(sign as u8 - FIRST_TILE)),
            '0'..='3' => Some(Breach::Closed { turned: sign as u8 - b'0', focused: false }),
            _ => None,
        }
    }

    /// Four signs for breaches I to IV.
    pub fn row(signs: &str) -> Result<[Breach; 4], String> {
        let error = || format!("`{signs}` does not describe four breaches; expected four of O 0 1 2 3 - x S");
        let row: Option<Vec<Breach>> = signs.chars().map(Breach::from_sign).collect();
        row.and_then(|row| row.try_into().ok()).ok_or_else(error)
    }
}
