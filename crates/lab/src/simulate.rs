//! Mass play: numbered games over all cores, merged in order.

use crate::panics::caught;
use crate::play::{One, Played};
use crate::report::Report;
use koloda_bots::Bot;
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::{Phrase, named};
use koloda_kernel::rules::{Log, Rules, Setup};
use rayon::prelude::*;
use std::time::Instant;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    pub setup: Setup,
    /// The name of the bot at each seat, for the report.
    pub bots: Vec<String>,
    pub games: u64,
    /// Game `i` is played with `Seed::numbered(seed, i)`.
    pub seed: u64,
    /// 0: as many as there are cores.
    pub threads: usize,
    /// A game that takes longer is counted as unfinished.
    pub most_picks: u64,
    /// Keep the record of every game.
    pub keep_records: bool,
    /// Count what happened, event by event: slower.
    pub count_events: bool,
}

impl Plan {
    pub const MOST_PICKS: u64 = 200_000;
}

#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum LabError {
    #[error("{}", named(.0))]
    Setup(Vec<Phrase>),
    #[error("cannot start {threads} threads: {why}")]
    Threads { threads: usize, why: String },
    /// The game cannot even be set up: an error of the rules, or of cards that they should have refused.
    #[error("the rules broke down while setting up: {0}")]
    Broken(String),
}

/// Plays the plan. `seat` makes the bot of a seat for a game; `progress` is told of every finished game.
pub fn simulate<R: Rules>(
    rules: &R,
    plan: &Plan,
    seat: &(dyn Fn(Seed, Seat) -> Box<dyn Bot<R>> + Sync),
    progress: &(dyn Fn() + Sync),
) -> Result<Report, LabError> {
    starts(rules, &plan.setup, plan.seed)?;
    let pool = pool(plan.threads)?;
    let started = Instant::now();
    let play = |number| {
        let played = play(rules, plan, seat, number);
        progress();
        played
    };
    // Collected by number, so that the report is the same on any number of threads.
    let played: Vec<Played> = pool.install(|| (0..plan.games).into_par_iter().map(play).collect());
    Ok(Report::new(rules.id(), plan, &played, started.elapsed()))
}

/// Refuses a setup that no game can be started with.
pub(crate) fn starts<R: Rules>(rules: &R, setup: &Setup, seed: u64) -> Result<(), LabError> {
    let first = || rules.start(setup, Seed::numbered(seed, 0), &mut Log::off());
    caught(first).map_err(LabError::Broken)?.map_err(LabError::Setup).map(drop)
}

pub(crate) fn pool(threads: usize) -> Result<rayon::ThreadPool, LabError> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map_err(|error| LabError::Threads { threads, why: error.to_string() })
}

fn play<R: Rules>(rules: &R, plan: &Plan, seat: &(dyn Fn(Seed, Seat) -> Box<dyn Bot<R>> + Sync), number: u64) -> Played {
    let seed = Seed::numbered(plan.seed, number);
    let mut bots: Vec<_> = Seat::all(plan.setup.seats).map(|place| seat(seed, place)).collect();
    let (keep_record, count_events) = (plan.keep_records, plan.count_events);
    One { rules, setup: &plan.setup, seed, number, most_picks: plan.most_picks, keep_record, count_events }.play(&mut bots)
}
