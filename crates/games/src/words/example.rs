//! Examples: for each word the shortest card that has it.

use super::Example;
use super::schema::Schema;
use super::written::{is_usual, item_schema};
use koloda_kernel::card_file::CardFile;
use koloda_kernel::source_text::{entries_alone, outside_strings};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// By kind and word.
pub(super) type Examples = BTreeMap<(String, String), Example>;

/// Walks all entries along their schema, those that players can read first, and of these the shortest first.
pub(super) fn all(schema: &Schema, entries: &[Value], sheets: &BTreeSet<String>, files: &[CardFile]) -> Examples {
    let mut ordered: Vec<(&Value, &str)> = entries.iter().map(|entry| (entry, id(entry))).collect();
    ordered.sort_by_cached_key(|(entry, id)| (!sheets.contains(*id), entry.to_string().len()));
    let sources = sources(files);
    let mut examples = Examples::new();
    for (entry, card) in ordered {
        let mut walk = Walk { schema, card, examples: &mut examples };
        walk.entry(entry, sources.get(card).map_or("", String::as_str));
    }
    examples
}

fn id(entry: &Value) -> &str {
    entry.as_object().and_then(|entry| entry.values().next()).and_then(|card| card["id"].as_str()).unwrap_or_default()
}

/// The text of each entry, by its id; of two with the same id the later, as everywhere.
fn sources(files: &[CardFile]) -> BTreeMap<String, String> {
    let texts = files.iter().filter_map(|file| entries_alone(&without_options(&file.text))).flatten();
    texts.filter_map(|text| Some((written_id(&text)?.to_owned(), unindented(&text)))).collect()
}

fn without_options(text: &str) -> String {
    text.lines().filter(|line| !line.starts_with("#![")).collect::<Vec<_>>().join("\n")
}

/// An entry as if it stood at the left, without what is remarked above it.
fn unindented(text: &str) -> String {
    let lines = text.lines().skip_while(|line| line.trim().is_empty() || line.trim().starts_with("//"));
    lines.map(|line| line.strip_prefix("    ").unwrap_or(line)).collect::<Vec<_>>().join("\n")
}

fn written_id(text: &str) -> Option<&str> {
    text.split_once("id: \"")?.1.split_once('"').map(|(id, _)| id)
}

/// The field of a card that is shown for the words in it.
#[derive(Clone, Copy)]
struct Shown<'w> {
    name: &'w str,
    value: &'w Value,
    schema: &'w Value,
    /// A word stands above: what is inside of it is shown with it.
    whole: bool,
}

struct Walk<'w> {
    schema: &'w Schema,
    card: &'w str,
    examples: &'w mut Examples,
}

impl<'w> Walk<'w> {
    fn entry(&mut self, entry: &'w Value, source: &str) {
        let Some(variant) = self.schema.variant(entry, &self.schema.0) else { return };
        let kind = self.schema.0["title"].as_str().unwrap_or_default();
        self.note(kind, variant.name, || source.to_owned());
        if let Some(content) = variant.content {
            self.value(&entry[variant.name], content, None);
            self.unserialised(content, source);
        }
    }

    /// Words of fields that entries are serialised without, which therefore stand in the text only.
    fn unserialised(&mut self, content: &'w Value, source: &str) {
        let schemas = self.schema;
        let fields = schemas.resolve(content).1["properties"].as_object().into_iter().flatten();
        for (name, field) in fields.filter(|(_, field)| field["writeOnly"] == true) {
            let ((Some(kind), def), Some(code)) = (schemas.resolve(field), field_text(source, name)) else { continue };
            let word = code.split([' ', '(']).nth(1).unwrap_or_default();
            if schemas.variant(&json!({ word: null }), def).is_some() {
                self.note(kind, word, || code.to_owned());
            }
        }
    }

    fn value(&mut self, value: &'w Value, schema: &'w Value, shown: Option<Shown<'w>>) {
        let schemas = self.schema;
        let (name, inner) = schemas.resolve(schema);
        if let Some((kind, variant)) = name.zip(schemas.variant(value, inner)) {
            self.note(kind, variant.name, || shown.map(|shown| field(schemas, shown)).unwrap_or_default());
            let whole = shown.map(|shown| Shown { whole: true, ..shown });
            return variant.content.into_iter().for_each(|content| self.value(&value[variant.name], content, whole));
        }
        match value {
            Value::Array(items) => {
                items.iter().enumerate().for_each(|(place, item)| self.value(item, item_schema(inner, place), shown));
            }
            Value::Object(members) => {
                name.zip(shown).into_iter().for_each(|(kind, shown)| self.note(kind, kind, || field(schemas, shown)));
                for (name, value) in members.iter().filter(|(name, member)| !is_usual(member, &inner["properties"][name.as_str()])) {
                    let schema = &inner["properties"][name.as_str()];
                    let own = Shown { name, value, schema, whole: false };
                    self.value(value, schema, Some(shown.filter(|shown| shown.whole).unwrap_or(own)));
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }

    fn note(&mut self, kind: &str, word: &str, code: impl FnOnce() -> String) {
        let key = (kind.to_owned(), word.to_owned());
        self.examples.entry(key).or_insert_with(|| Example { card: self.card.to_owned(), code: code() });
    }
}

fn field(schema: &Schema, shown: Shown<'_>) -> String {
    format!("{}: {}", shown.name, schema.written(shown.value, shown.schema))
}

/// A field of an entry as it is written, up to the bracket that closes its value.
fn field_text<'t>(source: &'t str, name: &str) -> Option<&'t str> {
    let rest = &source[source.find(&format!("{name}: "))?..];
    outside_strings(rest).find(|&(_, sign)| sign == ')').map(|(at, _)| &rest[..=at])
}
