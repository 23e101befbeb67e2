//! What a seat may know, and full states that look the same to it.
//!
//! Hidden are the order of every deck, the hands of others but for cards they have shown, what an
//! eliminated player held, and secret relics. What somebody's hand and deck hold *together* is
//! known: every card that came or went was seen. Hidden cards are laid out in one fixed order, in a
//! hand behind those that were shown, so the result depends on what is known only; a sample deals
//! them out at random within the same bounds.

use crate::state::State;
use crate::view::View;
use crate::vocabulary::Shards;
use crate::zone;
use koloda_kernel::card_game::Hides;
use koloda_kernel::hidden::Arrangement;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::open_to_all;
use koloda_kernel::rules::Viewer;
use koloda_kernel::zones::Zone;

impl Hides for Shards {
    fn rearrange(view: View<'_>, viewer: Viewer, arrangement: &mut Arrangement<'_>, state: &mut State) {
        let others = || others(view.state.seats, viewer);
        let mut over = |group: &[Zone]| arrangement.apply(&mut state.zones, viewer, group, |_| true, |_| ());
        over(&[zone::CENTRE_DECK]);
        for seat in others() {
            over(&[zone::hand(seat), zone::deck(seat)]);
            over(&[zone::gone(seat)]);
        }
        if let Viewer::Seat(seat) = viewer {
            over(&[zone::deck(seat)]);
        }
        if view.state.secret {
            over(&others().flat_map(|seat| [zone::relics(seat), zone::spare(seat)]).chain([zone::BOX]).collect::<Vec<Zone>>());
        }
    }

    fn hide(state: &mut State, viewer: Viewer) {
        open_to_all!(state: State { zones, seats, secret }, count, players, variant, turn, attack, opening, machine, chance, outcome);
        // Relics are open unless they were dealt in secret.
        zones.hide(zone::LAYOUT.unseen(*seats, viewer).filter(|&zone| *secret || !zone::may_hold_relics(zone)), viewer);
        // Where between unseen cards a seen one lies would tell, when one is played, from where; so would the order of seen ones.
        for hand in others(*seats, viewer).map(zone::hand) {
            let (mut seen, unseen): (Vec<CardId>, Vec<CardId>) = zones.iter(hand).partition(|&card| !zones.is_hidden(card));
            seen.sort_by_key(|&card| zones.face(card));
            zones.set_order(&[seen, unseen].concat(), hand);
        }
    }
}

fn others(seats: u8, viewer: Viewer) -> impl Iterator<Item = Seat> {
    Seat::all(seats).filter(move |&seat| viewer != Viewer::Seat(seat))
}
