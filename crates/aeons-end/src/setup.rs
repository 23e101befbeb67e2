//! Setting up: from what was asked for to a game whose first turn-order card is about to be drawn.

use crate::breach::Breach;
use crate::card::TurnCardOwner;
use crate::catalog::Catalog;
use crate::play::{StateMut, stream};
use crate::state::{Life, Mage, NOBODY, Nemesis, Phase, Regs, State, Turn, TurnOwner};
use crate::view::View;
use crate::vocabulary::AeonsEnd;
use crate::zone;
use arrayvec::ArrayVec;
use koloda_kernel::card_game::Deals;
use koloda_kernel::chance::{Chance, Seed};
use koloda_kernel::ids::{CardId, Face, Seat};
use koloda_kernel::machine::Machine;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::zones::Zones;
use strum::VariantArray;

/// Basic cards added to the nemesis deck: by tier, for 1 to 4 players (table T2).
const BASICS: [[usize; 4]; 3] = [[1, 3, 5, 8], [3, 5, 6, 7], [7, 7, 7, 7]];

#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Difficulty {
    Beginner,
    Normal,
    Expert,
    Extinction,
}

impl Difficulty {
    /// Not kept in a state; it follows from what it changes.
    pub fn of(view: View<'_>) -> Difficulty {
        let fits =
            |level: &Difficulty| level.gravehold() == view.state.gravehold.max && level.is_increased() == view.state.nemesis.increased;
        Difficulty::VARIANTS.iter().copied().find(fits).unwrap_or(Difficulty::Normal)
    }

    pub fn is_increased(self) -> bool {
        matches!(self, Difficulty::Expert | Difficulty::Extinction)
    }

    /// What it adds to the life of mages, the life of Gravehold, and what it adds to that of the nemesis (AE-146 to AE-149).
    fn lives(self) -> (i8, u8, i8) {
        match self {
            Difficulty::Beginner => (2, 35, -10),
            Difficulty::Normal | Difficulty::Expert => (0, 30, 0),
            Difficulty::Extinction => (-2, 25, 10),
        }
    }

    pub fn mage_life(self, printed: u8) -> u8 {
        printed.saturating_add_signed(self.lives().0).max(1)
    }

    pub fn gravehold(self) -> u8 {
        self.lives().1
    }

    pub fn nemesis_life(self, printed: u8) -> u8 {
        printed.saturating_add_signed(self.lives().2).max(1)
    }
}

/// A setup whose every word was understood.
#[derive(Debug, Clone)]
pub struct Plan {
    pub seats: u8,
    pub nemesis: u8,
    pub difficulty: Difficulty,
    pub mages: Vec<u8>,
    pub supply: Vec<Face>,
    pub boxes: Vec<String>,
    pub turn_order: TurnOrder,
    /// Player cards in the turn-order deck of somebody alone.
    pub turn_cards: usize,
    pub solo_life: Option<u8>,
}

/// Which turn-order cards four players use (AE-031, AE-035).
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum TurnOrder {
    Standard,
    Variable,
}

impl Deals for AeonsEnd {
    fn blank(seats: u8, seed: Seed) -> State {
        State {
            zones: Zones::default(),
            seats,
            mages: [Mage::default(); 4],
            gravehold: Life::default(),
            nemesis: Nemesis::default(),
            piles: [Face::UNKNOWN; zone::PILES as usize],
            turn: Turn::new(TurnOwner::Nobody, Phase::Setup),
            pair_tokens: [NOBODY; 2],
            pending: ArrayVec::new(),
            machine: Machine::default(),
            chance: Chance::new(seed),
            outcome: None,
        }
    }

    /// The physical cards of a planned game. Every basic nemesis card of the boxes comes along, chosen or not.
    fn cards_needed(catalog: &Catalog, plan: &Plan) -> usize {
        let mats = plan.mages.iter().map(|&mage| &catalog.mages[usize::from(mage)].mat);
        let copies = |face: Face| usize::from(catalog.face(face).copies);
        let basics = catalog.decks.basics().iter().filter(|&&face| catalog.face(face).is_in(&plan.boxes));
        mats.map(|mat| mat.hand.len() + mat.deck.len()).sum::<usize>()
            + plan.supply.iter().map(|&face| copies(face)).sum::<usize>()
            + catalog.decks.of_nemesis(plan.nemesis).len()
            + basics.count()
            + catalog.decks.tier_zero(plan.nemesis).iter().map(|&face| copies(face)).sum::<usize>()
            + turn_cards(plan.seats, plan.turn_order, plan.turn_cards).len()
    }

    fn set_up(play: &mut StateMut<'_>, plan: Plan) -> Result<(), Vec<Phrase>> {
        let (catalog, state) = (play.cards, &mut *play.state);
        state.gravehold = Life::full(plan.difficulty.gravehold());
        state.nemesis = new_nemesis(catalog, plan.nemesis, plan.difficulty);
        for (seat, &mat) in Seat::all(plan.seats).zip(&plan.mages) {
            deal_mage(catalog, state, seat, new_mage(catalog, mat, plan.difficulty, plan.solo_life));
        }
        for (number, &face) in plan.supply.iter().enumerate() {
            state.piles[number] = face;
            (0..catalog.face(face).copies).for_each(|_| _ = state.zones.create(face, zone::pile(number as u8)));
        }
        build_nemesis_deck(catalog, state, &plan)?;
        for whom in turn_cards(plan.seats, plan.turn_order, plan.turn_cards) {
            let none = || vec![Phrase::new("ae-setup-no-turn-card").word("whom", format!("{whom:?}"))];
            state.zones.create(catalog.decks.turn_card(whom).ok_or_else(none)?, zone::TURN_DECK);
        }
        state.zones.shuffle(zone::TURN_DECK, &mut state.chance, stream::TURN_ORDER);
        play.call(play.view().nemesis_programs().setup, Regs::of(CardId::NONE, None));
        Ok(())
    }
}

/// Turn-order cards for a number of players (AE-028 to AE-031, AE-035, AE-040).
pub fn turn_cards(seats: u8, order: TurnOrder, solo_cards: usize) -> Vec<TurnCardOwner> {
    let mut cards: Vec<TurnCardOwner> = match seats {
        1 => vec![TurnCardOwner::Player(1); solo_cards],
        2 => vec![TurnCardOwner::Player(1), TurnCardOwner::Player(1), TurnCardOwner::Player(2), TurnCardOwner::Player(2)],
        3 => vec![TurnCardOwner::Player(1), TurnCardOwner::Player(2), TurnCardOwner::Player(3), TurnCardOwner::AnyPlayer],
        _ if order == TurnOrder::Variable => {
            vec![TurnCardOwner::Either(1, 2), TurnCardOwner::Either(1, 2), TurnCardOwner::Either(3, 4), TurnCardOwner::Either(3, 4)]
        }
        _ => (1..=4).map(TurnCardOwner::Player).collect(),
    };
    cards.extend([TurnCardOwner::Nemesis, TurnCardOwner::Nemesis]);
    cards
}

/// How a mage begins: life and breaches of the mat.
pub fn new_mage(catalog: &Catalog, mat: u8, difficulty: Difficulty, life: Option<u8>) -> Mage {
    let info = &catalog.mages[usize::from(mat)];
    let life = life.unwrap_or(difficulty.mage_life(info.mat.life));
    let breaches = Breach::row(&info.mat.breaches).unwrap_or_default();
    Mage { mat, life: Life::full(life), charges: 0, trophies: 0, breaches }
}

pub fn new_nemesis(catalog: &Catalog, mat: u8, difficulty: Difficulty) -> Nemesis {
    let life = Life::full(difficulty.nemesis_life(catalog.nemeses[usize::from(mat)].mat.life));
    Nemesis { mat, life, tokens: 0, wounded: 0, increased: difficulty.is_increased() }
}

fn deal_mage(catalog: &Catalog, state: &mut State, seat: Seat, mage: Mage) {
    let cards = catalog.decks.of_mage(mage.mat);
    state.mages[seat.index()] = mage;
    for (faces, zone) in [(&cards.hand, zone::hand(seat)), (&cards.deck, zone::deck(seat))] {
        faces.iter().for_each(|&face| _ = state.zones.create(face, zone));
    }
}

/// AE-042 to AE-044: per tier the nemesis' own cards and random basics, shuffled; tier 1 on top.
fn build_nemesis_deck(catalog: &Catalog, state: &mut State, plan: &Plan) -> Result<(), Vec<Phrase>> {
    let mut errors = Vec::new();
    let (mut pile, mut basics) = (Vec::new(), Vec::new());
    for tier in 1..=3u8 {
        let of_tier = |face: &&Face| catalog.face(**face).tier == tier;
        let in_boxes = |face: &&Face| catalog.face(**face).is_in(&plan.boxes);
        pile.clear();
        let own = catalog.decks.of_nemesis(plan.nemesis).iter().filter(of_tier);
        pile.extend(own.map(|&face| state.zones.create(face, zone::UNUSED)));
        basics.clear();
        let fitting = catalog.decks.basics().iter().filter(of_tier).filter(in_boxes);
        basics.extend(fitting.map(|&face| state.zones.create(face, zone::UNUSED)));
        let wanted = BASICS[usize::from(tier - 1)][usize::from(plan.seats - 1)];
        if basics.len() < wanted {
            let error = Phrase::new("ae-setup-few-basics").number("found", basics.len() as i64).number("tier", tier);
            errors.push(error.number("needed", wanted as i64));
        }
        state.chance.shuffle(stream::NEMESIS, &mut basics);
        pile.extend(basics.iter().take(wanted));
        state.chance.shuffle(stream::NEMESIS, &mut pile);
        state.zones.set_order(&pile, zone::NEMESIS_DECK);
    }
    for &face in catalog.decks.tier_zero(plan.nemesis) {
        (0..catalog.face(face).copies).for_each(|_| _ = state.zones.create(face, zone::TIER_ZERO));
    }
    state.zones.shuffle(zone::TIER_ZERO, &mut state.chance, stream::TIER_ZERO);
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}
