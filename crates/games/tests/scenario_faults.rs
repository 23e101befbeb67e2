//! Scenarios that could not fail, and positions that cannot be: each is told, none passes by mistake.

use koloda_aeons_end::AeonsEnd;
use koloda_games::{Library, shipped};
use koloda_kernel::chance::{Chance, Seed, Stream};
use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::{Log, Rules, Setup, Status, resolve_forced};
use koloda_kernel::scenario::Scenario;
use koloda_kernel::table::PickError;
use koloda_shards::ShardsOfInfinity;
use serde_json::{Value, json};

const DICE: Stream = Stream { slot: 0, name: *b"scenario" };

/// Runs a scenario with these fields; what is said if it fails.
fn said(game: &str, fields: &Value) -> Option<String> {
    let mut scenario = json!({ "name": "a test", "game": game, "position": {} });
    scenario.as_object_mut().expect("an object").extend(fields.as_object().expect("fields").clone());
    let scenario: Scenario = serde_json::from_value(scenario).expect("a scenario");
    let library = Library::load(&[]).expect("the shipped cards load");
    library.game(game).expect("a known game").scenario(&scenario, &Phrase::to_string).err().map(|failure| failure.what)
}

#[track_caller]
fn fails(game: &str, fields: &Value, expected: &str) {
    let said = said(game, fields).unwrap_or_else(|| panic!("passed: {fields}"));
    assert!(said.contains(expected), "expected `{expected}` in: {said}");
}

#[test]
fn a_misspelt_word_never_passes_as_not_offered() {
    for key in ["not-offered", "refused"] {
        fails("aeons-end", &json!({ key: [{ "do": "paly", "card": "crystal" }] }), "did you mean `play`");
        fails("aeons-end", &json!({ key: [{ "do": "play", "crad": "crystal" }] }), "did you mean `card`");
        fails("aeons-end", &json!({ key: [{ "do": "play", "card": "cristal" }] }), "`card` of an option is never \"cristal\"");
        fails("shards", &json!({ key: [{ "do": "recruit", "card": "zeta-encryptor" }] }), "never \"zeta-encryptor\"");
        fails("shards", &json!({ "steps": [{ key: [{ "do": "recriut" }] }] }), "did you mean `recruit`");
    }
    assert_eq!(said("aeons-end", &json!({ "not-offered": [{ "do": "play", "card": "crystal" }] })), None);
}

#[test]
fn a_misspelt_demand_or_path_never_holds() {
    let hand = json!({ "mages": [{ "hand": ["crystal"] }] });
    let with = |expect: Value| json!({ "position": hand, "expect": expect });
    fails("aeons-end", &with(json!({ "mages.0.hand": { "hass": "crystal" } })), "did you mean `has`");
    fails("aeons-end", &with(json!({ "mages.0.hnad": { "not": ["spark"] } })), "is the path misspelt?");
    fails("aeons-end", &with(json!({ "mages.0.life": { "at-least": "one" } })), "asks for a number");
    fails("aeons-end", &with(json!({ "mages.0.hand": { "has": "crystal", "has-not": "crystal" } })), "mages.0.hand");
}

#[test]
fn a_scenario_checks_something() {
    fails("aeons-end", &json!({}), "checks nothing");
    fails("aeons-end", &json!({ "steps": [{ "do": "end-main" }] }), "checks nothing");
}

#[test]
fn a_seat_that_is_not_there_is_told() {
    for game in ["aeons-end", "shards"] {
        fails(game, &json!({ "refused": [{ "do": "end-main", "seat": 200 }] }), "there is no seat 200; expected 1 to");
        fails(game, &json!({ "refused": [{ "do": "end-main", "seat": 0 }] }), "there is no seat 0");
        fails(game, &json!({ "expect": { "seen.200.turn": 1 } }), "there is no seat 200");
        fails(game, &json!({ "expect": { "seen.3.turn": 1 } }), "there is no seat 3");
    }
}

#[test]
fn a_card_of_another_nemesis_is_told() {
    let position = json!({ "nemesis": { "id": "rageborne", "deck": ["foul-multitudes", "needlemaw"] } });
    let fields = json!({ "position": position, "offered": [{ "do": "end-main" }] });
    fails("aeons-end", &fields, "`foul-multitudes` is a card of carapace-queen, not of rageborne");
}

#[test]
fn nobody_picks_for_a_seat_that_is_not_there() {
    let library = Library::load(&[]).expect("the shipped cards load");
    let setup = Setup { seats: 2, set: [("leaders".to_owned(), "auction".to_owned())].into() };
    let play = library.game("shards").expect("a known game").start(setup, Seed([1; 32])).expect("a valid setup");
    for seat in [2, 8, 200] {
        let said = play.find(Seat(seat), &json!({ "do": "bid", "health": 999 }));
        assert!(matches!(said, Err(PickError::NotYourTurn { .. })), "{said:?}");
    }
}

#[test]
fn a_failure_names_the_nearest_option_in_json_and_in_words() {
    let position = json!({ "mages": [{ "hand": ["crystal", "spark"], "breaches": "OOOO" }] });
    let said = said("aeons-end", &json!({ "position": position, "offered": [{ "do": "play", "card": "jade" }] })).expect("not offered");
    assert!(said.contains(r#"nearest: {"do":"play","card":"crystal"}"#), "{said}");
    assert!(said.lines().any(|line| line.contains(r#""do":"end-main""#) && line.contains("ae-")), "{said}");
}

/// Which of several equal cards of a discard pile is meant must be said; of a card there is but once it need not.
#[test]
fn the_place_in_a_discard_pile_is_told_where_equal_cards_lie_apart() {
    let position = json!({ "mages": [{ "hand": ["fiend-catcher"], "discard": ["crystal", "jade", "crystal", "crystal"] }] });
    let steps = json!([{ "do": "play", "card": "fiend-catcher" }, { "do": "accept" }]);
    let wish = json!([{ "do": "destroy", "card": "spark" }]);
    let said = said("aeons-end", &json!({ "position": position, "steps": steps, "offered": wish })).expect("no spark is there");
    let told = |card: &str, form: &str| said.lines().any(|line| line.contains(&format!(r#""card":"{card}""#)) && line.ends_with(form));
    assert!(told("crystal", "at=1") && told("crystal", "at=4") && told("jade", "at=0"), "{said}");
}

/// Looks at every decision of random games.
fn along<R: Rules>(rules: &R, seats: u8, set: &[(&str, &str)], look: impl Fn(&R::State, &[R::Pick])) {
    let set = set.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let setup = Setup { seats, set };
    for number in 0..4 {
        let seed = Seed::numbered(11, number);
        let (mut log, mut options, mut chance) = (Log::off(), Vec::new(), Chance::new(seed));
        let mut state = rules.start(&setup, seed, &mut log).expect("a valid setup");
        for _ in 0..400 {
            resolve_forced(rules, &mut state, &mut options, &mut log);
            let Status::Deciding(_) = rules.status(&state) else { break };
            look(&state, &options);
            rules.apply_unchecked(&mut state, options[chance.below(DICE, options.len() as u32) as usize], &mut log);
        }
    }
}

/// A pattern may name every word that an option has: else a scenario could not be written.
fn words_are_known<R: Rules>(rules: &R, state: &R::State, options: &[R::Pick]) {
    for form in options.iter().map(|&pick| rules.pick_form(state, pick)) {
        let declared = rules.verbs();
        let known = declared.iter().filter(|(verb, _)| form["do"] == *verb).map(|(_, fields)| *fields).collect::<Vec<_>>().concat();
        for (field, value) in form.as_object().expect("an object").iter().filter(|(field, _)| *field != "do") {
            assert!(known.contains(&field.as_str()), "{form}");
            assert!(rules.may_be(field, value), "{form}");
        }
        assert!(declared.iter().any(|(verb, _)| form["do"] == *verb), "{form}");
    }
}

/// The middle of an effect or an attack is not part of a position.
fn reads_back<R: Rules>(rules: &R, state: &R::State, idle: bool) {
    let position = rules.write_position(state);
    let attacked = ["shields", "damage", "overflow", "nemesis-hunt"].iter().any(|phase| position["turn"]["phase"] == *phase);
    if let (true, false, Err(errors)) = (idle, attacked, rules.read_position(&position)) {
        panic!("{errors:?}: {position}");
    }
}

#[test]
fn every_position_of_a_game_can_be_read_back_and_every_option_named() {
    let aeons_end = AeonsEnd::read(&shipped("aeons-end")).expect("the shipped cards load");
    let shards = ShardsOfInfinity::read(&shipped("shards")).expect("the shipped cards load");
    for nemesis in ["rageborne", "carapace-queen", "crooked-mask", "hollow-crown", "magus-of-cloaks"] {
        let set = [("nemesis", nemesis), ("boxes", "base,war-eternal"), ("supply", "random"), ("mages", "random")];
        along(&aeons_end, 2, &set, |state, options| {
            words_are_known(&aeons_end, state, options);
            reads_back(&aeons_end, state, state.machine.is_idle());
        });
    }
    let settings: [(u8, &[(&str, &str)]); 5] =
        [(1, &[]), (2, &[]), (3, &[("leaders", "auction")]), (2, &[("relics", "draft")]), (4, &[("variant", "teams")])];
    for (seats, set) in settings {
        along(&shards, seats, set, |state, options| {
            words_are_known(&shards, state, options);
            reads_back(&shards, state, state.machine.is_idle());
        });
    }
}
