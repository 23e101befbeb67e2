//! Why something cannot be done now. Names the numbers; the client puts them into words.

use crate::power::Power;
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
    NotInHand,
    NotInRow,
    NotInPlay,
    NotMercenary,
    TooExpensive {
        price: u16,
        available: u16,
    },
    AlreadyActivated,
    NoActivation,
    AlreadyFocused,
    NotEnoughPower {
        price: u16,
        available: Power,
    },
    CannotBeAttacked,
    NotAnOpponent,
    MasteryTooLow {
        needed: u8,
        mastery: u8,
    },
    RelicTaken,
    NoSuchRelic,
    BidTooLow {
        highest: u8,
    },
    BidTooHigh {
        most: u8,
    },
    OutOfAuction,
    NoShield,
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
        let phrase = Phrase::new(format!("si-refusal-{kind}"));
        match self {
            Refusal::TooExpensive { price, available } => phrase.number("price", price).number("available", available),
            Refusal::NotEnoughPower { price, available } => phrase.number("price", price).number("available", available.0),
            Refusal::NotYourTurn { current } => phrase.number("player", current.0 + 1),
            Refusal::MasteryTooLow { needed, mastery } => phrase.number("needed", needed).number("mastery", mastery),
            Refusal::BidTooLow { highest } => phrase.number("highest", highest),
            Refusal::BidTooHigh { most } => phrase.number("most", most),
            Refusal::Over
            | Refusal::WrongPhase
            | Refusal::EffectPending
            | Refusal::Unknown
            | Refusal::NotInHand
            | Refusal::NotInRow
            | Refusal::NotInPlay
            | Refusal::NotMercenary
            | Refusal::AlreadyActivated
            | Refusal::NoActivation
            | Refusal::AlreadyFocused
            | Refusal::CannotBeAttacked
            | Refusal::NotAnOpponent
            | Refusal::RelicTaken
            | Refusal::NoSuchRelic
            | Refusal::OutOfAuction
            | Refusal::NoShield
            | Refusal::NotOffered
            | Refusal::NothingAsked => phrase,
        }
    }
}
