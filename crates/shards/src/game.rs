//! Shards of Infinity as the kernel plays it: what is always true of it. Everything else stands in the file that does it.

use crate::vocabulary::Shards;
use koloda_kernel::card_game::{CardGame, CardRules, GameInfo};

/// The game with its card data.
pub type ShardsOfInfinity = CardRules<Shards>;

impl CardGame for Shards {
    const INFO: GameInfo = GameInfo {
        id: "shards",
        name: ("Осколки бесконечности", "Shards of Infinity"),
        rules_version: 2,
        seats: (1, 4),
        variants: &["standard", "teams", "three-way", "leader-auction", "relic-draft", "secret-relics", "nemesis"],
    };
}
