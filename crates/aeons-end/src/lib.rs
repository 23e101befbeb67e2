//! The rules of Aeon's End and Aeon's End: War Eternal.
//!
//! A cooperative game against one nemesis. Cards are data (see `vocabulary` and `card`); this
//! crate gives their words a meaning and runs the turns. It never does I/O, never prints a
//! sentence (see `text` for the phrases it speaks in) and never knows a card by its id.

pub mod action;
pub mod aether;
pub mod breach;
pub mod card;
pub mod card_errors;
pub mod catalog;
mod check;
mod damage;
pub mod decks;
mod effects;
pub mod event;
mod explain;
mod foresight;
mod form;
mod game;
mod heuristic;
mod meaning;
mod minion;
mod next_hands;
pub mod ops;
mod outlook;
mod panels;
pub mod pick;
pub mod play;
mod position;
mod questions;
mod redact;
pub mod refusal;
mod sense;
mod settings;
pub mod setup;
mod sheet;
mod shown;
mod split;
pub mod state;
pub mod text;
mod token_minions;
mod turn;
pub mod view;
pub mod vocabulary;
pub mod zone;

pub use game::AeonsEnd;
