//! Control flow told: bonuses become lines behind their label, everything else sentences.
//!
//! An operation is either a verb, which takes the subject at hand ("gain 2 power", "an opponent
//! loses 2 mastery"), or a clause with a subject of its own ("shields do not block …"). Verbs
//! about one subject are gathered into one sentence; a clause of its own ends it.

use super::condition::label;
use super::page::Page;
use super::voice::{Form, Voice};
use super::{Lore, joined, series};
use crate::vocabulary::{Amount, Condition, Effect, Op, Scope};
use koloda_kernel::phrase::Phrase;

#[derive(Debug)]
pub(super) struct Teller<'l> {
    pub lore: Lore<'l>,
}

/// One operation, told.
pub(super) enum Clause {
    Verb(Phrase),
    Whole(Phrase),
}

/// Whom the sentences being told are about.
struct Subject {
    voice: Voice,
    /// How the subject is named when it is next said; the reader is never named.
    name: Option<Phrase>,
    /// Not named so far.
    new: bool,
}

/// Sentences told so far, and verbs still waiting for their sentence to end.
#[derive(Default)]
struct Told {
    sentences: Vec<Phrase>,
    verbs: Vec<Phrase>,
    /// Whether these are parts of a longer sentence; elsewhere an imperative is one of its own.
    inline: bool,
}

impl Subject {
    fn you() -> Subject {
        Subject { voice: Voice::YOU, name: None, new: false }
    }

    fn they(name: Phrase) -> Subject {
        Subject { voice: Voice::THEY, name: Some(name), new: true }
    }

    /// Names the subject; from now on it is "that player".
    fn say(&mut self) -> Option<Phrase> {
        self.new = false;
        self.name.is_some().then(|| self.name.replace(Phrase::new("si-scope-that-player"))).flatten()
    }

    /// A clause that speaks of "that player", headed by who that is unless it was said.
    fn introduce(&mut self, clause: Phrase) -> Phrase {
        let opening = if self.new { self.say() } else { None };
        headed(opening, clause)
    }
}

impl Told {
    fn end_sentence(&mut self, subject: &mut Subject) {
        let verbs = std::mem::take(&mut self.verbs);
        if verbs.is_empty() {
            return;
        }
        match subject.say() {
            Some(name) => self.sentences.push(Phrase::new("clause").phrase("subject", name).phrase("verbs", series(verbs))),
            None if self.inline => self.sentences.push(series(verbs)),
            None => self.sentences.extend(verbs),
        }
    }
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
                None => page.say(self.you(effect)),
            },
            Effect::Do(op) => match tiers(op) {
                Some((least, bonuses)) => {
                    page.break_line();
                    page.say(self.you(&Effect::Do(least)));
                    for (mastery, op) in bonuses {
                        let label = Phrase::new("si-label-mastery").number("n", mastery);
                        page.bonus(label, instead(self.you(&Effect::Do(op))));
                    }
                }
                None => page.say(self.you(effect)),
            },
            Effect::May(_) | Effect::Or(_) | Effect::Repeat(..) | Effect::With(..) | Effect::Each(..) => page.say(self.you(effect)),
        }
    }

    fn write_bonus(&self, heading: Phrase, then: &Effect, otherwise: Option<&Effect>, page: &mut Page) {
        if let Some(otherwise) = otherwise {
            page.break_line();
            self.write(otherwise, page);
            page.bonus(heading, instead(self.you(then)));
            return;
        }
        // A bonus that needs two things is headed by both.
        match then {
            Effect::If { when, then, otherwise: None } if label(when).is_some() => {
                let both = [Some(heading), label(when)].into_iter().flatten().collect();
                self.write_bonus(joined("join-comma", both), then, None, page);
            }
            _ => page.bonus(heading, self.you(then)),
        }
    }

    /// About the reader, one clause per sentence, in lower case and without full stops.
    pub fn you(&self, effect: &Effect) -> Vec<Phrase> {
        self.sentences(effect, &mut Subject::you(), false)
    }

    /// About somebody else, whom the first sentence names.
    pub fn they(&self, name: Phrase, effect: &Effect) -> Vec<Phrase> {
        self.sentences(effect, &mut Subject::they(name), false)
    }

    fn sentences(&self, effect: &Effect, subject: &mut Subject, inline: bool) -> Vec<Phrase> {
        let mut told = Told { inline, ..Told::default() };
        self.tell(effect, subject, &mut told);
        told.end_sentence(subject);
        told.sentences
    }

    /// As part of a longer sentence.
    fn inline(&self, effect: &Effect, subject: &mut Subject) -> Phrase {
        joined("join-then", self.sentences(effect, subject, true))
    }

    fn tell(&self, effect: &Effect, subject: &mut Subject, told: &mut Told) {
        match effect {
            Effect::Seq(effects) => {
                for effect in effects {
                    self.tell(effect, subject, told);
                }
            }
            Effect::Do(op) => match self.op(op, subject.voice) {
                Clause::Verb(verb) => told.verbs.push(verb),
                Clause::Whole(clause) => {
                    told.end_sentence(subject);
                    told.sentences.push(subject.introduce(clause));
                }
            },
            Effect::May(inner) => match self.verbs(inner, subject.voice.infinitive()) {
                Some(wish) => told.verbs.push(subject.voice.verb("may").phrase("text", series(wish))),
                // A wish that is more than deeds of the subject has no verb to put "may" before.
                None => {
                    told.end_sentence(subject);
                    let text = self.inline(inner, subject);
                    told.sentences.push(subject.voice.about("may-choose").phrase("text", text));
                }
            },
            Effect::Or(options) => match self.verbs(effect, subject.voice) {
                Some(verbs) => told.verbs.extend(verbs),
                None => {
                    told.end_sentence(subject);
                    let options = options.iter().map(|option| self.inline(option, subject)).collect();
                    told.sentences.push(joined("join-choice", options));
                }
            },
            Effect::If { when, then, otherwise } => {
                told.end_sentence(subject);
                self.if_then(when, then, otherwise.as_deref(), subject, told);
            }
            Effect::Repeat(times, body) => {
                told.end_sentence(subject);
                let (id, times) = if let Amount::Fixed(n) = times {
                    ("repeat", Phrase::new("n-times").number("n", *n))
                } else {
                    ("repeat-equal", self.source(times, "equal", subject.voice))
                };
                let text = self.inline(body, subject);
                told.sentences.push(Phrase::new(id).phrase("times", times).phrase("text", text));
            }
            Effect::With(Scope::Opponent, body) => {
                told.end_sentence(subject);
                told.sentences.extend(self.they(Phrase::new("si-scope-opponent"), body));
            }
            Effect::Each(Scope::Opponent, body) => {
                told.end_sentence(subject);
                told.sentences.extend(self.they(Phrase::new("si-scope-each-opponent"), body));
            }
        }
    }

    /// The effect as verbs alone, if it can be told so.
    fn verbs(&self, effect: &Effect, voice: Voice) -> Option<Vec<Phrase>> {
        match effect {
            Effect::Do(op) => match self.op(op, voice) {
                Clause::Verb(verb) => Some(vec![verb]),
                Clause::Whole(_) => None,
            },
            Effect::Seq(effects) => {
                effects.iter().map(|effect| self.verbs(effect, voice)).collect::<Option<Vec<_>>>().map(|all| all.concat())
            }
            Effect::Or(options) => {
                let options: Option<Vec<_>> = options.iter().map(|option| self.verbs(option, voice).map(series)).collect();
                options.map(|options| vec![joined("join-choice", options)])
            }
            Effect::May(inner) if voice.form != Form::Infinitive => {
                self.verbs(inner, voice.infinitive()).map(|wish| vec![voice.verb("may").phrase("text", series(wish))])
            }
            Effect::May(_) | Effect::If { .. } | Effect::Repeat(..) | Effect::With(..) | Effect::Each(..) => None,
        }
    }

    fn if_then(&self, when: &Condition, then: &Effect, otherwise: Option<&Effect>, subject: &mut Subject, told: &mut Told) {
        let condition = self.condition(when, subject.voice);
        // "Each opponent: if they have …, that player …": the condition must not come before whom it is about.
        let opening = if subject.new { subject.say() } else { None };
        let then = self.inline(then, subject);
        let sentence = Phrase::new("if-then").phrase("when", condition).phrase("text", then);
        told.sentences.push(headed(opening, sentence));
        if let Some(otherwise) = otherwise {
            let text = self.inline(otherwise, subject);
            told.sentences.push(Phrase::new("otherwise").phrase("text", text));
        }
    }
}

fn headed(name: Option<Phrase>, clause: Phrase) -> Phrase {
    match name {
        Some(name) => Phrase::new("labelled").phrase("label", name).phrase("text", clause),
        None => clause,
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
