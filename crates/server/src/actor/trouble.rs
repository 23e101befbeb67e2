//! A store that refuses: when to try again, and what people are told meanwhile.

use super::Actor;
use crate::config::Limits;
use crate::room::Room;
use std::time::Duration;
use tokio::time::Instant;

/// Something could not be read or written.
#[derive(Debug)]
pub struct Trouble {
    tries: u32,
    next: Instant,
    /// The table cannot even be read: nobody asks the store before the next try.
    unreadable: bool,
}

impl Trouble {
    fn begin() -> Trouble {
        Trouble { tries: 0, next: Instant::now(), unreadable: false }
    }

    /// Puts the next try off, longer each time.
    fn put_off(&mut self, limits: &Limits) {
        let bound = limits.retry.saturating_mul(1 << self.tries.min(16)).min(limits.longest_retry);
        self.tries += 1;
        self.next = Instant::now() + jitter(bound);
    }

    pub fn next(&self) -> Instant {
        self.next
    }

    /// The table was read after all.
    pub fn was_read(&mut self) {
        self.unreadable = false;
    }

    pub fn is_to_wait(&self) -> bool {
        self.unreadable && Instant::now() < self.next
    }
}

/// Between half of the bound and all of it, so that many tables do not come at once.
fn jitter(bound: Duration) -> Duration {
    let part = f64::from(getrandom::u32().unwrap_or(0)) / f64::from(u32::MAX);
    bound.mul_f64(0.5 + part / 2.0)
}

impl Actor {
    /// Notes that the store refused, and puts the next try off.
    pub(super) fn note_trouble(&mut self, unreadable: bool) {
        let trouble = self.trouble.get_or_insert_with(Trouble::begin);
        trouble.unreadable = unreadable;
        trouble.put_off(&self.app.config.limits);
    }

    /// Reads the table, lets the bots play on whose picks were not kept, and tells everybody where the game is.
    pub(super) async fn try_again(&mut self) {
        if self.clients.is_empty() {
            // The next connection will try.
            self.trouble = None;
            return;
        }
        let was_unreadable = self.trouble.as_ref().is_some_and(|trouble| trouble.unreadable);
        if self.awake().await.is_err() {
            return;
        }
        if was_unreadable {
            self.count_present();
            self.send_state_to_all();
        }
        let waits = self.room.as_ref().is_some_and(Room::bot_to_move);
        if !waits || self.bots().await {
            self.trouble = None;
            self.bots_at_once().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tries_come_more_and_more_seldom() {
        let limits = Limits::default();
        let mut trouble = Trouble::begin();
        for seconds in [0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 30.0] {
            let now = Instant::now();
            trouble.put_off(&limits);
            let wait = (trouble.next() - now).as_secs_f64();
            assert!(wait >= seconds / 2.0 && wait <= seconds + 1.0, "{wait} s instead of {seconds}");
        }
    }
}
