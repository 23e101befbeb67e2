//! Life gained and damage suffered: by players, Gravehold, the nemesis and its minions.

use super::{Fact, Operation, StateMut, word};
use crate::event::Event;
use crate::foresight::Ahead;
use crate::state::Regs;
use crate::text::{TextRenderer, Unit, Voice, aside};
use crate::view::View;
use crate::vocabulary::Amount;
use koloda_kernel::amount_text::RenderAmounts;
use koloda_kernel::machine::{Feasibility, Flow};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::Clause;
use koloda_kernel::says;

word!(Life(u8));
word!(Suffer(Amount));
word!(Gravehold(Amount));
word!(GraveholdLife(u8));
word!(NemesisLife(u8));
word!(ItSuffers(u8));
word!(ItGainsLife(u8));
word!(ThisSuffers(Amount));
word!(SetLife(Amount));

#[derive(Debug)]
pub struct PreventDamage;

impl Operation for Life {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        let Some(seat) = regs.subject() else { return Flow::Next };
        let mage = &mut play.state.mages[seat.index()];
        if !mage.is_exhausted() {
            let amount = mage.life.gain(self.0);
            let now = mage.life.now;
            play.log_event(Event::LifeGained { seat, amount, now });
        }
        Flow::Next
    }

    /// AE-A36, AE-136.
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: &Ahead) -> Feasibility {
        let mage = regs.subject().map(|seat| &view.state.mages[seat.index()]).filter(|mage| !mage.is_exhausted());
        mage.map_or(Feasibility::NONE, |mage| Feasibility::of(usize::from(mage.life.room()), usize::from(self.0)))
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::NeedsSubject]
    }

    says! { does "op-life" (n: 0) }
}

impl Operation for Suffer {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        if let Some(seat) = regs.subject() {
            let amount = play.view().number(&self.0, regs);
            play.suffer(seat, amount);
        }
        Flow::Next
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::NeedsSubject]
    }

    says! { does "op-suffer" (amount: 0 in Unit::Damage) }
}

impl Operation for Gravehold {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        let amount = play.view().number(&self.0, regs);
        play.gravehold_suffers(amount);
        Flow::Next
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::Whole(Phrase::new("op-gravehold").phrase("amount", renderer.measure(&self.0, Unit::Damage, aside(voice))))
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.0)
    }
}

impl Operation for GraveholdLife {
    fn start(&self, play: &mut StateMut<'_>, _: &Regs) -> Flow {
        let amount = play.state.gravehold.gain(self.0);
        play.log_event(Event::GraveholdGained { amount, now: play.state.gravehold.now });
        Flow::Next
    }

    fn feasibility(&self, view: View<'_>, _: &Regs, _: &Ahead) -> Feasibility {
        Feasibility::of(usize::from(view.state.gravehold.room()), usize::from(self.0))
    }

    says! { happens "op-gravehold-life" (n: 0) }
}

impl Operation for NemesisLife {
    fn start(&self, play: &mut StateMut<'_>, _: &Regs) -> Flow {
        let amount = play.state.nemesis.life.gain(self.0);
        play.log_event(Event::NemesisGained { amount, now: play.state.nemesis.life.now });
        Flow::Next
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, _: Voice) -> Clause {
        Clause::Whole(renderer.about_nemesis("op-nemesis-life").number("n", self.0))
    }
}

impl Operation for PreventDamage {
    fn start(&self, play: &mut StateMut<'_>, _: &Regs) -> Flow {
        play.state.turn.prevent_damage = true;
        play.log_event(Event::DamagePrevented);
        Flow::Next
    }

    says! { happens "op-prevent-damage" }
}

impl Operation for ItSuffers {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        play.minion_loses(regs.it, u16::from(self.0), None);
        Flow::Next
    }

    fn is_about_it(&self) -> bool {
        true
    }

    says! { happens "op-it-suffers" (n: 0) }
}

impl Operation for ItGainsLife {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        play.minion_gains(regs.it, self.0);
        Flow::Next
    }

    fn is_about_it(&self) -> bool {
        true
    }

    says! { happens "op-it-gains-life" (n: 0) }
}

impl Operation for ThisSuffers {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        let amount = play.view().number(&self.0, regs);
        if !regs.unharmed {
            play.minion_loses(regs.source, amount, None);
        }
        Flow::Next
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let amount = renderer.measure(&self.0, Unit::Damage, aside(voice));
        Clause::Whole(renderer.about_this(Phrase::new("op-this-suffers")).phrase("amount", amount))
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.0)
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::NeedsLife]
    }
}

impl Operation for SetLife {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        let life = play.view().number(&self.0, regs);
        play.set_life(regs.source, life);
        Flow::Next
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let amount = renderer.measure(&self.0, Unit::Life, aside(voice));
        Clause::Whole(renderer.about_this(Phrase::new("op-set-life")).phrase("amount", amount))
    }

    fn sets_life(&self) -> Option<&Amount> {
        Some(&self.0)
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.0)
    }
}
