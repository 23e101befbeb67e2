//! A heuristic: how good an option looks to a seat that sees only its own side of the table.

use crate::rules::Rules;

/// A game that can say how good an option looks. A bot or a search asks it; the rules never do.
pub trait Heuristic: Rules {
    /// Larger is better; only the order within one list of options matters. `view` is redacted for the seat to move.
    fn appraise(&self, view: &Self::State, pick: Self::Pick) -> i32;
}
