//! Dice as kinds of a pool: colour, value, and whether they vanish at the end of the turn.

use crate::vocabulary::{Colour, Discipline};
use koloda_kernel::pool::Pool;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// Colours that dice really have: six disciplines, bone, spark.
pub const COLOURS: u8 = 8;
pub const FACES: u8 = 6;
const PERMANENT: u8 = COLOURS * FACES;
pub const KINDS: usize = 2 * PERMANENT as usize;

/// So many dice of each kind.
pub type Dice = Pool<KINDS>;

/// The colour of a real die.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    strum::VariantArray,
    strum::IntoStaticStr,
    strum::EnumString,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[repr(u8)]
pub enum Hue {
    Red,
    Orange,
    Yellow,
    Green,
    Blue,
    Violet,
    Bone,
    Spark,
}

impl Hue {
    pub const COLOURED: [Hue; 6] = [Hue::Red, Hue::Orange, Hue::Yellow, Hue::Green, Hue::Blue, Hue::Violet];

    pub fn of(discipline: Discipline) -> Hue {
        Hue::VARIANTS[discipline as usize]
    }

    pub fn at(place: u8) -> Hue {
        Hue::VARIANTS[usize::from(place)]
    }

    /// The discipline of a coloured die.
    pub fn discipline(self) -> Option<Discipline> {
        Discipline::VARIANTS.get(self as usize).copied()
    }

    /// The hue that a word of a card file names by itself.
    pub fn named(colour: Colour) -> Option<Hue> {
        match colour {
            Colour::Red => Some(Hue::Red),
            Colour::Orange => Some(Hue::Orange),
            Colour::Yellow => Some(Hue::Yellow),
            Colour::Green => Some(Hue::Green),
            Colour::Blue => Some(Hue::Blue),
            Colour::Violet => Some(Hue::Violet),
            Colour::Bone => Some(Hue::Bone),
            Colour::Spark => Some(Hue::Spark),
            Colour::Any | Colour::Own | Colour::Class => None,
        }
    }

    /// Whether a die of this hue will do for a colour: a spark stands for any but bone (PN-068, PN-069).
    pub fn serves(self, colour: Hue) -> bool {
        self == colour || self == Hue::Spark && colour != Hue::Bone
    }
}

/// A kind of dice: its place in a pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Die(pub u8);

impl Die {
    pub const NONE: Die = Die(u8::MAX);

    pub fn new(hue: Hue, value: u8) -> Die {
        Die(hue as u8 * FACES + value - 1)
    }

    pub fn hue(self) -> Hue {
        Hue::at(self.0 % PERMANENT / FACES)
    }

    pub fn value(self) -> u8 {
        self.0 % FACES + 1
    }

    /// Whether it vanishes at the end of the turn (PN-073).
    pub fn is_temporary(self) -> bool {
        self.0 >= PERMANENT
    }

    pub fn temporary(self) -> Die {
        Die(self.0 % PERMANENT + PERMANENT)
    }

    /// What it is once it was placed: nobody's, and no longer temporary (PN-076).
    pub fn permanent(self) -> Die {
        Die(self.0 % PERMANENT)
    }

    pub fn with_value(self, value: u8) -> Die {
        Die(self.0 - self.0 % FACES + value - 1)
    }

    /// A die of another colour with the same face (PN-084), temporary if this one is (PN-A10).
    pub fn with_hue(self, hue: Hue) -> Die {
        let die = Die::new(hue, self.value());
        if self.is_temporary() { die.temporary() } else { die }
    }

    pub fn kind(self) -> usize {
        usize::from(self.0)
    }
}

/// The kinds of dice in a pool, with how many.
pub fn each(dice: &Dice) -> impl Iterator<Item = (Die, u8)> + '_ {
    dice.iter().map(|(kind, count)| (Die(kind as u8), count))
}
