//! Amounts told: "2 blood", "as many crystals as your amber marks", "up to 2 dice".

use super::Voice;
use super::words::TextRenderer;
use crate::vocabulary::{Amount, CardSource, Colour, Condition, Ingredient, Number};
use koloda_kernel::amount_text::RenderAmounts;
use koloda_kernel::phrase::Phrase;

/// What is being counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    Of(Ingredient),
    Ingredients,
    Dice(Colour),
    TempDice(Colour),
    AnyDice,
    ThreatDice,
    ResourceDice,
    Cards(CardSource),
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
    fn id(self) -> &'static str {
        match self {
            Unit::Of(_) => "pn-unit-ingredient",
            Unit::Ingredients => "pn-unit-ingredients",
            Unit::Dice(_) => "pn-unit-die",
            Unit::TempDice(_) => "pn-unit-temp-die",
            Unit::Cards(_) => "pn-unit-card",
            Unit::AnyDice => "pn-unit-dice",
            Unit::ThreatDice => "pn-unit-threat-dice",
            Unit::ResourceDice => "pn-unit-resource-dice",
            Unit::AnyCards => "pn-unit-cards",
            Unit::Recipes => "pn-unit-recipes",
            Unit::Marks => "pn-unit-marks",
            Unit::DisciplineMarks => "pn-unit-discipline-marks",
            Unit::Times => "pn-unit-times",
            Unit::Number => "pn-unit-number",
            Unit::Points => "pn-unit-points",
        }
    }
}

impl RenderAmounts<Number, Condition> for TextRenderer<'_> {
    type Unit = Unit;

    fn unit(&self, unit: Unit, form: &str) -> Phrase {
        let said = Phrase::new(format!("{}.{form}", unit.id()));
        match unit {
            Unit::Of(ingredient) => said.word("ingredient", ingredient.into_str()),
            Unit::Dice(colour) | Unit::TempDice(colour) => said.word("colour", colour.into_str()),
            Unit::Cards(source) => said.word("source", source.into_str()),
            Unit::Ingredients | Unit::AnyDice | Unit::ThreatDice | Unit::ResourceDice | Unit::AnyCards | Unit::Recipes => said,
            Unit::Marks | Unit::DisciplineMarks | Unit::Times | Unit::Number | Unit::Points => said,
        }
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
            // "Up to 1 mark and 1 more for each …": the fixed part comes first.
            Some(Amount::Plus(a, b)) => {
                let (fixed, more) = if matches!(**b, Amount::Fixed(_)) { (b, a) } else { (a, b) };
                self.changed("plus", self.up_to(Some(fixed), unit, voice), more, unit, voice)
            }
            Some(Amount::Of(number)) => self.up_to_each(1, number, unit, voice),
            Some(Amount::Times(n, of)) if let Amount::Of(number) = &**of => self.up_to_each(*n, number, unit, voice),
            Some(amount) => Phrase::new("pn-up-to").phrase("amount", self.measure(amount, unit, voice)),
        }
    }

    /// "Up to 2 marks for each familiar".
    fn up_to_each(&self, n: u8, number: &Number, unit: Unit, voice: Voice) -> Phrase {
        let most = self.unit(unit, "up-to").number("n", n);
        Phrase::new("amount-each").phrase("unit", most).phrase("source", self.number(number, "each", voice))
    }

    /// How often something may be repeated.
    pub fn times_at_most(&self, amount: Option<&Amount>, voice: Voice) -> Phrase {
        self.up_to(amount, Unit::Times, voice)
    }

    /// How much less is paid; nothing where it is the printed price.
    pub fn less(&self, amount: &Amount, voice: Voice) -> Phrase {
        match amount {
            Amount::Fixed(0) => Phrase::new("pn-less-nothing"),
            amount => Phrase::new("pn-less").phrase("amount", self.measure(amount, Unit::Ingredients, voice)),
        }
    }
}
