//! Golden records: games that were played once and must replay bit for bit for ever.
//!
//! Made with `koloda simulate … --records FILE`. A change of the rules that moves one of these
//! raises the rules version and says why. `KOLODA_WRITE=1` seals them anew where only card data or
//! the format of the hashes changed.

use koloda_games::{Library, dispatch};
use koloda_kernel::record::Record;
use koloda_kernel::rules::Log;
use std::path::{Path, PathBuf};

fn golden() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let games = std::fs::read_dir(&folder).expect("the folder of golden records");
    let files = games.flat_map(|game| std::fs::read_dir(game.expect("a game").path()).expect("a folder of records"));
    files.map(|file| file.expect("a file").path()).collect()
}

#[test]
fn golden_records_replay_bit_for_bit() {
    let library = Library::load(&[]).expect("the shipped cards load");
    let (mut replayed, write) = (0, std::env::var_os("KOLODA_WRITE").is_some());
    for file in golden() {
        let text = std::fs::read_to_string(&file).expect("a readable file");
        let mut lines = Vec::new();
        for (number, line) in text.lines().enumerate() {
            let place = format!("{}:{}", file.display(), number + 1);
            let mut record: Record = serde_json::from_str(line).unwrap_or_else(|error| panic!("{place}: {error}"));
            assert!(record.end.is_some(), "{place}: a golden record ends with a hash");
            let rules = library.rules(&record.game).expect("a known game");
            if write {
                let sealed = dispatch!(rules, rules => record.seal(&**rules));
                record = sealed.unwrap_or_else(|error| panic!("{place}: {error}"));
            }
            let result = dispatch!(rules, rules => record.replay(&**rules, usize::MAX, &mut Log::off()).map(|_| ()));
            result.unwrap_or_else(|error| panic!("{place}: {error}"));
            lines.push(serde_json::to_string(&record).expect("plain data") + "\n");
            replayed += 1;
        }
        if write {
            std::fs::write(&file, lines.concat()).expect("written");
        }
    }
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
