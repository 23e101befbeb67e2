//! Bots: players without a person.
//!
//! A bot sees the redacted state of its own seat and the options it may pick from, never more.
//! [`BotKind`] names the bots there are; [`SeatBot`] lets one play at a table of any game.

mod aeons_end;
mod greedy;
mod kind;
mod random;
mod seated;
mod shards;

use koloda_kernel::ids::Seat;
use koloda_kernel::rules::{Rules, Viewer};

pub use greedy::{Greedy, Heuristic};
pub use kind::{BotKind, UnknownBot, bot_by_name};
pub use random::Random;
pub use seated::{SeatBot, allowed, seat_bot};

pub trait Bot<R: Rules>: Send {
    /// The place in `options` of what the bot does. `view` is redacted for the seat to move.
    fn pick(&mut self, rules: &R, view: &R::State, options: &[R::Pick]) -> usize;

    /// Whether the bot looks at the view at all; if not, none is made for it.
    fn needs_view(&self) -> bool {
        true
    }
}

/// Asks a bot, showing it what its seat may see.
pub fn ask<R: Rules>(bot: &mut dyn Bot<R>, rules: &R, state: &R::State, seat: Seat, options: &[R::Pick]) -> usize {
    let number = match bot.needs_view() {
        true => bot.pick(rules, &rules.redact(state, Viewer::Seat(seat)), options),
        false => bot.pick(rules, state, options),
    };
    assert!(number < options.len(), "a bot picked option {number} of {}", options.len());
    number
}
