//! What a seat may know, and full states that look the same to it.
//!
//! Hidden are the order of every deck, the hands of others but for those that were shown, and the dungeon deck but for
//! monsters that were put under it. What somebody's hand and deck hold *together* is known, as is that the Thunderstone
//! lies in the lower part of the dungeon deck: every card that came or went was seen.

use crate::state::State;
use crate::view::View;
use crate::vocabulary::Thunderstone;
use crate::zone;
use koloda_kernel::card_game::Hides;
use koloda_kernel::hidden::Arrangement;
use koloda_kernel::ids::Seat;
use koloda_kernel::open_to_all;
use koloda_kernel::rules::Viewer;
use koloda_kernel::zones::Zone;

impl Hides for Thunderstone {
    fn rearrange(view: View<'_>, viewer: Viewer, arrangement: &mut Arrangement<'_>, state: &mut State) {
        let mut over = |group: &[Zone]| arrangement.apply(&mut state.zones, viewer, group, |_| true, |_| ());
        over(&[zone::DUNGEON]);
        over(&[zone::DEPTHS]);
        for seat in Seat::all(view.state.seats) {
            let own = [zone::hand(seat), zone::deck(seat)];
            over(if viewer == Viewer::Seat(seat) { &own[1..] } else { &own });
        }
    }

    fn hide(state: &mut State, viewer: Viewer) {
        open_to_all!(state: State { zones, seats }, experience, sold, breached, rulings, turn, battle, machine, chance, outcome);
        zones.hide(zone::LAYOUT.unseen(*seats, viewer), viewer);
    }
}
