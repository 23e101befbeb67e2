//! What is hidden: the decks, contracts reserved from the deck, the talents of others until all are shown, and which cards of
//! fate this game does without.

use crate::catalog::Sort;
use crate::state::State;
use crate::view::View;
use crate::vocabulary::Penumbra;
use crate::zone;
use koloda_kernel::card_game::Hides;
use koloda_kernel::hidden::Arrangement;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::open_to_all;
use koloda_kernel::rules::Viewer;
use koloda_kernel::zones::Zone;

/// Cards of fate that could be exchanged with each other: trials of a difficulty, prophecies, goals, events.
fn fate_sort(sort: &Sort) -> u8 {
    match sort {
        Sort::Trial(trial) => trial.trial.difficulty,
        Sort::Prophecy(_) => 10,
        Sort::Goal(_) => 11,
        Sort::Event(_) => 12,
        Sort::Wizard(_) | Sort::Contract(_) => 13,
    }
}

impl Hides for Penumbra {
    fn rearrange(view: View<'_>, viewer: Viewer, arrangement: &mut Arrangement<'_>, state: &mut State) {
        let decks = (0..zone::DISCIPLINES).map(zone::deck).chain([zone::POTIONS, zone::ARTIFACTS]);
        for deck in decks {
            arrangement.apply(&mut state.zones, viewer, &[deck], |_| true, |_| ());
        }
        let others = |zone: fn(Seat) -> Zone| {
            Seat::all(view.state.wizards).filter(|&seat| viewer != Viewer::Seat(seat)).map(zone).collect::<Vec<_>>()
        };
        let contracts = [&[zone::CONTRACTS, zone::LOOKED], &others(zone::reserved)[..]].concat();
        arrangement.apply(&mut state.zones, viewer, &contracts, |_| true, |_| ());
        let talents = [&[zone::TALENTS], &others(zone::dealt)[..]].concat();
        arrangement.apply(&mut state.zones, viewer, &talents, |_| true, |_| ());
        // First which cards are in the deck and which in the box, sort by sort; then their order in each stack.
        let sort_of = |card: CardId| fate_sort(&view.info(card).sort);
        let fate: Vec<Zone> = (0..zone::STACKS).map(zone::fate).chain([zone::BOX]).collect();
        for sort in (1..=4).chain(10..=12) {
            arrangement.apply(&mut state.zones, viewer, &fate, |card| sort_of(card) == sort, |_| ());
        }
        for stack in (0..zone::STACKS).map(zone::fate).chain([zone::BOX]) {
            arrangement.apply(&mut state.zones, viewer, &[stack], |_| true, |_| ());
        }
    }

    fn hide(state: &mut State, viewer: Viewer) {
        open_to_all!(state: State { zones, wizards }, seats, players, order, classes, preference, supply, placed, rulings, phase, chosen, turn, attempt, threats, ending, last, automa, machine, chance, outcome);
        zones.hide(zone::LAYOUT.unseen(*wizards, viewer), viewer);
    }
}
