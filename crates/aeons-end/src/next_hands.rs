//! The hands to come: what the order of the discard pile makes of them.
//!
//! Decks are turned over, never shuffled (AE-106, AE-107), so cards come back in the order they were discarded. Whoever puts
//! played cards onto the pile chooses later hands; this tells which, from what the state shows and no more.

use crate::state::Phase;
use crate::turn::HAND;
use crate::view::View;
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use serde::Serialize;
use std::collections::BTreeMap;

/// Hands, the next one first; the last may be short.
type Hands = Vec<Vec<CardId>>;

/// The hands to come by the ids of their cards.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct NextHands<'a> {
    /// As things stand.
    rest: Vec<Vec<&'a str>>,
    /// With that card put next.
    put: BTreeMap<&'a str, Vec<Vec<&'a str>>>,
}

impl View<'_> {
    /// Who arranges their discard pile now (AE-104).
    pub fn arranging(self) -> Option<Seat> {
        let arranges = |&seat: &Seat| self.state.turn.phase == Phase::Draw && self.distinct(zone::play_area(seat)).nth(1).is_some();
        self.active().filter(arranges)
    }

    /// The hands of a player who puts the rest in the order played, `next` before it, and then uses up hand after hand.
    pub fn next_hands(self, seat: Seat, next: Option<CardId>) -> Hands {
        let cards = |zone| self.state.zones.iter(zone).collect::<Vec<_>>();
        let rest = cards(zone::play_area(seat)).into_iter().rev().filter(|&card| Some(card) != next);
        let discard = cards(zone::discard(seat)).into_iter().rev();
        let mut queue = cards(zone::deck(seat)).into_iter().chain(discard).chain(next).chain(rest);
        let mut hand = cards(zone::hand(seat));
        hand.extend(queue.by_ref().take(HAND.saturating_sub(hand.len())));
        let later: Vec<CardId> = queue.collect();
        std::iter::once(hand).chain(later.chunks(HAND).map(<[CardId]>::to_vec)).collect()
    }
}

impl<'a> View<'a> {
    /// Nothing while nobody arranges.
    pub(crate) fn hands_to_come(self) -> Option<NextHands<'a>> {
        let seat = self.arranging()?;
        let ids = |next| {
            let ids = |hand: Vec<CardId>| hand.into_iter().map(|card| self.id(card)).collect();
            self.next_hands(seat, next).into_iter().map(ids).collect()
        };
        let put = self.distinct(zone::play_area(seat)).map(|card| (self.id(card), ids(Some(card)))).collect();
        Some(NextHands { rest: ids(None), put })
    }
}
