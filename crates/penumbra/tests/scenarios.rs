//! The scenarios of this game, without the other games: the quick way while cards and rules are written.
//!
//! `KOLODA_ONLY=PN-X07 cargo test -p koloda-penumbra --test scenarios` runs those whose name contains the words.

use koloda_kernel::phrase::Phrase;
use koloda_kernel::scenario;

mod common;

#[test]
fn every_scenario_passes() {
    let rules = common::rules();
    let only = std::env::var("KOLODA_ONLY").unwrap_or_default();
    let folder = common::folder("scenarios/penumbra");
    let mut files: Vec<_> = std::fs::read_dir(folder).expect("scenarios").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let (mut passed, mut failures) = (0, Vec::new());
    for path in files.iter().filter(|path| path.extension().is_some_and(|ending| ending == "json")) {
        let text = std::fs::read_to_string(path).expect("text");
        for (line, scenario) in scenario::read(&text) {
            let scenario = scenario.unwrap_or_else(|error| panic!("{}:{error}", path.display()));
            if !scenario.name.contains(&only) || scenario.cards.is_some() {
                continue;
            }
            match scenario::run(&rules, &scenario, &Phrase::to_string) {
                Ok(_) => passed += 1,
                Err(failure) => {
                    failures.push(format!("{}:{line}: {} (step {}): {}", path.display(), scenario.name, failure.step, failure.what))
                }
            }
        }
    }
    assert!(failures.is_empty(), "{passed} passed, {} failed\n{}", failures.len(), failures.join("\n"));
}
