//! The operations of this game: one place for each.
//!
//! What an operation does, when it can be done, whom it asks what, its verb and its text stand together, in a file per
//! family. The enum of [`crate::vocabulary`] only dispatches. What turns are made of stands in `procedure`.

/// Inside an `impl` of an operation that asks for several things, one after the other: its question says how many are left.
macro_rules! asks {
    ($id:literal $(, $($more:tt)*)?) => {
        fn prompt(&self, _: View<'_>, regs: &Regs) -> Phrase {
            Phrase::new($id).number("left", regs.want)
        }

        $(koloda_kernel::says! { $($more)* })?
    };
}

pub mod attempt;
pub mod cards;
pub mod dice;
pub mod gaining;
pub mod marks;
pub mod paying;
pub mod threat;
pub mod turns;

use crate::view::StateMut;
use crate::vocabulary::Amount;

impl StateMut<'_> {
    /// An amount of something that nobody can have less than none of.
    pub fn count(&self, amount: &Amount) -> u8 {
        self.number(amount).clamp(0, i32::from(u8::MAX)) as u8
    }

    /// At its first run an operation learns how many picks it wants; afterwards it goes on counting.
    pub fn want(&mut self, wanted: impl FnOnce(&Self) -> u8) -> u8 {
        if self.state.machine.stage() == 0 {
            let wanted = wanted(self);
            self.set(|regs| regs.want = wanted);
            self.state.machine.set_stage(1);
        }
        self.regs().want
    }

    /// One of what was wanted was chosen.
    pub fn chose_one(&mut self) {
        self.set(|regs| regs.want = regs.want.saturating_sub(1));
    }
}
