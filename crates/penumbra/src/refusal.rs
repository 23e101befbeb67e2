//! Why something cannot be done now. Names the numbers; the client puts them into words.

use crate::dice::Hue;
use crate::text::ingredients;
use crate::vocabulary::{Ingredient, Limit, Timing};
use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Refusal {
    Over,
    NotYourTurn {
        current: Seat,
    },
    WrongPhase,
    /// An effect waits for an answer first.
    EffectPending,
    Unknown,
    /// After a deadly wound (PN-405).
    MustRest,
    NoTrial,
    NoPlacements,
    /// No cell takes this die now.
    NoCell,
    NoSuchDie,
    /// The cell is not used by so few wizards.
    CellShut {
        players: u8,
    },
    /// The cell takes other dice.
    CellTakes,
    /// No mark of the class is left (PN-004).
    NoMarks,
    /// A die lies there that this one does not knock out (PN-256).
    CellTaken {
        value: u8,
    },
    /// Nothing of this name lies where it could be used.
    NotYours,
    Turned,
    /// The card works by itself.
    NeverUsed,
    /// Only in this kind of turn.
    WrongTurn {
        wanted: Limit,
    },
    /// Only at this moment.
    WrongMoment {
        wanted: Timing,
    },
    Suppressed,
    /// Vigilance allows no more cards before the threat.
    Watched {
        used: u8,
    },
    CannotPay {
        lack: Lack,
    },
    /// Nothing is bought now.
    NotBuying,
    /// A card of this name is there already (PN-056).
    Owned,
    /// Once a turn.
    Hurried,
    Bound,
    NotInTheCity,
    NotCharged,
    NotWounded,
    NotOffered,
    /// Nothing is asked that this would answer.
    NothingAsked,
}

/// The part of a price that is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    Of {
        ingredient: Ingredient,
        needed: u8,
        has: u8,
    },
    Die {
        hue: Hue,
        six: bool,
    },
    Placements {
        needed: u8,
        has: u8,
    },
    /// The first cell that a mark could lie in.
    Cell,
    /// It is free right after another card, and only so.
    Before,
}

impl Lack {
    fn phrase(self) -> Phrase {
        match self {
            Lack::Of { ingredient, needed, has } => {
                Phrase::new("pn-refusal-lack-ingredient").phrase("needed", ingredients(&[(ingredient, needed)], "count")).number("has", has)
            }
            Lack::Die { hue, six } => {
                let die = Phrase::new(format!("pn-colour-{}.{}", hue.into_str(), if six { "six" } else { "die" }));
                Phrase::new("pn-refusal-lack-die").phrase("die", die)
            }
            Lack::Placements { needed, has } => Phrase::new("pn-refusal-lack-placements").number("needed", needed).number("has", has),
            Lack::Cell => Phrase::new("pn-refusal-lack-cell"),
            Lack::Before => Phrase::new("pn-refusal-lack-before"),
        }
    }
}

impl From<Refusal> for rules::Refusal {
    fn from(refusal: Refusal) -> rules::Refusal {
        let kind = refusal.into_str();
        rules::Refusal { kind, phrase: refusal.phrase(kind) }
    }
}

impl Refusal {
    fn phrase(self, kind: &'static str) -> Phrase {
        let phrase = Phrase::new(format!("pn-refusal-{kind}"));
        match self {
            Refusal::NotYourTurn { current } => phrase.number("seat", current.0 + 1),
            Refusal::WrongTurn { wanted } => phrase.word("turn", wanted.into_str()),
            Refusal::WrongMoment { wanted } => phrase.word("moment", wanted.into_str()),
            Refusal::Watched { used } => phrase.number("used", used),
            Refusal::CannotPay { lack } => lack.phrase(),
            Refusal::CellShut { players } => phrase.number("n", players),
            Refusal::CellTaken { value } => phrase.number("value", value),
            Refusal::Over
            | Refusal::WrongPhase
            | Refusal::EffectPending
            | Refusal::Unknown
            | Refusal::MustRest
            | Refusal::NoTrial
            | Refusal::NoPlacements
            | Refusal::NoCell
            | Refusal::NoSuchDie
            | Refusal::CellTakes
            | Refusal::NoMarks
            | Refusal::NotYours
            | Refusal::Turned
            | Refusal::NeverUsed
            | Refusal::Suppressed
            | Refusal::NotBuying
            | Refusal::Owned
            | Refusal::Hurried
            | Refusal::Bound
            | Refusal::NotInTheCity
            | Refusal::NotCharged
            | Refusal::NotWounded
            | Refusal::NotOffered
            | Refusal::NothingAsked => phrase,
        }
    }
}
