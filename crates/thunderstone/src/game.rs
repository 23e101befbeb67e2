//! Thunderstone as the kernel plays it: what is always true of it. Everything else stands in the file that does it.

use crate::vocabulary::Thunderstone;
use koloda_kernel::card_game::{CardGame, CardRules, GameInfo};

/// The game with its card data.
pub type ThunderstoneRules = CardRules<Thunderstone>;

impl CardGame for Thunderstone {
    const INFO: GameInfo = GameInfo {
        id: "thunderstone",
        name: ("Громовой камень", "Thunderstone"),
        rules_version: 1,
        seats: (2, 5),
        variants: &["first-game", "longer-game"],
    };
}
