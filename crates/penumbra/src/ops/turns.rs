//! The turn: more placements, another section, a trial turn, what waits for its end.

use crate::dice::Die;
use crate::procedure::Procedure;
use crate::state::Regs;
use crate::state::{Delayed, flag};
use crate::text::{TextRenderer, Voice};
use crate::view::{StateMut, View};
use crate::vocabulary::Limit;
use crate::vocabulary::Op;
use crate::vocabulary::Penumbra;
use koloda_kernel::feasibility::{Considering, Feasibility};
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::Clause;
use koloda_kernel::says;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// PN-A67.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Place(pub u8);

impl Operation<Penumbra> for Place {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        play.more_placements(self.0);
        Flow::Next
    }

    says! { does "pn-op-place" (n: 0) }
}

/// At once, beside the cells; whoever declines loses it.
#[derive(Debug)]
pub struct PlaceAside;

impl Operation<Penumbra> for PlaceAside {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(!view.state.turn.placings.is_full() && view.may_place_aside(regs.subject))
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        // Placements do not nest any deeper, whatever began this one.
        if play.state.turn.placings.is_full() {
            return Flow::Next;
        }
        play.begin(Procedure::Placement, Regs { n: Die::NONE.0, ..Regs::of(CardId::NONE, play.subject()) }.with(flag::ASIDE));
        Flow::Next
    }

    says! { does "pn-op-place-aside" }
}

/// In the placement under way; its condition must be met by the placed die.
#[derive(Debug)]
pub struct OtherSection;

impl Operation<Penumbra> for OtherSection {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        if !play.state.turn.placings.is_empty() {
            play.placing_mut().other = true;
        }
        Flow::Next
    }

    says! { does "pn-op-other-section" }
}

/// A trial is chosen at once; without one nothing happens.
#[derive(Debug)]
pub struct ToTrial;

impl Operation<Penumbra> for ToTrial {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(view.may_begin_trial(regs.subject))
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        if play.view().may_begin_trial(play.subject()) {
            play.state.turn.kind = Limit::Trial;
            play.state.turn.placements = 0;
        }
        Flow::Next
    }

    says! { does "pn-op-to-trial" }
}

impl View<'_> {
    /// A trial is begun between placements, not within one, and only where there is one.
    pub fn may_begin_trial(self, seat: Seat) -> bool {
        self.state.turn.placings.is_empty() && self.trials(seat).next().is_some()
    }
}

/// What waits for the end of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum AtTurnEnd {
    /// A deadly wound.
    Deadly,
    /// The card that was just launched out of a market goes under its deck.
    DropLaunched,
}

impl Operation<Penumbra> for AtTurnEnd {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let delayed = match self {
            AtTurnEnd::Deadly => Some(Delayed::Deadly),
            AtTurnEnd::DropLaunched => Some(play.state.turn.queued).filter(|card| card.is_some()).map(Delayed::Drop),
        };
        if let Some(delayed) = delayed {
            let _ = play.state.turn.delayed.try_push(delayed);
        }
        Flow::Next
    }

    fn text(&self, _: &mut TextRenderer<'_>, _: Voice) -> Clause {
        Clause::Whole(Phrase::new(format!("pn-op-at-turn-end-{}", self.into_str())))
    }
}

#[derive(Debug)]
pub struct Nothing;

impl Operation<Penumbra> for Nothing {
    fn start(&self, _: &mut StateMut<'_>) -> Flow {
        Flow::Next
    }

    says! { does "pn-op-nothing" }
}

/// Whether an operation places a die at once.
pub fn places_aside(op: &Op) -> bool {
    *op == Op::PlaceAside
}

/// Whether an operation makes a trial turn of a training turn.
pub fn begins_trial(op: &Op) -> bool {
    *op == Op::ToTrial
}
