//! Aeon's End under the battery that every game passes, and its scenarios.

use koloda_aeons_end::AeonsEnd;
use koloda_kernel::battery;
use koloda_kernel::chance::Seed;
use koloda_kernel::rules::{Log, Rules, Setup};
use std::sync::Arc;

fn rules() -> Arc<AeonsEnd> {
    let files = koloda_games::shipped("aeons-end");
    let rules =
        AeonsEnd::read(&files).unwrap_or_else(|errors| panic!("{}", errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")));
    Arc::new(rules)
}

fn setup(seats: u8, set: &[(&str, &str)]) -> Setup {
    Setup { seats, set: set.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect() }
}

#[test]
fn every_nemesis_passes_the_battery_with_any_number_of_mages() {
    let (rules, mut resolved) = (rules(), 0);
    for nemesis in ["rageborne", "carapace-queen", "crooked-mask", "prince-of-gluttons"] {
        for seats in 1..=4 {
            let reached =
                battery::run(&rules, &setup(seats, &[("nemesis", nemesis), ("mages", "random"), ("supply", "random")]), 6, 20_000);
            assert!(reached.decisions > 100, "{nemesis}, {seats} seats: {reached:?}");
            assert!(reached.asked_for_one > 0 && reached.compared > 0, "{nemesis}, {seats} seats: {reached:?}");
            resolved += reached.resolved_themselves;
        }
    }
    assert!(resolved > 0, "nothing resolved itself");
}

const WAR_ETERNAL: [&str; 4] = ["umbra-titan", "hollow-crown", "gate-witch", "magus-of-cloaks"];

#[test]
fn war_eternal_passes_the_battery_with_any_number_of_mages() {
    let rules = rules();
    for nemesis in WAR_ETERNAL {
        for seats in 1..=4 {
            let set = [("boxes", "war-eternal"), ("nemesis", nemesis), ("mages", "random"), ("supply", "random")];
            let reached = battery::run(&rules, &setup(seats, &set), 6, 20_000);
            assert!(reached.decisions > 100, "{nemesis}, {seats} seats: {reached:?}");
        }
    }
}

#[test]
fn both_boxes_mixed_pass_the_battery_at_every_difficulty() {
    let rules = rules();
    for difficulty in ["beginner", "normal", "expert", "extinction"] {
        for nemesis in WAR_ETERNAL.iter().chain(&["rageborne"]) {
            let set = [
                ("boxes", "base,war-eternal"),
                ("nemesis", nemesis),
                ("difficulty", difficulty),
                ("mages", "random"),
                ("supply", "random"),
            ];
            for seats in [1, 3] {
                battery::run(&rules, &setup(seats, &set), 3, 20_000);
            }
        }
    }
}

#[test]
fn the_variable_turn_order_passes_the_battery() {
    let rules = rules();
    for nemesis in WAR_ETERNAL {
        let set =
            [("boxes", "base,war-eternal"), ("nemesis", nemesis), ("turn-order", "variable"), ("mages", "random"), ("supply", "random")];
        let reached = battery::run(&rules, &setup(4, &set), 6, 20_000);
        assert!(reached.prompts.contains_key("ae-prompt-choose-player"), "{reached:?}");
    }
}

/// Every box alone can be started without naming anything.
#[test]
fn each_box_suggests_a_first_game() {
    let rules = rules();
    for boxes in ["base", "war-eternal", "base,war-eternal"] {
        for seats in 1..=4 {
            battery::run(&rules, &setup(seats, &[("boxes", boxes)]), 1, 20_000);
        }
    }
}

#[test]
fn random_setups_leave_out_what_they_should() {
    let rules = rules();
    let start = |set: &[(&str, &str)], seed| {
        rules.start(&setup(4, set), Seed::numbered(seed, 0), &mut Log::off()).map(|state| rules.write_position(&state))
    };
    for seed in 0..40 {
        let set = [
            ("boxes", "base,war-eternal"),
            ("nemesis", "random"),
            ("mages", "random"),
            ("supply", "random"),
            ("rating", "3-5"),
            ("without", "carapace-queen,kadir,gex,jade,kindle"),
        ];
        let position = start(&set, seed).expect("a setup");
        let nemesis = position["nemesis"]["id"].as_str().unwrap_or_default();
        assert!(["umbra-titan", "hollow-crown", "crooked-mask", "prince-of-gluttons"].contains(&nemesis), "{nemesis}");
        let mages: Vec<&str> = position["mages"].as_array().into_iter().flatten().filter_map(|mage| mage["mage"].as_str()).collect();
        assert!(!mages.contains(&"kadir") && !mages.contains(&"gex"), "{mages:?}");
        assert!(position["supply"].get("jade").is_none() && position["supply"].get("kindle").is_none());
    }
    for (key, value) in [("rating", "0-3"), ("rating", "high"), ("without", "nobody"), ("turn-order", "wild")] {
        assert!(start(&[(key, value)], 1).is_err(), "{key}={value}");
    }
    assert!(start(&[("nemesis", "random"), ("rating", "9-10")], 1).is_err(), "there is no such nemesis");
    assert!(rules.start(&setup(2, &[("turn-order", "variable")]), Seed::numbered(1, 0), &mut Log::off()).is_err());
}
