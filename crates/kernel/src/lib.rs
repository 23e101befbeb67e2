//! The kernel of Koloda: decisions, effect machine, zones, chance, records, scenarios.
//!
//! Knows no game: not a card's name, not a phase, not a sentence in any language. It does no
//! input or output and reads no clock. Games stand on [`rules::Rules`]; everything that plays a
//! game (terminal, server, bots, tests) talks to that trait or to [`table::Table`].

#![warn(unreachable_pub)]

pub mod amount;
pub mod amount_text;
pub mod battery;
mod canonical;
pub mod card_file;
pub mod card_game;
pub mod card_index;
pub mod catalog;
mod chacha;
pub mod chance;
pub mod choosing;
pub mod code;
pub mod component;
pub mod cost;
pub mod effect;
pub mod effect_error;
pub mod effects;
pub mod engine;
pub mod event;
pub mod feasibility;
pub mod hash;
pub mod heuristic;
pub mod hex;
pub mod hidden;
pub mod ids;
pub mod known;
pub mod layout;
pub mod likeness;
pub mod log;
pub mod machine;
pub mod meaning;
mod mixed_words;
pub mod motion;
pub mod nearest;
pub mod number;
pub mod operation;
pub mod option;
pub mod page;
pub mod panel;
mod pattern;
pub mod phrase;
pub mod pool;
pub mod position;
pub mod question;
pub mod record;
pub mod rules;
pub mod rules_text;
pub mod run;
pub mod says;
pub mod scenario;
mod scenario_file;
pub mod score;
pub mod settings;
pub mod source_text;
pub mod table;
pub mod tally;
pub mod turn_loop;
pub mod veil;
pub mod viewers;
pub mod zones;
