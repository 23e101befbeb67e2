//! Penumbra under the battery that every game passes, and what is in its box.

use koloda_games::Library;
use koloda_kernel::battery::{self, Coverage};
use koloda_kernel::rules::Setup;
use koloda_penumbra::PenumbraRules;
use koloda_text::{Lang, Words};
use std::collections::BTreeMap;
use std::sync::Arc;

fn rules() -> Arc<PenumbraRules> {
    let read = PenumbraRules::read(&koloda_games::shipped("penumbra"));
    Arc::new(read.unwrap_or_else(|errors| panic!("{}", errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))))
}

/// Games of one setting: seats, and settings as `key=value` separated by spaces.
fn battery(seats: u8, set: &str) -> Coverage {
    let pairs = set.split_whitespace().filter_map(|pair| pair.split_once('='));
    let setup = Setup { seats, set: pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect() };
    let reached = battery::run(&rules(), &setup, 12, 50_000);
    assert!(reached.decisions > 300, "{seats} seats, {set}: {reached:?}");
    assert!(reached.endings.contains_key("prophecy"), "{seats} seats, {set}: {reached:?}");
    reached
}

#[test]
fn random_decks_of_fate() {
    (2..=4).for_each(|seats| _ = battery(seats, ""));
}

#[test]
fn the_first_game() {
    (2..=4).for_each(|seats| _ = battery(seats, "fate=first-game"));
}

#[test]
fn alone_against_each_automa() {
    ["emerald", "jasper", "ruby", "amethyst"].iter().for_each(|automa| _ = battery(1, &format!("automa={automa}")));
}

#[test]
fn other_readings() {
    battery(3, "reserved-trials=one marks-at-rest=yes launch-limits=waived unpaid-launch=launches prevented-wound=fails symbols=stop");
}

/// Copies by kind, as the contents of the box count them (PN-001).
#[test]
fn the_box_is_complete() {
    let library = Library::load(&[]).expect("the shipped cards load");
    let game = library.game("penumbra").expect("a known game");
    let (mut copies, mut disciplines, words) = (BTreeMap::<String, u32>::new(), 0, Words::new());
    for sheet in game.cards() {
        *copies.entry(sheet.kind.clone()).or_default() += sheet.copies;
        disciplines += if sheet.groups.iter().any(|group| group == "discipline") { sheet.copies } else { 0 };
        let told = Lang::ALL.map(|lang| words.say(lang, &sheet.text));
        assert!(told.iter().all(|text| !text.is_empty()), "{} says nothing: {told:?}", sheet.id);
        assert!(["rulebook", "public", "house"].contains(&sheet.provenance.as_str()), "{}: {}", sheet.id, sheet.provenance);
    }
    assert_eq!(disciplines, 96);
    let count = |kind: &str| copies.get(kind).copied().unwrap_or(0);
    assert_eq!(count("spell") + count("recipe") + count("summon"), 96);
    let expected = [
        ("artifact", 36),
        ("potion", 14),
        ("contract", 36),
        ("talent", 12),
        ("trial", 24),
        ("prophecy", 9),
        ("goal", 4),
        ("event", 8),
        ("wound", 4),
        ("automa", 4),
    ];
    for (kind, number) in expected {
        assert_eq!(count(kind), number, "{kind}");
    }
}
