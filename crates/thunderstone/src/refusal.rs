//! Why something cannot be done now. Names the numbers; the client puts them into words.

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
    NotRevealed,
    NotInHand,
    /// The effect belongs to another place.
    NotHere,
    AfterPurchase,
    AfterLevels,
    AlreadyUsed,
    /// Only for a weapon that somebody holds.
    NotHeld,
    CannotPay,
    SoldOut,
    /// Only the top card of a stack is for sale.
    LiesDeeper,
    NoBuys,
    TooExpensive {
        price: u16,
        available: u16,
    },
    NotAHero,
    HighestLevel,
    TooLittleExperience {
        needed: u16,
        has: u16,
    },
    NoNextLevel,
    NotAWeapon,
    AlreadyHeld,
    AlreadyMoved,
    HasAWeapon,
    TooHeavy {
        weight: u8,
        strength: u8,
    },
    NobodyThere,
    NotAMonster,
    TooDark {
        penalty: u8,
    },
    NotOffered,
    /// Nothing is asked that this would answer.
    NothingAsked,
}

impl From<Refusal> for rules::Refusal {
    fn from(refusal: Refusal) -> rules::Refusal {
        let kind = refusal.into_str();
        rules::Refusal { kind, phrase: refusal.phrase(kind) }
    }
}

impl Refusal {
    fn phrase(self, kind: &'static str) -> Phrase {
        let phrase = Phrase::new(format!("ts-refusal-{kind}"));
        match self {
            Refusal::NotYourTurn { current } => phrase.number("player", current.0 + 1),
            Refusal::TooExpensive { price, available } => phrase.number("price", price).number("available", available),
            Refusal::TooLittleExperience { needed, has } => phrase.number("needed", needed).number("has", has),
            Refusal::TooHeavy { weight, strength } => phrase.number("weight", weight).number("strength", strength),
            Refusal::TooDark { penalty } => phrase.number("penalty", penalty),
            Refusal::Over
            | Refusal::WrongPhase
            | Refusal::EffectPending
            | Refusal::Unknown
            | Refusal::NotRevealed
            | Refusal::NotInHand
            | Refusal::NotHere
            | Refusal::AfterPurchase
            | Refusal::AfterLevels
            | Refusal::AlreadyUsed
            | Refusal::NotHeld
            | Refusal::CannotPay
            | Refusal::SoldOut
            | Refusal::LiesDeeper
            | Refusal::NoBuys
            | Refusal::NotAHero
            | Refusal::HighestLevel
            | Refusal::NoNextLevel
            | Refusal::NotAWeapon
            | Refusal::AlreadyHeld
            | Refusal::AlreadyMoved
            | Refusal::HasAWeapon
            | Refusal::NobodyThere
            | Refusal::NotAMonster
            | Refusal::NotOffered
            | Refusal::NothingAsked => phrase,
        }
    }
}
