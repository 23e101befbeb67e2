//! What it costs to take back a pick, in the real games.

use koloda_aeons_end::AeonsEnd;
use koloda_kernel::card_file::{CardFile, HOMEBREW};
use koloda_kernel::chance::{Chance, Seed, Stream};
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::{Log, Rules, Setup};
use koloda_kernel::table::{Table, UndoCost};
use koloda_shards::ShardsOfInfinity;
use koloda_shards::state::Phase;
use serde_json::json;
use std::sync::Arc;

const PICKS: Stream = Stream { slot: 0, name: *b"undo    " };

fn setup(seats: u8, set: &[(&str, &str)]) -> Setup {
    Setup { seats, set: set.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect() }
}

fn aeons_end(added: &[CardFile]) -> AeonsEnd {
    let files: Vec<CardFile> = koloda_games::shipped("aeons-end").into_iter().chain(added.iter().cloned()).collect();
    AeonsEnd::read(&files).unwrap_or_else(|errors| panic!("{errors:?}"))
}

/// An attack that the defender is asked about has told the attacker something, whatever the answer.
#[test]
fn an_attack_is_not_free_to_take_back_while_the_defender_is_asked() {
    let rules = Arc::new(ShardsOfInfinity::read(&koloda_games::shipped("shards")).expect("the shipped cards"));
    let mut asked = 0;
    for number in 0..10 {
        let seed = Seed::numbered(21, number);
        let mut chance = Chance::new(seed);
        let mut table = Table::start(rules.clone(), setup(2, &[]), seed).expect("a valid setup");
        while table.outcome().is_none() && table.picks() < 600 {
            let last = table.picks().checked_sub(1);
            if table.state().turn.phase == Phase::Shields
                && let Some(last) = last.filter(|&last| table.picked_by(last) != table.to_move())
            {
                asked += 1;
                assert_eq!(table.undo_cost(last), Some(UndoCost::Final), "game {number}, pick {last}");
            }
            let pick = chance.below(PICKS, table.options().len() as u32) as usize;
            table.pick(pick).expect("listed");
        }
    }
    assert!(asked > 20, "only {asked} attacks were asked about");
}

/// The option of another seat that is offered now.
fn of_an_ally(table: &Table<AeonsEnd>) -> Option<usize> {
    let (rules, state) = (table.rules(), table.state());
    table.options().iter().position(|&pick| Some(rules.owner(state, pick)) != table.to_move())
}

/// What leads to a charged ability that nobody uses on their own turn.
fn charging(table: &Table<AeonsEnd>) -> usize {
    let form = |number: usize| table.rules().pick_form(table.state(), table.options()[number]);
    let first = |verb: &str| (0..table.options().len()).find(|&number| form(number)["do"] == verb);
    ["charge", "play", "end-main"].into_iter().find_map(first).unwrap_or(0)
}

#[test]
fn an_ability_used_in_an_allys_turn_is_its_owners_to_take_back() {
    let rules = Arc::new(aeons_end(&[]));
    let setup = setup(2, &[("nemesis", "rageborne"), ("mages", "brama,xaxos")]);
    let mut found = 0;
    for number in 0..20 {
        let mut table = Table::start(rules.clone(), setup.clone(), Seed::numbered(22, number)).expect("a valid setup");
        while table.outcome().is_none() {
            let Some(ability) = of_an_ally(&table) else {
                table.pick(charging(&table)).expect("listed");
                continue;
            };
            let to = table.picks();
            assert_eq!(table.to_move(), Some(Seat(0)), "only Xaxos acts in the other's turn");
            table.pick(ability).expect("listed");
            assert_eq!(table.picked_by(to), Some(Seat(1)));
            assert_ne!(table.undo_cost(to), Some(UndoCost::Final), "nobody else was asked but who was asked before");
            if let Some(before) = to.checked_sub(1).filter(|&before| table.picked_by(before) == Some(Seat(0))) {
                assert_eq!(table.undo_cost(before), Some(UndoCost::Final), "an ally has acted since");
            }
            found += 1;
            break;
        }
    }
    assert!(found > 0, "the ability was never used");
}

/// Corruption that comes face up to a discard pile was hidden before.
#[test]
fn corruption_gained_to_the_discard_pile_comes_to_light() {
    let text = r#"#![enable(implicit_some, unwrap_variant_newtypes)]
        [Card(
            id: "tainted-shard", kind: Gem, cost: 2, copies: 7, name: (ru: "Порченый осколок", en: "Tainted Shard"),
            on_play: GainCorruption(cards: 1, to: Discard), source: House("a test"),
        )]"#;
    let rules = aeons_end(&[CardFile { path: "tainted.ron".to_owned(), box_id: HOMEBREW.to_owned(), text: text.to_owned() }]);
    let position = json!({ "mages": [{ "hand": ["tainted-shard", "crystal"] }], "nemesis": { "id": "crooked-mask" } });
    let mut state = rules.read_position(&position).unwrap_or_else(|errors| panic!("{errors:?}"));
    let mut options = Vec::new();
    rules.options(&state, &mut options);
    let form = |pick| rules.pick_form(&state, pick);
    let play = options.iter().copied().find(|&pick| form(pick) == json!({ "do": "play", "card": "tainted-shard" })).expect("in hand");
    let before = rules.revealed(&state);
    rules.apply_unchecked(&mut state, play, &mut Log::off());
    assert_eq!(rules.write_position(&state)["mages"][0]["discard"].as_array().map(Vec::len), Some(1));
    assert!(rules.revealed(&state) > before, "a hidden card lies face up now");
}
