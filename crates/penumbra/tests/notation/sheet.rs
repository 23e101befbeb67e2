//! Entries of card files in the words of the fact sheets: whole records, made of the notation beside.

use super::{effect, filters, number, task, token};
use koloda_kernel::component::Component;
use koloda_penumbra::card::Entry;
use serde_json::{Value, json};

/// An entry in the words of its sheet, with the fields that the sheet has.
pub fn told(entry: &Entry, sheet: &Value) -> Value {
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

pub fn each<T>(values: &Value, told: impl Fn(&Value) -> T) -> Vec<T> {
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
        takes => token(takes),
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
