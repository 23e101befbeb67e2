//! Card files: from texts to entries, and what can be wrong with them.
//!
//! Knows RON, boxes and ids; what an entry is and what it must have is the game's business, and
//! reading files from disk the client's. Every error is reported, and nothing is half-loaded.

use crate::canonical::{canonical, without_defaults};
use crate::code::{Code, INSTRUCTIONS};
use crate::component::Component;
use crate::effect::Vocabulary;
use crate::nearest::meant;
use crate::number::with_plain_numbers;
use crate::source_text::entries_alone;
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt;

/// Where the facts of an entry come from.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
pub enum Source {
    /// A rulebook or the card itself, and where in it.
    Rulebook(String),
    /// A list that somebody published, and which.
    Public(String),
    /// Our own invention, and why; shown to players.
    House(String),
}

impl Source {
    /// The word that lists and players see. What a person added is theirs, whatever it names as its source.
    pub fn word(&self, box_id: &str) -> &'static str {
        match self {
            _ if box_id == HOMEBREW => HOMEBREW,
            Source::Rulebook(_) => "rulebook",
            Source::Public(_) => "public",
            Source::House(_) => "house",
        }
    }
}

/// The box of entries that a person added to the shipped ones.
pub const HOMEBREW: &str = "homebrew";

/// Names the card data of a game by what decides play: 32 hexadecimal digits.
///
/// Covers the entries with their boxes in their order, as far as they are serialised: a game leaves
/// out names and sources. Where and how they are written (files, comments, defaults spelled out) is
/// not covered.
pub fn digest<E: Serialize>(game: &str, entries: &[(E, String)]) -> String {
    let told = |(entry, box_id): &(E, String)| {
        let mut entry = serde_json::to_value(entry).expect("entries are plain data");
        without_defaults(&mut entry);
        json!([box_id, entry])
    };
    let whole = json!([game, entries.iter().map(told).collect::<Value>()]);
    let mut hasher = blake3::Hasher::new_derive_key("koloda catalogue 1");
    hasher.update(canonical(&whole).as_bytes());
    hasher.finalize().to_hex()[..32].to_owned()
}

/// One file of card entries, already read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardFile {
    /// As messages should name it.
    pub path: String,
    pub box_id: String,
    pub text: String,
}

/// A game that is made of card files.
pub trait FromCards: Sized {
    /// Reports every error of the files; then nothing is loaded.
    fn read_cards(files: &[CardFile]) -> Result<Self, Vec<CardError>>;
    /// The errors each file has by itself, whatever other files it needs.
    fn check_cards(files: &[CardFile]) -> Result<(), Vec<CardError>>;
    /// Plays on under the digest an earlier build gave the same cards.
    fn keep_digest(&mut self, digest: &str);
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardError {
    pub file: String,
    pub line: usize,
    pub column: usize,
    pub message: String,
}

impl CardError {
    pub fn general(message: String) -> CardError {
        CardError { file: "cards".to_owned(), line: 0, column: 0, message }
    }
}

impl fmt::Display for CardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line == 0 {
            return write!(f, "{}: {}", self.file, self.message);
        }
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)
    }
}

impl std::error::Error for CardError {}

/// All entries with their boxes; an entry of a later box replaces one with the same id.
pub fn read_entries<E: Component>(files: &[CardFile]) -> Result<Vec<(E, String)>, Vec<CardError>> {
    let mut errors = Vec::new();
    let mut entries: Vec<(E, String)> = Vec::new();
    let mut places: BTreeMap<String, (usize, String, String)> = BTreeMap::new();
    for file in files {
        let read = match parse::<E>(file) {
            Ok(read) => read,
            Err(told) => {
                errors.extend(told);
                continue;
            }
        };
        for entry in read {
            let id = entry.id().to_owned();
            match places.get(&id) {
                Some((_, box_id, first)) if *box_id == file.box_id => {
                    errors.push(error_at(file, &id, format!("the id `{id}` is already used in {first}; ids must be unique within a box")));
                }
                Some((place, ..)) => entries[*place] = (entry, file.box_id.clone()),
                None => {
                    places.insert(id, (entries.len(), file.box_id.clone(), file.path.clone()));
                    entries.push((entry, file.box_id.clone()));
                }
            }
        }
    }
    if errors.is_empty() { Ok(entries) } else { Err(errors) }
}

/// Asks `check` what is wrong with each entry, and says where it is written.
pub fn check_entries<E: Component>(
    files: &[CardFile],
    entries: &[(E, String)],
    check: impl Fn(&E, &mut Vec<String>),
) -> Result<(), Vec<CardError>> {
    let mut errors = Vec::new();
    // A face is numbered with two bytes, whose last value means "unknown".
    check_room("entries", entries.len(), usize::from(u16::MAX), &mut errors);
    for (entry, box_id) in entries {
        let id = entry.id();
        let mut messages = Vec::new();
        if id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-') {
            messages.push("an id is written in lower-case letters, digits and hyphens".to_owned());
        }
        check(entry, &mut messages);
        let file = files.iter().rev().find(|file| file.box_id == *box_id && file.text.contains(&format!("\"{id}\"")));
        for message in messages {
            let message = format!("`{id}`: {message}");
            errors.push(file.map_or_else(|| CardError::general(message.clone()), |file| error_at(file, id, message.clone())));
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// The boxes of entries, in the order in which they appear.
pub fn boxes<E>(entries: &[(E, String)]) -> Vec<String> {
    let mut boxes: Vec<String> = Vec::new();
    for (_, box_id) in entries {
        if !boxes.contains(box_id) {
            boxes.push(box_id.clone());
        }
    }
    boxes
}

/// An error of all effects together: they take more instructions than can be numbered.
pub fn check_code<V: Vocabulary>(code: &Code<V>) -> Result<(), Vec<CardError>> {
    let error = || vec![CardError::general(format!("the effects of all cards together take more than {INSTRUCTIONS} steps"))];
    if code.fits() { Ok(()) } else { Err(error()) }
}

/// An error of all card files together: there is more of something than can be numbered.
pub fn check_room(what: &str, found: usize, room: usize, errors: &mut Vec<CardError>) {
    if found > room {
        errors.push(CardError::general(format!("{found} {what} are too many; there is room for {room}")));
    }
}

/// The entries of one file, or what is wrong with each that cannot be read.
fn parse<E: DeserializeOwned>(file: &CardFile) -> Result<Vec<E>, Vec<CardError>> {
    let text = with_plain_numbers(&file.text);
    let whole = match options().from_str::<Vec<E>>(&text) {
        Ok(entries) => return Ok(entries),
        Err(error) => syntax_error(file, &error),
    };
    let alone = entries_alone(&text).unwrap_or_default();
    let each: Vec<CardError> = alone.iter().filter_map(|entry| Some(syntax_error(file, &options().from_str::<E>(entry).err()?))).collect();
    Err(if each.is_empty() { vec![whole] } else { each })
}

/// How card files are written: brackets of newtypes and `Some` may be left out.
pub(crate) fn options() -> ron::Options {
    use ron::extensions::Extensions;
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME).with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES)
}

fn syntax_error(file: &CardFile, error: &ron::error::SpannedError) -> CardError {
    let at = error.span.start;
    CardError { file: file.path.clone(), line: at.line, column: at.col, message: wording(&error.code) }
}

/// What is wrong, and what was expected, as a card writer should read it.
pub(crate) fn wording(error: &ron::Error) -> String {
    use ron::Error;
    match error {
        // Every number in a card file is small and never negative.
        Error::IntegerOutOfBounds => "this number is out of bounds; expected a whole number from 0 to 255".to_owned(),
        Error::ExpectedInteger | Error::InvalidIntegerDigit { .. } => "expected a plain whole number from 0 to 255 here".to_owned(),
        Error::NoSuchEnumVariant { expected, found, outer } => unknown("word", found, expected, outer.as_deref()),
        Error::NoSuchStructField { expected, found, outer } => unknown("field", found, expected, outer.as_deref()),
        other => other.to_string(),
    }
}

fn unknown(what: &str, found: &str, expected: &[&str], of: Option<&str>) -> String {
    let of = of.map(|of| format!(" of `{of}`")).unwrap_or_default();
    format!("there is no {what} `{found}`{of}; {}", meant(found, expected.iter().copied()))
}

/// An error of the entry with this id: at the line where the id is written last.
fn error_at(file: &CardFile, id: &str, message: String) -> CardError {
    let needle = format!("\"{id}\"");
    let found = file
        .text
        .lines()
        .enumerate()
        .filter(|(_, line)| line.contains("id:"))
        .filter_map(|(number, line)| line.find(&needle).map(|column| (number + 1, column + 1)))
        .last();
    let (line, column) = found.unwrap_or((1, 1));
    CardError { file: file.path.clone(), line, column, message }
}
