//! Tallies: a silent one and one that explains itself come to the same.

use koloda_kernel::phrase::Phrase;
use koloda_kernel::tally::Tally;
use proptest::prelude::*;

fn count(tally: &mut Tally<usize>, steps: &[(u8, i32)]) {
    for (source, &(what, amount)) in steps.iter().enumerate() {
        _ = match what {
            0 => tally.plus(source, amount),
            1 => tally.times(source, amount),
            2 => tally.halve(source),
            _ => tally.nothing(source),
        };
    }
}

proptest! {
    #[test]
    fn the_last_line_is_the_total(steps in prop::collection::vec((0..4u8, -9..10i32), 0..20), target in -20..20i32) {
        let (mut silent, mut told) = (Tally::silent(), Tally::explained());
        count(&mut silent, &steps);
        count(&mut told, &steps);
        prop_assert_eq!(silent.total(), told.total());
        prop_assert_eq!(told.lines().last().map_or(0, |line| line.total), told.total());
        prop_assert!(silent.lines().is_empty());
        prop_assert!(told.total() + told.missing(target) >= target);
    }
}

/// Thunderstone, TS-A41: magic is doubled before a monster halves it, then joins the attack; light comes off before the half of all.
#[test]
fn the_order_of_steps_is_the_order_of_the_rules() {
    let mut magic = Tally::explained();
    magic.stage("magic").plus("warlock", 5).times("selurin", 2).halve("slag");
    let mut total = Tally::explained();
    total.stage("heroes").plus("militia", 11).add("magic", &magic);
    total.stage("light").plus("rank 2", -4);
    total.stage("monster").halve("ghost");
    assert_eq!((magic.total(), total.total(), total.missing(8)), (5, 6, 2));
    let said: Vec<String> = total.lines().iter().map(|line| line.phrase(|source| Phrase::new(*source)).to_string()).collect();
    assert_eq!(
        said,
        [
            "tally-plus source=(militia) amount=11 total=11",
            "tally-plus source=(magic) amount=5 total=16",
            "tally-minus source=(rank 2) amount=4 total=12",
            "tally-half source=(ghost) amount=2 total=6",
        ]
    );
}

#[test]
fn numbers_saturate_and_halves_round_down() {
    let mut tally = Tally::silent();
    tally.plus("much", i32::MAX).times("more", 2);
    assert_eq!(tally.total(), i32::MAX);
    let mut below = Tally::silent();
    below.plus("dark", -3).halve("ghost");
    assert_eq!(below.total(), -2, "down, also below nothing");
}
