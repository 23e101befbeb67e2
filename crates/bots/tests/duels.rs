//! The heuristics of the competitive games are worth their name.

use koloda_bots::{BotKind, ask};
use koloda_kernel::chance::Seed;
use koloda_kernel::heuristic::Heuristic;
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::{Log, Setup, Status, resolve_forced};
use koloda_penumbra::PenumbraRules;
use koloda_shards::ShardsOfInfinity;
use koloda_thunderstone::ThunderstoneRules;

/// Plays one duel; the heuristic bot has seat `seat`.
fn wins<R: Heuristic>(rules: &R, number: u64, seat: Seat) -> bool {
    let seed = Seed::numbered(2, number);
    let mut bots: Vec<_> =
        Seat::all(2).map(|other| if other == seat { BotKind::Heuristic } else { BotKind::Random }.seat::<R>(seed, other)).collect();
    let (mut log, mut options) = (Log::off(), Vec::new());
    let mut state = rules.start(&Setup { seats: 2, set: Default::default() }, seed, &mut log).expect("a valid setup");
    loop {
        resolve_forced(rules, &mut state, &mut options, &mut log);
        match rules.status(&state) {
            Status::Over(outcome) => return outcome.won_by(seat),
            Status::Deciding(to_move) => {
                let pick = ask(&mut *bots[to_move.index()], rules, &state, to_move, &options);
                rules.apply_unchecked(&mut state, options[pick], &mut log);
            }
        }
    }
}

/// Duels of 1,000 that the heuristic wins, from either seat by turns.
fn won<R: Heuristic>(rules: &R) -> usize {
    won_of(1000, rules)
}

fn won_of<R: Heuristic>(duels: u64, rules: &R) -> usize {
    (0..duels).filter(|&number| wins(rules, number, Seat((number % 2) as u8))).count()
}

#[test]
fn beats_random_in_nine_duels_of_shards_of_ten() {
    let won = won(&ShardsOfInfinity::read(&koloda_games::shipped("shards")).expect("the shipped cards load"));
    assert!(won >= 900, "only {won} of 1000 duels were won");
}

#[test]
fn beats_random_in_nineteen_duels_of_thunderstone_of_twenty() {
    let won = won(&ThunderstoneRules::read(&koloda_games::shipped("thunderstone")).expect("the shipped cards load"));
    assert!(won >= 950, "only {won} of 1000 duels were won");
}

#[test]
fn beats_random_in_nineteen_duels_of_penumbra_of_twenty() {
    let won = won_of(500, &PenumbraRules::read(&koloda_games::shipped("penumbra")).expect("the shipped cards load"));
    assert!(won >= 475, "only {won} of 500 duels were won");
}
