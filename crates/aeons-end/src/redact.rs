//! What a seat may know, and full states that look the same to it.
//!
//! Hands are open among allies (AE-A64). Hidden are the order of players' decks, which corruption
//! is which, the nemesis deck and what was left in the box, the tier-0 deck and the turn-order deck.
//! Hidden cards are laid out in one fixed order, so the result depends on what is known only; a
//! sample deals them out at random within the same bounds.

use crate::state::State;
use crate::view::View;
use crate::vocabulary::{AeonsEnd, Kind};
use crate::zone;
use koloda_kernel::card_game::Hides;
use koloda_kernel::hidden::Arrangement;
use koloda_kernel::ids::CardId;
use koloda_kernel::open_to_all;
use koloda_kernel::rules::Viewer;
use koloda_kernel::zones::Zone;

/// Everybody knows the same, onlookers too.
const VIEWER: Viewer = Viewer::Spectator;

impl Hides for AeonsEnd {
    fn rearrange(view: View<'_>, _: Viewer, arrangement: &mut Arrangement<'_>, state: &mut State) {
        let is_corruption = |card: CardId| view.kind(card) == Some(Kind::Corruption);
        // Corruption is laid behind the rest of a deck, for its places tell nothing; which one lies there is dealt apart.
        let mut over =
            |group: &[Zone], fits: &dyn Fn(CardId) -> bool| arrangement.apply(&mut state.zones, VIEWER, group, fits, is_corruption);
        let decks: Vec<Zone> = view.seats().map(zone::deck).collect();
        // A deck is known as a set; where in it corruption lies is not.
        decks.iter().for_each(|&deck| over(&[deck], &|_| true));
        over(&[&decks[..], &[zone::TIER_ZERO]].concat(), &is_corruption);
        over(&[zone::TIER_ZERO], &|card| !is_corruption(card));
        over(&[zone::TURN_DECK], &|_| true);
        for tier in 1..=3 {
            // The nemesis' own cards are certainly in the deck; which basics are is not known.
            let of_tier = |card: CardId| view.info(card).tier == tier;
            over(&[zone::NEMESIS_DECK, zone::UNUSED], &|card| of_tier(card) && view.info(card).nemesis.is_none());
            over(&[zone::NEMESIS_DECK], &of_tier);
        }
    }

    fn hide(state: &mut State, _: Viewer) {
        open_to_all!(state: State { zones, seats }, mages, gravehold, nemesis, piles, turn, pair_tokens, pending, machine, chance, outcome);
        zones.hide(zone::LAYOUT.unseen(*seats, VIEWER), VIEWER);
    }
}
