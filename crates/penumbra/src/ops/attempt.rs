//! Trials and contracts: properties that stop working, tasks that are easier or replaced.

use crate::event::Event;
use crate::pick::Pick;
use crate::procedure::Procedure;
use crate::state::Regs;
use crate::text::{TextRenderer, Unit, Voice};
use crate::view::{StateMut, View};
use crate::vocabulary::{Amount, Penumbra};
use crate::vocabulary::{Effect, Op};
use crate::vocabulary::{PropertyKind, Side, Task};
use koloda_kernel::feasibility::{Considering, Feasibility};
use koloda_kernel::ids::CardId;
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{Clause, alternatives};
use koloda_kernel::says;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// PN-388: from now to the end of the trial.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CancelProperty {
    pub n: u8,
    /// Of these kinds; of any if it is left out.
    #[serde(default)]
    pub of: Vec<PropertyKind>,
}

impl CancelProperty {
    fn numbers<'a>(&'a self, view: View<'a>) -> impl Iterator<Item = u8> + 'a {
        let meant = view.properties().filter(|(_, property)| self.of.is_empty() || self.of.contains(&property.kind()));
        meant.map(|(number, _)| number)
    }
}

impl Operation<Penumbra> for CancelProperty {
    fn feasibility(&self, view: View<'_>, _: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(self.numbers(view).next().is_some())
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let wanted = play.want(|_| self.n);
        Flow::ask_if(wanted > 0 && self.numbers(play.view()).next().is_some())
    }

    fn options(&self, view: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        options.extend(self.numbers(view).map(Pick::Property));
        options.push(Pick::Done);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let Pick::Property(number) = pick else { return Flow::Next };
        play.state.attempt.cancelled |= 1 << number;
        play.log_event(Event::Cancelled { card: play.face(play.state.attempt.card), number });
        play.chose_one();
        Flow::Again
    }

    fn text(&self, _: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let kinds = self.of.iter().map(|kind| Phrase::new(format!("pn-property-kind-{}", kind.into_str()))).collect();
        let id = if self.of.is_empty() { "pn-op-cancel" } else { "pn-op-cancel-of" };
        Clause::Verb(voice.verb(id).number("n", self.n).phrase("kinds", alternatives(kinds)))
    }

    asks! { "pn-prompt-cancel" }
}

/// A smaller number, or dice that are ignored, whichever fits the task and is chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ease {
    /// So much less for a task with a number.
    pub by: Amount,
    /// Or so many of its dice are ignored.
    #[serde(default)]
    pub dice: u8,
}

impl Ease {
    /// Whether the number may be lowered, and how many dice, or pairs of tokens, may be ignored.
    fn ways(&self, view: View<'_>, regs: &Regs) -> (u8, u8) {
        let by = view.amount(&self.by, regs).clamp(0, i32::from(u8::MAX)) as u8;
        let plain = if self.dice > 0 { self.dice } else { by / 3 };
        match view.task() {
            Some(Task::Sum(..)) => (by, 0),
            Some(Task::Roll(..)) if view.state.attempt.thrown.is_empty() => (by, self.dice),
            Some(Task::Roll(..)) => (by, 0),
            Some(Task::Exact(..)) => (0, self.dice),
            Some(Task::Pay(_) | Task::Threat(_) | Task::Have(..)) => (0, plain),
            None => (0, 0),
        }
    }

    fn ease(play: &mut StateMut<'_>, by: u8, dice: u8) {
        let attempt = &mut play.state.attempt;
        attempt.less = attempt.less.saturating_add(by);
        attempt.ignored = attempt.ignored.saturating_add(dice);
        play.log_event(Event::Eased { by: by.max(dice) });
    }
}

impl Operation<Penumbra> for Ease {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(self.ways(view, regs) != (0, 0))
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        match self.ways(play.view(), &play.regs()) {
            (by, dice) if by > 0 && dice > 0 => return Flow::Ask,
            (by, dice) if by > 0 || dice > 0 => Ease::ease(play, by, dice),
            _ => {}
        }
        Flow::Next
    }

    fn options(&self, _: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        options.extend([Pick::LowerNumber, Pick::IgnoreDice]);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let (by, dice) = self.ways(play.view(), &play.regs());
        if pick == Pick::LowerNumber {
            Ease::ease(play, by, 0)
        } else {
            Ease::ease(play, 0, dice)
        }
        Flow::Next
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.by)
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let id = if self.dice > 0 { "pn-op-ease-or-dice" } else { "pn-op-ease" };
        // What is left out of tasks without dice: pairs of tokens or of threat dice, and symbols.
        let dice = self.dice.max(1);
        let phrase = voice.verb(id).phrase("by", renderer.so_much(&self.by, Unit::Number, voice));
        Clause::Verb(phrase.number("dice", dice).number("pairs", dice.saturating_mul(2)))
    }

    asks! { "pn-prompt-ease" }
}

/// All tasks of one path are replaced until the trial ends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct SwapTask(pub Task);

impl Operation<Penumbra> for SwapTask {
    fn feasibility(&self, view: View<'_>, _: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(view.attempted_trial().is_some() && !view.state.attempt.judged)
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        Flow::ask_if(play.view().attempted_trial().is_some() && !play.state.attempt.judged)
    }

    fn options(&self, _: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        options.extend(Side::VARIANTS.iter().map(|&side| Pick::Path(side)));
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        if let Pick::Path(side) = pick {
            play.state.attempt.swapped[side as usize] = play.cards.task_number(&self.0);
            if play.state.attempt.path == Some(side) {
                play.state.attempt.task = play.state.attempt.task.min(1);
            }
        }
        Flow::Next
    }

    fn text(&self, _: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::Verb(voice.verb("pn-op-swap-task").phrase("task", crate::text::task(&self.0)))
    }

    asks! { "pn-prompt-swap-task" }
}

#[derive(Debug)]
pub struct TryContract;

impl Operation<Penumbra> for TryContract {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(view.may_attempt_contract(regs.subject))
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        play.begin(Procedure::Contract, Regs::of(CardId::NONE, play.subject()));
        Flow::Next
    }

    says! { does "pn-op-try-contract" }
}

/// Whether an operation attempts a contract.
pub fn tries_contract(op: &Op) -> bool {
    *op == Op::TryContract
}

/// Tasks that an effect puts in the place of others.
pub fn swapped_tasks(effect: &Effect) -> Vec<Task> {
    let ops = effect.ops().into_iter();
    ops.filter_map(|op| if let Op::SwapTask(swap) = op { Some(swap.0.clone()) } else { None }).collect()
}
