//! Procedures: what turns are made of, each an operation that runs on the effect machine (PN-455 to PN-459).
//!
//! A procedure asks, starts what was chosen on top of itself and is run again once that has finished, so a turn can be
//! saved anywhere. Its stage says how far it has come; its registers keep the little it must remember.

mod bind;
mod chain;
mod contract;
mod gained;
mod payment;
mod placement;
mod rest;
mod reward;
mod task;
mod threat;
mod training;
mod trial;
mod wound;

pub use payment::price_of;
pub use task::{serves, shield_task};

use crate::vocabulary::Penumbra;
use koloda_kernel::operations;
use serde::Serialize;

/// Inside an `impl` of an operation that no card file can write.
macro_rules! unwritten {
    () => {
        fn text(&self, _: &mut crate::text::TextRenderer<'_>, _: crate::text::Voice) -> koloda_kernel::rules_text::Clause {
            koloda_kernel::rules_text::Clause::Whole(koloda_kernel::phrase::Phrase::new("pn-procedure"))
        }
    };
}
use unwritten;

operations! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, strum::VariantArray)]
    #[serde(rename_all = "kebab-case")]
    pub enum Procedure of Penumbra {
        /// A training turn.
        Training = training::Training,
        /// A die is placed.
        Placement = placement::Placement,
        /// A trial turn.
        Trial = trial::TrialTurn,
        /// A contract is attempted.
        Contract = contract::AttemptContract,
        /// The task of a contract or trial.
        Task = task::RunTask,
        /// Rewards are taken.
        Reward = reward::TakeReward,
        /// A rest turn.
        Rest = rest::RestTurn,
        /// Cards used one after the other.
        Chain = chain::Chain,
        /// A card of the grimoire is paid.
        Cast = payment::Cast,
        /// What is due is paid.
        Payment = payment::Payment,
        /// A card is gained.
        Gained = gained::Gained,
        /// A threat.
        Threat = threat::RunThreat,
        /// A deadly wound takes effect.
        Wound = wound::TakeWound,
        /// A contract is reserved.
        Bind = bind::Bind,
        /// A red die removes a placed one.
        KnockOut = placement::KnockOut,
    }
}
