//! A card is gained: an artifact whose slot is taken asks which to keep, a tome acts at once (PN-244, PN-248).

use super::unwritten;
use crate::card::On;
use crate::pick::Pick;
use crate::state::Regs;
use crate::view::{StateMut, View};
use crate::vocabulary::{Kind, Penumbra};
use crate::zone;
use koloda_kernel::ids::CardId;
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;

#[derive(Debug)]
pub struct Gained;

impl Operation<Penumbra> for Gained {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let regs = play.regs();
        if play.view().in_its_slot(&regs).is_some() {
            play.state.zones.show(regs.source);
            return Flow::Ask;
        }
        play.settle(&regs);
        Flow::Next
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        options.push(Pick::Card(regs.source));
        options.extend(view.in_its_slot(regs).map(Pick::Card));
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let regs = play.regs();
        let Pick::Card(kept) = pick else { return Flow::Next };
        if kept != regs.source {
            play.discard(regs.subject, regs.source);
            play.refill();
            return Flow::Next;
        }
        if let Some(old) = play.view().in_its_slot(&regs) {
            play.discard(regs.subject, old);
        }
        play.settle(&regs);
        Flow::Next
    }

    fn verb(&self) -> &'static str {
        "keep"
    }

    fn prompt(&self, view: View<'_>, regs: &Regs) -> Phrase {
        Phrase::new("pn-prompt-keep").name("card", view.card_name(regs.source))
    }

    unwritten!();
}

impl View<'_> {
    /// The artifact in the slot that a new one needs.
    fn in_its_slot(self, regs: &Regs) -> Option<CardId> {
        let slot = self.card_def(regs.source).slot?;
        self.state.zones.top(zone::slot(regs.subject, slot as u8)).filter(|&card| card != regs.source)
    }
}

impl StateMut<'_> {
    /// A tome acts before it lies among the experience.
    fn settle(&mut self, regs: &Regs) {
        let (seat, card) = (regs.subject, regs.source);
        let def = self.view().card_def(card);
        let is_tome = def.kind == Kind::Tome;
        let gains: Vec<_> = def.triggers.iter().filter(|(on, _)| *on == On::Gain).map(|(_, program)| *program).collect();
        self.receive(seat, card);
        for program in gains.into_iter().rev().filter(|_| is_tome) {
            self.call(program, Regs::of(card, seat));
        }
    }
}
