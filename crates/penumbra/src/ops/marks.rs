//! Marks: healed, charged, wounded, gained, boosted.

use crate::card::On;
use crate::event::Event;
use crate::pick::Pick;
use crate::state::Regs;
use crate::state::{MarkKind, MarkState};
use crate::text::{TextRenderer, Unit, Voice};
use crate::view::{StateMut, View};
use crate::vocabulary::Op;
use crate::vocabulary::{Amount, Penumbra};
use koloda_kernel::feasibility::{Considering, Feasibility};
use koloda_kernel::ids::Seat;
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::Clause;
use koloda_kernel::says;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// PN-121.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Heal(pub Amount);

fn heal_options(view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
    options.extend(view.wounded(regs.subject).map(Pick::MarkOf));
    options.push(Pick::Done);
}

fn heal_answer(play: &mut StateMut<'_>, pick: Pick) -> Flow {
    let Pick::MarkOf(cell) = pick else { return Flow::Next };
    play.chose_one();
    play.heal(play.subject(), cell);
    Flow::Again
}

fn can_heal(view: View<'_>, seat: Seat) -> Feasibility {
    Feasibility::when(view.wounded(seat).next().is_some())
}

impl Operation<Penumbra> for Heal {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        can_heal(view, regs.subject)
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let wanted = play.want(|play| play.count(&self.0));
        Flow::ask_if(wanted > 0 && can_heal(play.view(), play.subject()).is_full())
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        heal_options(view, regs, options);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        heal_answer(play, pick)
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.0)
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::Verb(voice.verb("pn-op-heal").phrase("n", renderer.up_to(Some(&self.0), Unit::Marks, voice)))
    }

    asks! { "pn-prompt-heal", picks "heal-mark" }
}

/// One wounded mark after the other, in any order.
#[derive(Debug)]
pub struct HealAll;

impl Operation<Penumbra> for HealAll {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        can_heal(view, regs.subject)
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        Flow::ask_if(can_heal(play.view(), play.subject()).is_full())
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        heal_options(view, regs, options);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        heal_answer(play, pick)
    }

    asks! { "pn-prompt-heal", picks "heal-mark", does "pn-op-heal-all" }
}

/// PN-116: charged again, and nothing is given.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Recharge {
    pub n: Amount,
    /// Spark marks, too.
    #[serde(default)]
    pub sparks: bool,
}

impl Recharge {
    fn cells<'a>(&self, view: View<'a>, seat: Seat) -> impl Iterator<Item = u8> + 'a {
        let sparks = self.sparks;
        let meant = view.marks(seat).filter(move |(_, mark)| mark.is(MarkState::Discharged) && (sparks || mark.kind != MarkKind::Spark));
        meant.map(|(cell, _)| cell)
    }
}

impl Operation<Penumbra> for Recharge {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(self.cells(view, regs.subject).next().is_some())
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let wanted = play.want(|play| play.count(&self.n));
        Flow::ask_if(wanted > 0 && self.cells(play.view(), play.subject()).next().is_some())
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        options.extend(self.cells(view, regs.subject).map(Pick::MarkOf));
        options.push(Pick::Done);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let Pick::MarkOf(cell) = pick else { return Flow::Next };
        let seat = play.subject();
        play.chose_one();
        play.set_mark(seat, cell, MarkState::Charged);
        play.log_event(Event::Recharged { seat, cell, of: play.view().mark(seat, cell).kind });
        Flow::Again
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.n)
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let unit = if self.sparks { Unit::Marks } else { Unit::DisciplineMarks };
        Clause::Verb(voice.verb("pn-op-recharge").phrase("n", renderer.up_to(Some(&self.n), unit, voice)))
    }

    asks! { "pn-prompt-recharge", picks "recharge" }
}

/// Own marks by one's own choice; no threat is rolled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Wound(pub u8);

impl Wound {
    fn cells(view: View<'_>, seat: Seat) -> impl Iterator<Item = u8> {
        view.marks(seat).filter(|(_, mark)| !mark.is_wounded()).map(|(cell, _)| cell)
    }
}

impl Operation<Penumbra> for Wound {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(Wound::cells(view, regs.subject).count() >= usize::from(self.0))
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let wanted = play.want(|_| self.0);
        play.set(|regs| regs.flags |= crate::state::flag::PAID);
        Flow::ask_if(wanted > 0 && Wound::cells(play.view(), play.subject()).next().is_some())
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        options.extend(Wound::cells(view, regs.subject).map(Pick::MarkOf));
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let Pick::MarkOf(cell) = pick else { return Flow::Next };
        let seat = play.subject();
        play.chose_one();
        play.wound(seat, cell);
        play.trigger(seat, |on| on == On::Wound);
        Flow::Again
    }

    asks! { "pn-prompt-wound", picks "wound-mark", does "pn-op-wound" (n: 0) }
}

/// PN-099, PN-291.
#[derive(Debug)]
pub struct GainMark;

impl Operation<Penumbra> for GainMark {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        if let Some(class) = play.view().visited_class() {
            let discipline = play.state.classes[usize::from(class)];
            play.gain_mark(play.subject(), MarkKind::Of(discipline), true);
        }
        Flow::Next
    }

    says! { does "pn-op-gain-mark" }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct BoostNext(pub u8);

impl Operation<Penumbra> for BoostNext {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        play.state.turn.boost = play.state.turn.boost.saturating_add(self.0);
        Flow::Next
    }

    says! { does "pn-op-boost-next" (n: 0) }
}

/// Whether an operation gains a mark of a class.
pub fn gains_mark(op: &Op) -> bool {
    *op == Op::GainMark
}
