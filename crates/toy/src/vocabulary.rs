//! The words of this game that cards are written in.
//!
//! Every effect is *about* its subject: whoever plays the card, or whom a `With` or `Each` names.

use crate::ops;
use koloda_kernel::effect::{self, Reach, Vocabulary};
use koloda_kernel::{amount, operations};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Marks this game's words for the kernel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Race;

impl Vocabulary for Race {
    type Op = Op;
    type Condition = Condition;
    type Amount = Amount;
    type Scope = Scope;

    fn reach(scope: &Scope) -> Reach {
        match scope {
            Scope::Opponent => Reach::Either,
        }
    }

    fn is_the_readers(scope: &Scope) -> bool {
        *scope == Scope::Opponent
    }
}

pub type Effect = effect::Effect<Race>;

operations! {
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
    pub enum Op of Race {
        /// The subject gets points.
        Score(ops::Score),
        /// The subject draws cards.
        Draw(ops::Draw),
        /// The subject chooses cards of their hand and discards them.
        Discard(ops::Discard),
    }
}

pub type Amount = amount::Amount<Number, Condition>;

/// A number of this game, read at the moment it is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Number {
    /// The cards in the subject's hand.
    HandCards,
}

/// What an `If` asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Condition {
    /// Somebody has more points than the subject.
    Behind,
}

/// Whom a `With` or `Each` is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Scope {
    /// One other player, or each of them.
    Opponent,
}
