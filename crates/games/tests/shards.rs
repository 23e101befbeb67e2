//! Shards of Infinity under the battery that every game passes.

use koloda_kernel::battery::{self, Coverage};
use koloda_kernel::chance::{Chance, Seed, Stream};
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::{Rules, Setup, Viewer};
use koloda_kernel::table::Table;
use koloda_shards::{ShardsOfInfinity, zone};
use serde_json::Value;
use std::sync::Arc;

const PICKS: Stream = Stream { slot: 0, name: *b"secrets " };

fn rules() -> Arc<ShardsOfInfinity> {
    let read = ShardsOfInfinity::read(&koloda_games::shipped("shards"));
    Arc::new(read.unwrap_or_else(|errors| panic!("{}", errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))))
}

/// Games of one setting: seats, and settings as `key=value` separated by spaces.
fn battery(seats: u8, set: &str) -> Coverage {
    let pairs = set.split_whitespace().filter_map(|pair| pair.split_once('='));
    let setup = Setup { seats, set: pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect() };
    let reached = battery::run(&rules(), &setup, 20, 50_000);
    assert!(reached.decisions > 500, "{seats} seats, {set}: {reached:?}");
    assert!(reached.asked_for_one > 0 && reached.compared > 20, "{seats} seats, {set}: {reached:?}");
    assert!(!reached.endings.contains_key("turn-limit"), "{seats} seats, {set}: {reached:?}");
    reached
}

#[test]
fn standard() {
    let resolved: usize = (2..=4).map(|seats| battery(seats, "").resolved_themselves).sum();
    assert!(resolved > 0, "nothing resolved itself");
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

/// Secret relics and hands: others see backs, and no log line names what was never shown.
#[test]
fn secrets_do_not_show() {
    let rules = rules();
    let setup = Setup { seats: 3, set: [("relics".to_owned(), "secret".to_owned())].into() };
    let mut looked = 0;
    for number in 0..10 {
        let seed = Seed::numbered(5, number);
        let mut chance = Chance::new(seed);
        let mut table = Table::start(rules.clone(), setup.clone(), seed).expect("a valid setup");
        while table.outcome().is_none() {
            for viewer in Seat::all(3).filter(|_| table.picks().is_multiple_of(8)) {
                let seen = rules.write_position(&rules.redact(table.state(), Viewer::Seat(viewer)));
                for other in (0..3).filter(|&other| other != viewer.index()) {
                    looked += hidden_in(&seen["players"][other]);
                }
            }
            let pick = chance.below(PICKS, table.options().len() as u32) as usize;
            table.pick(pick).expect("a listed option");
        }
        let told = serde_json::to_string(table.events()).expect("events are plain data");
        let view = rules.view(table.state());
        for seat in Seat::all(3) {
            for card in [zone::relics(seat), zone::spare(seat)].into_iter().flat_map(|zone| table.state().zones.iter(zone)) {
                let face = table.state().zones.face(card).0;
                let named = [',', '}'].iter().any(|end| told.contains(&format!("\"card\":{face}{end}")));
                assert!(!named, "the log names the secret relic {}", view.info(card).id);
            }
        }
    }
    assert!(looked > 500, "only {looked} hidden cards were looked at");
}

/// How many cards of another player are hidden; panics if one shows that must not.
fn hidden_in(player: &Value) -> usize {
    let list = |key: &str| player[key].as_array().expect("a list").clone();
    let known = list("shown").len();
    assert!(list("relics").iter().all(|relic| relic == "?"), "a secret relic shows: {player}");
    assert!(list("deck").iter().all(|card| card == "?"), "a deck shows: {player}");
    let hand = list("hand");
    assert_eq!(hand.iter().filter(|card| *card != "?").count(), known, "a hand shows: {player}");
    hand.len() - known + list("relics").len()
}
