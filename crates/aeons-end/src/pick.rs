//! Picks: everything anybody can ever be offered, as small values.

use crate::aether::Payment;
use koloda_kernel::ids::{CardId, Seat};
use serde::{Deserialize, Serialize};

/// The devoured pile, counted after the supply piles.
pub const DEVOURED_PILE: u8 = crate::zone::PILES;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pick {
    // Actions of a turn.
    Cast {
        card: CardId,
    },
    EndCasting,
    Play(CardId),
    Gain {
        pile: u8,
        payment: Payment,
    },
    Charge {
        payment: Payment,
    },
    Focus {
        breach: u8,
        payment: Payment,
    },
    Open {
        breach: u8,
        payment: Payment,
    },
    Prep {
        card: CardId,
        breach: u8,
    },
    Use {
        card: CardId,
    },
    DiscardPower(CardId),
    Ability(Seat),
    EndMain,
    /// Onto the discard pile next.
    Put(CardId),
    PutRest,
    /// Play this corruption next.
    Resolve(CardId),
    Pass,

    // Answers to effects.
    Accept,
    Decline,
    Branch(u8),
    Player(Seat),
    Nemesis,
    Minion(CardId),
    /// One of the tokens that are minions: one that has lost life, or one that has not.
    TokenMinion {
        wounded: bool,
    },
    /// A card to discard, destroy, return, cast, play or reshuffle.
    Card(CardId),
    Done,
    Pile(u8),
    /// A breach to focus: four per seat.
    Breach {
        seat: Seat,
        breach: u8,
    },
    DestroyBreach(u8),
    /// So much of the damage that is divided.
    Share(u8),
}
