//! A training turn: placements, with effects before, between and after them (PN-395 to PN-398).

use super::unwritten;
use crate::pick::Pick;
use crate::procedure::Procedure;
use crate::state::Regs;
use crate::view::{StateMut, View};
use crate::vocabulary::{Limit, Penumbra};
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;

#[derive(Debug)]
pub struct Training;

impl Operation<Penumbra> for Training {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        if play.state.turn.kind == Limit::Learn {
            return Flow::Ask;
        }
        // An effect made a trial turn of it.
        play.begin(Procedure::Trial, Regs::of(koloda_kernel::ids::CardId::NONE, play.subject()));
        Flow::Next
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        view.placeable(regs.subject, options);
        view.acts(options);
        options.push(Pick::EndTurn);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        match pick {
            Pick::EndTurn => return Flow::Next,
            Pick::PlaceDie(die) => {
                play.state.turn.placements -= 1;
                play.begin(Procedure::Placement, Regs { n: die.0, ..Regs::of(koloda_kernel::ids::CardId::NONE, play.subject()) });
            }
            act => play.act(act),
        }
        Flow::Again
    }

    fn prompt(&self, view: View<'_>, _: &Regs) -> Phrase {
        Phrase::new("pn-prompt-training").number("placements", view.state.turn.placements)
    }

    unwritten!();
}
