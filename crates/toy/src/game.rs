//! Race as the kernel plays it: what is always true of it. Everything else stands in the file that does it.

use crate::vocabulary::Race;
use crate::zone;
use koloda_kernel::card_game::{CardGame, CardRules, GameInfo};

/// The game with its card data.
pub type RaceRules = CardRules<Race>;

impl CardGame for Race {
    const INFO: GameInfo =
        GameInfo { id: "race", name: ("Гонка", "Race"), rules_version: 1, seats: (1, zone::SEATS), variants: &["standard"] };
}
