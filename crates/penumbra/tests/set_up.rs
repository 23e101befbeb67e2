//! What chance deals before the first turn is made as the rulebook says (PN-007 to PN-048), whatever chance it is.

use koloda_kernel::chance::Seed;
use koloda_kernel::rules::{Log, Rules, Setup, resolve_forced};
use koloda_penumbra::PenumbraRules;
use koloda_penumbra::catalog::Sort;
use serde_json::{Value, json};
use std::collections::BTreeMap;

mod common;

const TALENTS: [&str; 4] = ["tal-bloodsworn", "tal-bard", "tal-bookworm", "tal-shade"];

/// The position before the first turn.
fn begun(rules: &PenumbraRules, seats: usize, seed: u64) -> Value {
    let setup: Setup =
        serde_json::from_value(json!({ "seats": seats, "set": { "talents": TALENTS[..seats].join(",") } })).expect("a setup");
    let mut state = rules.start(&setup, Seed::numbered(seed, 0), &mut Log::off()).expect("a game");
    resolve_forced(rules, &mut state, &mut Vec::new(), &mut Log::off());
    rules.write_position(&state)
}

fn ids(value: &Value) -> Vec<&str> {
    value.as_array().expect("a list").iter().map(|id| id.as_str().expect("an id")).collect()
}

/// The sort of a card of fate, and the difficulty of a trial.
fn sort(rules: &PenumbraRules, id: &str) -> String {
    let (_, info) = rules.catalog.faces().find(|(_, info)| info.id == id).expect("a card");
    match &info.sort {
        Sort::Trial(trial) => format!("trial {}", trial.trial.difficulty),
        Sort::Prophecy(_) => "prophecy".to_owned(),
        Sort::Goal(_) => "goal".to_owned(),
        Sort::Event(_) => "event".to_owned(),
        Sort::Contract(contract) => format!("contract {}", contract.contract.difficulty),
        Sort::Wizard(_) => "card".to_owned(),
    }
}

fn sorts(rules: &PenumbraRules, cards: &Value) -> BTreeMap<String, u64> {
    let mut found = BTreeMap::new();
    ids(cards).into_iter().for_each(|id| *found.entry(sort(rules, id)).or_default() += 1);
    found
}

#[test]
fn the_deck_of_fate_has_its_shares_for_every_number_of_players() {
    let rules = common::rules();
    for (seats, seed) in (1..=4).flat_map(|seats| (0..12).map(move |seed| (seats, seed))) {
        let wizards = seats.max(2) as u64;
        let position = begun(&rules, seats, seed);
        assert_eq!(sorts(&rules, &position["trials"]), BTreeMap::from([("trial 1".to_owned(), wizards)]));
        for (stack, difficulty) in (0..3).zip(2..) {
            let goals = u64::from(stack == 0);
            let shares = [
                (format!("trial {difficulty}"), wizards),
                ("prophecy".into(), 1),
                ("goal".into(), goals),
                ("event".into(), wizards - 1 - goals),
            ];
            let expected: BTreeMap<String, u64> = shares.into_iter().filter(|(_, n)| *n > 0).collect();
            assert_eq!(sorts(&rules, &position["fate"][stack]), expected, "{seats} seats, seed {seed}, stack {stack}");
        }
        assert_eq!(ids(&position["prophecies"]), ["pr-end"]);
    }
}

#[test]
fn the_table_is_laid_for_every_number_of_players() {
    let rules = common::rules();
    for (seats, seed) in (1..=4).flat_map(|seats| (0..12).map(move |seed| (seats, seed))) {
        let position = begun(&rules, seats, seed);
        assert_eq!(sorts(&rules, &position["guild"]), BTreeMap::from([("contract 1".to_owned(), 4)]));
        let classes = ids(&position["classes"]);
        assert_eq!(classes.len(), 4);
        for player in position["players"].as_array().expect("players") {
            assert!(classes.contains(&player["marks"][0].as_str().expect("a mark")), "{seats} seats, seed {seed}: {classes:?}");
        }
        let open = ["market", "potionry", "shop"].map(|market| ids(&position[market]).len());
        assert_eq!(open, [8, 2, 2]);
        let dice: u64 = position["players"][0]["dice"].as_object().expect("dice").values().filter_map(Value::as_u64).sum();
        let of = |hue: &str| -> u64 {
            let dice = position["players"][0]["dice"].as_object().expect("dice").iter();
            dice.filter(|(die, _)| die.starts_with(hue)).filter_map(|(_, n)| n.as_u64()).sum()
        };
        assert_eq!([dice, of("bone"), of("red"), of("spark")], [4, 2, 1, 1]);
    }
}
