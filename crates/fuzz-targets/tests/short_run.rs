//! Every target for some seconds: what the repository holds, spoilt in a thousand ways, always the same ones.

use koloda_fuzz_targets::{card_file, messages, play, position, record, scenario};
use koloda_games::shipped;
use koloda_kernel::chance::{Chance, Seed, Stream};
use serde_json::{Value, json};
use std::panic::catch_unwind;
use std::path::Path;

const MISCHIEF: Stream = Stream { slot: 0, name: *b"mischief" };
const GAMES: [&str; 4] = ["aeons-end", "shards", "thunderstone", "penumbra"];

/// Gives every input to a target; how many it refused and how many it took.
fn run(target: fn(&[u8]) -> bool, inputs: impl IntoIterator<Item = Vec<u8>>) -> (usize, usize) {
    let (mut refused, mut taken) = (0, 0);
    for input in inputs {
        match catch_unwind(|| target(&input)) {
            Ok(true) => taken += 1,
            Ok(false) => refused += 1,
            Err(_) => panic!("this input panics: {}", String::from_utf8_lossy(&input)),
        }
    }
    (refused, taken)
}

fn below(chance: &mut Chance, bound: usize) -> usize {
    chance.below(MISCHIEF, bound as u32) as usize
}

/// Every file of a folder of the repository with this ending, in order.
fn texts(folder: &str, ending: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
    let mut paths: Vec<_> = std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|found| found == ending));
    paths.sort();
    paths.iter().map(|path| std::fs::read_to_string(path).expect("text")).collect()
}

fn scenarios(game: &str) -> Vec<Value> {
    texts(&format!("scenarios/{game}"), "json")
        .iter()
        .flat_map(|text| serde_json::from_str::<Vec<Value>>(text).expect("scenarios"))
        .collect()
}

/// Changes one random place of a JSON value into something odd.
fn spoil(value: &mut Value, chance: &mut Chance) {
    let inner = match value {
        Value::Array(items) if !items.is_empty() => {
            let place = below(chance, items.len());
            items.get_mut(place)
        }
        Value::Object(fields) if !fields.is_empty() => {
            let place = below(chance, fields.len());
            fields.values_mut().nth(place)
        }
        _ => None,
    };
    match inner {
        Some(inner) if chance.below(MISCHIEF, 4) > 0 => spoil(inner, chance),
        _ => *value = odd(chance),
    }
}

fn odd(chance: &mut Chance) -> Value {
    let small =
        [json!(0), json!(255), json!(-1), json!(1e9), json!("spark"), json!("?"), json!([]), json!({}), json!(null), json!("nemesis")];
    let mut odd = small.to_vec();
    odd.extend([json!(u64::MAX), json!("ё\u{0}"), json!(vec!["crystal"; 40])]);
    odd.swap_remove(below(chance, odd.len()))
}

/// A value and versions of it with one to three places spoilt.
fn spoilt(value: &Value, times: usize, chance: &mut Chance) -> Vec<Value> {
    let mut one = || {
        let mut spoilt = value.clone();
        (0..=below(chance, 3)).for_each(|_| spoil(&mut spoilt, chance));
        spoilt
    };
    (0..times).map(|_| one()).collect()
}

/// A text with a place cut, changed, doubled or moved.
fn spoilt_text(text: &str, chance: &mut Chance) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let (at, other) = (below(chance, letters.len()), below(chance, letters.len()));
    match below(chance, 4) {
        0 => letters.truncate(at),
        1 => letters[at] = ['(', ')', '"', '9', '-', 'Z', '[', ','][below(chance, 8)],
        2 => drop(letters.drain(at.min(other)..(at.min(other) + 9).min(letters.len()))),
        _ => letters.splice(at..at, text.chars().skip(other).take(40)).for_each(drop),
    }
    letters.into_iter().collect()
}

#[test]
fn spoilt_positions_are_refused_or_playable() {
    for (number, game) in GAMES.into_iter().enumerate() {
        let mut chance = Chance::new(Seed::numbered(9, 9));
        let positions: Vec<Value> =
            scenarios(game).into_iter().filter_map(|mut scenario| scenario.get_mut("position").map(Value::take)).collect();
        // Fewer positions are spoilt more often, so that as many of each game are still playable.
        let times = 4 + 2_500 / positions.len();
        let inputs = positions.iter().flat_map(|position| spoilt(position, times, &mut chance));
        let (refused, taken) = run(position, inputs.map(|json| [&[number as u8], json.to_string().as_bytes()].concat()));
        assert!(refused > 200 && taken > 200, "{game}: {refused} refused, {taken} taken");
    }
}

#[test]
fn spoilt_scenarios_end_and_say_why() {
    let mut chance = Chance::new(Seed::numbered(8, 8));
    let inputs = GAMES.into_iter().flat_map(scenarios).flat_map(|scenario| spoilt(&scenario, 2, &mut chance));
    let (refused, taken) = run(scenario, inputs.map(|json| json.to_string().into_bytes()));
    assert!(refused > 200 && taken > 200, "{refused} refused, {taken} taken");
    let whole = texts("scenarios/shards", "json");
    let cut = whole.iter().map(|text| spoilt_text(text, &mut chance).into_bytes());
    assert!(run(scenario, cut).0 > 0);
}

#[test]
fn spoilt_card_files_are_refused_with_their_line_or_told_and_played() {
    let mut chance = Chance::new(Seed::numbered(5, 5));
    let files = GAMES.into_iter().flat_map(shipped);
    let inputs = files.flat_map(|file| (0..4).map(|_| spoilt_text(&file.text, &mut chance).into_bytes()).collect::<Vec<_>>());
    let (refused, taken) = run(card_file, inputs);
    assert!(refused > 20 && taken > 3, "{refused} refused, {taken} taken");
}

/// Versions of a record that say nothing of states, with one pick changed and the rest cut.
fn repicked(record: &Value, times: usize, chance: &mut Chance) -> Vec<Value> {
    let mut one = || {
        let mut other = record.clone();
        let picks = other["picks"].as_array_mut().expect("picks");
        let at = below(chance, picks.len());
        picks[at] = json!(below(chance, 4));
        picks.truncate(at + 1 + below(chance, 4));
        other["hashes"] = json!([]);
        other["end"].take();
        other
    };
    (0..times).map(|_| one()).collect()
}

#[test]
fn spoilt_records_are_refused_or_replay() {
    let mut chance = Chance::new(Seed::numbered(6, 6));
    for game in GAMES {
        let file = texts(&format!("records/{game}"), "jsonl").swap_remove(0);
        let records = file.lines().take(4).map(|line| serde_json::from_str::<Value>(line).expect("a record"));
        let inputs = records.flat_map(|record| [spoilt(&record, 10, &mut chance), repicked(&record, 10, &mut chance)].concat());
        let (refused, taken) = run(record, inputs.map(|json| json.to_string().into_bytes()));
        assert!(refused > 10 && taken > 3, "{game}: {refused} refused, {taken} taken");
    }
}

#[test]
fn spoilt_messages_change_nothing_they_may_not() {
    let mut chance = Chance::new(Seed::numbered(4, 4));
    let kinds = [
        json!({ "type": "hello", "version": koloda_server::protocol::VERSION }),
        json!({ "type": "pick", "seq": 0, "option": 0, "id": "a" }),
        json!({ "type": "pick", "seq": 1, "option": 1, "id": "b", "rev": 1 }),
        json!({ "type": "why", "wish": { "do": "play", "card": "crystal" } }),
        json!({ "type": "preview", "option": 1 }),
        json!({ "type": "undo", "to": 0, "id": "c" }),
        json!({ "type": "consent", "accept": true }),
        json!({ "type": "seat", "seat": 2, "bot": "random" }),
        json!({ "type": "moment", "to": 1 }),
        json!({ "type": "name", "name": "Ё" }),
    ];
    let mut talk = |number: usize| {
        let line = |_| {
            let kind = &kinds[below(&mut chance, kinds.len())];
            if chance.below(MISCHIEF, 2) == 0 { kind.to_string() } else { spoilt(kind, 1, &mut chance)[0].to_string() }
        };
        [&[number as u8], (0..30).map(line).collect::<Vec<_>>().join("\n").as_bytes()].concat()
    };
    let (_, taken) = run(messages, (0..60).map(&mut talk));
    assert_eq!(taken, 60);
}

#[test]
fn play_with_illegal_probes() {
    let mut chance = Chance::new(Seed::numbered(3, 3));
    let mut game = |_| (0..150).map(|_| chance.below(MISCHIEF, 256) as u8).collect();
    let (refused, taken) = run(play, (0..60).map(&mut game));
    assert!(taken > 40, "{refused} refused, {taken} taken");
}

#[test]
fn bytes_that_mean_nothing_are_refused() {
    let mut chance = Chance::new(Seed::numbered(2, 2));
    let noise: Vec<Vec<u8>> = (0..40).map(|length| (0..length).map(|_| chance.below(MISCHIEF, 256) as u8).collect()).collect();
    for target in [card_file, messages, position, record, scenario] {
        assert_eq!(run(target, noise.clone()).1, 0);
    }
}
