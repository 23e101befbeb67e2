//! Picks: everything anybody can ever be offered, as small values.

use crate::power::Power;
use koloda_kernel::ids::{CardId, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pick {
    // The main phase.
    Play(CardId),
    Recruit(CardId),
    FastPlay(CardId),
    Activate(CardId),
    Focus,
    /// A champion of an opponent.
    Attack(CardId),
    RecruitRelic(CardId),
    EndMain,

    // The attack phase.
    Assign {
        to: Seat,
        power: Power,
    },
    Shield(CardId),
    Overflow(Seat),
    Pass,
    Done,

    // Answers to effects.
    Accept,
    Decline,
    Branch(u8),
    Player(Seat),
    /// A card of one's hand, for a named ability.
    Show(CardId),
    /// A card to remove, return, destroy, recruit or copy.
    Card(CardId),

    // Before the first turn.
    Bid(u8),
    Leader(u8),
    TakeRelic(CardId),

    // For the Nemesis.
    NemesisPlay(CardId),
    NemesisActivate(CardId),
    NemesisDestroy(CardId),
}

impl Pick {
    /// The card that was chosen; none if enough were.
    pub fn card(self) -> Option<CardId> {
        if let Pick::Card(card) = self { Some(card) } else { None }
    }
}
