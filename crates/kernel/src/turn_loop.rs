//! The turn loop of a game: effects and phases in alternation, until somebody has to choose.

use crate::effects::{EffectExecutor, EffectQuery, Effects};
use crate::run::run;

/// Whether a phase went by or waits for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    Continue,
    AwaitPick,
}

/// Runs effects, and phases where no effect is under way, until there is a question or an end.
pub fn advance<'a, G: Effects>(play: &mut G::StateMut<'a>, step: impl Fn(&mut G::StateMut<'a>) -> Progress) {
    while play.view().outcome().is_none() {
        let asks = if play.view().machine().is_idle() { step(play) == Progress::AwaitPick } else { run::<G>(play) };
        if asks {
            break;
        }
    }
    play.machine_mut().rest();
}
