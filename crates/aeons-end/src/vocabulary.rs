//! The words of this game that card files are written in.
//!
//! Every effect is *about* somebody, its subject: the mage who plays or casts the card, or whoever
//! a `With` or `Each` names. Operations speak of the subject unless they say otherwise. A word here
//! serves a class of cards, never one card; before adding one, look for a field to add to another.

use koloda_kernel::effect::{self, Reach, Vocabulary};
use koloda_kernel::numbers;
use serde::{Deserialize, Serialize};

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
            Scope::SharedTurnCards | Scope::Players => Reach::Every,
        }
    }

    fn is_of_things(scope: &Scope) -> bool {
        *scope == Scope::SharedTurnCards
    }

    fn is_the_readers(scope: &Scope) -> bool {
        *scope == Scope::AnyAlly
    }
}

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

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Op {
    // What the subject gets, gives up or suffers.
    Aether(u8),
    /// Aether that may only, or may not, be used to gain cards of these kinds.
    AetherFor {
        amount: u8,
        uses: Uses,
    },
    /// Spend aether that may be used for anything.
    Pay(u8),
    Charge(u8),
    LoseCharges(Count),
    Draw(u8),
    Life(u8),
    Suffer(Amount),
    Discard(Cards),
    Destroy(Cards),
    /// Back to hand.
    Return(Cards),
    /// Puts the whole discard pile into the deck and shuffles it.
    ShuffleDiscardIntoDeck,
    /// Destroys cards from the top of the deck.
    DestroyTop(u8),
    /// Turns over the top cards of the deck, which then lie aside: to be chosen from with `Revealed`.
    RevealTop(u8),
    /// Puts what was revealed and still lies aside back on top, in any order (AE-112).
    PutBack,
    /// Shows the hand; counts the cards of a kind in it.
    RevealHand(Kind),
    Gain(Gain),
    GainCorruption {
        cards: u8,
        to: Place,
    },

    // What the subject does.
    Damage(Amount),
    /// Damage divided among the nemesis and minions in any way; each is hit once.
    Split(Amount),
    Focus(Breaches),
    /// The next focus or opening this turn costs less.
    Discount(u8),
    Cast(Cast),
    /// Plays a card of this kind from hand so many times; it is then "it".
    Play {
        kind: Kind,
        times: u8,
    },
    /// This turn each open breach of the subject takes up to two spells.
    DoublePrep,
    /// Puts a spell into one of the subject's own breaches.
    Prep(Prep),
    /// Once, when the subject next gains a card this turn, however that comes about; the card is then "it".
    /// The same card waiting twice for one gain acts once.
    OnNextGain(Box<Effect>),

    // About this card, or about "it": the card an earlier step turned up, gained or moved.
    DestroyThis,
    DestroyIt,
    DiscardIt,
    PutItOnDeck,
    PutItAtBottom,
    /// "It" goes to the subject's discard pile.
    PutItInDiscard,
    /// This nemesis card goes to the bottom of the nemesis deck.
    PutThisAtBottom,
    Reveal(Deck),

    // The turn-order deck.
    /// Shuffles cards from the turn-order discard back into the turn-order deck.
    ShuffleTurnCards(TurnCards),
    /// Looks at the whole turn-order deck and puts it back in any order.
    ArrangeTurnOrder,
    /// No player and not Gravehold suffers damage for the rest of this turn.
    PreventDamage,

    // The nemesis and Gravehold.
    Unleash(u8),
    Gravehold(Amount),
    GraveholdLife(u8),
    NemesisLife(u8),
    GainTokens(Amount),
    LoseTokens(Amount),
    /// One of the named procedures of the nemesis mat.
    Routine(String),
    /// Draws the top card of the nemesis' own tier-0 deck, resolves it and shuffles it back.
    ResolveTierZero,
    /// The top cards of the nemesis' own tier-0 deck come into play.
    PlayTierZero(u8),
    /// Discards the top cards of the tier-0 deck.
    DiscardTierZero(u8),
    /// Shuffles the most recently discarded tier-0 cards back into their deck.
    ShuffleTierZero(u8),
    /// The acolyte with this life is "it".
    FindAcolyte(Extreme),
    BloodMagic(Acolytes),
    /// "It", a minion in play, suffers damage.
    ItSuffers(u8),
    /// "It", a minion in play, gains life.
    ItGainsLife(u8),
    /// This minion suffers damage.
    ThisSuffers(Amount),
    /// This minion enters play with so much life.
    SetLife(Amount),
    /// The most recently discarded minion comes back into play.
    ReturnMinion,
    /// Resolves the most recently discarded attack, which stays where it lies.
    RepeatAttack,
    /// Discards the top of the nemesis deck; counts those of `tier`.
    DiscardNemesisDeck {
        cards: u8,
        tier: u8,
    },
    /// Throws away the nemesis card that was just drawn.
    DiscardDrawn,
    /// Moves the top cards of one supply pile to the devoured pile.
    Devour {
        cards: Amount,
        pile: Pile,
    },
    /// Moves one card from each pile of a kind to the devoured pile, dearest first.
    DevourEach(Kind),
    /// The nemesis draws more cards in the draw phase of this turn.
    DrawNemesisCards(u8),
    /// The subject destroys one of their breaches.
    DestroyBreach(Lost),
    /// The mage whose mat keeps trophies gains some, whoever earned them.
    GainTrophies(u8),
    PlayersLose,

    // Steps of the rules themselves, never written on a card.
    /// Deals a spell's bonus if no damage of the spell has used it.
    #[serde(skip_deserializing)]
    SpendBonus,
    /// Deals damage to several token minions, one point after the other.
    #[serde(skip_deserializing)]
    SpreadHits,
    /// Discards the power whose price was paid.
    #[serde(skip_deserializing)]
    DiscardThis,
    /// Who of several exhausted players goes first.
    #[serde(skip_deserializing)]
    OrderExhaustions,
    /// What was waiting for the subject to gain a card, in the order the subject likes; the card is "it".
    #[serde(skip_deserializing)]
    NextGains,
}

/// Which cards a `Discard`, `Destroy` or `Return` is about.
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

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gain {
    #[serde(default)]
    pub pile: Pile,
    #[serde(default)]
    pub to: Place,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Place {
    #[default]
    Discard,
    Hand,
    DeckTop,
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

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cast {
    #[serde(default)]
    pub whose: Whose,
    /// Only a spell that was prepped this turn.
    #[serde(default)]
    pub prepped_this_turn: bool,
    /// Extra damage.
    #[serde(default)]
    pub bonus: u8,
    /// Cast so often; it is discarded at the last time.
    #[serde(default = "once")]
    pub times: u8,
    #[serde(default)]
    pub then: Afterwards,
}

fn once() -> u8 {
    1
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

/// Which spell is prepped, and where. A breach takes one spell, as always.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prep {
    pub from: Held,
    /// Also to a closed breach that was not focused.
    #[serde(default)]
    pub closed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Held {
    Hand,
    Discard,
}

/// Which breach is lost, and what becomes of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Lost {
    /// Printed numbers, from 1; none: any.
    pub of: Vec<u8>,
    /// Only an open one.
    pub open: bool,
    /// Only one that "it", a spell chosen before, was prepped in.
    pub its: bool,
    /// Where the spells prepped there go.
    pub spells: Place,
    /// The id of a tile that takes its place, open.
    pub by: Option<String>,
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub enum Amount {
    Fixed(u8),
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
    /// Damage beyond what exhausted the subject.
    Excess,
    Plus(Box<Amount>, Box<Amount>),
    /// Never below 0.
    Minus(Box<Amount>, Box<Amount>),
    Times(u8, Box<Amount>),
    /// Half, rounded up.
    Half(Box<Amount>),
    /// This many if the condition holds, else 0.
    When(Box<Condition>, u8),
}

numbers!(Amount);

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
    All(Vec<Condition>),
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
}
