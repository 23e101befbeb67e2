//! Invariants that hold between any two picks, whatever was played.

use crate::state::Phase;
use crate::view::View;
use crate::vocabulary::AeonsEnd;
use crate::zone;
use koloda_kernel::card_game::Checks;

impl Checks for AeonsEnd {
    fn check(view: View<'_>) -> Result<(), String> {
        let state = view.s;
        zone::LAYOUT.check(&state.zones, |card| (&view.info(card).id, view.info(card)))?;
        for seat in view.seats() {
            let mage = &state.mages[seat.index()];
            within("life", mage.life.now, mage.life.max)?;
            within("charges", mage.charges, view.slots(seat))?;
            for index in 0..4 {
                let breach = mage.breaches[usize::from(index)];
                let spells = view.spells_at(seat, index).count();
                if spells > 2 || (spells > 0 && !breach.exists() && !view.loses_spells(seat, index)) {
                    return Err(format!("{spells} spells are prepped in breach {} ({})", index + 1, breach.sign()));
                }
            }
            if state.zones.iter(zone::breach(seat, 3)).any(|card| view.info(card).two_breaches) {
                return Err("a spell that takes two breaches is prepped in the last one".to_owned());
            }
        }
        within("life of Gravehold", state.gravehold.now, state.gravehold.max)?;
        within("life of the nemesis", state.nemesis.life.now, state.nemesis.life.max)?;
        if let Some(cap) = view.nemesis().mat.token.as_ref().and_then(|token| token.cap) {
            within("tokens", state.nemesis.tokens, cap)?;
        }
        if let Some((least, most)) = view.rulings().limits
            && state.turn.phase != Phase::Setup
            && !(least..=most).contains(&state.nemesis.tokens)
        {
            return Err(format!("the nemesis has {} tokens, expected {least} to {most}", state.nemesis.tokens));
        }
        if state.machine.is_idle() && !state.zones.is_empty(zone::REVEALED) {
            return Err("revealed cards were not put back".to_owned());
        }
        if state.zones.is_empty(zone::TURN_DECK) && state.zones.is_empty(zone::TURN_DISCARD) {
            return Err("there are no turn-order cards".to_owned());
        }
        for card in state.zones.iter(zone::NEMESIS_PLAY) {
            if state.zones[card].tokens == 0 && state.turn.resolving != card {
                return Err(format!("`{}` is in play without life or power tokens", view.info(card).id));
            }
        }
        let between_turns = state.turn.phase == Phase::TurnOrder && state.machine.is_idle();
        if between_turns && state.outcome.is_none() && state.turn.aether.total() > 0 {
            return Err("aether is left after the turn".to_owned());
        }
        Ok(())
    }
}

fn within(what: &str, now: u8, most: u8) -> Result<(), String> {
    if now <= most { Ok(()) } else { Err(format!("{what} is {now}, at most {most}")) }
}
