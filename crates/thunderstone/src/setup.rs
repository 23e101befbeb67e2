//! Setting up: from a plan to a game whose first player is about to choose (TS-015 to TS-030).

use crate::catalog::{CardDef, Catalog};
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
const OVER_THE_STONE: usize = 10;

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
        let copies = |(_, info): (Face, &CardDef)| usize::from(info.card.copies);
        let families: usize = plan.monsters.iter().chain(&plan.heroes).flat_map(|id| catalog.members(id)).map(copies).sum();
        let market: usize = plan.village.iter().map(|&face| usize::from(catalog.face(face).card.copies)).sum();
        let basics: usize = catalog.basics().map(copies).sum();
        families + market + basics + usize::from(catalog.face(catalog.disease).card.copies) + 1
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
        for (face, info) in plan.monsters.iter().flat_map(|class| self.cards.members(class)) {
            (0..info.card.copies).for_each(|_| _ = self.state.zones.create(face, zone::DUNGEON));
        }
        self.state.zones.shuffle(zone::DUNGEON, &mut self.state.chance, stream::DUNGEON);
        for _ in 0..OVER_THE_STONE {
            if let Some(card) = self.state.zones.top(zone::DUNGEON) {
                self.state.zones.to_bottom(card, zone::DEPTHS);
            }
        }
        self.state.zones.create(self.cards.stone, zone::DEPTHS);
        self.state.zones.shuffle(zone::DEPTHS, &mut self.state.chance, stream::DUNGEON);
        for rank in 1..=zone::RANKS {
            if let Some(card) = self.state.zones.top(zone::DUNGEON) {
                self.state.zones.to_top(card, zone::of_rank(rank));
            }
        }
    }

    /// TS-021 to TS-024.
    fn lay_village(&mut self, plan: &Plan) {
        for (stack, (face, info)) in (0..zone::BASICS).zip(self.cards.basics()) {
            self.stack(stack, face, info);
        }
        for (stack, family) in (zone::BASICS..).zip(&plan.heroes) {
            let mut levels: Vec<(Face, &CardDef)> = self.cards.members(family).collect();
            levels.sort_by_key(|(_, info)| info.card.level);
            for (face, info) in levels {
                self.stack(stack, face, info);
            }
        }
        for (stack, &face) in (zone::BASICS + zone::FAMILIES..).zip(&plan.village) {
            self.stack(stack, face, self.cards.face(face));
        }
        let disease = self.cards.disease;
        (0..self.cards.face(disease).card.copies).for_each(|_| _ = self.state.zones.create(disease, zone::DISEASES));
    }

    /// Puts all copies of a card under a stack, which is named after its first card.
    fn stack(&mut self, stack: u8, face: Face, info: &CardDef) {
        let sold = &mut self.state.sold[usize::from(stack)];
        if *sold == Face::UNKNOWN {
            *sold = face;
        }
        (0..info.card.copies).for_each(|_| _ = self.state.zones.create(face, zone::stack(stack)));
    }

    /// TS-025, TS-026: from the basic stacks, as far as they go.
    fn deal_parties(&mut self) {
        for seat in Seat::all(self.state.seats) {
            for (stack, (_, info)) in (0..zone::BASICS).zip(self.cards.basics()) {
                for _ in 0..info.card.basic.unwrap_or(0) {
                    if let Some(card) = self.state.zones.top(zone::stack(stack)) {
                        self.state.zones.to_bottom(card, zone::deck(seat));
                    }
                }
            }
            self.state.zones.shuffle(zone::deck(seat), &mut self.state.chance, stream::DECKS);
            for _ in 0..HAND {
                if let Some(card) = self.state.zones.top(zone::deck(seat)) {
                    self.state.zones.to_bottom(card, zone::hand(seat));
                }
            }
        }
    }
}
