//! Costs: what is offered next is exactly what can still be completed, by trying everything.

use koloda_kernel::cost::Cost;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::pool::Pool;
use proptest::prelude::*;

const KINDS: usize = 4;

fn pool(counts: &[u8]) -> Pool<KINDS> {
    let mut pool = Pool::default();
    counts.iter().enumerate().for_each(|(kind, &count)| _ = pool.gain(kind, count, u8::MAX));
    pool
}

fn cost(parts: &[(u8, Vec<usize>)]) -> Cost {
    parts.iter().fold(Cost::default(), |cost, (need, kinds)| cost.part(*need, kinds))
}

/// Whether the parts can be filled so that all of `paid` and some of `left` is used: by trying every piece for every place.
fn by_trying(places: &[&[usize]], paid: Pool<KINDS>, left: Pool<KINDS>) -> bool {
    let Some((first, rest)) = places.split_first() else { return paid.is_empty() };
    first.iter().any(|&kind| {
        let (mut less_paid, mut less_left) = (paid, left);
        (less_paid.pay(kind, 1) && by_trying(rest, less_paid, left)) || (less_left.pay(kind, 1) && by_trying(rest, paid, less_left))
    })
}

fn parts() -> impl Strategy<Value = Vec<(u8, Vec<usize>)>> {
    prop::collection::vec((1..3u8, prop::sample::subsequence((0..KINDS).collect::<Vec<_>>(), 1..=3)), 0..4)
}

proptest! {
    #[test]
    fn payable_is_what_trying_everything_finds(parts in parts(), paid in [0..2u8, 0..2u8, 0..2u8, 0..2u8], left in [0..3u8, 0..3u8, 0..3u8, 0..3u8]) {
        let places: Vec<&[usize]> = parts.iter().flat_map(|(need, kinds)| std::iter::repeat_n(&kinds[..], usize::from(*need))).collect();
        let (cost, paid, left) = (cost(&parts), pool(&paid), pool(&left));
        prop_assert_eq!(cost.is_payable(&paid, &left), by_trying(&places, paid, left));
    }

    #[test]
    fn whatever_is_offered_next_the_end_is_reached(parts in parts(), left in [0..4u8, 0..4u8, 0..4u8, 0..4u8], choices in prop::collection::vec(0..8usize, 8)) {
        let (cost, mut paid, mut left) = (cost(&parts), Pool::default(), pool(&left));
        prop_assume!(cost.is_payable(&paid, &left));
        for choice in choices {
            if cost.is_paid(&paid) {
                break;
            }
            let offered: Vec<usize> = cost.next(&paid, &left).collect();
            prop_assert!(!offered.is_empty(), "a dead end after {:?}", paid);
            let kind = offered[choice % offered.len()];
            prop_assert!(left.pay(kind, 1));
            paid.gain(kind, 1, u8::MAX);
        }
        prop_assert!(cost.is_paid(&paid));
        prop_assert_eq!(cost.next(&paid, &left).count(), 0, "nobody pays too much");
    }
}

#[test]
fn a_cost_says_what_will_do() {
    let label = cost(&[(2, vec![0, 3]), (1, vec![1])]).label(|kind| Phrase::new(["blood", "fruit", "", "wounded-mark"][kind]));
    assert_eq!(label.to_string(), "cost parts=(cost-part need=2 kinds=(blood)(wounded-mark))(cost-part need=1 kinds=(fruit))");
}
