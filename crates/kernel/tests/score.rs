//! Ranks follow from scores: more is before less, equal ones share, and what broke a tie is told.

use koloda_kernel::ids::Seat;
use koloda_kernel::score::{Ranked, Score, ranking};
use proptest::prelude::*;
use serde_json::json;

fn ranks(scores: &[(i32, i32)]) -> Vec<Ranked> {
    ranking(scores.len() as u8, |seat| scores.get(seat.index()).map(|&(points, coins)| Score::of(points).then("coins", coins)))
}

proptest! {
    #[test]
    fn ranks_are_an_order(scores in prop::collection::vec((0..4i32, 0..3i32), 1..6)) {
        let ranks = ranks(&scores);
        prop_assert_eq!(ranks.len(), scores.len());
        for (place, one) in ranks.iter().enumerate() {
            for (later, other) in ranks.iter().enumerate().skip(place + 1) {
                let (first, second) = (scores[one.seat.index()], scores[other.seat.index()]);
                prop_assert!(first >= second);
                prop_assert_eq!(first == second, one.rank == other.rank);
                prop_assert!(other.rank as usize <= later + 1);
            }
            let tied = scores.iter().any(|&(points, coins)| points == one.points && coins != scores[one.seat.index()].1);
            prop_assert_eq!(one.tie_break, tied.then_some("coins"));
        }
    }
}

#[test]
fn a_game_without_scores_has_no_ranks() {
    assert_eq!(ranking(4, |_| None), Vec::new());
}

#[test]
fn a_rank_is_written_without_what_did_not_decide() {
    let written = serde_json::to_value(ranks(&[(3, 1), (5, 0), (3, 1)])).expect("plain data");
    let third = |seat: u8| json!({ "seat": seat, "points": 3, "rank": 2 });
    assert_eq!(written, json!([{ "seat": 2, "points": 5, "rank": 1 }, third(1), third(3)]));
    assert_eq!(ranks(&[(3, 1), (3, 2)])[1], Ranked { seat: Seat(0), points: 3, rank: 2, tie_break: Some("coins") });
}
