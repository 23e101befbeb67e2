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

/// Cards that only scenarios use: words the base box has no use for.
#[test]
fn cards_of_the_scenarios_pass_the_battery() {
    let mut files = koloda_games::shipped("aeons-end");
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/aeons-end/cards");
    files.extend(koloda_games::from_disk(&folder).unwrap());
    let rules =
        AeonsEnd::read(&files).unwrap_or_else(|faults| panic!("{}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")));
    let rules = Arc::new(rules);
    for nemesis in ["umbra-titan", "gate-witch"] {
        for seats in 1..=4 {
            let mages = ["dezmodia", "mist-voidwalker", "mazahaedron", "jian"][..usize::from(seats)].join(",");
            let supply = "frozen-magmite,erratic-ingot,scoria-slag,cairn-compass,vortex-gauntlet,thoughtform-familiar,fiery-torrent,conjure-the-lost,reduce-to-ash";
            let setup = setup(seats, &[("nemesis", nemesis), ("mages", &mages), ("supply", supply)]);
            let reached = battery::run(&rules, &setup, 6, 20_000);
            assert!(reached.decisions > 100, "{nemesis}, {seats} seats: {reached:?}");
        }
    }
}
