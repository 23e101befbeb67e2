//! Search: information-set Monte Carlo tree search over the contract of the kernel, for every game.
//!
//! Each iteration deals the hidden cards anew as the seat may believe them to lie, walks down one tree of picks, adds a node,
//! plays on with the game's own preferences to a horizon some turns away and lets the game judge the position there. Every seat
//! maximises its own gain, so partners who win together share one. Options that come to the same are one; of many, the
//! ones the game prefers are looked at first. It knows the redacted state of its seat and nothing else.

mod plan;
mod playout;
mod tree;

use crate::{Bot, Random, Sight};
use koloda_kernel::heuristic::Heuristic;
use koloda_kernel::ids::Seat;
use koloda_kernel::likeness::likeness_of;
use koloda_kernel::rules::{Log, Rules, Status, Viewer, resolve_forced};
use playout::{Gains, Horizon, Playing};
use std::time::Instant;
use tree::{ROOT, Tree};

pub use plan::{Budget, NoPlan, SearchPlan};

/// A pick that has always won so far is taken whatever else there is.
const CERTAIN: f32 = 0.999;
/// The least by which results are taken to differ.
const LEAST_SPREAD: f32 = 0.01;
/// Iterations that are never spared: without them there is nothing to choose by.
const LEAST: u32 = 8;

/// An option with what a search thinks of it.
#[derive(Clone, Copy, Debug)]
pub struct Judged {
    /// Its place among the options.
    pub option: usize,
    pub visits: u32,
    /// How likely the seat is to win after it.
    pub chance: f32,
}

/// The searching bot.
#[derive(Debug)]
pub struct Search<R: Rules> {
    plan: SearchPlan,
    random: Random,
    tree: Tree,
    options: Vec<R::Pick>,
    ranked: Vec<Ranked>,
    path: Vec<(u32, Seat)>,
    spread: Spread,
    /// What the table looks like if nothing but the last pick has happened since; then the tree below it still holds.
    expected: Option<u64>,
    iterations: u64,
}

#[derive(Clone, Copy, Debug)]
struct Ranked {
    worth: i32,
    option: usize,
    key: u64,
}

/// How far results at the root lie apart (Welford).
#[derive(Clone, Copy, Debug, Default)]
struct Spread {
    count: f32,
    mean: f32,
    squares: f32,
}

impl Spread {
    fn note(&mut self, result: f32) {
        self.count += 1.0;
        let off = result - self.mean;
        self.mean += off / self.count;
        self.squares += off * (result - self.mean);
    }

    fn deviation(self) -> f32 {
        if self.count < 2.0 { 0.1 } else { (self.squares / self.count).sqrt().max(LEAST_SPREAD) }
    }
}

impl<R: Heuristic> Search<R> {
    pub fn new(plan: SearchPlan, random: Random) -> Search<R> {
        Search {
            plan,
            random,
            tree: Tree::new(plan.nodes()),
            options: Vec::with_capacity(256),
            ranked: Vec::with_capacity(256),
            path: Vec::with_capacity(256),
            spread: Spread::default(),
            expected: None,
            iterations: 0,
        }
    }

    /// Thinks, and says what it thinks of each option it has looked at; of equal ones the first stands for all.
    pub fn judge(&mut self, sight: &Sight<'_, R>, options: &[R::Pick]) -> Vec<Judged> {
        let view = sight.view();
        self.think(sight, &view, options);
        let judged = (0..options.len()).filter_map(|option| {
            let key = key(sight.rules(), &view, sight.seat(), options[option]);
            let first = (0..option).all(|earlier| self::key(sight.rules(), &view, sight.seat(), options[earlier]) != key);
            let node = self.tree.node(self.tree.child(ROOT, key).filter(|_| first)?);
            Some(Judged { option, visits: node.visits, chance: node.mean() })
        });
        judged.collect()
    }

    /// How many iterations it has thought in its life.
    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    /// So many playouts without a tree, each from one of the options: what an iteration costs beyond them is the tree's.
    pub fn play_out(&mut self, sight: &Sight<'_, R>, offered: &[R::Pick], playouts: u32) {
        let (rules, seat, view) = (sight.rules(), sight.seat(), sight.view());
        for playout in 0..playouts as usize {
            let mut playing = self.deal(rules, &view, seat);
            let mover = self.at_root(&mut playing, seat, offered);
            debug_assert_eq!(mover, Some(seat));
            playing.apply(offered[playout % offered.len()]);
            playing.play_on(&mut self.options, &mut self.random, self.plan.wander);
            self.spread.note(playing.gains()[seat.index()]);
        }
    }

    fn think(&mut self, sight: &Sight<'_, R>, view: &R::State, options: &[R::Pick]) {
        let begun = sight.asked();
        if self.expected.take() != Some(likeness_of(view)) {
            self.tree.clear();
            self.spread = Spread::default();
        }
        let seat = sight.seat();
        let mut done = 0_u32;
        while !sight.is_stopped() && !self.is_enough(begun, done) {
            self.iterate(sight.rules(), view, seat, options);
            done += 1;
        }
        self.iterations += u64::from(done);
    }

    /// Whether the budget is spent, or what is left of it could not change the choice.
    fn is_enough(&self, begun: Instant, done: u32) -> bool {
        let (spent, left) = match self.plan.budget {
            Budget::Iterations(most) => (done >= most, most - done.min(most)),
            Budget::Time(time) => {
                let spent = begun.elapsed();
                let left = time.saturating_sub(spent).as_secs_f32() / spent.as_secs_f32().max(1e-6) * done as f32;
                (spent >= time, left as u32 + 1)
            }
        };
        spent && done >= LEAST.min(left + done) || done > LEAST && self.tree.lead(ROOT) > left
    }

    fn iterate(&mut self, rules: &R, view: &R::State, seat: Seat, offered: &[R::Pick]) {
        let mut playing = self.deal(rules, view, seat);
        self.path.clear();
        let mut node = ROOT;
        while let Some(mover) =
            if node == ROOT { self.at_root(&mut playing, seat, offered) } else { playing.until_choice(&mut self.options) }
        {
            let (option, child, is_new) = self.select(&playing, node, mover);
            playing.apply(self.options[option]);
            if let Some(child) = child {
                self.path.push((child, mover));
                node = child;
            }
            if is_new {
                playing.play_on(&mut self.options, &mut self.random, self.plan.wander);
                break;
            }
        }
        self.learn(&playing.gains(), seat);
    }

    /// The hidden cards laid out as they may lie.
    fn deal<'r>(&mut self, rules: &'r R, view: &R::State, seat: Seat) -> Playing<'r, R> {
        let state = rules.determinise(view, Viewer::Seat(seat), self.random.seed());
        let horizon = Horizon::new(self.plan.horizon.unwrap_or_else(|| rules.horizon(view)));
        Playing { rules, state, log: Log::off(), horizon, picks: 0 }
    }

    /// The first choice is the one that is asked about; the horizon counts from it.
    fn at_root(&mut self, playing: &mut Playing<'_, R>, seat: Seat, offered: &[R::Pick]) -> Option<Seat> {
        playing.horizon.is_reached(playing.rules, &playing.state);
        self.options.clear();
        self.options.extend_from_slice(offered);
        Some(seat)
    }

    fn learn(&mut self, gains: &Gains, seat: Seat) {
        self.spread.note(gains[seat.index()]);
        self.tree.note(ROOT, gains[seat.index()]);
        for &(node, mover) in &self.path {
            self.tree.note(node, gains[mover.index()]);
        }
    }

    /// Which of the options to go on with, the node of it, and whether that was not there before.
    fn select(&mut self, playing: &Playing<'_, R>, node: u32, mover: Seat) -> (usize, Option<u32>, bool) {
        self.rank(playing, mover);
        let visits = self.tree.node(node).visits as f32;
        let width = (self.plan.width * (1.0 + visits / 8.0).sqrt()) as usize;
        self.ranked.truncate(width.max(1));
        let known = |ranked: &Ranked| self.tree.child(node, ranked.key);
        let (mut tried, mut total) = (0.0, 0.0);
        for child in self.ranked.iter().filter_map(known).map(|child| self.tree.node(child)) {
            tried += child.visits as f32;
            total += child.total;
        }
        // What was never tried is taken to be a little worse than what was.
        let deviation = self.spread.deviation();
        let unknown = if tried > 0.0 { total / tried - 0.2 * deviation } else { 0.5 };
        let urge = self.plan.curiosity * deviation * (tried + 1.0).sqrt();
        let mut best = (0, None, f32::MIN);
        for (rank, ranked) in self.ranked.iter().enumerate() {
            let child = known(ranked);
            let (count, mean) = child.map_or((0.0, unknown), |child| (self.tree.node(child).visits as f32, self.tree.node(child).mean()));
            let score = mean + urge * prior(rank) / (1.0 + count);
            if score > best.2 {
                best = (rank, child, score);
            }
        }
        let chosen = self.ranked[best.0];
        match best.1 {
            Some(child) => (chosen.option, Some(child), false),
            None => (chosen.option, self.tree.add(node, chosen.key), true),
        }
    }

    /// The options that differ, the one the game prefers first.
    fn rank(&mut self, playing: &Playing<'_, R>, mover: Seat) {
        let (rules, state) = (playing.rules, &playing.state);
        self.ranked.clear();
        for (option, &pick) in self.options.iter().enumerate() {
            let key = key(rules, state, mover, pick);
            if self.ranked.iter().all(|other| other.key != key) {
                self.ranked.push(Ranked { worth: rules.prefer(state, pick), option, key });
            }
        }
        // Of equals the first listed stays first, so that a search can be repeated.
        self.ranked.sort_unstable_by_key(|ranked| (std::cmp::Reverse(ranked.worth), ranked.option));
    }

    /// What to take of what was looked at.
    fn choose(&mut self, judged: &[Judged]) -> usize {
        let order = |one: &&Judged, other: &&Judged| (one.visits, one.chance).partial_cmp(&(other.visits, other.chance)).expect("numbers");
        // Told to stop before it began: nobody waits for this any more.
        let Some(&best) = judged.iter().max_by(order) else { return 0 };
        let sure = judged.iter().find(|judged| judged.chance > CERTAIN && judged.visits > 1);
        if let Some(sure) = sure {
            return sure.option;
        }
        if self.plan.softness <= 0.0 {
            return best.option;
        }
        self.softly(judged, best)
    }

    /// One of those that are not much worse than the best: weak play, not silly play.
    fn softly(&mut self, judged: &[Judged], best: Judged) -> usize {
        let bar = best.chance - self.plan.softness * self.spread.deviation();
        let fitting = |judged: &&Judged| judged.chance >= bar && judged.visits > 0;
        let weight = |judged: &Judged| (judged.chance - bar).max(0.0) + 1e-3;
        let mut left = self.random.unit() * judged.iter().filter(fitting).map(weight).sum::<f32>();
        for judged in judged.iter().filter(fitting) {
            left -= weight(judged);
            if left <= 0.0 {
                return judged.option;
            }
        }
        best.option
    }

    /// Keeps the part of the tree below a pick, if it is sure that the next question is the one it is about.
    fn remember(&mut self, sight: &Sight<'_, R>, view: &R::State, pick: R::Pick) {
        let (rules, seat) = (sight.rules(), sight.seat());
        let Some(child) = self.tree.child(ROOT, key(rules, view, seat, pick)) else { return };
        let mut state = rules.determinise(view, Viewer::Seat(seat), self.random.seed());
        let (before, mut log) = (rules.revealed(&state), Log::off());
        rules.apply_unchecked(&mut state, pick, &mut log);
        resolve_forced(rules, &mut state, &mut self.options, &mut log);
        if rules.status(&state) == Status::Deciding(seat) && rules.revealed(&state) == before {
            self.expected = Some(likeness_of(&rules.redact(&state, Viewer::Seat(seat))));
            self.tree.keep(child);
        }
    }
}

impl<R: Heuristic> Bot<R> for Search<R> {
    fn pick(&mut self, sight: &Sight<'_, R>, options: &[R::Pick]) -> usize {
        if options.len() == 1 {
            return 0;
        }
        let judged = self.judge(sight, options);
        let option = self.choose(&judged);
        self.remember(sight, &sight.view(), options[option]);
        option
    }

    fn thinks(&self) -> bool {
        true
    }
}

/// How promising an option is by its place in the game's own order.
fn prior(rank: usize) -> f32 {
    1.0 / (1.0 + rank as f32)
}

/// A pick as the tree knows it: who takes it, and what it comes to.
fn key<R: Heuristic>(rules: &R, state: &R::State, seat: Seat, pick: R::Pick) -> u64 {
    likeness_of(&(seat, rules.likeness(state, pick)))
}
