//! The stack of the effect machine: effects that have begun and are not finished.
//!
//! It is part of a game's state: plain data of a fixed size, so a game can be saved, cloned and
//! resumed in the middle of a card. [`crate::run`] runs it.
//!
//! No card can nest without bound or run without end: an effect, and the body of a loop, that would nest deeper
//! than [`DEPTH`] is lost, and after [`MOST_STEPS`] instructions between two questions no effect
//! starts or repeats any more.

use crate::code::{Ask, Code, Go, Instr, LOOPS, Pc};
use crate::effect::Vocabulary;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::hash::{Hash, Hasher};

pub use crate::feasibility::{Considering, Feasibility};

/// How deep effects may nest, the same in every game. The deepest known chain of the shipped cards takes 20.
pub const DEPTH: usize = 28;
/// Instructions that run between two questions before effects stop to start and to repeat. The
/// longest run of the shipped cards takes a few hundred.
pub const MOST_STEPS: u32 = 20_000;

/// The way on after an operation was run or answered.
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
    pub(crate) pc: Pc,
    /// Where the body of the running loop starts; [`Pc::NONE`] in a program's own frame.
    pub(crate) body: Pc,
    /// How often the body still runs after this time (`Repeat`), or who it is about (`Each`).
    pub(crate) turn: u16,
    /// How far the running operation has come; 0 whenever one begins.
    pub(crate) stage: u8,
    pub(crate) regs: R,
}

/// The stack of unfinished effects. The last frame is the one that runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "R: Serialize + for<'a> Deserialize<'a>")]
pub struct Machine<R: Copy> {
    pub(crate) frames: ArrayVec<Frame<R>, DEPTH>,
    /// Instructions run since the last question; 0 whenever the machine does not run, so it is no part of the state.
    #[serde(skip)]
    steps: u32,
}

impl<R: Copy> Default for Machine<R> {
    fn default() -> Self {
        Machine { frames: ArrayVec::new(), steps: 0 }
    }
}

impl<R: Copy + Hash> Hash for Machine<R> {
    fn hash<S: Hasher>(&self, state: &mut S) {
        self.frames.hash(state);
    }
}

impl<R: Copy> Machine<R> {
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

    pub(crate) fn count_step(&mut self) {
        self.steps = self.steps.saturating_add(1);
    }

    /// Effects have run for so long without a question that none may start or repeat.
    pub(crate) fn is_spent(&self) -> bool {
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
        match self.instr(code)? {
            Instr::Do(op) => Some(op),
            Instr::Ask(_) | Instr::Go(_) => None,
        }
    }

    /// The unfinished effects in the words of their cards, the outermost first: for state hashes.
    /// `regs` tells registers, `about` whom the body of an `Each` is about now.
    pub fn meaning<V: Vocabulary>(&self, code: &Code<V>, regs: impl Fn(&R) -> Value, about: impl Fn(&V::Scope, u16) -> Value) -> Value {
        let frame_meaning = |frame: &Frame<R>| {
            let turn = match frame.body.is_some().then(|| code.at(Pc(frame.body.0 - 1))) {
                Some(Instr::Go(Go::Repeat { .. })) => json!(frame.turn),
                Some(Instr::Go(Go::Each { scope, .. })) => about(scope, frame.turn),
                Some(Instr::Do(_) | Instr::Ask(_) | Instr::Go(_)) | None => Value::Null,
            };
            json!({
                "at": step_meaning(code.at(frame.pc)),
                "left": code.steps_left(frame.pc),
                "body": frame.body.is_some().then(|| code.steps_left(frame.body)),
                "turn": turn,
                "stage": frame.stage,
                "regs": regs(&frame.regs),
            })
        };
        self.frames.iter().map(frame_meaning).collect()
    }

    /// Starts the body of a loop. [`Machine::call`] left room for as many loops as a checked effect
    /// has; what would nest deeper all the same is lost like a program.
    pub(crate) fn push(&mut self, frame: Frame<R>) {
        let _ = self.frames.try_push(frame);
    }

    pub(crate) fn go(&mut self, pc: Pc) {
        if let Some(frame) = self.frames.last_mut() {
            frame.pc = pc;
            frame.stage = 0;
        }
    }
}

/// The step a frame stands at, as a card file would write it.
fn step_meaning<V: Vocabulary>(instr: &Instr<V>) -> Value {
    match instr {
        Instr::Do(op) => serde_json::to_value(op).expect("words of card files are plain data"),
        Instr::Ask(Ask::May { .. }) => json!("may"),
        Instr::Ask(Ask::Or { .. }) => json!("or"),
        Instr::Ask(Ask::With { .. }) => json!("with"),
        Instr::Go(Go::Unless { .. }) => json!("if"),
        Instr::Go(Go::Repeat { .. }) => json!("repeat"),
        Instr::Go(Go::Each { .. }) => json!("each"),
        Instr::Go(Go::Jump(_) | Go::Join(_) | Go::Leave | Go::Return) => Value::Null,
    }
}
