//! The heuristic of Shards of Infinity is worth its name.

use koloda_bots::{BotKind, ask};
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::{Log, Rules, Setup, Status, resolve_forced};
use koloda_shards::ShardsOfInfinity;

/// Plays one duel; the heuristic bot has seat `seat`.
fn wins(rules: &ShardsOfInfinity, number: u64, seat: Seat) -> bool {
    let seed = Seed::numbered(2, number);
    let mut bots: Vec<_> = Seat::all(2)
        .map(|other| if other == seat { BotKind::Heuristic } else { BotKind::Random }.seat::<ShardsOfInfinity>(seed, other))
        .collect();
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

#[test]
fn beats_random_in_nine_duels_of_ten() {
    let rules = ShardsOfInfinity::read(&koloda_games::shipped("shards")).expect("the shipped cards load");
    let won = (0..1000).filter(|&number| wins(&rules, number, Seat((number % 2) as u8))).count();
    assert!(won >= 900, "only {won} of 1000 duels were won");
}
