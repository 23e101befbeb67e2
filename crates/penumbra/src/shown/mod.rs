//! What the browser gets of a redacted state.

use crate::catalog::Catalog;
use crate::state::State;
use crate::vocabulary::Penumbra;
use koloda_kernel::card_game::Shows;
use serde::Serialize;

#[derive(Serialize)]
pub(crate) struct Shown {
    turn: u8,
}

impl Shows for Penumbra {
    fn shown<'a>(_: &'a Catalog, state: &'a State) -> impl Serialize {
        Shown { turn: state.turn.of.0 + 1 }
    }
}
