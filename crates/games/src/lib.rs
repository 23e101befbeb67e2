//! The list of games. The only crate that knows all of them.

mod play;

pub use play::{Decision, Game, Line, OptionView, Play};
