//! Questions an attacker could put to the rules on purpose, as fixed positions.

use crate::hidden::Hidden;
use crate::observer::Observer;
use crate::stage::{Questions, Stage};
use crate::transition::{Position, Verdict};
use koloda_games::{AnyRules, Library};
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::Setup;
use koloda_server::PhraseCache;
use koloda_text::Lang;
use serde_json::{Value, json};
use std::sync::Arc;

const ATTACKER: Seat = Seat(0);
/// Deals per position: enough for hands with and without what is asked for.
const DEALS: u64 = 20;

/// Makes a pick in a position and in worlds where others' hands were dealt anew, and looks with everybody's eyes but theirs.
fn verdicts<R: Hidden>(rules: &Arc<R>, position: &Value, form: &Value) -> Vec<Verdict> {
    let state = rules.read_position(position).expect("a position");
    let setup = Setup { seats: 2, set: Default::default() };
    let stage = Stage { rules, setup: &setup, leak: None, phrases: &PhraseCache::default() };
    let mut questions = Questions::default();
    questions.learn(form);
    let position = Position { stage: &stage, state: &state, next: &state, decider: ATTACKER, form, owner: ATTACKER, questions: &questions };
    let mut verdicts = Vec::new();
    for observer in [vec![ATTACKER], Vec::new()].map(|seats| Observer { seats }) {
        let real = position.side(&state, &observer, Lang::En);
        let hands = rules.parts(&state, &observer).into_iter().filter(|part| part.name == "another's hand and deck");
        for part in hands {
            verdicts.extend((0..DEALS).map(|dice| position.examine(&observer, &part, &real, Lang::En, dice)));
        }
    }
    assert!(!position.is_free_after_handing_over(), "the attack is free to take back while the defender is asked");
    verdicts
}

fn shards() -> Arc<koloda_shards::ShardsOfInfinity> {
    let library = Library::load(&[]).expect("the shipped cards load");
    match library.rules("shards") {
        Ok(AnyRules::Shards(rules)) => rules.clone(),
        other => panic!("no Shards: {other:?}"),
    }
}

/// An attack on somebody who has one shield among hand and deck.
fn attacked(hand: &[&str], deck: &[&str]) -> Value {
    json!({
        "players": [{ "hand": ["crystal"] }, { "hand": hand, "deck": deck }],
        "turn": { "power": 3 }
    })
}

#[test]
fn an_attack_does_not_tell_whether_the_defender_holds_a_shield() {
    let rules = shards();
    let held = attacked(&["korvus-legionnaire", "crystal"], &["crystal", "crystal", "crystal"]);
    let not_held = attacked(&["crystal", "crystal"], &["crystal", "crystal", "korvus-legionnaire"]);
    for position in [held, not_held] {
        let verdicts = verdicts(&rules, &position, &json!({ "do": "end-main" }));
        // The attacker's own hand holds nothing that a spectator could take for something else.
        let told: Vec<Verdict> = verdicts.into_iter().filter(|verdict| *verdict != Verdict::NothingHidden).collect();
        assert!(told.len() >= 2 * DEALS as usize, "only {} worlds were looked at", told.len());
        assert!(told.iter().all(|verdict| *verdict == Verdict::Alike), "{position}: {told:?}");
    }
}

fn thunderstone() -> Arc<koloda_thunderstone::ThunderstoneRules> {
    let library = Library::load(&[]).expect("the shipped cards load");
    match library.rules("thunderstone") {
        Ok(AnyRules::Thunderstone(rules)) => rules.clone(),
        other => panic!("no Thunderstone: {other:?}"),
    }
}

/// A hero who makes others discard, and somebody with these cards.
fn threatened(hero: &str, hand: &[&str], deck: &[&str]) -> Value {
    json!({
        "players": [{ "party": [hero, "torch"], "deck": ["torch", "torch"] }, { "hand": hand, "deck": deck }],
        "hall": ["griffon", "nixie", "nixie"], "dungeon": ["famine", "famine"],
        "turn": { "phase": "prepare" }
    })
}

/// Whoever has to discard a hero, or to show that there is none, is asked whatever the hand holds.
#[test]
fn a_demand_for_heroes_does_not_tell_whether_the_victim_holds_one() {
    let rules = thunderstone();
    for hero in ["redblade-assassin", "selurin-theurge"] {
        let held = threatened(hero, &["militia", "dagger"], &["torch", "spear", "lantern"]);
        let not_held = threatened(hero, &["torch", "dagger"], &["militia", "spear", "lantern"]);
        for position in [held, not_held] {
            let verdicts = verdicts(&rules, &position, &json!({ "do": "use", "card": hero }));
            let told: Vec<Verdict> = verdicts.into_iter().filter(|verdict| *verdict != Verdict::NothingHidden).collect();
            assert!(told.len() >= 2 * DEALS as usize, "only {} worlds were looked at", told.len());
            assert!(told.iter().all(|verdict| *verdict == Verdict::Alike), "{position}: {told:?}");
        }
    }
}
