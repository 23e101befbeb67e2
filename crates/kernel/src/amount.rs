//! Amounts: numbers in card files that are read at the moment they are needed.
//!
//! The arithmetic is the kernel's, the numbers it starts from are a game's own words: `Plus(2, OpenBreaches)`. Amounts
//! saturate, so no card can make one overflow, and what is taken away leaves at least 0.

use crate::mixed_words::{Mixed, read_mixed};
use crate::number::{number_or_word, or_number};
use schemars::JsonSchema;
use serde::de::{DeserializeOwned, Deserializer};
use serde::{Deserialize, Serialize};

/// A number over a game's own numbers `N` and conditions `C`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Amount", description = "A number, read at the moment it is needed.", transform = or_number)]
pub enum Amount<N, C> {
    /// This number; written without the word, too.
    Fixed(u8),
    /// Both together.
    Plus(Box<Amount<N, C>>, Box<Amount<N, C>>),
    /// The first less the second, never below 0.
    Minus(Box<Amount<N, C>>, Box<Amount<N, C>>),
    /// So many times as much.
    Times(u8, Box<Amount<N, C>>),
    /// Half, rounded up.
    Half(Box<Amount<N, C>>),
    /// This many if the condition holds, else 0.
    When(Box<C>, u8),
    /// A number of the game.
    #[serde(untagged)]
    Of(N),
}

/// Nothing.
impl<N, C> Default for Amount<N, C> {
    fn default() -> Self {
        Amount::Fixed(0)
    }
}

/// The words above, read by serde; everything else is the game's.
#[derive(Deserialize)]
#[serde(bound = "", rename = "Amount")]
pub(crate) enum Arithmetic<N: DeserializeOwned, C: DeserializeOwned> {
    Fixed(u8),
    Plus(Box<Amount<N, C>>, Box<Amount<N, C>>),
    Minus(Box<Amount<N, C>>, Box<Amount<N, C>>),
    Times(u8, Box<Amount<N, C>>),
    Half(Box<Amount<N, C>>),
    When(Box<C>, u8),
}

impl<N: DeserializeOwned, C: DeserializeOwned> From<Arithmetic<N, C>> for Amount<N, C> {
    fn from(words: Arithmetic<N, C>) -> Self {
        match words {
            Arithmetic::Fixed(n) => Amount::Fixed(n),
            Arithmetic::Plus(a, b) => Amount::Plus(a, b),
            Arithmetic::Minus(a, b) => Amount::Minus(a, b),
            Arithmetic::Times(n, of) => Amount::Times(n, of),
            Arithmetic::Half(of) => Amount::Half(of),
            Arithmetic::When(when, n) => Amount::When(when, n),
        }
    }
}

impl<N: DeserializeOwned, C: DeserializeOwned> Mixed for Amount<N, C> {
    type Own = Arithmetic<N, C>;
    type Game = N;
    const NAME: &'static str = "Amount";
    const WORDS: &'static [&'static str] = &["Fixed", "Plus", "Minus", "Times", "Half", "When"];

    fn of_game(number: N) -> Self {
        Amount::Of(number)
    }

    fn unknown(found: &str, known: &str) -> String {
        format!("there is no word `{found}` of `Amount`; {known}")
    }
}

impl<'de, N: DeserializeOwned, C: DeserializeOwned> Deserialize<'de> for Amount<N, C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        number_or_word(deserializer, Amount::Fixed, |word| read_mixed(word))
    }
}

impl<N, C> Amount<N, C> {
    /// The number now, by what the game's numbers and conditions are now.
    #[inline]
    pub fn evaluate(&self, number: &impl Fn(&N) -> i32, holds: &impl Fn(&C) -> bool) -> i32 {
        match self {
            Amount::Fixed(n) => i32::from(*n),
            Amount::Of(word) => number(word),
            Amount::Plus(a, b) => a.evaluate(number, holds).saturating_add(b.evaluate(number, holds)),
            Amount::Minus(a, b) => a.evaluate(number, holds).saturating_sub(b.evaluate(number, holds)).max(0),
            Amount::Times(n, of) => i32::from(*n).saturating_mul(of.evaluate(number, holds)),
            Amount::Half(of) => half_up(of.evaluate(number, holds)),
            Amount::When(when, n) => i32::from(*n) * i32::from(holds(when)),
        }
    }

    /// Every number of the game in it.
    pub fn numbers(&self) -> Vec<&N> {
        match self {
            Amount::Of(number) => vec![number],
            Amount::Plus(a, b) | Amount::Minus(a, b) => [a.numbers(), b.numbers()].concat(),
            Amount::Times(_, of) | Amount::Half(of) => of.numbers(),
            Amount::Fixed(_) | Amount::When(..) => Vec::new(),
        }
    }

    /// Every condition in it.
    pub fn conditions(&self) -> Vec<&C> {
        match self {
            Amount::When(when, _) => vec![when],
            Amount::Plus(a, b) | Amount::Minus(a, b) => [a.conditions(), b.conditions()].concat(),
            Amount::Times(_, of) | Amount::Half(of) => of.conditions(),
            Amount::Fixed(_) | Amount::Of(_) => Vec::new(),
        }
    }
}

fn half_up(number: i32) -> i32 {
    number / 2 + (number > 0 && number % 2 != 0) as i32
}
