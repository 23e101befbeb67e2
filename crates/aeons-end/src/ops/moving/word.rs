//! The words that card files have for moving cards, beside `Move(what: …, to: …)` itself.
//!
//! A word and what it means stand side by side in one table. It is read both ways: card files are read by it, and
//! what a hash or a digest is made of is written by it, so the words of earlier releases stay what they were.

use super::{Move, To, What};
use crate::vocabulary::{Cards, Deck, Kind};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::VariantNames;

/// How a [`Move`] is written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Word {
    /// Moves cards from where they lie to somewhere else.
    Move { what: What, to: To },
    /// Discards chosen cards.
    Discard(Cards),
    /// Destroys chosen cards.
    Destroy(Cards),
    /// Returns chosen cards to hand.
    Return(Cards),
    /// Puts the whole discard pile into the deck and shuffles it.
    ShuffleDiscardIntoDeck,
    /// Destroys cards from the top of the deck.
    DestroyTop(u8),
    /// Destroys this card.
    DestroyThis,
    /// Discards this card.
    DiscardThis,
    /// This nemesis card goes to the bottom of the nemesis deck.
    PutThisAtBottom,
    /// Destroys "it".
    DestroyIt,
    /// Discards "it".
    DiscardIt,
    /// Puts "it" on top of the deck.
    PutItOnDeck,
    /// Puts "it" under the deck it lies in or comes from.
    PutItAtBottom,
    /// "It" goes to the subject's discard pile.
    PutItInDiscard,
    /// The top cards of the nemesis' own tier-0 deck come into play.
    PlayTierZero(u8),
    /// Discards the top cards of the tier-0 deck.
    DiscardTierZero(u8),
    /// Shuffles the most recently discarded tier-0 cards back into their deck.
    ShuffleTierZero(u8),
    /// The most recently discarded minion comes back into play.
    ReturnMinion,
    /// Discards the top of the nemesis deck; counts those of `tier`.
    DiscardNemesisDeck { cards: u8, tier: u8 },
    /// Throws away the nemesis card that was just drawn.
    DiscardDrawn,
}

/// One table for both directions: what stands on either side is a pattern here and a value there.
macro_rules! short_forms {
    ($([$($word:tt)*] = [$($what:tt)*] => $to:ident,)*) => {
        impl From<Word> for Move {
            fn from(word: Word) -> Move {
                match word {
                    Word::Move { what, to } => Move { what, to },
                    $(Word::$($word)* => Move { what: What::$($what)*, to: To::$to },)*
                }
            }
        }

        impl From<Move> for Word {
            fn from(moved: Move) -> Word {
                match moved {
                    $(Move { what: What::$($what)*, to: To::$to } => Word::$($word)*,)*
                    Move { what, to } => Word::Move { what, to },
                }
            }
        }
    };
}

short_forms! {
    [Discard(cards)] = [Chosen(cards)] => Discard,
    [Destroy(cards)] = [Chosen(cards)] => Destroyed,
    [Return(cards)] = [Chosen(cards)] => Hand,
    [ShuffleDiscardIntoDeck] = [DiscardPile] => Deck,
    [DestroyTop(cards)] = [Top { deck: Deck::Own, cards, tier: None }] => Destroyed,
    [DestroyThis] = [This] => Destroyed,
    [DiscardThis] = [This] => Discard,
    [PutThisAtBottom] = [This] => DeckBottom,
    [DestroyIt] = [It] => Destroyed,
    [DiscardIt] = [It] => Discard,
    [PutItOnDeck] = [It] => DeckTop,
    [PutItAtBottom] = [It] => DeckBottom,
    [PutItInDiscard] = [It] => OwnDiscard,
    [PlayTierZero(cards)] = [Top { deck: Deck::TierZero, cards, tier: None }] => Play,
    [DiscardTierZero(cards)] = [Top { deck: Deck::TierZero, cards, tier: None }] => Discard,
    [ShuffleTierZero(cards)] = [Discarded { deck: Deck::TierZero, cards, kind: None }] => Deck,
    [ReturnMinion] = [Discarded { deck: Deck::Nemesis, cards: 1, kind: Some(Kind::Minion) }] => Play,
    [DiscardNemesisDeck { cards, tier }] = [Top { deck: Deck::Nemesis, cards, tier: Some(tier) }] => Discard,
    [DiscardDrawn] = [Drawn] => Discard,
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Word::from(self.clone()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Move, D::Error> {
        Word::deserialize(deserializer).map(Move::from)
    }
}
