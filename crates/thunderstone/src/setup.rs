//! Setting up: from a plan to a game whose first player is about to choose (TS-015 to TS-030).

use crate::catalog::Catalog;
use crate::play::stream;
use crate::state::{Battle, CARDS, Rulings, State, Turn};
use crate::turn::HAND;
use crate::view::StateMut;
use crate::vocabulary::Thunderstone;
use crate::zone;
use koloda_kernel::card_game::Deals;
use koloda_kernel::chance::{Chance, Seed};
use koloda_kernel::ids::{Face, Seat};
use koloda_kernel::machine::Machine;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::zones::Zones;

/// Cards that lie above the Thunderstone at most (TS-017).
const OVER_THE_STONE: u16 = 10;

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
        play.lay_dungeon(&plan);
        play.lay_village(&plan);
        play.deal_parties();
        play.begin_turn(plan.first, 1);
        Ok(())
    }
}

impl StateMut<'_> {
    /// TS-016 to TS-020: who is dealt into the first rank does not breach.
    fn lay_dungeon(&mut self, plan: &Plan) {
        for card in plan.monsters.iter().flat_map(|class| self.cards.members(class)) {
            self.bring(card, zone::DUNGEON);
        }
        self.state.zones.shuffle(zone::DUNGEON, &mut self.state.chance, stream::DUNGEON);
        self.deal(zone::DUNGEON, zone::DEPTHS, OVER_THE_STONE);
        self.state.zones.create(self.cards.stone, zone::DEPTHS);
        self.state.zones.shuffle(zone::DEPTHS, &mut self.state.chance, stream::DUNGEON);
        (1..=zone::RANKS).for_each(|rank| self.deal(zone::DUNGEON, zone::of_rank(rank), 1));
    }

    /// TS-021 to TS-024.
    fn lay_village(&mut self, plan: &Plan) {
        let cards = self.cards;
        let of_face = |face: Face| (face, cards.face(face));
        let basics = (0..zone::BASICS).zip(cards.basics().map(|card| vec![card]));
        let families = (zone::BASICS..).zip(plan.heroes.iter().map(|family| cards.members(family)));
        let market = (zone::BASICS + zone::FAMILIES..).zip(plan.village.iter().map(|&face| vec![of_face(face)]));
        for (stack, sold) in basics.chain(families).chain(market) {
            self.state.sold[usize::from(stack)] = sold.first().map_or(Face::UNKNOWN, |(face, _)| *face);
            sold.into_iter().for_each(|card| self.bring(card, zone::stack(stack)));
        }
        self.bring(of_face(cards.disease), zone::DISEASES);
    }

    /// TS-025, TS-026: from the basic stacks, as far as they go.
    fn deal_parties(&mut self) {
        for seat in Seat::all(self.state.seats) {
            for (stack, (_, info)) in (0..zone::BASICS).zip(self.cards.basics()) {
                self.deal(zone::stack(stack), zone::deck(seat), info.basic.unwrap_or(0).into());
            }
            self.state.zones.shuffle(zone::deck(seat), &mut self.state.chance, stream::DECKS);
            self.deal(zone::deck(seat), zone::hand(seat), HAND);
        }
    }
}
