//! Positions, card files and records that somebody got wrong: a fault, never a panic.

use koloda_aeons_end::AeonsEnd;
use koloda_kernel::card_file::{CardFile, HOMEBREW};
use koloda_kernel::chance::{Chance, Seed, Stream};
use koloda_kernel::record::Record;
use koloda_kernel::rules::{Log, Rules, settle};
use koloda_kernel::scenario::Scenario;
use serde_json::{Value, json};
use std::path::Path;

const MISCHIEF: Stream = Stream { slot: 0, name: *b"mischief" };

/// Changes one random place of a JSON value into something odd.
fn spoil(value: &mut Value, chance: &mut Chance) {
    let odd = [
        json!(0),
        json!(255),
        json!(-1),
        json!(1e9),
        json!("spark"),
        json!("?"),
        json!([]),
        json!({}),
        Value::Null,
        json!("nemesis"),
        json!(vec!["crystal"; 40]),
    ];
    let inner = match value {
        Value::Array(items) if !items.is_empty() => {
            let place = chance.below(MISCHIEF, items.len() as u32) as usize;
            items.get_mut(place)
        }
        Value::Object(fields) if !fields.is_empty() => {
            let place = chance.below(MISCHIEF, fields.len() as u32) as usize;
            fields.values_mut().nth(place)
        }
        _ => None,
    };
    match inner {
        Some(inner) if chance.below(MISCHIEF, 4) > 0 => spoil(inner, chance),
        _ => *value = odd[chance.below(MISCHIEF, odd.len() as u32) as usize].clone(),
    }
}

fn rules() -> AeonsEnd {
    AeonsEnd::read(&koloda_games::shipped("aeons-end")).expect("the shipped cards load")
}

fn positions() -> Vec<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/aeons-end");
    let files = std::fs::read_dir(folder).expect("scenarios").map(|file| file.expect("a file").path());
    let lists = files.filter(|path| path.extension().is_some_and(|ending| ending == "json"));
    let scenarios =
        lists.flat_map(|path| serde_json::from_str::<Vec<Scenario>>(&std::fs::read_to_string(path).expect("text")).expect("scenarios"));
    scenarios.filter_map(|scenario| scenario.position).collect()
}

#[test]
fn a_spoilt_position_is_refused_or_playable() {
    let rules = rules();
    let mut chance = Chance::new(Seed::numbered(9, 9));
    let (mut refused, mut played) = (0, 0);
    for position in positions() {
        for _ in 0..12 {
            let mut spoilt = position.clone();
            (0..=chance.below(MISCHIEF, 3)).for_each(|_| spoil(&mut spoilt, &mut chance));
            let result = std::panic::catch_unwind(|| play_on(&rules, &spoilt));
            match result.unwrap_or_else(|_| panic!("this position panics: {spoilt}")) {
                Err(_) => refused += 1,
                Ok(()) => played += 1,
            }
        }
    }
    assert!(refused > 500 && played > 500, "{refused} refused, {played} played");
}

/// Plays a few picks from a position.
fn play_on(rules: &AeonsEnd, position: &Value) -> Result<(), Vec<String>> {
    let mut state = rules.read_position(position)?;
    let (mut options, mut log) = (Vec::new(), Log::off());
    let mut chance = Chance::new(Seed::numbered(4, 2));
    for _ in 0..30 {
        settle(rules, &mut state, &mut options, &mut log);
        rules.check(&state).unwrap_or_else(|fault| panic!("{fault}"));
        if options.is_empty() {
            break;
        }
        let pick = options[chance.below(MISCHIEF, options.len() as u32) as usize];
        rules.resolve(&mut state, pick, &mut log);
    }
    Ok(())
}

#[test]
fn a_spoilt_card_file_is_refused_with_its_line_or_loads() {
    let mut chance = Chance::new(Seed::numbered(5, 5));
    let shipped = koloda_games::shipped("aeons-end");
    for file in &shipped {
        for _ in 0..6 {
            let mut bytes: Vec<char> = file.text.chars().collect();
            let at = chance.below(MISCHIEF, bytes.len() as u32) as usize;
            match chance.below(MISCHIEF, 3) {
                0 => bytes.truncate(at),
                1 => bytes[at] = ['(', ')', '"', '9', '-', 'Z'][chance.below(MISCHIEF, 6) as usize],
                _ => _ = bytes.remove(at),
            }
            let spoilt = CardFile { text: bytes.into_iter().collect(), path: "spoilt.ron".to_owned(), box_id: HOMEBREW.to_owned() };
            let files: Vec<CardFile> = shipped.iter().cloned().chain([spoilt]).collect();
            if let Err(faults) = AeonsEnd::read(&files) {
                assert!(faults.iter().all(|fault| fault.line > 0), "a fault without a line: {faults:?}");
            }
        }
    }
}

#[test]
fn a_spoilt_record_is_refused_or_replays() {
    let rules = rules();
    let mut chance = Chance::new(Seed::numbered(6, 6));
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/aeons-end/random-rageborne-2.jsonl");
    let text = std::fs::read_to_string(file).expect("golden records");
    for line in text.lines() {
        for _ in 0..20 {
            let mut spoilt: Value = serde_json::from_str(line).expect("a record");
            spoil(&mut spoilt, &mut chance);
            let Ok(record) = serde_json::from_value::<Record>(spoilt.clone()) else { continue };
            let result = std::panic::catch_unwind(|| record.replay(&rules, usize::MAX, &mut Log::off()).map(|_| ()));
            _ = result.unwrap_or_else(|_| panic!("this record panics: {spoilt}"));
        }
    }
}
