//! The state as the effect machine changes it.

use crate::ops::Op;
use crate::pick::Pick;
use crate::play::Play;
use crate::state::{DEPTH, Regs, Role};
use crate::view::View;
use crate::vocabulary::AeonsEnd;
use koloda_kernel::ids::CardId;
use koloda_kernel::machine::{Flow, Host, Machine};

impl Host<DEPTH> for Play<'_> {
    type Reader<'r>
        = View<'r>
    where
        Self: 'r;
    type V = AeonsEnd;
    type Regs = Regs;
    type Pick = Pick;

    fn reader(&self) -> View<'_> {
        self.v()
    }

    fn machine_mut(&mut self) -> &mut Machine<Regs, DEPTH> {
        &mut self.s.machine
    }

    fn is_over(&self) -> bool {
        self.s.outcome.is_some()
    }

    fn execute(&mut self, op: &Op) -> Flow {
        let regs = self.regs();
        op.operation().start(self, &regs)
    }

    fn op_pick(&mut self, op: &Op, pick: Pick) -> Flow {
        let regs = self.regs();
        op.operation().answer(self, &regs, pick)
    }

    fn leave(&self, body: &Regs, outer: &mut Regs) {
        outer.count = body.count;
        outer.it = body.it;
    }

    fn returned(&mut self, regs: &Regs) {
        // AE-A05: exhaustions that waited run before the next Unleash.
        if regs.role == Role::Unleash && !self.s.pending.is_empty() {
            self.call(self.c.system.order_exhaustions, Regs::of(CardId::NONE, None));
        }
    }
}
