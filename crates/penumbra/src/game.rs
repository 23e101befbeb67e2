//! Penumbra as the kernel plays it: what is always true of it. Everything else stands in the file that does it.

use crate::vocabulary::Penumbra;
use koloda_kernel::card_game::{CardGame, CardRules, GameInfo};

/// The game with its card data.
pub type PenumbraRules = CardRules<Penumbra>;

impl CardGame for Penumbra {
    const INFO: GameInfo = GameInfo {
        id: "penumbra",
        name: ("Пенумбра: Испытания Арканы", "Penumbra: Trials of Arcana"),
        rules_version: 1,
        seats: (1, 4),
        variants: &["solo", "first-game"],
    };
}
