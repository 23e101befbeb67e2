//! A rest turn: the walk along the thread (PN-133 to PN-147, PN-458).

use super::unwritten;
use crate::card::On;
use crate::pick::Pick;
use crate::state::{CELLS, MarkState, Regs, flag};
use crate::view::{StateMut, View};
use crate::vocabulary::{Ingredient, Penumbra};
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;

/// Its register `n` is the next cell of the thread.
#[derive(Debug)]
pub struct RestTurn;

mod stage {
    pub const BEGIN: u8 = 0;
    pub const WALK: u8 = 1;
}

impl Operation<Penumbra> for RestTurn {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        if play.state.machine.stage() == stage::BEGIN {
            return play.begin_rest();
        }
        if play.view().may_act_at_rest() {
            return Flow::Ask;
        }
        play.walk()
    }

    fn options(&self, view: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        view.acts(options);
        options.push(Pick::Done);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        if pick == Pick::Done {
            play.state.turn.declined = play.view().has(play.subject(), Ingredient::Fruit) + 1;
        } else {
            play.act(pick);
        }
        Flow::Again
    }

    fn prompt(&self, _: View<'_>, _: &Regs) -> Phrase {
        Phrase::new("pn-prompt-rest")
    }

    unwritten!();
}

impl View<'_> {
    /// Whether something can be done at this point of the walk that was not declined already with as many fruits (PN-A08).
    fn may_act_at_rest(self) -> bool {
        let mut options = Vec::new();
        self.acts(&mut options);
        !options.is_empty() && self.state.turn.declined != self.has(self.active(), Ingredient::Fruit) + 1
    }
}

impl StateMut<'_> {
    /// What every rest begins with (PN-134 to PN-137), and what cards do at rest.
    fn begin_rest(&mut self) -> Flow {
        let seat = self.subject();
        let turned: Vec<CardId> = self.view().own_cards(seat).filter(|&card| self.view().is_turned(card)).collect();
        turned.into_iter().for_each(|card| self.ready(card));
        for cell in 0..CELLS as u8 {
            if self.view().mark(seat, cell).is(MarkState::Discharged) {
                self.set_mark(seat, cell, MarkState::Charged);
            }
        }
        self.state.machine.set_stage(stage::WALK);
        self.trigger(seat, |on| on == On::Rest);
        self.thread_start(seat);
        Flow::Again
    }

    /// PN-137: bone dice, from the boards first.
    fn thread_start(&mut self, seat: Seat) {
        self.call(self.cards.thread, Regs::of(CardId::NONE, seat).with(flag::BEAD));
    }

    /// The next cell with an unwounded mark gives; after the last one the walk is over.
    fn walk(&mut self) -> Flow {
        let regs = self.regs();
        let next = (regs.n..CELLS as u8).find(|&cell| {
            let mark = self.view().mark(regs.subject, cell);
            mark.is_there() && !mark.is_wounded()
        });
        let Some(cell) = next else { return Flow::Next };
        self.set(|regs| regs.n = cell + 1);
        if self.state.rulings.marks_at_rest {
            // A die that the walk gave may be what a mark was waiting for (PN-A03).
            self.state.turn.declined = 0;
        }
        self.beads(regs.subject, cell);
        Flow::Again
    }
}
