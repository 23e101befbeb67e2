//! The greedy bot: takes the option that a game's heuristic likes best.

use crate::Bot;
use koloda_kernel::rules::Rules;

/// A game that can say how good an option looks, to somebody who sees only `view`.
pub trait Heuristic: Rules {
    /// Larger is better; only the order within one list of options matters.
    fn appraise(&self, view: &Self::State, pick: Self::Pick) -> i32;
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl<R: Heuristic> Bot<R> for Greedy {
    fn pick(&mut self, rules: &R, view: &R::State, options: &[R::Pick]) -> usize {
        let mut best = (0, i32::MIN);
        for (number, &option) in options.iter().enumerate() {
            let worth = rules.appraise(view, option);
            // Strictly better: of equals the first listed is taken, so that play is reproducible.
            if worth > best.1 {
                best = (number, worth);
            }
        }
        best.0
    }
}
