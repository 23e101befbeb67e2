//! Scores: points of each seat, and ranks with the tie-break that made them.
//!
//! A game says what a seat has ([`crate::rules::Rules::score`]), at any time: a score sheet can be shown while
//! it is played. Who is before whom follows from that alone.

use crate::ids::Seat;
use arrayvec::ArrayVec;
use serde::Serialize;

/// Seats that may have a score, and tie-breaks it may have.
const SEATS: usize = 8;
const TIE_BREAKS: usize = 3;

/// Points, and what is compared next, in order, among those with equal points: more is better.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    pub points: i32,
    /// By a stable kebab-case word of the game's.
    pub tie_breaks: ArrayVec<(&'static str, i32), TIE_BREAKS>,
}

impl Score {
    pub fn of(points: i32) -> Score {
        Score { points, tie_breaks: ArrayVec::new() }
    }

    /// # Panics
    /// With more than three tie-breaks: an error of the game crate.
    pub fn then(mut self, word: &'static str, value: i32) -> Score {
        self.tie_breaks.push((word, value));
        self
    }

    /// All that is compared, the points first.
    fn values(&self) -> impl Iterator<Item = i32> + '_ {
        std::iter::once(self.points).chain(self.tie_breaks.iter().map(|(_, value)| *value))
    }

    fn is_better_than(&self, other: &Score) -> bool {
        self.values().gt(other.values())
    }
}

/// A seat's place among the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Ranked {
    /// Counted from 1, as everything that people read.
    #[serde(serialize_with = "from_one")]
    pub seat: Seat,
    pub points: i32,
    /// From 1; equal ones share a rank, and the next is as far behind as there are seats before it.
    pub rank: u8,
    /// What put this seat before another with as many points, or behind it; the first that decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tie_break: Option<&'static str>,
}

fn from_one<S: serde::Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u8(seat.0 + 1)
}

/// The seats in the order of their ranks; nothing if the game keeps no scores.
///
/// ```
/// use koloda_kernel::{ids::Seat, score::{Score, ranking}};
///
/// let scores = [Score::of(12).then("trophies", 1), Score::of(15), Score::of(12).then("trophies", 2)];
/// let ranks = ranking(3, |seat| Some(scores[seat.index()].clone()));
/// assert_eq!(ranks.iter().map(|ranked| (ranked.seat.0, ranked.rank)).collect::<Vec<_>>(), [(1, 1), (2, 2), (0, 3)]);
/// assert_eq!(ranks[2].tie_break, Some("trophies"), "12 points each");
/// ```
pub fn ranking(seats: u8, score: impl Fn(Seat) -> Option<Score>) -> Vec<Ranked> {
    let scored: ArrayVec<(Seat, Score), SEATS> = Seat::all(seats).filter_map(|seat| score(seat).map(|score| (seat, score))).collect();
    let ranked = |(seat, own): &(Seat, Score)| Ranked {
        seat: *seat,
        points: own.points,
        rank: 1 + scored.iter().filter(|(_, other)| other.is_better_than(own)).count() as u8,
        tie_break: scored.iter().filter_map(|(_, other)| deciding(own, other)).min().map(|place| own.tie_breaks[place].0),
    };
    let mut ranks: Vec<Ranked> = scored.iter().map(ranked).collect();
    ranks.sort_by_key(|ranked| (ranked.rank, ranked.seat));
    ranks
}

/// The place of the first tie-break that differs between two with as many points.
fn deciding(own: &Score, other: &Score) -> Option<usize> {
    let mut both = own.tie_breaks.iter().zip(&other.tie_breaks);
    if own.points == other.points { both.position(|((_, one), (_, two))| one != two) } else { None }
}
