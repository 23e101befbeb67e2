//! How well things stand for a player of Shards of Infinity: health, mastery, champions, and what their deck is worth a hand.

use crate::card::Group;
use crate::view::View;
use crate::vocabulary::Kind;
use crate::zone;
use koloda_kernel::heuristic::chance_of;
use koloda_kernel::ids::{CardId, Seat};

/// A relic has no price; it is worth one of the dearest cards.
const RELIC: f32 = 7.0;
/// What a starter takes away from a hand by being drawn in place of something better.
const BALLAST: f32 = 0.3;

/// How likely a seat is to win, seen with all cards open.
pub(crate) fn outlook(view: View<'_>, seat: Seat) -> f32 {
    let foes = view.opponents(seat).map(|foe| standing(view, foe)).fold(f32::MIN, f32::max);
    let own = Seat::all(view.state.count).filter(|&ally| !view.are_opponents(seat, ally)).map(|ally| standing(view, ally));
    let (sum, count) = own.fold((0.0, 0.0), |(sum, count), one| (sum + one, count + 1.0));
    if foes == f32::MIN { 1.0 } else { chance_of(sum / f32::max(count, 1.0) - foes) }
}

fn standing(view: View<'_>, seat: Seat) -> f32 {
    let player = view.player(seat);
    if player.is_out() {
        return -3.0;
    }
    let (health, mastery) = (f32::from(player.health), f32::from(player.mastery));
    // The last steps to 30 win the game by themselves.
    let steps = mastery * 0.06 + (mastery - 18.0).max(0.0) * 0.08;
    health * 0.045 + steps + hand_worth(view, seat) * 0.22 + champions(view, seat) * 0.08
}

/// What five cards of everything a player owns are worth in prices.
fn hand_worth(view: View<'_>, seat: Seat) -> f32 {
    let zones = [zone::deck(seat), zone::hand(seat), zone::discard(seat), zone::play(seat)];
    let owned = zones.into_iter().flat_map(|place| view.state.zones.iter(place));
    let (sum, count) = owned.fold((0.0, 0.0), |(sum, count), card| (sum + worth(view, card), count + 1.0));
    if count < 1.0 { 0.0 } else { 5.0 * sum / f32::max(count, 5.0) }
}

fn worth(view: View<'_>, card: CardId) -> f32 {
    let info = view.info(card);
    match info.group {
        Group::Starter => -BALLAST,
        Group::Relic => RELIC,
        Group::Centre => f32::from(info.cost),
    }
}

/// Champions in play work every turn until somebody pays for their end.
fn champions(view: View<'_>, seat: Seat) -> f32 {
    let standing = view.state.zones.iter(zone::play(seat)).filter(|&card| view.info(card).kind == Kind::Champion);
    standing.map(|card| worth(view, card)).sum()
}
