//! What others cannot see of a hand, and what they must reckon with.
//!
//! Which cards lie in a hand must never decide whether its player is asked: everybody sees who is
//! asked. So a question is asked wherever others must think that it could be answered, and
//! questions about a hand do not resolve themselves. What hand and deck hold *together* is known,
//! for every card that came or went was seen: who owns no shield at all need not be asked for one.

use crate::view::View;
use crate::vocabulary::{Cards, CardsFrom, Filter};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};

impl<'a> View<'a> {
    fn is_unseen(self, card: CardId) -> bool {
        !self.state.zones.is_shown(card)
    }

    /// Cards of a hand that others have not seen there.
    pub fn unseen_in_hand(self, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
        self.state.zones.iter(zone::hand(seat)).filter(move |&card| self.is_unseen(card))
    }

    /// Cards of a hand from top to bottom, each face once. Of equal cards one that others have seen
    /// there stands for all: which of them is meant would tell where the unseen one lies.
    pub fn distinct_in_hand(self, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
        let hand = move || self.state.zones.iter(zone::hand(seat));
        let any_seen = hand().any(|card| !self.is_unseen(card));
        hand().filter(move |&card| match any_seen {
            true => self.stands_for_face(card, hand()),
            false => self.first_of_face(card, hand()),
        })
    }

    /// The first seen card with this face, or else the first one.
    pub fn stands_for_face(self, card: CardId, cards: impl Iterator<Item = CardId> + Clone) -> bool {
        let face = self.state.zones.face(card);
        let mut equal = cards.filter(|&other| self.state.zones.face(other) == face);
        let first = equal.clone().next();
        equal.find(|&other| !self.is_unseen(other)).or(first) == Some(card)
    }

    /// Such a card was seen in this hand.
    pub fn is_seen_holding(self, seat: Seat, fits: impl Fn(CardId) -> bool) -> bool {
        self.state.zones.iter(zone::hand(seat)).any(|card| !self.is_unseen(card) && fits(card))
    }

    /// Such a card lies in the hand or in the deck, and others cannot tell in which.
    pub fn may_hold_unseen(self, seat: Seat, fits: impl Fn(CardId) -> bool) -> bool {
        let unseen = self.unseen_in_hand(seat).chain(self.state.zones.iter(zone::deck(seat)));
        self.unseen_in_hand(seat).next().is_some() && unseen.into_iter().any(fits)
    }

    /// Whether others must reckon with such a card in this hand.
    pub fn may_hold(self, seat: Seat, fits: impl Fn(CardId) -> bool + Copy) -> bool {
        self.is_seen_holding(seat, fits) || self.may_hold_unseen(seat, fits)
    }

    /// Whether the answers depend on a hand.
    pub fn is_about_unseen(self, cards: &Cards, seat: Seat) -> bool {
        cards.from != CardsFrom::Discard && self.unseen_in_hand(seat).next().is_some()
    }

    /// Whether a hand decides how many cards there are to choose from: how many it holds is known, which is not.
    pub fn is_veiled_choice(self, cards: &Cards, seat: Seat) -> bool {
        cards.of != Filter::default() && self.is_about_unseen(cards, seat)
    }

    /// How many cards lie where the choice is made, whether they fit or not.
    pub fn pool(self, cards: &Cards, seat: Seat) -> u8 {
        let mut there: u8 = 0;
        let all = Cards { of: Filter::default(), ..cards.clone() };
        self.choices(&all, seat, &mut |_| there = there.saturating_add(1));
        there
    }
}
