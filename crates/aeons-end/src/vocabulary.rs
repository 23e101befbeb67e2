//! The words of this game that card files are written in.
//!
//! Every effect is *about* somebody, its subject: the mage who plays or casts the card, or whoever
//! a `With` or `Each` names. Operations speak of the subject unless they say otherwise. A word here
//! serves a class of cards, never one card; before adding one, look for a field to add to another.

use crate::ops::Move;
use crate::ops::moving::word::Word;
use koloda_kernel::amount;
use koloda_kernel::effect::{self, Reach, Vocabulary};
use koloda_kernel::numbers;
use serde::{Deserialize, Deserializer, Serialize};
use strum::VariantNames;

/// Marks this game's vocabulary for the kernel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AeonsEnd;

impl Vocabulary for AeonsEnd {
    type Op = Op;
    type Condition = Condition;
    type Amount = Amount;
    type Scope = Scope;

    fn reach(scope: &Scope) -> Reach {
        match scope {
            Scope::AnyPlayer
            | Scope::AnyAlly
            | Scope::AnotherPlayer
            | Scope::ActivePlayer
            | Scope::LowestLife
            | Scope::HighestLife
            | Scope::MostCharges
            | Scope::MostPrepped
            | Scope::MostOpenBreaches
            | Scope::DearestPrepped
            | Scope::MostInHand(_)
            | Scope::OwnerOfIt => Reach::One,
            Scope::SharedTurnCards | Scope::Players | Scope::Allies => Reach::Every,
        }
    }

    fn is_of_things(scope: &Scope) -> bool {
        *scope == Scope::SharedTurnCards
    }

    fn is_the_readers(scope: &Scope) -> bool {
        matches!(scope, Scope::AnyAlly | Scope::Allies)
    }

    const SHORT: &'static [&'static str] = Word::VARIANTS;

    fn read_short<'de, D: Deserializer<'de>>(word: D) -> Result<Op, D::Error> {
        Move::deserialize(word).map(Op::Move)
    }
}

pub use crate::ops::Op;

pub type Effect = effect::Effect<AeonsEnd>;

/// What a component is. The first three are what players hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Kind {
    Gem,
    Relic,
    Spell,
    /// Goes through players' decks like a player card, but belongs to the nemesis.
    Corruption,
    Attack,
    Minion,
    Power,
    Strike,
    /// A tier-0 minion that does nothing by itself: something resolves its Blood Magic.
    Acolyte,
}

/// Cards that are chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    pub from: From,
    #[serde(default = "one")]
    pub cards: Amount,
    /// "Up to": fewer, or none, will do.
    #[serde(default)]
    pub up_to: bool,
    /// Of any players: taken from all of them together, in any split. What is returned of an ally's comes
    /// to the subject's hand.
    #[serde(default = "own")]
    pub whose: Whose,
    #[serde(default)]
    pub of: Filter,
}

fn one() -> Amount {
    Amount::Fixed(1)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum From {
    Hand,
    Discard,
    HandOrDiscard,
    Prepped,
    /// Gems and relics played this turn.
    PlayArea,
    /// Only the top card of the discard pile.
    DiscardTop,
    /// What `RevealTop` turned over.
    Revealed,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Filter {
    pub kind: Option<Kind>,
    pub not: Option<Kind>,
    pub min_cost: Option<u8>,
    pub max_cost: Option<u8>,
    /// Only cards of this id.
    pub name: Option<String>,
    /// Only the dearest of them.
    pub most_expensive: bool,
}

impl Filter {
    /// Every card will do; "the dearest" says which comes first, not which are meant.
    pub fn takes_any(&self) -> bool {
        let Filter { kind, not, min_cost, max_cost, name, most_expensive: _ } = self;
        kind.is_none() && not.is_none() && min_cost.is_none() && max_cost.is_none() && name.is_none()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub enum Count {
    Fixed(u8),
    All,
}

numbers!(Count);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Uses {
    /// Only to gain a card of one of these kinds.
    Only(Vec<Kind>),
    /// For anything but gaining a card of one of these kinds.
    Not(Vec<Kind>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Place {
    #[default]
    Discard,
    Hand,
    DeckTop,
}

impl Place {
    /// The key messages choose their words by.
    pub fn key(self) -> &'static str {
        match self {
            Place::Discard => "discard",
            Place::Hand => "hand",
            Place::DeckTop => "deck-top",
        }
    }
}

/// Which supply piles come into question.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Pile {
    pub kind: Option<Kind>,
    pub max_cost: Option<u8>,
    /// Only the pile of this very card.
    pub copies: bool,
    pub rank: Rank,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Rank {
    #[default]
    Any,
    Cheapest,
    Dearest,
    SecondDearest,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Breaches {
    /// The subject's closed breach with the lowest focus cost.
    Cheapest,
    /// Any one of the subject's closed breaches.
    Own,
    /// Any one closed breach of any player.
    AnyPlayers,
}

/// Where a spell goes once it was cast. It always lies in its owner's discard pile first; what
/// has left that meanwhile goes nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Afterwards {
    #[default]
    Discard,
    OwnersHand,
    /// The hand of any player but the caster; alone, the caster's.
    AllysHand,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Whose {
    #[default]
    AnyPlayers,
    Own,
    /// Any other player's; alone, one's own.
    AnyAllys,
}

impl Whose {
    /// The key messages choose their words by.
    pub fn key(self) -> &'static str {
        match self {
            Whose::AnyPlayers => "any",
            Whose::Own => "own",
            Whose::AnyAllys => "allys",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Held {
    Hand,
    Discard,
}

/// Which of several in play; ties are the players' to break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Extreme {
    LowestLife,
    HighestLife,
}

/// Whose Blood Magic is resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Acolytes {
    /// Of "it".
    It,
    /// Of every one in play, the oldest first, without the damage they would do to themselves.
    AllUnharmed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deck {
    /// The subject's own deck.
    Own,
    TurnOrder,
    Nemesis,
    /// The nemesis' own deck of tier-0 cards.
    TierZero,
}

impl Deck {
    /// The key messages choose their words by.
    pub fn key(self) -> &'static str {
        match self {
            Deck::Own => "own",
            Deck::TurnOrder => "turn-order",
            Deck::Nemesis => "nemesis",
            Deck::TierZero => "tier-zero",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TurnCards {
    /// One player's card, or one of two players; never the wild one.
    OnePlayer,
    /// One player's card, or the wild one.
    OnePlayerOrWild,
    OneNemesis,
    AllNemesis,
    /// Everything but one player's card, or the wild one, that the players choose.
    AllButOnePlayer,
}

/// A number, read at the moment it is needed.
pub type Amount = amount::Amount<Number, Condition>;

/// All there are.
pub const ALL: Amount = Amount::Of(Number::All);

/// The numbers of this game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Number {
    /// All there are: only of cards to give up or to return, and of tokens to lose.
    All,
    /// What the former step of this effect came to: cards or charges given up, tokens removed.
    Count,
    /// The cost of "it".
    CostOfIt,
    /// Tokens of the nemesis.
    Tokens,
    /// The current life of this minion.
    ThisLife,
    /// The subject's open breaches.
    OpenBreaches,
    /// Prepped spells.
    Prepped(Prepped),
    /// Spells in breaches next to the one this spell is cast from.
    AdjacentSpells,
    /// Empty piles of the supply.
    EmptyPiles,
    /// Cards in the turn-order discard.
    TurnDiscard,
    /// The subject's own cards in the turn-order discard; one of several players is nobody's.
    OwnTurnCards,
    /// Nemesis cards in the turn-order discard.
    NemesisTurnCards,
    /// Prepped spells of whoever has most of them.
    MostPrepped,
    /// The subject's trophies.
    Trophies,
    /// The subject's charges.
    Charges,
    /// Damage beyond what exhausted the subject.
    Excess,
}

/// Which prepped spells are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prepped {
    #[serde(default = "own")]
    pub whose: Whose,
    /// Not this card itself, even if it still lies in its breach.
    #[serde(default)]
    pub other: bool,
    /// Only copies of this card.
    #[serde(default)]
    pub copies: bool,
}

fn own() -> Whose {
    Whose::Own
}

/// A number compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bound {
    Exactly(u8),
    AtLeast(u8),
    AtMost(u8),
}

impl Bound {
    pub fn holds(self, number: u16) -> bool {
        match self {
            Bound::Exactly(wanted) => number == u16::from(wanted),
            Bound::AtLeast(least) => number >= u16::from(least),
            Bound::AtMost(most) => number <= u16::from(most),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Condition {
    /// None of the subject's breaches is closed.
    AllBreachesOpen,
    /// This card is being played for exactly the nth time this turn, counting all copies.
    NthPlay(u8),
    /// This card is being gained by the subject for exactly the nth time this turn.
    NthGain(u8),
    /// It is the subject's own turn.
    OwnTurn,
    /// The subject's life; none is left to the exhausted.
    Life(Bound),
    /// The subject's open breaches.
    OpenBreaches(Bound),
    /// Cards left in the supply pile of this card.
    ThisPile(Bound),
    /// A copy of this card can be gained, from its pile or from wherever else cards are gained.
    CopyToGain,
    /// The last damage of this effect felled a minion that came from the nemesis deck.
    MinionSlain,
    /// "It" is a turn-order card of one or several players.
    ItIsPlayerCard,
    /// "It" is a nemesis turn-order card.
    ItIsNemesisCard,
    TokensAtLeast(u8),
    /// From the first number to the second, both included.
    TokensBetween(u8, u8),
    /// So many nemesis cards lie in the turn-order discard.
    NemesisCardsDiscarded(Bound),
    /// The current life of this minion.
    ThisLife(Bound),
    PlayersAtMost(u8),
    NemesisTierAtLeast(u8),
    SupplyEmpty,
    /// Acolytes in play.
    Acolytes(Bound),
    /// The game is played at the beginner's level.
    Beginner,
    /// The life of Gravehold.
    Gravehold(Bound),
    All(Vec<Condition>),
    Not(Box<Condition>),
}

/// Who a `With` or `Each` is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Scope {
    AnyPlayer,
    /// Any player but the subject; alone, the subject.
    AnyAlly,
    /// A player other than the one the effect was about so far; alone, the same.
    AnotherPlayer,
    ActivePlayer,
    /// Among players who are not exhausted.
    LowestLife,
    HighestLife,
    MostCharges,
    MostPrepped,
    MostOpenBreaches,
    /// The player with the dearest prepped spell.
    DearestPrepped,
    /// The player with the most cards of this id in hand.
    MostInHand(String),
    /// The player whose turn-order card "it" is.
    OwnerOfIt,
    /// Turn-order cards in the discard that belong to several players, for `Each`: "it" is the card.
    SharedTurnCards,
    /// Every player, for `Each`.
    Players,
    /// Every player but the subject, for `Each`; alone, the subject.
    Allies,
}
