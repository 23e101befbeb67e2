//! Lines told: bonuses become lines behind their label, everything else sentences of the kernel's control flow.

use super::TextContext;
use super::condition::label;
use super::{Person, Voice};
use crate::vocabulary::{Amount, Effect, Number, Op, Scope, Shards};
use koloda_kernel::amount_text::repeat;
use koloda_kernel::operation::Operation;
use koloda_kernel::page::{Page, opened};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{Clause, RenderText, Subject, joined};

#[derive(Clone, Copy, Debug)]
pub struct TextRenderer<'l> {
    pub context: TextContext<'l>,
    /// What a number by mastery tiers is on the line that is being told.
    pub tier: Option<u8>,
}

impl RenderText<Shards> for TextRenderer<'_> {
    /// Nothing refers back on these cards.
    type Memory = ();

    fn op(&mut self, op: &Op, voice: Voice) -> Clause {
        op.text(self, voice)
    }

    fn scope(&mut self, scope: &Scope, each: bool) -> Phrase {
        match scope {
            Scope::Opponent => Phrase::new(if each { "si-scope-each-opponent" } else { "si-scope-opponent" }),
        }
    }

    fn repeat(&mut self, times: &Amount, body: &Effect, subject: &mut Subject<Person>) -> Phrase {
        repeat(self, times, body, subject)
    }
}

impl<'l> TextRenderer<'l> {
    pub fn new(context: TextContext<'l>) -> TextRenderer<'l> {
        TextRenderer { context, tier: None }
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
            Effect::Do(op) => match op.amount() {
                Some(Amount::Of(Number::Tiers(least, tiers))) => {
                    let at = |tier: u8| TextRenderer { tier: Some(tier), ..*self }.clauses(effect);
                    page.break_line();
                    page.say(at(*least));
                    for (mastery, tier) in tiers {
                        page.bonus(Phrase::new("si-label-mastery").number("n", *mastery), opened("si-instead", at(*tier)));
                    }
                }
                Some(_) | None => page.say(self.clauses(effect)),
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
            page.bonus(heading, opened("si-instead", self.clauses(then)));
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
