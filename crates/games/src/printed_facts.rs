//! Printed facts: the numbers on the components, held against a table written apart from the card files.
//!
//! A card file and its scenarios can share one slip of the pen. `facts/<game>.json` was written from the fact
//! sheets instead, so that a cost, a life or a tier that no scenario happens to use is still checked.

use crate::Game;
use koloda_kernel::rules::CardSheet;
use serde_json::{Map, Value};

/// Every difference between a table (`id` → `fact` → value) and the cards of a game, one sentence each.
/// A fact inside another one is named by its path: `ability/charges`.
pub fn differences(game: &dyn Game, table: &Map<String, Value>) -> Vec<String> {
    let sheets = game.cards();
    table.iter().flat_map(|(id, facts)| of_card(&sheets, id, facts)).collect()
}

fn of_card(sheets: &[CardSheet], id: &str, facts: &Value) -> Vec<String> {
    let Some(facts) = facts.as_object() else { return vec![format!("{id}: expected an object of facts, found {facts}")] };
    let mut same = sheets.iter().filter(|sheet| sheet.id == id).peekable();
    if same.peek().is_none() {
        return vec![format!("{id}: there is no such card")];
    }
    same.flat_map(|sheet| facts.iter().filter_map(move |(key, expected)| of_fact(sheet, key, expected))).collect()
}

fn of_fact(sheet: &CardSheet, key: &str, expected: &Value) -> Option<String> {
    let found = fact(sheet, key);
    (found != *expected).then(|| format!("{}: {key} is {found}, expected {expected}", sheet.id))
}

fn fact(sheet: &CardSheet, key: &str) -> Value {
    match key {
        "kind" => sheet.kind.clone().into(),
        "copies" => sheet.copies.into(),
        "groups" => sheet.groups.clone().into(),
        _ => {
            let (first, rest) = key.split_once('/').map_or((key, None), |(first, rest)| (first, Some(rest)));
            let inner = sheet.facts.get(first).and_then(|fact| rest.map_or(Some(fact), |rest| fact.pointer(&format!("/{rest}"))));
            inner.cloned().unwrap_or(Value::Null)
        }
    }
}
