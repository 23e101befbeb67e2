//! Setting up: from a plan to a game whose wizards choose their talents, and what follows that choice (PN-007 to PN-048).

use crate::catalog::Catalog;
use crate::state::{Attempt, Automa, Ending, Phase, Player, Rulings, State, Turn};
use crate::view::StateMut;
use crate::vocabulary::{Discipline, Penumbra};
use crate::zone;
use arrayvec::ArrayVec;
use koloda_kernel::card_game::Deals;
use koloda_kernel::chance::{Chance, Seed};
use koloda_kernel::ids::{Face, Seat};
use koloda_kernel::machine::Machine;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::zones::Zones;

/// A setup whose every word was understood.
#[derive(Debug, Clone)]
pub struct Plan {
    pub seats: u8,
    /// A deck of fate whose order is given.
    pub fate: Option<u8>,
    /// Talents of the seats, where they are not dealt.
    pub talents: Vec<Face>,
    /// Classes that are in play in any case.
    pub classes: Vec<Discipline>,
    pub automa: Option<u8>,
    pub rulings: Rulings,
}

impl Deals for Penumbra {
    fn blank(seats: u8, seed: Seed) -> State {
        State {
            zones: Zones::default(),
            seats,
            wizards: seats,
            players: std::array::from_fn(|_| Player::default()),
            order: ArrayVec::new(),
            classes: [Discipline::Ruby; zone::CLASSES as usize],
            preference: [Discipline::Ruby; zone::DISCIPLINES as usize],
            supply: [0; 7],
            placed: ArrayVec::new(),
            rulings: Rulings::default(),
            phase: Phase::Talents,
            chosen: 0,
            turn: Turn::new(Seat(0), 0),
            attempt: Attempt::default(),
            threats: ArrayVec::new(),
            ending: Ending::default(),
            last: Seat(0),
            automa: Automa::default(),
            machine: Machine::default(),
            chance: Chance::new(seed),
            outcome: None,
        }
    }

    fn cards_needed(catalog: &Catalog, _: &Plan) -> usize {
        catalog.faces().map(|(_, info)| usize::from(info.copies)).sum()
    }

    fn set_up(play: &mut StateMut<'_>, plan: Plan) -> Result<(), Vec<Phrase>> {
        play.state.wizards = plan.seats.max(2);
        play.state.rulings = plan.rulings;
        play.state.automa.which = plan.automa.map_or(0, |place| place + 1);
        let tables = &play.cards.tables;
        play.state.supply = std::array::from_fn(|kind| if kind < 6 { tables.marks } else { tables.spark_marks });
        play.bring_cards();
        play.lay_fate(plan.fate);
        play.note_classes(&plan.classes);
        play.deal_talents(&plan.talents);
        Ok(())
    }
}
