//! What the browser gets of a redacted state: what lies on the table, and nothing else. A card is its id, an unseen one "?".
//!
//! The types of `web/src/tables/race/view.generated.ts` are written from these.

use crate::catalog::Catalog;
use crate::state::State;
use crate::view::View;
use crate::vocabulary::Race;
use crate::zone;
use koloda_kernel::card_game::Shows;
use koloda_kernel::ids::Seat;
use koloda_kernel::zones::Zone;
use serde::Serialize;

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Shown<'a> {
    goal: u8,
    /// Whose turn it is, counted from 1.
    turn: u8,
    players: Vec<Player<'a>>,
    /// How many cards.
    deck: u8,
    /// The newest last.
    discard: Vec<&'a str>,
    played: Option<&'a str>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Player<'a> {
    points: u8,
    hand: Vec<&'a str>,
}

impl Shows for Race {
    fn shown<'a>(cards: &'a Catalog, state: &'a State) -> impl Serialize {
        shown(View { cards, state })
    }
}

fn shown(view: View<'_>) -> Shown<'_> {
    let state = view.state;
    let cards = |zone: Zone| state.zones.iter(zone).map(|card| view.id(card)).collect::<Vec<_>>();
    Shown {
        goal: state.goal,
        turn: state.turn.0 + 1,
        players: Seat::all(state.seats).map(|seat| Player { points: state.points[seat.index()], hand: cards(zone::hand(seat)) }).collect(),
        deck: state.zones.len(zone::DECK) as u8,
        discard: cards(zone::DISCARD).into_iter().rev().collect(),
        played: state.zones.top(zone::PLAYED).map(|card| view.id(card)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ts_rs::{Config, TS};

    /// `KOLODA_WRITE=1 cargo test -p koloda-toy shown` writes the file anew.
    #[test]
    fn the_web_client_has_the_types_of_the_view() {
        let config = Config::new();
        let types = [Shown::decl(&config), Player::decl(&config)];
        let head = "// Written from crates/toy/src/shown.rs; do not edit.\n".to_owned();
        let declared = types.iter().fold(head, |text, declared| format!("{text}\nexport {declared}\n"));
        let folder = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/tables/race"));
        // The plain table, which shows games without a folder, has no types of theirs.
        if !folder.exists() {
            return;
        }
        let place = folder.join("view.generated.ts");
        if std::env::var_os("KOLODA_WRITE").is_some() {
            std::fs::write(&place, &declared).expect("written");
        }
        let found = std::fs::read_to_string(&place).unwrap_or_default();
        assert!(found == declared, "{} is out of date: run this test with KOLODA_WRITE=1", place.display());
    }
}
