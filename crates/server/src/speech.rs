//! Phrases in words, remembered: the same labels are said over and over.

use crate::protocol::Texts;
use koloda_kernel::phrase::{Arg, Phrase};
use koloda_text::{Lang, Words};
use std::collections::HashMap;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, RwLock};

/// Forgotten together when there are more.
const MOST: usize = 20_000;

type Said = HashMap<u64, Vec<(Phrase, Arc<str>)>>;

#[derive(Default)]
pub struct Speech {
    words: Words,
    said: [RwLock<Said>; 2],
}

impl fmt::Debug for Speech {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Speech")
    }
}

impl Speech {
    pub fn say(&self, lang: Lang, phrase: &Phrase) -> String {
        let said = &self.said[lang as usize];
        let key = key(phrase);
        if let Some(text) = said.read().expect("nobody panics here").get(&key).and_then(|same| find(same, phrase)) {
            return text.to_string();
        }
        let text = self.words.say(lang, phrase);
        let mut said = said.write().expect("nobody panics here");
        if said.len() >= MOST {
            said.clear();
        }
        said.entry(key).or_default().push((phrase.clone(), text.as_str().into()));
        text
    }

    /// The phrase, or `other` where there are no words for it.
    pub fn say_or(&self, lang: Lang, phrase: &Phrase, other: &str) -> String {
        if self.words.missing(lang, phrase).is_empty() { self.say(lang, phrase) } else { other.to_owned() }
    }

    /// Several, as one text.
    pub fn all(&self, lang: Lang, phrases: &[Phrase]) -> String {
        phrases.iter().map(|phrase| self.say(lang, phrase)).collect::<Vec<_>>().join("; ")
    }

    /// In both languages, for programs.
    pub fn both(&self, phrase: &Phrase) -> Texts {
        Texts { ru: self.words.say(Lang::Ru, phrase), en: self.words.say(Lang::En, phrase) }
    }
}

fn find<'s>(same: &'s [(Phrase, Arc<str>)], phrase: &Phrase) -> Option<&'s Arc<str>> {
    same.iter().find(|(known, _)| known == phrase).map(|(_, text)| text)
}

fn key(phrase: &Phrase) -> u64 {
    let mut hasher = DefaultHasher::new();
    hash_phrase(phrase, &mut hasher);
    hasher.finish()
}

fn hash_phrase(phrase: &Phrase, hasher: &mut DefaultHasher) {
    phrase.id.hash(hasher);
    for (name, arg) in &phrase.args {
        name.hash(hasher);
        match arg {
            Arg::Number(number) => number.hash(hasher),
            Arg::Word(word) => word.hash(hasher),
            Arg::Name(name) => name.en.hash(hasher),
            Arg::Phrase(phrase) => hash_phrase(phrase, hasher),
            Arg::List { joiner, items } => {
                joiner.hash(hasher);
                items.iter().for_each(|item| hash_phrase(item, hasher));
            }
        }
    }
}
