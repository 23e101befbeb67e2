//! The report of a simulation: counts, shares, and what went wrong.

use crate::interval::Share;
use crate::play::{Breakage, End, Played};
use crate::simulate::Plan;
use koloda_kernel::ids::Seat;
use koloda_kernel::record::Record;
use koloda_kernel::rules::{Outcome, Setup};
use serde::Serialize;
use std::collections::BTreeMap;
use std::time::Duration;

/// How many broken games are told in full.
const BROKEN_SHOWN: usize = 20;

#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub game: String,
    pub setup: Setup,
    pub seed: u64,
    pub games: u64,
    pub errors: u64,
    pub unfinished: u64,
    pub decisions: u64,
    pub seconds: f64,
    pub decisions_per_second: f64,
    pub results: Results,
    /// The first broken games, each with a record that leads to the error.
    pub broken: Vec<Breakage>,
    /// The record of every finished game, if the plan asked for them. Not part of the JSON: they have a file of their own.
    #[serde(skip)]
    pub records: Vec<Record>,
}

/// Shares are of the finished games.
#[derive(Clone, Debug, Serialize)]
pub struct Results {
    pub finished: u64,
    /// Where everybody wins or loses together: how often they won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<Share>,
    pub seats: Vec<SeatResult>,
    pub endings: BTreeMap<String, Share>,
    pub picks: Picks,
    /// How often each kind of event happened in a finished game on average, if that was counted.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub events: BTreeMap<String, f64>,
    /// What happened to each card that events named, if that was counted.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub cards: BTreeMap<String, CardResult>,
}

/// What finished games tell of a card.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct CardResult {
    /// Games in which any event named it.
    pub seen: u64,
    pub events: BTreeMap<String, Happened>,
}

/// How one kind of event befell a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Happened {
    /// In so many games.
    pub games: u64,
    /// To so many seats, counted over these games.
    pub seats: u64,
    /// So many of these seats won.
    pub won: u64,
}

#[derive(Clone, Debug, Serialize)]
pub struct SeatResult {
    pub seat: u8,
    pub bot: String,
    pub wins: Share,
    /// In games that keep scores.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<Points>,
}

/// Points of a seat over the finished games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Points {
    pub least: i32,
    pub mean: f64,
    /// The standard deviation.
    pub spread: f64,
    pub most: i32,
}

/// Picks per finished game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Picks {
    pub least: u64,
    pub median: u64,
    pub mean: f64,
    pub most: u64,
}

impl Report {
    pub(crate) fn new(game: &str, plan: &Plan, played: &[Played], took: Duration) -> Report {
        let decisions: u64 = played.iter().map(|played| played.picks).sum();
        let seconds = took.as_secs_f64();
        Report {
            game: game.to_owned(),
            setup: plan.setup.clone(),
            seed: plan.seed,
            games: plan.games,
            errors: played.iter().filter(|played| matches!(played.end, End::Broken(_))).count() as u64,
            unfinished: played.iter().filter(|played| played.end == End::Unfinished).count() as u64,
            decisions,
            seconds,
            decisions_per_second: if seconds > 0.0 { decisions as f64 / seconds } else { 0.0 },
            results: Results::new(plan, played),
            records: played.iter().filter_map(|played| played.record.clone()).collect(),
            broken: played.iter().filter_map(breakage).take(BROKEN_SHOWN).cloned().collect(),
        }
    }
}

fn breakage(played: &Played) -> Option<&Breakage> {
    match &played.end {
        End::Broken(breakage) => Some(breakage),
        End::Over(_) | End::Unfinished => None,
    }
}

impl Results {
    fn new(plan: &Plan, played: &[Played]) -> Results {
        let over: Vec<(Outcome, u64)> = played.iter().filter_map(|played| finished(played).zip(Some(played.picks))).collect();
        let total = over.len() as u64;
        let count = |won: &dyn Fn(Outcome) -> bool| over.iter().filter(|(outcome, _)| won(*outcome)).count() as u64;
        let everybody = ((1_u16 << plan.setup.seats) - 1) as u8;
        let together = over.iter().all(|(outcome, _)| [0, everybody].contains(&outcome.winners));
        let mut endings = BTreeMap::<String, u64>::new();
        over.iter().for_each(|(outcome, _)| *endings.entry(outcome.reason.0.to_owned()).or_default() += 1);
        let seat = |seat: Seat| SeatResult {
            seat: seat.0 + 1,
            bot: plan.bots.get(seat.index()).cloned().unwrap_or_default(),
            wins: Share::of(count(&|outcome| outcome.won_by(seat)), total),
            points: Points::of(played.iter().filter_map(|played| played.points.get(seat.index()).copied()).collect()),
        };
        Results {
            finished: total,
            team: together.then(|| Share::of(count(&|outcome| outcome.winners != 0), total)),
            seats: Seat::all(plan.setup.seats).map(seat).collect(),
            endings: endings.into_iter().map(|(reason, count)| (reason, Share::of(count, total))).collect(),
            picks: Picks::of(over.iter().map(|&(_, picks)| picks).collect()),
            cards: of_cards(played),
            events: means(played.iter().filter(|played| finished(played).is_some()), total),
        }
    }
}

/// Cards by what happened to them, and how those fared to whom it happened.
fn of_cards(played: &[Played]) -> BTreeMap<String, CardResult> {
    let mut cards = BTreeMap::<String, CardResult>::new();
    for (played, outcome) in played.iter().filter_map(|played| Some(played).zip(finished(played))) {
        for (card, events) in &played.cards {
            let result = cards.entry(card.clone()).or_default();
            result.seen += 1;
            for (event, seats) in events {
                let happened = result.events.entry(event.clone()).or_default();
                happened.games += 1;
                happened.seats += u64::from(seats.count_ones());
                happened.won += u64::from((seats & outcome.winners).count_ones());
            }
        }
    }
    cards
}

fn means<'p>(played: impl Iterator<Item = &'p Played>, total: u64) -> BTreeMap<String, f64> {
    let mut sums = BTreeMap::<String, u64>::new();
    for (event, times) in played.flat_map(|played| &played.events) {
        *sums.entry(event.clone()).or_default() += times;
    }
    sums.into_iter().map(|(event, sum)| (event, sum as f64 / total.max(1) as f64)).collect()
}

impl Points {
    fn of(points: Vec<i32>) -> Option<Points> {
        let (least, most) = (points.iter().copied().min()?, points.iter().copied().max()?);
        let count = points.len() as f64;
        let mean = points.iter().map(|&one| f64::from(one)).sum::<f64>() / count;
        let variance = points.iter().map(|&one| (f64::from(one) - mean).powi(2)).sum::<f64>() / count;
        Some(Points { least, mean, spread: variance.sqrt(), most })
    }
}

fn finished(played: &Played) -> Option<Outcome> {
    match played.end {
        End::Over(outcome) => Some(outcome),
        End::Unfinished | End::Broken(_) => None,
    }
}

impl Picks {
    fn of(mut picks: Vec<u64>) -> Picks {
        picks.sort_unstable();
        let (Some(&least), Some(&most)) = (picks.first(), picks.last()) else {
            return Picks::default();
        };
        Picks { least, median: picks[picks.len() / 2], mean: picks.iter().sum::<u64>() as f64 / picks.len() as f64, most }
    }
}
