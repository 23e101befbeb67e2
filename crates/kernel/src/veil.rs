//! Questions must not depend on hidden things: everybody sees that a seat is asked, so that alone could tell others
//! something they cannot see.

use crate::code::{Ask, Go, Instr, Pc};
use crate::effects::{EffectQuery, Effects};
use crate::machine::Frame;
use crate::operation::Operation;

/// Whether only whom the machine asks knows which answers there are.
pub fn asks_in_secret<G: Effects>(view: G::View<'_>) -> bool {
    let Some(frame) = view.machine().frames.last() else { return false };
    match view.code().at(frame.pc) {
        Instr::Do(op) => G::VEILS && op.asks_in_secret(view, &frame.regs),
        Instr::Ask(_) | Instr::Go(_) => is_question_veiled::<G>(view, frame),
    }
}

/// Whether what others cannot see decides which answers a question of the kernel's own has.
pub(crate) fn is_question_veiled<G: Effects>(view: G::View<'_>, frame: &Frame<G::Regs>) -> bool {
    let code = view.code();
    G::VEILS
        && match code.at(frame.pc) {
            Instr::Ask(Ask::May { .. }) => is_veiled::<G>(view, frame.pc.next(), &frame.regs),
            Instr::Ask(Ask::Or { first, count, .. }) => any_branch::<G>(view, *first, *count, &frame.regs),
            Instr::Ask(Ask::With { .. }) | Instr::Do(_) | Instr::Go(_) => false,
        }
}

fn any_branch<G: Effects>(view: G::View<'_>, first: u16, count: u8, regs: &G::Regs) -> bool {
    (0..count).any(|number| is_veiled::<G>(view, view.code().branch(first, number), regs))
}

/// Whether an operation from `pc` to the end of its branch or body is veiled.
fn is_veiled<G: Effects>(view: G::View<'_>, mut pc: Pc, regs: &G::Regs) -> bool {
    loop {
        let (found, next) = match view.code().at(pc) {
            Instr::Do(op) => (op.is_veiled(view, regs), pc.next()),
            Instr::Ask(Ask::May { skip }) => (false, *skip),
            Instr::Ask(Ask::Or { first, count, end }) => (any_branch::<G>(view, *first, *count, regs), *end),
            Instr::Ask(Ask::With { scope, end, .. }) => {
                let mut any = false;
                G::candidates(view, scope, regs, &mut |value| {
                    any |= is_veiled::<G>(view, pc.next(), &G::bind(view, scope, regs, value));
                });
                (any, *end)
            }
            Instr::Go(Go::Unless { when, to }) => (false, if G::test(view, when, regs) { pc.next() } else { *to }),
            Instr::Go(Go::Repeat { end, .. } | Go::Each { end, .. }) => (is_veiled::<G>(view, pc.next(), regs), *end),
            Instr::Go(Go::Jump(to)) => (false, *to),
            Instr::Go(Go::Join(_) | Go::Leave | Go::Return) => return false,
        };
        if found {
            return true;
        }
        pc = next;
    }
}
