//! What the race shows: panels, forms, phrases, positions.

use crate::state::HIDDEN;
use crate::{CARDS, Event, Pick, State, name};
use koloda_kernel::chance::{Chance, Seed};
use koloda_kernel::ids::Seat;
use koloda_kernel::panel::{Panel, Region};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::{CardSheet, Refusal, Viewer};
use serde_json::{Map, Value, json};

pub(crate) fn sheet(id: &str, points: u8) -> CardSheet {
    CardSheet {
        id: id.to_owned(),
        box_id: "base".to_owned(),
        kind: "piece".to_owned(),
        groups: vec!["market".to_owned()],
        copies: 3,
        name: name(id, id),
        text: Phrase::new("race-card").number("points", points),
        provenance: "house".to_owned(),
        facts: Map::from_iter([("points".to_owned(), json!(points))]),
    }
}

pub(crate) fn panels(state: &State, viewer: Viewer) -> Vec<Panel> {
    let mut status = Panel::new(Region::Status, Phrase::new("race-status"));
    status.line(Phrase::new("race-turn").number("turn", state.turns));
    let mut market = Panel::new(Region::Market, Phrase::new("race-market"));
    CARDS.iter().for_each(|id| market.card(id, Phrase::new(format!("race-{id}"))));
    let mut panels = vec![status, market];
    for seat in Seat::all(state.seats) {
        let own = viewer == Viewer::Seat(seat);
        let mut panel = Panel::new(if own { Region::Own } else { Region::Others }, Phrase::new("race-seat").number("seat", seat.0 + 1));
        panel.line(Phrase::new("race-points").number("points", state.points[seat.index()]));
        panels.push(panel);
        if own {
            let mut hand = Panel::new(Region::Hand, Phrase::new("race-hand"));
            let cards = state.hands[seat.index()].iter().filter(|&&card| card != HIDDEN);
            cards.for_each(|&card| hand.card(id(card), Phrase::new(format!("race-{}", id(card)))));
            panels.push(hand);
        }
    }
    panels
}

fn id(points: u8) -> &'static str {
    CARDS[usize::from(points) - 1]
}

pub(crate) fn form(pick: Pick) -> Value {
    match pick {
        Pick::Play { points } => json!({ "do": "play", "card": id(points) }),
        Pick::Pass => json!({ "do": "pass" }),
    }
}

pub(crate) fn phrase(pick: Pick) -> Phrase {
    match pick {
        Pick::Play { points } => Phrase::new("race-play").word("card", id(points)),
        Pick::Pass => Phrase::new("race-pass"),
    }
}

pub(crate) fn event(event: &Event) -> Phrase {
    match event {
        Event::Begun => Phrase::new("race-begun"),
        Event::Played { seat, points } => Phrase::new("race-played").number("seat", seat.0 + 1).word("card", id(*points)),
        Event::Passed { seat } => Phrase::new("race-passed").number("seat", seat.0 + 1),
        Event::Drew { seat } => Phrase::new("race-drew").number("seat", seat.0 + 1),
    }
}

pub(crate) fn explain(state: &State, seat: Seat, wish: &Value) -> Result<(), Refusal> {
    let refusal = |kind| Err(Refusal { kind, phrase: Phrase::new(format!("race-refused-{kind}")) });
    if seat != state.turn {
        return refusal("not-your-turn");
    }
    let mut options = Vec::new();
    state.options(&mut options);
    if options.iter().any(|&pick| koloda_kernel::table::matches(wish, &form(pick))) {
        return Ok(());
    }
    match wish["do"].as_str() {
        Some("play") => refusal("not-in-hand"),
        _ => refusal("not-offered"),
    }
}

pub(crate) fn read(position: &Value) -> Result<State, Vec<String>> {
    let fields = position.as_object().ok_or_else(|| vec!["a position is an object".to_owned()])?;
    let mut state = State::new(2, 10, Chance::new(Seed::numbered(1, 0)));
    let mut faults = Vec::new();
    for (key, value) in fields {
        let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
        match (key.as_str(), number, value.as_array()) {
            ("goal", Some(goal), _) => state.goal = goal,
            ("points", _, Some(points)) => {
                points.iter().zip(&mut state.points).for_each(|(from, to)| *to = from.as_u64().unwrap_or(0) as u8);
            }
            ("hand", _, Some(hand)) => hand.iter().zip(&mut state.hands[0]).for_each(|(from, to)| {
                *to = CARDS.iter().position(|id| from == id).map_or(1, |place| place as u8 + 1);
            }),
            _ => faults.push(format!("{key}: unknown or of the wrong form; expected goal, points or hand")),
        }
    }
    if faults.is_empty() { Ok(state) } else { Err(faults) }
}

pub(crate) fn write(state: &State) -> Value {
    let hand: Vec<&str> = state.hands[0].iter().map(|&card| if card == HIDDEN { "?" } else { id(card) }).collect();
    json!({ "goal": state.goal, "points": state.points[..usize::from(state.seats)], "hand": hand })
}
