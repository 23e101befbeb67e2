//! Amounts told: "3 power", "2 power for each Undergrowth ally you played", "as much power as you have mastery".

use super::effect::Teller;
use super::voice::Voice;
use crate::vocabulary::Amount;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::telling::joined;

/// What is being counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    Crystals,
    Power,
    Mastery,
    Health,
    Cards,
    Shield,
}

impl Unit {
    /// The message of this unit. `form`: `count` with a number, `each` before "for each", `much`
    /// after "as much", `half` with what it is half of, `infinite`.
    fn say(self, form: &str) -> Phrase {
        let unit = match self {
            Unit::Crystals => "crystals",
            Unit::Power => "power",
            Unit::Mastery => "mastery",
            Unit::Health => "health",
            Unit::Cards => "cards",
            Unit::Shield => "shield",
        };
        Phrase::new(format!("si-unit-{unit}.{form}"))
    }
}

impl Teller<'_> {
    /// So much of something.
    pub(super) fn measure(&self, amount: &Amount, unit: Unit, voice: Voice) -> Phrase {
        match amount {
            Amount::Fixed(n) => unit.say("count").number("n", *n),
            Amount::Tiers(least, tiers) => {
                let base = unit.say("count").number("n", *least);
                Phrase::new("si-amount-tiers").phrase("amount", base).phrase("tiers", self.tiers(tiers))
            }
            Amount::Infinite => unit.say("infinite"),
            Amount::Half(of) => unit.say("half").phrase("source", self.source(of, "of", voice)),
            Amount::Champions(_) | Amount::Discarded(_) | Amount::Played(_) => self.for_each(1, amount, unit, voice),
            Amount::Times(n, of) if is_countable(of) => self.for_each(*n, of, unit, voice),
            Amount::Mastery | Amount::Times(..) => {
                Phrase::new("si-amount-equal").phrase("unit", unit.say("much")).phrase("source", self.source(amount, "equal", voice))
            }
        }
    }

    fn for_each(&self, n: u8, of: &Amount, unit: Unit, voice: Voice) -> Phrase {
        let each = unit.say("each").number("n", n);
        Phrase::new("join-words").phrase("a", each).phrase("b", self.source(of, "each", voice))
    }

    pub(super) fn tiers(&self, tiers: &[(u8, u8)]) -> Phrase {
        joined(
            "join-comma",
            tiers.iter().map(|(mastery, n)| Phrase::new("si-amount-tier").number("mastery", *mastery).number("n", *n)).collect(),
        )
    }

    /// Where a number is read from. `form`: `equal` after "as much as", `each` after a number, `of` after "half".
    pub(super) fn source(&self, amount: &Amount, form: &str, voice: Voice) -> Phrase {
        let said = |id: &str| voice.about(format!("si-source-{id}.{form}"));
        match amount {
            Amount::Mastery => said("mastery"),
            Amount::Champions(filter) => self.noun(said("champions"), &filter.champion()),
            Amount::Discarded(filter) => self.noun(said("discarded"), filter),
            Amount::Played(filter) => self.noun(said("played"), filter),
            Amount::Fixed(n) => Phrase::new("si-source-number").number("n", *n),
            Amount::Tiers(least, tiers) => {
                let base = Phrase::new("si-source-number").number("n", *least);
                Phrase::new("si-amount-tiers").phrase("amount", base).phrase("tiers", self.tiers(tiers))
            }
            Amount::Infinite => Phrase::new("si-source-infinite"),
            Amount::Times(n, of) => Phrase::new("si-source-times").number("n", *n).phrase("source", self.source(of, form, voice)),
            Amount::Half(of) => Phrase::new("si-source-half").phrase("source", self.source(of, "of", voice)),
        }
    }
}

/// Things one can say "for each" of.
pub fn is_countable(amount: &Amount) -> bool {
    match amount {
        Amount::Champions(_) | Amount::Discarded(_) | Amount::Played(_) => true,
        Amount::Fixed(_) | Amount::Tiers(..) | Amount::Infinite | Amount::Mastery | Amount::Times(..) | Amount::Half(_) => false,
    }
}
