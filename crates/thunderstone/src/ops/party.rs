//! The party: strength, attack and magic of heroes for this turn.

use crate::event::Event;
use crate::play::StateMut;
use crate::state::mark;
use crate::text::{TextRenderer, Voice};
use crate::vocabulary::Thunderstone;
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::Clause;
use koloda_kernel::says;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// TS-114, TS-202.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Strength(pub u8);

impl Operation<Thunderstone> for Strength {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let (hero, change) = (play.regs().about(), self.0 as i8);
        play.state.zones[hero].strength = play.state.zones[hero].strength.saturating_add(change);
        play.log_event(Event::Strength { card: play.face(hero), change });
        Flow::Next
    }

    says! { does "ts-op-strength" (n: 0) }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Attack(pub u8);

impl Operation<Thunderstone> for Attack {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let (card, change) = (play.regs().about(), self.0 as i8);
        play.state.zones[card].attack = play.state.zones[card].attack.saturating_add(change);
        play.log_event(Event::Stronger { card: play.face(card), change });
        Flow::Next
    }

    says! { does "ts-op-attack" (n: 0) }
}

/// TS-206, TS-A15.
#[derive(Debug)]
pub struct ToMagic;

impl Operation<Thunderstone> for ToMagic {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let hero = play.regs().about();
        play.mark(hero, mark::MAGIC);
        play.log_event(Event::ToMagic { card: play.face(hero) });
        Flow::Next
    }

    says! { does "ts-op-to-magic" }
}

/// What holds for the whole party this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum ThisTurn {
    /// Weapons weigh nothing (TS-116, TS-214).
    WeightlessWeapons,
    /// The attack of heroes with weapons is magic attack (TS-215).
    ArmedToMagic,
}

impl Operation<Thunderstone> for ThisTurn {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        match self {
            ThisTurn::WeightlessWeapons => play.state.turn.weightless = true,
            ThisTurn::ArmedToMagic => play.state.turn.armed_to_magic = true,
        }
        play.log_event(match self {
            ThisTurn::WeightlessWeapons => Event::Weightless,
            ThisTurn::ArmedToMagic => Event::ArmedToMagic,
        });
        Flow::Next
    }

    fn text(&self, _: &mut TextRenderer<'_>, _: Voice) -> Clause {
        Clause::Whole(Phrase::new(match self {
            ThisTurn::WeightlessWeapons => "ts-op-weightless",
            ThisTurn::ArmedToMagic => "ts-op-armed-to-magic",
        }))
    }
}
