//! The rules of Aeon's End and Aeon's End: War Eternal.
//!
//! A cooperative game against one nemesis. Cards are data (see `vocabulary` and `card`); this
//! crate gives their words a meaning and runs the turns. It never does I/O, never prints a
//! sentence (see `text` for the phrases it speaks in) and never knows a card by its id.

pub mod card;
pub mod text;
pub mod vocabulary;
