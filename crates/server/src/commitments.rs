//! Server seeds that were committed to and wait for their table.
//!
//! One caller cannot use up the places of others: a caller has few commitments at once, and when all places
//! are taken the oldest goes first.

use crate::caller::Caller;
use crate::limits::{ConcurrencyLimit, Permit};
use koloda_kernel::chance::Seed;
use koloda_kernel::record::commitment;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

const KEPT: Duration = Duration::from_secs(600);
const MOST: usize = 10_000;
const OF_ONE_CALLER: usize = 40;

#[derive(Debug)]
pub struct Commitments {
    most: usize,
    /// How many commitments each caller has.
    waiting_for: Arc<ConcurrencyLimit>,
    waiting: Mutex<Waiting>,
}

#[derive(Debug, Default)]
struct Waiting {
    made: u64,
    by_age: BTreeMap<u64, PendingSeed>,
    by_commitment: HashMap<String, u64>,
}

#[derive(Debug)]
struct PendingSeed {
    seed: Seed,
    commitment: String,
    at: Instant,
    _permit: Permit,
}

impl Default for Commitments {
    fn default() -> Commitments {
        Commitments::new(MOST, OF_ONE_CALLER)
    }
}

impl Commitments {
    pub fn new(most: usize, of_one_caller: usize) -> Commitments {
        Commitments { most, waiting_for: ConcurrencyLimit::new(usize::MAX, of_one_caller), waiting: Mutex::default() }
    }

    /// Commits to a seed, unless the caller has too many commitments already.
    pub fn issue(&self, caller: Caller, seed: Seed) -> Option<String> {
        let mut waiting = self.waiting.lock().expect("nobody panics here");
        waiting.forget_expired();
        let permit = self.waiting_for.acquire(caller)?;
        if waiting.by_age.len() >= self.most {
            waiting.forget_oldest();
        }
        let commitment = commitment(seed);
        waiting.add(PendingSeed { seed, commitment: commitment.clone(), at: Instant::now(), _permit: permit });
        Some(commitment)
    }

    pub fn redeem(&self, commitment: &str) -> Option<Seed> {
        let mut waiting = self.waiting.lock().expect("nobody panics here");
        let number = waiting.by_commitment.remove(commitment)?;
        let pending = waiting.by_age.remove(&number)?;
        (pending.at.elapsed() < KEPT).then_some(pending.seed)
    }
}

impl Waiting {
    fn add(&mut self, pending: PendingSeed) {
        self.made += 1;
        self.by_commitment.insert(pending.commitment.clone(), self.made);
        self.by_age.insert(self.made, pending);
    }

    fn forget_expired(&mut self) {
        while self.by_age.first_key_value().is_some_and(|(_, oldest)| oldest.at.elapsed() >= KEPT) {
            self.forget_oldest();
        }
    }

    fn forget_oldest(&mut self) {
        if let Some((_, pending)) = self.by_age.pop_first() {
            self.by_commitment.remove(&pending.commitment);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    fn far(number: u32) -> Caller {
        Caller::Network(Ipv4Addr::from_bits(0xCB00_0000 + number).into())
    }

    fn seed(number: u8) -> Seed {
        Seed([number; 32])
    }

    #[test]
    fn a_promise_is_redeemed_once() {
        let commitments = Commitments::default();
        let commitment = commitments.issue(far(1), seed(7)).expect("room");
        assert_eq!(commitments.redeem(&commitment), Some(seed(7)));
        assert_eq!(commitments.redeem(&commitment), None);
    }

    #[test]
    fn whoever_hoards_promises_is_refused_and_nobody_else() {
        let commitments = Commitments::new(10, 2);
        let first = commitments.issue(far(1), seed(1)).expect("room");
        commitments.issue(far(1), seed(2)).expect("room");
        assert_eq!(commitments.issue(far(1), seed(3)), None);
        assert!(commitments.issue(far(2), seed(4)).is_some());
        commitments.redeem(&first).expect("kept");
        assert!(commitments.issue(far(1), seed(5)).is_some(), "a redeemed promise makes room");
    }

    #[test]
    fn when_all_places_are_taken_the_oldest_promise_goes() {
        let commitments = Commitments::new(100, 100);
        let made: Vec<String> = (0..=200).map(|number| commitments.issue(Caller::Local, seed(number)).expect("never refused")).collect();
        assert_eq!(commitments.redeem(&made[0]), None);
        assert_eq!(commitments.redeem(&made[100]), None);
        assert_eq!(commitments.redeem(&made[101]), Some(seed(101)));
        assert_eq!(commitments.redeem(&made[200]), Some(seed(200)));
    }
}
