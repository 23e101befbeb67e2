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
use notation::sheet::told;
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
