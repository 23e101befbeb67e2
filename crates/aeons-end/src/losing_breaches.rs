//! Losing a breach: to exhaustion, to a price, or to a tile that takes its place.

use crate::breach::Breach;
use crate::event::Event;
use crate::play::Play;
use crate::vocabulary::{Lost, Place};
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Flow;

impl Play<'_> {
    /// AE-132: the breach is gone, or another tile lies in its place; what was prepped there is
    /// discarded, in the owner's order (AE-A09). For a hand the order does not matter.
    pub fn destroy_breach(&mut self, lost: &Lost, index: u8) -> Flow {
        let Some(seat) = self.regs().subject() else { return Flow::Next };
        let tile = lost.by.as_deref().and_then(|id| self.c.tile(id));
        self.s.mages[seat.index()].breaches[usize::from(index)] = tile.map_or(Breach::Destroyed, Breach::Tile);
        self.say(match tile {
            Some(tile) => Event::BreachReplaced { seat, breach: index, tile },
            None => Event::BreachDestroyed { seat, breach: index },
        });
        self.set(|regs| regs.breach = seat.0 * 4 + index);
        self.s.machine.set_stage(1);
        while lost.spells == Place::Hand
            && let Some(card) = self.first_spell_at(seat, index)
        {
            self.spell_falls(card, seat, lost.spells);
        }
        Flow::Again
    }

    /// Also one that took this breach and the one before it.
    pub fn first_spell_at(&self, seat: Seat, index: u8) -> Option<CardId> {
        self.v().spells_at(seat, index).next()
    }

    pub fn spell_falls(&mut self, card: CardId, seat: Seat, to: Place) {
        match to {
            Place::Discard => self.discard(card, seat),
            Place::Hand => self.return_spell(card, seat),
            Place::DeckTop => self.put_on_deck(card, seat),
        }
    }
}
