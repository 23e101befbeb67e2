//! Charges and trophies: what mats keep count of.

use super::{Fact, Operation, StateMut, for_subject, word};
use crate::event::Event;
use crate::foresight::Ahead;
use crate::state::Regs;
use crate::text::{Counted, TextRenderer, Voice};
use crate::view::View;
use crate::vocabulary::Count;
use arrayvec::ArrayVec;
use koloda_kernel::ids::Seat;
use koloda_kernel::machine::{Feasibility, Flow};
use koloda_kernel::rules_text::Clause;
use koloda_kernel::says;

word!(Charge(u8));
word!(LoseCharges(Count));
word!(GainTrophies(u8));

impl Operation for Charge {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        if let Some(seat) = regs.subject() {
            play.gain_charges(seat, self.0);
        }
        Flow::Next
    }

    fn feasibility(&self, view: View<'_>, regs: &Regs, ahead: &Ahead) -> Feasibility {
        let room = |seat| usize::from(view.slots(seat)).saturating_sub(view.charges_ahead(seat, ahead));
        for_subject(regs, |seat| Feasibility::of(room(seat), usize::from(self.0)))
    }

    fn foresee(&self, _: View<'_>, seat: Seat, _: &Regs, ahead: &mut Ahead) {
        ahead.seats[seat.index()].charges += i16::from(self.0);
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::NeedsSubject]
    }

    says! { does "op-charge" (n: 0) }
}

impl Operation for LoseCharges {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        let most = match self.0 {
            Count::Fixed(count) => count,
            Count::All => u8::MAX,
        };
        if let Some(seat) = regs.subject() {
            let lost = play.lose_charges(seat, most);
            play.set(|regs| regs.count = u16::from(lost));
        }
        Flow::Next
    }

    fn feasibility(&self, view: View<'_>, regs: &Regs, ahead: &Ahead) -> Feasibility {
        match self.0 {
            Count::Fixed(count) => for_subject(regs, |seat| Feasibility::of(view.charges_ahead(seat, ahead), usize::from(count))),
            // All there are can always be given up.
            Count::All => Feasibility::FULL,
        }
    }

    fn foresee(&self, _: View<'_>, seat: Seat, _: &Regs, ahead: &mut Ahead) {
        if let Count::Fixed(count) = self.0 {
            ahead.seats[seat.index()].charges -= i16::from(count);
        }
    }

    fn is_loss(&self) -> bool {
        true
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        renderer.memory.counted = if self.0 == Count::Fixed(1) { Counted::Once } else { Counted::Charges };
        Clause::Verb(match self.0 {
            Count::Fixed(n) => voice.verb("op-lose-charges").number("n", n),
            Count::All => voice.verb("op-lose-all-charges"),
        })
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::NeedsSubject, Fact::LeavesCount]
    }
}

impl Operation for GainTrophies {
    fn start(&self, play: &mut StateMut<'_>, _: &Regs) -> Flow {
        let keepers: ArrayVec<Seat, 4> = play.view().seats().filter(|&seat| play.view().mat(seat).mat.trophies).collect();
        for seat in keepers {
            let mage = &mut play.state.mages[seat.index()];
            mage.trophies = mage.trophies.saturating_add(self.0);
            let now = mage.trophies;
            play.log_event(Event::Trophies { seat, now });
        }
        Flow::Next
    }

    says! { happens "op-gain-trophies" (n: 0) }
}
