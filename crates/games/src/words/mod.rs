//! The words that card files are written in, read out of the types themselves.
//!
//! A game's card entries have a JSON schema (`schemars`): variants and fields with their doc comments, types and
//! defaults. From it come the kinds of words, and with the cards an example of each word: a new word is in the
//! reference as soon as it is in the code. Steps of the rules, which card files cannot write, have no place in the schema.
//! How the reference is shown is for others to say.

mod example;
mod schema;
#[cfg(test)]
mod tests;
mod written;

use crate::edition::Edition;
use schema::Schema;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeSet;

/// Everything a card writer may write for one game.
#[derive(Clone, Debug)]
pub struct Reference {
    /// The JSON schema of one entry of a card file.
    pub schema: Value,
    pub kinds: Vec<Kind>,
}

/// What may stand in a place: one of these words, or these fields in brackets.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Kind {
    /// As the fields of other words name it.
    pub name: String,
    pub part: Part,
    pub meaning: String,
    pub words: Vec<Word>,
    /// None where it has words.
    pub fields: Vec<Field>,
    /// Of the fields.
    pub example: Option<Example>,
}

/// Where in a card file words stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Part {
    Operation,
    /// The course of an effect, the same in every game.
    Control,
    Condition,
    Amount,
    Scope,
    /// What stands inside of other words: filters, kinds of cards, places.
    Detail,
    /// What a card file is a list of.
    Entry,
}

/// One word: a variant of an enum.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Word {
    pub word: String,
    pub meaning: String,
    pub fields: Vec<Field>,
    /// None where no card has it.
    pub example: Option<Example>,
}

/// What stands in brackets after a word.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Field {
    /// None where the value stands alone.
    pub name: Option<String>,
    #[serde(rename = "type")]
    pub type_name: String,
    /// As it is written; none where the field must be given.
    pub default: Option<String>,
    pub meaning: String,
}

/// A use of a word on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Example {
    pub card: String,
    /// The field of the card that the word stands in, as it is written in a card file; of an entry all of it.
    pub code: String,
}

impl Reference {
    /// The words of a game, with examples of its cards.
    pub fn of(edition: &Edition) -> Reference {
        dispatch!(edition.rules(), rules => Reference::read(&rules.catalog.entries, edition))
    }

    fn read<E: Serialize + JsonSchema>(entries: &[(E, String)], edition: &Edition) -> Reference {
        let schema = Schema(schemars::schema_for!(E).to_value());
        let values: Vec<Value> = entries.iter().map(|(entry, _)| serde_json::to_value(entry).expect("entries are plain data")).collect();
        let sheets: BTreeSet<String> = edition.game().cards().into_iter().map(|sheet| sheet.id).collect();
        let mut kinds = schema.kinds();
        let examples = example::all(&schema, &values, &sheets, edition.files());
        let example = |kind: &str, word: &str| examples.get(&(kind.to_owned(), word.to_owned())).cloned();
        for Kind { name, words, example: of_fields, .. } in &mut kinds {
            *of_fields = example(name, name);
            words.iter_mut().for_each(|word| word.example = example(name, &word.word));
        }
        Reference { schema: schema.0, kinds }
    }

    /// All words, each with its kind.
    pub fn words(&self) -> impl Iterator<Item = (&Kind, &Word)> {
        self.kinds.iter().flat_map(|kind| kind.words.iter().map(move |word| (kind, word)))
    }

    /// What has this name: whole kinds, or of other kinds the words only. A condition may be called like an operation.
    pub fn find(&self, name: &str) -> Vec<Kind> {
        let found = self.kinds.iter().filter_map(|kind| {
            if kind.name.eq_ignore_ascii_case(name) {
                return Some(kind.clone());
            }
            let words: Vec<Word> = kind.words.iter().filter(|word| word.word.eq_ignore_ascii_case(name)).cloned().collect();
            (!words.is_empty()).then(|| Kind { words, ..kind.clone() })
        });
        found.collect()
    }

    /// Every name that [`Reference::find`] finds.
    pub fn names(&self) -> BTreeSet<&str> {
        self.words().map(|(_, word)| word.word.as_str()).chain(self.kinds.iter().map(|kind| kind.name.as_str())).collect()
    }
}
