//! Costs: what has to be paid where several things will do, one pick at a time.
//!
//! A cost has parts; each wants so many pieces, and of which kinds they may be. Pieces are paid one by
//! one, and nobody need say which part one is for: offered are just those after which the rest can
//! still be paid, so no payment ends in a dead end and no client solves a puzzle.

use crate::phrase::Phrase;
use crate::pool::Pool;
use arrayvec::ArrayVec;

/// Parts a cost may have.
pub const PARTS: usize = 6;

/// So many pieces, each of one of these kinds: a bit per kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    pub need: u8,
    pub kinds: u64,
}

/// ```
/// use koloda_kernel::{cost::Cost, pool::Pool};
///
/// const RED: usize = 0;
/// const BLUE: usize = 1;
/// const JOKER: usize = 2;
/// // One red and one blue; the joker counts as either.
/// let cost = Cost::default().part(1, &[RED, JOKER]).part(1, &[BLUE, JOKER]);
/// let mut have = Pool::<3>::default();
/// have.gain(RED, 2, 9);
/// have.gain(JOKER, 1, 9);
/// let paid = Pool::default();
/// assert!(cost.is_payable(&paid, &have));
/// assert_eq!(cost.next(&paid, &have).collect::<Vec<_>>(), [RED, JOKER]);
/// have.pay(RED, 1);
/// let mut paid = paid;
/// paid.gain(RED, 1, 9);
/// assert_eq!(cost.next(&paid, &have).collect::<Vec<_>>(), [JOKER], "a second red would leave nothing for blue");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    parts: ArrayVec<Part, PARTS>,
}

impl Cost {
    /// One more part.
    ///
    /// # Panics
    /// When there are more than [`PARTS`], or a kind beyond 63: an error of the game crate.
    pub fn part(mut self, need: u8, kinds: &[usize]) -> Cost {
        let kinds = kinds.iter().fold(0, |bits, &kind| bits | 1u64.checked_shl(kind as u32).expect("kinds below 64"));
        self.parts.push(Part { need, kinds });
        self
    }

    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// How many pieces are paid in all.
    pub fn total(&self) -> u32 {
        self.parts.iter().map(|part| u32::from(part.need)).sum()
    }

    pub fn is_paid<const KINDS: usize>(&self, paid: &Pool<KINDS>) -> bool {
        paid.total() == self.total() && self.fits(paid)
    }

    /// Whether what was paid so far can be completed from what is left.
    ///
    /// Two questions are enough (Mendelsohn and Dulmage): if what was paid fits into the parts, and if all there is
    /// fills them, then some way of filling them uses all that was paid.
    pub fn is_payable<const KINDS: usize>(&self, paid: &Pool<KINDS>, left: &Pool<KINDS>) -> bool {
        self.fits(paid) && self.is_filled_by(&paid.plus(left))
    }

    /// Kinds of which a piece may be paid next so that the rest can still be paid.
    pub fn next<'a, const KINDS: usize>(&'a self, paid: &'a Pool<KINDS>, left: &'a Pool<KINDS>) -> impl Iterator<Item = usize> + 'a {
        left.iter().map(|(kind, _)| kind).filter(move |&kind| {
            let (mut paid, mut left) = (*paid, *left);
            left.pay(kind, 1);
            paid.gain(kind, 1, u8::MAX) == 1 && self.is_payable(&paid, &left)
        })
    }

    /// Every piece has a part of its own: however kinds are grouped, those that are there find room (Hall).
    fn fits<const KINDS: usize>(&self, paid: &Pool<KINDS>) -> bool {
        // Seen from the parts: whatever parts are left aside, pieces that only they take must have room in them.
        self.subsets().all(|(needed, kinds)| {
            let only_elsewhere = paid.iter().filter(|(kind, _)| kinds & (1 << kind) == 0).map(|(_, count)| u32::from(count)).sum::<u32>();
            only_elsewhere <= self.total() - needed
        })
    }

    /// Every part can be filled: whatever parts are looked at, there are enough pieces for them together (Hall).
    fn is_filled_by<const KINDS: usize>(&self, pool: &Pool<KINDS>) -> bool {
        self.subsets().all(|(needed, kinds)| {
            let there = pool.iter().filter(|(kind, _)| kinds & (1 << kind) != 0).map(|(_, count)| u32::from(count)).sum::<u32>();
            needed <= there
        })
    }

    /// For every choice of parts: what they need together, and which kinds any of them takes.
    fn subsets(&self) -> impl Iterator<Item = (u32, u64)> + '_ {
        (0..1u32 << self.parts.len()).map(|chosen| {
            let parts = self.parts.iter().enumerate().filter(move |(place, _)| chosen & (1 << place) != 0);
            parts.fold((0, 0), |(needed, kinds), (_, part)| (needed + u32::from(part.need), kinds | part.kinds))
        })
    }

    /// The cost in words: each part by its number and what will do for it, in the game's words for kinds.
    pub fn label(&self, kind: impl Fn(usize) -> Phrase) -> Phrase {
        let part = |part: &Part| {
            let kinds = (0..64).filter(|bit| part.kinds & (1 << bit) != 0).map(&kind).collect();
            Phrase::new("cost-part").number("need", part.need).list("kinds", "join-or", kinds)
        };
        Phrase::new("cost").list("parts", "join-comma", self.parts.iter().map(part).collect())
    }
}
