//! The list of games: the only crate that knows all of them.
//!
//! A client that must not know which game it carries takes [`Game`] and [`Match`] from a
//! [`Library`]; one that needs the concrete rules takes [`AnyRules`] and [`dispatch!`].

#![warn(unreachable_pub)]

#[macro_use]
mod list;

mod beats;
mod card_files;
pub mod difference;
mod edition;
mod game;
mod library;
pub mod printed_facts;
pub mod words;

pub use beats::{Beat, CardMove, Seen};
pub use card_files::{from_disk, shipped};
pub use edition::Edition;
pub use game::{Decision, Game, Line, Match, OptionView, game_of};
pub use koloda_kernel::nearest::nearest;
pub use library::{Library, UnknownGame};
pub use list::AnyRules;
