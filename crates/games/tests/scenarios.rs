//! Every scenario in the repository, for every game.

use koloda_games::Library;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::scenario;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Scenario files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder of scenarios").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<PathBuf> = entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "json"));
    files.sort();
    files
}

#[test]
fn every_scenario_passes() {
    let mut libraries: BTreeMap<Option<PathBuf>, Library> = BTreeMap::new();
    let (mut passed, mut failures) = (0, Vec::new());
    for path in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios")) {
        let text = std::fs::read_to_string(&path).expect("a readable file");
        for (line, scenario) in scenario::read(&text) {
            let scenario = scenario.unwrap_or_else(|error| panic!("{}:{error}", path.display()));
            let cards = scenario.cards.as_ref().map(|cards| path.with_file_name(cards));
            let load = || Library::load(cards.as_slice()).unwrap_or_else(|errors| panic!("{}", errors.join("\n")));
            let library = libraries.entry(cards.clone()).or_insert_with(load);
            match library.game(&scenario.game).expect("a known game").scenario(&scenario, &Phrase::to_string) {
                Ok(_) => passed += 1,
                Err(failure) => {
                    failures.push(format!("{}:{line}: {} (step {}): {}", path.display(), scenario.name, failure.step, failure.what));
                }
            }
        }
    }
    assert!(failures.is_empty(), "{passed} passed, {} failed\n{}", failures.len(), failures.join("\n"));
    assert!(passed > 500, "only {passed} scenarios were found");
}
