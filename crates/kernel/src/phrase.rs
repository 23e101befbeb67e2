//! Phrases: what is to be said, without saying it in any language.
//!
//! Rules crates speak in phrases (a message's name and its arguments); `koloda-text` turns them
//! into Russian or English. So no rules crate contains a sentence a person reads.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;
use std::sync::{Arc, LazyLock};

/// A name in both languages: cards, mages, games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Name {
    pub ru: String,
    pub en: String,
    /// The id of the card that is called so; a catalogue sets it when it is read. In a sentence the name then leads to the card.
    #[serde(skip)]
    pub card: Option<Arc<str>>,
}

impl Name {
    /// A name that leads to no card.
    pub fn new(ru: impl Into<String>, en: impl Into<String>) -> Name {
        Name { ru: ru.into(), en: en.into(), card: None }
    }

    /// A card that is not known.
    pub fn unknown() -> &'static Name {
        static UNKNOWN: LazyLock<Name> = LazyLock::new(|| Name::same("?"));
        &UNKNOWN
    }

    /// No name at all.
    pub fn nobody() -> &'static Name {
        static NOBODY: LazyLock<Name> = LazyLock::new(|| Name::same(""));
        &NOBODY
    }

    /// The same word in both languages: an id without a name.
    pub fn same(word: &str) -> Name {
        Name::new(word, word)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Phrase {
    pub id: Cow<'static, str>,
    pub args: Vec<(&'static str, Arg)>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Arg {
    Number(i64),
    /// A key the message chooses its wording by, or text that is the same in every language. Owned if it was
    /// made at run time, as everything is that a stranger wrote: such phrases are not kept.
    Word(Cow<'static, str>),
    Name(Name),
    Phrase(Phrase),
    /// Phrases joined by the message `joiner`, which takes `$a` and `$b`.
    List {
        joiner: &'static str,
        items: Vec<Phrase>,
    },
}

impl Phrase {
    pub fn new(id: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { id: id.into(), args: Vec::new() }
    }

    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Phrase {
        self.arg(name, Arg::Number(number.into()))
    }

    pub fn word(self, name: &'static str, word: impl Into<Cow<'static, str>>) -> Phrase {
        self.arg(name, Arg::Word(word.into()))
    }

    pub fn name(self, name: &'static str, value: &Name) -> Phrase {
        self.arg(name, Arg::Name(value.clone()))
    }

    /// A name, or the empty word a message knows its absence by.
    pub fn name_if_any(self, name: &'static str, value: Option<&Name>) -> Phrase {
        self.arg(name, value.map_or(Arg::Word("".into()), |value| Arg::Name(value.clone())))
    }

    pub fn phrase(self, name: &'static str, phrase: Phrase) -> Phrase {
        self.arg(name, Arg::Phrase(phrase))
    }

    pub fn list(self, name: &'static str, joiner: &'static str, items: Vec<Phrase>) -> Phrase {
        self.arg(name, Arg::List { joiner, items })
    }

    /// Names in a list: the message `one` says each as `$card`, `joiner` joins them.
    pub fn names<'n>(
        self,
        name: &'static str,
        (one, joiner): (&'static str, &'static str),
        names: impl IntoIterator<Item = &'n Name>,
    ) -> Phrase {
        self.list(name, joiner, names.into_iter().map(|card| Phrase::new(one).name("card", card)).collect())
    }

    /// How many there are of something.
    pub fn count(self, name: &'static str, count: usize) -> Phrase {
        self.number(name, count as i64)
    }

    /// Whether something is so: `yes` or `no`.
    pub fn flag(self, name: &'static str, is_so: bool) -> Phrase {
        self.word(name, if is_so { "yes" } else { "no" })
    }

    fn arg(mut self, name: &'static str, arg: Arg) -> Phrase {
        self.args.push((name, arg));
        self
    }
}

/// For developers, who read names of messages; people hear `koloda-text`.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        self.args.iter().try_for_each(|(name, arg)| write!(f, " {name}={arg}"))
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => write!(f, "{number}"),
            Arg::Word(word) => write!(f, "`{word}`"),
            Arg::Name(name) => write!(f, "`{}`", name.en),
            Arg::Phrase(phrase) => write!(f, "({phrase})"),
            Arg::List { items, .. } => items.iter().try_for_each(|item| write!(f, "({item})")),
        }
    }
}

/// Several, for developers.
pub fn named(phrases: &[Phrase]) -> String {
    phrases.iter().map(Phrase::to_string).collect::<Vec<_>>().join("; ")
}
