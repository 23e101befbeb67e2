//! The list of games. The only crate that lists all of them; only the bots' heuristics name one elsewhere.
//!
//! A client that must not know which game it carries takes [`Game`] and [`Play`] from a
//! [`Library`]; one that needs the concrete rules takes [`AnyRules`] and [`dispatch!`].

#![warn(unreachable_pub)]

mod card_files;
mod edition;
mod library;
mod play;
pub mod printed_facts;

pub use card_files::{from_disk, shipped};
pub use edition::Edition;
pub use koloda_kernel::nearest::nearest;
pub use library::{AnyRules, Library, UnknownGame};
pub use play::{Decision, Game, Line, OptionView, Play, game_of};
