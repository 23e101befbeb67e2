//! What the browser gets of a redacted state: what lies on the table, and nothing else. A card is its id, an unseen one "?".

use crate::view::View;
use crate::zone;
use koloda_kernel::ids::Seat;
use koloda_kernel::zones::Zone;
use serde::Serialize;

#[derive(Serialize)]
pub(crate) struct Shown<'a> {
    goal: u8,
    /// Whose turn it is, counted from 1.
    turn: u8,
    players: Vec<Player<'a>>,
    /// How many cards.
    deck: usize,
    /// The newest first.
    discard: Vec<&'a str>,
    played: Option<&'a str>,
}

#[derive(Serialize)]
struct Player<'a> {
    points: u8,
    hand: Vec<&'a str>,
}

pub(crate) fn shown(view: View<'_>) -> Shown<'_> {
    let state = view.state;
    let cards = |zone: Zone| state.zones.iter(zone).map(|card| view.id(card)).collect();
    Shown {
        goal: state.goal,
        turn: state.turn.0 + 1,
        players: Seat::all(state.seats).map(|seat| Player { points: state.points[seat.index()], hand: cards(zone::hand(seat)) }).collect(),
        deck: state.zones.len(zone::DECK),
        discard: cards(zone::DISCARD),
        played: state.zones.top(zone::PLAYED).map(|card| view.id(card)),
    }
}
