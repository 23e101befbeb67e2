//! The list: one line a game. Everything else about all games follows from it.

use koloda_kernel::card_file::{CardError, CardFile, FromCards};
use std::slice::from_ref;
use std::sync::Arc;

/// Whether a game can read a card file at all.
type CanRead = fn(&CardFile) -> bool;

macro_rules! games {
    ($dollar:tt $($id:literal $name:ident: $rules:ty;)*) => {
        /// The concrete rules of one of the games; see [`dispatch!`].
        #[derive(Clone, Debug)]
        pub enum AnyRules {
            $($name(Arc<$rules>),)*
        }

        impl AnyRules {
            /// The game of this id with these cards; none if there is no such game.
            pub(crate) fn read(game: &str, files: &[CardFile], digest: Option<&str>) -> Option<Result<AnyRules, Vec<CardError>>> {
                match game {
                    $($id => Some(<$rules>::read_cards(files).map(|rules| AnyRules::$name(Arc::new(kept(rules, digest))))),)*
                    _ => None,
                }
            }
        }

        /// Every game's id, and whether it can read a file.
        pub(crate) const GAMES: [(&str, CanRead); [$($id),*].len()] = [$(($id, |file| <$rules>::check_cards(from_ref(file)).is_ok()),)*];

        /// Runs an expression with the concrete rules: `dispatch!(any, rules => lab::bench(&**rules))`.
        ///
        /// `rules` is an `&Arc<R>`. The expression must have the same type for every game.
        #[macro_export]
        macro_rules! dispatch {
            ($dollar any:expr, $dollar rules:ident => $dollar body:expr) => {
                match $dollar any {
                    $($crate::AnyRules::$name($dollar rules) => $dollar body,)*
                }
            };
        }
    };
}

games! { $
    "aeons-end" AeonsEnd: koloda_aeons_end::AeonsEnd;
    "shards" Shards: koloda_shards::ShardsOfInfinity;
    "penumbra" Penumbra: koloda_penumbra::PenumbraRules;
    "thunderstone" Thunderstone: koloda_thunderstone::ThunderstoneRules;
}

/// The rules under the digest an earlier build gave the same cards, if one is known.
fn kept<R: FromCards>(mut rules: R, digest: Option<&str>) -> R {
    if let Some(digest) = digest {
        rules.keep_digest(digest);
    }
    rules
}
