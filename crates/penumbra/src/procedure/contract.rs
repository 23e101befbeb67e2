//! A contract attempted in the guild (PN-335 to PN-342, PN-456).

use super::unwritten;
use crate::event::Event;
use crate::pick::Pick;
use crate::procedure::Procedure;
use crate::state::{Attempt, Regs};
use crate::view::{StateMut, View};
use crate::vocabulary::Penumbra;
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;

#[derive(Debug)]
pub struct AttemptContract;

mod stage {
    pub const CHOOSE: u8 = 0;
    pub const TASK: u8 = 1;
    pub const JUDGE: u8 = 2;
    pub const REWARDED: u8 = 3;
}

impl Operation<Penumbra> for AttemptContract {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let seat = play.subject();
        match play.state.machine.stage() {
            stage::CHOOSE => Flow::ask_if(play.view().may_attempt_contract(seat)),
            stage::TASK => {
                play.state.machine.set_stage(stage::JUDGE);
                play.begin(Procedure::Task, Regs::of(play.state.attempt.card, seat));
                Flow::Again
            }
            stage::JUDGE if play.state.attempt.passed => {
                play.state.machine.set_stage(stage::REWARDED);
                play.begin(Procedure::Reward, Regs::of(play.state.attempt.card, seat));
                Flow::Again
            }
            stage::JUDGE => {
                play.log_event(Event::ContractFailed { seat, card: play.face(play.state.attempt.card) });
                play.state.attempt = Attempt::default();
                Flow::Next
            }
            _ => {
                play.fulfil(seat);
                Flow::Next
            }
        }
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        options.extend(view.contracts(regs.subject).map(Pick::Contract));
        options.push(Pick::Done);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let Pick::Contract(card) = pick else { return Flow::Next };
        let seat = play.subject();
        play.state.attempt = Attempt { card, task: 1, ..Attempt::default() };
        // Everybody sees what is attempted, also if it was reserved in secret.
        play.state.zones.show(card);
        play.log_event(Event::Attempts { seat, card: play.face(card) });
        play.state.machine.set_stage(stage::TASK);
        let threat = play.view().contract(card).contract.threat;
        if threat > 0 {
            play.begin(Procedure::Threat, Regs { n: threat, ..Regs::of(card, seat) });
        }
        Flow::Again
    }

    fn prompt(&self, _: View<'_>, _: &Regs) -> Phrase {
        Phrase::new("pn-prompt-contract")
    }

    unwritten!();
}

impl<'a> View<'a> {
    /// One contract after the other: a die that is placed in the guild in the middle of one begins no second one.
    pub fn may_attempt_contract(self, seat: Seat) -> bool {
        !self.state.attempt.card.is_some() && self.contracts(seat).next().is_some()
    }

    /// Contracts somebody may attempt: the open ones and their reserved ones.
    pub fn contracts(self, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
        let open = (0..zone::GUILD).filter_map(move |place| self.state.zones.top(zone::guild(place)));
        open.chain(self.state.zones.iter(zone::reserved(seat)))
    }
}

impl StateMut<'_> {
    /// PN-340, PN-341.
    fn fulfil(&mut self, seat: Seat) {
        let card = self.state.attempt.card;
        self.state.zones.to_bottom_openly(card, zone::experience(seat));
        self.state.attempt = Attempt::default();
        self.log_event(Event::Fulfils { seat, card: self.face(card) });
        self.fill_guild();
        self.check_end();
    }
}
