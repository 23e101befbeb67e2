//! A JSON schema read as the enums and structs it was made from.

use super::{Field, Kind, Part, Word};
use serde_json::Value;

/// Definitions are under `$defs`; the root is the entry of a card file.
#[derive(Debug)]
pub(super) struct Schema(pub(super) Value);

/// A variant of an enum.
#[derive(Debug)]
pub(super) struct Variant<'s> {
    pub(super) name: &'s str,
    meaning: &'s str,
    /// What stands in its brackets; none where it has none.
    pub(super) content: Option<&'s Value>,
}

impl Schema {
    /// Every enum, and every struct that a field is of.
    pub(super) fn kinds(&self) -> Vec<Kind> {
        let root = self.0["title"].as_str().map(|title| (title, &self.0));
        let defs: Vec<(&str, &Value)> = self.defs().chain(root).filter(|(_, def)| def.get("$ref").is_none()).collect();
        let joined: Vec<&str> = defs.iter().flat_map(|(_, def)| joined(def)).collect();
        let mut kinds: Vec<Kind> =
            defs.iter().filter(|(name, _)| !joined.contains(name)).flat_map(|(name, def)| self.kinds_of(name, def)).collect();
        let used: Vec<String> = kinds.iter().flat_map(types).collect();
        kinds.retain(|kind| !kind.words.is_empty() || used.contains(&kind.name));
        kinds.sort_by_key(|kind| kind.part);
        kinds
    }

    fn defs(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.0["$defs"].as_object().into_iter().flatten().map(|(name, def)| (name.as_str(), def))
    }

    /// One kind; of effects two, since operations are the game's and their course is not.
    fn kinds_of(&self, name: &str, def: &Value) -> Vec<Kind> {
        let kind = |part, words| Kind { name: name.to_owned(), part, meaning: meaning(def), words, fields: Vec::new(), example: None };
        if !is_enum(def) {
            return vec![Kind { fields: self.fields(def), ..kind(Part::Detail, Vec::new()) }];
        }
        let (own, of_game) = (self.words(own_variants(def)), self.words(self.joined_variants(def)));
        match name {
            "Effect" => vec![kind(Part::Operation, of_game), kind(Part::Control, own)],
            _ => vec![kind(part(name), [own, of_game].concat())],
        }
    }

    fn words<'s>(&self, variants: Vec<Variant<'s>>) -> Vec<Word> {
        let word = |variant: &Variant<'s>| Word {
            word: variant.name.to_owned(),
            meaning: self.meaning_of(variant),
            fields: variant.content.map(|content| self.fields(content)).unwrap_or_default(),
            example: None,
        };
        variants.iter().map(word).collect()
    }

    /// The doc comment of the variant, or else of the type that only this one holds.
    fn meaning_of(&self, variant: &Variant<'_>) -> String {
        let held = variant.content.and_then(|content| self.definition(content)).filter(|(name, _)| self.is_held_once(name));
        if variant.meaning.is_empty() { held.map(|(_, def)| meaning(def)).unwrap_or_default() } else { joined_lines(variant.meaning) }
    }

    fn is_held_once(&self, name: &str) -> bool {
        self.0.to_string().matches(&format!("\"#/$defs/{name}\"")).count() == 1
    }

    /// The variants that another enum adds to this one: a game's words to the kernel's.
    fn joined_variants<'s>(&'s self, def: &'s Value) -> Vec<Variant<'s>> {
        let others = joined(def).into_iter().map(|name| &self.0["$defs"][name]);
        others.flat_map(|other| own_variants(other).into_iter().chain(self.joined_variants(other))).collect()
    }

    fn definition<'s>(&'s self, schema: &'s Value) -> Option<(&'s str, &'s Value)> {
        let name = definition_name(schema)?;
        Some((name, &self.0["$defs"][name]))
    }

    /// What a schema is about, with its name, if it has one: behind references, and without that it may be left out.
    pub(super) fn resolve<'s>(&'s self, schema: &'s Value) -> (Option<&'s str>, &'s Value) {
        let (mut name, mut inner) = (None, schema);
        while let Some((found, def)) = self.definition(inner).map(|(name, def)| (Some(name), def)).or_else(|| Some((name, some(inner)?))) {
            (name, inner) = (found, def);
        }
        (name, inner)
    }

    /// What stands in the brackets of a word with this content.
    fn fields(&self, content: &Value) -> Vec<Field> {
        let (_, inner) = self.resolve(content);
        if let Some(properties) = inner["properties"].as_object().filter(|_| !is_enum(inner)) {
            return properties.iter().map(|(name, field)| self.field(Some(name), field, is_required(inner, name))).collect();
        }
        match inner["prefixItems"].as_array() {
            Some(items) => items.iter().map(|item| self.field(None, item, true)).collect(),
            None => vec![self.field(None, content, true)],
        }
    }

    fn field(&self, name: Option<&String>, field: &Value, required: bool) -> Field {
        let default = || field.get("default").map_or_else(|| "None".to_owned(), |default| self.written(default, field));
        Field { name: name.cloned(), type_name: self.type_name(field), default: (!required).then(default), meaning: meaning(field) }
    }

    fn type_name(&self, schema: &Value) -> String {
        let (name, inner) = self.resolve(schema);
        let all = |items: Vec<String>| format!("({})", items.join(", "));
        if let Some(name) = name {
            return name.to_owned();
        }
        if let Some(items) = inner["prefixItems"].as_array() {
            return all(items.iter().map(|item| self.type_name(item)).collect());
        }
        match type_of(inner) {
            "integer" => "number".to_owned(),
            "boolean" => "true or false".to_owned(),
            "string" => "text".to_owned(),
            "array" if is_tuple(inner) => all(vec![self.type_name(&inner["items"]); inner["maxItems"].as_u64().unwrap_or(0) as usize]),
            "array" => format!("[{}]", self.type_name(&inner["items"])),
            other => other.to_owned(),
        }
    }
}

/// By the name of the type: the kernel's names, and what every game calls its own.
fn part(name: &str) -> Part {
    match name {
        "Condition" => Part::Condition,
        "Amount" => Part::Amount,
        "Scope" => Part::Scope,
        "Entry" => Part::Entry,
        _ => Part::Detail,
    }
}

/// The names of types that the fields of a kind are made of.
fn types(kind: &Kind) -> Vec<String> {
    let fields = kind.fields.iter().chain(kind.words.iter().flat_map(|word| &word.fields));
    fields.flat_map(|field| field.type_name.split(|sign: char| !sign.is_alphanumeric())).map(str::to_owned).collect()
}

pub(super) fn branches(def: &Value) -> &[Value] {
    def["oneOf"].as_array().or_else(|| def["anyOf"].as_array()).map_or(&[], Vec::as_slice)
}

pub(super) fn is_enum(def: &Value) -> bool {
    !branches(def).is_empty() || def["enum"].is_array() || def["const"].is_string()
}

/// An array of a fixed length, which is written in round brackets.
pub(super) fn is_tuple(schema: &Value) -> bool {
    schema["maxItems"].is_u64() && schema["minItems"] == schema["maxItems"]
}

fn definition_name(schema: &Value) -> Option<&str> {
    schema["$ref"].as_str()?.strip_prefix("#/$defs/")
}

/// What may be left out, without that.
fn some(schema: &Value) -> Option<&Value> {
    match branches(schema) {
        [some, nothing] if nothing["type"] == "null" => Some(some),
        _ => None,
    }
}

/// The names of enums whose words stand among the words of this one.
fn joined(def: &Value) -> Vec<&str> {
    branches(def).iter().filter_map(definition_name).collect()
}

fn own_variants(def: &Value) -> Vec<Variant<'_>> {
    if branches(def).is_empty() { variants(def) } else { branches(def).iter().flat_map(variants).collect() }
}

/// The variants that one branch of an enum stands for: several where they hold nothing and have no doc comment.
pub(super) fn variants(branch: &Value) -> Vec<Variant<'_>> {
    let meaning = branch["description"].as_str().unwrap_or_default();
    let plain = |name| Variant { name, meaning, content: None };
    if let Some(name) = branch["const"].as_str() {
        return vec![plain(name)];
    }
    if let Some(names) = branch["enum"].as_array() {
        return names.iter().filter_map(Value::as_str).map(|name| Variant { meaning: "", ..plain(name) }).collect();
    }
    let held = branch["properties"].as_object().into_iter().flatten();
    held.map(|(name, content)| Variant { name, meaning, content: Some(content) }).collect()
}

fn type_of(schema: &Value) -> &str {
    let either = || schema["type"].as_array()?.iter().filter_map(Value::as_str).find(|name| *name != "null");
    schema["type"].as_str().or_else(either).unwrap_or("anything")
}

fn is_required(schema: &Value, name: &str) -> bool {
    schema["required"].as_array().is_some_and(|names| names.contains(&Value::from(name)))
}

fn meaning(schema: &Value) -> String {
    joined_lines(schema["description"].as_str().unwrap_or_default())
}

/// The first paragraph, in one line: what follows is for those who read the code.
fn joined_lines(comment: &str) -> String {
    comment.split("\n\n").next().unwrap_or_default().replace('\n', " ")
}
