//! Invariants that hold between any two picks, whatever was played.

use crate::state::mark;
use crate::view::{MOST_HEALTH, MOST_MASTERY, View};
use crate::vocabulary::{Kind, Shards};
use crate::zone;
use koloda_kernel::card_game::Checks;
use koloda_kernel::ids::Seat;

impl Checks for Shards {
    fn check(view: View<'_>) -> Result<(), String> {
        let state = view.s;
        zone::LAYOUT.check(&state.zones, |card| (&view.info(card).id, view.info(card)))?;
        for seat in view.everyone() {
            check_player(view, seat)?;
        }
        if state.outcome.is_none() && view.player(state.turn.of).is_out() {
            return Err("it is the turn of a player who is out".to_owned());
        }
        if state.outcome.is_none() && view.opponents(state.turn.of).next().is_none() {
            return Err("nobody is left to play against".to_owned());
        }
        Ok(())
    }
}

fn check_player(view: View<'_>, seat: Seat) -> Result<(), String> {
    let (player, zones) = (view.player(seat), &view.s.zones);
    if player.health > MOST_HEALTH || player.mastery > MOST_MASTERY {
        return Err(format!("player {} has {} health and {} mastery", seat.0 + 1, player.health, player.mastery));
    }
    let own = [zone::hand(seat), zone::deck(seat), zone::discard(seat), zone::play(seat)];
    if player.is_out() && own.iter().any(|&zone| !zones.is_empty(zone)) && view.s.outcome.is_none() {
        return Err(format!("player {} is out but has cards", seat.0 + 1));
    }
    if view.is_nemesis(seat) && own[..3].iter().any(|&zone| !zones.is_empty(zone)) {
        return Err("the Nemesis has a hand, deck or discard pile".to_owned());
    }
    if view.s.turn.of != seat
        && zones.iter(zone::play(seat)).any(|card| view.info(card).kind == Kind::Ally || view.marked(card, mark::PLAYED))
    {
        return Err(format!("player {} has played cards in the turn of another", seat.0 + 1));
    }
    if zones.len(zone::relics(seat)) > 0 && player.relic_taken {
        return Err(format!("player {} may recruit a second relic", seat.0 + 1));
    }
    Ok(())
}
