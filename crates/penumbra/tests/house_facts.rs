//! Every entry of the card files against the fact sheets, which were written apart from them.
//!
//! `facts/penumbra.json` has what is printed on components and is held by `crates/games/tests/printed_facts.rs`;
//! `facts/penumbra-written.json` has effects, tasks, cells and instructions in the notation of the sheets, held here.

mod notation;

use koloda_kernel::card_file::CardFile;
use koloda_kernel::component::Component;
use koloda_kernel::rules::Rules;
use koloda_penumbra::PenumbraRules;
use koloda_penumbra::card::Entry;
use notation::{effect, filters, number, task};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::path::PathBuf;

fn sheets() -> Map<String, Value> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../facts/penumbra-written.json");
    serde_json::from_str(&std::fs::read_to_string(path).expect("the fact sheets are there")).expect("they are JSON")
}

fn rules() -> PenumbraRules {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cards/penumbra/base");
    let mut paths: Vec<_> = std::fs::read_dir(folder).expect("the cards are there").map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    let file = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).expect("a card file");
        CardFile { path: path.display().to_string(), box_id: "base".to_owned(), text }
    };
    PenumbraRules::read(&paths.iter().map(file).collect::<Vec<_>>()).unwrap_or_else(|errors| panic!("{errors:#?}"))
}

fn entries() -> Vec<Entry> {
    rules().catalog.entries.iter().map(|(entry, _)| entry.clone()).collect()
}

#[test]
fn every_entry_says_what_its_sheet_says() {
    let entries: BTreeMap<String, Entry> = entries().into_iter().map(|entry| (entry.id().to_owned(), entry)).collect();
    for (id, sheet) in sheets() {
        let entry = entries.get(&id).unwrap_or_else(|| panic!("there is no `{id}`"));
        assert_eq!(told(entry, &sheet), sheet, "{id}");
    }
}

#[test]
fn the_box_has_as_many_of_each_as_its_list_says() {
    let mut found: BTreeMap<String, u32> = BTreeMap::new();
    for sheet in Rules::cards(&rules()) {
        let learnt = sheet.groups.first().is_some_and(|group| group == "discipline");
        let of = if learnt { format!("discipline {}", sheet.groups[1]) } else { sheet.kind };
        *found.entry(of).or_default() += sheet.copies;
    }
    let disciplines = ["ruby", "amber", "jasper", "emerald", "sapphire", "amethyst"].map(|one| (format!("discipline {one}"), 16));
    let others = [
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
    let expected: BTreeMap<String, u32> = disciplines.into_iter().chain(others.map(|(kind, n)| (kind.to_owned(), n))).collect();
    assert_eq!(found, expected);
}

#[test]
fn numbers_of_the_whole_game_are_those_of_the_rulebook() {
    let entries = entries();
    let tables = entries.iter().find_map(|entry| if let Entry::Tables(tables) = entry { Some(tables) } else { None }).expect("numbers");
    let lots = serde_json::to_value(&tables.lots).expect("plain data");
    assert_eq!(lots, json!([["Fruit", 4], ["Crystal", 3], ["Jewel", 2], ["Trinket", 1]]));
    assert_eq!((tables.cap, tables.full_set, tables.reserved), (12, 7, 3));
    assert_eq!(tables.equal_symbols, [1, 2, 4, 6, 9]);
    assert_eq!(6 * tables.marks + tables.spark_marks, 60, "marks of the box");
    let faces = serde_json::to_value(&tables.resource_die).expect("plain data");
    let (fruits, others) = (json!([[["Fruit", 2]], [["Fruit", 3]]]), json!([[["Crystal", 2]], [["Jewel", 1]]]));
    assert_eq!([&faces[0], &faces[1], &faces[3], &faces[4]], [&fruits[0], &fruits[1], &others[0], &others[1]]);
    assert_eq!([&faces[2], &faces[5]], [&json!([["Fruit", 1], ["Crystal", 1]]), &json!([["Fruit", 1], ["Jewel", 1]])]);
    let board = entries.iter().find_map(|entry| if let Entry::Board(board) = entry { Some(board) } else { None }).expect("a board");
    assert_eq!(board.bones, 2);
}

#[test]
fn trials_and_contracts_are_spread_as_the_box_says() {
    let mut trials = BTreeMap::<u8, u32>::new();
    let mut contracts = BTreeMap::<(&str, u8), u32>::new();
    for entry in entries() {
        match entry {
            Entry::Trial(trial) => *trials.entry(trial.difficulty).or_default() += 1,
            Entry::Contract(contract) => *contracts.entry((contract.side.into_str(), contract.difficulty)).or_default() += 1,
            _ => {}
        }
    }
    assert_eq!(trials, BTreeMap::from([(1, 6), (2, 6), (3, 6), (4, 6)]));
    assert_eq!(contracts, BTreeMap::from([(("dark", 1), 10), (("dark", 2), 8), (("light", 1), 10), (("light", 2), 8)]));
}

/// An entry in the words of its sheet, with the fields that the sheet has.
fn told(entry: &Entry, sheet: &Value) -> Value {
    let written = serde_json::to_value(entry).expect("entries are plain data");
    let body = written.as_object().and_then(|kinds| kinds.values().next()).expect("an entry is of a kind");
    let mut told = match entry {
        Entry::Card(_) => card(body),
        Entry::Contract(_) => json!({ "task": task(&body["task"]), "reward": reward(&body["reward"]) }),
        Entry::Trial(_) => trial(body),
        Entry::Prophecy(_) => json!({ "effect": format!("end_if({})", end(&body["when"])) }),
        Entry::Goal(_) => json!({ "effect": format!("game_end: vp({})", number(&body["points"])) }),
        Entry::Event(_) => json!({ "effect": event(&body["effect"]) }),
        Entry::Automa(_) => json!({ "steps": each(&body["steps"], step) }),
        Entry::Board(_) => board(body),
        Entry::Location(_) => json!({ "sections": each(&body["sections"], section) }),
        Entry::FateDeck(_) => json!({ "row": each(&body["row"], in_deck), "deck": each(&body["deck"], in_deck) }),
        Entry::Wound(_) | Entry::Tables(_) => json!({}),
    };
    if let (Some(name), true) = (entry.name(), sheet.get("ru").is_some()) {
        told["ru"] = name.ru.replace('ё', "е").replace('Ё', "Е").into();
        told["en"] = name.en.replace('é', "e").replace('à', "a").into();
    }
    told
}

fn each<T>(values: &Value, told: impl Fn(&Value) -> T) -> Vec<T> {
    values.as_array().expect("a list").iter().map(told).collect()
}

fn word(value: &Value, default: &str) -> String {
    value.as_str().unwrap_or(default).to_lowercase()
}

fn card(body: &Value) -> Value {
    let kind = word(&body["kind"], "");
    let mut told = json!({
        "turn": word(&body["turn"], "any"),
        "timing": timing(body, &kind),
        "require": require(&body["require"]),
        "effect": does(body),
    });
    if ["spell", "recipe", "summon"].contains(&kind.as_str()) {
        told["pay_turn"] = word(&body["pay"], "any").into();
    }
    if kind != "potion" {
        let launched = filters(&body["launches"]);
        told["launches"] = if launched.is_empty() { Value::Null } else { launched.into() };
    }
    told
}

/// The sheets say how a card that is never used comes to act.
fn timing(body: &Value, kind: &str) -> &'static str {
    let first = body["triggers"].get(0).map(|trigger| &trigger["on"]);
    match (word(&body["timing"], "free").as_str(), first, body["constant"].get(0)) {
        (_, Some(on), _) if on == "Gain" => "on_gain",
        (_, Some(on), _) if on == "Rest" => "rest",
        (_, Some(_), _) => "trigger",
        (_, _, Some(constant)) if constant == "LastTurn" => "game_end",
        (_, _, Some(_)) => "passive",
        ("prethreat", ..) => "pre_threat",
        ("threatrolled", ..) => "threat_rolled",
        ("task", ..) => "task",
        ("ondeadly", ..) => "on_deadly",
        ("free", ..) => "free",
        (other, ..) => panic!("{kind}: {other}"),
    }
}

fn require(value: &Value) -> String {
    match value {
        Value::Null => "rotate".to_owned(),
        Value::String(word) => match word.as_str() {
            "Discard" => "discard".to_owned(),
            "Never" => "none".to_owned(),
            _ => "rotate".to_owned(),
        },
        other => format!("rotate+threat_hard({})", other["TurnAndThreat"]),
    }
}

fn does(body: &Value) -> String {
    let triggers = each(&body["triggers"], |one| format!("{}: {}", on(&one["on"]), effect(&one["effect"])));
    let constants = each(&body["constant"], constant);
    let used = (!body["effect"].is_null()).then(|| effect(&body["effect"]));
    used.into_iter().chain(triggers).chain(constants).collect::<Vec<_>>().join("; ")
}

fn on(value: &Value) -> String {
    match value {
        Value::String(word) if word == "Rest" => "rest".to_owned(),
        Value::String(word) => format!("on_{}", word.to_lowercase()),
        other if other.get("Chain").is_some() => format!("on_chain({})", other["Chain"]),
        other => format!("on_place({})", word(&other["Place"], "")),
    }
}

fn constant(value: &Value) -> String {
    match value {
        Value::String(word) if word == "LastTurn" => "game_end: if(not_last()){extra_turn()}".to_owned(),
        Value::String(_) => "allow(summon_from_market)".to_owned(),
        other if other.get("Discount").is_some() => format!("discount({})", other["Discount"]),
        other => format!("boost({},{})", word(&other["Marks"][0], ""), other["Marks"][1]),
    }
}

fn reward(parts: &Value) -> String {
    each(parts, effect).join("; ")
}

fn trial(body: &Value) -> Value {
    let tasks = |path: &str| each(&body[path]["tasks"], task);
    let rewards = |path: &str| reward(&body[path]["reward"]);
    json!({ "dark_tasks": tasks("dark"), "dark_reward": rewards("dark"), "light_tasks": tasks("light"), "light_reward": rewards("light") })
}

fn end(when: &Value) -> String {
    let tally = |value: &Value| match value.as_str().expect("what is counted") {
        "SparkMarks" => "spark_marks".to_owned(),
        "Marks" => "discipline_marks".to_owned(),
        "SymbolKinds" => "symbol_kinds".to_owned(),
        other => other.to_lowercase(),
    };
    match when.as_object().and_then(|words| words.iter().next()) {
        None => "fate_deck=0".to_owned(),
        Some((word, what)) if word == "AsManyAsWizards" => format!("total:{}>=players", tally(what)),
        Some((word, parts)) => format!("{}:{}>={}", word.to_lowercase(), tally(&parts[0]), parts[1]),
    }
}

/// The sheets say for each item whom it is about.
fn event(value: &Value) -> String {
    let steps = value.get("Seq").map_or_else(|| vec![value.clone()], |steps| steps.as_array().expect("steps").clone());
    let item = |step: &Value| match effect(step) {
        told if step.get("Each").is_some() || step.get("Refresh").is_some() => told,
        told => format!("you{{{told}}}"),
    };
    steps.iter().map(item).collect::<Vec<_>>().join("; ")
}

fn step(step: &Value) -> String {
    format!("{}: {}", word(&step["turn"], ""), each(&step["instructions"], instruction).join("; "))
}

fn instruction(value: &Value) -> String {
    match value {
        Value::String(word) => match word.as_str() {
            "Mark" => "a_mark()".to_owned(),
            "ClassCard" => "a_card(class)".to_owned(),
            "Shop" => "a_card(shop)".to_owned(),
            _ => "a_card(potion_house)".to_owned(),
        },
        other if other.get("Contract").is_some() => format!("a_contract({})", other["Contract"]),
        other if other.get("Arcana").is_some() => format!("a_arcana({})", other["Arcana"]),
        other => format!("a_trial(1+level/{})", other["Trial"]),
    }
}

fn board(body: &Value) -> Value {
    let cells = [cells("discipline", &body["marks"]), cells("spark", &body["sparks"])].concat();
    json!({ "cells": cells })
}

fn cells(track: &str, cells: &Value) -> Vec<String> {
    each(cells, |cell| of_board(track, cell))
}

fn of_board(track: &str, cell: &Value) -> String {
    let bead = |bead: &Value| format!("{}{}", if bead["rest_only"] == true { "rest_only: " } else { "" }, effect(&bead["effect"]));
    // What a spark mark puts on any face is any die; the sheets say so.
    let used = effect(&cell["effect"]).replace("setdie(1)", "setdie(1,any)");
    let numbers = [&cell["arcana"], &cell["value"], &cell["points"]].map(|n| n.as_u64().unwrap_or(0).to_string()).join(" ");
    format!("{track} {numbers} | {used} | {}", each(&cell["beads"], bead).join(", "))
}

fn section(section: &Value) -> Value {
    json!({ "effect": effect(&section["effect"]), "cells": each(&section["cells"], space) })
}

fn space(space: &Value) -> String {
    let takes = match &space["takes"] {
        Value::String(_) => "die:any".to_owned(),
        takes => notation::token(takes),
    };
    let many = if space["many"] == true { " many" } else { "" };
    format!("{takes} {}{many}", players(&space["players"]))
}

fn players(n: &Value) -> String {
    if n == 4 { "4".to_owned() } else { format!("{n}+") }
}

fn in_deck(card: &Value) -> String {
    format!("{} {}", card[0].as_str().expect("an id"), players(&card[1]))
}
