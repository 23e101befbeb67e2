//! Aeon's End as the kernel plays it: what is always true of it. Everything else stands in the file that does it.

use crate::vocabulary;
use koloda_kernel::card_game::{CardGame, CardRules, GameInfo};

/// The game with its card data.
pub type AeonsEnd = CardRules<vocabulary::AeonsEnd>;

impl CardGame for vocabulary::AeonsEnd {
    const INFO: GameInfo = GameInfo {
        id: "aeons-end",
        name: ("Aeon’s End", "Aeon’s End"),
        rules_version: 3,
        seats: (1, 4),
        variants: &["turn-order", "solo-turns", "solo-life"],
    };
}
