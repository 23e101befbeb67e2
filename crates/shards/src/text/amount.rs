//! Amounts told: "3 power", "2 power for each Undergrowth ally you played", "as much power as you have mastery".

use super::Voice;
use super::effect::TextRenderer;
use crate::vocabulary::{Condition, Number};
use koloda_kernel::amount_text::RenderAmounts;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::joined;

/// What is being counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Unit {
    Crystals,
    Power,
    Mastery,
    Health,
    Cards,
    Shield,
}

impl RenderAmounts<Number, Condition> for TextRenderer<'_> {
    type Unit = Unit;
    const HALF: &'static str = "si-source-half";

    /// Besides the kernel's forms, `infinite`.
    fn unit(&self, unit: Unit, form: &str) -> Phrase {
        Phrase::new(format!("si-unit-{}.{form}", unit.into_str()))
    }

    fn number(&self, number: &Number, form: &str, voice: Voice) -> Phrase {
        let said = |id: &str| voice.about(format!("si-source-{id}.{form}"));
        match number {
            Number::Mastery => said("mastery"),
            Number::Champions(filter) => self.noun(said("champions"), &filter.champion()),
            Number::Discarded(filter) => self.noun(said("discarded"), filter),
            Number::Played(filter) => self.noun(said("played"), filter),
            Number::Tiers(least, tiers) => self.tiers(Phrase::new("source-number").number("n", *least), tiers),
            Number::Infinite => Phrase::new("si-source-infinite"),
        }
    }

    fn is_countable(&self, number: &Number) -> bool {
        match number {
            Number::Champions(_) | Number::Discarded(_) | Number::Played(_) => true,
            Number::Tiers(..) | Number::Infinite | Number::Mastery => false,
        }
    }

    fn measured(&self, n: u8, number: &Number, unit: Unit, _: Voice) -> Option<Phrase> {
        match number {
            Number::Infinite if n == 1 => Some(self.unit(unit, "infinite")),
            Number::Tiers(least, tiers) if n == 1 => {
                let count = self.unit(unit, "count").number("n", self.tier.unwrap_or(*least));
                Some(if self.tier.is_some() { count } else { self.tiers(count, tiers) })
            }
            Number::Tiers(..) | Number::Infinite => None,
            Number::Mastery | Number::Champions(_) | Number::Discarded(_) | Number::Played(_) => None,
        }
    }
}

impl TextRenderer<'_> {
    /// The least, and what it is instead from a mastery on.
    pub(super) fn tiers(&self, least: Phrase, tiers: &[(u8, u8)]) -> Phrase {
        let tier = |(mastery, n): &(u8, u8)| Phrase::new("si-amount-tier").number("mastery", *mastery).number("n", *n);
        let tiers = joined("join-comma", tiers.iter().map(tier).collect());
        Phrase::new("si-amount-tiers").phrase("amount", least).phrase("tiers", tiers)
    }
}
