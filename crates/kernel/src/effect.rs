//! Effects as they are written in card files: a tree of control flow around a game's own words.
//!
//! The kernel owns sequence, may, or, if, repeat, with and each; a game adds operations,
//! conditions, amounts and scopes. In a card file both stand side by side, so
//! `Seq([Aether(2), May(Draw(1))])` reads as one language.

use crate::mixed_words::{Mixed, read_mixed};
use schemars::JsonSchema;
use serde::de::{DeserializeOwned, Deserializer};
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

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
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(bound = "")]
#[schemars(
    rename = "Effect",
    description = "What happens: one operation, or several of them in a certain course.",
    bound = "V::Op: JsonSchema, V::Condition: JsonSchema, V::Amount: JsonSchema, V::Scope: JsonSchema"
)]
pub enum Effect<V: Vocabulary> {
    /// One after the other; each sees what the former left.
    Seq(Vec<Effect<V>>),
    /// Only if the deciding seat wants it. What it opens with is its price: without that it is not offered.
    May(Box<Effect<V>>),
    /// Exactly one of these: one that can be done completely, if there is one.
    Or(Vec<Effect<V>>),
    /// The first effect if the condition holds when it is reached; else the other, where there is one.
    If {
        when: V::Condition,
        then: Box<Effect<V>>,
        #[schemars(default)]
        otherwise: Option<Box<Effect<V>>>,
    },
    /// The effect so many times, one after the other.
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
pub(crate) enum Control<V: Vocabulary> {
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

impl<V: Vocabulary> Mixed for Effect<V> {
    type Own = Control<V>;
    type Game = V::Op;
    const NAME: &'static str = "Effect";
    const WORDS: &'static [&'static str] = &["Seq", "May", "Or", "If", "Repeat", "With", "Each"];

    fn of_game(op: V::Op) -> Self {
        Effect::Do(op)
    }

    const SHORT: &'static [&'static str] = V::SHORT;

    fn read_short<'de, D: Deserializer<'de>>(word: D) -> Result<Self, D::Error> {
        V::read_short(word).map(Effect::Do)
    }

    fn unknown(found: &str, known: &str) -> String {
        format!("there is no operation `{found}`; {known}")
    }
}

impl<'de, V: Vocabulary> Deserialize<'de> for Effect<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_mixed(deserializer)
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

    /// The same tree with every node, innermost first, turned into what `change` makes of it.
    pub fn rewritten(self, change: &mut impl FnMut(Effect<V>) -> Effect<V>) -> Effect<V> {
        let mut all = |effects: Vec<Effect<V>>| effects.into_iter().map(|effect| effect.rewritten(change)).collect();
        let whole = match self {
            Effect::Seq(effects) => Effect::Seq(all(effects)),
            Effect::Or(effects) => Effect::Or(all(effects)),
            Effect::May(effect) => Effect::May(Box::new(effect.rewritten(change))),
            Effect::Repeat(times, effect) => Effect::Repeat(times, Box::new(effect.rewritten(change))),
            Effect::With(scope, effect) => Effect::With(scope, Box::new(effect.rewritten(change))),
            Effect::Each(scope, effect) => Effect::Each(scope, Box::new(effect.rewritten(change))),
            Effect::If { when, then, otherwise } => {
                let then = Box::new(then.rewritten(change));
                Effect::If { when, then, otherwise: otherwise.map(|effect| Box::new(effect.rewritten(change))) }
            }
            Effect::Do(op) => Effect::Do(op),
        };
        change(whole)
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
