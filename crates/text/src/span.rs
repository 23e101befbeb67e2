//! Sentences as spans: plain text, names of cards, numbers with their icon, the word between two choices.
//!
//! While a phrase is put into words, what is more than text stands between private characters: a name that
//! leads to a card, and what the locales wrap in `ICON($n, "aether")` or `BETWEEN("OR")`. The finished sentence
//! is either cut into spans or stripped of the marks, so both say the same.

use fluent_bundle::{FluentArgs, FluentValue};
use serde::Serialize;
use ts_rs::TS;

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
pub enum Span {
    Text(String),
    /// The name of a card, with the card's id.
    Card {
        card: String,
        text: String,
    },
    /// A number of something that has an icon.
    Icon {
        icon: String,
        text: String,
    },
    /// A word that parts what stands before it from what stands after it.
    Between {
        between: String,
    },
}

impl Span {
    pub fn text(&self) -> &str {
        match self {
            Span::Text(text) | Span::Card { text, .. } | Span::Icon { text, .. } | Span::Between { between: text } => text,
        }
    }
}

/// A mark is OPEN, its kind, a key, KEY_END, the text, CLOSE.
const OPEN: char = '\u{E010}';
const KEY_END: char = '\u{E011}';
const CLOSE: char = '\u{E012}';

const CARD: char = 'c';
const ICON: char = 'i';
const BETWEEN: char = 'b';

fn mark(kind: char, key: &str, text: &str) -> String {
    format!("{OPEN}{kind}{key}{KEY_END}{text}{CLOSE}")
}

pub(crate) fn card(id: &str, name: &str) -> String {
    mark(CARD, id, name)
}

/// `ICON($n, "aether")`: the number, with the icon of what it counts.
pub(crate) fn fluent_icon<'a>(positional: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    match positional {
        [FluentValue::Number(number), FluentValue::String(icon)] => FluentValue::from(mark(ICON, icon, &number.as_string())),
        [FluentValue::String(text), FluentValue::String(icon)] => FluentValue::from(mark(ICON, icon, text)),
        _ => FluentValue::Error,
    }
}

/// `BETWEEN("OR")`: the word that parts two choices.
pub(crate) fn fluent_between<'a>(positional: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    match positional {
        [FluentValue::String(word)] => FluentValue::from(mark(BETWEEN, "", word)),
        _ => FluentValue::Error,
    }
}

/// Words of strangers without the characters that make a mark.
pub(crate) fn harmless(word: &str) -> String {
    word.chars().filter(|letter| ![OPEN, KEY_END, CLOSE].contains(letter)).collect()
}

/// How many bytes of marks a text begins with.
pub(crate) fn leading_marks(text: &str) -> usize {
    if !text.starts_with(OPEN) {
        return 0;
    }
    text.find(KEY_END).map_or(0, |end| end + KEY_END.len_utf8())
}

/// The text up to the marks it ends with.
pub(crate) fn without_closing_marks(text: &str) -> &str {
    text.trim_end_matches(CLOSE)
}

/// The text alone.
pub(crate) fn without_marks(text: &str) -> String {
    if !text.contains(OPEN) {
        return text.to_owned();
    }
    cut(text).map(|(_, _, text)| text).collect()
}

pub(crate) fn spans(text: &str) -> Vec<Span> {
    let span = |(kind, key, text): (Option<char>, &str, &str)| {
        let text = text.to_owned();
        match kind {
            Some(CARD) => Span::Card { card: key.to_owned(), text },
            Some(ICON) => Span::Icon { icon: key.to_owned(), text },
            Some(BETWEEN) => Span::Between { between: text },
            Some(_) | None => Span::Text(text),
        }
    };
    cut(text).map(span).collect()
}

/// The pieces of a text: kind, key and text of each. No mark stands within another.
fn cut(text: &str) -> impl Iterator<Item = (Option<char>, &str, &str)> {
    text.split(OPEN).enumerate().flat_map(|(number, piece)| {
        let (marked, plain) =
            if number == 0 { (None, piece) } else { piece.split_once(CLOSE).map_or((None, piece), |(a, b)| (Some(a), b)) };
        let marked = marked.map(|marked| {
            let (key, text) = marked.split_once(KEY_END).unwrap_or(("", marked));
            let mut key = key.chars();
            (key.next(), key.as_str(), text)
        });
        let plain = (!plain.is_empty()).then_some((None, "", plain));
        [marked, plain].into_iter().flatten()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_spans_or_vanish() {
        let said = format!("gain {} aether and {}.", mark(ICON, "aether", "3"), card("spark", "Spark"));
        assert_eq!(without_marks(&said), "gain 3 aether and Spark.");
        let text = |text: &str| Span::Text(text.to_owned());
        let (icon, name) =
            (Span::Icon { icon: "aether".into(), text: "3".into() }, Span::Card { card: "spark".into(), text: "Spark".into() });
        assert_eq!(spans(&said), [text("gain "), icon, text(" aether and "), name, text(".")]);
        assert_eq!(spans(""), []);
    }

    #[test]
    fn a_stranger_cannot_write_a_mark() {
        let theirs = harmless(&card("spark", "free cards"));
        assert_eq!(spans(&theirs), [Span::Text("csparkfree cards".to_owned())]);
    }
}
