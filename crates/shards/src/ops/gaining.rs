//! Gaining and losing: crystals, power, mastery, health, cards of one's deck.

use crate::card_errors::{self, Known};
use crate::event::Event;
use crate::play::StateMut;
use crate::power::Power;
use crate::state::Regs;
use crate::text::{TextRenderer, Unit, Voice};
use crate::view::{MOST_HEALTH, MOST_MASTERY};
use crate::vocabulary::{Amount, Shards, TurnModifier};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::says;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Crystals(pub Amount);

impl Operation<Shards> for Crystals {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        play.gain_crystals(play.subject(), play.count(&self.0));
        Flow::Next
    }

    fn errors(&self, known: &Known<'_>, errors: &mut Vec<String>) {
        card_errors::check_finite(*known, &self.0, errors);
    }

    says! { does "si-op-gain" (amount: 0 in Unit::Crystals) }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct GainPower(pub Amount);

impl Operation<Shards> for GainPower {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let amount = Power::of(play.number(&self.0));
        play.gain_power(play.subject(), amount);
        Flow::Next
    }

    fn errors(&self, known: &Known<'_>, errors: &mut Vec<String>) {
        card_errors::check_amount(*known, &self.0, errors);
    }

    says! { does "si-op-gain" (amount: 0 in Unit::Power) }
}

/// Doubles the power that is not spent yet.
#[derive(Debug)]
pub struct DoublePower;

impl Operation<Shards> for DoublePower {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let seat = play.subject();
        if seat == play.state.turn.of {
            play.state.turn.power = play.state.turn.power.doubled();
            play.log_event(Event::PowerDoubled { seat, now: play.state.turn.power });
        }
        Flow::Next
    }

    says! { does "si-op-double-power" }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Mastery(pub Amount);

impl Operation<Shards> for Mastery {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        play.gain_mastery(play.subject(), play.count(&self.0));
        Flow::Next
    }

    fn errors(&self, known: &Known<'_>, errors: &mut Vec<String>) {
        card_errors::check_finite(*known, &self.0, errors);
    }

    says! { does "si-op-gain" (amount: 0 in Unit::Mastery) }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct LoseMastery(pub u8);

impl Operation<Shards> for LoseMastery {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let seat = play.subject();
        let player = &mut play.state.players[seat.index()];
        let amount = self.0.min(player.mastery);
        player.mastery -= amount;
        let now = player.mastery;
        play.state.turn.progress |= amount > 0;
        play.log_event(Event::MasteryLost { seat, amount, now });
        Flow::Next
    }

    says! { does "si-op-lose-mastery" (n: 0) }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Health(pub Amount);

impl Operation<Shards> for Health {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        play.gain_health(play.subject(), play.count(&self.0));
        Flow::Next
    }

    fn errors(&self, known: &Known<'_>, errors: &mut Vec<String>) {
        card_errors::check_finite(*known, &self.0, errors);
    }

    says! { does "si-op-gain" (amount: 0 in Unit::Health) }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Draw(pub Amount);

impl Operation<Shards> for Draw {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let (seat, cards) = (play.subject(), play.count(&self.0));
        if play.view().is_nemesis(seat) {
            return play.nemesis_draws(seat, cards);
        }
        play.draw(seat, cards);
        Flow::Next
    }

    fn errors(&self, known: &Known<'_>, errors: &mut Vec<String>) {
        card_errors::check_finite(*known, &self.0, errors);
    }

    says! { does "si-op-draw" (amount: 0 in Unit::Cards) }
}

impl StateMut<'_> {
    /// An amount of something that is counted, and that nobody can have less than none of.
    fn count(&self, amount: &Amount) -> u16 {
        self.number(amount).clamp(0, i32::from(u16::MAX)) as u16
    }

    /// The Nemesis removes cards of the centre deck instead (SI-151, SI-A12).
    fn gain_crystals(&mut self, seat: Seat, amount: u16) {
        if !self.view().is_nemesis(seat) {
            self.state.turn.crystals = self.state.turn.crystals.saturating_add(amount);
            return self.log_event(Event::Crystals { seat, amount });
        }
        for _ in 0..amount {
            let Some(card) = self.state.zones.top(zone::CENTRE_DECK) else { break };
            self.move_to_bottom(card, zone::REMOVED);
            self.log_event(Event::CentreRemoved { card: self.face(card) });
        }
    }

    /// Power is of this turn: whoever gains it out of turn has no use for it.
    fn gain_power(&mut self, seat: Seat, amount: Power) {
        if seat == self.state.turn.of {
            self.state.turn.power = self.state.turn.power.plus(amount);
            self.log_event(Event::Power { seat, amount });
        }
    }

    /// SI-026; 30 mastery are enough for the Nemesis (SI-163).
    pub fn gain_mastery(&mut self, seat: Seat, amount: u16) {
        let player = &mut self.state.players[seat.index()];
        let amount = amount.min(u16::from(MOST_MASTERY - player.mastery)) as u8;
        player.mastery += amount;
        let now = player.mastery;
        self.state.turn.progress |= amount > 0;
        self.log_event(Event::Mastery { seat, amount, now });
        if now == MOST_MASTERY && self.view().is_nemesis(seat) {
            self.lose("nemesis-mastery");
        }
    }

    /// SI-025; what answers to health gained counts the surplus too (SI-189, SI-A26).
    fn gain_health(&mut self, seat: Seat, amount: u16) {
        let player = &mut self.state.players[seat.index()];
        let gained = amount.min(u16::from(MOST_HEALTH.saturating_sub(player.health))) as u8;
        player.health += gained;
        let now = player.health;
        self.state.turn.progress |= gained > 0;
        self.log_event(Event::Health { seat, amount: gained, now });
        let times = self.view().turn_modifiers().filter(|modifier| matches!(modifier, TurnModifier::PowerForHealth)).count();
        if seat == self.state.turn.of && amount > 0 {
            (0..times).for_each(|_| self.gain_power(seat, Power(amount)));
        }
    }

    /// The Nemesis gains something else for each card (SI-152).
    fn nemesis_draws(&mut self, seat: Seat, cards: u16) -> Flow {
        if self.state.machine.stage() == 0 {
            self.set(|regs| regs.want = cards.min(250) as u8);
            self.state.machine.set_stage(1);
        }
        let program = self.cards.nemesis.as_ref().map(|nemesis| nemesis.per_card);
        let (Some(program), true) = (program, self.regs().want > 0) else { return Flow::Next };
        self.set(|regs| regs.want -= 1);
        self.call(program, Regs::of(CardId::NONE, seat));
        Flow::Again
    }
}
