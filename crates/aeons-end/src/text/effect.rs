//! Control flow told: sequences become sentences, `With` a subject, `May` "you may …, if you do …".
//!
//! An operation is either a verb, which takes the subject at hand ("draw a card", "any ally draws
//! a card"), or a clause with a subject of its own ("Gravehold suffers 2 damage"). Verbs about one
//! subject are gathered into one sentence; a clause of its own ends it.

use super::voice::{Form, It, Memory, Voice, Who};
use super::{Lore, joined, series};
use crate::vocabulary::{Amount, Condition, Effect, Op, Scope};
use koloda_kernel::phrase::{Name, Phrase};

#[derive(Debug)]
pub(super) struct Teller<'l> {
    pub lore: Lore<'l>,
    /// The card the text stands on, where its name matters.
    pub card: Option<&'l Name>,
    pub memory: Memory,
    pub after_if: bool,
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
struct Told {
    sentences: Vec<Phrase>,
    verbs: Vec<Phrase>,
    length: Length,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Length {
    /// Sentences of their own; an imperative is short enough to be one.
    Free,
    /// Parts of a longer sentence.
    Inline,
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
        self.name.is_some().then(|| self.name.replace(Phrase::new("scope-that-player"))).flatten()
    }

    /// "Any player: if all their breaches are open, that player …": what a sentence says of "that
    /// player" must not come before whom it is about.
    fn open(&mut self, sentence: Phrase) -> Phrase {
        let name = if self.new { self.say() } else { None };
        opened(name, sentence)
    }
}

impl Told {
    fn new(length: Length) -> Told {
        Told { sentences: Vec::new(), verbs: Vec::new(), length }
    }

    fn end_sentence(&mut self, subject: &mut Subject) {
        let verbs = std::mem::take(&mut self.verbs);
        if verbs.is_empty() {
            return;
        }
        match subject.say() {
            Some(name) => self.sentences.push(Phrase::new("clause").phrase("subject", name).phrase("verbs", series(verbs))),
            None => match self.length {
                Length::Free => self.sentences.extend(verbs),
                Length::Inline => self.sentences.push(series(verbs)),
            },
        }
    }
}

impl<'l> Teller<'l> {
    pub fn new(lore: Lore<'l>) -> Teller<'l> {
        Teller { lore, card: None, memory: Memory::default(), after_if: false }
    }

    /// About the reader, one clause per sentence, in lower case and without full stops.
    pub fn you(&mut self, effect: &Effect) -> Vec<Phrase> {
        self.sentences(effect, &mut Subject::you(), Length::Free)
    }

    /// About somebody else, whom the first sentence names.
    pub fn they(&mut self, name: Phrase, effect: &Effect) -> Vec<Phrase> {
        self.sentences(effect, &mut Subject::they(name), Length::Free)
    }

    fn sentences(&mut self, effect: &Effect, subject: &mut Subject, length: Length) -> Vec<Phrase> {
        let mut told = Told::new(length);
        self.tell(effect, subject, &mut told);
        told.end_sentence(subject);
        told.sentences
    }

    /// About the same person, as part of a longer sentence that has named them.
    pub(super) fn clause(&mut self, effect: &Effect, voice: Voice) -> Phrase {
        let mut subject = match voice.who {
            Who::You => Subject::you(),
            Who::They | Who::Them | Who::All | Who::Ally => Subject::they(Phrase::new("scope-that-player")),
        };
        self.inline(effect, &mut subject)
    }

    /// As part of a longer sentence.
    fn inline(&mut self, effect: &Effect, subject: &mut Subject) -> Phrase {
        joined("join-then", self.sentences(effect, subject, Length::Inline))
    }

    fn tell(&mut self, effect: &Effect, subject: &mut Subject, told: &mut Told) {
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
                    let about_subject = matches!(op, Op::OnNextGain(_));
                    told.sentences.push(if about_subject { subject.open(clause) } else { clause });
                }
            },
            Effect::May(inner) => self.may(inner, subject, told),
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
                match token_table(effect) {
                    Some(rows) => told.sentences.push(self.token_table(rows, subject)),
                    None => self.if_then(when, then, otherwise.as_deref(), subject, told),
                }
            }
            Effect::Repeat(times, body) => {
                told.end_sentence(subject);
                let repeated = self.repeat(times, body, subject);
                told.sentences.push(repeated);
            }
            Effect::Each(Scope::SharedTurnCards, body) => {
                told.end_sentence(subject);
                self.memory.it = It::SharedCard;
                let text = self.inline(body, subject);
                self.memory.it = It::Card;
                told.sentences.push(Phrase::new("each-shared-turn-card").phrase("text", text));
            }
            Effect::With(scope, body) | Effect::Each(scope, body) => {
                told.end_sentence(subject);
                let name = self.scope(scope);
                told.sentences.extend(self.they(name, body));
            }
        }
    }

    fn may(&mut self, inner: &Effect, subject: &mut Subject, told: &mut Told) {
        let steps = steps(inner);
        let mut wish = Vec::new();
        let mut said = 0;
        while let Some(verbs) = steps.get(said).and_then(|step| self.verbs(step, subject.voice.infinitive())) {
            wish.extend(verbs);
            said += 1;
        }
        let rest = &steps[said..];
        if !wish.is_empty() {
            told.verbs.push(subject.voice.verb("may").phrase("text", series(wish)));
            if rest.is_empty() {
                return;
            }
        }
        told.end_sentence(subject);
        let outside = std::mem::replace(&mut self.after_if, said > 0);
        let mut then = Told::new(Length::Inline);
        for step in rest {
            self.tell(step, subject, &mut then);
        }
        then.end_sentence(subject);
        self.after_if = outside;
        // A wish that opens with somebody else's deed has no verb of its own to put "may" before.
        let id = if said == 0 { "may-choose" } else { "if-done" };
        let then = subject.voice.about(id).phrase("text", joined("join-then", then.sentences));
        match told.sentences.pop() {
            // Not one after the other: "you may …; if you do, …".
            Some(wish) if said > 0 && told.length == Length::Inline => told.sentences.push(joined("join-semicolon", vec![wish, then])),
            before => told.sentences.extend(before.into_iter().chain([then])),
        }
    }

    /// The effect as verbs alone, if it can be told so.
    fn verbs(&mut self, effect: &Effect, voice: Voice) -> Option<Vec<Phrase>> {
        let before = self.memory;
        let verbs = match effect {
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
        };
        if verbs.is_none() {
            self.memory = before;
        }
        verbs
    }

    fn if_then(&mut self, when: &Condition, then: &Effect, otherwise: Option<&Effect>, subject: &mut Subject, told: &mut Told) {
        let condition = self.condition(when, subject.voice);
        let opening = if subject.new { subject.say() } else { None };
        let outside = std::mem::replace(&mut self.after_if, true);
        let then = self.inline(then, subject);
        let sentence = Phrase::new("if-then").phrase("when", condition).phrase("text", then);
        let mut sentences = vec![opened(opening, sentence)];
        if let Some(otherwise) = otherwise {
            let text = self.inline(otherwise, subject);
            sentences.push(Phrase::new("otherwise").phrase("text", text));
        }
        self.after_if = outside;
        match told.length {
            Length::Free => told.sentences.extend(sentences),
            // Not one after the other: "if …, then …; otherwise …".
            Length::Inline => told.sentences.push(joined("join-semicolon", sentences)),
        }
    }

    fn token_table(&mut self, rows: Vec<Row<'_>>, subject: &mut Subject) -> Phrase {
        let outside = std::mem::replace(&mut self.after_if, true);
        let rows = rows
            .into_iter()
            .map(|row| match row {
                Row::Between(low, high, effect) => {
                    let text = self.inline(effect, subject);
                    self.about_tokens("token-row").number("low", low).number("high", high).phrase("text", text)
                }
                Row::Otherwise(effect) => Phrase::new("token-row-otherwise").phrase("text", self.inline(effect, subject)),
            })
            .collect();
        self.after_if = outside;
        joined("join-semicolon", rows)
    }

    fn repeat(&mut self, times: &Amount, body: &Effect, subject: &mut Subject) -> Phrase {
        if let (Amount::Fixed(n), Effect::Do(Op::Routine(id))) = (times, body) {
            return self.routine(id, *n);
        }
        let (id, times) = if let Amount::Fixed(n) = times {
            (if chooses_anew(body) { "repeat-anew" } else { "repeat" }, Phrase::new("n-times").number("n", *n))
        } else {
            ("repeat-equal", self.source(times, "equal", subject.voice))
        };
        // "A number of times equal to …" needs a verb, as "if …" does.
        let outside = self.after_if;
        self.after_if |= id == "repeat-equal";
        let text = self.inline(body, subject);
        self.after_if = outside;
        Phrase::new(id).phrase("times", times).phrase("text", text)
    }

    fn scope(&self, scope: &Scope) -> Phrase {
        let id = match scope {
            Scope::AnyPlayer => "scope-any-player",
            Scope::AnyAlly => "scope-any-ally",
            Scope::AnotherPlayer => "scope-another-player",
            Scope::ActivePlayer => "scope-active-player",
            Scope::LowestLife => "scope-lowest-life",
            Scope::HighestLife => "scope-highest-life",
            Scope::MostCharges => "scope-most-charges",
            Scope::MostPrepped => "scope-most-prepped",
            Scope::MostOpenBreaches => "scope-most-open-breaches",
            Scope::MostInHand(id) => return Phrase::new("scope-most-in-hand").name("name", &(self.lore.names)(id)),
            Scope::DearestPrepped => "scope-dearest-prepped",
            Scope::OwnerOfIt if self.memory.it == It::SharedCard => "scope-one-of-several",
            // Cards are told of by `Each` itself.
            Scope::OwnerOfIt | Scope::SharedTurnCards => "scope-that-player",
            Scope::Players => "scope-each-player",
        };
        Phrase::new(id)
    }
}

fn opened(name: Option<Phrase>, sentence: Phrase) -> Phrase {
    match name {
        Some(name) => Phrase::new("labelled").phrase("label", name).phrase("text", sentence),
        None => sentence,
    }
}

/// Nested sequences laid flat.
fn steps(effect: &Effect) -> Vec<&Effect> {
    match effect {
        Effect::Seq(effects) => effects.iter().flat_map(steps).collect(),
        Effect::May(_) | Effect::Or(_) | Effect::If { .. } | Effect::Repeat(..) | Effect::With(..) | Effect::Each(..) | Effect::Do(_) => {
            vec![effect]
        }
    }
}

/// Whether repeating it lets the players choose somebody or something else each time.
fn chooses_anew(effect: &Effect) -> bool {
    match effect {
        Effect::With(Scope::AnyPlayer | Scope::AnyAlly | Scope::AnotherPlayer, _) | Effect::Or(_) => true,
        Effect::Do(op) => matches!(op, Op::Devour { .. } | Op::Focus(_) | Op::Cast(_)),
        Effect::With(..) | Effect::Seq(_) | Effect::May(_) | Effect::If { .. } | Effect::Repeat(..) | Effect::Each(..) => false,
    }
}

enum Row<'e> {
    Between(u8, u8, &'e Effect),
    Otherwise(&'e Effect),
}

/// A chain of "otherwise" that only asks how many tokens there are reads best as a table.
fn token_table(effect: &Effect) -> Option<Vec<Row<'_>>> {
    let mut rows = Vec::new();
    let mut rest = Some(effect);
    while let Some(effect) = rest {
        rest = if let Effect::If { when: Condition::TokensBetween(low, high), then, otherwise } = effect {
            rows.push(Row::Between(*low, *high, then));
            otherwise.as_deref()
        } else {
            rows.push(Row::Otherwise(effect));
            None
        };
    }
    let ranges = rows.iter().filter(|row| matches!(row, Row::Between(..))).count();
    (ranges >= 2).then_some(rows)
}
