//! The course of the game: what a player may do in their turn, and what comes after it.
//!
//! Each rule about what is allowed is one function that says yes or why not; options are listed by asking it, and
//! refusals are explained by it.

use crate::event::Event;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::state::Regs;
use crate::view::{StateMut, View};
use crate::vocabulary::Race;
use crate::zone;
use koloda_kernel::card_game::{Explains, Turns};
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::rules::PhaseMark;
use koloda_kernel::turn_loop::Progress;
use serde_json::Value;

/// Cards in a hand at the end of a turn.
pub const HAND: usize = 3;
/// After so many turns of all players together nobody has won.
pub const TURN_LIMIT: u16 = 120;

type Verdict = Result<(), Refusal>;

impl Turns for Race {
    /// Whom the running effect asks, or whose turn it is.
    fn decider(view: View<'_>) -> Seat {
        view.state.machine.top().map_or(view.state.turn, |regs| regs.subject)
    }

    /// Waits for the player, or ends the turn of one who has played.
    fn step(play: &mut StateMut<'_>) -> Progress {
        let Some(card) = play.state.zones.top(zone::PLAYED) else { return Progress::AwaitPick };
        play.end_turn(card);
        Progress::Continue
    }

    fn phase_options(view: View<'_>, options: &mut Vec<Pick>) {
        let hand = view.state.zones.iter(zone::hand(view.state.turn));
        options.extend(hand.filter(|&card| view.stands_for_equals(card)).map(Pick::Play));
        if view.may_pass().is_ok() {
            options.push(Pick::Pass);
        }
    }

    fn phase_pick(play: &mut StateMut<'_>, pick: Pick) {
        match pick {
            Pick::Play(card) => play.play_card(card),
            Pick::Pass => play.pass(),
            Pick::Discard(_) | Pick::Done | Pick::Player(_) | Pick::Accept | Pick::Decline | Pick::Branch(_) => {}
        }
    }

    fn phase(view: View<'_>) -> Option<PhaseMark> {
        Some(PhaseMark { turn: view.state.turns, phase: 0 })
    }

    /// Which cards a hand holds is its owner's to know.
    fn phase_is_secret(_: View<'_>) -> bool {
        true
    }
}

impl Explains for Race {
    type Refusal = Refusal;
    const UNKNOWN: Refusal = Refusal::Unknown;
    const NOT_OFFERED: Refusal = Refusal::NotOffered;
    const NOTHING_ASKED: Refusal = Refusal::NotOffered;

    fn may(view: View<'_>, seat: Seat, verb: &str, wish: &Value) -> Verdict {
        view.may_choose(seat)?;
        match verb {
            "play" if view.state.machine.is_idle() => view.may_play(seat, wish),
            "pass" if view.state.machine.is_idle() => view.may_pass(),
            _ => Ok(()),
        }
    }
}

impl View<'_> {
    fn may_choose(self, seat: Seat) -> Verdict {
        let current = Race::decider(self);
        match self.state.outcome {
            Some(_) => Err(Refusal::Over),
            None if seat != current => Err(Refusal::NotYourTurn { current }),
            None => Ok(()),
        }
    }

    fn may_play(self, seat: Seat, wish: &Value) -> Verdict {
        let named = |card: CardId| wish.get("card").is_none_or(|id| id == self.id(card));
        if self.state.zones.iter(zone::hand(seat)).any(named) { Ok(()) } else { Err(Refusal::NotInHand) }
    }

    /// Nobody may dawdle who holds a card and is one point from the goal.
    fn may_pass(self) -> Verdict {
        let near = self.state.points[self.state.turn.index()] + 1 >= self.state.goal;
        if near && !self.state.zones.is_empty(zone::hand(self.state.turn)) { Err(Refusal::MustPlay) } else { Ok(()) }
    }
}

impl StateMut<'_> {
    fn play_card(&mut self, card: CardId) {
        let seat = self.state.turn;
        self.state.zones.to_top(card, zone::PLAYED);
        self.log_event(Event::Played { seat, card: self.state.zones.face(card) });
        let program = self.view().info(card).on_play;
        self.call(program, Regs::of(card, seat));
    }

    fn pass(&mut self) {
        self.log_event(Event::Passed { seat: self.state.turn });
        self.next_turn();
    }

    fn end_turn(&mut self, played: CardId) {
        self.state.zones.to_top(played, zone::DISCARD);
        let seat = self.state.turn;
        self.draw(seat, HAND.saturating_sub(self.state.zones.len(zone::hand(seat))));
        self.next_turn();
    }

    fn next_turn(&mut self) {
        if self.state.turns >= TURN_LIMIT {
            return self.end(0, "time-is-up", Event::TimeIsUp);
        }
        let next = Seat((self.state.turn.0 + 1) % self.state.seats);
        (self.state.turn, self.state.turns) = (next, self.state.turns + 1);
        self.log_event(Event::TurnOf { seat: next });
    }
}
