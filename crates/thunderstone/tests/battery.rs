//! Thunderstone under the battery that every game passes.

use koloda_kernel::battery::{self, Reached};
use koloda_kernel::card_file::CardFile;
use koloda_kernel::rules::Setup;
use koloda_thunderstone::ThunderstoneRules;
use std::path::Path;
use std::sync::Arc;

fn rules() -> Arc<ThunderstoneRules> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cards/thunderstone/base");
    let mut paths: Vec<_> = std::fs::read_dir(folder).expect("the folder of cards").map(|file| file.expect("a file").path()).collect();
    paths.sort();
    let file = |path: &Path| {
        let text = std::fs::read_to_string(path).expect("a readable file");
        CardFile { path: path.display().to_string(), box_id: "base".to_owned(), text }
    };
    let files: Vec<CardFile> = paths.iter().map(|path| file(path)).collect();
    let read = ThunderstoneRules::read(&files);
    Arc::new(read.unwrap_or_else(|faults| panic!("{}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))))
}

/// Games of one setting: seats, and settings as `key=value` separated by spaces.
fn battery(seats: u8, set: &str) -> Reached {
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
