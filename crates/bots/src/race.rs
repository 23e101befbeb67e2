//! The heuristic of the toy game: the largest card.

use crate::Heuristic;
use koloda_toy::{Pick, Race, State};

impl Heuristic for Race {
    fn appraise(&self, _: &State, pick: Pick) -> i32 {
        match pick {
            Pick::Play { points } => i32::from(points),
            Pick::Pass => 0,
        }
    }
}
