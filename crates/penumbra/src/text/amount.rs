//! Amounts told: "2 blood", "as many crystals as your amber marks", "up to 2 dice".

use super::Voice;
use super::words::TextRenderer;
use crate::vocabulary::{Amount, Colour, Condition, Ingredient, Number, Source};
use koloda_kernel::amount_text::RenderAmounts;
use koloda_kernel::phrase::Phrase;

/// What is being counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    Of(Ingredient),
    Dice(Colour),
    TempDice(Colour),
    AnyDice,
    ThreatDice,
    ResourceDice,
    Cards(Source),
    AnyCards,
    Recipes,
    Marks,
    DisciplineMarks,
    Times,
    /// A bare number, such as what a task asks for.
    Number,
    Points,
}

impl Unit {
    /// The message that counts it.
    fn id(self) -> String {
        match self {
            Unit::Of(ingredient) => format!("pn-unit-{}", ingredient.into_str()),
            Unit::Dice(colour) => format!("pn-unit-die-{}", colour.into_str()),
            Unit::TempDice(colour) => format!("pn-unit-temp-die-{}", colour.into_str()),
            Unit::Cards(source) => format!("pn-unit-card-{}", source.into_str()),
            Unit::AnyDice => "pn-unit-dice".to_owned(),
            Unit::ThreatDice => "pn-unit-threat-dice".to_owned(),
            Unit::ResourceDice => "pn-unit-resource-dice".to_owned(),
            Unit::AnyCards => "pn-unit-cards".to_owned(),
            Unit::Recipes => "pn-unit-recipes".to_owned(),
            Unit::Marks => "pn-unit-marks".to_owned(),
            Unit::DisciplineMarks => "pn-unit-discipline-marks".to_owned(),
            Unit::Times => "pn-unit-times".to_owned(),
            Unit::Number => "pn-unit-number".to_owned(),
            Unit::Points => "pn-unit-points".to_owned(),
        }
    }
}

impl RenderAmounts<Number, Condition> for TextRenderer<'_> {
    type Unit = Unit;

    fn unit(&self, unit: Unit, form: &str) -> Phrase {
        Phrase::new(format!("{}.{form}", unit.id()))
    }

    fn number(&self, number: &Number, form: &str, voice: Voice) -> Phrase {
        match number {
            Number::Marks(discipline) => voice.about(format!("pn-source-marks.{form}")).word("discipline", discipline.into_str()),
            Number::Wounded => voice.about(format!("pn-source-wounded.{form}")),
            Number::Pets => voice.about(format!("pn-source-pets.{form}")),
            Number::Chain => Phrase::new(format!("pn-source-chain.{form}")),
            Number::AtMost(most, of) => {
                Phrase::new(format!("pn-source-at-most.{form}")).number("most", *most).phrase("source", self.number(of, form, voice))
            }
            Number::Paid => Phrase::new(format!("pn-source-paid.{form}")),
            Number::ArcanaHeld => voice.about(format!("pn-source-arcana.{form}")),
            Number::TrialsPassed => voice.about(format!("pn-source-trials.{form}")),
            Number::ContractsDone => voice.about(format!("pn-source-contracts.{form}")),
            Number::DisciplinesWith(n) => voice.about(format!("pn-source-disciplines.{form}")).number("n", *n),
        }
    }

    fn is_countable(&self, _: &Number) -> bool {
        true
    }
}

impl TextRenderer<'_> {
    /// So much of something.
    pub fn so_much(&self, amount: &Amount, unit: Unit, voice: Voice) -> Phrase {
        self.measure(amount, unit, voice)
    }

    /// At most so much of something; any number where none is said.
    pub fn up_to(&self, amount: Option<&Amount>, unit: Unit, voice: Voice) -> Phrase {
        match amount {
            None => self.unit(unit, "any"),
            Some(Amount::Fixed(1)) => self.unit(unit, "one"),
            Some(Amount::Fixed(n)) => self.unit(unit, "up-to").number("n", *n),
            Some(amount) => Phrase::new("pn-up-to").phrase("amount", self.measure(amount, unit, voice)),
        }
    }

    /// How often something may be repeated.
    pub fn times_at_most(&self, amount: Option<&Amount>, voice: Voice) -> Phrase {
        self.up_to(amount, Unit::Times, voice)
    }

    /// How much less is paid; nothing where it is the printed price.
    pub fn less(&self, amount: &Amount, voice: Voice) -> Phrase {
        match amount {
            Amount::Fixed(0) => Phrase::new("pn-less-nothing"),
            amount => Phrase::new("pn-less").phrase("amount", self.measure(amount, Unit::Number, voice)),
        }
    }
}
