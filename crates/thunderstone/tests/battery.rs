//! Thunderstone under the battery that every game passes.

mod shipped;

use koloda_kernel::battery::{self, Coverage};
use koloda_kernel::rules::Setup;
use shipped::rules;

/// Games of one setting: seats, and settings as `key=value` separated by spaces.
fn battery(seats: u8, set: &str) -> Coverage {
    let pairs = set.split_whitespace().filter_map(|pair| pair.split_once('='));
    let setup = Setup { seats, set: pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect() };
    let reached = battery::run(&rules(), &setup, 12, 50_000);
    assert!(reached.decisions > 500, "{seats} seats, {set}: {reached:?}");
    assert!(reached.endings.contains_key("stone"), "{seats} seats, {set}: {reached:?}");
    reached
}

#[test]
fn random_villages() {
    (2..=5).for_each(|seats| _ = battery(seats, ""));
}

#[test]
fn the_first_game() {
    (2..=5).for_each(|seats| _ = battery(seats, "selection=first-game"));
}

#[test]
fn a_longer_game_with_house_rules() {
    battery(3, "classes=8 breach=once trophies=table");
}

#[test]
fn families_and_cards_that_are_named() {
    battery(3, "monsters=dragon,abyssal heroes=selurin,redblade,feayn,dwarf village=banish,pawnbroker,goodberries");
}
