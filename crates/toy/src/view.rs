//! Reading a state and changing one: the questions and moves that the rules are made of.

use crate::catalog::Catalog;
use crate::event::Event;
use crate::state::{SHUFFLE, State};
use crate::vocabulary::Race;
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::option::Argument;
use koloda_kernel::phrase::{Arg, Phrase};
use koloda_kernel::rules::{Outcome, Reason};

koloda_kernel::engine! {
    words Race;
    zones zone::LAYOUT;
    /// A state with the catalogue that explains it.
    pub struct View { cards: Catalog, state: State }
    /// A state that may be changed: the only way to change one.
    pub struct StateMut { log: Event }
}

impl<'a> View<'a> {
    /// The other players, clockwise.
    pub fn others(self, seat: Seat) -> impl Iterator<Item = Seat> {
        let seats = self.state.seats;
        (1..seats).map(move |step| Seat((seat.0 + step) % seats))
    }

    /// Whether a card is the first of its kind where it lies: equal cards are one option.
    pub fn stands_for_equals(self, card: CardId) -> bool {
        let zones = &self.state.zones;
        zones.iter(zones.zone_of(card)).find(|&other| zones.face(other) == zones.face(card)) == Some(card)
    }

    /// A card as an argument of an option.
    pub fn card(self, card: CardId) -> Argument<'a> {
        Argument::card(self.id(card), self.card_name(card)).at(zone::LAYOUT.place(self.state.zones.zone_of(card)))
    }

    /// A player as an argument of an option.
    pub fn player(self, seat: Seat) -> Argument<'a> {
        Argument::both(seat.0 + 1, Arg::Phrase(who(seat)))
    }
}

pub fn who(seat: Seat) -> Phrase {
    Phrase::new("race-who").number("seat", seat.0 + 1)
}

impl StateMut<'_> {
    /// Tells an event; to be called once the state shows it.
    pub fn log_event(&mut self, event: Event) {
        self.log.push(self.state, || event);
    }

    /// Whoever reaches the goal has won at once.
    pub fn score(&mut self, seat: Seat, points: u8) {
        let now = self.state.points[seat.index()].saturating_add(points);
        self.state.points[seat.index()] = now;
        self.log_event(Event::Scored { seat, points, now });
        self.break_if_planned(now);
        if now >= self.state.goal {
            self.end(1 << seat.0, "goal-reached", Event::Won { seat });
        }
    }

    /// A deck that is empty is made anew of the discard pile, also in the middle of drawing.
    pub fn draw(&mut self, seat: Seat, cards: usize) {
        let mut drawn = 0;
        while drawn < cards
            && let Some(card) = self.deck_top()
        {
            self.state.zones.to_bottom(card, zone::hand(seat));
            drawn += 1;
        }
        if drawn > 0 {
            self.log_event(Event::Drew { seat, cards: drawn as u8 });
        }
    }

    fn deck_top(&mut self) -> Option<CardId> {
        let state = &mut *self.state;
        if state.zones.is_empty(zone::DECK) && !state.zones.is_empty(zone::DISCARD) {
            state.zones.append(zone::DISCARD, zone::DECK);
            state.zones.shuffle(zone::DECK, &mut state.chance, SHUFFLE);
            self.log_event(Event::Reshuffled);
        }
        self.state.zones.top(zone::DECK)
    }

    pub fn end(&mut self, winners: u8, reason: &'static str, event: Event) {
        self.state.outcome = Some(Outcome { winners, reason: Reason(reason) });
        self.state.machine.clear();
        self.log_event(event);
    }
}
