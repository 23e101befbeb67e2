//! What a state means, in words that outlive its Rust type (state hashes are made of them), and what must hold in each.

use crate::state::{Regs, SHUFFLE, State};
use crate::view::View;
use crate::vocabulary::Race;
use crate::zone;
use koloda_kernel::card_game::{Checks, Means};
use serde_json::{Value, json};

impl Means for Race {
    fn meaning(view: View<'_>) -> Value {
        // Without `..`: of a new field somebody must judge whether it decides what can happen next.
        let State { zones, seats, goal, points, turn, turns, machine, chance, outcome: _ } = view.state;
        json!({
            "zones": zone::LAYOUT.meaning(zones, |card| view.id(card)),
            "goal": goal,
            "points": points[..usize::from(*seats)],
            "turn": turn.0 + 1,
            "turns": turns,
            "effects": machine.meaning(&view.cards.code, |regs| regs_meaning(view, regs), |_, value| json!(value + 1)),
            "chance": chance.meaning(&[SHUFFLE]),
        })
    }
}

fn regs_meaning(view: View<'_>, &Regs { card, subject, left }: &Regs) -> Value {
    let card = zone::LAYOUT.place_meaning(&view.state.zones, card, view.id(card));
    json!({ "card": card, "subject": subject.0 + 1, "left": left })
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
