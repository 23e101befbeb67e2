//! What must hold for any bytes that a stranger may hand to Koloda. A target takes bytes, panics if something does not hold, and says
//! whether they got past the reader. `tests/short_run.rs` runs them for seconds, `fuzz/` under cargo-fuzz for as long as one likes.

mod card_file;
mod messages;
mod play;
mod position;
mod record;
mod scenario;

pub use card_file::card_file;
pub use messages::messages;
pub use play::play;
pub use position::position;
pub use record::record;
pub use scenario::scenario;

use koloda_games::Library;
use std::sync::LazyLock;

static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::load(&[]).expect("the shipped cards load"));

/// The game a byte stands for.
fn game_by(byte: u8) -> &'static str {
    let games: Vec<&'static str> = LIBRARY.games().map(|game| game.id()).collect();
    games[usize::from(byte) % games.len()]
}
