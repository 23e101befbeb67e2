//! Numbers in card files: `3`, or one of a game's words for a number that is read when it is needed.
//!
//! All games spell them alike. `Fixed(3)` is another way to write `3`, wherever a number stands.

use crate::card_file::{options, wording};
use crate::source_text::outside_strings;
use ron::value::RawValue;
use serde::Deserialize;
use serde::de::{self, DeserializeSeed, Deserializer, EnumAccess, Visitor};
use std::fmt;
use std::marker::PhantomData;

/// Reads `3` as `fixed(3)`, and everything else with `word`, which reads the enum of the game's words.
pub fn number_or_word<'de, D, T>(
    deserializer: D,
    fixed: impl FnOnce(u8) -> T,
    word: impl FnOnce(&mut ron::Deserializer<'_>) -> ron::Result<T>,
) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
{
    // Asked for as an enum: only so does RON forget that it was inside a variant whose brackets may be left out.
    let text = deserializer.deserialize_enum("amount", &[], WholeText(PhantomData))?;
    let error = |error: &ron::Error| de::Error::custom(wording(error));
    if text.starts_with(|first: char| first.is_ascii_digit() || matches!(first, '-' | '+')) {
        return options().from_str(text).map(fixed).map_err(|spanned| error(&spanned.code));
    }
    let mut inner = ron::Deserializer::from_str_with_options(text, &options()).map_err(|spanned| error(&spanned.code))?;
    word(&mut inner).map_err(|code| error(&code))
}

/// Makes an enum with `Fixed(u8)` that derives serde with `remote = "Self"` readable as a plain number, too.
#[macro_export]
macro_rules! numbers {
    ($words:ident) => {
        impl<'de> ::serde::Deserialize<'de> for $words {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::number::number_or_word(deserializer, $words::Fixed, |word| $words::deserialize(word))
            }
        }

        impl ::serde::Serialize for $words {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $words::serialize(self, serializer)
            }
        }
    };
}

/// Adds plain numbers to the schema of an enum that is readable as one, too.
pub fn or_number(schema: &mut schemars::Schema) {
    let number = serde_json::json!({ "type": "integer", "minimum": 0, "maximum": u8::MAX });
    for branches in ["oneOf", "anyOf"] {
        if let Some(branches) = schema.get_mut(branches).and_then(serde_json::Value::as_array_mut) {
            branches.push(number.clone());
        }
    }
}

/// Takes a value as it is written.
struct WholeText<'de>(PhantomData<&'de str>);

impl<'de> Visitor<'de> for WholeText<'de> {
    type Value = &'de str;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number, or a word for one")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, access: A) -> Result<&'de str, A::Error> {
        access.variant_seed(self).map(|(text, _)| text)
    }
}

impl<'de> DeserializeSeed<'de> for WholeText<'de> {
    type Value = &'de str;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<&'de str, D::Error> {
        <&RawValue>::deserialize(deserializer).map(|raw| raw.get_ron().trim())
    }
}

/// The text with every `Fixed(3)` written `3`; everything stays at its line and column.
pub fn with_plain_numbers(text: &str) -> String {
    const WORD: &str = "Fixed(";
    let mut plain = String::with_capacity(text.len());
    let mut told = 0;
    for (at, _) in outside_strings(text).filter(|&(at, _)| text[at..].starts_with(WORD)) {
        let inside = &text[at + WORD.len()..];
        let digits = inside.len() - inside.trim_start_matches(|sign: char| sign.is_ascii_digit()).len();
        let own_word = !text[..at].ends_with(|sign: char| sign.is_alphanumeric() || sign == '_');
        if at >= told && own_word && digits > 0 && inside[digits..].starts_with(')') {
            plain.push_str(&text[told..at]);
            plain.push_str(&format!("{:width$}", &inside[..digits], width = digits + WORD.len() + 1));
            told = at + WORD.len() + digits + 1;
        }
    }
    plain + &text[told..]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fixed_numbers_become_plain_ones_in_their_place() {
        let text = "Draw(Fixed(12)), // Fixed(3)\n\"Fixed(4)\", NotFixed(5), Fixed(Count), Fixed(6";
        assert_eq!(with_plain_numbers(text), "Draw(12       ), // Fixed(3)\n\"Fixed(4)\", NotFixed(5), Fixed(Count), Fixed(6");
    }
}
