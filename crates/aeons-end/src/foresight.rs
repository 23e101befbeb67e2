//! How completely an operation could be done, judged as the steps of an effect go: what the former
//! ones will have discarded can be drawn, what they will have spent is gone.

use crate::ops::Op;
use crate::state::Regs;
use crate::view::View;
use crate::vocabulary::{Cards, CardsFrom, Ownership};
use crate::zone;
use koloda_kernel::ids::Seat;
use koloda_kernel::machine::{Considering, Feasibility};

/// By how much former steps will have changed what lies where.
#[derive(Clone, Debug, Default)]
pub struct Ahead {
    pub seats: [SeatAhead; 4],
    /// Cards turned over and not put back.
    pub revealed: i16,
    pub aether: i16,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct SeatAhead {
    pub hand: i16,
    pub prepped: i16,
    pub discard: i16,
    /// Deck and discard pile together: what can be drawn.
    pub stock: i16,
    pub charges: i16,
}

impl SeatAhead {
    pub fn discards(&mut self, cards: i16) {
        self.discard += cards;
        self.stock += cards;
    }
}

impl Ahead {
    /// Cards leave the place they were chosen from; of hand and discard pile the hand is thought to give them.
    pub fn leave(&mut self, from: CardsFrom, cards: i16, seat: Seat) {
        let own = &mut self.seats[seat.index()];
        match from {
            CardsFrom::Hand | CardsFrom::HandOrDiscard => own.hand -= cards,
            CardsFrom::Discard | CardsFrom::DiscardTop => own.discards(-cards),
            CardsFrom::Prepped => own.prepped -= cards,
            CardsFrom::Revealed => self.revealed -= cards,
            CardsFrom::PlayArea => {}
        }
    }
}

/// So many, changed by what is ahead.
pub fn plus(there: usize, change: i16) -> usize {
    (there as i64 + i64::from(change)).max(0) as usize
}

pub fn number(count: usize) -> i16 {
    count.min(250) as i16
}

/// Whether a walk meets anything.
pub fn any(walk: impl FnOnce(&mut dyn FnMut())) -> Feasibility {
    let mut met = false;
    walk(&mut || met = true);
    Feasibility::when(met)
}

impl View<'_> {
    pub fn judged(self, op: &Op, regs: &Regs, considering: Considering, ahead: &mut Ahead) -> Feasibility {
        let op = op.operation();
        let counts = match considering {
            // Within an effect, a former step will have said what "it" is.
            Considering::All => !op.is_about_it(),
            Considering::Losses => op.is_loss(),
            Considering::FirstStep => true,
        };
        let feasibility = if counts { op.feasibility(self, regs, ahead) } else { Feasibility::FULL };
        if let Some(seat) = regs.subject() {
            op.foresee(self, seat, regs, ahead);
        }
        feasibility
    }

    /// How many cards a seat can draw.
    pub fn stock(self, seat: Seat, ahead: &Ahead) -> usize {
        plus(self.state.zones.len(zone::deck(seat)) + self.state.zones.len(zone::discard(seat)), ahead.seats[seat.index()].stock)
    }

    pub fn charges_ahead(self, seat: Seat, ahead: &Ahead) -> usize {
        plus(usize::from(self.state.mages[seat.index()].charges), ahead.seats[seat.index()].charges)
    }

    /// How many cards there will be to choose from. Which kinds they are cannot be foreseen.
    pub fn to_choose(self, cards: &Cards, regs: &Regs, ahead: &Ahead) -> usize {
        let there = self.count_choices(cards, regs);
        let Some(seat) = regs.subject().filter(|_| cards.whose == Ownership::Own && cards.of.takes_any()) else { return there };
        let own = &ahead.seats[seat.index()];
        match cards.from {
            CardsFrom::Hand => plus(there, own.hand),
            CardsFrom::Discard => plus(there, own.discard),
            CardsFrom::HandOrDiscard => plus(there, own.hand + own.discard),
            CardsFrom::Prepped => plus(there, own.prepped),
            CardsFrom::DiscardTop => plus(self.state.zones.len(zone::discard(seat)), own.discard).min(1),
            CardsFrom::Revealed => plus(there, ahead.revealed),
            CardsFrom::PlayArea => there,
        }
    }

    pub fn wanted(self, cards: &Cards, regs: &Regs) -> usize {
        usize::from(self.number(&cards.cards, regs))
    }
}
