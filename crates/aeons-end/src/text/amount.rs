//! Amounts told: "3 damage", "2 damage, plus 1 for each open breach", "damage equal to the fury".

use super::effect::TextRenderer;
use super::voice::{Counted, Voice};
use crate::vocabulary::{Condition, Number, Prepped};
use koloda_kernel::amount_text::RenderAmounts;
use koloda_kernel::phrase::Phrase;
use std::borrow::Cow;

/// The id of tokens that have no name of their own: what the rules call a nemesis token.
const PLAIN: &str = "nemesis-token";

/// What is being counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    Damage,
    Life,
    Tokens,
    Cards,
}

impl RenderAmounts<Number, Condition> for TextRenderer<'_> {
    type Unit = Unit;
    const COUNTS_OUT: bool = false;

    fn unit(&self, unit: Unit, form: &str) -> Phrase {
        match unit {
            Unit::Damage => Phrase::new(format!("unit-damage.{form}")),
            Unit::Life => Phrase::new(format!("unit-life.{form}")),
            Unit::Cards => Phrase::new(format!("unit-cards.{form}")),
            Unit::Tokens => self.about_tokens(format!("unit-tokens.{form}")),
        }
    }

    fn number(&self, number: &Number, form: &str, voice: Voice) -> Phrase {
        let said = |id: &str| voice.about(format!("{id}.{form}"));
        let plain = || said(&format!("source-{}", number.into_str()));
        match number {
            Number::Count => self.counted(form),
            Number::CostOfIt => said("source-cost").word("it", self.it_key()),
            Number::Tokens => self.about_tokens(format!("source-tokens.{form}")),
            Number::ThisLife => self.about_this(said("source-life")),
            Number::Prepped(Prepped { whose, other, copies }) => {
                let which = if *other { "other" } else { "all" };
                said("source-prepped")
                    .word("whose", whose.into_str())
                    .word("which", which)
                    .word("noun", if *copies { "copies" } else { "spell" })
            }
            Number::AdjacentSpells => said("source-adjacent"),
            Number::All | Number::OpenBreaches | Number::EmptyPiles | Number::MostPrepped | Number::Trophies => plain(),
            Number::Charges | Number::Excess | Number::TurnDiscard | Number::OwnTurnCards | Number::NemesisTurnCards => plain(),
        }
    }

    fn is_countable(&self, number: &Number) -> bool {
        !matches!(number, Number::All | Number::CostOfIt | Number::ThisLife | Number::Excess)
    }

    /// Whether it counts something that was done once or not at all.
    fn is_once(&self, number: &Number) -> bool {
        *number == Number::Count && self.memory.counted == Counted::Once
    }

    fn short_of(&self, from: u8, number: &Number, form: &str) -> Option<Phrase> {
        (*number == Number::Tokens && form == "equal").then(|| self.about_tokens("source-tokens-short").number("n", from))
    }
}

impl TextRenderer<'_> {
    fn counted(&self, form: &str) -> Phrase {
        let counted = self.memory.counted;
        match counted {
            Counted::Tokens => self.about_tokens(format!("source-removed.{form}")),
            Counted::Shown(kind) => Phrase::new(format!("source-shown.{form}")).word("kind", kind.into_str()),
            Counted::NemesisCards { tier } => Phrase::new(format!("source-nemesis-cards.{form}")).number("tier", tier),
            Counted::Nothing | Counted::Once | Counted::Discarded | Counted::Destroyed | Counted::Moved | Counted::Charges => {
                Phrase::new(format!("source-count.{form}")).word("counted", counted.into_str())
            }
        }
    }

    /// A message that words the nemesis' tokens: known ones by their key, others by their name.
    pub fn about_tokens(&self, id: impl Into<Cow<'static, str>>) -> Phrase {
        let token = self.context.nemesis.and_then(|nemesis| nemesis.token.as_ref()).filter(|token| token.id != PLAIN);
        let key = token.map_or_else(|| "none".to_owned(), |token| token.id.clone());
        Phrase::new(id).word("token", key).name_if_any("name", token.map(|token| &token.name))
    }
}
