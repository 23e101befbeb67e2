//! Golden records: games that were played once and must replay bit for bit for ever.
//!
//! Made with `koloda simulate … --records FILE`. A change of the rules that moves one of these
//! raises the rules version and says why.

use koloda_games::{Library, dispatch};
use koloda_kernel::hash::layout_hash;
use koloda_kernel::record::{FIRST_FORMAT, HASH_EVERY, Record};
use koloda_kernel::rules::{Log, Rules, settle};
use std::path::{Path, PathBuf};

fn golden() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let games = std::fs::read_dir(&folder).expect("the folder of golden records");
    let files = games.flat_map(|game| std::fs::read_dir(game.expect("a game").path()).expect("a folder of records"));
    files.map(|file| file.expect("a file").path()).collect()
}

/// A record of the first format, played with every old hash compared and sealed with the new ones in the same run.
fn resealed<R: Rules>(rules: &R, record: &Record, place: &str) -> Record {
    let mut state = rules.start(&record.setup, record.seed, &mut Log::off()).expect("begun");
    let (mut options, mut compared) = (Vec::new(), 0);
    settle(rules, &mut state, &mut options, &mut Log::off());
    for (index, &pick) in record.picks.iter().enumerate() {
        rules.resolve(&mut state, options[usize::from(pick)], &mut Log::off());
        settle(rules, &mut state, &mut options, &mut Log::off());
        if (index + 1).is_multiple_of(HASH_EVERY) {
            assert_eq!(layout_hash(&state), record.hashes[index / HASH_EVERY], "{place}: after pick {}", index + 1);
            compared += 1;
        }
    }
    assert_eq!(compared, record.hashes.len(), "{place}");
    assert_eq!(Some(layout_hash(&state)), record.end, "{place}");
    record.seal(rules).expect("it was just played")
}

#[test]
fn golden_records_replay_bit_for_bit() {
    let library = Library::load(&[]).expect("the shipped cards load");
    let (mut replayed, mut sealed) = (0, 0);
    for file in golden() {
        let text = std::fs::read_to_string(&file).expect("a readable file");
        let mut lines = Vec::new();
        for (number, line) in text.lines().enumerate() {
            let place = format!("{}:{}", file.display(), number + 1);
            let mut record: Record = serde_json::from_str(line).unwrap_or_else(|fault| panic!("{place}: {fault}"));
            assert!(record.end.is_some(), "{place}: a golden record ends with a hash");
            let rules = library.rules(&record.game).expect("a known game");
            if record.format == FIRST_FORMAT {
                record = dispatch!(rules, rules => resealed(&**rules, &record, &place));
                sealed += 1;
            }
            let result = dispatch!(rules, rules => record.replay(&**rules, usize::MAX, &mut Log::off()).map(|_| ()));
            result.unwrap_or_else(|fault| panic!("{place}: {fault}"));
            lines.push(serde_json::to_string(&record).expect("plain data") + "\n");
            replayed += 1;
        }
        if std::env::var_os("KOLODA_WRITE").is_some() {
            std::fs::write(&file, lines.concat()).expect("written");
        }
    }
    println!("{replayed} records replayed, {sealed} of them with their old hashes verified and sealed anew");
    assert!(replayed >= 200, "only {replayed} golden records were found");
}

#[test]
fn a_golden_record_with_one_other_pick_is_noticed() {
    let library = Library::load(&[]).expect("the shipped cards load");
    let file = golden().into_iter().next().expect("a golden file");
    let text = std::fs::read_to_string(file).expect("a readable file");
    let mut record: Record = serde_json::from_str(text.lines().next().expect("a record")).expect("a record");
    record.picks[0] = u16::from(record.picks[0] == 0);
    let rules = library.rules(&record.game).expect("a known game");
    let result = dispatch!(rules, rules => record.replay(&**rules, usize::MAX, &mut Log::off()).map(|_| ()));
    assert!(result.is_err(), "a changed pick went unnoticed");
}
