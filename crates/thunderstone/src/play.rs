//! The moves that everything else is made of: laying the table, drawing, destroying, gaining cards, the hall.
//!
//! [`StateMut`] is the only way to change a state. The visit to the village, the battle, the turn's course and every family
//! of operations (`ops`) have their own files.

use crate::catalog::CardDef;
use crate::event::Event;
use crate::state::{Regs, mark};
use crate::turn::HAND;
pub use crate::view::StateMut;
use crate::vocabulary::Kind;
use crate::zone;
use koloda_kernel::ids::{CardId, Face, Seat};
use koloda_kernel::rules::{Outcome, Reason};
use koloda_kernel::score::ranking;
use koloda_kernel::zones::Zone;

/// What chance is used for; the names are part of the record format.
pub mod stream {
    use koloda_kernel::chance::Stream;

    pub const SETUP: Stream = Stream { slot: 0, name: *b"setup   " };
    pub const DUNGEON: Stream = Stream { slot: 1, name: *b"dungeon " };
    pub const DECKS: Stream = Stream { slot: 2, name: *b"decks   " };
    pub const ALL: [Stream; 3] = [SETUP, DUNGEON, DECKS];
}

/// Cards that lie above the Thunderstone at most (TS-017).
const OVER_THE_STONE: u16 = 10;

impl StateMut<'_> {
    #[inline]
    pub fn log_event(&mut self, event: Event) {
        if self.log.is_on() {
            self.log.push(self.state, || event);
        }
    }

    /// The printed face: rules never act on a redacted state.
    pub fn face(&self, card: CardId) -> Face {
        self.state.zones.face(card)
    }

    pub fn subject(&self) -> Seat {
        self.regs().subject
    }

    pub fn mark(&mut self, card: CardId, mark: u8) {
        self.state.zones[card].marks |= mark;
    }

    // The table before the first turn.

    /// TS-016 to TS-020: who is dealt into the first rank does not breach.
    pub fn lay_dungeon(&mut self, classes: &[String]) {
        for card in classes.iter().flat_map(|class| self.cards.members(class)) {
            self.bring(card, zone::DUNGEON);
        }
        self.state.zones.shuffle(zone::DUNGEON, &mut self.state.chance, stream::DUNGEON);
        self.deal(zone::DUNGEON, zone::DEPTHS, OVER_THE_STONE);
        self.state.zones.create(self.cards.stone, zone::DEPTHS);
        self.state.zones.shuffle(zone::DEPTHS, &mut self.state.chance, stream::DUNGEON);
        (1..=zone::RANKS).for_each(|rank| self.deal(zone::DUNGEON, zone::of_rank(rank), 1));
    }

    /// TS-021 to TS-024.
    pub fn lay_village(&mut self, heroes: &[String], market: &[Face]) {
        let cards = self.cards;
        let of_face = |face: Face| (face, cards.face(face));
        let basics = (0..zone::BASICS).zip(cards.basics().map(|card| vec![card]));
        let families = (zone::BASICS..).zip(heroes.iter().map(|family| cards.members(family)));
        let market = (zone::BASICS + zone::FAMILIES..).zip(market.iter().map(|&face| vec![of_face(face)]));
        for (stack, sold) in basics.chain(families).chain(market) {
            self.state.sold[usize::from(stack)] = sold.first().map_or(Face::UNKNOWN, |(face, _)| *face);
            sold.into_iter().for_each(|card| self.bring(card, zone::stack(stack)));
        }
        self.bring(of_face(cards.disease), zone::DISEASES);
    }

    /// TS-025, TS-026: from the basic stacks, as far as they go.
    pub fn deal_parties(&mut self) {
        for seat in Seat::all(self.state.seats) {
            for (stack, (_, info)) in (0..zone::BASICS).zip(self.cards.basics()) {
                self.deal(zone::stack(stack), zone::deck(seat), info.basic.unwrap_or(0).into());
            }
            self.state.zones.shuffle(zone::deck(seat), &mut self.state.chance, stream::DECKS);
            self.deal(zone::deck(seat), zone::hand(seat), HAND);
        }
    }

    // Cards that come and go.

    /// Brings all copies of a card into the game.
    pub fn bring(&mut self, (face, info): (Face, &CardDef), zone: Zone) {
        (0..info.copies).for_each(|_| _ = self.state.zones.create(face, zone));
    }

    /// So many cards from the top of one zone under another, as far as they go.
    pub fn deal(&mut self, from: Zone, to: Zone, cards: u16) {
        for _ in 0..cards {
            let Some(card) = self.state.zones.top(from) else { break };
            self.state.zones.to_bottom(card, to);
        }
    }

    // Party decks.

    /// TS-033: the top card of a deck, which is made anew from the discard pile where it is empty.
    pub fn deck_top(&mut self, seat: Seat) -> Option<CardId> {
        if self.state.zones.is_empty(zone::deck(seat)) && !self.state.zones.is_empty(zone::discard(seat)) {
            self.clear_marks(zone::discard(seat));
            self.state.zones.append(zone::discard(seat), zone::deck(seat));
            self.state.zones.shuffle(zone::deck(seat), &mut self.state.chance, stream::DECKS);
            self.log_event(Event::Reshuffled { seat });
        }
        self.state.zones.top(zone::deck(seat))
    }

    /// What was marked on discarded cards does not follow them into the deck.
    fn clear_marks(&mut self, zone: Zone) {
        let mut at = self.state.zones.top(zone);
        while let Some(card) = at {
            self.state.zones[card].marks = 0;
            at = self.state.zones.below(card);
        }
    }

    /// Draws to the hand, or on one's own turn among the revealed cards (TS-053, TS-088).
    pub fn draw(&mut self, seat: Seat, cards: u16) {
        let own = seat == self.state.turn.of && self.state.turn.phase != crate::state::Phase::End;
        let mut drawn: u8 = 0;
        for _ in 0..cards {
            let Some(card) = self.deck_top(seat) else { break };
            if own {
                self.state.zones.to_bottom(card, zone::party(seat));
                self.log_event(Event::Revealed { seat, card: self.face(card) });
            } else {
                self.state.zones.to_bottom(card, zone::hand(seat));
            }
            drawn = drawn.saturating_add(1);
        }
        if drawn > 0 && !own {
            self.log_event(Event::Drew { seat, cards: drawn });
        }
        self.something_new();
    }

    /// Weapons may change hands again.
    pub fn something_new(&mut self) {
        let mut at = self.state.zones.top(zone::party(self.state.turn.of));
        while let Some(card) = at {
            self.state.zones[card].marks &= !mark::MOVED;
            at = self.state.zones.below(card);
        }
    }

    /// TS-036, TS-037: out of the game; a disease back to its pile.
    pub fn destroy(&mut self, card: CardId) {
        let to = if self.view().info(card).card.kind == Kind::Disease { zone::DISEASES } else { zone::DESTROYED };
        self.state.zones.to_bottom(card, to);
        self.log_event(Event::Destroyed { card: self.face(card) });
    }

    /// TS-031.
    pub fn gain(&mut self, seat: Seat, card: CardId) {
        self.state.zones.to_top(card, zone::discard(seat));
    }

    /// TS-038: the pile never runs out, as long as there is room for a card.
    pub fn gain_disease(&mut self, seat: Seat) {
        let disease = self.cards.disease;
        let card = self.state.zones.top(zone::DISEASES).or_else(|| self.state.zones.try_create(disease, zone::DISEASES));
        if let Some(card) = card {
            self.gain(seat, card);
            self.log_event(Event::Diseased { seat });
        }
    }

    pub fn gain_experience(&mut self, seat: Seat, amount: u16) {
        let has = &mut self.state.experience[seat.index()];
        *has = has.saturating_add(amount);
        let now = *has;
        if amount > 0 {
            self.log_event(Event::Experience { seat, amount, now });
        }
    }

    // The hall.

    /// TS-107: cards move towards the exit, and the last rank is filled from the deck.
    pub fn fill_hall(&mut self) {
        for rank in 1..=zone::RANKS {
            if self.view().in_rank(rank).is_some() {
                continue;
            }
            let next = (rank + 1..=zone::RANKS).find_map(|deeper| self.view().in_rank(deeper));
            let Some(card) = next.or_else(|| self.dungeon_top()) else { break };
            self.state.zones.to_top(card, zone::of_rank(rank));
            self.arrive(card, rank);
            if next.is_none() {
                self.log_event(Event::Appeared { card: self.face(card), rank });
            }
        }
    }

    fn dungeon_top(&self) -> Option<CardId> {
        self.state.zones.top(zone::DUNGEON).or_else(|| self.state.zones.top(zone::DEPTHS))
    }

    /// A card stands in a rank now: the first is where monsters breach and where the game ends.
    pub fn arrive(&mut self, card: CardId, rank: u8) {
        if rank == 1 && self.view().will_breach(card) {
            self.mark(card, mark::ARRIVED);
        }
    }

    /// TS-170: the monster of the first rank breaches if it has just arrived there.
    pub fn breach(&mut self) {
        let Some(card) = self.view().in_rank(1).filter(|&card| self.view().marked(card, mark::ARRIVED)) else { return };
        self.state.zones[card].marks &= !mark::ARRIVED;
        if self.state.rulings.breach_once {
            self.state.breached[card.index() / 64] |= 1 << (card.index() % 64);
        }
        self.log_event(Event::Breached { card: self.face(card) });
        let program = self.view().info(card).breach;
        self.call(program, Regs::of(card, self.state.turn.of));
    }

    /// A monster leaves the hall outside of a battle: the hall moves up, and whatever that causes happens at once (TS-173, TS-194).
    /// A monster that a battle has brought to the exit still waits for its breach (TS-A36).
    pub fn hall_changed(&mut self) {
        let waits = self.view().in_rank(1).is_some_and(|card| self.view().marked(card, mark::ARRIVED));
        self.fill_hall();
        self.end_if_stone_is_out(None);
        if self.state.outcome.is_none() && !waits {
            self.breach();
        }
        self.something_new();
    }

    /// TS-098.
    pub fn put_under_deck(&mut self, card: CardId) {
        self.state.zones.to_bottom_openly(card, zone::DEPTHS);
        self.log_event(Event::Banished { card: self.face(card) });
    }

    // The end (TS-192 to TS-198).

    /// The game is over once the Thunderstone stands in the first rank; `winner` has just beaten the monster there.
    pub fn end_if_stone_is_out(&mut self, winner: Option<Seat>) {
        let Some(stone) = self.view().in_rank(1).filter(|&card| self.view().info(card).card.kind == Kind::Thunderstone) else { return };
        match winner {
            Some(seat) => {
                self.gain(seat, stone);
                self.log_event(Event::StoneTaken { seat, card: self.cards.stone });
            }
            None => self.log_event(Event::StoneLost { card: self.cards.stone }),
        }
        self.end("stone");
    }

    pub fn end(&mut self, reason: &'static str) {
        if self.state.outcome.is_some() {
            return;
        }
        self.end_of_battle(self.state.turn.of);
        let best = ranking(self.state.seats, |seat| Some(self.view().score(seat)));
        let winners = best.iter().filter(|ranked| ranked.rank == 1).fold(0, |winners, ranked| winners | 1 << ranked.seat.0);
        for ranked in &best {
            self.log_event(Event::Scored { seat: ranked.seat, points: ranked.points.clamp(0, 9999) as u16 });
        }
        self.state.outcome = Some(Outcome { winners, reason: Reason(reason) });
        self.state.machine.clear();
        self.log_event(Event::Won { winners });
    }
}
