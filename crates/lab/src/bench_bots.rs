//! How fast a search thinks, and what its tree costs on top of the playouts it is made of.

use crate::simulate::{LabError, starts};
use koloda_bots::{Budget, Random, Search, SearchPlan, Sight};
use koloda_kernel::chance::Seed;
use koloda_kernel::heuristic::Heuristic;
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::{Log, Setup, Status, Viewer, resolve_forced};
use serde::Serialize;
use std::time::{Duration, Instant};

/// Iterations for one position: about what a decision of an expert takes.
const ITERATIONS: u32 = 400;
/// Every so many decisions of a game one is looked at.
const EVERY: u64 = 9;

#[derive(Clone, Debug, Serialize)]
pub struct BotBench {
    pub game: String,
    pub setup: Setup,
    pub iterations_per_second: f64,
    pub playouts_per_second: f64,
    /// What the tree costs on top of its playouts, in per cent of them.
    pub overhead_percent: f64,
    pub positions: u64,
    pub optimised: bool,
}

/// Thinks for about `long` over positions of games between greedy bots, by turns with the tree and without.
pub fn bench_bots<R: Heuristic>(rules: &R, setup: &Setup, long: Duration) -> Result<BotBench, LabError> {
    starts(rules, setup, 0)?;
    let plan = SearchPlan::new(Budget::Iterations(ITERATIONS));
    let (begun, mut game) = (Instant::now(), 0);
    let mut sums = Sums::default();
    while begun.elapsed() < long {
        game += 1;
        measure(rules, setup, Seed::numbered(3, game), plan, &mut sums, long.saturating_sub(begun.elapsed()))?;
    }
    let per_second = |count: u64, time: Duration| count as f64 / time.as_secs_f64().max(1e-9);
    let (iterations, playouts) = (per_second(sums.iterations, sums.searching), per_second(sums.playouts, sums.playing));
    Ok(BotBench {
        game: rules.id().to_owned(),
        setup: setup.clone(),
        iterations_per_second: iterations,
        playouts_per_second: playouts,
        overhead_percent: (playouts / iterations.max(1e-9) - 1.0) * 100.0,
        positions: sums.positions,
        optimised: !cfg!(debug_assertions),
    })
}

#[derive(Default)]
struct Sums {
    positions: u64,
    iterations: u64,
    searching: Duration,
    playouts: u64,
    playing: Duration,
}

fn measure<R: Heuristic>(rules: &R, setup: &Setup, seed: Seed, plan: SearchPlan, sums: &mut Sums, left: Duration) -> Result<(), LabError> {
    let (mut log, mut options, mut decisions, begun) = (Log::off(), Vec::new(), 0_u64, Instant::now());
    let mut state = rules.start(setup, seed, &mut log).map_err(LabError::Setup)?;
    loop {
        resolve_forced(rules, &mut state, &mut options, &mut log);
        let Status::Deciding(seat) = rules.status(&state) else { return Ok(()) };
        decisions += 1;
        if decisions.is_multiple_of(EVERY) && options.len() > 1 {
            look(rules, &state, seat, &options, plan, sums);
        }
        if begun.elapsed() > left {
            return Ok(());
        }
        let view = rules.redact(&state, Viewer::Seat(seat));
        let best = *options.iter().max_by_key(|&&pick| rules.appraise(&view, pick)).expect("a decision has options");
        rules.apply_unchecked(&mut state, best, &mut log);
    }
}

fn look<R: Heuristic>(rules: &R, state: &R::State, seat: Seat, options: &[R::Pick], plan: SearchPlan, sums: &mut Sums) {
    let mut search = Search::<R>::new(plan, Random::new(Seed::numbered(4, sums.positions), seat));
    let sight = Sight::new(rules, state, seat);
    let begun = Instant::now();
    search.judge(&sight, options);
    sums.searching += begun.elapsed();
    sums.iterations += search.iterations();
    let begun = Instant::now();
    search.play_out(&sight, options, ITERATIONS);
    sums.playing += begun.elapsed();
    sums.playouts += u64::from(ITERATIONS);
    sums.positions += 1;
}
