//! What holds from now on until the end of this turn.

use crate::card_errors::{self, Known};
use crate::play::StateMut;
use crate::text::{TextRenderer, Voice};
use crate::vocabulary::{Effect, Op, Shards, TurnModifier};
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::rules_text::Clause;
use koloda_kernel::says;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Changes something from now on until the end of this turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct ThisTurn(pub TurnModifier);

impl Operation<Shards> for ThisTurn {
    fn start(&self, _: &mut StateMut<'_>) -> Flow {
        unreachable!("the catalogue turns these into numbers")
    }

    fn errors(&self, known: &Known<'_>, errors: &mut Vec<String>) {
        match &self.0 {
            TurnModifier::PlayNextRecruited(filter) | TurnModifier::CopyPlayed(filter) => card_errors::check_filter(*known, filter, errors),
            TurnModifier::PowerForHealth | TurnModifier::IgnoreShields | TurnModifier::DrawForDamage { .. } => {}
        }
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::AboutSubject(match &self.0 {
            TurnModifier::PlayNextRecruited(filter) => renderer.noun(voice.about("si-rider-play-recruited"), filter),
            TurnModifier::CopyPlayed(filter) => renderer.noun(voice.about("si-rider-copy-played"), filter),
            TurnModifier::PowerForHealth => voice.about("si-rider-power-for-health"),
            TurnModifier::IgnoreShields => voice.about("si-rider-ignore-shields"),
            TurnModifier::DrawForDamage { damage, cards } => {
                voice.about("si-rider-draw-for-damage").number("damage", *damage).number("n", *cards)
            }
        })
    }
}

/// What a `ThisTurn` becomes: a place in the catalogue's list of riders.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TurnModifierAt(pub u8);

impl Operation<Shards> for TurnModifierAt {
    /// More at once than a turn has room for: the latest is lost.
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let _ = play.state.turn.turn_modifiers.try_push(self.0);
        Flow::Next
    }

    says! { happens "si-op-ride" }
}

/// Gives what holds this turn its place in the list of all riders, beside the card that says so.
pub fn numbered(step: Effect, card: &str, turn_modifiers: &mut Vec<(TurnModifier, String)>) -> Effect {
    let Effect::Do(Op::ThisTurn(ThisTurn(modifier))) = step else { return step };
    turn_modifiers.push((modifier, card.to_owned()));
    Effect::Do(Op::Ride(TurnModifierAt((turn_modifiers.len() - 1) as u8)))
}
