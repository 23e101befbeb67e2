//! The rules of Shards of Infinity with Relics of the Future.
//!
//! A competitive game for two to four, in teams, or for one against the Nemesis. Cards are data
//! (see `vocabulary` and `card`); this crate gives their words a meaning and runs the turns. It
//! never does I/O, never prints a sentence and never knows a card by its id.

pub mod card;
pub mod text;
pub mod vocabulary;
