//! Setting up: from a plan to a game whose first player is about to choose (TS-015 to TS-030).

use crate::catalog::Catalog;
use crate::state::{Battle, CARDS, Rulings, State, Turn};
use crate::view::StateMut;
use crate::vocabulary::Thunderstone;
use crate::zone;
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
    pub boxes: Vec<String>,
    pub monsters: Vec<String>,
    pub heroes: Vec<String>,
    pub village: Vec<Face>,
    pub first: Seat,
    pub rulings: Rulings,
}

impl Deals for Thunderstone {
    fn blank(seats: u8, seed: Seed) -> State {
        State {
            zones: Zones::default(),
            seats,
            experience: [0; 5],
            sold: [Face::UNKNOWN; zone::STACKS as usize],
            breached: [0; CARDS.div_ceil(64)],
            rulings: Rulings::default(),
            turn: Turn::new(Seat(0), 1),
            battle: Battle::default(),
            machine: Machine::default(),
            chance: Chance::new(seed),
            outcome: None,
        }
    }

    /// The physical cards of a planned game, without the diseases that come when the pile is empty.
    fn cards_needed(catalog: &Catalog, plan: &Plan) -> usize {
        let families = plan.monsters.iter().chain(&plan.heroes).flat_map(|id| catalog.members(id));
        let single = plan.village.iter().chain([&catalog.disease]).map(|&face| (face, catalog.face(face)));
        families.chain(single).chain(catalog.basics()).map(|(_, info)| usize::from(info.copies)).sum::<usize>() + 1
    }

    fn set_up(play: &mut StateMut<'_>, plan: Plan) -> Result<(), Vec<Phrase>> {
        play.state.rulings = plan.rulings;
        play.lay_dungeon(&plan.monsters);
        play.lay_village(&plan.heroes, &plan.village);
        play.deal_parties();
        play.begin_turn(plan.first, 1);
        Ok(())
    }
}
