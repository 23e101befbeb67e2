//! The list of games. The only crate that knows all of them.

mod card_files;
mod play;

pub use card_files::{HOMEBREW, from_disk, shipped};
pub use play::{Decision, Game, Line, OptionView, Play};
