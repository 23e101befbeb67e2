//! Every worked example and edge case of the rules, as data: `tests/scenarios`, in the form of `docs/scenarios.md`.

mod shipped;

use koloda_kernel::phrase::Phrase;
use koloda_kernel::scenario;
use std::path::Path;

#[test]
fn every_scenario_passes() {
    let rules = shipped::rules();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let (mut passed, mut failures) = (0, Vec::new());
    for file in std::fs::read_dir(folder).expect("a folder of scenarios") {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a readable file");
        for (line, scenario) in scenario::read(&text) {
            let scenario = scenario.unwrap_or_else(|error| panic!("{}:{error}", path.display()));
            match scenario::run(&*rules, &scenario, &Phrase::to_string) {
                Ok(_) => passed += 1,
                Err(failure) => {
                    failures.push(format!("{}:{line}: {} (step {}): {}", path.display(), scenario.name, failure.step, failure.what))
                }
            }
        }
    }
    assert!(failures.is_empty(), "{passed} passed, {} failed\n{}", failures.len(), failures.join("\n"));
    assert!(passed > 100, "only {passed} scenarios were found");
}
