//! Effects as they are written in card files: a tree of control flow around a game's own words.
//!
//! The kernel owns sequence, may, or, if, repeat, with and each; a game adds operations,
//! conditions, amounts and scopes. In a card file both stand side by side, so
//! `Seq([Aether(2), May(Draw(1))])` reads as one language.

use crate::nearest::meant;
use serde::de::value::StrDeserializer;
use serde::de::{self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, VariantAccess, Visitor};
use serde::{Deserialize, Serialize};
use std::fmt::{self, Debug};
use std::marker::PhantomData;

/// The words one game adds to the kernel's control flow.
pub trait Vocabulary: std::fmt::Debug + Clone + PartialEq + 'static {
    /// Something that happens.
    type Op: Debug + Clone + PartialEq + Serialize + DeserializeOwned;
    /// Something that holds or does not.
    type Condition: Debug + Clone + PartialEq + Serialize + DeserializeOwned;
    /// A number that is read when it is needed.
    type Amount: Debug + Clone + PartialEq + Serialize + DeserializeOwned;
    /// Who or what the body of a `With` or `Each` is about.
    type Scope: Debug + Clone + PartialEq + Serialize + DeserializeOwned;

    /// How many a scope is about: what its words say must be what the loop does.
    fn reach(scope: &Self::Scope) -> Reach;

    /// Whether a scope is about things, not about players: its body may name players of its own.
    fn is_of_things(_scope: &Self::Scope) -> bool {
        false
    }

    /// Whether a reader takes a scope as their own ("any ally", "each opponent"), so that it cannot be told of somebody else.
    fn is_the_readers(scope: &Self::Scope) -> bool;

    /// Words that are short forms of an operation with fields, read beside the operations' own.
    const SHORT: &'static [&'static str] = &[];

    /// Reads one of the [`Vocabulary::SHORT`] words.
    fn read_short<'de, D: Deserializer<'de>>(word: D) -> Result<Self::Op, D::Error> {
        Self::Op::deserialize(word)
    }
}

/// How many a scope is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// One of them: `With`.
    One,
    /// All of them: `Each`.
    Every,
    /// One or all, as the loop says.
    Either,
}

/// Written in the same words it is read in: what a catalogue's digest covers.
///
/// ```
/// use koloda_kernel::effect::{Effect, Reach, Vocabulary};
/// use serde::{Deserialize, Serialize};
///
/// #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
/// enum Op { Draw(u8), Discard(u8) }
/// #[derive(Clone, Debug, PartialEq)]
/// struct Words;
/// impl Vocabulary for Words {
///     type Op = Op;
///     type Condition = bool;
///     type Amount = u8;
///     type Scope = String;
///     fn reach(_: &String) -> Reach { Reach::Either }
///     fn is_the_readers(_: &String) -> bool { false }
/// }
/// let effect: Effect<Words> = ron::from_str("Seq([Draw(2), May(Discard(1))])").expect("an effect");
/// assert_eq!(effect, Effect::Seq(vec![Effect::Do(Op::Draw(2)), Effect::May(Box::new(Effect::Do(Op::Discard(1))))]));
/// assert!(ron::from_str::<Effect<Words>>("Seq([Drwa(2)])").unwrap_err().to_string().contains("did you mean `Draw`"));
/// ```
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(bound = "")]
pub enum Effect<V: Vocabulary> {
    /// One after the other; each sees what the former left.
    Seq(Vec<Effect<V>>),
    /// Only if the deciding seat wants it. What it opens with is its price: without that it is not offered.
    May(Box<Effect<V>>),
    /// Exactly one of these: one that can be done completely, if there is one.
    Or(Vec<Effect<V>>),
    If {
        when: V::Condition,
        then: Box<Effect<V>>,
        otherwise: Option<Box<Effect<V>>>,
    },
    Repeat(V::Amount, Box<Effect<V>>),
    /// Choose one of the scope, then do the body about it.
    With(V::Scope, Box<Effect<V>>),
    /// Do the body about everything in the scope, in its order.
    Each(V::Scope, Box<Effect<V>>),
    #[serde(untagged)]
    Do(V::Op),
}

/// The control words, read by serde; everything else is the game's.
#[derive(Deserialize)]
#[serde(bound = "", rename = "Effect")]
enum Control<V: Vocabulary> {
    Seq(Vec<Effect<V>>),
    May(Box<Effect<V>>),
    Or(Vec<Effect<V>>),
    If {
        when: V::Condition,
        then: Box<Effect<V>>,
        #[serde(default)]
        otherwise: Option<Box<Effect<V>>>,
    },
    Repeat(V::Amount, Box<Effect<V>>),
    With(V::Scope, Box<Effect<V>>),
    Each(V::Scope, Box<Effect<V>>),
}

const CONTROL: &[&str] = &["Seq", "May", "Or", "If", "Repeat", "With", "Each"];

impl<V: Vocabulary> From<Control<V>> for Effect<V> {
    fn from(control: Control<V>) -> Self {
        match control {
            Control::Seq(effects) => Effect::Seq(effects),
            Control::May(effect) => Effect::May(effect),
            Control::Or(effects) => Effect::Or(effects),
            Control::If { when, then, otherwise } => Effect::If { when, then, otherwise },
            Control::Repeat(times, effect) => Effect::Repeat(times, effect),
            Control::With(scope, effect) => Effect::With(scope, effect),
            Control::Each(scope, effect) => Effect::Each(scope, effect),
        }
    }
}

impl<'de, V: Vocabulary> Deserialize<'de> for Effect<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_enum("Effect", CONTROL, EffectVisitor(PhantomData))
    }
}

struct EffectVisitor<V>(PhantomData<V>);

impl<'de, V: Vocabulary> Visitor<'de> for EffectVisitor<V> {
    type Value = Effect<V>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an operation or one of {}", CONTROL.join(", "))
    }

    fn visit_enum<A: EnumAccess<'de>>(self, access: A) -> Result<Effect<V>, A::Error> {
        let (name, access) = access.variant_seed(Name)?;
        let named = Named { name: &name, access, short: V::SHORT };
        if CONTROL.contains(&name.as_str()) {
            Control::deserialize(named).map(Effect::from)
        } else if V::SHORT.contains(&name.as_str()) {
            V::read_short(named).map(Effect::Do)
        } else {
            V::Op::deserialize(named).map(Effect::Do)
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
struct Named<'n, A> {
    name: &'n str,
    access: A,
    /// Words that other enums know.
    short: &'static [&'static str],
}

impl<'de, A: VariantAccess<'de>> Deserializer<'de> for Named<'_, A> {
    type Error = A::Error;

    fn deserialize_any<W: Visitor<'de>>(self, _: W) -> Result<W::Value, A::Error> {
        Err(de::Error::custom("an operation must be an enum"))
    }

    fn deserialize_enum<W: Visitor<'de>>(self, _: &'static str, words: &'static [&'static str], visitor: W) -> Result<W::Value, A::Error> {
        if !words.contains(&self.name) {
            let known = words.iter().chain(CONTROL).chain(self.short).copied();
            return Err(de::Error::custom(format!("there is no operation `{}`; {}", self.name, meant(self.name, known))));
        }
        visitor.visit_enum(self)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'de, A: VariantAccess<'de>> EnumAccess<'de> for Named<'_, A> {
    type Error = A::Error;
    type Variant = A;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, A), A::Error> {
        let name: StrDeserializer<'_, A::Error> = self.name.into_deserializer();
        Ok((seed.deserialize(name)?, self.access))
    }
}

impl<V: Vocabulary> Effect<V> {
    /// Every operation in the tree, in reading order.
    pub fn ops(&self) -> Vec<&V::Op> {
        let each = self.nodes().into_iter();
        each.filter_map(|node| if let Effect::Do(op) = node { Some(op) } else { None }).collect()
    }

    /// Every condition in the tree, in reading order.
    pub fn conditions(&self) -> Vec<&V::Condition> {
        let each = self.nodes().into_iter();
        each.filter_map(|node| if let Effect::If { when, .. } = node { Some(when) } else { None }).collect()
    }

    /// The tree, each node before what stands in it.
    pub fn nodes(&self) -> Vec<&Effect<V>> {
        let mut nodes = Vec::new();
        self.visit(&mut |node| nodes.push(node));
        nodes
    }

    fn visit<'e>(&'e self, seen: &mut impl FnMut(&'e Effect<V>)) {
        seen(self);
        match self {
            Effect::Seq(effects) | Effect::Or(effects) => {
                for effect in effects {
                    effect.visit(seen);
                }
            }
            Effect::May(effect) | Effect::Repeat(_, effect) | Effect::With(_, effect) | Effect::Each(_, effect) => effect.visit(seen),
            Effect::If { then, otherwise, .. } => {
                then.visit(seen);
                if let Some(otherwise) = otherwise {
                    otherwise.visit(seen);
                }
            }
            Effect::Do(_) => {}
        }
    }
}
