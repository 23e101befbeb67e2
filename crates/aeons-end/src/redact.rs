//! What a seat may know, and full states that look the same to it.
//!
//! Hands are open among allies (AE-A64). Hidden are the order of players' decks, which corruption
//! is which, the nemesis deck and what was left in the box, the tier-0 deck and the turn-order deck.
//! Hidden cards are laid out in one fixed order, so the result depends on what is known only; a
//! sample deals them out at random within the same bounds.

use crate::play::stream;
use crate::state::{State, mark};
use crate::view::View;
use crate::vocabulary::Kind;
use crate::zone;
use koloda_kernel::chance::{Chance, Seed};
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::zones::Zone;

/// How the cards of a group are laid out over its places.
enum Deal<'d> {
    Sorted,
    Random(&'d mut Chance),
}

pub fn redact(view: View<'_>) -> State {
    let mut state = rearrange(view, &mut Deal::Sorted);
    for zone in hidden_zones(state.seats) {
        let mut at = state.zones.top(zone);
        while let Some(card) = at {
            if state.marks[card] & mark::KNOWN == 0 {
                state.marks[card] |= mark::HIDDEN;
            }
            at = state.zones.below(card);
        }
    }
    state.chance = Chance::unknown();
    state
}

pub fn determinise(view: View<'_>, seed: Seed) -> State {
    let mut chance = Chance::new(seed);
    let mut state = rearrange(view, &mut Deal::Random(&mut chance));
    for card in state.zones.cards() {
        state.marks[card] &= !mark::HIDDEN;
    }
    state.chance = Chance::new(seed);
    state
}

fn hidden_zones(seats: u8) -> impl Iterator<Item = Zone> {
    Seat::all(seats).map(zone::deck).chain([zone::NEMESIS_DECK, zone::UNUSED, zone::TIER_ZERO, zone::TURN_DECK])
}

/// Deals the hidden cards of every group over the group's own places.
fn rearrange(view: View<'_>, deal: &mut Deal<'_>) -> State {
    let mut state = view.s.clone();
    for seat in Seat::all(state.seats) {
        // A deck is known as a set; where in it corruption lies is not.
        permute(view, &mut state, deal, &[zone::deck(seat)], |_| true);
    }
    let mut with_corruption: Vec<Zone> = Seat::all(state.seats).map(zone::deck).collect();
    with_corruption.push(zone::TIER_ZERO);
    permute(view, &mut state, deal, &with_corruption, |card| view.kind(card) == Some(Kind::Corruption));
    permute(view, &mut state, deal, &[zone::TIER_ZERO], |card| view.kind(card) != Some(Kind::Corruption));
    permute(view, &mut state, deal, &[zone::TURN_DECK], |_| true);
    for tier in 1..=3 {
        // The nemesis' own cards are certainly in the deck; which basics are is not known.
        let of_tier = move |card: CardId| view.info(card).tier == tier;
        permute(view, &mut state, deal, &[zone::NEMESIS_DECK, zone::UNUSED], |card| of_tier(card) && view.info(card).nemesis.is_none());
        permute(view, &mut state, deal, &[zone::NEMESIS_DECK], of_tier);
    }
    state
}

/// Redistributes those cards of the zones that fit and are not known over the places they hold.
fn permute(view: View<'_>, state: &mut State, deal: &mut Deal<'_>, zones: &[Zone], fits: impl Fn(CardId) -> bool) {
    let hidden = |state: &State, card: CardId| state.marks[card] & mark::KNOWN == 0 && fits(card);
    let mut cards: Vec<CardId> = zones.iter().flat_map(|&zone| state.zones.iter(zone)).filter(|&card| hidden(state, card)).collect();
    match deal {
        Deal::Sorted => cards.sort_by_key(|&card| (view.kind(card) == Some(Kind::Corruption), card)),
        Deal::Random(chance) => chance.shuffle(stream::SETUP, &mut cards),
    }
    let mut next = cards.iter();
    let mut lay = |card: CardId| if hidden(state, card) { *next.next().expect("as many cards as places") } else { card };
    // All places first: laying out one zone takes cards from another.
    let laid: Vec<Vec<CardId>> = zones.iter().map(|&zone| state.zones.iter(zone).map(&mut lay).collect()).collect();
    for (&zone, cards) in zones.iter().zip(&laid) {
        state.zones.set_order(cards, zone);
    }
}
