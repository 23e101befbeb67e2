//! How well things stand for a player of Thunderstone: points that are sure, and what the deck promises for the monsters that are left.

use crate::heuristic::worth;
use crate::view::View;
use crate::zone;
use koloda_kernel::heuristic::chance_of;
use koloda_kernel::ids::Seat;

/// A dungeon this full is as good as a whole game.
const FULL: f32 = 26.0;

/// How likely a seat is to win, seen with all cards open.
pub(crate) fn outlook(view: View<'_>, seat: Seat) -> f32 {
    let left = (view.dungeon_cards() as f32 / FULL).min(1.0);
    let others = view.everyone().filter(|&other| other != seat).map(|other| standing(view, other, left));
    chance_of(standing(view, seat, left) - others.fold(f32::MIN, f32::max))
}

fn standing(view: View<'_>, seat: Seat, left: f32) -> f32 {
    let points = view.points(seat) as f32;
    let experience = f32::from(view.state.experience[seat.index()]);
    points * (0.14 + 0.1 * (1.0 - left)) + left * (experience * 0.1 + promise(view, seat) * 0.05)
}

/// What a card of the deck is worth, on average.
fn promise(view: View<'_>, seat: Seat) -> f32 {
    let zones = [zone::deck(seat), zone::hand(seat), zone::discard(seat), zone::party(seat)];
    let owned = zones.into_iter().flat_map(|place| view.state.zones.iter(place));
    let (sum, count) = owned.fold((0.0, 0.0), |(sum, count), card| (sum + worth(view, card) as f32, count + 1.0));
    if count < 1.0 { 0.0 } else { sum / f32::max(count, 6.0) }
}
