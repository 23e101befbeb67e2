//! What is asked and what it costs to take back.

use koloda_kernel::chance::Seed;
use koloda_kernel::rules::Setup;
use koloda_kernel::table::{Table, UndoCost};
use koloda_toy::{Pick, RaceRules, rules};
use std::sync::Arc;

fn table(seats: u8, number: u64) -> Table<RaceRules> {
    Table::start(Arc::new(rules()), Setup { seats, set: Default::default() }, Seed::numbered(3, number)).expect("a valid setup")
}

fn pass(table: &mut Table<RaceRules>) {
    let place = table.options().iter().position(|&pick| pick == Pick::Pass).expect("far from the goal one may pass");
    table.pick(place).expect("listed");
}

#[test]
fn a_pick_that_passes_the_decision_on_is_not_free_to_take_back() {
    let mut table = table(2, 0);
    pass(&mut table);
    assert_eq!(table.undo_cost(0), Some(UndoCost::Final), "the next player has been asked");
    let mut alone = self::table(1, 0);
    pass(&mut alone);
    assert_eq!(alone.undo_cost(0), Some(UndoCost::Free));
}

#[test]
fn what_was_drawn_since_costs_even_when_alone() {
    let mut table = table(1, 0);
    table.pick(0).expect("a card is in hand");
    assert_eq!(table.undo_cost(0), Some(UndoCost::Reveals));
}

/// The only card that may be played ends the turn, or asks for what it does: it never plays itself.
#[test]
fn the_last_pick_of_a_turn_is_asked_even_if_it_is_the_only_one() {
    let mut asked = 0;
    for number in 0..200 {
        let mut table = table(2, number);
        while table.outcome().is_none() {
            asked += usize::from(matches!(table.options(), [Pick::Play(_)]));
            table.pick(0).expect("listed");
        }
    }
    assert!(asked > 0, "no game came to a single option");
}
