//! What a seat may know, and full states that look the same to it.
//!
//! Hands are open among allies (AE-A64). Hidden are the order of players' decks, which corruption
//! is which, the nemesis deck and what was left in the box, the tier-0 deck and the turn-order deck.
//! Hidden cards are laid out in one fixed order, so the result depends on what is known only; a
//! sample deals them out at random within the same bounds.

use crate::state::{Mage, Nemesis, State, Turn, mark};
use crate::view::View;
use crate::vocabulary::Kind;
use crate::zone;
use koloda_kernel::chance::{Chance, Seed};
use koloda_kernel::deal::Deal;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::rules::Viewer;
use koloda_kernel::zones::Zone;

pub fn redact(view: View<'_>) -> State {
    let State {
        zones,
        tokens,
        mut marks,
        seats,
        mages,
        gravehold,
        nemesis,
        piles,
        turn,
        pair_tokens,
        pending,
        machine,
        chance: _,
        revealed,
        outcome,
    } = rearrange(view, &mut Deal::Sorted);
    // All of it is on the table; a field that is not must be judged here.
    let _: (&[Mage; 4], &Nemesis, &Turn) = (&mages, &nemesis, &turn);
    let unseen = zone::LAYOUT.zones(seats).filter(|&zone| !zone::LAYOUT.is_seen(zone, Viewer::Spectator));
    for card in unseen.flat_map(|zone| zones.iter(zone)) {
        if marks[card] & mark::KNOWN == 0 {
            marks[card] |= mark::HIDDEN;
        }
    }
    let chance = Chance::unknown();
    State { zones, tokens, marks, seats, mages, gravehold, nemesis, piles, turn, pair_tokens, pending, machine, chance, revealed, outcome }
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

/// Corruption is laid behind the rest of a deck, for its places tell nothing; which one lies there is dealt apart.
fn permute(view: View<'_>, state: &mut State, deal: &mut Deal<'_>, zones: &[Zone], fits: impl Fn(CardId) -> bool) {
    let State { zones: all, marks, .. } = state;
    let hidden = |card: CardId| marks[card] & mark::KNOWN == 0 && fits(card);
    deal.over(all, zones, hidden, |card| view.kind(card) == Some(Kind::Corruption));
}
