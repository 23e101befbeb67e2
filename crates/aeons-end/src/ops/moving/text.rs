//! A move told: "destroy it", "put 2 cards from hand on top of your deck".

use super::{Move, To, What};
use crate::text::{Counted, It, Person, TextRenderer, Voice, is_dearest};
use crate::vocabulary::{Amount, Cards, Deck, Kind, Ownership};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::Clause;

impl Move {
    pub(super) fn told(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        match &self.what {
            What::Chosen(cards) => {
                let clause = self.give_up(cards, renderer, voice);
                self.remember(cards, renderer);
                return clause;
            }
            What::Top { tier: Some(tier), .. } => renderer.memory.counted = Counted::NemesisCards { tier: *tier },
            What::Top { .. } | What::This | What::It | What::Discarded { .. } | What::DiscardPile | What::Drawn => {}
        }
        match (&self.what, self.to) {
            (_, To::Play) => Clause::Whole(self.enters_play(renderer)),
            (What::Drawn, To::Discard) => Clause::Verb(voice.verb("op-discard-drawn")),
            (_, _) => {
                Clause::Verb(self.with_place(voice.verb(self.message()).phrase("cards", self.noun(renderer, voice)), renderer, voice))
            }
        }
    }

    fn message(&self) -> &'static str {
        match self.to {
            To::Discard => "op-discard",
            To::Destroyed => "op-destroy",
            To::Hand if self.chosen().is_some_and(|cards| cards.whose == Ownership::AnyAllys) => "op-take",
            To::Hand => "op-return",
            To::OwnDiscard | To::DeckTop | To::DeckBottom => "op-put",
            To::Deck => "op-shuffle-into",
            To::Play => "op-return-to-play",
        }
    }

    /// Cards somebody chooses, or several players together.
    fn give_up(&self, cards: &Cards, renderer: &TextRenderer<'_>, voice: Voice) -> Clause {
        let id = self.message();
        if is_dearest(cards) && cards.whose == Ownership::AnyPlayers {
            // One spell is not given up together: whoever has it gives it up.
            let it = Phrase::new("it").word("it", Kind::Spell.into_str());
            let verb = self.with_place(Voice::THEY.verb(id).phrase("cards", it), renderer, Voice::THEY);
            return Clause::Whole(Phrase::new("clause").phrase("subject", Phrase::new("scope-dearest-prepped")).phrase("verbs", verb));
        }
        let noun = renderer.cards(cards, voice);
        if cards.whose == Ownership::AnyPlayers {
            let form = if cards.up_to { "together-may" } else { "together" };
            let together = Voice { person: Person::All, ..voice };
            return Clause::Whole(self.with_place(Phrase::new(format!("{id}.{form}")).phrase("cards", noun), renderer, together));
        }
        Clause::Verb(self.with_place(voice.verb(id).phrase("cards", noun), renderer, voice))
    }

    fn remember(&self, cards: &Cards, renderer: &mut TextRenderer<'_>) {
        let counted = match self.to {
            To::Discard => Counted::Discarded,
            To::Destroyed => Counted::Destroyed,
            To::Hand => Counted::Nothing,
            To::OwnDiscard | To::DeckTop | To::DeckBottom | To::Deck | To::Play => Counted::Moved,
        };
        let once = cards.cards == Amount::Fixed(1) && counted != Counted::Nothing;
        renderer.memory.it = cards.of.kind.map_or(It::Card, It::Kind);
        renderer.memory.counted = if once { Counted::Once } else { counted };
    }

    /// Adds where the cards go, which messages about the other places say themselves.
    fn with_place(&self, said: Phrase, renderer: &TextRenderer<'_>, voice: Voice) -> Phrase {
        let id = match self.to {
            To::OwnDiscard | To::DeckTop | To::DeckBottom => "put-place",
            To::Deck => "into-deck",
            To::Hand | To::Discard | To::Destroyed | To::Play => return said,
        };
        let to = match self.to {
            To::OwnDiscard => "discard",
            To::DeckTop => "deck-top",
            To::Hand | To::Discard | To::DeckBottom | To::Deck | To::Destroyed | To::Play => "deck",
        };
        let place = voice.about(id).word("to", to).word("deck", self.deck_key()).word("it", renderer.it_key());
        said.phrase("to", place.word("kind", renderer.tier_zero_key()))
    }

    /// The deck that the cards go to.
    fn deck_key(&self) -> &'static str {
        match &self.what {
            What::Top { deck, .. } | What::Discarded { deck, .. } => deck.into_str(),
            What::Chosen(_) | What::DiscardPile => Deck::Own.into_str(),
            What::It => "its",
            // A nemesis card, if it goes to the bottom.
            What::This if self.to == To::Deck => "its",
            What::This | What::Drawn => Deck::Nemesis.into_str(),
        }
    }

    fn noun(&self, renderer: &TextRenderer<'_>, voice: Voice) -> Phrase {
        let tier_zero = renderer.tier_zero_key();
        let (id, n, kind) = match &self.what {
            What::Chosen(cards) => return renderer.cards(cards, voice),
            What::This => return Phrase::new("it").word("it", "this"),
            What::It => return renderer.it(),
            What::DiscardPile => ("discard-pile", 1, "card"),
            What::Drawn => ("drawn-card", 1, "card"),
            What::Top { deck, cards, .. } => match deck {
                Deck::Own => ("top-cards", *cards, "card"),
                Deck::TurnOrder => ("turn-deck-top", *cards, "card"),
                Deck::Nemesis => ("nemesis-deck-top", *cards, "card"),
                Deck::TierZero => ("tier-zero-top", *cards, tier_zero),
            },
            What::Discarded { deck, cards, kind } => match deck {
                Deck::Own => ("discard-top-cards", *cards, "card"),
                Deck::TurnOrder => ("turn-discarded", *cards, "card"),
                Deck::Nemesis => ("nemesis-discarded", *cards, kind.map_or("card", <&str>::from)),
                Deck::TierZero => ("tier-zero-discarded", *cards, tier_zero),
            },
        };
        voice.about(id).number("n", n).word("kind", kind)
    }

    fn enters_play(&self, renderer: &TextRenderer<'_>) -> Phrase {
        match &self.what {
            What::Top { cards, .. } => Phrase::new("op-play-tier-zero").word("kind", renderer.tier_zero_key()).number("n", *cards),
            What::Discarded { kind: Some(kind), cards, .. } => {
                Phrase::new("op-return-to-play").word("kind", kind.into_str()).number("n", *cards)
            }
            What::Discarded { cards, .. } => Phrase::new("op-return-to-play").word("kind", renderer.tier_zero_key()).number("n", *cards),
            // The check of card files lets nothing else into play.
            What::Chosen(_) | What::This | What::It | What::DiscardPile | What::Drawn => {
                Phrase::new("op-return-to-play").word("kind", "card").number("n", 1)
            }
        }
    }
}
