//! Running effects: flat code, instruction by instruction, until somebody has to choose.
//!
//! Decides when an effect is offered, suspended and finished; what an operation does is the operation's business, what
//! words mean the game's ([`Effects`]). Nothing here allocates, so a bot may clone and run it millions of times.

use crate::code::{Ask, Code, Go, Instr, Pc};
use crate::effects::{EffectExecutor, EffectQuery, Effects};
use crate::feasibility::{Considering, Feasibility, feasibility, is_payable, open_branches};
use crate::machine::{Flow, Frame};
use crate::operation::Operation;
use crate::veil::is_question_veiled;

/// Runs until a question has to be asked (true) or nothing is left to run (false).
pub fn run<'a, G: Effects>(play: &mut G::StateMut<'a>) -> bool {
    let code = play.code();
    loop {
        play.machine_mut().count_step();
        if play.view().outcome().is_some() {
            return false;
        }
        let Some(frame) = play.view().machine().frames.last().copied() else {
            return false;
        };
        match code.at(frame.pc) {
            Instr::Do(op) => {
                let depth = play.view().machine().depth();
                match op.start(play) {
                    Flow::Next => step_past::<G>(play, depth, frame.pc),
                    Flow::Ask => return true,
                    Flow::Again => {}
                }
            }
            Instr::Ask(ask) => {
                if !decide::<G>(code, play, ask, &frame) {
                    return true;
                }
            }
            Instr::Go(go) => step::<G>(code, play, go, &frame),
        }
    }
}

/// Lists the answers to the question the machine waits with.
pub fn options<G: Effects>(view: G::View<'_>, options: &mut Vec<G::Pick>) {
    let Some(frame) = view.machine().frames.last() else {
        return;
    };
    match view.code().at(frame.pc) {
        Instr::Do(op) => op.options(view, &frame.regs, options),
        Instr::Ask(Ask::May { .. }) => {
            if !G::VEILS || is_payable::<G>(view, frame.pc.next(), &frame.regs) {
                options.push(G::accept(true));
            }
            options.push(G::accept(false));
        }
        Instr::Ask(Ask::Or { first, count, .. }) => options.extend(open_branches::<G>(view, *first, *count, &frame.regs).map(G::branch)),
        Instr::Ask(Ask::With { scope, strict, .. }) => {
            each_allowed::<G>(view, scope, *strict, frame, &mut |value| options.push(G::chosen(scope, value)));
        }
        Instr::Go(_) => unreachable!("the machine never waits here"),
    }
}

/// Takes a listed answer. The caller runs the machine afterwards.
pub fn answer<'a, G: Effects>(play: &mut G::StateMut<'a>, pick: G::Pick) {
    let code = play.code();
    let Some(frame) = play.view().machine().frames.last().copied() else {
        return;
    };
    match code.at(frame.pc) {
        Instr::Do(op) => {
            let depth = play.view().machine().depth();
            if op.answer(play, pick) == Flow::Next {
                step_past::<G>(play, depth, frame.pc);
            }
        }
        Instr::Ask(Ask::May { skip }) => play.machine_mut().go(if pick == G::accept(true) { frame.pc.next() } else { *skip }),
        Instr::Ask(Ask::Or { first, count, .. }) => {
            if let Some(number) = (0..*count).find(|&number| G::branch(number) == pick) {
                play.machine_mut().go(code.branch(*first, number));
            }
        }
        Instr::Ask(Ask::With { scope, end, .. }) => {
            let mut chosen = None;
            G::candidates(play.view(), scope, &frame.regs, &mut |value| {
                if G::chosen(scope, value) == pick {
                    chosen = Some(value);
                }
            });
            if let Some(value) = chosen {
                enter::<G>(play, scope, *end, &frame, value);
            }
        }
        Instr::Go(_) => unreachable!("the machine never waits here"),
    }
}

/// Goes on without a question where there is nothing to choose; else nothing has changed.
fn decide<'a, G: Effects>(code: &Code<G>, play: &mut G::StateMut<'a>, ask: &Ask<G>, frame: &Frame<G::Regs>) -> bool {
    let view = play.view();
    let next = match ask {
        Ask::May { skip } => {
            if is_payable::<G>(view, frame.pc.next(), &frame.regs) || is_question_veiled::<G>(view, frame) {
                return false;
            }
            *skip
        }
        Ask::Or { first, count, .. } => {
            let mut open = open_branches::<G>(view, *first, *count, &frame.regs);
            match (open.next(), open.next()) {
                (Some(only), None) if !is_question_veiled::<G>(view, frame) => code.branch(*first, only),
                _ => return false,
            }
        }
        Ask::With { scope, end, strict } => {
            let (mut allowed, mut first) = (0, None);
            each_allowed::<G>(view, scope, *strict, frame, &mut |value| {
                allowed += 1;
                first = first.or(Some(value));
            });
            match first {
                None => *end,
                Some(only) if allowed == 1 => {
                    enter::<G>(play, scope, *end, frame, only);
                    return true;
                }
                Some(_) => return false,
            }
        }
    };
    play.machine_mut().go(next);
    true
}

/// One instruction that never asks.
fn step<'a, G: Effects>(code: &Code<G>, play: &mut G::StateMut<'a>, go: &Go<G>, frame: &Frame<G::Regs>) {
    match go {
        Go::Unless { when, to } => {
            let next = if G::test(play.view(), when, &frame.regs) { frame.pc.next() } else { *to };
            play.machine_mut().go(next);
        }
        Go::Jump(to) | Go::Join(to) => play.machine_mut().go(*to),
        Go::Repeat { times, end } => {
            let times = G::amount(play.view(), times, &frame.regs).clamp(0, i32::from(u16::MAX)) as u16;
            let body = frame.pc.next();
            play.machine_mut().go(*end);
            if times > 0 {
                play.machine_mut().push(Frame { pc: body, body, turn: times - 1, stage: 0, regs: frame.regs });
            }
        }
        Go::Each { scope, end } => match next_of::<G>(play.view(), scope, &frame.regs, None) {
            None => play.machine_mut().go(*end),
            Some(value) => enter::<G>(play, scope, *end, frame, value),
        },
        Go::Leave => leave::<G>(code, play, frame),
        Go::Return => {
            play.machine_mut().frames.pop();
            G::returned(play, &frame.regs);
        }
    }
}

/// An operation may have started programs on top of its own frame: advance the frame that ran it.
fn step_past<'a, G: Effects>(play: &mut G::StateMut<'a>, depth: usize, pc: Pc) {
    // The game may have ended and cleared the stack meanwhile.
    if let Some(frame) = play.machine_mut().frames.get_mut(depth - 1) {
        frame.pc = pc.next();
        frame.stage = 0;
    }
}

fn enter<'a, G: Effects>(play: &mut G::StateMut<'a>, scope: &G::Scope, end: Pc, frame: &Frame<G::Regs>, value: u16) {
    let regs = G::bind(play.view(), scope, &frame.regs, value);
    let body = frame.pc.next();
    play.machine_mut().go(end);
    play.machine_mut().push(Frame { pc: body, body, turn: value, stage: 0, regs });
}

/// The end of a loop's body: once more, or back to the effect around it.
fn leave<'a, G: Effects>(code: &Code<G>, play: &mut G::StateMut<'a>, frame: &Frame<G::Regs>) {
    let machine = play.view().machine();
    let depth = machine.depth();
    let mut outer = machine.frames[depth - 2].regs;
    let again = if machine.is_spent() { None } else { repeated::<G>(code, play.view(), &outer, frame) };
    G::leave(&frame.regs, &mut outer);
    let frames = &mut play.machine_mut().frames;
    frames[depth - 2].regs = outer;
    match again {
        Some(frame) => frames[depth - 1] = frame,
        None => _ = frames.pop(),
    }
}

/// The frame for the next run of a body, if there is one.
fn repeated<G: Effects>(code: &Code<G>, view: G::View<'_>, outer: &G::Regs, frame: &Frame<G::Regs>) -> Option<Frame<G::Regs>> {
    match code.at(Pc(frame.body.0 - 1)) {
        Instr::Go(Go::Repeat { .. }) => Some(Frame { pc: frame.body, turn: frame.turn.checked_sub(1)?, ..*frame }),
        Instr::Go(Go::Each { scope, .. }) => {
            let value = next_of::<G>(view, scope, outer, Some(frame.turn))?;
            Some(Frame { pc: frame.body, turn: value, regs: G::bind(view, scope, outer, value), ..*frame })
        }
        Instr::Do(_) | Instr::Ask(_) | Instr::Go(_) => None,
    }
}

/// The first of the scope, or the first after `last`.
fn next_of<G: Effects>(view: G::View<'_>, scope: &G::Scope, regs: &G::Regs, last: Option<u16>) -> Option<u16> {
    let mut passed = last.is_none();
    let mut found = None;
    G::candidates(view, scope, regs, &mut |value| {
        if passed && found.is_none() {
            found = Some(value);
        }
        passed |= Some(value) == last;
    });
    found
}

/// Who may be chosen: everyone in the scope, or, if the scope prefers the able, those who can do most of the body.
fn each_allowed<G: Effects>(view: G::View<'_>, scope: &G::Scope, strict: bool, frame: &Frame<G::Regs>, each: &mut dyn FnMut(u16)) {
    if !G::prefers_able(scope) {
        return G::candidates(view, scope, &frame.regs, each);
    }
    let considering = if strict { Considering::All } else { Considering::Losses };
    let able = |value| feasibility::<G>(view, frame.pc.next(), &G::bind(view, scope, &frame.regs, value), considering);
    let mut best = Feasibility::NONE;
    G::candidates(view, scope, &frame.regs, &mut |value| best = best.max(able(value)));
    G::candidates(view, scope, &frame.regs, &mut |value| {
        if able(value) >= best {
            each(value);
        }
    });
}
