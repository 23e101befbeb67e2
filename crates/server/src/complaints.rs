//! Complaints about the store: told in the log, but not as often as they arise.
//!
//! A store in trouble refuses every table many times; a log that tells each fills the disk that may
//! be the trouble.

use std::fmt::Display;
use std::sync::Mutex;
use std::time::{Duration, Instant};

const LINES: u32 = 20;
const EVERY: Duration = Duration::from_secs(10);

#[derive(Debug)]
pub struct Complaints {
    window: Mutex<Window>,
}

#[derive(Debug)]
struct Window {
    begun: Instant,
    told: u32,
    left_out: u64,
}

impl Default for Complaints {
    fn default() -> Complaints {
        Complaints { window: Mutex::new(Window { begun: Instant::now(), told: 0, left_out: 0 }) }
    }
}

impl Complaints {
    pub fn warn(&self, table: &str, fault: &dyn Display, what: &'static str) {
        if let Some(left_out) = self.may_speak() {
            tracing::warn!(%table, %fault, left_out, "{what}");
        }
    }

    pub fn error(&self, table: &str, fault: &dyn Display, what: &'static str) {
        if let Some(left_out) = self.may_speak() {
            tracing::error!(%table, %fault, left_out, "{what}");
        }
    }

    /// How many complaints were left out before this one; none if this one is, too.
    fn may_speak(&self) -> Option<u64> {
        let mut window = self.window.lock().expect("nobody panics here");
        if window.begun.elapsed() >= EVERY {
            (window.begun, window.told) = (Instant::now(), 0);
        }
        if window.told >= LINES {
            window.left_out += 1;
            return None;
        }
        window.told += 1;
        Some(std::mem::take(&mut window.left_out))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_of_complaints_is_cut() {
        let complaints = Complaints::default();
        let told = (0..1000).filter(|_| complaints.may_speak().is_some()).count();
        assert!((20..1000).contains(&told), "{told}");
    }
}
