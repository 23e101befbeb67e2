//! Every scenario file in the repository.

use koloda_aeons_end::AeonsEnd;
use koloda_kernel::scenario::{self, Scenario};
use std::collections::BTreeMap;
use std::path::Path;

#[test]
fn all_scenarios_of_aeons_end_pass() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/aeons-end");
    let mut rules: BTreeMap<Option<String>, AeonsEnd> = BTreeMap::new();
    let mut paths: Vec<_> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "json"))
        .collect();
    paths.sort();
    let (mut passed, mut failed) = (0, 0);
    for path in paths {
        let list: Vec<Scenario> =
            serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        for scenario in list {
            let rules = rules.entry(scenario.cards.clone()).or_insert_with(|| {
                let mut files = koloda_games::shipped("aeons-end");
                if let Some(cards) = &scenario.cards {
                    files.extend(koloda_games::from_disk(&folder.join(cards)).unwrap());
                }
                AeonsEnd::read(&files)
                    .unwrap_or_else(|faults| panic!("{}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")))
            });
            let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| scenario::run(rules, &scenario)));
            match result {
                Ok(Ok(())) => passed += 1,
                Ok(Err(failure)) => {
                    failed += 1;
                    println!(
                        "FAIL {} :: {} (step {})\n{}\n",
                        path.file_name().unwrap().display(),
                        scenario.name,
                        failure.step,
                        failure.what
                    );
                }
                Err(_) => {
                    failed += 1;
                    println!("PANIC {} :: {}", path.display(), scenario.name);
                }
            }
        }
    }
    println!("{passed} passed, {failed} failed");
    assert_eq!(failed, 0);
}
