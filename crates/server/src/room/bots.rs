//! Bots in their seats.

use super::{Change, Room};
use crate::event_log::Event;
use koloda_bots::SeatBot;
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use std::time::{Duration, Instant};

/// Picks of bots that go to disk, and to the people, together.
const TOGETHER: usize = 64;
/// A thinking bot's pick is shown before the next one thinks.
const PATIENCE: Duration = Duration::from_millis(50);

impl Room {
    /// Whether a bot is to move.
    pub fn bot_to_move(&self) -> bool {
        self.decision.as_ref().is_some_and(|decision| !self.is_person(decision.seat))
    }

    /// Whether nobody but bots plays here any more.
    pub fn only_bots(&self) -> bool {
        self.people().next().is_none()
    }

    /// Lets bots pick until a person decides or enough has happened for one message.
    pub fn let_bots_play(&mut self, change: &mut Change) {
        let most = if self.only_bots() { 1 } else { TOGETHER };
        let begun = Instant::now();
        for _ in 0..most {
            if !self.bot_to_move() || begun.elapsed() > PATIENCE {
                return;
            }
            let option = self.bot_option();
            self.by_bots.insert(self.picks());
            self.take(option);
            let pick = u16::try_from(option).expect("listed, so few");
            change.entries.push(Event::Pick(pick).entry(None));
        }
    }

    fn bot_option(&mut self) -> usize {
        let decision = self.decision.as_ref().expect("a bot is to move");
        let seat = decision.seat;
        let allowed = |own: bool| -> Vec<usize> {
            let fits = |&number: &usize| !own || !self.is_person(decision.options[number].owner);
            (0..decision.options.len()).filter(fits).collect()
        };
        // What a person has to agree to is not a bot's to take, unless there is nothing else.
        let own = allowed(true);
        let allowed = if own.is_empty() { allowed(false) } else { own };
        let mut bot = self.bots.remove(&seat).unwrap_or_else(|| self.new_bot(seat));
        let play = self.play.as_deref().expect("a bot is to move");
        let option = bot.pick(play, &allowed);
        self.bots.insert(seat, bot);
        option
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
