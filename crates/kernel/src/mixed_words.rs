//! Enums whose words are partly the kernel's, partly a game's: in a card file both stand side by side.

use crate::nearest::meant;
use serde::de::value::StrDeserializer;
use serde::de::{self, Deserialize, DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, VariantAccess, Visitor};
use std::fmt;
use std::marker::PhantomData;

/// An enum read from words of the kernel ([`Mixed::Own`]) and of a game ([`Mixed::Game`]).
pub(crate) trait Mixed: From<Self::Own> {
    type Own: de::DeserializeOwned;
    type Game: de::DeserializeOwned;
    const NAME: &'static str;
    /// The kernel's words.
    const WORDS: &'static [&'static str];

    fn of_game(word: Self::Game) -> Self;

    /// Words of the game that another enum than [`Mixed::Game`] reads.
    const SHORT: &'static [&'static str] = &[];

    fn read_short<'de, D: Deserializer<'de>>(word: D) -> Result<Self, D::Error> {
        Self::Game::deserialize(word).map(Self::of_game)
    }

    /// An error: no such word, neither of the kernel nor of the game.
    fn unknown(found: &str, known: &str) -> String;
}

pub(crate) fn read_mixed<'de, M: Mixed, D: Deserializer<'de>>(deserializer: D) -> Result<M, D::Error> {
    deserializer.deserialize_enum(M::NAME, M::WORDS, MixedVisitor(PhantomData))
}

struct MixedVisitor<M>(PhantomData<M>);

impl<'de, M: Mixed> Visitor<'de> for MixedVisitor<M> {
    type Value = M;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a word of the game or one of {}", M::WORDS.join(", "))
    }

    fn visit_enum<A: EnumAccess<'de>>(self, access: A) -> Result<M, A::Error> {
        let (name, access) = access.variant_seed(Name)?;
        let named = Named::<M, A::Variant> { name: &name, access, of: PhantomData };
        if M::WORDS.contains(&name.as_str()) {
            M::Own::deserialize(named).map(M::from)
        } else if M::SHORT.contains(&name.as_str()) {
            M::read_short(named)
        } else {
            M::Game::deserialize(named).map(M::of_game)
        }
    }
}

/// Reads a variant's name without judging it.
struct Name;

impl<'de> DeserializeSeed<'de> for Name {
    type Value = String;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<String, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for Name {
    type Value = String;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of an operation")
    }

    fn visit_str<E: de::Error>(self, name: &str) -> Result<String, E> {
        Ok(name.to_owned())
    }
}

/// An enum whose variant name was already read.
struct Named<'n, M, A> {
    name: &'n str,
    access: A,
    of: PhantomData<M>,
}

impl<'de, M: Mixed, A: VariantAccess<'de>> Deserializer<'de> for Named<'_, M, A> {
    type Error = A::Error;

    fn deserialize_any<W: Visitor<'de>>(self, _: W) -> Result<W::Value, A::Error> {
        Err(de::Error::custom("an operation must be an enum"))
    }

    fn deserialize_enum<W: Visitor<'de>>(self, _: &'static str, words: &'static [&'static str], visitor: W) -> Result<W::Value, A::Error> {
        if !words.contains(&self.name) {
            let known = words.iter().chain(M::WORDS).chain(M::SHORT).copied();
            return Err(de::Error::custom(M::unknown(self.name, &meant(self.name, known))));
        }
        visitor.visit_enum(self)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'de, M: Mixed, A: VariantAccess<'de>> EnumAccess<'de> for Named<'_, M, A> {
    type Error = A::Error;
    type Variant = A;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, A), A::Error> {
        let name: StrDeserializer<'_, A::Error> = self.name.into_deserializer();
        Ok((seed.deserialize(name)?, self.access))
    }
}
