//! A bot at a table whose game its client does not know.

use crate::{Bot, BotKind, Sight, answer};
use koloda_games::{AnyRules, Decision, Match, dispatch};
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::Rules;
use koloda_kernel::table::Table;
use std::fmt;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

pub trait SeatBot: Send {
    /// The number of the option the bot takes, out of the `allowed` ones (never empty).
    fn pick(&mut self, play: &dyn Match, allowed: &[usize]) -> usize;

    /// The same question for a bot that thinks for long, to be answered elsewhere; none if it answers at once.
    /// The bot goes with its thought: this one is of no use any more.
    fn thought(&mut self, _play: &dyn Match, _allowed: &[usize]) -> Option<Thought> {
        None
    }
}

/// A decision that a bot thinks about, apart from its table.
pub struct Thought {
    run: Box<dyn FnOnce(&AtomicBool) -> Thinker + Send>,
}

/// A bot that has thought, and what it takes.
#[derive(Debug)]
pub struct Thinker {
    pub bot: Box<dyn SeatBot>,
    pub option: usize,
}

impl Thought {
    /// Thinks until the bot's time is over, counted from when it was asked, or until it is told to stop.
    pub fn run(self, stop: &AtomicBool) -> Thinker {
        (self.run)(stop)
    }
}

impl fmt::Debug for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Thought")
    }
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
    Box::new(Seated { bot: Some(bot) })
}

struct Seated<R: Rules> {
    /// None while it thinks elsewhere.
    bot: Option<Box<dyn Bot<R>>>,
}

impl<R: Rules> SeatBot for Seated<R> {
    fn pick(&mut self, play: &dyn Match, allowed: &[usize]) -> usize {
        let (table, seat, options) = asked::<R>(play, allowed);
        let bot = self.bot.as_mut().expect("a bot that thinks elsewhere is not asked");
        allowed[answer(&mut **bot, &Sight::new(table.rules(), table.state(), seat), &options)]
    }

    fn thought(&mut self, play: &dyn Match, allowed: &[usize]) -> Option<Thought> {
        let mut bot = self.bot.take_if(|bot| bot.thinks())?;
        let (table, seat, options) = asked::<R>(play, allowed);
        let (rules, state, allowed) = (table.shared_rules(), table.state().clone(), allowed.to_vec());
        let begun = Instant::now();
        let run = move |stop: &AtomicBool| {
            let sight = Sight::new(&*rules, &state, seat).asked_at(begun).stopped_by(stop);
            let option = allowed[answer(&mut *bot, &sight, &options)];
            Thinker { bot: Box::new(Seated { bot: Some(bot) }), option }
        };
        Some(Thought { run: Box::new(run) })
    }
}

fn asked<'p, R: Rules>(play: &'p dyn Match, allowed: &[usize]) -> (&'p Table<R>, Seat, Vec<R::Pick>) {
    let table = play.as_any().downcast_ref::<Table<R>>().expect("a bot plays the game it was seated at");
    let seat = table.to_move().expect("asked only while the game runs");
    (table, seat, allowed.iter().map(|&number| table.options()[number]).collect())
}
