//! Conditions told: as a label before a bonus, or to stand after "if" and "while".

use super::Voice;
use super::effect::TextRenderer;
use crate::vocabulary::{Ability, Condition};
use koloda_kernel::phrase::Phrase;

/// How a bonus is headed, where cards head it: by the mastery it needs or by its name.
pub fn label(condition: &Condition) -> Option<Phrase> {
    if let Condition::Mastery(n) = condition {
        return Some(Phrase::new("si-label-mastery").number("n", *n));
    }
    let id = match condition.ability()? {
        Ability::Unify => "si-label-unify",
        Ability::Dominion => "si-label-dominion",
        Ability::Echo => "si-label-echo",
        Ability::Inspire => "si-label-inspire",
    };
    Some(Phrase::new(id))
}

impl TextRenderer<'_> {
    pub(super) fn if_clause(&self, condition: &Condition, voice: Voice) -> Phrase {
        match condition {
            Condition::Mastery(n) => voice.about("si-when-mastery").number("n", *n),
            Condition::Unify => voice.about("si-when-unify"),
            Condition::Dominion => voice.about("si-when-dominion"),
            Condition::Echo => voice.about("si-when-echo"),
            Condition::Inspire => voice.about("si-when-inspire"),
            Condition::Leader(id) => voice.about("si-when-leader").name("name", &(self.context.names)(id)),
            Condition::HealthAtLeast(n) => voice.about("si-when-health").number("n", *n),
            Condition::MostMastery => voice.about("si-when-most-mastery"),
            Condition::Champions { of, at_least } => self.noun(voice.about("si-when-champions"), &of.champion()).number("n", *at_least),
            Condition::AttackerHasLessMastery => voice.about("si-when-attacker-has-less-mastery"),
            // A step of the rules: stands on no card, but whoever shows an effect may meet it.
            Condition::Holds => Phrase::new("si-when-holds"),
        }
    }
}
