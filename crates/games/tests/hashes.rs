//! State hashes: whatever decides what can happen next is in them, and the rest is named here.
//!
//! Every single value in states of random games is changed, one at a time; the hash has to
//! notice, except for what is listed as deciding nothing.

use koloda_games::{Library, dispatch};
use koloda_kernel::chance::{Chance, Seed, Stream};
use koloda_kernel::hash::state_hash;
use koloda_kernel::record::{Record, ReplayError};
use koloda_kernel::rules::{Rules, Setup};
use koloda_kernel::table::Table;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

const PICKS: Stream = Stream { slot: 0, name: *b"hashes  " };
/// States looked at in each game, and picks between them.
const STATES: usize = 4;
const APART: usize = 17;

fn setup(seats: u8, set: &[(&str, &str)]) -> Setup {
    Setup { seats, set: set.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect() }
}

/// States of a random game, in the middle of effects as well as between them.
fn states<R: Rules>(rules: &Arc<R>, setup: &Setup, game: u64) -> Vec<R::State> {
    let mut chance = Chance::new(Seed::numbered(31, game));
    let mut table = Table::start(rules.clone(), setup.clone(), Seed::numbered(32, game)).expect("begun");
    let mut states = Vec::new();
    while states.len() < STATES && table.outcome().is_none() {
        let number = chance.below(PICKS, table.options().len() as u32) as usize;
        table.pick(number).expect("listed");
        if table.picks().is_multiple_of(APART) {
            states.push(table.state().clone());
        }
    }
    states
}

/// Every value with one place changed: numbers by one, truths turned over.
fn changes(value: &Value, path: &str, change: &mut dyn FnMut(&str, Value)) {
    match value {
        Value::Number(number) => change(path, number.as_u64().map_or(Value::Null, |number| (number + 1).into())),
        Value::Bool(truth) => change(path, (!truth).into()),
        Value::Array(items) => {
            for (place, item) in items.iter().enumerate() {
                changes(item, &format!("{path}.{place}"), &mut |path, changed| {
                    let mut whole = items.clone();
                    whole[place] = changed;
                    change(path, whole.into());
                });
            }
        }
        Value::Object(fields) => {
            for (key, field) in fields {
                changes(field, &format!("{path}.{key}"), &mut |path, changed| {
                    let mut whole = fields.clone();
                    whole[key] = changed;
                    change(path, whole.into());
                });
            }
        }
        Value::Null | Value::String(_) => {}
    }
}

/// What decides nothing: the price of undo, seats nobody sits at, cards that are not there, aether that may be spent on nothing, the number of a turn that no rule counts, what watchers of a turn remember, and the counter of a program that is no loop.
fn decides_nothing(path: &str, state: &Value) -> bool {
    let parts: Vec<&str> = path.trim_start_matches('.').split('.').collect();
    let place = parts.get(1).and_then(|place| place.parse::<usize>().ok());
    let seats = state["count"].as_u64().or(state["seats"].as_u64()).unwrap_or(0) as usize;
    match parts[0] {
        "zones" => path == ".zones.revealed",
        "mages" | "players" | "experience" => place.is_some_and(|seat| seat >= seats),
        // One bit a card.
        "breached" => place.is_some_and(|place| place * 64 >= state["zones"]["faces"].as_array().map_or(0, Vec::len)),
        "machine" => parts.last() == Some(&"turn"),
        "turn" => path == ".turn.aether.pools.0" || parts.get(1) == Some(&"seen") || (path == ".turn.number" && !state["mages"].is_null()),
        _ => false,
    }
}

/// Whether a program counter stands behind its last step: which of several jumps in a row, or which program's end, decides nothing.
fn stands_between_steps(path: &str, meaning: &Value) -> bool {
    let frame = path.strip_prefix(".machine.frames.").and_then(|rest| rest.strip_suffix(".pc")?.parse::<usize>().ok());
    frame.is_some_and(|frame| meaning["effects"][frame]["at"].is_null())
}

/// The places of all changes that the hash did not notice, and how many it did.
fn unnoticed<R: Rules>(rules: &R, state: &R::State) -> (BTreeMap<String, String>, usize) {
    let written = serde_json::to_value(state).expect("a state is plain data");
    let before = state_hash(rules, state);
    let (mut missed, mut noticed) = (BTreeMap::new(), 0);
    changes(&written, "", &mut |path, changed| {
        let Ok(other) = serde_json::from_value::<R::State>(changed) else { return };
        // What is no state at all (a seat that does not exist) may break the rules.
        let Ok(hash) = catch_unwind(AssertUnwindSafe(|| state_hash(rules, &other))) else { return };
        match hash == before {
            false => noticed += 1,
            true if decides_nothing(path, &written) || stands_between_steps(path, &rules.meaning(state)) => {}
            true => _ = missed.insert(path.to_owned(), before.to_string()),
        }
    });
    (missed, noticed)
}

#[test]
fn every_value_of_a_state_is_in_its_hash() {
    let library = Library::load(&[]).expect("the shipped cards load");
    let setups = [
        ("aeons-end", setup(2, &[])),
        ("aeons-end", setup(4, &[("boxes", "base,war-eternal"), ("nemesis", "gate-witch")])),
        ("shards", setup(3, &[("relics", "secret")])),
        ("shards", setup(1, &[])),
        ("thunderstone", setup(3, &[("heroes", "selurin,regian")])),
        ("thunderstone", setup(5, &[("breach", "once")])),
        ("penumbra", setup(3, &[])),
        ("penumbra", setup(1, &[("automa", "ruby")])),
    ];
    let mut in_an_effect = 0;
    for (number, (game, setup)) in setups.iter().enumerate() {
        let rules = library.rules(game).expect("a known game");
        dispatch!(rules, rules => {
            let states = states(rules, setup, number as u64);
            assert!(states.len() >= 2, "{game}: the game was over too soon");
            for state in &states {
                let (missed, noticed) = unnoticed(&**rules, state);
                assert!(missed.is_empty(), "{game}: the hash does not notice {missed:?}");
                assert!(noticed > 200, "{game}: only {noticed} changes were tried");
                in_an_effect += usize::from(serde_json::to_value(state).expect("plain data")["machine"]["frames"] != json!([]));
            }
        });
    }
    assert!(in_an_effect >= 3, "only {in_an_effect} states were in the middle of an effect");
}

#[test]
fn the_order_of_cards_is_in_the_hash() {
    let library = Library::load(&[]).expect("the shipped cards load");
    for game in ["aeons-end", "shards", "thunderstone", "penumbra"] {
        let rules = library.rules(game).expect("a known game");
        dispatch!(rules, rules => {
            let state = &states(rules, &setup(2, &[]), 5)[1];
            let written = serde_json::to_value(state).expect("plain data");
            let (faces, before, mut swapped) = (&written["zones"]["faces"], state_hash(&**rules, state), 0);
            for (zone, cards) in written["zones"]["zones"].as_array().expect("zones").iter().enumerate() {
                let face = |place: usize| &faces[cards[place].as_u64().expect("a card") as usize];
                for place in (1..cards.as_array().expect("cards").len()).filter(|&place| face(place) != face(place - 1)) {
                    let mut changed = written.clone();
                    changed["zones"]["zones"][zone].as_array_mut().expect("cards").swap(place - 1, place);
                    let other = serde_json::from_value(changed).expect("the same cards");
                    assert_ne!(state_hash(&**rules, &other), before, "{game}: zone {zone}, card {place}");
                    swapped += 1;
                }
            }
            assert!(swapped > 20, "{game}: only {swapped} neighbours differ");
        });
    }
}

#[test]
fn a_record_is_sealed_as_the_table_wrote_it() {
    let library = Library::load(&[]).expect("the shipped cards load");
    let rules = library.rules("shards").expect("a known game");
    dispatch!(rules, rules => {
        let mut table = Table::start(rules.clone(), setup(2, &[]), Seed::numbered(1, 2)).expect("begun");
        while table.picks() < 50 {
            table.pick(0).expect("listed");
        }
        let record = table.record();
        let bare = Record { hashes: Vec::new(), end: None, ..record.clone() };
        assert_eq!(bare.seal(&**rules).expect("sealed"), record);
        assert_eq!(Table::resume(rules.clone(), &record, usize::MAX).expect("resumed").record(), record);
        let mut wrong = record.clone();
        wrong.hashes[1].0 ^= 1;
        let expected = ReplayError::OtherState { at: 32, found: record.hashes[1], expected: wrong.hashes[1] };
        assert_eq!(Table::resume(rules.clone(), &wrong, usize::MAX).expect_err("another hash"), expected);
        assert_eq!(wrong.seal(&**rules).expect("sealed anew"), record);
    });
}

#[test]
fn a_record_of_the_first_format_is_refused_in_plain_words() {
    let library = Library::load(&[]).expect("the shipped cards load");
    let old = r#"{"game":"shards","rules_version":1,"catalogue":"shipped","setup":{"seats":2},
        "seed":"0000000000000000000000000000000000000000000000000000000000000000","picks":[0,1],"hashes":[],"end":"0123456789abcdef"}"#;
    let record: Record = serde_json::from_str(old).expect("it can be read");
    let refused = library.game("shards").expect("a known game").resume(&record, 2).expect_err("refused");
    assert_eq!(refused, ReplayError::OtherFormat { found: 1, expected: koloda_kernel::hash::FORMAT });
    assert!(refused.to_string().contains("replay it with the release that made it"), "{refused}");
    // What is handed back of it is what that release reads: it knows no formats.
    assert_eq!(serde_json::to_value(&record).expect("plain data").get("format"), None);
}
