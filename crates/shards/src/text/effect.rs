//! Lines told: bonuses become lines behind their label, everything else sentences of the kernel's control flow.

use super::Lore;
use super::condition::label;
use super::page::Page;
use super::voice::{Voice, Who};
use crate::vocabulary::{Amount, Condition, Effect, Op, Scope, Shards};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::telling::{Clause, Subject, Telling, is_one_step, joined};

#[derive(Clone, Copy, Debug)]
pub struct Teller<'l> {
    pub lore: Lore<'l>,
}

impl Telling<Shards> for Teller<'_> {
    type Person = Who;
    /// Nothing refers back on these cards.
    type Memory = ();

    fn op(&mut self, op: &Op, voice: Voice) -> Clause {
        self.operation(op, voice)
    }

    fn condition(&mut self, when: &Condition, voice: Voice) -> Phrase {
        self.when(when, voice)
    }

    fn scope(&mut self, scope: &Scope, each: bool) -> Phrase {
        match scope {
            Scope::Opponent => Phrase::new(if each { "si-scope-each-opponent" } else { "si-scope-opponent" }),
        }
    }

    fn repeat(&mut self, times: &Amount, body: &Effect, subject: &mut Subject<Who>) -> Phrase {
        let (id, times) = match times {
            Amount::Fixed(n) if matches!(body, Effect::May(_)) => ("repeat-may", Phrase::new("n-times.gen").number("n", *n)),
            Amount::Fixed(n) => ("repeat", Phrase::new("n-times").number("n", *n)),
            _ if is_one_step(body) => ("repeat-equal.one", self.source(times, "equal", subject.voice)),
            _ => ("repeat-equal", self.source(times, "equal", subject.voice)),
        };
        Phrase::new(id).phrase("times", times).phrase("text", self.inline(body, subject))
    }

    fn memory(&self) {}

    fn recall(&mut self, (): ()) {}
}

impl<'l> Teller<'l> {
    pub fn new(lore: Lore<'l>) -> Teller<'l> {
        Teller { lore }
    }

    /// About the reader, with a line for every bonus.
    pub fn write(&self, effect: &Effect, page: &mut Page) {
        match effect {
            Effect::Seq(effects) => {
                for effect in effects {
                    self.write(effect, page);
                }
            }
            Effect::If { when, then, otherwise } => match label(when) {
                Some(label) => self.write_bonus(label, then, otherwise.as_deref(), page),
                None => page.say(self.clauses(effect)),
            },
            Effect::Do(op) => match tiers(op) {
                Some((least, bonuses)) => {
                    page.break_line();
                    page.say(self.clauses(&Effect::Do(least)));
                    for (mastery, op) in bonuses {
                        let label = Phrase::new("si-label-mastery").number("n", mastery);
                        page.bonus(label, instead(self.clauses(&Effect::Do(op))));
                    }
                }
                None => page.say(self.clauses(effect)),
            },
            // Its options may take lines, and what came before is none of them.
            Effect::Or(_) => {
                page.break_line();
                page.say(self.clauses(effect));
                page.break_line();
            }
            Effect::May(_) | Effect::Repeat(..) | Effect::With(..) | Effect::Each(..) => page.say(self.clauses(effect)),
        }
    }

    fn write_bonus(&self, heading: Phrase, then: &Effect, otherwise: Option<&Effect>, page: &mut Page) {
        if let Some(otherwise) = otherwise {
            page.break_line();
            self.write(otherwise, page);
            page.bonus(heading, instead(self.clauses(then)));
            return;
        }
        // A bonus that needs two things is headed by both.
        match then {
            Effect::If { when, then, otherwise: None } if label(when).is_some() => {
                let both = [Some(heading), label(when)].into_iter().flatten().collect();
                self.write_bonus(joined("join-comma", both), then, None, page);
            }
            _ => page.bonus(heading, self.clauses(then)),
        }
    }

    /// About the reader, one clause per sentence.
    pub fn clauses(mut self, effect: &Effect) -> Vec<Phrase> {
        self.you(effect)
    }
}

fn instead(mut clauses: Vec<Phrase>) -> Vec<Phrase> {
    if let Some(first) = clauses.first_mut() {
        let text = std::mem::replace(first, Phrase::new("si-instead"));
        *first = Phrase::new("si-instead").phrase("text", text);
    }
    clauses
}

/// What an operation by mastery tiers does at least, and what it does instead from a mastery on.
fn tiers(op: &Op) -> Option<(Op, Vec<(u8, Op)>)> {
    let (amount, with): (&Amount, fn(Amount) -> Op) = match op {
        Op::Crystals(amount) => (amount, Op::Crystals),
        Op::Power(amount) => (amount, Op::Power),
        Op::Mastery(amount) => (amount, Op::Mastery),
        Op::Health(amount) => (amount, Op::Health),
        Op::Draw(amount) => (amount, Op::Draw),
        _ => return None,
    };
    let Amount::Tiers(least, tiers) = amount else { return None };
    let bonuses = tiers.iter().map(|&(mastery, n)| (mastery, with(Amount::Fixed(n)))).collect();
    Some((with(Amount::Fixed(*least)), bonuses))
}
