//! What looks good in Aeon's End, to somebody who sees only their own side of the table.

use crate::Heuristic;
use koloda_aeons_end::AeonsEnd;
use koloda_kernel::rules::Rules;

impl Heuristic for AeonsEnd {
    /// Nothing is preferred yet: the first option is taken.
    fn appraise(&self, _: &<AeonsEnd as Rules>::State, _: <AeonsEnd as Rules>::Pick) -> i32 {
        0
    }
}
