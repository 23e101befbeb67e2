//! Threats: begun, made smaller, kept from marks and dice; deadly wounds.

use crate::event::Event;
use crate::pick::Pick;
use crate::procedure::Procedure;
use crate::state::Regs;
use crate::text::{TextRenderer, Unit, Voice};
use crate::view::{StateMut, View};
use crate::vocabulary::{Amount, Penumbra};
use crate::vocabulary::{Op, Timing};
use koloda_kernel::feasibility::{Considering, Feasibility};
use koloda_kernel::ids::CardId;
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::Clause;
use koloda_kernel::says;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// PN-148.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Threat(pub u8);

impl Operation<Penumbra> for Threat {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        play.begin(Procedure::Threat, Regs { n: self.0, ..Regs::of(play.regs().source, play.subject()) });
        Flow::Next
    }

    says! { does "pn-op-threat" (n: 0) }
}

impl View<'_> {
    /// Dice of the running threat that may be discarded now.
    fn removable(self) -> u8 {
        self.threat().filter(|threat| threat.step == 1 && !threat.hard).map_or(0, |threat| threat.dice)
    }
}

impl StateMut<'_> {
    fn remove_threat(&mut self, n: u8) {
        if let Some(threat) = self.state.threats.last_mut() {
            threat.dice = threat.dice.saturating_sub(n);
            let left = threat.dice;
            self.log_event(Event::Unthreatened { n, left });
        }
    }
}

/// Up to so many dice; which number is chosen (PN-150).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Unthreat(pub Amount);

impl Operation<Penumbra> for Unthreat {
    fn feasibility(&self, view: View<'_>, _: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(view.removable() > 0)
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let wanted = play.want(|play| play.count(&self.0).min(play.view().removable()));
        Flow::ask_if(wanted > 0)
    }

    fn options(&self, _: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        options.extend((0..=regs.want).rev().map(Pick::Times));
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        if let Pick::Times(n) = pick
            && n > 0
        {
            play.remove_threat(n);
        }
        Flow::Next
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.0)
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::Verb(voice.verb("pn-op-unthreat").phrase("n", renderer.up_to(Some(&self.0), Unit::ThreatDice, voice)))
    }

    asks! { "pn-prompt-unthreat" }
}

#[derive(Debug)]
pub struct UnthreatAll;

impl Operation<Penumbra> for UnthreatAll {
    fn feasibility(&self, view: View<'_>, _: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(view.removable() > 0)
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let n = play.view().removable();
        if n > 0 {
            play.remove_threat(n);
        }
        Flow::Next
    }

    says! { does "pn-op-unthreat-all" }
}

/// Named marks do not exist for the running roll.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Protect(pub Amount);

impl Protect {
    fn cells(view: View<'_>, regs: &Regs) -> impl Iterator<Item = u8> {
        let spared = view.threat().map_or(u16::MAX, |threat| threat.spared);
        view.marks(regs.subject).map(|(cell, _)| cell).filter(move |cell| spared & 1 << cell == 0)
    }
}

impl Operation<Penumbra> for Protect {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(Protect::cells(view, regs).next().is_some())
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let wanted = play.want(|play| play.count(&self.0));
        Flow::ask_if(wanted > 0 && Protect::cells(play.view(), &play.regs()).next().is_some())
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        options.extend(Protect::cells(view, regs).map(Pick::MarkOf));
        options.push(Pick::Done);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let Pick::MarkOf(cell) = pick else { return Flow::Next };
        if let Some(threat) = play.state.threats.last_mut() {
            threat.spared |= 1 << cell;
        }
        play.chose_one();
        Flow::Again
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.0)
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::Verb(voice.verb("pn-op-protect").phrase("n", renderer.up_to(Some(&self.0), Unit::Marks, voice)))
    }

    asks! { "pn-prompt-protect", picks "spare" }
}

#[derive(Debug)]
pub struct IgnorePool;

impl Operation<Penumbra> for IgnorePool {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        play.state.turn.ignores_pool = true;
        Flow::Next
    }

    says! { does "pn-op-ignore-pool" }
}

/// Of the wound that takes effect where the card answers one, also within another threat (PN-A65); else of the running roll.
#[derive(Debug)]
pub struct PreventDeadly;

impl Operation<Penumbra> for PreventDeadly {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let source = play.regs().source;
        let answers = source.is_some() && play.view().card_def(source).card.timing == Timing::OnDeadly;
        match play.state.threats.last_mut() {
            Some(threat) if !answers => threat.prevented = true,
            _ => play.state.turn.prevented = true,
        }
        Flow::Next
    }

    says! { does "pn-op-prevent-deadly" }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct SpinNextThreat(pub u8);

impl Operation<Penumbra> for SpinNextThreat {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        play.state.turn.armed = play.state.turn.armed.saturating_add(self.0);
        Flow::Next
    }

    says! { does "pn-op-spin-next-threat" (n: 0) }
}

#[derive(Debug)]
pub struct DeadlyWound;

impl Operation<Penumbra> for DeadlyWound {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        play.begin(Procedure::Wound, Regs::of(CardId::NONE, play.subject()));
        Flow::Next
    }

    says! { does "pn-op-deadly" }
}

/// Whether an operation brings a threat (PN-260).
pub fn threatens(op: &Op) -> bool {
    matches!(op, Op::Threat(_))
}

/// Whether an operation makes a threat smaller or spares marks from it.
pub fn eases_threat(op: &Op) -> bool {
    matches!(op, Op::Unthreat(_) | Op::UnthreatAll | Op::Protect(_))
}
