//! The types of card files: what every component has is written once, here.
//!
//! A game declares the kinds of its entries ([`entries!`](crate::entries!)) and the types they are made of
//! ([`components!`](crate::components!)); where effects are written in them is part of the declaration.

use crate::card_file::Source;
use crate::effect::{Effect, Vocabulary};
use crate::phrase::Name;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// An entry of card files; [`entries!`](crate::entries!) declares the kinds of a game.
pub trait Component: Serialize + DeserializeOwned + Debug + Clone + Send + Sync {
    type Words: Vocabulary;

    fn id(&self) -> &str;
    fn name(&self) -> Option<&Name>;
    fn source(&self) -> &Source;
    /// Lets the name lead to the component.
    fn link_name(&mut self);
    /// Every effect written in this entry, in the order of its declaration.
    fn effects(&self) -> Vec<&Effect<Self::Words>>;
}

/// A part of an entry in which effects may be written.
pub trait HoldsEffects<V: Vocabulary> {
    fn add_effects<'e>(&'e self, found: &mut Vec<&'e Effect<V>>);
}

impl<V: Vocabulary> HoldsEffects<V> for Effect<V> {
    fn add_effects<'e>(&'e self, found: &mut Vec<&'e Effect<V>>) {
        found.push(self);
    }
}

impl<V: Vocabulary, T: HoldsEffects<V>> HoldsEffects<V> for Option<T> {
    fn add_effects<'e>(&'e self, found: &mut Vec<&'e Effect<V>>) {
        self.iter().for_each(|held| held.add_effects(found));
    }
}

impl<V: Vocabulary, T: HoldsEffects<V>> HoldsEffects<V> for Vec<T> {
    fn add_effects<'e>(&'e self, found: &mut Vec<&'e Effect<V>>) {
        self.iter().for_each(|held| held.add_effects(found));
    }
}

impl<V: Vocabulary, T: HoldsEffects<V>> HoldsEffects<V> for Box<T> {
    fn add_effects<'e>(&'e self, found: &mut Vec<&'e Effect<V>>) {
        (**self).add_effects(found);
    }
}

/// Declares the kinds of entries of a game's card files. Each has an `id`, a `source` and, unless it is `nameless`, a
/// `name`, which leads to the component unless it is `unlinked`.
#[macro_export]
macro_rules! entries {
    (
        pub enum $Entry:ident of $Words:ty { $($(#[$about:meta])* $Kind:ident($Body:ty) $($how:ident)?),* $(,)? }
    ) => {
        /// One entry of a card file.
        #[derive(Clone, Debug, ::serde::Serialize, ::serde::Deserialize, ::schemars::JsonSchema)]
        pub enum $Entry {
            $($(#[$about])* $Kind($Body)),*
        }

        impl $crate::component::Component for $Entry {
            type Words = $Words;

            fn id(&self) -> &str {
                match self { $($Entry::$Kind(entry) => &entry.id),* }
            }

            fn name(&self) -> Option<&$crate::phrase::Name> {
                match self { $($Entry::$Kind(entry) => $crate::entries!(@name entry $($how)?)),* }
            }

            fn source(&self) -> &$crate::card_file::Source {
                match self { $($Entry::$Kind(entry) => &entry.source),* }
            }

            fn link_name(&mut self) {
                match self { $($Entry::$Kind(entry) => $crate::entries!(@link entry $($how)?)),* }
            }

            fn effects(&self) -> Vec<&$crate::effect::Effect<$Words>> {
                let mut found = Vec::new();
                match self { $($Entry::$Kind(entry) => $crate::component::HoldsEffects::add_effects(entry, &mut found)),* }
                found
            }
        }
    };
    (@name $entry:ident nameless) => {{ let _ = $entry; None }};
    (@name $entry:ident $($how:ident)?) => { Some(&$entry.name) };
    (@link $entry:ident $how:ident) => { _ = $entry };
    (@link $entry:ident) => { $entry.name.card = Some($entry.id.as_str().into()) };
}

/// Declares the types that entries are made of. A `component` has an `id`, a `name` and a `source` besides its own fields,
/// a `nameless` one an `id` and a `source`, a `part` of one nothing. In brackets stand the fields that effects are written
/// in; a field that `= default` ends may be left out. Written again they are only for the digest, so names and sources are
/// left out: they decide nothing.
///
/// ```ignore
/// koloda_kernel::components! { Words;
///     /// A card.
///     pub component Card [on_play, uses] {
///         pub cost: u8,
///         pub on_play: Option<Effect>,
///         pub uses: Vec<Use> = default,
///     }
///
///     pub part Use [effect] {
///         pub effect: Effect,
///     }
/// }
/// ```
#[macro_export]
macro_rules! components {
    ($Words:ty; $($(#[$attr:meta])* pub $kind:ident $Name:ident $([$($holds:ident),*])? { $($fields:tt)* })*) => {
        $(
            $crate::components!(@$kind [$(#[$attr])*] $Name { $($fields)* });

            impl $crate::component::HoldsEffects<$Words> for $Name {
                fn add_effects<'e>(&'e self, _found: &mut Vec<&'e $crate::effect::Effect<$Words>>) {
                    $($($crate::component::HoldsEffects::add_effects(&self.$holds, _found);)*)?
                }
            }
        )*
    };
    (@component $attrs:tt $Name:ident { $($fields:tt)* }) => {
        $crate::components!(@nameless $attrs $Name {
            #[serde(skip_serializing)]
            pub name: $crate::phrase::Name,
            $($fields)*
        });
    };
    (@nameless $attrs:tt $Name:ident { $($fields:tt)* }) => {
        $crate::components!(@part $attrs $Name {
            pub id: String,
            $($fields)*
            #[serde(skip_serializing)]
            pub source: $crate::card_file::Source,
        });
    };
    (@part $attrs:tt $Name:ident { $($fields:tt)* }) => {
        $crate::components!(@fields $attrs $Name [] $($fields)*);
    };
    (@fields $attrs:tt $Name:ident [$($done:tt)*] $(#[$about:meta])* pub $field:ident: $Type:ty = default, $($rest:tt)*) => {
        $crate::components!(@fields $attrs $Name [$($done)* $(#[$about])* #[serde(default)] pub $field: $Type,] $($rest)*);
    };
    (@fields $attrs:tt $Name:ident [$($done:tt)*] $(#[$about:meta])* pub $field:ident: $Type:ty, $($rest:tt)*) => {
        $crate::components!(@fields $attrs $Name [$($done)* $(#[$about])* pub $field: $Type,] $($rest)*);
    };
    (@fields [$($attr:tt)*] $Name:ident [$($done:tt)*]) => {
        #[derive(Clone, Debug, ::serde::Serialize, ::serde::Deserialize, ::schemars::JsonSchema)]
        #[serde(deny_unknown_fields)]
        $($attr)*
        pub struct $Name {
            $($done)*
        }
    };
}

/// Declares enums of plain words: written in card files by their names, and known to messages by a key in kebab case.
#[macro_export]
macro_rules! words {
    ($($(#[$attr:meta])* pub enum $Words:ident { $($words:tt)* })*) => {
        $(
            #[derive(
                Clone, Copy, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize, ::schemars::JsonSchema, ::strum::IntoStaticStr,
            )]
            #[strum(serialize_all = "kebab-case", const_into_str)]
            $(#[$attr])*
            pub enum $Words { $($words)* }
        )*
    };
}
