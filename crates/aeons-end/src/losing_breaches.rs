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
        Flow::Again
    }

    /// What lay in a lost breach falls, also a spell that took this one and the one before it.
    /// Asks which comes first only where that makes a difference.
    pub fn spells_fall(&mut self, lost: &Lost) -> Flow {
        let (seat, index) = (Seat(self.regs().breach / 4), self.regs().breach % 4);
        loop {
            let mut spells = self.v().spells_at(seat, index);
            let (first, mut others) = (spells.next(), spells);
            let Some(card) = first else { return Flow::Next };
            if lost.spells != Place::Hand && others.any(|other| self.face(other) != self.face(card)) {
                return Flow::Ask;
            }
            drop(others);
            self.spell_falls(card, seat, lost.spells);
        }
    }

    pub fn spell_falls(&mut self, card: CardId, seat: Seat, to: Place) {
        match to {
            Place::Discard => self.discard(card, seat),
            Place::Hand => self.return_spell(card, seat),
            Place::DeckTop => self.put_on_deck(card, seat),
        }
    }
}
