//! Everything that must hold in any game, for every number of seats.

use koloda_kernel::battery::{self, Coverage};
use koloda_kernel::rules::Setup;
use koloda_toy::rules;
use std::sync::Arc;

fn reached(seats: u8) -> Coverage {
    let setup = Setup { seats, set: [("goal".to_owned(), "20".to_owned())].into() };
    battery::run(&Arc::new(rules()), &setup, 40, 400)
}

#[test]
fn the_battery_holds_for_every_number_of_seats() {
    for seats in 1..=4 {
        let reached = reached(seats);
        assert_eq!(reached.games, 40);
        assert!(reached.endings.contains_key("goal-reached"), "{reached:?}");
    }
}

#[test]
fn the_battery_meets_every_question_of_the_game() {
    let reached = reached(3);
    let asked: Vec<&str> = reached.prompts.keys().map(String::as_str).collect();
    let all = ["race-prompt-discard", "race-prompt-may", "race-prompt-or", "race-prompt-player", "race-prompt-turn"];
    assert_eq!(asked, all);
    assert!(reached.asked_for_one > 0 && reached.compared > 0, "{reached:?}");
}
