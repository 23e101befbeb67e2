//! Phrases said aloud: the only crate that knows how Russian and English sound.
//!
//! A [`Phrase`] names a message and its arguments; the messages live in `locales/{ru,en}/*.ftl`
//! (Project Fluent) and are embedded here. Knows no game and no rule: what is said is decided by
//! the game crates, how it is said by the locales.

#![warn(unreachable_pub)]

mod lang;
mod quotes;
mod sentence;
mod span;

pub use lang::{Lang, UnknownLang};
pub use quotes::nest_quotes;
pub use sentence::sentence;
pub use span::Span;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use koloda_kernel::phrase::{Arg, Name, Phrase};
use std::borrow::Cow;
use std::fmt;

static LOCALES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../locales");

/// All messages of both languages, ready to be said. Built once and shared between threads.
pub struct Words {
    ru: FluentBundle<FluentResource>,
    en: FluentBundle<FluentResource>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Words")
    }
}

impl Default for Words {
    fn default() -> Words {
        Words::new()
    }
}

impl Words {
    /// # Panics
    /// If an embedded locale file is not valid Fluent, or defines a message twice; tests read all of them.
    pub fn new() -> Words {
        Words { ru: bundle(Lang::Ru), en: bundle(Lang::En) }
    }

    /// The phrase in this language. A message that does not exist is said as `⟦id⟧`.
    pub fn say(&self, lang: Lang, phrase: &Phrase) -> String {
        span::without_marks(&self.marked(lang, phrase))
    }

    /// The same, in pieces: what names a card, what has an icon, what is plain text.
    pub fn spans(&self, lang: Lang, phrase: &Phrase) -> Vec<Span> {
        span::spans(&self.marked(lang, phrase))
    }

    fn marked(&self, lang: Lang, phrase: &Phrase) -> String {
        nest_quotes(&self.teller(lang, &mut Vec::new()).say(phrase))
    }

    /// What is wrong with this phrase in this language: messages that do not exist, arguments a
    /// message asks for and does not get. Empty when all is well.
    pub fn missing(&self, lang: Lang, phrase: &Phrase) -> Vec<String> {
        let mut missing = Vec::new();
        self.teller(lang, &mut missing).say(phrase);
        missing
    }

    fn teller<'w>(&'w self, lang: Lang, faults: &'w mut Vec<String>) -> Teller<'w> {
        let bundle = match lang {
            Lang::Ru => &self.ru,
            Lang::En => &self.en,
        };
        Teller { lang, bundle, faults }
    }
}

/// The locale files of one language: their names and contents.
pub fn locale_files(lang: Lang) -> Vec<(&'static str, &'static str)> {
    let folder = LOCALES.get_dir(lang.code()).expect("every language has a folder");
    let mut files: Vec<_> = folder
        .files()
        .filter(|file| file.path().extension().is_some_and(|extension| extension == "ftl"))
        .map(|file| (file.path().to_str().expect("a plain file name"), file.contents_utf8().expect("locales are UTF-8")))
        .collect();
    files.sort_unstable();
    files
}

fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
    // Isolation marks protect mixed-direction text; both our languages run left to right.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(below_zero));
    bundle.add_function("SENTENCE", fluent_sentence).expect("the first function of this name");
    bundle.add_function("ICON", span::fluent_icon).expect("the first function of this name");
    bundle.add_function("BETWEEN", span::fluent_between).expect("the first function of this name");
    for (file, text) in locale_files(lang) {
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{file}: {errors:?}"));
    }
    bundle
}

/// A number below zero is written with a minus, not with a hyphen.
fn below_zero<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replacen('-', "\u{2212}", 1)),
        _ => None,
    }
}

fn fluent_sentence<'a>(positional: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    match positional {
        [FluentValue::String(text)] => FluentValue::from(sentence(text)),
        _ => FluentValue::Error,
    }
}

struct Teller<'w> {
    lang: Lang,
    bundle: &'w FluentBundle<FluentResource>,
    faults: &'w mut Vec<String>,
}

impl Teller<'_> {
    fn say(&mut self, phrase: &Phrase) -> String {
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for (name, arg) in &phrase.args {
            args.set(*name, self.value(arg));
        }
        self.format(&phrase.id, &args)
    }

    fn value(&mut self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Word(Cow::Borrowed(word)) => FluentValue::from((*word).to_owned()),
            Arg::Word(Cow::Owned(word)) => FluentValue::from(span::harmless(word)),
            Arg::Name(name) => FluentValue::from(self.name(name)),
            Arg::Phrase(phrase) => FluentValue::from(self.say(phrase)),
            Arg::List { joiner, items } => FluentValue::from(self.join(joiner, items)),
        }
    }

    fn name(&self, name: &Name) -> String {
        let said = match self.lang {
            Lang::Ru => &name.ru,
            Lang::En => &name.en,
        };
        name.card.as_deref().map_or_else(|| said.clone(), |card| span::card(card, said))
    }

    fn join(&mut self, joiner: &str, items: &[Phrase]) -> String {
        let mut said = items.iter();
        let Some(first) = said.next() else { return String::new() };
        let mut text = self.say(first);
        for item in said {
            let mut args = FluentArgs::with_capacity(2);
            args.set("a", text);
            args.set("b", self.say(item));
            text = self.format(joiner, &args);
        }
        text
    }

    fn format(&mut self, id: &str, args: &FluentArgs<'_>) -> String {
        let (message, attribute) = match id.split_once('.') {
            Some((message, attribute)) => (message, Some(attribute)),
            None => (id, None),
        };
        let pattern = self.bundle.get_message(message).and_then(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        });
        let Some(pattern) = pattern else {
            self.faults.push(id.to_owned());
            return format!("⟦{id}⟧");
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        self.faults.extend(errors.into_iter().map(|error| format!("{id}: {error}")));
        text
    }
}
