//! Race: a small whole card game.
//! A new game starts as a copy of this crate (`scripts/new-game`), and the clients are tested with it.
//!
//! Everybody holds three cards. In their turn a player plays one, does what it says and draws up to three again, or
//! passes. Whoever reaches the goal first has won; when the time is up nobody has.
//!
//! A reader begins with `cards/cards.ron`, then `vocabulary` (the words of the cards), `ops` (what they do) and `turn` (who
//! may do what, and when). All that the kernel asks of a game are the traits of `koloda_kernel::card_game`; each file here
//! answers one or two of them.

mod broken;
pub mod catalog;
mod effects;
pub mod event;
mod game;
mod heuristic;
mod meaning;
mod ops;
mod panels;
pub mod pick;
mod position;
mod redact;
pub mod refusal;
mod setup;
mod shown;
pub mod state;
pub mod text;
mod turn;
pub mod view;
pub mod vocabulary;
pub mod zone;

pub use broken::broken_rules;
pub use game::RaceRules;
pub use pick::Pick;
pub use state::State;

use koloda_kernel::card_file::CardFile;

/// The cards of the game.
pub fn cards() -> Vec<CardFile> {
    let text = include_str!("../cards/cards.ron").to_owned();
    vec![CardFile { path: "cards/cards.ron".to_owned(), box_id: "base".to_owned(), text }]
}

/// The game with its cards.
///
/// # Panics
/// If the cards are faulty; a test reads them.
pub fn rules() -> RaceRules {
    RaceRules::read(&cards()).unwrap_or_else(|errors| panic!("{errors:?}"))
}
