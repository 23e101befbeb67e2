//! Conditions told, to stand after "if" or "while".

use super::effect::TextRenderer;
use super::voice::Voice;
use crate::vocabulary::{Bound, Condition};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{GrammaticalPerson, series};

impl TextRenderer<'_> {
    pub(super) fn if_clause(&self, condition: &Condition, voice: Voice) -> Phrase {
        match condition {
            Condition::AllBreachesOpen => voice.about("when-all-breaches-open"),
            Condition::NthPlay(n) => voice.about("when-nth-play").number("n", *n).phrase("card", self.this()),
            Condition::ItIsPlayerCard => Phrase::new("when-player-card"),
            Condition::TokensAtLeast(n) => self.about_tokens("when-tokens-at-least").number("n", *n),
            Condition::TokensBetween(low, high) if low == high => self.about_tokens("when-tokens-exactly").number("n", *low),
            Condition::TokensBetween(low, high) => self.about_tokens("when-tokens-between").number("low", *low).number("high", *high),
            Condition::NemesisCardsDiscarded(bound) => bounded("when-nemesis-cards-discarded", *bound),
            Condition::NthGain(n) => {
                let said = voice.about(if self.card.is_some() { "when-nth-gain" } else { "when-nth-gain-such" }).number("n", *n);
                self.card.map_or(said.clone(), |name| said.name("name", name))
            }
            Condition::OwnTurn => voice.about("when-own-turn"),
            Condition::Life(Bound::Exactly(0) | Bound::AtMost(0)) => voice.about("when-exhausted"),
            Condition::Life(bound) => bounded("when-life", *bound).word("who", voice.person.key()),
            Condition::OpenBreaches(bound) => bounded("when-open-breaches", *bound).word("who", voice.person.key()),
            Condition::ThisPile(Bound::Exactly(0) | Bound::AtMost(0)) => Phrase::new("when-this-pile-empty"),
            Condition::ThisPile(Bound::AtLeast(1)) => Phrase::new("when-this-pile-left"),
            Condition::ThisPile(bound) => bounded("when-this-pile", *bound),
            Condition::CopyToGain => Phrase::new("when-copy-to-gain"),
            Condition::MinionSlain => Phrase::new("when-minion-slain"),
            Condition::ItIsNemesisCard => Phrase::new("when-nemesis-card"),
            Condition::Acolytes(Bound::Exactly(0) | Bound::AtMost(0)) => Phrase::new("when-no-acolytes"),
            Condition::Acolytes(bound) => bounded("when-acolytes", *bound),
            Condition::Beginner => Phrase::new("when-beginner"),
            Condition::All(conditions) => series(conditions.iter().map(|condition| self.if_clause(condition, voice)).collect()),
            Condition::Gravehold(bound) => bounded("when-gravehold", *bound),
            Condition::Not(condition) => Phrase::new("when-not").phrase("when", self.if_clause(condition, voice)),
            Condition::ThisLife(bound) => self.about_this(bounded("when-this-life", *bound)),
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

fn bounded(id: &'static str, bound: Bound) -> Phrase {
    let (key, n) = match bound {
        Bound::Exactly(n) => ("exactly", n),
        Bound::AtLeast(n) => ("at-least", n),
        Bound::AtMost(n) => ("at-most", n),
    };
    Phrase::new(id).word("bound", key).number("n", n)
}
