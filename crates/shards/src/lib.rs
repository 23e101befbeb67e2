//! The rules of Shards of Infinity with Relics of the Future.
//!
//! A competitive game for two to four, in teams, or for one against the Nemesis. Cards are data
//! (see `vocabulary` and `card`); this crate gives their words a meaning and runs the turns. It
//! never does I/O, never prints a sentence and never knows a card by its id.

pub mod action;
mod attack;
pub mod card;
pub mod card_errors;
pub mod catalog;
mod check;
mod effects;
pub mod event;
mod explain;
mod form;
mod game;
mod heuristic;
mod mastery_steps;
mod meaning;
mod nemesis;
mod opening;
pub mod ops;
mod outlook;
mod panels;
pub mod pick;
pub mod play;
mod position;
pub mod power;
mod questions;
mod read_position;
mod redact;
pub mod refusal;
mod settings;
pub mod setup;
mod sheet;
mod shown;
pub mod state;
pub mod text;
mod turn;
mod unseen;
pub mod view;
pub mod vocabulary;
pub mod zone;

pub use game::ShardsOfInfinity;
pub use turn::{IDLE_LIMIT, TURN_LIMIT};
