//! Bots: players without a person.
//!
//! A bot sees the redacted state of its own seat and the options it may pick from, never more.
//! [`BotKind`] names the bots there are; [`SeatBot`] lets one play at a table of any game.

#![warn(unreachable_pub)]

mod greedy;
mod kind;
mod random;
mod search;
mod seated;

use koloda_kernel::ids::Seat;
use koloda_kernel::rules::{Rules, Viewer};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

pub use greedy::Greedy;
pub use kind::{BotKind, UnknownBot, bot_by_name, named_bot};
pub use random::Random;
pub use search::{Budget, Judged, NoPlan, Search, SearchPlan};
pub use seated::{SeatBot, Thinker, Thought, allowed, seat_bot};

pub trait Bot<R: Rules>: Send {
    /// The place in `options` of what the bot does.
    fn pick(&mut self, sight: &Sight<'_, R>, options: &[R::Pick]) -> usize;

    /// Whether it takes so long that nobody should stand and wait.
    fn thinks(&self) -> bool {
        false
    }
}

/// The seat to move, as the bot in it may see the game: the state itself cannot be reached through it.
#[derive(Debug)]
pub struct Sight<'a, R: Rules> {
    rules: &'a R,
    state: &'a R::State,
    seat: Seat,
    asked: Instant,
    stop: Option<&'a AtomicBool>,
}

impl<'a, R: Rules> Sight<'a, R> {
    pub fn new(rules: &'a R, state: &'a R::State, seat: Seat) -> Sight<'a, R> {
        Sight { rules, state, seat, asked: Instant::now(), stop: None }
    }

    /// A bot that thinks for long looks now and then whether it is still to.
    pub fn stopped_by(self, stop: &'a AtomicBool) -> Sight<'a, R> {
        Sight { stop: Some(stop), ..self }
    }

    /// A bot that waited for its turn to think has less time for it.
    pub fn asked_at(self, asked: Instant) -> Sight<'a, R> {
        Sight { asked, ..self }
    }

    pub fn asked(&self) -> Instant {
        self.asked
    }

    pub fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn rules(&self) -> &'a R {
        self.rules
    }

    /// What the seat may know. Made when it is asked for: a bot that never looks pays nothing.
    pub fn view(&self) -> R::State {
        self.rules.redact(self.state, Viewer::Seat(self.seat))
    }
}

/// Asks a bot, showing it what its seat may see.
pub fn ask<R: Rules>(bot: &mut dyn Bot<R>, rules: &R, state: &R::State, seat: Seat, options: &[R::Pick]) -> usize {
    answer(bot, &Sight::new(rules, state, seat), options)
}

fn answer<R: Rules>(bot: &mut dyn Bot<R>, sight: &Sight<'_, R>, options: &[R::Pick]) -> usize {
    let number = bot.pick(sight, options);
    assert!(number < options.len(), "a bot picked option {number} of {}", options.len());
    number
}
