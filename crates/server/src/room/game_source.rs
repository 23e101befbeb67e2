//! The source from which a room takes its game and its bots.

use koloda_bots::{BotKind, SeatBot, named_bot, seat_bot};
use koloda_games::{Edition, Game};
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use std::fmt::Debug;
use std::sync::Arc;

pub trait GameSource: Send + Sync + Debug {
    fn game(&self) -> &dyn Game;
    /// A bot of this name for a seat; none if there is no such bot.
    fn bot(&self, name: &str, seed: Seed, seat: Seat) -> Option<Box<dyn SeatBot>>;
}

/// A game with the card files a table was begun with.
#[derive(Debug)]
pub struct EditionSource(pub Arc<Edition>);

impl GameSource for EditionSource {
    fn game(&self) -> &dyn Game {
        self.0.game()
    }

    fn bot(&self, name: &str, seed: Seed, seat: Seat) -> Option<Box<dyn SeatBot>> {
        let kind: BotKind = named_bot(name).ok()?;
        Some(seat_bot(self.0.rules(), kind, seed, seat))
    }
}
