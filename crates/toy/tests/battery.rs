//! The toy must be a good game itself, or the tests that use it prove nothing.

use koloda_kernel::battery;
use koloda_kernel::rules::Setup;
use koloda_toy::Race;
use std::sync::Arc;

#[test]
fn the_race_passes_the_battery() {
    let setup = Setup { seats: 3, set: [("goal".to_owned(), "20".to_owned())].into() };
    let reached = battery::run(&Arc::new(Race::default()), &setup, 40, 200);
    assert_eq!(reached.games, 40);
    assert!(reached.endings.contains_key("goal-reached"), "{reached:?}");
    assert!(reached.asked_for_one > 0 && reached.compared > 0, "{reached:?}");
}
