//! Reading the state: the questions that every rule asks. Changes nothing.

use crate::catalog::{CardDef, Catalog};
use crate::event::Event;
use crate::state::{Phase, State, mark};
use crate::vocabulary::{Kind, Thunderstone};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::zones::Zone;

koloda_kernel::engine! {
    words Thunderstone;
    zones zone::LAYOUT;
    /// A state with the catalogue that explains it.
    pub struct View { cards: Catalog, state: State }
    /// A state that may be changed: the only way to change one.
    pub struct StateMut { log: Event }
}

impl<'a> View<'a> {
    pub fn marked(self, card: CardId, mark: u8) -> bool {
        self.state.zones[card].marks & mark != 0
    }

    pub fn everyone(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::all(self.state.seats)
    }

    /// Those after `seat`, clockwise, without `seat` itself.
    pub fn clockwise(self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        let count = self.state.seats;
        (1..count).map(move |step| Seat((seat.0 + step) % count))
    }

    pub fn decider(self) -> Seat {
        self.state.machine.top().map_or(self.state.turn.of, |regs| regs.subject)
    }

    /// A card with the same face and the same things on it that comes earlier in its zone stands for this one.
    pub fn stands(self, card: CardId) -> bool {
        self.stand_in(card) == card
    }

    /// The card that stands for this one.
    pub fn stand_in(self, card: CardId) -> CardId {
        let zones = &self.state.zones;
        zones.iter(zones.zone_of(card)).find(|&other| self.are_alike(card, other)).unwrap_or(card)
    }

    /// Whether two cards of a zone cannot be told apart: a hero by the weapon given to it, too.
    fn are_alike(self, card: CardId, other: CardId) -> bool {
        let zones = &self.state.zones;
        if zones.face(card) != zones.face(other) || zones[card] != zones[other] {
            return false;
        }
        let weapon = |hero: CardId| zones.iter(zones.zone_of(hero)).find(|&one| zones[one].holder == hero);
        match (weapon(card), weapon(other)) {
            (None, None) => true,
            (Some(one), Some(two)) => zones.face(one) == zones.face(two) && zones[one].attack == zones[two].attack,
            (Some(_), None) | (None, Some(_)) => false,
        }
    }

    // The hall.

    pub fn in_rank(self, rank: u8) -> Option<CardId> {
        self.state.zones.top(zone::of_rank(rank))
    }

    /// Monsters of the hall with their ranks; the Thunderstone is none (TS-109).
    pub fn monsters(self) -> impl Iterator<Item = (u8, CardId)> + Clone + 'a {
        let ranks = (1..=zone::RANKS).filter_map(move |rank| self.in_rank(rank).map(|card| (rank, card)));
        ranks.filter(move |(_, card)| self.info(*card).card.kind == Kind::Monster)
    }

    /// Ranks whose monster may be attacked now (TS-092, TS-094).
    pub fn targets(self) -> impl Iterator<Item = u8> + 'a {
        self.monsters().map(|(rank, _)| rank).filter(move |&rank| self.against(rank).may_be_attacked())
    }

    /// Cards left in the dungeon deck.
    pub fn dungeon_cards(self) -> usize {
        self.state.zones.len(zone::DUNGEON) + self.state.zones.len(zone::DEPTHS)
    }

    /// Whether a card that comes into the first rank breaches there (TS-A06).
    pub fn will_breach(self, card: CardId) -> bool {
        let (place, bit) = (card.index() / 64, 1_u64 << (card.index() % 64));
        let again = card == self.state.turn.first || self.state.rulings.breach_once && self.state.breached[place] & bit != 0;
        self.info(card).breach.is_some() && !again
    }

    // The village.

    /// Gold that is left to spend in the village (TS-055, TS-060).
    pub fn gold(self) -> u16 {
        (self.income() + self.state.turn.gold).saturating_sub(self.state.turn.spent)
    }

    /// Printed gold of the revealed cards; what will be destroyed pays no more (TS-161).
    pub fn income(self) -> u16 {
        let paying = self.revealed(self.state.turn.of).filter(|&card| !self.marked(card, mark::DOOMED));
        paying.map(|card| u16::from(self.info(card).card.gold.unwrap_or(0))).sum()
    }

    /// The card for sale in a stack.
    pub fn for_sale(self, stack: u8) -> Option<CardId> {
        self.state.zones.top(zone::stack(stack))
    }

    pub fn price(self, card: CardId) -> u16 {
        u16::from(self.info(card).card.cost.unwrap_or(0))
    }

    /// Stacks of heroes, that of the militia included (TS-244).
    pub fn hero_stacks(self) -> impl Iterator<Item = u8> + 'a {
        (0..zone::STACKS).filter(move |&stack| self.sold_by(stack).is_some_and(|info| info.card.kind == Kind::Hero))
    }

    /// The card for sale in a stack, or the one that it sold until it ran out.
    pub fn on_offer(self, stack: u8) -> Option<&'a CardDef> {
        self.for_sale(stack).map(|card| self.info(card)).or_else(|| self.sold_by(stack))
    }

    /// What a stack is named after.
    pub fn sold_by(self, stack: u8) -> Option<&'a CardDef> {
        self.cards.faces.get(self.state.sold[usize::from(stack)])
    }

    /// What a revealed hero may become, and in which stack it lies (TS-073 to TS-077).
    pub fn next_levels(self, hero: CardId, each: &mut dyn FnMut(u8, CardId)) {
        let card = &self.info(hero).card;
        let Some(price) = card.experience.filter(|_| card.kind == Kind::Hero) else { return };
        if self.state.experience[self.state.turn.of.index()] < u16::from(price) {
            return;
        }
        for stack in self.hero_stacks() {
            let fits = |other: &CardId| {
                let other = &self.info(*other).card;
                other.level == card.level + 1 && (card.family.is_none() || other.family == card.family)
            };
            if let Some(next) = self.state.zones.iter(zone::stack(stack)).find(fits) {
                each(stack, next);
            }
        }
    }

    // Scores.

    /// Whether this state shows all cards of a player.
    pub fn knows_cards_of(self, seat: Seat) -> bool {
        let mut unseen = self.state.zones.iter(zone::deck(seat)).chain(self.state.zones.iter(zone::hand(seat)));
        !unseen.any(|card| self.state.zones.is_hidden(card))
    }

    /// Victory points of a player's cards, wherever they lie (TS-196).
    pub fn points(self, seat: Seat) -> i32 {
        let zones = [zone::deck(seat), zone::hand(seat), zone::discard(seat), zone::party(seat)];
        let own = |zone: Zone| self.state.zones.iter(zone).filter(|&card| self.state.zones[card].lender == 0);
        zones.into_iter().flat_map(own).map(|card| i32::from(self.info(card).card.points)).sum()
    }

    /// Whether a player has the Thunderstone.
    pub fn has_stone(self, seat: Seat) -> bool {
        let zones = [zone::discard(seat), zone::deck(seat), zone::hand(seat)];
        zones.into_iter().any(|zone| self.state.zones.iter(zone).any(|card| self.info(card).card.kind == Kind::Thunderstone))
    }

    /// Whether cards destroyed now are gone at once: a battle lets them fight on (TS-151, TS-152).
    pub fn is_in_dungeon(self) -> bool {
        !matches!(self.state.turn.phase, Phase::Choose | Phase::Village | Phase::Rest)
    }
}
