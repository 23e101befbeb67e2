//! What a state means, in words that outlive its Rust type (state hashes are made of them), and what must hold in each.

use crate::state::{Regs, SHUFFLE, State};
use crate::view::View;
use crate::vocabulary::Race;
use crate::zone;
use koloda_kernel::card_game::{Checks, Means};
use koloda_kernel::meaning;
use serde_json::{Value, json};

impl Means for Race {
    fn meaning(view: View<'_>) -> Value {
        // Of a new field somebody must judge whether it decides what can happen next.
        meaning! { view.state => State {
            zones = zone::LAYOUT.meaning(zones, |card| view.id(card)),
            goal,
            points = points[..usize::from(view.state.seats)],
            turn = turn.0 + 1,
            turns,
            machine as "effects" = machine.meaning(&view.cards.code, |regs| regs_meaning(view, regs), |_, value| json!(value + 1)),
            chance = chance.meaning(&[SHUFFLE]),
        } without seats, outcome }
    }
}

fn regs_meaning(view: View<'_>, regs: &Regs) -> Value {
    meaning! { *regs => Regs { card = view.place_meaning(card), subject = subject.0 + 1, left } }
}

impl Checks for Race {
    /// What holds between any two picks.
    fn check(view: View<'_>) -> Result<(), String> {
        let State { zones, goal, points, outcome, .. } = view.state;
        zone::LAYOUT.check(zones, |card| (view.id(card), view.info(card)))?;
        match points.iter().find(|points| **points >= *goal) {
            Some(points) if outcome.is_none() => Err(format!("somebody has {points} points, the goal is {goal}, and nobody has won")),
            _ => Ok(()),
        }
    }
}
