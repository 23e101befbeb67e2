//! The greedy bot: takes the option that a game's heuristic likes best.

use crate::{Bot, Sight};
use koloda_kernel::heuristic::Heuristic;

#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl<R: Heuristic> Bot<R> for Greedy {
    fn pick(&mut self, sight: &Sight<'_, R>, options: &[R::Pick]) -> usize {
        let (rules, view) = (sight.rules(), sight.view());
        let mut best = (0, i32::MIN);
        for (number, &option) in options.iter().enumerate() {
            let worth = rules.appraise(&view, option);
            // Strictly better: of equals the first listed is taken, so that play is reproducible.
            if worth > best.1 {
                best = (number, worth);
            }
        }
        best.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use koloda_kernel::ids::Seat;
    use koloda_kernel::rules::Rules;
    use koloda_toy::{Pick, rules};

    #[test]
    fn takes_the_best_and_of_equals_the_first() {
        let rules = rules();
        let hand = serde_json::json!({ "players": [{ "hand": ["pawn", "bishop", "rook"] }, {}] });
        let state = rules.read_position(&hand).expect("a valid position");
        let mut options = Vec::new();
        rules.options(&state, &mut options);
        let [pawn, bishop, rook, pass] = options[..] else { panic!("{options:?}") };
        let pick = |options: &[Pick]| Greedy.pick(&Sight::new(&rules, &state, Seat(0)), options);
        assert_eq!(pick(&[pass, pawn, rook]), 2, "three points beat one");
        assert_eq!(pick(&[pass, bishop, pawn]), 1, "one point each");
        assert_eq!(pick(&[pawn, bishop]), 0);
    }
}
