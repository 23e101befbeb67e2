//! Random games end, whatever the number of wizards; for a quick look while the rules change. The battery is in `crates/games`.

use koloda_kernel::chance::Seed;
use koloda_kernel::rules::{Log, Rules, Setup, Status, resolve_forced};
use koloda_penumbra::PenumbraRules;

mod common;

/// A game of picks that only depend on its number; how many there were.
fn play(rules: &PenumbraRules, seats: u8, game: u64) -> u32 {
    let setup = Setup { seats, set: Default::default() };
    let mut log = Log::off();
    let mut state = rules.start(&setup, Seed::numbered(7, game), &mut log).expect("a valid setup");
    let (mut options, mut picks, mut random) = (Vec::new(), 0, game.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    loop {
        resolve_forced(rules, &mut state, &mut options, &mut log);
        let Status::Deciding(_) = rules.status(&state) else { return picks };
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        let pick = options[(random % options.len() as u64) as usize];
        rules.apply_unchecked(&mut state, pick, &mut log);
        rules.check(&state).unwrap_or_else(|error| panic!("game {game}, pick {picks}, {pick:?}: {error}"));
        picks += 1;
        assert!(picks < 60_000, "game {game} does not end: {:?} {:?}", state.phase, state.turn);
    }
}

#[test]
fn random_games_end() {
    let rules = common::rules();
    for seats in 1..=4 {
        let picks: u32 = (0..40).map(|game| play(&rules, seats, game)).sum();
        assert!(picks > 1000, "{seats} seats: {picks} picks");
        eprintln!("{seats} seats: {} picks a game", picks / 40);
    }
}
