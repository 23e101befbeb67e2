//! What a seat may know, and full states that look the same to it.
//!
//! Nobody knows the deck, nor the hands of others: all these cards could be exchanged without anybody noticing. They are
//! laid out in one fixed order, so what is shown depends on what is known only; a sample deals them at random.

use crate::state::State;
use crate::view::View;
use crate::zone;
use koloda_kernel::chance::{Chance, Seed};
use koloda_kernel::deal::Deal;
use koloda_kernel::rules::Viewer;
use koloda_kernel::zones::Zone;

pub fn redact(view: View<'_>, viewer: Viewer) -> State {
    // Without `..`: of a new field somebody must judge who may see it.
    let State { mut zones, seats, goal, points, turn, turns, machine, chance: _, outcome } = rearranged(view, viewer, Deal::Sorted);
    zones.hide(zone::LAYOUT.unseen(seats, viewer), viewer);
    State { zones, seats, goal, points, turn, turns, machine, chance: Chance::unknown(), outcome }
}

pub fn determinise(view: View<'_>, viewer: Viewer, seed: Seed) -> State {
    let mut state = rearranged(view, viewer, Deal::Random(&mut Chance::new(seed)));
    state.zones.unhide();
    state.chance = Chance::new(seed);
    state
}

fn rearranged(view: View<'_>, viewer: Viewer, mut deal: Deal<'_>) -> State {
    let mut state = view.state.clone();
    let unseen: Vec<Zone> = zone::LAYOUT.unseen(state.seats, viewer).collect();
    deal.over(&mut state.zones, viewer, &unseen, |_| true, |_| ());
    state
}
