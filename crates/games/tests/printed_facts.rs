//! The printed facts of every game against tables written apart from the card files.

use koloda_games::Library;
use koloda_games::printed_facts::differences;
use serde_json::{Map, Value, json};

fn table(game: &str) -> Map<String, Value> {
    let path = format!("{}/../../facts/{game}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn every_printed_fact_is_the_one_written_down() {
    let library = Library::load(&[]).expect("the shipped cards load");
    for game in library.games() {
        let table = table(game.id());
        let found = differences(game, &table);
        assert!(found.is_empty(), "{}:\n{}", game.id(), found.join("\n"));
        let known = game.cards().iter().filter(|sheet| table.contains_key(&sheet.id)).count();
        assert!(known * 10 >= game.cards().len() * 9, "{}: only {known} of {} cards have facts", game.id(), game.cards().len());
    }
}

#[test]
fn a_difference_names_card_fact_and_both_values() {
    let library = Library::load(&[]).expect("the shipped cards load");
    let game = library.game("aeons-end").expect("it is there");
    let table = json!({ "jade": { "cost": 3, "kind": "gem" }, "no-such-card": {}, "adelheim": { "ability/charges": 4 } });
    let found = differences(game, table.as_object().expect("an object"));
    let expected = ["jade: cost is 2, expected 3", "no-such-card: there is no such card", "adelheim: ability/charges is 5, expected 4"];
    assert_eq!(found, expected);
}
