//! Every statement that the rulebook makes about components (`facts/penumbra-known.json`) against card files and scenarios.
//!
//! What is said about a card is compared with its entry, what is counted is counted, and what is a rule is shown by scenarios,
//! which cite it. Nine statements have nothing here that could be compared; each says why.

mod common;
mod notation;

use koloda_kernel::component::Component;
use koloda_penumbra::card::Entry;
use notation::sheet::{each, told};
use notation::{task, token};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};

fn statements() -> Vec<Map<String, Value>> {
    let text = std::fs::read_to_string(common::folder("facts/penumbra-known.json")).expect("the statements are there");
    serde_json::from_str(&text).expect("they are JSON")
}

fn entries() -> Vec<Entry> {
    common::rules().catalog.entries.iter().map(|(entry, _)| entry.clone()).collect()
}

/// An entry as its card file writes it: its kind, and its fields.
fn written(entry: &Entry) -> (String, Value) {
    let Value::Object(kinds) = serde_json::to_value(entry).expect("entries are plain data") else { panic!("an entry is of a kind") };
    kinds.into_iter().next().expect("an entry is of a kind")
}

fn lower(value: &Value) -> Value {
    match value {
        Value::String(word) => word.to_lowercase().into(),
        Value::Array(values) => values.iter().map(lower).collect(),
        other => other.clone(),
    }
}

/// What an entry says where a statement has this field.
fn said(entry: &Entry, field: &str) -> Value {
    let (_, body) = written(entry);
    match field {
        "ru" => entry.name().map(|name| name.ru.replace('ё', "е").replace('Ё', "Е")).into(),
        "type" => lower(&body["kind"]),
        "discipline" | "slot" | "symbols" | "side" | "difficulty" | "threat" | "fate" => lower(&body[field]),
        "dark_approach" | "light_approach" | "dark_fate" | "light_fate" => {
            let (path, what) = field.split_once('_').expect("a path");
            lower(&body[path][what])
        }
        "cost" => each(&body["cost"], |price| Value::from(each(price, token))).into(),
        "first_card" => body["start"]["card"].clone(),
        _ => told(entry, &json!({}))[field].clone(),
    }
}

fn agrees(entry: &Entry, field: &str, stated: &Value) -> bool {
    match field {
        "effect_begins" => said(entry, "effect").as_str().is_some_and(|effect| effect.starts_with(stated.as_str().expect("a word"))),
        "cost_has" => {
            let cost = said(entry, "cost");
            stated.as_array().expect("prices").iter().all(|price| cost.as_array().is_some_and(|cost| cost.contains(price)))
        }
        _ => said(entry, field) == *stated,
    }
}

#[test]
fn every_card_is_what_the_rulebook_says_of_it() {
    let entries: BTreeMap<String, Entry> = entries().into_iter().map(|entry| (entry.id().to_owned(), entry)).collect();
    let mut wrong = Vec::new();
    for statement in statements() {
        let Some(id) = statement.get("card").and_then(Value::as_str) else { continue };
        let entry = entries.get(id).unwrap_or_else(|| panic!("there is no `{id}`"));
        let fields = statement["fields"].as_object().expect("fields");
        let differ = fields.iter().filter(|(field, stated)| !agrees(entry, field, stated));
        wrong.extend(differ.map(|(field, stated)| format!("{id}: {field} is {}, the book says {stated}", said(entry, field))));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// How many of everything the card files have.
fn counts() -> BTreeMap<String, u64> {
    let mut counts = BTreeMap::new();
    let mut add = |what: String, n: u64| *counts.entry(what).or_default() += n;
    for entry in entries() {
        let (kind, body) = written(&entry);
        let copies = body.get("copies").and_then(Value::as_u64).unwrap_or(1);
        match &entry {
            Entry::Card(_) => {
                let word = lower(&body["kind"]).as_str().expect("a kind").to_owned();
                let learnt = ["spell", "recipe", "summon"].contains(&word.as_str());
                add(
                    if learnt {
                        "discipline"
                    } else if word == "tome" {
                        "artifact"
                    } else {
                        &word
                    }
                    .to_owned(),
                    copies,
                );
                add(format!("{word} named {}", entry.id()), copies);
                if learnt {
                    add(format!("discipline {}", lower(&body["discipline"]).as_str().expect("a discipline")), copies);
                }
            }
            Entry::Trial(_) => add(format!("trial difficulty {}", body["difficulty"]), copies),
            Entry::Location(_) => add(format!("location {}", lower(&body["area"]).as_str().expect("an area")), 1),
            Entry::Tables(tables) => add("marks".to_owned(), u64::from(tables.marks) * 6 + u64::from(tables.spark_marks)),
            _ => {}
        }
        add(format!("fate {}", entry.id()), body["fate"].as_u64().unwrap_or(0));
        let rifts = body["properties"].as_array().map_or(0, |all| all.iter().filter(|one| one.get("Rift").is_some()).count());
        add(format!("rift {}", entry.id()), rifts as u64);
        if !matches!(entry, Entry::Card(_)) {
            add(kind.to_lowercase(), copies);
        }
    }
    let of_disciplines = counts.keys().filter(|what| what.starts_with("discipline ")).count() as u64;
    let difficulties = counts.keys().filter(|what| what.starts_with("trial difficulty ")).count() as u64;
    counts.extend([("disciplines".to_owned(), of_disciplines), ("trial difficulties".to_owned(), difficulties)]);
    counts
}

#[test]
fn there_are_as_many_of_everything_as_the_rulebook_says() {
    let counts = counts();
    for statement in statements() {
        for (what, n) in statement.get("counted").and_then(Value::as_object).into_iter().flatten() {
            assert_eq!(counts.get(what).copied().map(Value::from).as_ref(), Some(n), "{what}");
        }
    }
}

#[test]
fn tasks_approaches_and_the_deck_that_the_rulebook_shows_are_there() {
    let bodies: Vec<(String, Value)> = entries().iter().map(written).collect();
    let of = |kind: &str| bodies.iter().filter(|(one, _)| one.eq_ignore_ascii_case(kind)).map(|(_, body)| body).collect::<Vec<_>>();
    let (trials, contracts) = (of("trial"), of("contract"));
    let paths = || trials.iter().flat_map(|trial| [&trial["dark"], &trial["light"]]);
    let mut tasks: BTreeSet<String> = paths().flat_map(|path| each(&path["tasks"], task)).collect();
    tasks.extend(contracts.iter().map(|contract| task(&contract["task"])));
    for statement in statements() {
        for example in statement.get("examples").and_then(Value::as_array).into_iter().flatten() {
            assert!(tasks.contains(example.as_str().expect("a task")), "no task {example}");
        }
        if let Some(approach) = statement.get("approach") {
            assert!(paths().any(|path| lower(&path["approach"]) == *approach), "no path to {approach}");
        }
        if let Some(deck) = statement.get("deck") {
            let ids = |cards: &Value| Value::from(each(cards, |card| card[0].clone()));
            let given = of("fatedeck").into_iter().chain(of("fate-deck")).next().expect("a deck of fate");
            assert_eq!([ids(&given["row"]), ids(&given["deck"])], [deck["row"].clone(), deck["deck"].clone()]);
            let always = of("prophecy").into_iter().filter(|prophecy| prophecy["always"] == true).map(|prophecy| &prophecy["id"]);
            assert_eq!(always.collect::<Vec<_>>(), [&deck["always"]]);
        }
    }
}

/// Rules that scenarios of this game cite.
fn cited() -> BTreeSet<String> {
    let folder = std::fs::read_dir(common::folder("scenarios/penumbra")).expect("scenarios");
    let paths = folder.map(|entry| entry.expect("a file").path()).filter(|path| path.extension().is_some_and(|ending| ending == "json"));
    let scenarios = paths.flat_map(|path| koloda_kernel::scenario::read(&std::fs::read_to_string(path).expect("text")));
    scenarios.flat_map(|(_, scenario)| scenario.expect("a scenario").rules).collect()
}

#[test]
fn every_rule_that_the_rulebook_states_of_components_is_shown() {
    let cited = cited();
    let mut missing = Vec::new();
    for statement in statements() {
        let rules = statement.get("rules").and_then(Value::as_array).into_iter().flatten();
        let unseen: Vec<&str> = rules.filter_map(Value::as_str).filter(|rule| !cited.contains(*rule)).collect();
        if !unseen.is_empty() {
            missing.push(format!("{}: {} ({})", unseen.join(", "), statement["says"], statement["of"]));
        }
    }
    assert!(missing.is_empty(), "no scenario cites\n{}", missing.join("\n"));
}

#[test]
fn every_statement_is_held_in_some_way() {
    let ways = ["card", "rules", "counted", "approach", "examples", "deck", "outside"];
    let all = statements();
    assert_eq!(all.len(), 282);
    assert!(all.iter().all(|statement| ways.iter().filter(|way| statement.contains_key(**way)).count() == 1));
    assert_eq!(all.iter().filter(|statement| statement.contains_key("outside")).count(), 9);
}
