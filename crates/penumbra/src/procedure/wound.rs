//! A deadly wound takes effect, unless a card prevents it (PN-165 to PN-175).

use super::unwritten;
use crate::dice::Dice;
use crate::event::Event;
use crate::pick::Pick;
use crate::procedure::Procedure;
use crate::state::Regs;
use crate::view::{StateMut, View};
use crate::vocabulary::{Penumbra, Timing};
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;

#[derive(Debug)]
pub struct TakeWound;

impl Operation<Penumbra> for TakeWound {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let seat = play.subject();
        // PN-168: one a turn.
        if play.state.turn.deadly {
            return Flow::Next;
        }
        if std::mem::take(&mut play.state.turn.prevented) {
            play.state.attempt.scarred |= play.state.threats.is_empty();
            play.log_event(Event::Prevented { seat });
            return Flow::Next;
        }
        if play.view().preventers(seat).next().is_some() {
            return Flow::Ask;
        }
        play.take_deadly(seat);
        Flow::Next
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        options.extend(view.preventers(regs.subject).map(Pick::Use));
        options.push(Pick::Done);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        match pick {
            Pick::Use(card) => {
                play.begin(Procedure::Chain, Regs::of(card, play.subject()));
                Flow::Again
            }
            _ => {
                play.take_deadly(play.subject());
                Flow::Next
            }
        }
    }

    fn prompt(&self, _: View<'_>, _: &Regs) -> Phrase {
        Phrase::new("pn-prompt-deadly")
    }

    unwritten!();
}

impl<'a> View<'a> {
    /// Cards that answer a deadly wound (PN-A32).
    fn preventers(self, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
        let answers =
            move |&card: &CardId| self.card_def(card).card.timing == Timing::OnDeadly && !self.is_turned(card) && !self.is_suppressed(card);
        // PN-A22: it is a card like any other, where vigilance counts them before the main threat.
        let watched = self.is_watched();
        self.own_cards(seat).filter(move |_| !watched).filter(answers)
    }
}

impl StateMut<'_> {
    /// The turn ends, all dice are lost, the next turn is a rest.
    pub fn take_deadly(&mut self, seat: Seat) {
        let player = &mut self.state.players[seat.index()];
        player.deadly = player.deadly.saturating_add(1);
        player.dice = Dice::default();
        player.must_rest = true;
        self.state.turn.deadly = true;
        self.log_event(Event::DeadlyWound { seat });
        self.check_end();
        self.break_off();
    }
}
