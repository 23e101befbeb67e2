//! The words of this game that card files are written in.
//!
//! Every effect is *about* somebody, its subject: the mage who plays or casts the card, or whoever
//! a `With` or `Each` names. Operations speak of the subject unless they say otherwise. A word here
//! serves a class of cards, never one card; before adding one, look for a field to add to another.

use crate::ops::Move;
use crate::ops::moving::word::Word;
use koloda_kernel::amount;
use koloda_kernel::effect::{self, Reach, Vocabulary};
use koloda_kernel::number::or_number;
use koloda_kernel::numbers;
use schemars::JsonSchema;
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Kind {
    /// A card that gives aether when it is played.
    Gem,
    /// A card with an effect of its own when it is played.
    Relic,
    /// A card that is prepped in a breach and cast in a later turn.
    Spell,
    /// Goes through players' decks like a player card, but belongs to the nemesis.
    Corruption,
    /// A nemesis card that does something once and is discarded.
    Attack,
    /// A nemesis card with life, which acts every turn of the nemesis while it is in play.
    Minion,
    /// A nemesis card that does something after so many turns of the nemesis, unless players pay to discard it.
    Power,
    /// A tier-0 card of a nemesis that is drawn, resolved and shuffled back.
    Strike,
    /// A tier-0 minion that does nothing by itself: something resolves its Blood Magic.
    Acolyte,
}

/// Cards that are chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    pub from: CardsFrom,
    #[serde(default = "one")]
    pub cards: Amount,
    /// "Up to": fewer, or none, will do.
    #[serde(default)]
    pub up_to: bool,
    /// Of any players: taken from all of them together, in any split. What is returned of an ally's comes
    /// to the subject's hand.
    #[serde(default = "own")]
    pub whose: Ownership,
    #[serde(default)]
    pub of: Filter,
}

fn one() -> Amount {
    Amount::Fixed(1)
}

koloda_kernel::words! {
    /// Where cards are chosen from.
    #[schemars(rename = "From")]
    pub enum CardsFrom {
        /// The hand.
        Hand,
        /// The discard pile.
        Discard,
        /// The hand and the discard pile together.
        HandOrDiscard,
        /// Spells prepped in breaches.
        Prepped,
        /// Gems and relics played this turn.
        PlayArea,
        /// Only the top card of the discard pile.
        DiscardTop,
        /// What `RevealTop` turned over.
        Revealed,
    }

    /// Where a card goes that somebody gets.
    #[derive(Default)]
    pub enum Place {
        /// The player's discard pile.
        #[default]
        Discard,
        /// The player's hand.
        Hand,
        /// The top of the player's deck.
        DeckTop,
    }

    /// Which of the piles that come into question, by the cost of their cards.
    #[derive(Default)]
    pub enum Rank {
        /// Any of them.
        #[default]
        Any,
        /// The one with the lowest cost.
        Cheapest,
        /// The one with the highest cost.
        Dearest,
        /// The one with the second highest cost.
        SecondDearest,
    }

    /// Which breach is focused.
    pub enum Breaches {
        /// The subject's closed breach with the lowest focus cost.
        Cheapest,
        /// Any one of the subject's closed breaches.
        Own,
        /// Any one closed breach of any player.
        #[strum(serialize = "any")]
        AnyPlayers,
    }

    /// Where a spell goes once it was cast. It always lies in its owner's discard pile first; what
    /// has left that meanwhile goes nowhere.
    #[derive(Default)]
    pub enum Afterwards {
        /// It stays in its owner's discard pile.
        #[default]
        Discard,
        /// The hand of its owner.
        OwnersHand,
        /// The hand of any player but the caster; alone, the caster's.
        AllysHand,
    }

    /// Whose things an effect may be about.
    #[derive(Default)]
    #[schemars(rename = "Whose")]
    pub enum Ownership {
        /// Those of all players.
        #[default]
        #[strum(serialize = "any")]
        AnyPlayers,
        /// Those of the subject.
        Own,
        /// Any other player's; alone, one's own.
        #[strum(serialize = "allys")]
        AnyAllys,
    }

    /// Where a spell to be prepped is taken from.
    #[schemars(rename = "Held")]
    pub enum SpellFrom {
        /// The subject's hand.
        Hand,
        /// The subject's discard pile.
        Discard,
    }

    /// Which of several in play; ties are the players' to break.
    pub enum Extreme {
        /// The one with the least life.
        #[strum(serialize = "lowest")]
        LowestLife,
        /// The one with the most life.
        #[strum(serialize = "highest")]
        HighestLife,
    }

    /// Whose Blood Magic is resolved.
    pub enum Acolytes {
        /// Of "it".
        It,
        /// Of every one in play, the oldest first, without the damage they would do to themselves.
        AllUnharmed,
    }

    /// A deck whose cards are turned over or moved.
    pub enum Deck {
        /// The subject's own deck.
        Own,
        /// The turn-order deck.
        TurnOrder,
        /// The nemesis deck.
        Nemesis,
        /// The nemesis' own deck of tier-0 cards.
        TierZero,
    }

    /// Which cards of the turn-order discard are shuffled back.
    pub enum TurnCards {
        /// One player's card, or one of two players; never the wild one.
        OnePlayer,
        /// One player's card, or the wild one.
        OnePlayerOrWild,
        /// One nemesis card.
        OneNemesis,
        /// All nemesis cards.
        AllNemesis,
        /// Everything but one player's card, or the wild one, that the players choose.
        AllButOnePlayer,
    }
}

/// Cards that fit every field given.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
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

/// A number of things to give up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self")]
#[schemars(!remote, transform = or_number)]
pub enum Count {
    /// This number; written without the word, too.
    Fixed(u8),
    /// All there are.
    All,
}

numbers!(Count);

/// What aether may be spent on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Uses")]
pub enum SpendLimit {
    /// Only to gain a card of one of these kinds.
    Only(Vec<Kind>),
    /// For anything but gaining a card of one of these kinds.
    Not(Vec<Kind>),
}

/// Which supply piles come into question.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Pile {
    pub kind: Option<Kind>,
    pub max_cost: Option<u8>,
    /// Only the pile of this very card.
    pub copies: bool,
    pub rank: Rank,
}

/// A number, read at the moment it is needed.
pub type Amount = amount::Amount<Number, Condition>;

/// All there are.
pub const ALL: Amount = Amount::Of(Number::All);

/// The numbers of this game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Prepped {
    #[serde(default = "own")]
    pub whose: Ownership,
    /// Not this card itself, even if it still lies in its breach.
    #[serde(default)]
    pub other: bool,
    /// Only copies of this card.
    #[serde(default)]
    pub copies: bool,
}

fn own() -> Ownership {
    Ownership::Own
}

/// A number compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Bound {
    /// Equal to this.
    Exactly(u8),
    /// This or more.
    AtLeast(u8),
    /// This or less.
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

/// Something that holds or does not, asked when it is reached.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
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
    /// The nemesis has at least so many tokens.
    TokensAtLeast(u8),
    /// The nemesis has from the first number of tokens to the second, both included.
    TokensBetween(u8, u8),
    /// So many nemesis cards lie in the turn-order discard.
    NemesisCardsDiscarded(Bound),
    /// The current life of this minion.
    ThisLife(Bound),
    /// At most so many play.
    PlayersAtMost(u8),
    /// A nemesis card of this tier or a higher one is in play, being resolved or discarded (AE-140).
    NemesisTierAtLeast(u8),
    /// Every pile of the supply is empty.
    SupplyEmpty,
    /// Acolytes in play.
    Acolytes(Bound),
    /// The game is played at the beginner's level.
    Beginner,
    /// The life of Gravehold.
    Gravehold(Bound),
    /// Every one of these holds.
    All(Vec<Condition>),
    /// This does not hold.
    Not(Box<Condition>),
}

/// Who a `With` or `Each` is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Scope {
    /// Any player, chosen by whom the effect is about.
    AnyPlayer,
    /// Any player but the subject; alone, the subject.
    AnyAlly,
    /// A player other than the one the effect was about so far; alone, the same.
    AnotherPlayer,
    /// The player whose turn it is.
    ActivePlayer,
    /// The player with the least life among those who are not exhausted.
    LowestLife,
    /// The player with the most life.
    HighestLife,
    /// The player with the most charges.
    MostCharges,
    /// The player with the most prepped spells.
    MostPrepped,
    /// The player with the most open breaches.
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
    #[strum(serialize = "each-player")]
    Players,
    /// Every player but the subject, for `Each`; alone, the subject.
    #[strum(serialize = "each-ally")]
    Allies,
}
