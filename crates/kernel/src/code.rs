//! Flat code: what an effect tree becomes when the catalogue is loaded.
//!
//! All effects of a catalogue share one list of instructions, so a suspended effect is a program
//! counter and a few registers: plain data that can be saved, cloned and resumed.

use crate::effect::{Effect, Vocabulary};
use std::collections::BTreeMap;

/// How deep `Repeat`, `With` and `Each` may nest within one effect. The machine keeps room for so
/// many frames above every program it starts.
pub const LOOPS: usize = 4;
/// How many alternatives an `Or` may have: as many as a person can look through.
pub const ALTERNATIVES: usize = 20;
/// Instructions that a catalogue has room for.
pub const INSTRUCTIONS: usize = Pc::NONE.0 as usize;

/// An index into a catalogue's code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct Pc(pub u16);

impl Default for Pc {
    /// No program.
    fn default() -> Pc {
        Pc::NONE
    }
}

impl Pc {
    pub const NONE: Pc = Pc(u16::MAX);

    pub fn next(self) -> Pc {
        Pc(self.0 + 1)
    }

    pub fn is_some(self) -> bool {
        self != Pc::NONE
    }
}

#[derive(Debug, Clone)]
pub enum Instr<V: Vocabulary> {
    /// A word of the game; it may ask.
    Do(V::Op),
    /// A choice of the kernel's own; asked unless there is nothing to choose.
    Ask(Ask<V>),
    /// Never asks.
    Go(Go<V>),
}

#[derive(Debug, Clone)]
pub enum Ask<V: Vocabulary> {
    /// Declining goes to `skip`.
    May { skip: Pc },
    /// One of `count` branches, whose starts are listed from `first` in the branch table.
    Or { first: u16, count: u8, end: Pc },
    /// One of the scope. `strict`: the body has to be possible as a whole for whoever is chosen.
    With { scope: V::Scope, end: Pc, strict: bool },
}

#[derive(Debug, Clone)]
pub enum Go<V: Vocabulary> {
    Unless {
        when: V::Condition,
        to: Pc,
    },
    Jump(Pc),
    /// The end of one branch of an `Or`.
    Join(Pc),
    Repeat {
        times: V::Amount,
        end: Pc,
    },
    Each {
        scope: V::Scope,
        end: Pc,
    },
    /// The end of the body of a `Repeat`, `With` or `Each`.
    Leave,
    /// The end of a program.
    Return,
}

#[derive(Debug, Clone)]
pub struct Code<V: Vocabulary> {
    instrs: Vec<Instr<V>>,
    branches: Vec<Pc>,
    /// What each `May` and `Or` offers, as it was written: for whoever has to put it into words.
    offers: BTreeMap<Pc, Vec<Effect<V>>>,
}

impl<V: Vocabulary> Default for Code<V> {
    fn default() -> Self {
        Code { instrs: Vec::new(), branches: Vec::new(), offers: BTreeMap::new() }
    }
}

impl<V: Vocabulary> Code<V> {
    /// Adds a program and returns where it starts.
    pub fn compile(&mut self, effect: &Effect<V>) -> Pc {
        let start = self.here();
        self.emit(effect, false);
        self.instrs.push(Instr::Go(Go::Return));
        start
    }

    pub fn at(&self, pc: Pc) -> &Instr<V> {
        &self.instrs[usize::from(pc.0)]
    }

    pub fn branch(&self, first: u16, number: u8) -> Pc {
        self.branches[usize::from(first) + usize::from(number)]
    }

    /// What the `May` or `Or` at `pc` offers, and the whole `With` whose player is chosen there.
    pub fn offers(&self, pc: Pc) -> &[Effect<V>] {
        self.offers.get(&pc).map_or(&[], Vec::as_slice)
    }

    /// How many steps of its text a program still has at `pc`: a place that neither the layout
    /// of jumps nor the programs before it can move.
    pub fn steps_left(&self, pc: Pc) -> usize {
        let rest = self.instrs[usize::from(pc.0)..].iter().take_while(|instr| !matches!(instr, Instr::Go(Go::Return)));
        rest.filter(|instr| !matches!(instr, Instr::Go(Go::Jump(_) | Go::Join(_) | Go::Leave))).count()
    }

    pub fn len(&self) -> usize {
        self.instrs.len()
    }

    pub fn is_empty(&self) -> bool {
        self.instrs.is_empty()
    }

    /// Whether there are no more instructions than can be numbered; if not, the code must not be run.
    pub fn fits(&self) -> bool {
        self.instrs.len() < INSTRUCTIONS && self.branches.len() < INSTRUCTIONS
    }

    fn here(&self) -> Pc {
        Pc(u16::try_from(self.instrs.len()).unwrap_or(u16::MAX))
    }

    fn reserve(&mut self) -> usize {
        self.instrs.push(Instr::Go(Go::Return));
        self.instrs.len() - 1
    }

    fn emit(&mut self, effect: &Effect<V>, in_or: bool) {
        match effect {
            Effect::Do(op) => self.instrs.push(Instr::Do(op.clone())),
            Effect::Seq(effects) => effects.iter().for_each(|effect| self.emit(effect, in_or)),
            Effect::May(effect) => {
                self.offers.insert(self.here(), vec![(**effect).clone()]);
                let may = self.reserve();
                self.emit(effect, in_or);
                self.instrs[may] = Instr::Ask(Ask::May { skip: self.here() });
            }
            Effect::If { when, then, otherwise } => self.emit_if(when, then, otherwise.as_deref(), in_or),
            Effect::Or(effects) => self.emit_or(effects),
            Effect::Repeat(times, effect) => {
                let (at, end) = self.emit_body(effect, in_or);
                self.instrs[at] = Instr::Go(Go::Repeat { times: times.clone(), end });
            }
            Effect::With(scope, body) => {
                self.offers.insert(self.here(), vec![effect.clone()]);
                let (at, end) = self.emit_body(body, in_or);
                self.instrs[at] = Instr::Ask(Ask::With { scope: scope.clone(), end, strict: in_or });
            }
            Effect::Each(scope, effect) => {
                let (at, end) = self.emit_body(effect, in_or);
                self.instrs[at] = Instr::Go(Go::Each { scope: scope.clone(), end });
            }
        }
    }

    fn emit_body(&mut self, effect: &Effect<V>, in_or: bool) -> (usize, Pc) {
        let at = self.reserve();
        self.emit(effect, in_or);
        self.instrs.push(Instr::Go(Go::Leave));
        (at, self.here())
    }

    fn emit_if(&mut self, when: &V::Condition, then: &Effect<V>, otherwise: Option<&Effect<V>>, in_or: bool) {
        let test = self.reserve();
        self.emit(then, in_or);
        let skip = otherwise.map(|_| self.reserve());
        self.instrs[test] = Instr::Go(Go::Unless { when: when.clone(), to: self.here() });
        if let (Some(otherwise), Some(skip)) = (otherwise, skip) {
            self.emit(otherwise, in_or);
            self.instrs[skip] = Instr::Go(Go::Jump(self.here()));
        }
    }

    fn emit_or(&mut self, effects: &[Effect<V>]) {
        self.offers.insert(self.here(), effects.to_vec());
        let at = self.reserve();
        let first = self.branches.len();
        self.branches.resize(first + effects.len(), Pc::NONE);
        let mut jumps = Vec::with_capacity(effects.len());
        for (number, effect) in effects.iter().enumerate() {
            self.branches[first + number] = self.here();
            self.emit(effect, true);
            jumps.push(self.reserve());
        }
        let end = self.here();
        for jump in jumps {
            self.instrs[jump] = Instr::Go(Go::Join(end));
        }
        let first = u16::try_from(first).unwrap_or(u16::MAX);
        let count = u8::try_from(effects.len()).unwrap_or(u8::MAX);
        self.instrs[at] = Instr::Ask(Ask::Or { first, count, end });
    }
}
