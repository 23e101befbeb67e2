//! What holds from now on until the end of this turn.

use crate::fault::{self, Known};
use crate::play::StateMut;
use crate::text::{TextRenderer, Voice};
use crate::vocabulary::{Effect, Op, Rider, Shards};
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::Clause;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Changes something from now on until the end of this turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct ThisTurn(pub Rider);

impl Operation<Shards> for ThisTurn {
    fn start(&self, _: &mut StateMut<'_>) -> Flow {
        unreachable!("the catalogue turns these into numbers")
    }

    fn faults(&self, known: &Known<'_>, faults: &mut Vec<String>) {
        match &self.0 {
            Rider::PlayNextRecruited(filter) | Rider::CopyPlayed(filter) => fault::check_filter(*known, filter, faults),
            Rider::PowerForHealth | Rider::IgnoreShields | Rider::DrawForDamage { .. } => {}
        }
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::AboutSubject(match &self.0 {
            Rider::PlayNextRecruited(filter) => renderer.noun(voice.about("si-rider-play-recruited"), filter),
            Rider::CopyPlayed(filter) => renderer.noun(voice.about("si-rider-copy-played"), filter),
            Rider::PowerForHealth => voice.about("si-rider-power-for-health"),
            Rider::IgnoreShields => voice.about("si-rider-ignore-shields"),
            Rider::DrawForDamage { damage, cards } => voice.about("si-rider-draw-for-damage").number("damage", *damage).number("n", *cards),
        })
    }
}

/// What a `ThisTurn` becomes: a place in the catalogue's list of riders.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ride(pub u8);

impl Operation<Shards> for Ride {
    /// More at once than a turn has room for: the latest is lost.
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let _ = play.state.turn.riders.try_push(self.0);
        Flow::Next
    }

    fn text(&self, _: &mut TextRenderer<'_>, _: Voice) -> Clause {
        Clause::Whole(Phrase::new("si-op-ride"))
    }
}

/// Gives what holds this turn its place in the list of all riders, beside the card that says so.
pub fn numbered(step: Effect, card: &str, riders: &mut Vec<(Rider, String)>) -> Effect {
    let Effect::Do(Op::ThisTurn(ThisTurn(rider))) = step else { return step };
    riders.push((rider, card.to_owned()));
    Effect::Do(Op::Ride(Ride((riders.len() - 1) as u8)))
}
