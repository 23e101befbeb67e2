//! A playout: from a position on with the game's own preferences, until the game is over or the horizon is reached.

use crate::Random;
use koloda_kernel::heuristic::Heuristic;
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::{Log, Status};

/// Seats that may gain something.
pub(super) const SEATS: usize = 8;
/// What each seat got, from 0 to 1.
pub(super) type Gains = [f32; SEATS];
/// Picks after which a playout is judged wherever it is: no turn of any game is as long.
const MOST_PICKS: u32 = 2_000;
/// A position is never judged as good as a game that is won, nor as bad as one that is lost.
const DOUBT: f32 = 0.02;
/// The part of what a position was worth that is left when the game is lost in it.
const CONSOLATION: f32 = 0.2;

/// The turn in which a position is judged.
#[derive(Clone, Copy, Debug)]
pub(super) struct Horizon {
    turns: u16,
    until: Option<u16>,
}

impl Horizon {
    /// So many turns after the first that is seen; never if 0.
    pub(super) fn new(turns: u16) -> Horizon {
        Horizon { turns, until: None }
    }

    pub(super) fn is_reached<R: Heuristic>(&mut self, rules: &R, state: &R::State) -> bool {
        if self.turns == 0 {
            return false;
        }
        let Some(mark) = rules.phase(state) else { return false };
        let until = *self.until.get_or_insert(mark.turn.saturating_add(self.turns));
        mark.turn >= until
    }
}

/// A deal of the hidden cards that is being played, with what is used again and again for it.
#[derive(Debug)]
pub(super) struct Playing<'a, R: Heuristic> {
    pub(super) rules: &'a R,
    pub(super) state: R::State,
    pub(super) log: Log<R::Event>,
    pub(super) horizon: Horizon,
    pub(super) picks: u32,
}

impl<R: Heuristic> Playing<'_, R> {
    /// Goes on to where somebody has a choice, and who that is; none if it is time to judge.
    pub(super) fn until_choice(&mut self, options: &mut Vec<R::Pick>) -> Option<Seat> {
        loop {
            let Status::Deciding(seat) = self.rules.status(&self.state) else { return None };
            if self.picks > MOST_PICKS || self.horizon.is_reached(self.rules, &self.state) {
                return None;
            }
            options.clear();
            self.rules.options(&self.state, options);
            match options[..] {
                [only] => self.apply(only),
                _ => return Some(seat),
            }
        }
    }

    pub(super) fn apply(&mut self, pick: R::Pick) {
        self.picks += 1;
        self.rules.apply_unchecked(&mut self.state, pick, &mut self.log);
    }

    pub(super) fn play_on(&mut self, options: &mut Vec<R::Pick>, random: &mut Random, wander: f32) {
        while self.until_choice(options).is_some() {
            let pick = options[self.preferred(options, random, wander)];
            self.apply(pick);
        }
    }

    /// The option the game likes best, or the one after that.
    fn preferred(&self, options: &[R::Pick], random: &mut Random, wander: f32) -> usize {
        let (mut best, mut second) = ((0, i32::MIN), (0, i32::MIN));
        for (number, &option) in options.iter().enumerate() {
            let worth = self.rules.prefer(&self.state, option);
            if worth > best.1 {
                (best, second) = ((number, worth), best);
            } else if worth > second.1 {
                second = (number, worth);
            }
        }
        if second.1 > i32::MIN && random.unit() < wander { second.0 } else { best.0 }
    }

    /// What each seat has got: the result, or how the position is judged.
    pub(super) fn gains(&self) -> Gains {
        let mut gains = [0.0; SEATS];
        let seats = self.rules.seats_at(&self.state);
        for seat in Seat::all(seats.min(SEATS as u8)) {
            gains[seat.index()] = match self.rules.status(&self.state) {
                Status::Over(outcome) if outcome.won_by(seat) => 1.0,
                // Partners who mostly lose learn from how near they came.
                Status::Over(_) if self.rules.together() => CONSOLATION * self.rules.value(&self.state, seat),
                Status::Over(_) => 0.0,
                Status::Deciding(_) => self.rules.value(&self.state, seat).clamp(DOUBT, 1.0 - DOUBT),
            };
        }
        gains
    }
}
