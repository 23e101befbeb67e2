//! Rewards, part by part in any order, with time for effects in between (PN-322 to PN-329, PN-359, PN-A53).

use super::unwritten;
use crate::catalog::Sort;
use crate::pick::Pick;
use crate::state::Regs;
use crate::view::{StateMut, View};
use crate::vocabulary::Penumbra;
use koloda_kernel::code::Pc;
use koloda_kernel::ids::CardId;
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;

#[derive(Debug)]
pub struct TakeReward;

impl Operation<Penumbra> for TakeReward {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        Flow::ask_if(play.view().rewards_left().next().is_some())
    }

    fn options(&self, view: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        options.extend(view.rewards_left().map(|(number, _)| Pick::Reward(number)));
        view.acts(options);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let seat = play.subject();
        match pick {
            Pick::Reward(number) => {
                play.state.attempt.taken |= 1 << number;
                let program = play.view().rewards()[usize::from(number)];
                play.call(program, Regs::of(CardId::NONE, seat));
            }
            act => play.act(act),
        }
        Flow::Again
    }

    fn prompt(&self, view: View<'_>, _: &Regs) -> Phrase {
        Phrase::new("pn-prompt-reward").phrase("card", view.attempted_name()).count("left", view.rewards_left().count())
    }

    unwritten!();
}

impl<'a> View<'a> {
    /// The parts of the reward at hand.
    pub fn rewards(self) -> &'a [Pc] {
        match &self.info(self.state.attempt.card).sort {
            Sort::Contract(contract) => &contract.rewards,
            Sort::Trial(trial) => self.state.attempt.path.map_or(&[][..], |side| trial.path(side).1),
            Sort::Wizard(_) | Sort::Prophecy(_) | Sort::Goal(_) | Sort::Event(_) => &[],
        }
    }

    fn rewards_left(self) -> impl Iterator<Item = (u8, Pc)> {
        let taken = self.state.attempt.taken;
        (0_u8..).zip(self.rewards().iter().copied()).filter(move |(number, _)| taken & 1 << number == 0)
    }
}
