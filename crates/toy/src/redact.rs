//! What is hidden. Nobody knows the deck, nor the hands of others: all these cards could be exchanged without anybody
//! noticing. The kernel lays them out in one fixed order for what somebody may know, and at random for a sample.

use crate::state::State;
use crate::view::View;
use crate::vocabulary::Race;
use crate::zone;
use koloda_kernel::card_game::Hides;
use koloda_kernel::hidden::Arrangement;
use koloda_kernel::open_to_all;
use koloda_kernel::rules::Viewer;
use koloda_kernel::zones::Zone;

impl Hides for Race {
    fn rearrange(view: View<'_>, viewer: Viewer, arrangement: &mut Arrangement<'_>, state: &mut State) {
        let unseen: Vec<Zone> = zone::LAYOUT.unseen(view.state.seats, viewer).collect();
        arrangement.apply(&mut state.zones, viewer, &unseen, |_| true, |_| ());
    }

    fn hide(state: &mut State, viewer: Viewer) {
        open_to_all!(state: State { zones, seats }, goal, points, turn, turns, machine, chance, outcome);
        zones.hide(zone::LAYOUT.unseen(*seats, viewer), viewer);
    }
}
