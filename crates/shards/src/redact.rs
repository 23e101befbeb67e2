//! What a seat may know, and full states that look the same to it.
//!
//! Hidden are the order of every deck, the hands of others but for cards they have shown, what an
//! eliminated player held, and secret relics. What somebody's hand and deck hold *together* is
//! known: every card that came or went was seen. Hidden cards are laid out in one fixed order, in a
//! hand behind those that were shown, so the result depends on what is known only; a sample deals
//! them out at random within the same bounds.

use crate::state::{Attack, CARDS, Opening, Player, State, Turn, mark};
use crate::view::View;
use crate::zone;
use koloda_kernel::chance::{Chance, Seed};
use koloda_kernel::deal::Deal;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::per_card::PerCard;
use koloda_kernel::rules::Viewer;
use koloda_kernel::zones::{Zone, Zones};

pub fn redact(view: View<'_>, viewer: Viewer) -> State {
    if viewer == Viewer::Afterwards {
        return view.s.clone();
    }
    let State {
        mut zones,
        mut marks,
        seats,
        count,
        players,
        variant,
        secret,
        turn,
        attack,
        opening,
        machine,
        chance: _,
        revealed,
        outcome,
    } = rearrange(view, viewer, &mut Deal::Sorted);
    // All of it is on the table; a field that is not must be judged here.
    let _: (&[Player; 4], &Turn, &Attack, &Opening) = (&players, &turn, &attack, &opening);
    // Relics are open unless they were dealt in secret.
    let unseen = |&zone: &Zone| !zone::LAYOUT.is_seen(zone, viewer) && (secret || !zone::may_hold_relics(zone));
    for card in zone::LAYOUT.zones(seats).filter(unseen).flat_map(|zone| zones.iter(zone)) {
        if marks[card] & mark::KNOWN == 0 {
            marks[card] |= mark::HIDDEN;
        }
    }
    for seat in Seat::all(seats).filter(|&seat| viewer != Viewer::Seat(seat)) {
        seen_cards_first(&mut zones, &marks, zone::hand(seat));
    }
    let chance = Chance::unknown();
    State { zones, marks, seats, count, players, variant, secret, turn, attack, opening, machine, chance, revealed, outcome }
}

/// Where between unseen cards a seen one lies would tell, when one is played, from where; so would the order of seen ones.
fn seen_cards_first(zones: &mut Zones<CARDS, { zone::COUNT }>, marks: &PerCard<u8, CARDS>, hand: Zone) {
    let (mut seen, unseen): (Vec<CardId>, Vec<CardId>) = zones.iter(hand).partition(|&card| marks[card] & mark::KNOWN != 0);
    seen.sort_by_key(|&card| zones.face(card));
    zones.set_order(&[seen, unseen].concat(), hand);
}

pub fn determinise(view: View<'_>, viewer: Viewer, seed: Seed) -> State {
    let mut chance = Chance::new(seed);
    let mut state = rearrange(view, viewer, &mut Deal::Random(&mut chance));
    for card in state.zones.cards() {
        state.marks[card] &= !mark::HIDDEN;
    }
    state.chance = Chance::new(seed);
    state
}

/// Places whose hidden cards could be exchanged without this viewer noticing, group by group.
fn hidden_groups(view: View<'_>, viewer: Viewer) -> Vec<Vec<Zone>> {
    if viewer == Viewer::Afterwards {
        return Vec::new();
    }
    let others = move || Seat::all(view.s.seats).filter(move |&seat| viewer != Viewer::Seat(seat));
    let mut groups = vec![vec![zone::CENTRE_DECK]];
    groups.extend(others().flat_map(|seat| [vec![zone::hand(seat), zone::deck(seat)], vec![zone::gone(seat)]]));
    if let Viewer::Seat(seat) = viewer {
        groups.push(vec![zone::deck(seat)]);
    }
    if view.s.secret {
        groups.push(others().flat_map(|seat| [zone::relics(seat), zone::spare(seat)]).chain([zone::BOX]).collect());
    }
    groups
}

/// Deals the hidden cards of every group over the group's own places.
fn rearrange(view: View<'_>, viewer: Viewer, deal: &mut Deal<'_>) -> State {
    let mut state = view.s.clone();
    for group in hidden_groups(view, viewer) {
        let State { zones, marks, .. } = &mut state;
        deal.over(zones, &group, |card| marks[card] & mark::KNOWN == 0, |_| ());
    }
    state
}
