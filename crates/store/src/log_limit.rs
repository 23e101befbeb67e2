//! An error that repeats is logged once, then counted: a log on a full disk must not grow with it.

use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How often a repeated error is logged.
const EVERY: Duration = Duration::from_secs(10);

/// Lets one line through, then at most one every ten seconds.
///
/// ```
/// static REFUSED: koloda_store::LogLimit = koloda_store::LogLimit::new();
/// if let Some(untold) = REFUSED.pass() {
///     eprintln!("a write was refused ({untold} more were not counted)");
/// }
/// ```
#[derive(Debug)]
pub struct LogLimit {
    every: Duration,
    counted: Mutex<Counted>,
}

#[derive(Debug)]
struct Counted {
    at: Option<Instant>,
    untold: u64,
}

impl LogLimit {
    pub const fn new() -> LogLimit {
        LogLimit::every(EVERY)
    }

    pub const fn every(every: Duration) -> LogLimit {
        LogLimit { every, counted: Mutex::new(Counted { at: None, untold: 0 }) }
    }

    /// None if this one is not to be logged; else how many were not since the last that was.
    pub fn pass(&self) -> Option<u64> {
        self.pass_at(Instant::now())
    }

    fn pass_at(&self, now: Instant) -> Option<u64> {
        let mut counted = self.counted.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if counted.at.is_some_and(|at| now.duration_since(at) < self.every) {
            counted.untold += 1;
            return None;
        }
        counted.at = Some(now);
        Some(std::mem::take(&mut counted.untold))
    }
}

impl Default for LogLimit {
    fn default() -> LogLimit {
        LogLimit::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_is_told_and_the_rest_are_counted() {
        let limit = LogLimit::every(Duration::from_secs(10));
        let start = Instant::now();
        assert_eq!(limit.pass_at(start), Some(0));
        for second in 1..10 {
            assert_eq!(limit.pass_at(start + Duration::from_secs(second)), None);
        }
        assert_eq!(limit.pass_at(start + Duration::from_secs(10)), Some(9));
        assert_eq!(limit.pass_at(start + Duration::from_secs(11)), None);
        assert_eq!(limit.pass_at(start + Duration::from_secs(30)), Some(1));
    }
}
