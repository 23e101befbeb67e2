//! Shards of Infinity under the battery that every game passes.

use koloda_kernel::battery;
use koloda_kernel::rules::Setup;
use koloda_shards::ShardsOfInfinity;
use std::sync::Arc;

fn rules() -> Arc<ShardsOfInfinity> {
    let read = ShardsOfInfinity::read(&koloda_games::shipped("shards"));
    Arc::new(read.unwrap_or_else(|faults| panic!("{}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))))
}

/// Games of one setting: seats, and settings as `key=value` separated by spaces.
fn battery(seats: u8, set: &str) {
    let pairs = set.split_whitespace().filter_map(|pair| pair.split_once('='));
    let setup = Setup { seats, set: pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect() };
    let reached = battery::run(&rules(), &setup, 20, 50_000);
    assert!(reached.decisions > 500, "{seats} seats, {set}: {reached:?}");
    assert!(!reached.endings.contains_key("turn-limit"), "{seats} seats, {set}: {reached:?}");
}

#[test]
fn standard() {
    battery(2, "");
    battery(3, "");
    battery(4, "");
}

#[test]
fn base_only() {
    battery(2, "boxes=base");
    battery(3, "boxes=base");
    battery(4, "boxes=base");
}

#[test]
fn teams() {
    battery(4, "variant=teams");
    battery(4, "variant=teams boxes=base");
    battery(4, "variant=teams relics=secret");
}

#[test]
fn three_way() {
    battery(3, "variant=three-way");
    battery(3, "variant=three-way boxes=base");
}

#[test]
fn leader_auction() {
    battery(2, "leaders=auction");
    battery(3, "leaders=auction");
    battery(4, "leaders=auction");
    battery(3, "leaders=auction relics=secret variant=three-way");
}

#[test]
fn relic_draft() {
    battery(2, "relics=draft");
    battery(3, "relics=draft variant=three-way");
    battery(4, "relics=draft");
}

#[test]
fn secret_relics() {
    battery(2, "relics=secret");
    battery(3, "relics=secret");
    battery(4, "relics=secret");
}

#[test]
fn nemesis() {
    battery(1, "");
    battery(1, "boxes=base");
    battery(1, "relics=secret leaders=decima nemesis-leader=tetra");
}
