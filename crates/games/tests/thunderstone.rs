//! Thunderstone under the battery that every game passes, and what is in its box.

use koloda_games::Library;
use koloda_kernel::battery::{self, Coverage};
use koloda_kernel::rules::Setup;
use koloda_text::{Lang, Words};
use koloda_thunderstone::ThunderstoneRules;
use std::collections::BTreeMap;
use std::sync::Arc;

fn rules() -> Arc<ThunderstoneRules> {
    let read = ThunderstoneRules::read(&koloda_games::shipped("thunderstone"));
    Arc::new(read.unwrap_or_else(|errors| panic!("{}", errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))))
}

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

/// Copies by kind, as the contents of the box count them: 90 basic cards with the diseases, 498 in all (TS-002 to TS-004).
#[test]
fn the_box_is_complete() {
    let library = Library::load(&[]).expect("the shipped cards load");
    let game = library.game("thunderstone").expect("a known game");
    let (mut copies, words) = (BTreeMap::<String, u32>::new(), Words::new());
    for sheet in game.cards() {
        *copies.entry(sheet.kind.clone()).or_default() += sheet.copies;
        let told = Lang::ALL.map(|lang| words.say(lang, &sheet.text));
        assert!(told.iter().all(|text| !text.is_empty()), "{} says nothing: {told:?}", sheet.id);
        assert!(["rulebook", "public", "house"].contains(&sheet.provenance.as_str()), "{}: {}", sheet.id, sheet.provenance);
    }
    let expected = [
        ("basic", 75),
        ("disease", 15),
        ("hero", 132),
        ("monster", 80),
        ("randomizer", 38),
        ("reference", 5),
        ("thunderstone", 1),
        ("village", 152),
    ];
    assert_eq!(copies, expected.map(|(kind, count)| (kind.to_owned(), count)).into());
    assert_eq!(copies.values().sum::<u32>(), 498);
}

/// Estimates are marked: how many diseases there are, and that the Thunderstone is never attacked.
#[test]
fn house_facts_are_few() {
    let library = Library::load(&[]).expect("the shipped cards load");
    let sheets = library.game("thunderstone").expect("a known game").cards();
    let house: Vec<&str> = sheets.iter().filter(|sheet| sheet.provenance == "house").map(|sheet| sheet.id.as_str()).collect();
    assert_eq!(house, ["disease", "stone-of-mystery"]);
}
