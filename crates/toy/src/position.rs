//! Positions: a state as JSON that people write for tests, everything optional. Zones are written and read by their
//! declaration; here is the rest. An effect under way is not part of a position.

use crate::catalog::{CardDef, Catalog};
use crate::state::State;
use crate::view::View;
use crate::vocabulary::Race;
use crate::zone;
use koloda_kernel::card_game::{ReadsPositions, WritesPositions};
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use koloda_kernel::position::{self, Reader};
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Position {
    goal: u8,
    players: Vec<PlayerPosition>,
    /// Whose turn it is, counted from 1.
    turn: u8,
    turns: u16,
}

#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct PlayerPosition {
    points: u8,
}

impl Default for Position {
    fn default() -> Position {
        Position { goal: 10, players: vec![PlayerPosition::default(); 2], turn: 1, turns: 1 }
    }
}

impl ReadsPositions for Race {
    fn read_position(cards: &Catalog, position: &Value) -> Result<State, Vec<String>> {
        let mut reader = Reader::new(&cards.faces);
        let mut state = State::new(2, Seed([7; 32]));
        let Position { goal, players, turn, turns } = reader.read(position.clone(), (&zone::LAYOUT, "players"), &mut state.zones);
        if !(1..=zone::SEATS as usize).contains(&players.len()) || !(1..=players.len()).contains(&usize::from(turn)) {
            reader.error(format!("{} players, and the turn of player {turn}; expected 1 to {} players", players.len(), zone::SEATS));
            return Err(reader.errors);
        }
        (state.seats, state.goal, state.turn, state.turns) = (players.len() as u8, goal, Seat(turn - 1), turns);
        players.iter().zip(&mut state.points).for_each(|(player, points)| *points = player.points);
        if !reader.is_given(zone::DECK) {
            fill_deck(cards, &mut state, &mut reader);
        }
        if reader.errors.is_empty() { Ok(state) } else { Err(reader.errors) }
    }
}

impl WritesPositions for Race {
    fn position(view: View<'_>) -> Value {
        // Without `..`: whoever adds a field is asked whether positions have it.
        let State { seats, goal, points, turn, turns, zones, machine: _, chance: _, outcome: _ } = view.state;
        let players = points[..usize::from(*seats)].iter().map(|&points| PlayerPosition { points }).collect();
        let own = Position { goal: *goal, players, turn: turn.0 + 1, turns: *turns };
        position::write(&own, (&zone::LAYOUT, "players", *seats), zones, |card| view.id(card))
    }
}

/// A deck that is not said has all cards that lie nowhere else.
fn fill_deck(catalog: &Catalog, state: &mut State, reader: &mut Reader<'_, CardDef>) {
    for (face, info) in catalog.faces() {
        reader.fill_up(&mut state.zones, (face, info.copies), zone::DECK);
    }
}
