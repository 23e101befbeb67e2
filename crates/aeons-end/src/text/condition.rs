//! Conditions told, to stand after "if" or "while".

use super::effect::TextRenderer;
use super::voice::{Person, Voice};
use crate::vocabulary::{Bound, Condition};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{GrammaticalPerson, RenderConditions, series};

impl RenderConditions<Condition> for TextRenderer<'_> {
    type Person = Person;

    fn when(&self, condition: &Condition, voice: Voice) -> Phrase {
        let id = || format!("when-{}", condition.into_str());
        match condition {
            Condition::AllBreachesOpen | Condition::OwnTurn => voice.about(id()),
            Condition::CopyToGain | Condition::MinionSlain | Condition::Beginner | Condition::SupplyEmpty => Phrase::new(id()),
            Condition::NthPlay(n) => voice.about("when-nth-play").number("n", *n).phrase("card", self.this()),
            Condition::ItIsPlayerCard => Phrase::new("when-player-card"),
            Condition::TokensAtLeast(n) => self.about_tokens("when-tokens-at-least").number("n", *n),
            Condition::TokensBetween(low, high) if low == high => self.about_tokens("when-tokens-exactly").number("n", *low),
            Condition::TokensBetween(low, high) => self.about_tokens("when-tokens-between").number("low", *low).number("high", *high),
            Condition::NthGain(n) => {
                let said = voice.about(if self.card.is_some() { "when-nth-gain" } else { "when-nth-gain-such" }).number("n", *n);
                self.card.map_or(said.clone(), |name| said.name("name", name))
            }
            Condition::Life(Bound::Exactly(0) | Bound::AtMost(0)) => voice.about("when-exhausted"),
            Condition::Life(bound) | Condition::OpenBreaches(bound) => bounded(id(), *bound).word("who", voice.person.key()),
            Condition::ThisPile(Bound::Exactly(0) | Bound::AtMost(0)) => Phrase::new("when-this-pile-empty"),
            Condition::ThisPile(Bound::AtLeast(1)) => Phrase::new("when-this-pile-left"),
            Condition::ItIsNemesisCard => Phrase::new("when-nemesis-card"),
            Condition::Acolytes(Bound::Exactly(0) | Bound::AtMost(0)) => Phrase::new("when-no-acolytes"),
            Condition::ThisPile(bound) | Condition::Acolytes(bound) => bounded(id(), *bound),
            Condition::Gravehold(bound) | Condition::NemesisCardsDiscarded(bound) => bounded(id(), *bound),
            Condition::All(conditions) => series(conditions.iter().map(|condition| self.when(condition, voice)).collect()),
            Condition::Not(condition) => Phrase::new("when-not").phrase("when", self.when(condition, voice)),
            Condition::ThisLife(bound) => self.about_this(bounded(id(), *bound)),
            Condition::PlayersAtMost(n) => Phrase::new("when-players-at-most").number("n", *n),
            Condition::NemesisTierAtLeast(n) => Phrase::new("when-tier-at-least").number("n", *n),
        }
    }
}

impl TextRenderer<'_> {
    fn this(&self) -> Phrase {
        match self.card {
            Some(name) => Phrase::new("quoted").name("name", name),
            None => Phrase::new("it").word("it", "this"),
        }
    }
}

fn bounded(id: String, bound: Bound) -> Phrase {
    let (Bound::Exactly(n) | Bound::AtLeast(n) | Bound::AtMost(n)) = bound;
    Phrase::new(id).word("bound", bound.into_str()).number("n", n)
}
