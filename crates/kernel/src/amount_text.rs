//! Amounts told: "3 damage", "2 damage, plus 1 for each open breach", "damage equal to the fury".
//!
//! A game tells its units, its own numbers and its conditions; the arithmetic around them is told here, with the messages
//! of `locales/*/common.ftl`.

use crate::amount::Amount;
use crate::effect::{Effect, Vocabulary};
use crate::phrase::Phrase;
use crate::rules_text::{RenderConditions, RenderText, Subject, Voice, is_one_step};

/// Tells amounts over a game's numbers `N` and conditions `C`.
pub trait RenderAmounts<N, C>: RenderConditions<C> {
    /// What is being counted.
    type Unit: Copy;
    /// The message that says "half" of a number.
    const HALF: &'static str = "source-half";
    /// Whether a number that stands alone is counted out too: "1 power for each ally", not "as much power as there are allies".
    const COUNTS_OUT: bool = true;

    /// The message of a unit. `form`: `count` with `$n`, `each` before "for each", `much` before "equal to", `half` with
    /// what it is half of.
    fn unit(&self, unit: Self::Unit, form: &str) -> Phrase;
    /// Where a number is read from. `form`: `equal` after "equal to", `each` after a number, `of` after "half".
    fn number(&self, number: &N, form: &str, voice: Voice<Self::Person>) -> Phrase;
    /// Whether one can say "for each" of it.
    fn is_countable(&self, number: &N) -> bool;

    /// A number that is no "equal to": `n` times it, measured.
    fn measured(&self, _n: u8, _number: &N, _unit: Self::Unit, _voice: Voice<Self::Person>) -> Option<Phrase> {
        None
    }

    /// Whether it counts something that was done once or not at all: "if you did" beats "for each".
    fn is_once(&self, _number: &N) -> bool {
        false
    }

    /// What is missing to a fixed number, where a language has a word for that.
    fn short_of(&self, _from: u8, _number: &N, _form: &str) -> Option<Phrase> {
        None
    }

    /// So much of something.
    fn measure(&self, amount: &Amount<N, C>, unit: Self::Unit, voice: Voice<Self::Person>) -> Phrase {
        match amount {
            Amount::Fixed(n) => self.unit(unit, "count").number("n", *n),
            // The fixed part comes first in either order: "1 damage, plus 1 for each …".
            Amount::Plus(a, b) if matches!(**b, Amount::Fixed(_)) => self.changed("plus", self.measure(b, unit, voice), a, unit, voice),
            Amount::Plus(a, b) => self.changed("plus", self.measure(a, unit, voice), b, unit, voice),
            Amount::Minus(a, b) => self.changed("minus", self.measure(a, unit, voice), b, unit, voice),
            Amount::Half(of) => self.unit(unit, "half").phrase("source", self.source(of, "of", voice)),
            Amount::When(when, n) => self.if_so(*n, unit, self.when(when, voice)),
            Amount::Times(..) | Amount::Of(_) => self.many(amount, unit, voice),
        }
    }

    /// So much of something for each of something else, or as much as there is of something else.
    fn many(&self, amount: &Amount<N, C>, unit: Self::Unit, voice: Voice<Self::Person>) -> Phrase {
        let (n, of) = times(amount);
        if let Amount::Of(number) = of {
            if let Some(measured) = self.measured(n, number, unit, voice) {
                return measured;
            }
            if self.is_once(number) {
                return self.if_so(n, unit, voice.about("when-done"));
            }
            if self.is_countable(number) && (Self::COUNTS_OUT || matches!(amount, Amount::Times(..))) {
                let each = self.unit(unit, "each").number("n", n);
                return Phrase::new("amount-each").phrase("unit", each).phrase("source", self.number(number, "each", voice));
            }
        }
        Phrase::new("amount-equal").phrase("unit", self.unit(unit, "much")).phrase("source", self.source(amount, "equal", voice))
    }

    fn if_so(&self, n: u8, unit: Self::Unit, when: Phrase) -> Phrase {
        Phrase::new("amount-when").phrase("amount", self.unit(unit, "count").number("n", n)).phrase("when", when)
    }

    /// The base with more added or taken away; `how` is `plus` or `minus`.
    fn changed(&self, how: &str, base: Phrase, by: &Amount<N, C>, unit: Self::Unit, voice: Voice<Self::Person>) -> Phrase {
        let said = |form: &str| Phrase::new(format!("amount-{how}{form}")).phrase("amount", base);
        match by {
            Amount::Fixed(n) => return said("").number("n", *n),
            Amount::When(when, n) => return said("-when").number("n", *n).phrase("when", self.when(when, voice)),
            Amount::Of(_) | Amount::Times(..) | Amount::Plus(..) | Amount::Minus(..) | Amount::Half(_) => {}
        }
        let (n, of) = times(by);
        match of {
            Amount::Of(number) if self.is_once(number) => said("-when").number("n", n).phrase("when", voice.about("when-done")),
            Amount::Of(number) if self.is_countable(number) => {
                said("-each").number("n", n).phrase("source", self.number(number, "each", voice))
            }
            _ => said("-equal").phrase("unit", self.unit(unit, "much")).phrase("source", self.source(by, "equal", voice)),
        }
    }

    /// Where an amount is read from, in the forms of [`RenderAmounts::number`].
    fn source(&self, amount: &Amount<N, C>, form: &str, voice: Voice<Self::Person>) -> Phrase {
        match amount {
            Amount::Of(number) => self.number(number, form, voice),
            Amount::Fixed(n) => Phrase::new("source-number").number("n", *n),
            Amount::Plus(a, b) => {
                let (a, b) = (self.source(a, form, voice), self.source(b, form, voice));
                Phrase::new("source-plus").phrase("a", a).phrase("b", b)
            }
            Amount::Minus(a, b) => {
                if let (Amount::Fixed(from), Amount::Of(number)) = (&**a, &**b)
                    && let Some(short) = self.short_of(*from, number, form)
                {
                    return short;
                }
                let id = if matches!(**a, Amount::Fixed(_)) { "source-minus-from" } else { "source-minus" };
                // What is taken away is always counted: "6 less the number of …".
                let (a, b) = (self.source(a, form, voice), self.source(b, "of", voice));
                Phrase::new(format!("{id}.{form}")).phrase("a", a).phrase("b", b)
            }
            Amount::Times(n, of) => Phrase::new("source-times").number("n", *n).phrase("source", self.source(of, form, voice)),
            Amount::Half(of) => Phrase::new(Self::HALF).phrase("source", self.source(of, "of", voice)),
            Amount::When(when, n) => Phrase::new("source-when").number("n", *n).phrase("when", self.when(when, voice)),
        }
    }
}

/// `n` times something; anything is once itself.
fn times<N, C>(amount: &Amount<N, C>) -> (u8, &Amount<N, C>) {
    match amount {
        Amount::Times(n, of) => (*n, of),
        _ => (1, amount),
    }
}

/// "Twice, …", "a number of times equal to …".
pub fn repeat<T, V, N, C>(renderer: &mut T, times: &Amount<N, C>, body: &Effect<V>, subject: &mut Subject<Speaks<T, C>>) -> Phrase
where
    V: Vocabulary<Condition = C>,
    T: RenderText<V> + RenderAmounts<N, C>,
{
    let (id, times) = match times {
        Amount::Fixed(n) if matches!(body, Effect::May(_)) => ("repeat-may", Phrase::new("n-times.gen").number("n", *n)),
        Amount::Fixed(n) => ("repeat", Phrase::new("n-times").number("n", *n)),
        _ if is_one_step(body) => ("repeat-equal.one", renderer.source(times, "equal", subject.voice)),
        _ => ("repeat-equal", renderer.source(times, "equal", subject.voice)),
    };
    Phrase::new(id).phrase("times", times).phrase("text", renderer.inline(body, subject))
}

type Speaks<T, C> = <T as RenderConditions<C>>::Person;
