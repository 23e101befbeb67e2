//! Reading the state: the questions that every rule asks. Changes nothing.

use crate::aether::Use;
use crate::breach::Breach;
use crate::card::{TurnCardOwner, Window};
use crate::catalog::{Catalog, MageInfo, NemesisInfo, NemesisPrograms};
use crate::event::Event;
use crate::ops::{DestroyBreach, Fact, Prep};
use crate::pick::DEVOURED_PILE;
use crate::state::{Regs, State, TurnOwner};
use crate::vocabulary::{AeonsEnd, Cards, CardsFrom, Filter, Kind, Ownership, Pile, Prepped, Rank, SpellFrom};
use crate::zone;
use koloda_kernel::ids::{CardId, Face, Seat};
use koloda_kernel::zones::Zone;

koloda_kernel::engine! {
    words AeonsEnd;
    zones zone::LAYOUT;
    /// A state with the catalogue that explains it.
    pub struct View { cards: Catalog, state: State }
    /// A state that may be changed: the only way to change one.
    pub struct StateMut { log: Event }
}

impl<'a> View<'a> {
    /// The face of a card; the back of one that this state does not show.
    pub fn face(self, card: CardId) -> Face {
        if self.state.zones.is_hidden(card) { Face::UNKNOWN } else { self.state.zones.face(card) }
    }

    pub fn kind(self, card: CardId) -> Option<Kind> {
        self.info(card).kind
    }

    pub fn marked(self, card: CardId, mark: u8) -> bool {
        self.state.zones[card].marks & mark != 0
    }

    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::all(self.state.seats)
    }

    pub fn mat(self, seat: Seat) -> &'a MageInfo {
        &self.cards.mages[usize::from(self.state.mages[seat.index()].mat)]
    }

    pub fn nemesis(self) -> &'a NemesisInfo {
        &self.cards.nemeses[usize::from(self.state.nemesis.mat)]
    }

    /// The mat's rules at this difficulty.
    pub fn nemesis_programs(self) -> &'a NemesisPrograms {
        if self.state.nemesis.increased { &self.nemesis().increased } else { &self.nemesis().printed }
    }

    pub fn active(self) -> Option<Seat> {
        match self.state.turn.of {
            TurnOwner::Player(seat) => Some(seat),
            TurnOwner::Nobody | TurnOwner::Nemesis => None,
        }
    }

    /// Who speaks for the players together (AE-A42).
    pub fn group_decider(self) -> Seat {
        self.active().unwrap_or(Seat(0))
    }

    /// Cards of a zone from top to bottom, each face once.
    pub fn distinct(self, zone: Zone) -> impl Iterator<Item = CardId> + 'a {
        self.state.zones.iter(zone).filter(move |&card| self.is_first_of_face(card))
    }

    pub fn in_hand(self, seat: Seat, kind: Kind) -> bool {
        self.state.zones.iter(zone::hand(seat)).any(|card| self.kind(card) == Some(kind))
    }

    pub fn slots(self, seat: Seat) -> u8 {
        self.mat(seat).mat.ability.charges
    }

    pub fn is_charged(self, seat: Seat) -> bool {
        self.state.mages[seat.index()].charges >= self.slots(seat)
    }

    /// Seats whose charged ability belongs into this window.
    pub fn ready(self, window: Window) -> impl Iterator<Item = Seat> + 'a {
        self.seats().filter(move |&seat| self.mat(seat).mat.ability.window == window && self.is_charged(seat))
    }

    pub fn open_breaches(self, seat: Seat) -> usize {
        self.state.mages[seat.index()].breaches.iter().filter(|breach| breach.is_open()).count()
    }

    /// Destroyed breaches are ignored; a mage without breaches has none that is closed.
    pub fn all_breaches_open(self, seat: Seat) -> bool {
        !self.state.mages[seat.index()].breaches.iter().any(|breach| breach.is_closed())
    }

    pub fn prepped(self, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
        (0..4).flat_map(move |index| self.state.zones.iter(zone::breach(seat, index)))
    }

    /// The spells that take room in a breach: those that lie there, and one that began in the breach before.
    pub fn spells_at(self, seat: Seat, index: u8) -> impl Iterator<Item = CardId> + 'a {
        let before = index.checked_sub(1).into_iter().flat_map(move |before| self.state.zones.iter(zone::breach(seat, before)));
        self.state.zones.iter(zone::breach(seat, index)).chain(before.filter(move |&card| self.info(card).two_breaches))
    }

    /// Whose things an effect about `subject` may mean (AE-152: alone, you are your own ally).
    pub fn applies_to(self, whose: Ownership, subject: Option<Seat>, seat: Seat) -> bool {
        match whose {
            Ownership::AnyPlayers => true,
            Ownership::Own => subject == Some(seat),
            Ownership::AnyAllys => self.state.seats == 1 || subject != Some(seat),
        }
    }

    /// The closed breach with the lowest focus cost; printed costs, prepped or not (AE-A22).
    pub fn cheapest_breach(self, seat: Seat) -> Option<u8> {
        let closed = (0..4u8).filter(|&index| self.state.mages[seat.index()].breaches[usize::from(index)].is_closed());
        closed.min_by_key(|&index| self.cards.breaches[usize::from(index)].focus_cost())
    }

    /// Spells in the breaches next to a breach (AE-014; gaps are not bridged, AE-A27).
    pub fn adjacent_spells(self, seat: Seat, index: u8) -> usize {
        let exists = |index: u8| self.state.mages[seat.index()].breaches[usize::from(index)].exists();
        let below = index.checked_sub(1).filter(|&index| exists(index));
        let above = Some(index + 1).filter(|&index| index < 4 && exists(index));
        below.into_iter().chain(above).map(|index| self.spells_at(seat, index).count()).sum()
    }

    /// What an open breach adds to a spell cast from it; printed on the open side only (AE-A16).
    pub fn tile_bonus(self, owner: Seat, index: u8) -> u8 {
        match self.state.mages[owner.index()].breaches[usize::from(index)] {
            Breach::Open => self.cards.breaches[usize::from(index)].bonus,
            Breach::Tile(place) => self.cards.tiles[usize::from(place)].bonus,
            Breach::Absent | Breach::Destroyed | Breach::Closed { .. } => 0,
        }
    }

    /// Prepped spells as an effect of `source` counts them.
    pub fn count_prepped(self, wanted: Prepped, regs: &Regs) -> usize {
        let face = |card: CardId| self.state.zones.face(card);
        let counts = |&card: &CardId| {
            (!wanted.other || card != regs.source) && (!wanted.copies || regs.source.is_some() && face(card) == face(regs.source))
        };
        let seats = self.seats().filter(|&seat| self.applies_to(wanted.whose, regs.subject(), seat));
        seats.flat_map(|seat| self.prepped(seat)).filter(counts).count()
    }

    /// The cards that wait for a seat to gain a card.
    pub fn waiting(self, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
        self.state.turn.next_gains.iter().filter(move |waiting| waiting.seat == seat).map(|waiting| waiting.source)
    }

    /// The breaches a seat may be asked to destroy.
    pub fn to_destroy(self, lost: &DestroyBreach, regs: &Regs) -> impl Iterator<Item = u8> {
        let (first, wide) = (regs.breach % 4, regs.it.is_some() && self.info(regs.it).two_breaches);
        let is_its = move |index: u8| index == first || wide && index == first + 1;
        let breaches = regs.subject().map_or_else(Default::default, |seat| self.state.mages[seat.index()].breaches);
        let fits = move |index: u8, breach: Breach| {
            // A tile without a number is not breach I, wherever it lies.
            let numbered = !matches!(breach, Breach::Tile(_)) && lost.of.contains(&(index + 1));
            breach.exists() && (lost.of.is_empty() || numbered) && (!lost.open || breach.is_open()) && (!lost.its || is_its(index))
        };
        (0..4u8).filter(move |&index| fits(index, breaches[usize::from(index)]))
    }

    /// The breach is gone, and its owner is asked in which order the spells fall that lay there.
    pub fn loses_spells(self, seat: Seat, index: u8) -> bool {
        let asked = self.asking().is_some_and(|op| op.is(Fact::LosesBreach));
        asked && self.state.machine.top().is_some_and(|regs| regs.breach == seat.0 * 4 + index)
    }

    /// Spells an effect may prep for a seat, each with every breach that takes it.
    pub fn each_prep(self, prep: Prep, seat: Seat, each: &mut dyn FnMut(CardId, u8)) {
        let held = match prep.from {
            SpellFrom::Hand => zone::hand(seat),
            SpellFrom::Discard => zone::discard(seat),
        };
        let spells = self.state.zones.iter(held).filter(|&card| self.kind(card) == Some(Kind::Spell));
        for card in spells.filter(|&card| self.stands_for_equals(card)) {
            (0..4).filter(|&breach| self.may_prep_to(seat, card, prep.closed, breach).is_ok()).for_each(|breach| each(card, breach));
        }
    }

    /// The price of opening or focusing after the discount.
    pub fn focus_price(self, index: u8) -> u8 {
        self.cards.breaches[usize::from(index)].focus_cost().saturating_sub(self.state.turn.discount)
    }

    pub fn open_price(self, index: u8, turned: u8) -> u8 {
        self.cards.breaches[usize::from(index)].open_cost(turned).saturating_sub(self.state.turn.discount)
    }

    pub fn available(self, on: Use) -> u8 {
        self.state.turn.aether.available(on)
    }

    /// The top card of a supply pile or of the devoured pile.
    pub fn pile_top(self, number: u8) -> Option<CardId> {
        self.state.zones.top(pile_zone(number))
    }

    pub fn empty_piles(self) -> usize {
        (0..zone::PILES)
            .filter(|&number| self.state.piles[usize::from(number)] != Face::UNKNOWN && self.state.zones.is_empty(zone::pile(number)))
            .count()
    }

    pub fn supply_is_empty(self) -> bool {
        (0..zone::PILES).all(|number| self.state.zones.is_empty(zone::pile(number)))
    }

    /// The place of a face's pile in the supply.
    pub fn pile_of(self, face: Face) -> Option<usize> {
        self.state.piles.iter().position(|&pile| pile == face)
    }

    /// Supply piles that are not empty and that a description on the card `source` fits.
    pub fn piles(self, wanted: &Pile, source: CardId) -> impl Iterator<Item = u8> + 'a {
        self.fitting_piles(wanted, source, zone::PILES)
    }

    /// Where a card may be gained from: the devoured pile is like one of the supply (AE-A73).
    pub fn gain_piles(self, wanted: &Pile, source: CardId) -> impl Iterator<Item = u8> + 'a {
        self.fitting_piles(wanted, source, DEVOURED_PILE + 1)
    }

    fn fitting_piles(self, wanted: &Pile, source: CardId, piles: u8) -> impl Iterator<Item = u8> + 'a {
        let wanted = wanted.clone();
        let fits = move |number: u8| {
            let Some(top) = self.pile_top(number) else { return false };
            let info = self.info(top);
            wanted.kind.is_none_or(|kind| info.kind == Some(kind))
                && wanted.max_cost.is_none_or(|most| info.cost <= most)
                && (!wanted.copies || source.is_some() && self.state.zones.face(top) == self.state.zones.face(source))
        };
        let cost = move |number: u8| self.pile_top(number).map_or(0, |top| self.info(top).cost);
        let all = move || (0..piles).filter(move |&number| fits(number));
        let fits_rank = move |number: u8| match wanted.rank {
            Rank::Any => true,
            Rank::Cheapest => all().all(|other| cost(other) >= cost(number)),
            Rank::Dearest => all().all(|other| cost(other) <= cost(number)),
            // Ties: any pile that can be counted as the second.
            Rank::SecondDearest => {
                let dearer = all().filter(|&other| cost(other) > cost(number)).count();
                let as_dear = all().filter(|&other| cost(other) >= cost(number)).count();
                dearer <= 1 && as_dear >= 2
            }
        };
        all().filter(move |&number| fits_rank(number))
    }

    /// AE-140: the highest tier among nemesis cards in play, resolving and discarded.
    pub fn nemesis_tier(self) -> u8 {
        let seen = [zone::NEMESIS_PLAY, zone::DRAWN, zone::NEMESIS_DISCARD];
        seen.into_iter().flat_map(|zone| self.state.zones.iter(zone)).map(|card| self.info(card).tier).max().unwrap_or(0)
    }

    /// A nemesis card that is in play or being resolved.
    pub fn is_active_threat(self, card: CardId) -> bool {
        card.is_some() && [zone::NEMESIS_PLAY, zone::DRAWN].contains(&self.state.zones.zone_of(card))
    }

    /// Whose cards lie in the turn-order discard.
    pub fn turn_discard(self) -> impl Iterator<Item = TurnCardOwner> + 'a {
        self.state.zones.iter(zone::TURN_DISCARD).filter_map(move |card| self.info(card).whom)
    }

    /// Whether cards that are for one of two players are in use.
    pub fn shares_turn_cards(self) -> bool {
        let shared = |card| matches!(self.info(card).whom, Some(TurnCardOwner::Either(..)));
        [zone::TURN_DECK, zone::TURN_DISCARD].into_iter().flat_map(|zone| self.state.zones.iter(zone)).any(shared)
    }

    /// AE-040: alone, every player card is yours.
    pub fn own_turn_cards(self, seat: Seat) -> usize {
        let own = |whom: &TurnCardOwner| matches!(whom, TurnCardOwner::Player(number) if self.state.seats == 1 || *number == seat.0 + 1);
        self.turn_discard().filter(own).count()
    }

    pub fn nemesis_cards_discarded(self) -> usize {
        self.turn_discard().filter(|&whom| whom == TurnCardOwner::Nemesis).count()
    }

    /// How many tokens the nemesis may still lose and gain.
    pub fn token_room(self) -> (u8, u8) {
        let (least, most) = self.nemesis_programs().limits.unwrap_or((0, u8::MAX));
        (self.state.nemesis.tokens.saturating_sub(least), most.saturating_sub(self.state.nemesis.tokens))
    }

    /// What its tokens take off damage to the nemesis.
    pub fn nemesis_shield(self) -> u16 {
        let shields = self.nemesis().mat.token.as_ref().is_some_and(|token| token.shields);
        if shields { u16::from(self.state.nemesis.tokens) } else { 0 }
    }

    /// What prepped spells take off each damage a player suffers.
    pub fn shield(self, seat: Seat) -> u16 {
        self.prepped(seat).map(|card| u16::from(self.info(card).shield)).sum()
    }

    /// Whether it is a card that goes through players' decks: no turn-order card, nothing of the nemesis deck.
    pub fn is_players(self, card: CardId) -> bool {
        card.is_some() && matches!(self.kind(card), Some(Kind::Gem | Kind::Relic | Kind::Spell | Kind::Corruption))
    }

    pub fn is_acolyte(self, card: CardId) -> bool {
        self.kind(card) == Some(Kind::Acolyte)
    }

    pub fn acolytes(self) -> impl Iterator<Item = CardId> + 'a {
        self.state.zones.iter(zone::NEMESIS_PLAY).filter(move |&card| self.is_acolyte(card))
    }

    /// The life of tokens that are minions; `None` if tokens are not.
    pub fn token_life(self) -> Option<u8> {
        let printed = self.nemesis().mat.token.as_ref()?.minion_life?;
        let changed = self.state.zones.iter(zone::NEMESIS_PLAY).find_map(|card| self.info(card).token_life);
        Some(changed.unwrap_or(printed))
    }

    pub fn matches(self, card: CardId, filter: &Filter) -> bool {
        let info = self.info(card);
        filter.kind.is_none_or(|kind| info.kind == Some(kind))
            && filter.not.is_none_or(|kind| info.kind != Some(kind))
            && filter.min_cost.is_none_or(|least| info.cost >= least)
            && filter.max_cost.is_none_or(|most| info.cost <= most)
            && filter.name.as_ref().is_none_or(|name| info.id == *name)
    }

    /// The cards that may be chosen from, ordered by seat and zone.
    pub fn choices(self, cards: &Cards, regs: &Regs, each: &mut dyn FnMut(CardId)) {
        let dearest = || {
            let mut most = 0;
            self.each_choice(cards, regs, &mut |card| most = most.max(self.info(card).cost));
            most
        };
        let least = if cards.of.most_expensive { dearest() } else { 0 };
        self.each_choice(cards, regs, &mut |card| {
            if self.info(card).cost >= least {
                each(card);
            }
        });
    }

    fn each_choice(self, cards: &Cards, regs: &Regs, each: &mut dyn FnMut(CardId)) {
        let subject = regs.subject();
        if cards.from == CardsFrom::Revealed {
            return self.state.zones.iter(zone::REVEALED).filter(|&card| self.matches(card, &cards.of)).for_each(each);
        }
        for seat in self.seats().filter(|&seat| self.applies_to(cards.whose, subject, seat)) {
            let mut zone = |zone: Zone| {
                for card in self.state.zones.iter(zone) {
                    if self.matches(card, &cards.of) {
                        each(card);
                    }
                }
            };
            match cards.from {
                CardsFrom::Hand => zone(zone::hand(seat)),
                CardsFrom::Discard => zone(zone::discard(seat)),
                CardsFrom::HandOrDiscard => {
                    zone(zone::hand(seat));
                    zone(zone::discard(seat));
                }
                CardsFrom::Prepped => (0..4).for_each(|index| zone(zone::breach(seat, index))),
                CardsFrom::PlayArea => zone(zone::play_area(seat)),
                CardsFrom::DiscardTop => {
                    self.state
                        .zones
                        .top(zone::discard(seat))
                        .filter(|&card| self.matches(card, &cards.of))
                        .into_iter()
                        .for_each(&mut *each);
                }
                CardsFrom::Revealed => {}
            }
        }
    }

    pub fn count_choices(self, cards: &Cards, regs: &Regs) -> usize {
        // "The dearest" limits each pick, not how many there are.
        let mut count = 0;
        self.each_choice(cards, regs, &mut |_| count += 1);
        count
    }

    /// A card with the same face that comes earlier in the same zone stands for this one.
    pub fn is_first_of_face(self, card: CardId) -> bool {
        let zone = self.state.zones.zone_of(card);
        let face = self.state.zones.face(card);
        self.state.zones.iter(zone).find(|&other| self.state.zones.face(other) == face) == Some(card)
    }

    /// Of equal cards one option is enough. Decks are not shuffled, so in a discard pile only
    /// neighbours are equal: which of the others is taken changes later hands.
    pub fn stands_for_equals(self, card: CardId) -> bool {
        let (zones, zone) = (&self.state.zones, self.state.zones.zone_of(card));
        if !zone::is_discard(zone) {
            return self.is_first_of_face(card);
        }
        let above = zones.iter(zone).take_while(|&other| other != card).last();
        above.is_none_or(|above| zones.face(above) != zones.face(card))
    }

    /// The place of a card in a discard pile, counted from 1 at the top.
    pub fn place_in_discard(self, card: CardId) -> Option<usize> {
        let zone = self.state.zones.zone_of(card);
        let place = || self.state.zones.iter(zone).position(|other| other == card).map(|above| above + 1);
        zone::is_discard(zone).then(place).flatten()
    }

    /// The same, where an equal card lies elsewhere in the pile and it has to be told which is meant.
    pub fn told_place(self, card: CardId) -> Option<usize> {
        let (zones, zone) = (&self.state.zones, self.state.zones.zone_of(card));
        let equal = |&other: &CardId| other != card && zones.face(other) == zones.face(card);
        let several = zones.iter(zone).filter(equal).any(|other| self.stands_for_equals(other));
        self.place_in_discard(card).filter(|_| several)
    }

    /// The running effect is part of an Unleash, and no exhaustion has interrupted that.
    pub fn in_unleash(self) -> bool {
        use crate::state::Role;
        self.state.machine.regs().find(|regs| regs.role != Role::Plain).is_some_and(|regs| regs.role == Role::Unleash)
    }
}

pub fn pile_zone(number: u8) -> Zone {
    if number == DEVOURED_PILE { zone::DEVOURED } else { zone::pile(number) }
}
