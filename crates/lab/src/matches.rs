//! Matches: which of two bots is stronger, by paired deals.
//!
//! Each deal is played twice with the seats swapped, so that luck of the deal and of the seat falls on both. Where everybody
//! wins or loses together a deal is played once by each bot in all seats. A sequential probability ratio test over the pairs
//! says when enough was played.

use crate::interval::wilson_of;
use crate::play::{End, One};
use crate::simulate::{LabError, pool, starts};
use koloda_bots::Bot;
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::{Outcome, Rules, Setup};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Mutex;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct MatchPlan {
    pub setup: Setup,
    /// Every deal is two games.
    pub deals: u64,
    /// Deal `i` is played with `Seed::numbered(seed, i)`.
    pub seed: u64,
    pub threads: usize,
    pub most_picks: u64,
    /// Everybody wins or loses together.
    pub together: bool,
    /// No more is played once the test has decided.
    pub until_decided: bool,
}

/// What one deal came to: the share of the victory that each bot got, of 1 for each game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Deal {
    pub deal: u64,
    pub first: f64,
    pub second: f64,
}

/// What two bots came to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct MatchReport {
    pub deals: u64,
    /// Of the first bot's games; competing, the other has the rest.
    pub rate: f64,
    pub low: f64,
    pub high: f64,
    /// Where everybody wins together: how often the second bot won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<f64>,
    /// The logarithm of how much likelier it is that the first wins 55 of 100 than that it wins 50.
    pub ratio: f64,
    pub verdict: Verdict,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    Stronger,
    NotStronger,
    Open,
}

/// The two claims that are weighed: as strong, or stronger by this share of the games.
const EQUAL: f64 = 0.5;
const BETTER: f64 = 0.55;
/// The logarithm of 0.95 / 0.05: either error in one match of twenty.
const DECIDED: f64 = 2.944;

impl MatchReport {
    pub fn of(deals: &[Deal], together: bool) -> MatchReport {
        let count = deals.len().max(1) as f64;
        let mean = |of: &dyn Fn(&Deal) -> f64| deals.iter().map(of).sum::<f64>() / count;
        // Playing together, how much better the first did with the same deal is a score around a half, too.
        let score = |deal: &Deal| if together { (1.0 + deal.first - deal.second) / 2.0 } else { deal.first };
        let (rate, middle) = (mean(&|deal| deal.first), mean(&score));
        let variance = deals.iter().map(|deal| (score(deal) - middle).powi(2)).sum::<f64>() / count;
        // One deal more of each kind: a match that one side wins throughout is not proof without measure.
        let spread = (variance * count + 0.25) / (count + 1.0);
        let ratio = if deals.is_empty() { 0.0 } else { count * (BETTER - EQUAL) * (2.0 * middle - EQUAL - BETTER) / (2.0 * spread) };
        let (low, high) = wilson_of(rate, count * if together { 1.0 } else { 2.0 });
        let verdict = match ratio {
            _ if ratio >= DECIDED => Verdict::Stronger,
            _ if ratio <= -DECIDED => Verdict::NotStronger,
            _ => Verdict::Open,
        };
        let other = together.then(|| mean(&|deal| deal.second));
        MatchReport { deals: deals.len() as u64, rate, low, high, other, ratio, verdict }
    }
}

/// Makes the bot of one side for a seat of a game.
pub type Side<'s, R> = &'s (dyn Fn(Seed, Seat) -> Box<dyn Bot<R>> + Sync);

/// Plays what is not known already; `note` is told of every deal. Returns all deals in order.
pub fn play_match<R: Rules>(
    rules: &R,
    plan: &MatchPlan,
    sides: [Side<'_, R>; 2],
    known: &BTreeMap<u64, Deal>,
    note: &(dyn Fn(&Deal) + Sync),
) -> Result<Vec<Deal>, LabError> {
    starts(rules, &plan.setup, plan.seed)?;
    let done = Mutex::new(known.clone());
    let decided = || {
        let deals: Vec<Deal> = done.lock().expect("nobody panics here").values().copied().collect();
        plan.until_decided && MatchReport::of(&deals, plan.together).verdict != Verdict::Open
    };
    let play = |deal: u64| {
        if known.contains_key(&deal) || decided() {
            return Ok(());
        }
        let played = Table { rules, plan, sides, number: deal }.play()?;
        note(&played);
        done.lock().expect("nobody panics here").insert(deal, played);
        Ok(())
    };
    // Bridged, so that they are taken one by one from the front: what was played has no gaps but for what is under way.
    pool(plan.threads)?.install(|| (0..plan.deals).par_bridge().try_for_each(play))?;
    Ok(done.into_inner().expect("nobody panics here").into_values().collect())
}

struct Table<'m, R: Rules> {
    rules: &'m R,
    plan: &'m MatchPlan,
    sides: [Side<'m, R>; 2],
    number: u64,
}

impl<R: Rules> Table<'_, R> {
    fn play(&self) -> Result<Deal, LabError> {
        let of =
            |outcome: Outcome, side: usize, turned: usize| share(outcome, self.plan.setup.seats, |seat| self.side(seat, turned) == side);
        let (one, other) = (self.game(0)?, self.game(1)?);
        let (first, second) = if self.plan.together {
            (f64::from(u8::from(one.winners != 0)), f64::from(u8::from(other.winners != 0)))
        } else {
            ((of(one, 0, 0) + of(other, 0, 1)) / 2.0, (of(one, 1, 0) + of(other, 1, 1)) / 2.0)
        };
        Ok(Deal { deal: self.number, first, second })
    }

    /// Which side has a seat; the second game of a deal is turned.
    fn side(&self, seat: Seat, turned: usize) -> usize {
        if self.plan.together { turned } else { (seat.index() + turned) % 2 }
    }

    fn game(&self, turned: usize) -> Result<Outcome, LabError> {
        let plan = self.plan;
        let seed = Seed::numbered(plan.seed, self.number);
        let mut bots: Vec<_> = Seat::all(plan.setup.seats).map(|seat| self.sides[self.side(seat, turned)](seed, seat)).collect();
        let (number, most_picks) = (self.number, plan.most_picks);
        let one = One { rules: self.rules, setup: &plan.setup, seed, number, most_picks, keep_record: false, count_events: false };
        match one.play(&mut bots).end {
            End::Over(outcome) => Ok(outcome),
            // Nobody has won.
            End::Unfinished => Ok(Outcome { winners: 0, reason: koloda_kernel::rules::Reason("unfinished") }),
            End::Broken(broken) => Err(LabError::Broken(format!("deal {number}: {}", broken.message))),
        }
    }
}

/// What the seats of a side have of the victory; half of it where nobody has won.
fn share(outcome: Outcome, seats: u8, ours: impl Fn(Seat) -> bool) -> f64 {
    let winners = outcome.winners.count_ones();
    let won = Seat::all(seats).filter(|&seat| outcome.won_by(seat) && ours(seat)).count();
    if winners == 0 { 0.5 } else { won as f64 / f64::from(winners) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deals(firsts: &[f64]) -> Vec<Deal> {
        (0..).zip(firsts).map(|(deal, &first)| Deal { deal, first, second: 1.0 - first }).collect()
    }

    #[test]
    fn a_match_is_decided_by_as_much_as_it_takes() {
        let report = |firsts: &[f64]| MatchReport::of(&deals(firsts), false);
        assert_eq!(report(&[]).verdict, Verdict::Open);
        assert_eq!(report(&[1.0; 3]).verdict, Verdict::Open, "three deals are too few");
        assert_eq!(report(&[1.0, 0.5].repeat(40)).verdict, Verdict::Stronger);
        assert_eq!(report(&[0.0, 0.5].repeat(40)).verdict, Verdict::NotStronger);
        let even = report(&[1.0, 0.0].repeat(20));
        assert_eq!((even.rate, even.verdict), (0.5, Verdict::Open));
        assert!(even.low < 0.5 && even.high > 0.5);
    }

    #[test]
    fn playing_together_each_side_has_a_rate_of_its_own() {
        let deals: Vec<Deal> = (0..60).map(|deal| Deal { deal, first: f64::from(u8::from(deal % 2 == 0)), second: 0.0 }).collect();
        let report = MatchReport::of(&deals, true);
        assert_eq!((report.rate, report.other, report.verdict), (0.5, Some(0.0), Verdict::Stronger));
    }

    #[test]
    fn winners_share_a_victory() {
        let outcome = |winners| Outcome { winners, reason: koloda_kernel::rules::Reason("over") };
        let first = |outcome| share(outcome, 2, |seat| seat == Seat(0));
        assert_eq!([first(outcome(1)), first(outcome(2)), first(outcome(3)), first(outcome(0))], [1.0, 0.0, 0.5, 0.5]);
    }
}
