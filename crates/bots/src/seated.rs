//! A bot at a table whose game its client does not know.

use crate::{Bot, BotKind, ask};
use koloda_games::{AnyRules, Decision, Match, dispatch};
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::Rules;
use koloda_kernel::table::Table;
use std::fmt;

pub trait SeatBot: Send {
    /// The number of the option the bot takes, out of the `allowed` ones (never empty).
    fn pick(&mut self, play: &dyn Match, allowed: &[usize]) -> usize;
}

/// The options a bot may take: not those that a person has to agree to, unless there are no others.
pub fn allowed(decision: &Decision, is_person: impl Fn(Seat) -> bool) -> Vec<usize> {
    let all = 0..decision.options.len();
    let own: Vec<usize> = all.clone().filter(|&number| !is_person(decision.options[number].owner)).collect();
    if own.is_empty() { all.collect() } else { own }
}

impl fmt::Debug for dyn SeatBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatBot")
    }
}

/// Seats a bot. The table it is asked about later must be of the same game.
pub fn seat_bot(any: &AnyRules, kind: BotKind, seed: Seed, seat: Seat) -> Box<dyn SeatBot> {
    dispatch!(any, rules => seated(&**rules, kind.seat(seed, seat)))
}

/// `rules` only names the type.
fn seated<R: Rules>(_: &R, bot: Box<dyn Bot<R>>) -> Box<dyn SeatBot> {
    Box::new(Seated { bot })
}

struct Seated<R: Rules> {
    bot: Box<dyn Bot<R>>,
}

impl<R: Rules> SeatBot for Seated<R> {
    fn pick(&mut self, play: &dyn Match, allowed: &[usize]) -> usize {
        let table = play.as_any().downcast_ref::<Table<R>>().expect("a bot plays the game it was seated at");
        let seat = table.to_move().expect("asked only while the game runs");
        let options: Vec<R::Pick> = allowed.iter().map(|&number| table.options()[number]).collect();
        allowed[ask(&mut *self.bot, table.rules(), table.state(), seat, &options)]
    }
}
