//! The rules of Thunderstone.
//!
//! A competitive game for two to five. Cards are data (see `vocabulary` and `card`); this crate gives their words a
//! meaning and runs the turns. It never does I/O, never prints a sentence and never knows a card by its id.

pub mod card;
pub mod card_errors;
pub mod catalog;
mod check;
mod dungeon;
mod effects;
pub mod event;
mod explain;
pub mod fight;
mod form;
mod game;
mod heuristic;
mod meaning;
pub mod ops;
mod outlook;
mod panels;
pub mod pick;
pub mod play;
mod position;
mod questions;
mod redact;
pub mod refusal;
mod settings;
pub mod setup;
mod sheet;
mod shown;
pub mod state;
pub mod text;
mod turn;
pub mod view;
mod village;
pub mod vocabulary;
pub mod zone;

pub use game::ThunderstoneRules;
pub use turn::TURN_LIMIT;
