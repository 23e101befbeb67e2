//! The effect machine: runs flat code, stops to ask, goes on with the answer.
//!
//! Its stack is part of the game's state. It decides when an effect is offered, suspended and
//! finished; what an operation does and who is asked is the game's business, reached through
//! [`Host`]. Nothing here allocates, so a bot may clone and run it millions of times.
//!
//! No card can make it run without end or nest without bound: an effect that would nest deeper
//! than the stack has room for is lost, and after [`MOST_STEPS`] instructions between two
//! questions no effect starts or repeats any more.

use crate::code::{Code, Instr, LOOPS, Pc};
use crate::degree::{best_branch, branch_degree, branches, price_degree};
use crate::effect::Vocabulary;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::hash::{Hash, Hasher};

pub use crate::degree::{Degree, Judge, degree};

/// Instructions that run between two questions before effects stop to start and to repeat. The
/// longest run of the shipped cards takes a few hundred.
pub const MOST_STEPS: u32 = 20_000;

/// What an operation wants after it was run or answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// Done: go to the next instruction.
    Next,
    /// Ask (again): there is at least one option.
    Ask,
    /// Run this operation again once what it started has finished.
    Again,
}

impl Flow {
    /// Asks only where there is something to ask.
    pub fn ask_if(possible: bool) -> Flow {
        if possible { Flow::Ask } else { Flow::Next }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Frame<R> {
    pc: Pc,
    /// Where the body of the running loop starts; [`Pc::NONE`] in a program's own frame.
    body: Pc,
    /// How often the body still runs after this time (`Repeat`), or who it is about (`Each`).
    turn: u16,
    /// How far the running operation has come; 0 whenever one begins.
    stage: u8,
    regs: R,
}

/// The stack of unfinished effects. The last frame is the one that runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "R: Serialize + for<'a> Deserialize<'a>")]
pub struct Machine<R: Copy, const DEPTH: usize> {
    frames: ArrayVec<Frame<R>, DEPTH>,
    /// Instructions run since the last question; 0 whenever the machine does not run, so it is no part of the state.
    #[serde(skip)]
    steps: u32,
}

impl<R: Copy, const DEPTH: usize> Default for Machine<R, DEPTH> {
    fn default() -> Self {
        Machine { frames: ArrayVec::new(), steps: 0 }
    }
}

impl<R: Copy + Hash, const DEPTH: usize> Hash for Machine<R, DEPTH> {
    fn hash<S: Hasher>(&self, state: &mut S) {
        self.frames.hash(state);
    }
}

impl<R: Copy, const DEPTH: usize> Machine<R, DEPTH> {
    pub fn is_idle(&self) -> bool {
        self.frames.is_empty()
    }

    pub fn depth(&self) -> usize {
        self.frames.len()
    }

    /// Starts a program, if there is one, on top of whatever runs now. It is lost where its own
    /// loops might not find room any more, and where effects have run for too long: only cards
    /// that start each other in a circle come that far.
    pub fn call(&mut self, program: Pc, regs: R) {
        if program.is_some() && self.frames.len() + LOOPS < DEPTH && !self.is_spent() {
            self.push(Frame { pc: program, body: Pc::NONE, turn: 0, stage: 0, regs });
        }
    }

    /// A question was reached, or the end: from here the instructions are counted anew.
    pub(crate) fn rest(&mut self) {
        self.steps = 0;
    }

    fn count_step(&mut self) {
        self.steps = self.steps.saturating_add(1);
    }

    /// Effects have run for so long without a question that none may start or repeat.
    fn is_spent(&self) -> bool {
        self.steps >= MOST_STEPS
    }

    pub fn clear(&mut self) {
        self.frames.clear();
    }

    pub fn top(&self) -> Option<&R> {
        self.frames.last().map(|frame| &frame.regs)
    }

    pub fn top_mut(&mut self) -> Option<&mut R> {
        self.frames.last_mut().map(|frame| &mut frame.regs)
    }

    /// Where the machine runs or waits.
    pub fn pc(&self) -> Option<Pc> {
        self.frames.last().map(|frame| frame.pc)
    }

    /// How far the running operation has come.
    pub fn stage(&self) -> u8 {
        self.frames.last().map_or(0, |frame| frame.stage)
    }

    /// To be set before the operation starts programs of its own.
    pub fn set_stage(&mut self, stage: u8) {
        if let Some(frame) = self.frames.last_mut() {
            frame.stage = stage;
        }
    }

    /// The registers of all frames, innermost first.
    pub fn regs(&self) -> impl Iterator<Item = &R> {
        self.frames.iter().rev().map(|frame| &frame.regs)
    }

    /// The instruction that runs or waits now.
    pub fn instr<'c, V: Vocabulary>(&self, code: &'c Code<V>) -> Option<&'c Instr<V>> {
        self.frames.last().map(|frame| code.at(frame.pc))
    }

    /// The operation that waits for an answer.
    pub fn asking<'c, V: Vocabulary>(&self, code: &'c Code<V>) -> Option<&'c V::Op> {
        match self.instr(code) {
            Some(Instr::Do(op)) => Some(op),
            _ => None,
        }
    }

    /// The unfinished effects in the words of their cards, the outermost first: for state hashes.
    /// `regs` tells registers, `about` whom the body of an `Each` is about now.
    pub fn meaning<V: Vocabulary>(&self, code: &Code<V>, regs: impl Fn(&R) -> Value, about: impl Fn(&V::Scope, u16) -> Value) -> Value {
        let told = |frame: &Frame<R>| {
            let turn = match frame.body.is_some().then(|| code.at(Pc(frame.body.0 - 1))) {
                Some(Instr::Repeat { .. }) => json!(frame.turn),
                Some(Instr::Each { scope, .. }) => about(scope, frame.turn),
                _ => Value::Null,
            };
            json!({
                "at": told_step(code.at(frame.pc)),
                "left": code.steps_left(frame.pc),
                "body": frame.body.is_some().then(|| code.steps_left(frame.body)),
                "turn": turn,
                "stage": frame.stage,
                "regs": regs(&frame.regs),
            })
        };
        self.frames.iter().map(told).collect()
    }

    fn push(&mut self, frame: Frame<R>) {
        assert!(!self.frames.is_full(), "effects are nested deeper than {DEPTH}");
        self.frames.push(frame);
    }

    fn go(&mut self, pc: Pc) {
        if let Some(frame) = self.frames.last_mut() {
            frame.pc = pc;
            frame.stage = 0;
        }
    }
}

/// The step a frame stands at, as a card file would write it.
fn told_step<V: Vocabulary>(instr: &Instr<V>) -> Value {
    match instr {
        Instr::Do(op) => serde_json::to_value(op).expect("words of card files are plain data"),
        Instr::May { .. } => json!("may"),
        Instr::Or { .. } => json!("or"),
        Instr::Unless { .. } => json!("if"),
        Instr::Repeat { .. } => json!("repeat"),
        Instr::With { .. } => json!("with"),
        Instr::Each { .. } => json!("each"),
        Instr::Jump(_) | Instr::Join(_) | Instr::Leave | Instr::Return => Value::Null,
    }
}

/// What the machine asks a game about its state, without changing it.
pub trait Reader<const DEPTH: usize>: Copy {
    type V: Vocabulary;
    type Regs: Copy;
    type Pick: Copy + PartialEq;
    /// What the former steps of an effect that is being judged will have changed.
    type Ahead: Clone + Default;
    /// Whether people hide anything from each other that [`Reader::is_veiled`] could depend on.
    const VEILS: bool = false;

    fn machine(&self) -> &Machine<Self::Regs, DEPTH>;

    fn test(&self, condition: &<Self::V as Vocabulary>::Condition, regs: &Self::Regs) -> bool;
    fn amount(&self, amount: &<Self::V as Vocabulary>::Amount, regs: &Self::Regs) -> u16;
    /// How completely an operation can be done once what is `ahead` of it was done; then it is ahead of others itself.
    fn degree(&self, op: &<Self::V as Vocabulary>::Op, regs: &Self::Regs, judge: Judge, ahead: &mut Self::Ahead) -> Degree;

    /// Whether what other people cannot see decides how completely an operation can be done. Then it must
    /// not decide whether somebody is asked: they are asked in any case, and have fewer answers.
    fn is_veiled(&self, _op: &<Self::V as Vocabulary>::Op, _regs: &Self::Regs) -> bool {
        false
    }

    /// Everything in the scope, in canonical order.
    fn candidates(&self, scope: &<Self::V as Vocabulary>::Scope, regs: &Self::Regs, each: &mut dyn FnMut(u16));
    /// Whether those who can lose what the body asks must be preferred.
    fn prefers_able(&self, scope: &<Self::V as Vocabulary>::Scope) -> bool;
    /// Registers for a body about `value`.
    fn bind(&self, scope: &<Self::V as Vocabulary>::Scope, regs: &Self::Regs, value: u16) -> Self::Regs;

    fn op_options(&self, op: &<Self::V as Vocabulary>::Op, options: &mut Vec<Self::Pick>);

    fn accept(yes: bool) -> Self::Pick;
    fn branch(number: u8) -> Self::Pick;
    fn chosen(&self, scope: &<Self::V as Vocabulary>::Scope, value: u16) -> Self::Pick;
}

/// The game whose effects the machine runs.
pub trait Host<const DEPTH: usize> {
    type Reader<'r>: Reader<DEPTH, V = Self::V, Regs = Self::Regs, Pick = Self::Pick>
    where
        Self: 'r;
    type V: Vocabulary;
    type Regs: Copy;
    type Pick: Copy + PartialEq;

    fn reader(&self) -> Self::Reader<'_>;
    fn machine_mut(&mut self) -> &mut Machine<Self::Regs, DEPTH>;
    /// The game has ended: nothing more resolves.
    fn is_over(&self) -> bool;

    /// Starts an operation, or goes on with it at its stage after an answer.
    fn execute(&mut self, op: &<Self::V as Vocabulary>::Op) -> Flow;
    /// Takes an answer; unless that finishes the operation, it is executed again.
    fn op_pick(&mut self, op: &<Self::V as Vocabulary>::Op, pick: Self::Pick) -> Flow;

    /// Hands results of a finished body back to the effect around it.
    fn leave(&self, body: &Self::Regs, outer: &mut Self::Regs);
    /// A program has run to its end.
    fn returned(&mut self, regs: &Self::Regs);
}

/// Runs until a question has to be asked (true) or nothing is left to run (false).
pub fn run<const DEPTH: usize, H: Host<DEPTH>>(code: &Code<H::V>, host: &mut H) -> bool {
    loop {
        host.machine_mut().count_step();
        if host.is_over() {
            return false;
        }
        let Some(frame) = host.reader().machine().frames.last().copied() else {
            return false;
        };
        match code.at(frame.pc) {
            Instr::Do(op) => {
                let depth = host.reader().machine().depth();
                match host.execute(op) {
                    Flow::Next => step_past(host, depth, frame.pc),
                    Flow::Ask => return true,
                    Flow::Again => {}
                }
            }
            Instr::May { skip } => {
                let full = price_degree(code, host.reader(), frame.pc.next(), &frame.regs).is_full();
                if full || question_is_veiled(code, host.reader(), &frame) {
                    return true;
                }
                host.machine_mut().go(*skip);
            }
            Instr::Or { first, count, .. } => match branches(code, host.reader(), *first, *count, &frame.regs) {
                (1, only) if !question_is_veiled(code, host.reader(), &frame) => host.machine_mut().go(code.branch(*first, only)),
                _ => return true,
            },
            Instr::Unless { when, to } => {
                let next = if host.reader().test(when, &frame.regs) { frame.pc.next() } else { *to };
                host.machine_mut().go(next);
            }
            Instr::Jump(to) | Instr::Join(to) => host.machine_mut().go(*to),
            Instr::Repeat { times, end } => {
                let times = host.reader().amount(times, &frame.regs);
                host.machine_mut().go(*end);
                if times > 0 {
                    host.machine_mut().push(Frame {
                        pc: frame.pc.next(),
                        body: frame.pc.next(),
                        turn: times - 1,
                        stage: 0,
                        regs: frame.regs,
                    });
                }
            }
            Instr::With { scope, end, strict } => match allowed(code, host.reader(), scope, *strict, &frame) {
                Allowed::Nobody => host.machine_mut().go(*end),
                Allowed::One(value) => enter(host, scope, *end, &frame, value),
                Allowed::Several => return true,
            },
            Instr::Each { scope, end } => match next_of(host.reader(), scope, &frame.regs, None) {
                None => host.machine_mut().go(*end),
                Some(value) => enter(host, scope, *end, &frame, value),
            },
            Instr::Leave => leave(code, host, &frame),
            Instr::Return => {
                host.machine_mut().frames.pop();
                host.returned(&frame.regs);
            }
        }
    }
}

/// Lists the answers to the question the machine waits with.
pub fn options<const DEPTH: usize, R: Reader<DEPTH>>(code: &Code<R::V>, host: R, options: &mut Vec<R::Pick>) {
    let Some(frame) = host.machine().frames.last() else {
        return;
    };
    match code.at(frame.pc) {
        Instr::Do(op) => host.op_options(op, options),
        Instr::May { .. } => {
            if !R::VEILS || price_degree(code, host, frame.pc.next(), &frame.regs).is_full() {
                options.push(R::accept(true));
            }
            options.push(R::accept(false));
        }
        Instr::Or { first, count, .. } => {
            let best = best_branch(code, host, *first, *count, &frame.regs);
            let open = (0..*count).filter(|&number| branch_degree(code, host, *first, number, &frame.regs) >= best);
            options.extend(open.map(R::branch));
        }
        Instr::With { scope, strict, .. } => {
            each_allowed(code, host, scope, *strict, frame, &mut |value| options.push(host.chosen(scope, value)));
        }
        Instr::Unless { .. }
        | Instr::Jump(_)
        | Instr::Join(_)
        | Instr::Repeat { .. }
        | Instr::Each { .. }
        | Instr::Leave
        | Instr::Return => {
            unreachable!("the machine never waits here")
        }
    }
}

/// Takes a listed answer. The caller runs the machine afterwards.
pub fn answer<const DEPTH: usize, H: Host<DEPTH>>(code: &Code<H::V>, host: &mut H, pick: H::Pick) {
    let Some(frame) = host.reader().machine().frames.last().copied() else {
        return;
    };
    match code.at(frame.pc) {
        Instr::Do(op) => {
            let depth = host.reader().machine().depth();
            if host.op_pick(op, pick) == Flow::Next {
                step_past(host, depth, frame.pc);
            }
        }
        Instr::May { skip } => host.machine_mut().go(if pick == H::Reader::accept(true) { frame.pc.next() } else { *skip }),
        Instr::Or { first, count, .. } => {
            if let Some(number) = (0..*count).find(|&number| H::Reader::branch(number) == pick) {
                host.machine_mut().go(code.branch(*first, number));
            }
        }
        Instr::With { scope, end, .. } => {
            let mut chosen = None;
            let reader = host.reader();
            reader.candidates(scope, &frame.regs, &mut |value| {
                if reader.chosen(scope, value) == pick {
                    chosen = Some(value);
                }
            });
            if let Some(value) = chosen {
                enter(host, scope, *end, &frame, value);
            }
        }
        Instr::Unless { .. }
        | Instr::Jump(_)
        | Instr::Join(_)
        | Instr::Repeat { .. }
        | Instr::Each { .. }
        | Instr::Leave
        | Instr::Return => {
            unreachable!("the machine never waits here")
        }
    }
}

/// An operation may have started programs on top of its own frame: advance the frame that ran it.
fn step_past<const DEPTH: usize, H: Host<DEPTH>>(host: &mut H, depth: usize, pc: Pc) {
    // The game may have ended and cleared the stack meanwhile.
    if let Some(frame) = host.machine_mut().frames.get_mut(depth - 1) {
        frame.pc = pc.next();
        frame.stage = 0;
    }
}

fn enter<const DEPTH: usize, H: Host<DEPTH>>(
    host: &mut H,
    scope: &<H::V as Vocabulary>::Scope,
    end: Pc,
    frame: &Frame<H::Regs>,
    value: u16,
) {
    let regs = host.reader().bind(scope, &frame.regs, value);
    let body = frame.pc.next();
    host.machine_mut().go(end);
    host.machine_mut().push(Frame { pc: body, body, turn: value, stage: 0, regs });
}

fn leave<const DEPTH: usize, H: Host<DEPTH>>(code: &Code<H::V>, host: &mut H, frame: &Frame<H::Regs>) {
    let again = match code.at(Pc(frame.body.0 - 1)) {
        _ if host.reader().machine().is_spent() => None,
        Instr::Repeat { .. } if frame.turn > 0 => Some(Frame { pc: frame.body, turn: frame.turn - 1, ..*frame }),
        Instr::Each { scope, .. } => {
            let outer = host.reader().machine().frames[host.reader().machine().depth() - 2].regs;
            next_of(host.reader(), scope, &outer, Some(frame.turn)).map(|value| Frame {
                pc: frame.body,
                turn: value,
                regs: host.reader().bind(scope, &outer, value),
                ..*frame
            })
        }
        _ => None,
    };
    let depth = host.reader().machine().depth();
    let mut outer = host.reader().machine().frames[depth - 2].regs;
    host.leave(&frame.regs, &mut outer);
    let frames = &mut host.machine_mut().frames;
    frames[depth - 2].regs = outer;
    match again {
        Some(frame) => frames[depth - 1] = frame,
        None => {
            frames.pop();
        }
    }
}

/// The first of the scope, or the first after `last`.
fn next_of<const DEPTH: usize, R: Reader<DEPTH>>(
    host: R,
    scope: &<R::V as Vocabulary>::Scope,
    regs: &R::Regs,
    last: Option<u16>,
) -> Option<u16> {
    let mut passed = last.is_none();
    let mut found = None;
    host.candidates(scope, regs, &mut |value| {
        if passed && found.is_none() {
            found = Some(value);
        }
        passed |= Some(value) == last;
    });
    found
}

enum Allowed {
    Nobody,
    One(u16),
    Several,
}

fn allowed<const DEPTH: usize, R: Reader<DEPTH>>(
    code: &Code<R::V>,
    host: R,
    scope: &<R::V as Vocabulary>::Scope,
    strict: bool,
    frame: &Frame<R::Regs>,
) -> Allowed {
    let mut answer = Allowed::Nobody;
    each_allowed(code, host, scope, strict, frame, &mut |value| {
        answer = if matches!(answer, Allowed::Nobody) { Allowed::One(value) } else { Allowed::Several };
    });
    answer
}

/// Who may be chosen: everyone in the scope, or, if the scope prefers the able, those who can do most of the body.
fn each_allowed<const DEPTH: usize, R: Reader<DEPTH>>(
    code: &Code<R::V>,
    host: R,
    scope: &<R::V as Vocabulary>::Scope,
    strict: bool,
    frame: &Frame<R::Regs>,
    each: &mut dyn FnMut(u16),
) {
    if !host.prefers_able(scope) {
        return host.candidates(scope, &frame.regs, each);
    }
    let judge = if strict { Judge::Whole } else { Judge::Losses };
    let able = |value| degree(code, host, frame.pc.next(), &host.bind(scope, &frame.regs, value), judge);
    let mut best = Degree::NONE;
    host.candidates(scope, &frame.regs, &mut |value| best = best.max(able(value)));
    host.candidates(scope, &frame.regs, &mut |value| {
        if able(value) >= best {
            each(value);
        }
    });
}

/// Whether what other people cannot see decides which answers the question the machine waits with has.
pub fn is_veiled<const DEPTH: usize, R: Reader<DEPTH>>(code: &Code<R::V>, host: R) -> bool {
    host.machine().frames.last().is_some_and(|frame| question_is_veiled(code, host, frame))
}

fn question_is_veiled<const DEPTH: usize, R: Reader<DEPTH>>(code: &Code<R::V>, host: R, frame: &Frame<R::Regs>) -> bool {
    R::VEILS
        && match code.at(frame.pc) {
            Instr::Do(op) => host.is_veiled(op, &frame.regs),
            Instr::May { .. } => veiled(code, host, frame.pc.next(), &frame.regs),
            Instr::Or { first, count, .. } => (0..*count).any(|number| veiled(code, host, code.branch(*first, number), &frame.regs)),
            _ => false,
        }
}

/// Whether an operation from `pc` to the end of its branch or body is veiled.
fn veiled<const DEPTH: usize, R: Reader<DEPTH>>(code: &Code<R::V>, host: R, mut pc: Pc, regs: &R::Regs) -> bool {
    loop {
        let (found, next) = match code.at(pc) {
            Instr::Do(op) => (host.is_veiled(op, regs), pc.next()),
            Instr::May { skip } => (false, *skip),
            Instr::Or { first, count, end } => ((0..*count).any(|number| veiled(code, host, code.branch(*first, number), regs)), *end),
            Instr::Unless { when, to } => (false, if host.test(when, regs) { pc.next() } else { *to }),
            Instr::Repeat { end, .. } | Instr::Each { end, .. } => (veiled(code, host, pc.next(), regs), *end),
            Instr::With { scope, end, .. } => {
                let mut any = false;
                host.candidates(scope, regs, &mut |value| any |= veiled(code, host, pc.next(), &host.bind(scope, regs, value)));
                (any, *end)
            }
            Instr::Jump(to) => (false, *to),
            Instr::Join(_) | Instr::Leave | Instr::Return => return false,
        };
        if found {
            return true;
        }
        pc = next;
    }
}
