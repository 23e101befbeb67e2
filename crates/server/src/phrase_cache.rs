//! A cache of phrases in words: the same labels are sent over and over.
//!
//! A phrase with words of a stranger is not kept. Such words are made at run time (`Cow::Owned`), while
//! phrases of the games are made of numbers, names of cards and words of the program.

use crate::protocol::Texts;
use crate::spans::{SpanTexts, Spans};
use koloda_kernel::phrase::{Arg, Phrase};
use koloda_text::{Lang, Span, Words};
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use std::borrow::Cow;
use std::fmt;

/// Of each language. What has not been said for long is forgotten first.
const MOST_BYTES: u64 = 8 << 20;
/// A guess at how many phrases that is.
const PHRASES: usize = 20_000;

type Cached = Cache<Phrase, Spans, Bytes>;

pub struct PhraseCache {
    words: Words,
    cached: [Cached; 2],
}

impl Default for PhraseCache {
    fn default() -> PhraseCache {
        let cached = || Cache::with_weighter(PHRASES, MOST_BYTES, Bytes);
        PhraseCache { words: Words::default(), cached: [cached(), cached()] }
    }
}

impl fmt::Debug for PhraseCache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Speech")
    }
}

impl PhraseCache {
    pub fn say(&self, lang: Lang, phrase: &Phrase) -> String {
        self.spans(lang, phrase).to_string()
    }

    /// The phrase, or `other` where there are no words for it.
    pub fn say_or(&self, lang: Lang, phrase: &Phrase, other: &str) -> String {
        if self.has_words(lang, phrase) { self.say(lang, phrase) } else { other.to_owned() }
    }

    /// The phrase in pieces: names of cards, numbers with their icon.
    pub fn spans(&self, lang: Lang, phrase: &Phrase) -> Spans {
        let cached = &self.cached[lang as usize];
        if let Some(spans) = cached.get(phrase) {
            return spans;
        }
        let spans = Spans::from(self.words.spans(lang, phrase));
        if is_ours(phrase) {
            cached.insert(phrase.clone(), spans.clone());
        }
        spans
    }

    pub fn has_words(&self, lang: Lang, phrase: &Phrase) -> bool {
        self.words.missing(lang, phrase).is_empty()
    }

    /// Several, as one text.
    pub fn all(&self, lang: Lang, phrases: &[Phrase]) -> String {
        phrases.iter().map(|phrase| self.say(lang, phrase)).collect::<Vec<_>>().join("; ")
    }

    /// In both languages, for programs.
    pub fn both(&self, phrase: &Phrase) -> Texts {
        Texts { ru: self.words.say(Lang::Ru, phrase), en: self.words.say(Lang::En, phrase) }
    }

    pub fn both_in_spans(&self, phrase: &Phrase) -> SpanTexts {
        SpanTexts { ru: self.words.spans(Lang::Ru, phrase).into(), en: self.words.spans(Lang::En, phrase).into() }
    }
}

/// Whether every word of a phrase was written by us.
fn is_ours(phrase: &Phrase) -> bool {
    phrase.args.iter().all(|(_, arg)| match arg {
        Arg::Number(_) | Arg::Name(_) | Arg::Word(Cow::Borrowed(_)) => true,
        Arg::Word(Cow::Owned(_)) => false,
        Arg::Phrase(phrase) => is_ours(phrase),
        Arg::List { items, .. } => items.iter().all(is_ours),
    })
}

/// Weighs what is remembered.
#[derive(Clone)]
struct Bytes;

impl Weighter<Phrase, Spans> for Bytes {
    fn weight(&self, phrase: &Phrase, spans: &Spans) -> u64 {
        let spans = spans.pieces().iter().map(|span| size_of_val(span) + span.text().len() + key_of(span));
        (weight(phrase) + spans.sum::<usize>()) as u64
    }
}

fn key_of(span: &Span) -> usize {
    match span {
        Span::Card { card: key, .. } | Span::Icon { icon: key, .. } => key.len(),
        Span::Text(_) | Span::Between { .. } => 0,
    }
}

fn weight(phrase: &Phrase) -> usize {
    let args = phrase.args.iter().map(|named| {
        let (_, arg) = named;
        size_of_val(named)
            + match arg {
                Arg::Number(_) | Arg::Word(Cow::Borrowed(_)) => 0,
                Arg::Word(Cow::Owned(word)) => word.len(),
                Arg::Name(name) => name.ru.len() + name.en.len(),
                Arg::Phrase(phrase) => weight(phrase),
                Arg::List { items, .. } => items.iter().map(weight).sum(),
            }
    });
    size_of_val(phrase) + phrase.id.len() + args.sum::<usize>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use koloda_kernel::phrase::Name;

    fn kept(phrases: &PhraseCache) -> (usize, u64) {
        let cached = &phrases.cached[Lang::En as usize];
        (cached.len(), cached.weight())
    }

    #[test]
    fn what_strangers_write_is_never_remembered() {
        let phrases = PhraseCache::default();
        for number in 0..600 {
            let theirs = Phrase::new("setup-unknown").word("what", "mage").word("value", format!("{number}{}", "x".repeat(60_000)));
            phrases.say(Lang::En, &theirs);
            phrases.all(Lang::En, &[Phrase::new("text").phrase("text", theirs)]);
        }
        assert_eq!(kept(&phrases), (0, 0));
    }

    #[test]
    fn what_is_remembered_is_bounded_in_bytes() {
        let phrases = PhraseCache::default();
        for number in 0..1000 {
            let long = "x".repeat(60_000);
            phrases.say(Lang::En, &Phrase::new("text").number("n", number).name("text", &Name::same(&long)));
        }
        let (count, bytes) = kept(&phrases);
        assert!(count > 0 && bytes <= MOST_BYTES, "{count} phrases, {bytes} bytes");
        let same = Phrase::new("server-over");
        assert_eq!(phrases.say(Lang::En, &same), phrases.say(Lang::En, &same));
    }
}
