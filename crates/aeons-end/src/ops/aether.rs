//! Aether gained, spent and saved.

use super::{Fact, Operation, StateMut, word};
use crate::aether::{Payment, Use};
use crate::event::Event;
use crate::foresight::{Ahead, plus};
use crate::state::Regs;
use crate::text::{Person, TextRenderer, Voice};
use crate::view::View;
use crate::vocabulary::SpendLimit;
use koloda_kernel::ids::Seat;
use koloda_kernel::machine::{Feasibility, Flow};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{Clause, alternatives};
use koloda_kernel::says;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

word!(Aether(u8));

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AetherFor {
    pub amount: u8,
    pub uses: SpendLimit,
}

word!(Pay(u8));
word!(Discount(u8));

/// AE-A47: aether that comes to somebody else than the active player is lost.
fn keeper(play: &StateMut<'_>, regs: &Regs) -> Option<Seat> {
    regs.subject().filter(|&seat| play.active() == Some(seat))
}

/// A gain of aether. Only the reader's are compared: "any ally" may be somebody else each time.
fn gain(id: &str, renderer: &mut TextRenderer<'_>, voice: Voice) -> Phrase {
    let more = renderer.memory.aether && voice.person == Person::You;
    renderer.memory.aether |= voice == Voice::YOU && !renderer.after_if;
    voice.verb(id).word("more", if more { "more" } else { "first" })
}

impl Operation for Aether {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        if let Some(seat) = keeper(play, regs) {
            play.state.turn.aether.add(self.0);
            play.log_event(Event::AetherGained { seat, amount: self.0 });
        }
        Flow::Next
    }

    fn foresee(&self, view: View<'_>, seat: Seat, _: &Regs, ahead: &mut Ahead) {
        if view.active() == Some(seat) {
            ahead.aether += i16::from(self.0);
        }
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::Verb(gain("op-aether", renderer, voice).number("n", self.0))
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::NeedsSubject]
    }
}

impl Operation for AetherFor {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        if let Some(seat) = keeper(play, regs) {
            play.state.turn.aether.add_for(self.amount, &self.uses);
            play.log_event(Event::AetherGained { seat, amount: self.amount });
        }
        Flow::Next
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let (id, kinds) = match &self.uses {
            SpendLimit::Only(kinds) => ("uses-only", kinds),
            SpendLimit::Not(kinds) => ("uses-not", kinds),
        };
        let kinds = kinds.iter().map(|kind| Phrase::new("kind.gen").word("kind", kind.into_str())).collect();
        let uses = Phrase::new(id).phrase("kinds", alternatives(kinds));
        Clause::Verb(gain("op-aether-for", renderer, voice).number("n", self.amount).phrase("uses", uses))
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::NeedsSubject]
    }
}

impl Operation for Pay {
    /// As a price it is offered only where it can be paid; elsewhere it takes what there is.
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        if regs.subject().is_some() {
            let price = play.view().available(Use::Other).min(self.0);
            play.state.turn.aether.pay(Use::Other, price, Payment::RestrictedFirst);
        }
        Flow::Next
    }

    fn feasibility(&self, view: View<'_>, _: &Regs, ahead: &Ahead) -> Feasibility {
        Feasibility::when(plus(usize::from(view.available(Use::Other)), ahead.aether) >= usize::from(self.0))
    }

    fn foresee(&self, _: View<'_>, _: Seat, _: &Regs, ahead: &mut Ahead) {
        ahead.aether -= i16::from(self.0);
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::NeedsSubject]
    }

    says! { does "op-pay" (n: 0) }
}

impl Operation for Discount {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        if regs.subject().is_some() {
            play.state.turn.discount = play.state.turn.discount.saturating_add(self.0);
        }
        Flow::Next
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::NeedsSubject]
    }

    says! { does "op-discount" (n: 0) }
}
