//! Invariants that hold between any two picks, whatever was played.

use crate::state::Phase;
use crate::view::View;
use crate::vocabulary::AeonsEnd;
use crate::zone;
use koloda_kernel::card_game::{Checks, ensure};
use koloda_kernel::ids::Seat;

impl Checks for AeonsEnd {
    fn check(view: View<'_>) -> Result<(), String> {
        let state = view.state;
        zone::LAYOUT.check(&state.zones, |card| (&view.info(card).id, view.info(card)))?;
        view.seats().try_for_each(|seat| check_mage(view, seat))?;
        within("life of Gravehold", state.gravehold.now, state.gravehold.max)?;
        within("life of the nemesis", state.nemesis.life.now, state.nemesis.life.max)?;
        let tokens = state.nemesis.tokens;
        if let Some(cap) = view.nemesis().mat.token.as_ref().and_then(|token| token.cap) {
            within("tokens", tokens, cap)?;
        }
        if let Some((least, most)) = view.nemesis_programs().limits.filter(|_| state.turn.phase != Phase::Setup) {
            let fits = (least..=most).contains(&tokens);
            ensure(fits, || format!("the nemesis has {tokens} tokens, expected {least} to {most}"))?;
        }
        let is_idle = state.machine.is_idle();
        ensure(!is_idle || state.zones.is_empty(zone::REVEALED), || "revealed cards were not put back".to_owned())?;
        let no_turns = state.zones.is_empty(zone::TURN_DECK) && state.zones.is_empty(zone::TURN_DISCARD);
        ensure(!no_turns, || "there are no turn-order cards".to_owned())?;
        for card in state.zones.iter(zone::NEMESIS_PLAY) {
            let stays = state.zones[card].tokens > 0 || state.turn.resolving == card;
            ensure(stays, || format!("`{}` is in play without life or power tokens", view.info(card).id))?;
        }
        let between_turns = state.turn.phase == Phase::TurnOrder && is_idle && state.outcome.is_none();
        ensure(!between_turns || state.turn.aether.total() == 0, || "aether is left after the turn".to_owned())
    }
}

fn check_mage(view: View<'_>, seat: Seat) -> Result<(), String> {
    let mage = &view.state.mages[seat.index()];
    within("life", mage.life.now, mage.life.max)?;
    within("charges", mage.charges, view.slots(seat))?;
    for (index, breach) in (0..).zip(mage.breaches) {
        let spells = view.spells_at(seat, index).count();
        let fits = spells == 0 || spells <= 2 && (breach.exists() || view.loses_spells(seat, index));
        ensure(fits, || format!("{spells} spells are prepped in breach {} ({})", index + 1, breach.sign()))?;
    }
    let last = view.state.zones.iter(zone::breach(seat, 3)).any(|card| view.info(card).two_breaches);
    ensure(!last, || "a spell that takes two breaches is prepped in the last one".to_owned())
}

fn within(what: &str, now: u8, most: u8) -> Result<(), String> {
    ensure(now <= most, || format!("{what} is {now}, at most {most}"))
}
