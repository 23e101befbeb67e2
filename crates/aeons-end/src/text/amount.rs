//! Amounts told: "3 damage", "2 damage, plus 1 for each open breach", "damage equal to the fury".

use super::effect::Teller;
use super::voice::{Counted, Voice};
use crate::vocabulary::{Amount, Prepped};
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

impl Teller<'_> {
    /// So much of something.
    pub fn measure(&self, amount: &Amount, unit: Unit, voice: Voice) -> Phrase {
        match amount {
            Amount::Fixed(n) => self.unit(unit, "count").number("n", *n),
            // The fixed part comes first in either order: "1 damage, plus 1 for each …".
            Amount::Plus(a, b) if matches!(**b, Amount::Fixed(_)) => self.changed("plus", self.measure(b, unit, voice), a, unit, voice),
            Amount::Plus(a, b) => self.changed("plus", self.measure(a, unit, voice), b, unit, voice),
            Amount::Minus(a, b) => self.changed("minus", self.measure(a, unit, voice), b, unit, voice),
            Amount::Times(n, of) if self.is_once(of) => self.if_done(*n, unit, voice),
            Amount::Times(n, of) if countable(of) => {
                let each = self.unit(unit, "each").number("n", *n);
                Phrase::new("amount-each").phrase("unit", each).phrase("source", self.source(of, "each", voice))
            }
            Amount::Half(of) => self.unit(unit, "half").phrase("source", self.source(of, "of", voice)),
            Amount::When(when, n) => {
                let count = self.unit(unit, "count").number("n", *n);
                Phrase::new("amount-when").phrase("amount", count).phrase("when", self.when(when, voice))
            }
            Amount::Count if self.is_once(amount) => self.if_done(1, unit, voice),
            Amount::Times(..)
            | Amount::Count
            | Amount::CostOfIt
            | Amount::Tokens
            | Amount::ThisLife
            | Amount::OpenBreaches
            | Amount::All
            | Amount::Prepped(_)
            | Amount::AdjacentSpells
            | Amount::EmptyPiles
            | Amount::TurnDiscard
            | Amount::OwnTurnCards
            | Amount::NemesisTurnCards
            | Amount::MostPrepped
            | Amount::Trophies
            | Amount::Charges
            | Amount::Excess => {
                Phrase::new("amount-equal").phrase("unit", self.unit(unit, "much")).phrase("source", self.source(amount, "equal", voice))
            }
        }
    }

    /// The base with more added or taken away; `how` is `plus` or `minus`.
    fn changed(&self, how: &str, base: Phrase, by: &Amount, unit: Unit, voice: Voice) -> Phrase {
        let said = |form: &str| Phrase::new(format!("amount-{how}{form}")).phrase("amount", base);
        if let Amount::Fixed(n) = by {
            return said("").number("n", *n);
        }
        if let Amount::When(when, n) = by {
            return said("-when").number("n", *n).phrase("when", self.when(when, voice));
        }
        let (n, of) = if let Amount::Times(n, of) = by { (*n, &**of) } else { (1, by) };
        if self.is_once(of) {
            said("-when").number("n", n).phrase("when", voice.about("when-done"))
        } else if countable(of) {
            said("-each").number("n", n).phrase("source", self.source(of, "each", voice))
        } else {
            said("-equal").phrase("unit", self.unit(unit, "much")).phrase("source", self.source(by, "equal", voice))
        }
    }

    /// Whether it counts something that was done once or not at all: "if you did" beats "for each".
    fn is_once(&self, amount: &Amount) -> bool {
        *amount == Amount::Count && self.memory.counted == Counted::Once
    }

    fn if_done(&self, n: u8, unit: Unit, voice: Voice) -> Phrase {
        let count = self.unit(unit, "count").number("n", n);
        Phrase::new("amount-when").phrase("amount", count).phrase("when", voice.about("when-done"))
    }

    /// Where a number is read from. `form`: `equal` after "equal to", `each` after a number, `of` after "half".
    pub fn source(&self, amount: &Amount, form: &str, voice: Voice) -> Phrase {
        let said = |id: &str| voice.about(format!("{id}.{form}"));
        match amount {
            Amount::Count => self.counted(form),
            Amount::CostOfIt => said("source-cost").word("it", self.it_key()),
            Amount::Tokens => self.about_tokens(format!("source-tokens.{form}")),
            Amount::ThisLife => self.about_this(said("source-life")),
            Amount::OpenBreaches => said("source-open-breaches"),
            Amount::All => said("source-all"),
            Amount::Prepped(Prepped { whose, other, copies }) => {
                let which = if *other { "other" } else { "all" };
                said("source-prepped")
                    .word("whose", whose.key())
                    .word("which", which)
                    .word("noun", if *copies { "copies" } else { "spell" })
            }
            Amount::AdjacentSpells => said("source-adjacent"),
            Amount::EmptyPiles => said("source-empty-piles"),
            Amount::TurnDiscard => said("source-turn-discard"),
            Amount::OwnTurnCards => said("source-own-turn-cards"),
            Amount::NemesisTurnCards => said("source-nemesis-turn-cards"),
            Amount::MostPrepped => said("source-most-prepped"),
            Amount::Trophies => said("source-trophies"),
            Amount::Charges => said("source-charges"),
            Amount::Excess => said("source-excess"),
            Amount::Fixed(n) => Phrase::new("source-number").number("n", *n),
            Amount::Plus(a, b) => self.pair("source-plus", a, b, form, voice),
            Amount::Minus(a, b) => match (&**a, &**b) {
                // Said as what is missing, where a language has a word for that.
                (Amount::Fixed(n), Amount::Tokens) if form == "equal" => self.about_tokens("source-tokens-short").number("n", *n),
                (a, b) => {
                    let id = if matches!(a, Amount::Fixed(_)) { "source-minus-from" } else { "source-minus" };
                    // What is taken away is always counted: "6 less the number of …".
                    let (a, b) = (self.source(a, form, voice), self.source(b, "of", voice));
                    Phrase::new(format!("{id}.{form}")).phrase("a", a).phrase("b", b)
                }
            },
            Amount::Times(n, of) => Phrase::new("source-times").number("n", *n).phrase("source", self.source(of, form, voice)),
            Amount::Half(of) => Phrase::new("source-half").phrase("source", self.source(of, "of", voice)),
            Amount::When(when, n) => Phrase::new("source-when").number("n", *n).phrase("when", self.when(when, voice)),
        }
    }

    fn pair(&self, id: &'static str, a: &Amount, b: &Amount, form: &str, voice: Voice) -> Phrase {
        Phrase::new(id).phrase("a", self.source(a, form, voice)).phrase("b", self.source(b, form, voice))
    }

    fn counted(&self, form: &str) -> Phrase {
        let key = match self.memory.counted {
            Counted::Nothing => "nothing",
            Counted::Once => "once",
            Counted::Discarded => "discarded",
            Counted::Destroyed => "destroyed",
            Counted::Moved => "moved",
            Counted::Charges => "charges",
            Counted::Tokens => return self.about_tokens(format!("source-removed.{form}")),
            Counted::Shown(kind) => return Phrase::new(format!("source-shown.{form}")).word("kind", kind.into_str()),
            Counted::NemesisCards { tier } => return Phrase::new(format!("source-nemesis-cards.{form}")).number("tier", tier),
        };
        Phrase::new(format!("source-count.{form}")).word("counted", key)
    }

    fn unit(&self, unit: Unit, form: &str) -> Phrase {
        match unit {
            Unit::Damage => Phrase::new(format!("unit-damage.{form}")),
            Unit::Life => Phrase::new(format!("unit-life.{form}")),
            Unit::Cards => Phrase::new(format!("unit-cards.{form}")),
            Unit::Tokens => self.about_tokens(format!("unit-tokens.{form}")),
        }
    }

    /// A message that words the nemesis' tokens: known ones by their key, others by their name.
    pub fn about_tokens(&self, id: impl Into<Cow<'static, str>>) -> Phrase {
        match self.lore.nemesis.and_then(|nemesis| nemesis.token.as_ref()) {
            Some(token) if token.id != PLAIN => Phrase::new(id).word("token", token.id.clone()).name("name", &token.name),
            Some(_) | None => Phrase::new(id).word("token", "none").word("name", ""),
        }
    }
}

/// Things one can say "for each" of.
fn countable(amount: &Amount) -> bool {
    match amount {
        Amount::Count
        | Amount::Tokens
        | Amount::OpenBreaches
        | Amount::Prepped(_)
        | Amount::AdjacentSpells
        | Amount::EmptyPiles
        | Amount::TurnDiscard
        | Amount::NemesisTurnCards
        | Amount::MostPrepped
        | Amount::Trophies
        | Amount::Charges
        | Amount::OwnTurnCards => true,
        Amount::Fixed(_)
        | Amount::All
        | Amount::CostOfIt
        | Amount::ThisLife
        | Amount::Excess
        | Amount::Plus(..)
        | Amount::Minus(..)
        | Amount::Times(..)
        | Amount::Half(_)
        | Amount::When(..) => false,
    }
}

/// Numbers that are read off the table, not computed from others.
pub fn is_read(amount: &Amount) -> bool {
    countable(amount) || matches!(amount, Amount::CostOfIt | Amount::ThisLife | Amount::Excess)
}
