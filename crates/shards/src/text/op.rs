//! Single operations told: a verb for the subject at hand, or a clause with a subject of its own.

use super::amount::Unit;
use super::effect::Teller;
use super::voice::Voice;
use crate::vocabulary::{Amount, Count, Op, Played, Rider};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::telling::Clause;

impl Teller<'_> {
    pub fn operation(&self, op: &Op, voice: Voice) -> Clause {
        use Clause::{AboutSubject, Verb, Whole};
        match op {
            Op::Crystals(amount) => Verb(self.gain(amount, Unit::Crystals, voice)),
            Op::Power(amount) => Verb(self.gain(amount, Unit::Power, voice)),
            Op::DoublePower => Verb(voice.verb("si-op-double-power")),
            Op::Mastery(amount) => Verb(self.gain(amount, Unit::Mastery, voice)),
            Op::LoseMastery(n) => Verb(voice.verb("si-op-lose-mastery").number("n", *n)),
            Op::Health(amount) => Verb(self.gain(amount, Unit::Health, voice)),
            Op::Draw(amount) => Verb(voice.verb("si-op-draw").phrase("amount", self.measure(amount, Unit::Cards, voice))),

            Op::Remove(cards) => Verb(self.handle("si-op-remove", cards, voice)),
            Op::Return(cards) => Verb(self.handle("si-op-return", cards, voice)),
            Op::ReturnThis => Verb(voice.verb("si-op-return-this")),
            Op::Recruit(recruit) => Verb(self.recruit(recruit, voice)),
            Op::Destroy(Count::Fixed(n)) => Verb(voice.verb("si-op-destroy").number("n", *n)),
            Op::Destroy(Count::All) => Verb(voice.verb("si-op-destroy-all")),

            Op::Copy(played) => Verb(voice.verb("si-op-copy").phrase("card", self.played("one", played, voice))),
            Op::CopyIt => Verb(voice.verb("si-op-copy-it")),
            Op::CopyEach(played) => Verb(voice.verb("si-op-copy-each").phrase("cards", self.played("all", played, voice))),

            Op::ThisTurn(rider) => AboutSubject(self.rider(rider, voice)),

            // Steps of the rules stand on no card, but whoever shows an effect may meet them.
            Op::Check(_) => Whole(Phrase::new("si-op-check")),
            Op::Ride(_) => Whole(Phrase::new("si-op-ride")),
            Op::AfterChampion => Whole(Phrase::new("si-op-after-champion")),
        }
    }

    fn gain(&self, amount: &Amount, unit: Unit, voice: Voice) -> Phrase {
        voice.verb("si-op-gain").phrase("amount", self.measure(amount, unit, voice))
    }

    /// Cards played this turn in the genitive: "(the effects of) another ally you have played this turn".
    fn played(&self, form: &str, played: &Played, voice: Voice) -> Phrase {
        let other = if played.other { "other" } else { "any" };
        self.noun(voice.about(format!("si-played.{form}")), &played.of).word("other", other)
    }

    fn rider(&self, rider: &Rider, voice: Voice) -> Phrase {
        match rider {
            Rider::PlayNextRecruited(filter) => self.noun(voice.about("si-rider-play-recruited"), filter),
            Rider::CopyPlayed(filter) => self.noun(voice.about("si-rider-copy-played"), filter),
            Rider::PowerForHealth => voice.about("si-rider-power-for-health"),
            Rider::IgnoreShields => voice.about("si-rider-ignore-shields"),
            Rider::DrawForDamage { damage, cards } => voice.about("si-rider-draw-for-damage").number("damage", *damage).number("n", *cards),
        }
    }
}
