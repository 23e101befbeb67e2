//! How completely an effect could be done now: what may be offered, and who may be chosen, depends on it.
//!
//! Steps are judged one after the other, each with what the former ones will have changed
//! ([`Reader::Ahead`]): a discard may put the very card into the pile that the next step draws.

use crate::code::{Code, Instr, Pc};
use crate::machine::Reader;

/// How completely something can be done, from 0 to [`Degree::FULL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Degree(pub u16);

impl Degree {
    pub const NONE: Degree = Degree(0);
    pub const FULL: Degree = Degree(1000);

    /// `possible` out of `wanted`.
    pub fn of(possible: usize, wanted: usize) -> Degree {
        if possible >= wanted { Degree::FULL } else { Degree((possible * 1000 / wanted) as u16) }
    }

    pub fn when(holds: bool) -> Degree {
        if holds { Degree::FULL } else { Degree::NONE }
    }

    pub fn is_full(self) -> bool {
        self == Degree::FULL
    }
}

/// Which operations count when a degree is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judge {
    /// All of them.
    Whole,
    /// Only those that make somebody give something up.
    Losses,
    /// Only the one operation that comes next: it cannot count on anything before it.
    Next,
}

/// More repetitions than this are judged like this many.
const MOST_REPEATS: u16 = 12;

/// The degrees of several steps taken together.
struct Sum {
    sum: u32,
    parts: u32,
    full: bool,
}

impl Sum {
    fn add(&mut self, degree: Degree) {
        self.sum += u32::from(degree.0);
        self.parts += 1;
        self.full &= degree.is_full();
    }

    fn total(&self) -> Degree {
        match (self.parts, self.full) {
            (0, _) | (_, true) => Degree::FULL,
            (parts, false) => Degree((self.sum / parts).min(999) as u16),
        }
    }
}

/// An effect as it is judged.
struct Judged<'c, const DEPTH: usize, R: Reader<DEPTH>> {
    code: &'c Code<R::V>,
    host: R,
    judge: Judge,
}

/// How completely the code from `pc` to the end of its branch or body can be done now.
pub fn degree<const DEPTH: usize, R: Reader<DEPTH>>(code: &Code<R::V>, host: R, pc: Pc, regs: &R::Regs, judge: Judge) -> Degree {
    Judged { code, host, judge }.from(pc, regs, &mut R::Ahead::default())
}

impl<const DEPTH: usize, R: Reader<DEPTH>> Judged<'_, DEPTH, R> {
    fn from(&self, mut pc: Pc, regs: &R::Regs, ahead: &mut R::Ahead) -> Degree {
        let mut sum = Sum { sum: 0, parts: 0, full: true };
        loop {
            pc = match self.code.at(pc) {
                Instr::Do(op) => {
                    sum.add(self.host.degree(op, regs, self.judge, ahead));
                    pc.next()
                }
                Instr::May { skip } => *skip,
                Instr::Or { first, count, end } => {
                    sum.add(self.best_branch(*first, *count, regs, ahead));
                    *end
                }
                Instr::Unless { when, to } => {
                    if self.host.test(when, regs) {
                        pc.next()
                    } else {
                        *to
                    }
                }
                Instr::Repeat { times, end } => {
                    let times = self.host.amount(times, regs).min(MOST_REPEATS);
                    (0..times).for_each(|_| sum.add(self.from(pc.next(), regs, ahead)));
                    *end
                }
                Instr::Each { scope, end } => {
                    self.host.candidates(scope, regs, &mut |value| {
                        sum.add(self.from(pc.next(), &self.host.bind(scope, regs, value), ahead));
                    });
                    *end
                }
                Instr::With { scope, end, .. } => {
                    let mut best = Degree::NONE;
                    self.host.candidates(scope, regs, &mut |value| {
                        best = best.max(self.from(pc.next(), &self.host.bind(scope, regs, value), &mut ahead.clone()));
                    });
                    sum.add(best);
                    *end
                }
                Instr::Jump(to) => *to,
                Instr::Join(_) | Instr::Leave | Instr::Return => return sum.total(),
            };
        }
    }

    fn best_branch(&self, first: u16, count: u8, regs: &R::Regs, ahead: &R::Ahead) -> Degree {
        let branch = |number| self.from(self.code.branch(first, number), regs, &mut ahead.clone());
        (0..count).map(branch).max().unwrap_or(Degree::NONE)
    }
}

/// How completely one branch of an `Or` can be done.
pub(crate) fn branch_degree<const DEPTH: usize, R: Reader<DEPTH>>(
    code: &Code<R::V>,
    host: R,
    first: u16,
    number: u8,
    regs: &R::Regs,
) -> Degree {
    degree(code, host, code.branch(first, number), regs, Judge::Whole)
}

pub(crate) fn best_branch<const DEPTH: usize, R: Reader<DEPTH>>(
    code: &Code<R::V>,
    host: R,
    first: u16,
    count: u8,
    regs: &R::Regs,
) -> Degree {
    (0..count).map(|number| branch_degree(code, host, first, number, regs)).max().unwrap_or(Degree::NONE)
}

/// How many branches may be chosen, and the last of them.
pub(crate) fn branches<const DEPTH: usize, R: Reader<DEPTH>>(
    code: &Code<R::V>,
    host: R,
    first: u16,
    count: u8,
    regs: &R::Regs,
) -> (usize, u8) {
    let best = best_branch(code, host, first, count, regs);
    let mut open = (0, 0);
    for number in 0..count {
        if branch_degree(code, host, first, number, regs) >= best {
            open = (open.0 + 1, number);
        }
    }
    open
}

/// How completely the first instruction of a `May` can be done: its price.
pub(crate) fn price_degree<const DEPTH: usize, R: Reader<DEPTH>>(code: &Code<R::V>, host: R, pc: Pc, regs: &R::Regs) -> Degree {
    match code.at(pc) {
        Instr::Do(op) => host.degree(op, regs, Judge::Next, &mut R::Ahead::default()),
        Instr::With { scope, .. } => {
            let mut best = Degree::NONE;
            host.candidates(scope, regs, &mut |value| {
                best = best.max(price_degree(code, host, pc.next(), &host.bind(scope, regs, value)));
            });
            best
        }
        _ => Degree::FULL,
    }
}
