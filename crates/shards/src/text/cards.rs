//! Noun phrases: which cards an operation or number is about.

use super::Voice;
use super::effect::TextRenderer;
use crate::vocabulary::{Cards, CardsFrom, Count, Filter, Kind};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{Form, words};

impl Filter {
    /// The same cards where only champions can be meant.
    pub(super) fn champion(&self) -> Filter {
        Filter { kind: Some(Kind::Champion), mercenary: false, ..self.clone() }
    }
}

impl TextRenderer<'_> {
    /// Gives a message what it needs to name such cards.
    pub fn noun(&self, message: Phrase, filter: &Filter) -> Phrase {
        let key = match filter {
            Filter { name: Some(_), .. } => "named",
            Filter { mercenary: true, .. } => "mercenary",
            Filter { kind, .. } => kind.map_or("card", <&str>::from),
        };
        let name = filter.name.as_ref().map(|name| (self.context.names)(name));
        let faction = filter.faction.map_or("none", <&str>::from);
        message.word("noun", key).word("faction", faction).name_if_any("name", name.as_ref())
    }

    /// The verb `id` about these cards: "you may remove up to 2 cards from your hand and/or discard pile".
    pub fn handle(&self, id: &str, cards: &Cards, voice: Voice) -> Phrase {
        let act = |voice: Voice| voice.verb(id).phrase("cards", self.cards(cards, voice));
        if cards.up_to && voice.form != Form::Infinitive { voice.verb("may").phrase("text", act(voice.infinitive())) } else { act(voice) }
    }

    fn cards(&self, cards: &Cards, voice: Voice) -> Phrase {
        let form = match (cards.cards, cards.up_to) {
            (Count::Fixed(1), _) | (Count::Fixed(_), false) => "acc",
            (Count::Fixed(_), true) => "up-to",
            (Count::All, false) => "all",
            (Count::All, true) => "any",
        };
        let what = self.noun(Phrase::new(format!("si-cards.{form}")), &cards.of);
        let what = if let Count::Fixed(n) = cards.cards { what.number("n", n) } else { what };
        let both = cards.from == CardsFrom::HandOrDiscard && cards.cards != Count::Fixed(1);
        let place = if both { "hand-and-discard" } else { cards.from.into_str() };
        words(vec![what, voice.about("si-place-from").word("from", place)])
    }
}
