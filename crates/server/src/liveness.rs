//! Whether a client still reads: a client that was sent something is pinged soon, and must answer.
//!
//! That the connection takes more bytes says little: the systems on both sides keep megabytes.

use crate::config::Limits;
use tokio::time::Instant;

#[derive(Debug)]
pub struct Liveness {
    /// The ping that waits for its answer.
    pinged: Option<Instant>,
    asked: Instant,
    sent_since: bool,
}

impl Liveness {
    pub fn new() -> Liveness {
        Liveness { pinged: None, asked: Instant::now(), sent_since: false }
    }

    pub fn sent(&mut self) {
        self.sent_since = true;
    }

    pub fn answered(&mut self) {
        self.pinged = None;
    }

    /// Whether to send a ping now; then it is taken as sent.
    pub fn ping(&mut self, limits: &Limits) -> bool {
        let due = self.pinged.is_none() && (self.sent_since || self.asked.elapsed() >= limits.quiet);
        if due {
            let now = Instant::now();
            *self = Liveness { pinged: Some(now), asked: now, sent_since: false };
        }
        due
    }

    pub fn is_dead(&self, limits: &Limits) -> bool {
        self.pinged.is_some_and(|at| at.elapsed() >= limits.dead)
    }

    /// Until when sending may take: a client is not given longer because much is sent to it.
    pub fn deadline(&self, limits: &Limits) -> Instant {
        let message = Instant::now() + limits.stalled;
        self.pinged.map_or(message, |at| message.min(at + limits.dead))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn who_does_not_answer_a_ping_is_dead() {
        let patient = Limits::default();
        let limits = Limits { dead: Duration::ZERO, ..Limits::default() };
        let mut client = Liveness::new();
        assert!(!client.is_dead(&limits), "nothing was asked");
        assert!(!client.ping(&limits), "nothing was sent");
        client.sent();
        assert!(client.ping(&limits) && !client.ping(&limits), "one ping at a time");
        assert!(client.is_dead(&limits) && !client.is_dead(&patient));
        assert!(client.deadline(&limits) <= Instant::now(), "nor is it sent more");
        client.answered();
        assert!(!client.is_dead(&limits));
    }

    #[test]
    fn a_quiet_client_is_asked_now_and_then() {
        let mut client = Liveness::new();
        assert!(client.ping(&Limits { quiet: Duration::ZERO, ..Limits::default() }));
    }

    /// T8: at most 20 s from the last thing read, the last words included.
    #[test]
    fn the_limits_cut_a_stalled_reader_within_twenty_seconds() {
        let Limits { ping, dead, stalled, .. } = Limits::default();
        let looks = dead.as_secs().div_ceil(ping.as_secs()) as u32;
        assert!((ping + ping * looks).as_secs() + 2 <= 20);
        assert!(stalled.as_secs() + 2 <= 20);
    }
}
