//! The course of the game: what a player may do in their turn, and what comes after it.
//!
//! Each rule about what is allowed is one function that says yes or why not; options are listed by asking it, and
//! refusals are explained by it.

use crate::event::Event;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::state::Regs;
use crate::view::{Play, View};
use crate::vocabulary::Race;
use crate::zone;
use koloda_kernel::course::Step;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::run;
use koloda_kernel::table::matches;
use serde_json::Value;

/// Cards in a hand at the end of a turn.
pub const HAND: usize = 3;
/// After so many turns of all players together nobody has won.
pub const TURN_LIMIT: u16 = 120;

type Verdict = Result<(), Refusal>;

impl View<'_> {
    /// Whom the running effect asks, or whose turn it is.
    pub fn decider(self) -> Seat {
        self.state.machine.top().map_or(self.state.turn, |regs| regs.subject)
    }

    fn may_choose(self, seat: Seat) -> Verdict {
        if self.state.outcome.is_some() {
            return Err(Refusal::Over);
        }
        if seat == self.decider() { Ok(()) } else { Err(Refusal::NotYourTurn { current: self.decider() }) }
    }

    /// Nobody may dawdle who holds a card and is one point from the goal.
    fn may_pass(self) -> Verdict {
        let near = self.state.points[self.state.turn.index()] + 1 >= self.state.goal;
        if near && !self.state.zones.is_empty(zone::hand(self.state.turn)) { Err(Refusal::MustPlay) } else { Ok(()) }
    }

    /// What may be done while no effect asks.
    pub fn turn_options(self, options: &mut Vec<Pick>) {
        let hand = self.state.zones.iter(zone::hand(self.state.turn));
        options.extend(hand.filter(|&card| self.stands_for_equals(card)).map(Pick::Play));
        if self.may_pass().is_ok() {
            options.push(Pick::Pass);
        }
    }

    /// The first thing that stands against what somebody wishes to do.
    pub fn explain(self, seat: Seat, wish: &Value) -> Verdict {
        self.may_choose(seat)?;
        let mut options = Vec::new();
        let idle = self.state.machine.is_idle();
        if idle {
            self.turn_options(&mut options)
        } else {
            run::options::<Race>(self, &mut options)
        }
        if options.iter().any(|&pick| matches(wish, &pick.form(self))) {
            return Ok(());
        }
        match wish["do"].as_str() {
            Some("play") if idle => Err(Refusal::NotInHand),
            Some("pass") if idle => self.may_pass().and(Err(Refusal::NotOffered)),
            _ => Err(Refusal::NotOffered),
        }
    }
}

impl Play<'_> {
    /// While no effect runs: waits for the player, or ends the turn of one who has played.
    pub fn step(&mut self) -> Step {
        let Some(card) = self.state.zones.top(zone::PLAYED) else { return Step::Wait };
        self.state.zones.to_top(card, zone::DISCARD);
        let seat = self.state.turn;
        self.draw(seat, HAND.saturating_sub(self.state.zones.len(zone::hand(seat))));
        self.next_turn();
        Step::On
    }

    pub fn turn_pick(&mut self, pick: Pick) {
        let seat = self.state.turn;
        match pick {
            Pick::Play(card) => self.play_card(card, seat),
            Pick::Pass => {
                self.say(Event::Passed { seat });
                self.next_turn();
            }
            Pick::Discard(_) | Pick::Done | Pick::Player(_) | Pick::Accept | Pick::Decline | Pick::Branch(_) => {}
        }
    }

    fn play_card(&mut self, card: CardId, seat: Seat) {
        self.state.zones.to_top(card, zone::PLAYED);
        self.say(Event::Played { seat, card: self.state.zones.face(card) });
        let program = self.view().info(card).on_play;
        self.call(program, Regs::of(card, seat));
    }

    fn next_turn(&mut self) {
        if self.state.turns >= TURN_LIMIT {
            return self.end(0, "time-is-up", Event::TimeIsUp);
        }
        let next = Seat((self.state.turn.0 + 1) % self.state.seats);
        (self.state.turn, self.state.turns) = (next, self.state.turns + 1);
        self.say(Event::TurnOf { seat: next });
    }
}
