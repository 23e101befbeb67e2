//! Aeon's End under the battery that every game passes, and its scenarios.

use koloda_aeons_end::AeonsEnd;
use koloda_kernel::battery;
use koloda_kernel::rules::Setup;
use std::sync::Arc;

fn rules() -> Arc<AeonsEnd> {
    let files = koloda_games::shipped("aeons-end");
    let rules =
        AeonsEnd::read(&files).unwrap_or_else(|faults| panic!("{}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")));
    Arc::new(rules)
}

fn setup(seats: u8, set: &[(&str, &str)]) -> Setup {
    Setup { seats, set: set.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect() }
}

#[test]
fn every_nemesis_passes_the_battery_with_any_number_of_mages() {
    let rules = rules();
    for nemesis in ["rageborne", "carapace-queen", "crooked-mask", "prince-of-gluttons"] {
        for seats in 1..=4 {
            let reached =
                battery::run(&rules, &setup(seats, &[("nemesis", nemesis), ("mages", "random"), ("supply", "random")]), 6, 20_000);
            assert!(reached.decisions > 100, "{nemesis}, {seats} seats: {reached:?}");
        }
    }
}
