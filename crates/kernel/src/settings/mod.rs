//! Settings: what may be chosen before a game begins, declared once.
//!
//! A game lists its settings: key, kind, values, default, the numbers of seats they are for and the message that explains
//! them. From the list come the reading of a setup into typed values with every error ([`Reader`]), `koloda games` and the
//! controls of the start page. Which values go together, and what chance draws, is the game's to say.

mod reader;

pub use reader::{Ids, Reader, too_many_cards};

use crate::phrase::{Name, Phrase};
use std::fmt::Display;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

/// The value that leaves a choice to chance.
pub const RANDOM: &str = "random";

/// A setting's name in setups and records, with the type its value is read as.
#[derive(Debug)]
pub struct Key<T> {
    pub name: &'static str,
    value: PhantomData<T>,
}

impl<T> Key<T> {
    pub const fn new(name: &'static str) -> Key<T> {
        Key { name, value: PhantomData }
    }
}

/// One thing that may be set before a game.
#[derive(Clone, Debug)]
pub struct Setting {
    pub key: &'static str,
    /// The message that explains it. Its attribute `name` is the title, `seat` that of one seat's share, and each word among the values has one.
    pub about: Phrase,
    pub kind: Kind,
    pub values: Vec<Value>,
    pub default: String,
    /// The numbers of seats it is for, where not for all. What is for one seat only is refused at other tables.
    pub seats: Option<(u8, u8)>,
    /// What is said of a value that is not among these; key, value and what is known are added.
    unknown: Phrase,
}

/// How a setting is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of the values.
    Choice,
    /// The id of something in the card files, or a word that stands for none.
    Id,
    /// One id for each seat, none twice, separated by commas; or a word that stands for all of them.
    IdPerSeat { count_error: &'static str },
    /// From one number to another: `3-6`, or one number. The values are examples.
    Range { least: u8, most: u8 },
    /// Any number of boxes, separated by commas.
    Boxes,
    /// Ids, separated by commas, that chance leaves out. The values are examples.
    LeftOut,
    /// At most so many of the ids, separated by commas; chance draws the others that are wanted.
    Named { most: u8 },
}

/// A value that a setting takes.
#[derive(Clone, Debug)]
pub struct Value {
    pub id: String,
    /// What people call it; none where the id says it, as a number does.
    pub name: Option<Phrase>,
    /// A word of the program, not the id of something in the card files.
    pub is_word: bool,
}

impl Value {
    /// Something in the card files.
    pub fn named(id: &str, name: &Name) -> Value {
        Value::told(id, Phrase::new("text").name("text", name))
    }

    /// Something in the card files that is called other than by its name alone.
    pub fn told(id: &str, name: Phrase) -> Value {
        Value { id: id.to_owned(), name: Some(name), is_word: false }
    }
}

/// Declares the settings of a game: messages are called `PREFIX-setting-KEY`.
#[derive(Clone, Copy, Debug)]
pub struct Declare(pub &'static str);

impl Declare {
    /// One of the values; the first unless another default is said.
    pub fn choice<T: Display>(self, key: Key<T>, values: &[T]) -> Setting {
        self.setting(key.name, Kind::Choice).with_words(values)
    }

    /// One of these numbers.
    pub fn numbers(self, key: Key<u8>, values: &[u8]) -> Setting {
        self.choice(key, values).unknown(Phrase::new("setup-one-of"))
    }

    pub fn id(self, key: Key<Ids>, values: impl Iterator<Item = Value>) -> Setting {
        self.setting(key.name, Kind::Id).with(values)
    }

    /// `count_error` is said, with `given` and `seats`, where more or fewer ids are named than there are seats.
    pub fn id_per_seat(self, key: Key<Ids>, values: impl Iterator<Item = Value>, count_error: &'static str) -> Setting {
        self.setting(key.name, Kind::IdPerSeat { count_error }).with(values)
    }

    pub fn range(self, key: Key<(u8, u8)>, range: RangeInclusive<u8>, examples: &[&str]) -> Setting {
        let (least, most) = range.into_inner();
        let widest = format!("{least}-{most}");
        let setting = self.setting(key.name, Kind::Range { least, most }).with_words(&[widest]).with_words(examples);
        setting.unknown(Phrase::new("setup-unknown").number("least", least).number("most", most))
    }

    pub fn boxes(self, key: Key<Vec<String>>, boxes: &[String], default: &[String]) -> Setting {
        self.setting(key.name, Kind::Boxes).with_words(boxes).called("box").by_default(default.join(","))
    }

    pub fn left_out(self, key: Key<Vec<String>>, examples: impl Iterator<Item = Value>) -> Setting {
        self.setting(key.name, Kind::LeftOut).with(examples).by_default("")
    }

    /// At most so many of these; none unless some are named.
    pub fn named(self, key: Key<Vec<u8>>, values: impl Iterator<Item = Value>, most: u8) -> Setting {
        self.setting(key.name, Kind::Named { most }).with(values).by_default("")
    }

    /// The name of a box, as the setting `key` calls it.
    pub fn box_name(self, key: Key<Vec<String>>, box_id: &str) -> Phrase {
        Phrase::new(format!("{}-setting-{}.{box_id}", self.0, key.name))
    }

    fn setting(self, key: &'static str, kind: Kind) -> Setting {
        let about = Phrase::new(format!("{}-setting-{key}", self.0));
        let unknown = Phrase::new("setup-unknown").word("what", key);
        Setting { key, about, kind, values: Vec::new(), default: String::new(), seats: None, unknown }
    }
}

impl Setting {
    /// Words that stand beside the values, such as [`RANDOM`].
    pub fn or<T: Display>(self, words: &[T]) -> Setting {
        self.with_words(words)
    }

    pub fn by_default(mut self, value: impl Display) -> Setting {
        self.default = value.to_string();
        self
    }

    pub fn for_seats(mut self, seats: u8) -> Setting {
        self.seats = Some((seats, seats));
        self
    }

    /// What one of the values is, for the message `setup-unknown`; the key, unless this is said.
    pub fn called(self, what: &'static str) -> Setting {
        self.unknown(Phrase::new("setup-unknown").word("what", what))
    }

    /// A message of its own for a value that is not there. It gets `key`, `value`, `known`, `ids` (without words), `seats` and a range's bounds.
    pub fn or_say(mut self, message: &'static str) -> Setting {
        self.unknown.id = message.into();
        self
    }

    /// The title, for people.
    pub fn name(&self) -> Phrase {
        self.attribute("name")
    }

    /// The title of one seat's share; none where there is one for all.
    pub fn seat_name(&self) -> Option<Phrase> {
        matches!(self.kind, Kind::IdPerSeat { .. }).then(|| self.attribute("seat"))
    }

    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.values.iter().map(|value| value.id.as_str())
    }

    fn attribute(&self, name: &str) -> Phrase {
        Phrase::new(format!("{}.{name}", self.about.id))
    }

    fn unknown(mut self, unknown: Phrase) -> Setting {
        self.unknown = unknown;
        self
    }

    fn with(mut self, values: impl Iterator<Item = Value>) -> Setting {
        self.values.extend(values);
        self
    }

    /// Values that are words of the program. Numbers need no name.
    fn with_words<T: Display>(mut self, words: &[T]) -> Setting {
        for word in words {
            let id = word.to_string();
            let name = match id.as_str() {
                RANDOM => Some(Phrase::new("setting-random")),
                number if number.starts_with(|first: char| first.is_ascii_digit()) => None,
                word => Some(self.attribute(word)),
            };
            self.values.push(Value { id, name, is_word: true });
        }
        if self.default.is_empty() {
            self.default = self.values.first().map_or_else(String::new, |value| value.id.clone());
        }
        self
    }
}
