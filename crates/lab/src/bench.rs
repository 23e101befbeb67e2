//! How fast one core plays: random games, listing, picking and applying included.

use crate::simulate::LabError;
use koloda_bots::Random;
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::{Log, Rules, Setup, Status, resolve_forced};
use serde::Serialize;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Enough states that cloning them does not live in the nearest cache alone, as in a real search.
const SAMPLES: usize = 64;

#[derive(Clone, Debug, Serialize)]
pub struct Bench {
    pub game: String,
    pub setup: Setup,
    pub decisions_per_second: f64,
    pub decision_ns: f64,
    pub clone_ns: f64,
    /// What a decision costs, in clones.
    pub clones_per_decision: f64,
    pub state_bytes: usize,
    pub games: u64,
    pub decisions: u64,
    pub seconds: f64,
    /// What the start of a game costs; it is part of the figures above.
    pub start_ns: f64,
    /// Listed options per decision, on average.
    pub options_per_decision: f64,
    /// Whether the build is optimised: figures of a debug build say nothing.
    pub optimised: bool,
}

/// Plays for about `long`, after a warm-up of a quarter of that.
pub fn bench<R: Rules>(rules: &R, setup: &Setup, long: Duration) -> Result<Bench, LabError> {
    rules.start(setup, Seed::numbered(0, 0), &mut Log::off()).map_err(LabError::Setup)?;
    let mut course = Course { rules, setup, next: 0, options: Vec::new() };
    course.run(long / 4);
    let run = course.run(long);
    let clone_ns = clone_ns::<R>(&course.samples(), long / 8);
    let decision_ns = run.seconds * 1e9 / run.decisions.max(1) as f64;
    Ok(Bench {
        game: rules.id().to_owned(),
        setup: setup.clone(),
        decisions_per_second: run.decisions as f64 / run.seconds,
        decision_ns,
        clone_ns,
        clones_per_decision: decision_ns / clone_ns,
        state_bytes: size_of::<R::State>(),
        games: run.games,
        decisions: run.decisions,
        seconds: run.seconds,
        start_ns: course.start_ns(),
        options_per_decision: run.options as f64 / run.decisions.max(1) as f64,
        optimised: !cfg!(debug_assertions),
    })
}

struct Course<'b, R: Rules> {
    rules: &'b R,
    setup: &'b Setup,
    next: u64,
    options: Vec<R::Pick>,
}

#[derive(Default)]
struct Run {
    games: u64,
    decisions: u64,
    options: u64,
    seconds: f64,
}

impl<R: Rules> Course<'_, R> {
    fn run(&mut self, long: Duration) -> Run {
        let started = Instant::now();
        let mut run = Run::default();
        while started.elapsed() < long {
            self.play(&mut run, |_| ());
        }
        run.seconds = started.elapsed().as_secs_f64();
        run
    }

    fn start(&mut self) -> (R::State, Random) {
        self.next += 1;
        let seed = Seed::numbered(0, self.next);
        let state = self.rules.start(self.setup, seed, &mut Log::off()).expect("started before with another seed");
        (state, Random::new(seed, Seat(0)))
    }

    fn play(&mut self, run: &mut Run, mut look: impl FnMut(&R::State)) {
        let (mut state, mut random) = self.start();
        let mut log = Log::off();
        loop {
            resolve_forced(self.rules, &mut state, &mut self.options, &mut log);
            if let Status::Over(_) = self.rules.status(&state) {
                break;
            }
            look(&state);
            run.decisions += 1;
            run.options += self.options.len() as u64;
            let pick = self.options[random.below(self.options.len())];
            self.rules.apply_unchecked(&mut state, pick, &mut log);
        }
        run.games += 1;
        black_box(&state);
    }

    /// States from all through a game or several.
    fn samples(&mut self) -> Vec<R::State> {
        let (mut seen, mut samples) = (0_usize, Vec::new());
        while samples.len() < SAMPLES {
            self.play(&mut Run::default(), |state| {
                seen += 1;
                if seen.is_multiple_of(7) && samples.len() < SAMPLES {
                    samples.push(state.clone());
                }
            });
        }
        samples
    }

    fn start_ns(&mut self) -> f64 {
        const STARTS: u32 = 200;
        let started = Instant::now();
        (0..STARTS).for_each(|_| drop(black_box(self.start())));
        started.elapsed().as_secs_f64() * 1e9 / f64::from(STARTS)
    }
}

fn clone_ns<R: Rules>(samples: &[R::State], long: Duration) -> f64 {
    let started = Instant::now();
    let mut clones = 0_u64;
    let mut place = samples[0].clone();
    while started.elapsed() < long {
        for _ in 0..16 {
            for sample in samples {
                place = black_box(sample).clone();
                black_box(&place);
            }
        }
        clones += 16 * samples.len() as u64;
    }
    drop(place);
    started.elapsed().as_secs_f64() * 1e9 / clones as f64
}
