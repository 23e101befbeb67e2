//! Conditions told: as a label before a bonus, or to stand after "if" and "while".

use super::effect::TextRenderer;
use super::{Person, Voice};
use crate::vocabulary::Condition;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::RenderConditions;

/// How a bonus is headed, where cards head it: by the mastery it needs or by its name.
pub fn label(condition: &Condition) -> Option<Phrase> {
    if let Condition::Mastery(n) = condition {
        return Some(Phrase::new("si-label-mastery").number("n", *n));
    }
    Some(Phrase::new(format!("si-label-{}", condition.ability()?.into_str())))
}

impl RenderConditions<Condition> for TextRenderer<'_> {
    type Person = Person;

    fn when(&self, condition: &Condition, voice: Voice) -> Phrase {
        let plain = || voice.about(format!("si-when-{}", condition.into_str()));
        match condition {
            Condition::Mastery(n) => voice.about("si-when-mastery").number("n", *n),
            Condition::Unify | Condition::Dominion | Condition::Echo | Condition::Inspire => plain(),
            Condition::MostMastery | Condition::AttackerHasLessMastery => plain(),
            Condition::Leader(id) => voice.about("si-when-leader").name("name", &(self.context.names)(id)),
            Condition::HealthAtLeast(n) => voice.about("si-when-health").number("n", *n),
            Condition::Champions { of, at_least } => self.noun(voice.about("si-when-champions"), &of.champion()).number("n", *at_least),
            // A step of the rules: stands on no card, but whoever shows an effect may meet it.
            Condition::Holds => Phrase::new("si-when-holds"),
        }
    }
}
