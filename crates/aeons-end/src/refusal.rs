//! Why something cannot be done now. Names the numbers; the client puts them into words.

use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Refusal {
    Over,
    NotYourTurn {
        current: Option<Seat>,
    },
    WrongPhase,
    /// An effect waits for an answer first.
    EffectPending,
    Unknown,
    NotInHand,
    WrongKind,
    PileEmpty,
    NotInSupply,
    TooExpensive {
        price: u8,
        available: u8,
    },
    NoBreach,
    BreachOpen,
    BreachClosed,
    BreachFull,
    NotPrepped,
    AlreadyUsed,
    ChargesFull {
        slots: u8,
    },
    NotCharged {
        charges: u8,
        slots: u8,
    },
    CannotPay,
    NoSuchEffect,
    MustCast,
    NotInPlay,
    NotOffered,
    /// Nothing is asked that this would answer.
    NothingAsked,
}

impl From<Refusal> for rules::Refusal {
    fn from(refusal: Refusal) -> rules::Refusal {
        let kind = match refusal {
            Refusal::Over => "over",
            Refusal::NotYourTurn { .. } => "not-your-turn",
            Refusal::WrongPhase => "wrong-phase",
            Refusal::EffectPending => "effect-pending",
            Refusal::Unknown => "unknown",
            Refusal::NotInHand => "not-in-hand",
            Refusal::WrongKind => "wrong-kind",
            Refusal::PileEmpty => "pile-empty",
            Refusal::NotInSupply => "not-in-supply",
            Refusal::TooExpensive { .. } => "too-expensive",
            Refusal::NoBreach => "no-breach",
            Refusal::BreachOpen => "breach-open",
            Refusal::BreachClosed => "breach-closed",
            Refusal::BreachFull => "breach-full",
            Refusal::NotPrepped => "not-prepped",
            Refusal::AlreadyUsed => "already-used",
            Refusal::ChargesFull { .. } => "charges-full",
            Refusal::NotCharged { .. } => "not-charged",
            Refusal::CannotPay => "cannot-pay",
            Refusal::NoSuchEffect => "no-such-effect",
            Refusal::MustCast => "must-cast",
            Refusal::NotInPlay => "not-in-play",
            Refusal::NotOffered => "not-offered",
            Refusal::NothingAsked => "nothing-asked",
        };
        rules::Refusal { kind, phrase: refusal.phrase(kind) }
    }
}

impl Refusal {
    fn phrase(self, kind: &'static str) -> Phrase {
        let phrase = Phrase::new(format!("ae-refusal-{kind}"));
        match self {
            Refusal::TooExpensive { price, available } => phrase.number("price", price).number("available", available),
            Refusal::ChargesFull { slots } => phrase.number("slots", slots),
            Refusal::NotCharged { charges, slots } => phrase.number("charges", charges).number("slots", slots),
            Refusal::NotYourTurn { current } => phrase.number("player", current.map_or(0, |seat| seat.0 + 1)),
            Refusal::Over
            | Refusal::WrongPhase
            | Refusal::EffectPending
            | Refusal::Unknown
            | Refusal::NotInHand
            | Refusal::WrongKind
            | Refusal::PileEmpty
            | Refusal::NotInSupply
            | Refusal::NoBreach
            | Refusal::BreachOpen
            | Refusal::BreachClosed
            | Refusal::BreachFull
            | Refusal::NotPrepped
            | Refusal::AlreadyUsed
            | Refusal::CannotPay
            | Refusal::NoSuchEffect
            | Refusal::MustCast
            | Refusal::NotInPlay
            | Refusal::NotOffered
            | Refusal::NothingAsked => phrase,
        }
    }
}
