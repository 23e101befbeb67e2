//! The course of a game: effects and phases by turns, until somebody has to choose.

use crate::code::Code;
use crate::machine::{self, Host, Reader};

/// Whether a phase went by or waits for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    On,
    Wait,
}

/// Runs effects, and phases where no effect is under way, until there is a question or an end.
pub fn proceed<const DEPTH: usize, H: Host<DEPTH>>(code: &Code<H::V>, host: &mut H, step: impl Fn(&mut H) -> Step) {
    while !host.is_over() {
        let asks = if host.reader().machine().is_idle() { step(host) == Step::Wait } else { machine::run(code, host) };
        if asks {
            break;
        }
    }
    host.machine_mut().rest();
}
