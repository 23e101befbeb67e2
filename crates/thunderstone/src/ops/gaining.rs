//! What a player gets: cards, gold, purchases, experience, diseases.

use crate::event::Event;
use crate::play::StateMut;
use crate::text::{TextRenderer, Unit, Voice};
use crate::vocabulary::{Amount, Thunderstone};
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::says;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Draw(pub Amount);

impl Operation<Thunderstone> for Draw {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        play.draw(play.subject(), play.count(&self.0));
        Flow::Next
    }

    says! { does "ts-op-draw" (amount: 0 in Unit::Cards) }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Gold(pub Amount);

impl Operation<Thunderstone> for Gold {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let amount = play.count(&self.0);
        play.state.turn.gold = play.state.turn.gold.saturating_add(amount);
        play.log_event(Event::Gold { amount });
        Flow::Next
    }

    says! { does "ts-op-gain" (amount: 0 in Unit::Gold) }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Buys(pub u8);

impl Operation<Thunderstone> for Buys {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        play.state.turn.buys = play.state.turn.buys.saturating_add(self.0);
        play.log_event(Event::Buys { amount: self.0.into() });
        Flow::Next
    }

    says! { does "ts-op-buys" (n: 0) }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Experience(pub Amount);

impl Operation<Thunderstone> for Experience {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        play.gain_experience(play.subject(), play.count(&self.0));
        Flow::Next
    }

    says! { does "ts-op-gain" (amount: 0 in Unit::Experience) }
}

/// Into the discard pile (TS-153, TS-179).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Disease(pub u8);

impl Operation<Thunderstone> for Disease {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        (0..self.0).for_each(|_| play.gain_disease(play.subject()));
        Flow::Next
    }

    says! { does "ts-op-disease" (n: 0) }
}

impl StateMut<'_> {
    /// An amount of something that nobody can have less than none of.
    fn count(&self, amount: &Amount) -> u16 {
        self.number(amount).clamp(0, i32::from(u16::MAX)) as u16
    }
}
