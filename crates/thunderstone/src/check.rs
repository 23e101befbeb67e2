//! Invariants that hold between any two picks, whatever was played.

use crate::state::Phase;
use crate::view::View;
use crate::vocabulary::{Kind, Thunderstone, Trait};
use crate::zone;
use koloda_kernel::card_game::{Checks, ensure};
use koloda_kernel::ids::{CardId, Seat};

impl Checks for Thunderstone {
    fn check(view: View<'_>) -> Result<(), String> {
        let state = view.state;
        zone::LAYOUT.check(&state.zones, |card| (&view.info(card).card.id, view.info(card)))?;
        let is_stone = |card| view.info(card).kind == Kind::Thunderstone;
        let stones = state.zones.cards().filter(|&card| is_stone(card)).count();
        ensure(stones <= 1, || format!("{stones} Thunderstones are in the game"))?;
        let out = state.outcome.is_none() && view.in_rank(1).is_some_and(is_stone);
        ensure(!out, || "the Thunderstone stands in the first rank and the game goes on".to_owned())?;
        view.everyone().try_for_each(|seat| check_party(view, seat))?;
        state.zones.cards().try_for_each(|card| check_weapon(view, card))
    }
}

fn check_party(view: View<'_>, seat: Seat) -> Result<(), String> {
    let (own, party) = (view.state.turn.of == seat, view.state.zones.len(zone::party(seat)));
    let fits = party == 0 || own && !matches!(view.state.turn.phase, Phase::Choose | Phase::Rest);
    ensure(fits, || format!("player {} has {party} revealed cards without being on the way", seat.0 + 1))
}

/// A held weapon lies in the party of its hero, who holds no other.
fn check_weapon(view: View<'_>, weapon: CardId) -> Result<(), String> {
    let (zones, holder) = (&view.state.zones, view.state.zones[weapon].holder);
    if !holder.is_some() {
        return Ok(());
    }
    let fits = view.info(weapon).has(Trait::Weapon) && view.info(holder).kind == Kind::Hero;
    let alone = zones.cards().filter(|&card| zones[card].holder == holder).count() == 1;
    let fits = fits && alone && zones.zone_of(weapon) == zones.zone_of(holder);
    ensure(fits, || format!("`{}` holds `{}`, which cannot be", view.info(holder).id, view.info(weapon).id))
}
