//! Bots in their seats: those that answer at once, and those that think elsewhere while the table goes on.

use super::{Change, Room};
use crate::event_log::Event;
use koloda_bots::{SeatBot, Thinker, Thought};
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Picks of bots that go to disk, and to the people, together.
const TOGETHER: usize = 64;
/// What was picked is shown before more bots pick for long.
const PATIENCE: Duration = Duration::from_millis(50);

/// A bot that is thinking. Dropped, it is told to stop: whatever changes the question drops it.
#[derive(Debug)]
pub(super) struct Thinking {
    stop: Arc<AtomicBool>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Room {
    /// Whether a bot is to move.
    pub fn bot_to_move(&self) -> bool {
        self.decision.as_ref().is_some_and(|decision| !self.is_person(decision.seat))
    }

    /// Whether the bot to move thinks about it now.
    pub fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    pub fn stop_thinking(&mut self) {
        self.thinking = None;
    }

    /// Whether nobody but bots plays here any more.
    pub fn only_bots(&self) -> bool {
        self.people().next().is_none()
    }

    /// Lets bots pick until a person decides, one has to think or enough has happened for one message.
    /// What has to be thought about is returned, with what tells it to stop.
    pub fn let_bots_play(&mut self, change: &mut Change) -> Option<(Thought, Arc<AtomicBool>)> {
        let most = if self.only_bots() { 1 } else { TOGETHER };
        let begun = Instant::now();
        for _ in 0..most {
            if !self.bot_to_move() || self.is_thinking() || begun.elapsed() > PATIENCE {
                return None;
            }
            let (seat, allowed) = self.bot_question();
            let mut bot = self.bots.remove(&seat).unwrap_or_else(|| self.new_bot(seat));
            let play = self.play.as_deref().expect("a bot is to move");
            if let Some(thought) = bot.thought(play, &allowed) {
                let stop = Arc::new(AtomicBool::new(false));
                self.thinking = Some(Thinking { stop: stop.clone() });
                return Some((thought, stop));
            }
            let option = bot.pick(play, &allowed);
            self.bots.insert(seat, bot);
            self.bot_takes(option, change);
        }
        None
    }

    /// A bot has thought. If nobody waits for that any more, nothing changes.
    pub fn thought(&mut self, thinker: Thinker, stop: &Arc<AtomicBool>, change: &mut Change) {
        if !self.thinking.take_if(|thinking| Arc::ptr_eq(&thinking.stop, stop)).is_some_and(|_| self.bot_to_move()) {
            return;
        }
        let seat = self.decision.as_ref().expect("a bot is to move").seat;
        self.bots.insert(seat, thinker.bot);
        self.bot_takes(thinker.option, change);
    }

    fn bot_takes(&mut self, option: usize, change: &mut Change) {
        self.by_bots.insert(self.picks());
        self.take(option);
        let pick = u16::try_from(option).expect("listed, so few");
        change.entries.push(Event::Pick(pick).entry(None));
    }

    /// The bot that is to move, and what it may take.
    fn bot_question(&self) -> (Seat, Vec<usize>) {
        let decision = self.decision.as_ref().expect("a bot is to move");
        (decision.seat, koloda_bots::allowed(decision, |seat| self.is_person(seat)))
    }

    fn new_bot(&self, seat: Seat) -> Box<dyn SeatBot> {
        let name = self.sitters[seat.index()].as_deref().unwrap_or_default();
        let seed = self.bot_seed(seat);
        // A bot that this build no longer knows is replaced by one that every build has.
        let found = self.game_source.bot(name, seed, seat).or_else(|| self.game_source.bot("random", seed, seat));
        found.expect("there is always a random bot")
    }

    /// Bots' chance has nothing to do with the table's: its picks must not tell the seed.
    fn bot_seed(&self, seat: Seat) -> Seed {
        let mut hasher = blake3::Hasher::new_derive_key("koloda bot seed");
        hasher.update(&self.source.seed().0).update(&[seat.0]).update(&self.tip.next.to_le_bytes());
        Seed(*hasher.finalize().as_bytes())
    }
}
