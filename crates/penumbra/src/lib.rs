//! The rules of Penumbra: Trials of Arcana.
//!
//! Wizards train, face trials and rest; for one to four, alone against an automa. Cards are data (see `vocabulary` and
//! `card`); this crate gives their words a meaning and runs the turns as procedures on the effect machine. It never does
//! I/O, never prints a sentence and never knows a card by its id.

mod acts;
mod automa;
pub mod card;
pub mod card_errors;
pub mod catalog;
mod check;
pub mod dice;
mod effects;
pub mod event;
mod explain;
pub mod form;
mod game;
mod heuristic;
mod laying;
mod meaning;
pub mod moves;
pub mod ops;
mod panels;
pub mod pick;
mod position;
mod price_errors;
pub mod primagic;
pub mod procedure;
mod questions;
mod redact;
pub mod refusal;
pub mod score;
mod settings;
pub mod setup;
mod sheet;
mod shown;
pub mod state;
mod task_errors;
pub mod text;
mod turn;
pub mod view;
pub mod vocabulary;
mod word_errors;
pub mod zone;

pub use game::PenumbraRules;
pub use turn::TURN_LIMIT;
