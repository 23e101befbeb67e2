//! Conditions told, to stand after "if" or "while".

use super::effect::Teller;
use super::voice::Voice;
use crate::vocabulary::Condition;
use koloda_kernel::phrase::Phrase;

impl Teller<'_> {
    pub(super) fn condition(&self, condition: &Condition, voice: Voice) -> Phrase {
        match condition {
            Condition::AllBreachesOpen => voice.about("when-all-breaches-open"),
            Condition::NthPlay(n) => voice.about("when-nth-play").number("n", *n).phrase("card", self.this()),
            Condition::ItIsPlayerCard => Phrase::new("when-player-card"),
            Condition::TokensAtLeast(n) => self.about_tokens("when-tokens-at-least").number("n", *n),
            Condition::TokensBetween(low, high) => self.about_tokens("when-tokens-between").number("low", *low).number("high", *high),
            Condition::NemesisCardsDiscarded(n) => Phrase::new("when-nemesis-cards-discarded").number("n", *n),
            Condition::PlayersAtMost(n) => Phrase::new("when-players-at-most").number("n", *n),
            Condition::NemesisTierAtLeast(n) => Phrase::new("when-tier-at-least").number("n", *n),
            Condition::SupplyEmpty => Phrase::new("when-supply-empty"),
        }
    }

    fn this(&self) -> Phrase {
        match self.card {
            Some(name) => Phrase::new("quoted").name("name", name),
            None => Phrase::new("it").word("it", "this"),
        }
    }
}
