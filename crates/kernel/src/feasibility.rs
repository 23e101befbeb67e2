//! How completely an effect could be done now: what may be offered, and who may be chosen, depends on it.
//!
//! Steps are judged one after the other, each with what the former ones will have changed
//! ([`Effects::Ahead`]): a discard may put the very card into the pile that the next step draws.

use crate::code::{Ask, Code, Go, Instr, Pc};
use crate::effects::{Branches, EffectQuery, Effects, Price};
use crate::operation::Operation;

/// How completely something can be done, from 0 to [`Feasibility::FULL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Feasibility(pub u16);

impl Feasibility {
    pub const NONE: Feasibility = Feasibility(0);
    pub const FULL: Feasibility = Feasibility(1000);

    /// `possible` out of `wanted`.
    pub fn of(possible: usize, wanted: usize) -> Feasibility {
        if possible >= wanted { Feasibility::FULL } else { Feasibility((possible * 1000 / wanted) as u16) }
    }

    pub fn when(holds: bool) -> Feasibility {
        if holds { Feasibility::FULL } else { Feasibility::NONE }
    }

    pub fn is_full(self) -> bool {
        self == Feasibility::FULL
    }
}

/// Which operations count when a degree is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Considering {
    /// All of them.
    All,
    /// Only those that make somebody give something up.
    Losses,
    /// Only the one operation that comes next: it cannot count on anything before it.
    FirstStep,
}

/// More repetitions than this are judged like this many.
const MOST_REPEATS: i32 = 12;

/// The degrees of several steps taken together.
struct Sum {
    sum: u32,
    parts: u32,
    full: bool,
}

impl Sum {
    fn add(&mut self, feasibility: Feasibility) {
        self.sum += u32::from(feasibility.0);
        self.parts += 1;
        self.full &= feasibility.is_full();
    }

    fn total(&self) -> Feasibility {
        match (self.parts, self.full) {
            (0, _) | (_, true) => Feasibility::FULL,
            (parts, false) => Feasibility((self.sum / parts).min(999) as u16),
        }
    }
}

/// An effect as it is judged.
struct Considered<'a, G: Effects> {
    code: &'a Code<G>,
    view: G::View<'a>,
    considering: Considering,
}

/// How completely the code from `pc` to the end of its branch or body can be done now.
pub fn feasibility<G: Effects>(view: G::View<'_>, pc: Pc, regs: &G::Regs, considering: Considering) -> Feasibility {
    Considered::<G> { code: view.code(), view, considering }.from(pc, regs, &mut G::Ahead::default())
}

impl<G: Effects> Considered<'_, G> {
    fn from(&self, mut pc: Pc, regs: &G::Regs, ahead: &mut G::Ahead) -> Feasibility {
        let mut sum = Sum { sum: 0, parts: 0, full: true };
        loop {
            pc = match self.code.at(pc) {
                Instr::Do(op) => {
                    sum.add(op.feasibility(self.view, regs, self.considering, ahead));
                    pc.next()
                }
                Instr::Ask(Ask::May { skip }) => *skip,
                Instr::Ask(Ask::Or { first, count, end }) => {
                    sum.add(self.best_branch(*first, *count, regs, ahead));
                    *end
                }
                Instr::Ask(Ask::With { scope, end, .. }) => {
                    let mut best = Feasibility::NONE;
                    self.each(scope, regs, |regs| best = best.max(self.from(pc.next(), regs, &mut ahead.clone())));
                    sum.add(best);
                    *end
                }
                Instr::Go(Go::Unless { when, to }) => {
                    if G::test(self.view, when, regs) {
                        pc.next()
                    } else {
                        *to
                    }
                }
                Instr::Go(Go::Repeat { times, end }) => {
                    let times = G::amount(self.view, times, regs).min(MOST_REPEATS);
                    (0..times).for_each(|_| sum.add(self.from(pc.next(), regs, ahead)));
                    *end
                }
                Instr::Go(Go::Each { scope, end }) => {
                    self.each(scope, regs, |regs| sum.add(self.from(pc.next(), regs, ahead)));
                    *end
                }
                Instr::Go(Go::Jump(to)) => *to,
                Instr::Go(Go::Join(_) | Go::Leave | Go::Return) => return sum.total(),
            };
        }
    }

    fn each(&self, scope: &G::Scope, regs: &G::Regs, mut body: impl FnMut(&G::Regs)) {
        G::candidates(self.view, scope, regs, &mut |value| body(&G::bind(self.view, scope, regs, value)));
    }

    fn best_branch(&self, first: u16, count: u8, regs: &G::Regs, ahead: &G::Ahead) -> Feasibility {
        let branch = |number| self.from(self.code.branch(first, number), regs, &mut ahead.clone());
        (0..count).map(branch).max().unwrap_or(Feasibility::NONE)
    }
}

/// Which branches of an `Or` may be chosen.
pub(crate) fn open_branches<'a, G: Effects>(
    view: G::View<'a>,
    first: u16,
    count: u8,
    regs: &'a G::Regs,
) -> impl Iterator<Item = u8> + use<'a, G> {
    let branch = move |number| feasibility::<G>(view, view.code().branch(first, number), regs, Considering::All);
    let least = match G::BRANCHES {
        Branches::Best => (0..count).map(branch).max().unwrap_or(Feasibility::NONE),
        Branches::Any => Feasibility::NONE,
    };
    (0..count).filter(move |&number| branch(number) >= least)
}

/// Whether a `May` whose body starts at `pc` can be offered: whether its price can be paid.
pub fn is_payable<G: Effects>(view: G::View<'_>, pc: Pc, regs: &G::Regs) -> bool {
    G::PRICE == Price::Nothing || first_step::<G>(view, pc, regs).is_full()
}

fn first_step<G: Effects>(view: G::View<'_>, pc: Pc, regs: &G::Regs) -> Feasibility {
    match view.code().at(pc) {
        Instr::Do(op) => op.feasibility(view, regs, Considering::FirstStep, &mut G::Ahead::default()),
        Instr::Ask(Ask::With { scope, .. }) => {
            let mut best = Feasibility::NONE;
            G::candidates(view, scope, regs, &mut |value| {
                best = best.max(first_step::<G>(view, pc.next(), &G::bind(view, scope, regs, value)));
            });
            best
        }
        Instr::Ask(_) | Instr::Go(_) => Feasibility::FULL,
    }
}
