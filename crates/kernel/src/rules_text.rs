//! Rules text made from effects: control flow becomes sentences around a game's own words.
//!
//! The kernel owns sequence, may, or, if, repeat, with and each, so it renders them too; a game renders its operations, conditions,
//! amounts and scopes ([`RenderText`]). An operation is either a verb, which takes the subject at hand ("draw a card", "any player
//! draws a card"), or a clause with a subject of its own ("the town suffers 2 damage"). Verbs about one subject are gathered into
//! one sentence; a clause of its own ends it. No sentence stands here: the messages are in `locales/*/common.ftl`.

use crate::effect::{Effect, Vocabulary};
use crate::phrase::{Name, Phrase};
use std::borrow::Cow;
use std::fmt::{self, Debug};

/// The attribute of an operation's message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// An imperative to the reader.
    You,
    /// The third person, the subject being said before it.
    They,
    /// After "may".
    Infinitive,
}

/// A grammatical person: the reader or somebody else, as messages tell them apart.
pub trait GrammaticalPerson: Copy + Debug + PartialEq {
    const READER: Self;
    const OTHER: Self;
    fn key(self) -> &'static str;
}

/// The reader, or somebody else: all that most games tell apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Person {
    You,
    They,
}

impl GrammaticalPerson for Person {
    const READER: Person = Person::You;
    const OTHER: Person = Person::They;

    fn key(self) -> &'static str {
        match self {
            Person::You => "you",
            Person::They => "they",
        }
    }
}

/// The grammatical voice of a sentence: its person and its form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Voice<P> {
    pub form: Form,
    pub person: P,
}

impl<P: GrammaticalPerson> Voice<P> {
    pub const YOU: Voice<P> = Voice { form: Form::You, person: P::READER };
    pub const THEY: Voice<P> = Voice { form: Form::They, person: P::OTHER };

    #[must_use]
    pub fn infinitive(self) -> Voice<P> {
        Voice { form: Form::Infinitive, ..self }
    }

    /// The message `id` in this form.
    pub fn verb(self, id: &str) -> Phrase {
        let form = match self.form {
            Form::You => "you",
            Form::They => "they",
            Form::Infinitive => "inf",
        };
        self.about(format!("{id}.{form}"))
    }

    /// The message `id`, which knows whom it is about.
    pub fn about(self, id: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase::new(id).word("who", self.person.key())
    }
}

/// One operation, told.
#[derive(Debug)]
pub enum Clause {
    Verb(Phrase),
    Whole(Phrase),
    /// Whole, and speaking of "that player", who must have been named before.
    AboutSubject(Phrase),
}

/// The subject of the sentences that are being rendered.
#[derive(Debug)]
pub struct Subject<P> {
    pub voice: Voice<P>,
    /// How the subject is named when it is next said; the reader is never named.
    name: Option<Phrase>,
    /// Not named so far.
    new: bool,
}

impl<P: GrammaticalPerson> Subject<P> {
    pub fn you() -> Subject<P> {
        Subject { voice: Voice::YOU, name: None, new: false }
    }

    pub fn they(name: Phrase) -> Subject<P> {
        Subject { voice: Voice::THEY, name: Some(name), new: true }
    }

    /// Names the subject; from now on it is "that player".
    fn say(&mut self) -> Option<Phrase> {
        self.new = false;
        self.name.is_some().then(|| self.name.replace(Phrase::new("that-player"))).flatten()
    }

    fn say_if_new(&mut self) -> Option<Phrase> {
        if self.new { self.say() } else { None }
    }
}

/// Sentences rendered so far, and verbs still waiting for their sentence to end.
#[derive(Debug)]
pub struct Sentences {
    sentences: Vec<Phrase>,
    verbs: Vec<Phrase>,
    length: Length,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Length {
    /// Sentences of their own; an imperative is short enough to be one.
    Free,
    /// Parts of a longer sentence.
    Inline,
}

impl Sentences {
    fn new(length: Length) -> Sentences {
        Sentences { sentences: Vec::new(), verbs: Vec::new(), length }
    }

    fn end_sentence<P: GrammaticalPerson>(&mut self, subject: &mut Subject<P>) {
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

    /// Sentences that belong together: inside another one they must not be read as steps, one after the other.
    fn together(&mut self, sentences: Vec<Phrase>) {
        match self.length {
            Length::Free => self.sentences.extend(sentences),
            Length::Inline => self.sentences.push(joined("join-semicolon", sentences)),
        }
    }
}

/// A game's conditions, told.
pub trait RenderConditions<C> {
    type Person: GrammaticalPerson;

    /// To stand after "if" or "while".
    fn when(&self, condition: &C, voice: Voice<Self::Person>) -> Phrase;
}

/// A game's own words, told; the methods with a body tell the control flow around them.
pub trait RenderText<V: Vocabulary>: RenderConditions<V::Condition> {
    /// Memory of what "it" and "that many" refer to.
    type Memory: Copy + Default;

    fn op(&mut self, op: &V::Op, voice: Voice<Self::Person>) -> Clause;
    /// Whom the body of a `With`, or each time that of an `Each`, is about.
    fn scope(&mut self, scope: &V::Scope, each: bool) -> Phrase;
    fn repeat(&mut self, times: &V::Amount, body: &Effect<V>, subject: &mut Subject<Self::Person>) -> Phrase;

    /// A whole that reads better than its parts would.
    fn figure(&mut self, effect: &Effect<V>, subject: &mut Subject<Self::Person>) -> Option<Phrase> {
        let _ = (effect, subject);
        None
    }

    fn memory(&self) -> Self::Memory {
        Self::Memory::default()
    }

    fn recall(&mut self, memory: Self::Memory) {
        let _ = memory;
    }

    /// Says whether what follows depends on an "if …", and returns what held before.
    fn depend(&mut self, depends: bool) -> bool {
        let _ = depends;
        false
    }

    /// About the reader, one clause per sentence, in lower case and without full stops.
    fn you(&mut self, effect: &Effect<V>) -> Vec<Phrase> {
        match effect {
            Effect::Or(options) if !options.iter().all(is_one_step) => vec![self.choice(options)],
            _ => self.sentences(effect, &mut Subject::you(), false),
        }
    }

    /// Options on lines of their own: in one sentence nobody could tell how many of the steps before "or" belong to it.
    fn choice(&mut self, options: &[Effect<V>]) -> Phrase {
        let mut text = self.each_anew(options, |renderer, option| renderer.sentences(option, &mut Subject::you(), false)).into_iter();
        let mut first = text.next().unwrap_or_default().into_iter();
        // The very first clause may yet come behind a label, so it stays in lower case.
        let opening = first.next().map(|clause| Phrase::new("ended").phrase("text", clause));
        let opening = joined("join-sentences", opening.into_iter().chain(first.map(sentence)).collect());
        joined("join-choice-lines", [opening].into_iter().chain(text.map(|option| paragraph(None, option))).collect())
    }

    /// Tells alternatives: none of them may refer to what another one did.
    fn each_anew<T>(&mut self, options: &[Effect<V>], mut render: impl FnMut(&mut Self, &Effect<V>) -> T) -> Vec<T> {
        let before = self.memory();
        options
            .iter()
            .map(|option| {
                self.recall(before);
                render(self, option)
            })
            .collect()
    }

    /// About somebody else, whom the first sentence names.
    fn they(&mut self, name: Phrase, effect: &Effect<V>) -> Vec<Phrase> {
        self.sentences(effect, &mut Subject::they(name), false)
    }

    /// As part of a longer sentence.
    fn inline(&mut self, effect: &Effect<V>, subject: &mut Subject<Self::Person>) -> Phrase {
        joined("join-then", self.sentences(effect, subject, true))
    }

    /// As part of a longer sentence with an "if …".
    fn dependent(&mut self, effect: &Effect<V>, subject: &mut Subject<Self::Person>) -> Phrase {
        let outside = self.depend(true);
        let text = self.inline(effect, subject);
        self.depend(outside);
        text
    }

    /// About the same person, as part of a longer sentence that has named them.
    fn clause(&mut self, effect: &Effect<V>, voice: Voice<Self::Person>) -> Phrase {
        let mut subject = if voice.person == Self::Person::READER { Subject::you() } else { Subject::they(Phrase::new("that-player")) };
        self.inline(effect, &mut subject)
    }

    fn sentences(&mut self, effect: &Effect<V>, subject: &mut Subject<Self::Person>, inline: bool) -> Vec<Phrase> {
        let mut text = Sentences::new(if inline { Length::Inline } else { Length::Free });
        self.render(effect, subject, &mut text);
        text.end_sentence(subject);
        text.sentences
    }

    fn render(&mut self, effect: &Effect<V>, subject: &mut Subject<Self::Person>, text: &mut Sentences) {
        match effect {
            Effect::Seq(effects) => effects.iter().for_each(|effect| self.render(effect, subject, text)),
            Effect::Do(op) => self.render_op(op, subject, text),
            Effect::May(inner) => self.render_may(inner, subject, text),
            Effect::Or(options) => self.render_choice(effect, options, subject, text),
            Effect::If { .. } | Effect::Repeat(..) | Effect::With(..) | Effect::Each(..) => {
                text.end_sentence(subject);
                match self.figure(effect, subject) {
                    Some(figure) => text.sentences.push(figure),
                    None => self.render_whole(effect, subject, text),
                }
            }
        }
    }

    /// As part of a longer sentence, or among others.
    fn render_choice(&mut self, effect: &Effect<V>, options: &[Effect<V>], subject: &mut Subject<Self::Person>, text: &mut Sentences) {
        let simple = options.iter().all(is_one_step);
        // Without a subject before them, options of several steps need an opening.
        let verbs = if simple || subject.name.is_some() { self.verbs(effect, subject.voice) } else { None };
        if let Some(verbs) = verbs {
            return text.verbs.extend(verbs);
        }
        text.end_sentence(subject);
        let options = self.each_anew(options, |renderer, option| grouped(option, renderer.inline(option, subject)));
        let choice = joined("join-choice", options);
        text.sentences.push(if simple { choice } else { Phrase::new("choose-one").phrase("text", choice) });
    }

    fn render_op(&mut self, op: &V::Op, subject: &mut Subject<Self::Person>, text: &mut Sentences) {
        let clause = match self.op(op, subject.voice) {
            Clause::Verb(verb) => return text.verbs.push(verb),
            Clause::Whole(clause) => {
                text.end_sentence(subject);
                clause
            }
            Clause::AboutSubject(clause) => {
                text.end_sentence(subject);
                headed(subject.say_if_new(), clause)
            }
        };
        text.sentences.push(clause);
    }

    /// What is never a mere verb.
    fn render_whole(&mut self, effect: &Effect<V>, subject: &mut Subject<Self::Person>, text: &mut Sentences) {
        match effect {
            Effect::If { when, then, otherwise } => {
                let condition = self.when(when, subject.voice);
                // "Any player: if they have 5 life or more, that player …": the condition must not come before whom it is about.
                let opening = subject.say_if_new();
                let before = self.memory();
                let then = self.dependent(then, subject);
                let mut cases = vec![headed(opening, Phrase::new("if-then").phrase("when", condition).phrase("text", then))];
                let mut rest = otherwise.as_deref();
                while let Some(effect) = rest {
                    self.recall(before);
                    let (case, then, other) = match effect {
                        Effect::If { when, then, otherwise } => {
                            let when = self.when(when, subject.voice);
                            (Phrase::new("otherwise-if").phrase("when", when), &**then, otherwise.as_deref())
                        }
                        _ => (Phrase::new("otherwise"), effect, None),
                    };
                    cases.push(case.phrase("text", self.dependent(then, subject)));
                    rest = other;
                }
                text.together(cases);
            }
            Effect::Repeat(times, body) => {
                let repeated = self.repeat(times, body, subject);
                text.sentences.push(repeated);
            }
            Effect::With(scope, body) | Effect::Each(scope, body) => {
                let mut about = Subject::they(self.scope(scope, matches!(effect, Effect::Each(..))));
                let mut sentences = self.sentences(body, &mut about, false);
                // Nothing in it was about them, and yet it happens once for each, or once one was chosen.
                if let Some(name) = about.say_if_new() {
                    sentences = vec![headed(Some(name), joined("join-semicolon", sentences))];
                }
                text.sentences.extend(sentences);
            }
            Effect::Seq(_) | Effect::May(_) | Effect::Or(_) | Effect::Do(_) => self.render(effect, subject, text),
        }
    }

    /// "You may …": as many steps as are verbs; "if you do, …": the rest.
    fn render_may(&mut self, inner: &Effect<V>, subject: &mut Subject<Self::Person>, text: &mut Sentences) {
        let steps = steps(inner);
        let mut wish = Vec::new();
        let mut said = 0;
        while let Some(verbs) = steps.get(said).and_then(|step| self.verbs(step, subject.voice.infinitive())) {
            wish.extend(verbs);
            said += 1;
        }
        let rest = &steps[said..];
        if !wish.is_empty() {
            text.verbs.push(subject.voice.verb("may").phrase("text", series(wish)));
            if rest.is_empty() {
                return;
            }
        }
        text.end_sentence(subject);
        let outside = self.depend(said > 0);
        let mut then = Sentences::new(Length::Inline);
        rest.iter().for_each(|step| self.render(step, subject, &mut then));
        then.end_sentence(subject);
        self.depend(outside);
        // A wish that opens with somebody else's deed has no verb of its own to put "may" before.
        let id = if said == 0 { "may-choose" } else { "if-done" };
        let then = subject.voice.about(id).phrase("text", joined("join-then", then.sentences));
        let wish = if said > 0 { text.sentences.pop() } else { None };
        text.together(wish.into_iter().chain([then]).collect());
    }

    /// The effect as verbs alone, if it can be told so.
    fn verbs(&mut self, effect: &Effect<V>, voice: Voice<Self::Person>) -> Option<Vec<Phrase>> {
        let before = self.memory();
        let verbs = match effect {
            Effect::Do(op) => match self.op(op, voice) {
                Clause::Verb(verb) => Some(vec![verb]),
                Clause::Whole(_) | Clause::AboutSubject(_) => None,
            },
            Effect::Seq(effects) => {
                effects.iter().map(|effect| self.verbs(effect, voice)).collect::<Option<Vec<_>>>().map(|all| all.concat())
            }
            Effect::Or(options) => {
                let options = self.each_anew(options, |renderer, option| Some(grouped(option, series(renderer.verbs(option, voice)?))));
                options.into_iter().collect::<Option<Vec<_>>>().map(|options| vec![joined("join-choice", options)])
            }
            Effect::May(inner) if voice.form != Form::Infinitive => {
                self.verbs(inner, voice.infinitive()).map(|wish| vec![voice.verb("may").phrase("text", series(wish))])
            }
            Effect::May(_) | Effect::If { .. } | Effect::Repeat(..) | Effect::With(..) | Effect::Each(..) => None,
        };
        if verbs.is_none() {
            self.recall(before);
        }
        verbs
    }
}

/// Whether an effect is one deed, whoever does it.
pub fn is_one_step<V: Vocabulary>(effect: &Effect<V>) -> bool {
    match effect {
        Effect::Do(_) => true,
        Effect::With(_, body) | Effect::Each(_, body) | Effect::Repeat(_, body) => is_one_step(body),
        Effect::Seq(_) | Effect::May(_) | Effect::Or(_) | Effect::If { .. } => false,
    }
}

/// An option within a sentence, in brackets if it has several steps.
fn grouped<V: Vocabulary>(option: &Effect<V>, text: Phrase) -> Phrase {
    if is_one_step(option) { text } else { Phrase::new("grouped").phrase("text", text) }
}

/// Nested sequences laid flat.
fn steps<V: Vocabulary>(effect: &Effect<V>) -> Vec<&Effect<V>> {
    match effect {
        Effect::Seq(effects) => effects.iter().flat_map(steps).collect(),
        one => vec![one],
    }
}

fn headed(name: Option<Phrase>, sentence: Phrase) -> Phrase {
    match name {
        Some(name) => Phrase::new("labelled").phrase("label", name).phrase("text", sentence),
        None => sentence,
    }
}

/// The context of one component's text: what it has to look up elsewhere.
#[derive(Clone, Copy)]
pub struct TextContext<'a> {
    /// The name of the component with this id.
    pub names: &'a dyn Fn(&str) -> Name,
}

impl fmt::Debug for TextContext<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Lore")
    }
}

/// Clauses as sentences of one paragraph, the first behind a label.
pub fn paragraph(label: Option<Phrase>, mut clauses: Vec<Phrase>) -> Phrase {
    if let (Some(label), Some(first)) = (label, clauses.first_mut()) {
        let text = std::mem::replace(first, Phrase::new("text"));
        *first = headed(Some(label), text);
    }
    joined("join-sentences", clauses.into_iter().map(sentence).collect())
}

fn sentence(clause: Phrase) -> Phrase {
    Phrase::new("sentence").phrase("text", clause)
}

pub fn lines(paragraphs: Vec<Phrase>) -> Phrase {
    joined("join-lines", paragraphs)
}

pub fn words(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    joined("join-words", parts.into_iter().collect())
}

pub fn joined(joiner: &'static str, mut items: Vec<Phrase>) -> Phrase {
    if items.len() == 1 { items.remove(0) } else { Phrase::new("text").list("text", joiner, items) }
}

/// "a, b and c".
pub fn series(items: Vec<Phrase>) -> Phrase {
    listed("join-and", items)
}

/// "a, b or c".
pub fn alternatives(items: Vec<Phrase>) -> Phrase {
    listed("join-or", items)
}

fn listed(last_joiner: &'static str, mut items: Vec<Phrase>) -> Phrase {
    match items.pop() {
        None => Phrase::new("text").word("text", ""),
        Some(last) if items.is_empty() => last,
        Some(last) => Phrase::new(last_joiner).phrase("a", joined("join-comma", items)).phrase("b", last),
    }
}
