//! Noun phrases: which cards an operation is about, and which pile.

use super::amount::Unit;
use super::effect::TextRenderer;
use super::voice::{It, Person, Voice};
use crate::vocabulary::{ALL, Amount, Cards, CardsFrom, Filter, Ownership, Pile};
use koloda_kernel::amount_text::RenderAmounts;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{GrammaticalPerson, words};

impl TextRenderer<'_> {
    /// "up to 2 gems from hand costing 3 or more".
    pub fn cards(&self, cards: &Cards, voice: Voice) -> Phrase {
        let person = match cards.whose {
            Ownership::AnyPlayers => Person::All,
            Ownership::AnyAllys => Person::Ally,
            Ownership::Own if cards.from == CardsFrom::Revealed => Person::All,
            Ownership::Own => voice.person,
        };
        if cards.from == CardsFrom::DiscardTop {
            return Phrase::new("discard-top").word("who", person.key());
        }
        if self.memory.it == It::Dearest && cards.whose == Ownership::Own && is_dearest(cards) {
            return self.it();
        }
        let place = place_from(cards).map(|key| Phrase::new("place-from").word("from", key).word("who", person.key()));
        let not = cards.of.not.map(|kind| Phrase::new("cards-not").word("kind", kind.into_str()));
        let counted = if let Amount::Fixed(n) = cards.cards {
            Some(self.counted_cards(cards, n, person))
        } else {
            (cards.cards == ALL).then(|| self.noun("cards.all", cards).word("who", person.key()))
        };
        if counted.is_some() {
            return words([counted, cost(&cards.of), place, not].into_iter().flatten());
        }
        if !matches!(cards.cards, Amount::Of(_)) && cards.of.kind.is_none() && cards.of.name.is_none() && cards.from != CardsFrom::Prepped {
            // A computed number is long, so where the cards come from is said first.
            let many = self.measure(&cards.cards, Unit::Cards, voice);
            return words([place, Some(many), cost(&cards.of), not].into_iter().flatten());
        }
        let noun = self.noun("cards.much", cards).word("who", person.key());
        let source = self.source(&cards.cards, "equal", voice);
        let many = match place {
            Some(place) => Phrase::new("cards-equal-from").phrase("noun", noun).phrase("place", place).phrase("source", source),
            None => Phrase::new("cards-equal").phrase("noun", noun).phrase("source", source),
        };
        words([Some(many), cost(&cards.of), not].into_iter().flatten())
    }

    fn counted_cards(&self, cards: &Cards, n: u8, person: Person) -> Phrase {
        let id = if cards.of.most_expensive {
            "cards-dearest"
        } else if cards.up_to {
            "cards.up-to"
        } else {
            "cards.acc"
        };
        self.noun(id, cards).number("n", n).word("who", person.key())
    }

    fn noun(&self, id: &'static str, cards: &Cards) -> Phrase {
        let key = if cards.of.name.is_some() {
            "named"
        } else if cards.from == CardsFrom::Prepped {
            "prepped"
        } else {
            cards.of.kind.map_or("card", <&str>::from)
        };
        let name = cards.of.name.as_ref().map(|name| (self.context.names)(name));
        Phrase::new(id).word("noun", key).name_if_any("name", name.as_ref())
    }

    /// The pile in the genitive: "(from) the cheapest gem pile".
    pub fn pile(&self, pile: &Pile) -> Phrase {
        let rank = if pile.copies { "copies" } else { pile.rank.into_str() };
        Phrase::new("pile").word("rank", rank).word("kind", pile.kind.map_or("supply", <&str>::from))
    }
}

/// Whether it is the one most expensive prepped spell.
pub fn is_dearest(cards: &Cards) -> bool {
    let dearest = Filter { most_expensive: true, ..Filter::default() };
    cards.from == CardsFrom::Prepped && cards.of == dearest && cards.cards == Amount::Fixed(1) && !cards.up_to
}

fn place_from(cards: &Cards) -> Option<&'static str> {
    match cards.from {
        CardsFrom::HandOrDiscard if cards.cards != Amount::Fixed(1) => Some("hand-and-discard"),
        CardsFrom::Hand | CardsFrom::Discard | CardsFrom::HandOrDiscard | CardsFrom::PlayArea | CardsFrom::Revealed => {
            Some(cards.from.into_str())
        }
        // "Prepped spells" and "the top card of …" already say where they are.
        CardsFrom::Prepped | CardsFrom::DiscardTop => None,
    }
}

fn cost(filter: &Filter) -> Option<Phrase> {
    match (filter.min_cost, filter.max_cost) {
        (None, None) => None,
        // Nothing costs less than 0, so "at most 0" is plainly 0.
        (min, Some(max)) if min == Some(max) || max == 0 => Some(Phrase::new("cost-exactly").number("n", max)),
        (Some(min), None) => Some(Phrase::new("cost-at-least").number("n", min)),
        (None, Some(max)) => Some(Phrase::new("cost-at-most").number("n", max)),
        (Some(min), Some(max)) => Some(Phrase::new("cost-between").number("low", min).number("high", max)),
    }
}
