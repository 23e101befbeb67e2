//! How well things stand in Aeon's End: how much of the nemesis is left against what Gravehold and the mages can still bear,
//! and how much the decks will do.

use crate::state::TurnOwner;
use crate::view::View;
use crate::vocabulary::Kind;
use crate::zone;
use koloda_kernel::heuristic::chance_of;
use koloda_kernel::ids::{CardId, Seat};

/// How likely the players are to win, seen with all cards open.
pub(crate) fn outlook(view: View<'_>) -> f32 {
    let seats = f32::from(view.state.seats);
    let mages: f32 = view.seats().map(|seat| mage(view, seat)).sum::<f32>() / seats;
    let exhausted = view.seats().filter(|seat| view.state.mages[seat.index()].is_exhausted()).count() as f32;
    let gravehold = f32::from(view.state.gravehold.now) / 30.0;
    // What is lost early is lost to a growing enemy; the last points are worth more than the first.
    let safety = 2.6 * gravehold.sqrt() - 0.7 * exhausted / seats;
    chance_of(0.6 * (safety + mages - resistance(view) - threats(view)))
}

/// What is left to be done, as a share of the nemesis' life.
fn resistance(view: View<'_>) -> f32 {
    let nemesis = &view.state.nemesis;
    3.0 * f32::from(nemesis.life.now) / f32::from(nemesis.life.max.max(1))
}

/// Minions and powers in play.
fn threats(view: View<'_>) -> f32 {
    let threat = |card: CardId| {
        let (info, tokens) = (view.info(card), f32::from(view.state.zones[card].tokens));
        let tier = f32::from(info.tier.max(1));
        match info.kind {
            Some(Kind::Minion | Kind::Acolyte) => 0.08 * tier + 0.035 * tokens,
            Some(Kind::Power) => 0.15 * tier,
            _ => 0.0,
        }
    };
    view.state.zones.iter(zone::NEMESIS_PLAY).map(threat).sum()
}

/// Life, charges, breaches and cards of a mage.
fn mage(view: View<'_>, seat: Seat) -> f32 {
    let mage = &view.state.mages[seat.index()];
    let breaches = mage.breaches.iter().filter(|breach| breach.is_open()).count() as f32;
    let prepped: f32 = view.prepped(seat).map(|card| 0.03 + 0.02 * f32::from(view.info(card).cost)).sum();
    let active = if view.state.turn.of == TurnOwner::Player(seat) { 0.0 } else { prepped };
    0.05 * f32::from(mage.life.now) + 0.03 * f32::from(mage.charges) + 0.1 * breaches + active + deck(view, seat)
}

fn deck(view: View<'_>, seat: Seat) -> f32 {
    let places = [zone::deck(seat), zone::hand(seat), zone::discard(seat), zone::play_area(seat)];
    let breaches = (0..4).map(|index| zone::breach(seat, index));
    let worth = |card: CardId| {
        let info = view.info(card);
        let cost = f32::from(info.cost);
        match info.kind {
            Some(Kind::Corruption) => -0.12,
            Some(Kind::Spell) if info.cost > 0 => 0.035 * cost,
            Some(Kind::Gem) if info.cost > 0 => 0.02 * cost + 0.02,
            Some(Kind::Relic) => 0.015 * cost,
            _ => -0.01,
        }
    };
    places.into_iter().chain(breaches).flat_map(|place| view.state.zones.iter(place)).map(worth).sum()
}
