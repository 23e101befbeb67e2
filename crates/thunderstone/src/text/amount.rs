//! Amounts told: "2 attack", "1 attack for each revealed monster".

use super::Voice;
use super::words::TextRenderer;
use crate::vocabulary::{Condition, Number};
use koloda_kernel::amount_text::RenderAmounts;
use koloda_kernel::phrase::Phrase;

/// What is being counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Unit {
    Cards,
    Gold,
    Experience,
    Attack,
    Magic,
}

impl RenderAmounts<Number, Condition> for TextRenderer<'_> {
    type Unit = Unit;

    fn unit(&self, unit: Unit, form: &str) -> Phrase {
        Phrase::new(format!("ts-unit-{}.{form}", unit.into_str()))
    }

    fn number(&self, number: &Number, form: &str, _: Voice) -> Phrase {
        match number {
            Number::Revealed(filter) => {
                let cards = self.cards(filter, if form == "each" { "each" } else { "all" });
                Phrase::new(format!("ts-source-revealed.{form}")).phrase("cards", cards)
            }
            Number::GoldOfIt => Phrase::new(format!("ts-source-gold-of-it.{form}")),
        }
    }

    fn is_countable(&self, number: &Number) -> bool {
        matches!(number, Number::Revealed(_))
    }
}
