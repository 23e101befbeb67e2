//! The list of games: the only crate that knows all of them.
//!
//! A client that must not know which game it carries takes [`Game`] and [`Play`] from a
//! [`Library`]; one that needs the concrete rules takes [`AnyRules`] and [`dispatch!`].

#![warn(unreachable_pub)]

#[macro_use]
mod list;

mod beats;
mod card_files;
pub mod difference;
mod edition;
mod library;
mod play;
pub mod printed_facts;
pub mod words;

pub use beats::{Beat, CardMove, Seen};
pub use card_files::{from_disk, shipped};
pub use edition::Edition;
pub use koloda_kernel::nearest::nearest;
pub use library::{Library, UnknownGame};
pub use list::AnyRules;
pub use play::{Decision, Game, Line, OptionView, Play, game_of};
