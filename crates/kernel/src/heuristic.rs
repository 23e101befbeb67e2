//! What looks good in a game, to somebody who sees only their own side of the table.

use crate::rules::Rules;

/// A game that can say how good an option looks. A bot or a search asks it; the rules never do.
pub trait Heuristic: Rules {
    /// Larger is better; only the order within one list of options matters. `view` is redacted for the seat to move.
    fn appraise(&self, view: &Self::State, pick: Self::Pick) -> i32;
}
