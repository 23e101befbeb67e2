//! Where a room takes its game and its bots from.

use koloda_bots::{BotKind, SeatBot, bot_by_name, seat_bot};
use koloda_games::{Game, Library};
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use std::fmt::Debug;
use std::sync::Arc;

pub trait House: Send + Sync + Debug {
    fn game(&self) -> &dyn Game;
    /// A bot of this name for a seat; none if there is no such bot.
    fn bot(&self, name: &str, seed: Seed, seat: Seat) -> Option<Box<dyn SeatBot>>;
}

/// A game of the library.
#[derive(Debug)]
pub struct LibraryHouse {
    library: Arc<Library>,
    game: String,
}

impl LibraryHouse {
    pub fn find(library: &Arc<Library>, game: &str) -> Option<LibraryHouse> {
        library.game(game).ok().map(|game| LibraryHouse { library: library.clone(), game: game.id().to_owned() })
    }
}

impl House for LibraryHouse {
    fn game(&self) -> &dyn Game {
        self.library.game(&self.game).expect("found when the house was made")
    }

    fn bot(&self, name: &str, seed: Seed, seat: Seat) -> Option<Box<dyn SeatBot>> {
        let kind: BotKind = bot_by_name(name).ok()?;
        Some(seat_bot(self.library.rules(&self.game).ok()?, kind, seed, seat))
    }
}
