//! Invariants that hold between any two picks, whatever was played.

use crate::state::mark;
use crate::view::{MOST_HEALTH, MOST_MASTERY, View};
use crate::vocabulary::{Kind, Shards};
use crate::zone;
use koloda_kernel::card_game::{Checks, ensure};
use koloda_kernel::ids::Seat;
use koloda_kernel::zones::Zone;

impl Checks for Shards {
    fn check(view: View<'_>) -> Result<(), String> {
        let state = view.state;
        zone::LAYOUT.check(&state.zones, |card| (&view.info(card).id, view.info(card)))?;
        view.everyone().try_for_each(|seat| check_player(view, seat))?;
        let (over, of) = (state.outcome.is_some(), state.turn.of);
        ensure(over || !view.player(of).is_out(), || "it is the turn of a player who is out".to_owned())?;
        ensure(over || view.opponents(of).next().is_some(), || "nobody is left to play against".to_owned())
    }
}

fn check_player(view: View<'_>, seat: Seat) -> Result<(), String> {
    let (player, zones, number) = (view.player(seat), &view.state.zones, seat.0 + 1);
    let most = player.health <= MOST_HEALTH && player.mastery <= MOST_MASTERY;
    ensure(most, || format!("player {number} has {} health and {} mastery", player.health, player.mastery))?;
    let own = [zone::hand(seat), zone::deck(seat), zone::discard(seat), zone::play(seat)];
    let are_empty = |own: &[Zone]| own.iter().all(|&zone| zones.is_empty(zone));
    ensure(!player.is_out() || are_empty(&own) || view.state.outcome.is_some(), || format!("player {number} is out but has cards"))?;
    ensure(!view.is_nemesis(seat) || are_empty(&own[..3]), || "the Nemesis has a hand, deck or discard pile".to_owned())?;
    let played = |card| view.info(card).kind == Kind::Ally || view.marked(card, mark::PLAYED);
    let others = view.state.turn.of != seat && zones.iter(zone::play(seat)).any(played);
    ensure(!others, || format!("player {number} has played cards in the turn of another"))?;
    ensure(zones.is_empty(zone::relics(seat)) || !player.relic_taken, || format!("player {number} may recruit a second relic"))
}
