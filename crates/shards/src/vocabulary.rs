//! The words of this game that card files are written in.
//!
//! Every effect is *about* its subject: the player who plays or activates the card, or whoever a
//! `With` names. Lines are read from top to bottom, each when its turn comes, so mastery gained
//! above counts below (SI-022, SI-084). A word here serves a class of cards, never one card;
//! before adding one, look for a field to add to another.

use koloda_kernel::effect::{self, Reach, Vocabulary};
use koloda_kernel::numbers;
use serde::{Deserialize, Serialize};

/// Marks this game's vocabulary for the kernel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shards;

impl Vocabulary for Shards {
    type Op = Op;
    type Condition = Condition;
    type Amount = Amount;
    type Scope = Scope;

    fn reach(scope: &Scope) -> Reach {
        match scope {
            Scope::Opponent => Reach::Either,
        }
    }

    fn is_the_readers(scope: &Scope) -> bool {
        *scope == Scope::Opponent
    }
}

pub type Effect = effect::Effect<Shards>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Kind {
    Ally,
    Champion,
}

/// Items have none (SI-028, SI-029).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Faction {
    Homodeus,
    Undergrowth,
    Wraethe,
    Order,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Op {
    // What the subject gets or loses.
    Crystals(Amount),
    Power(Amount),
    /// Doubles the power that is not spent yet.
    DoublePower,
    Mastery(Amount),
    LoseMastery(u8),
    Health(Amount),
    Draw(Amount),

    // Cards of the subject.
    /// Out of the game.
    Remove(Cards),
    /// From the discard pile to hand.
    Return(Cards),
    /// This card, from the discard pile to hand.
    ReturnThis,
    /// A card of the row, without paying.
    Recruit(Recruit),

    // Champions of the subject's opponents.
    /// Destroys so many champions of opponents, also those that cannot be attacked.
    Destroy(Count),

    // Copying: applies what is printed on a card; that is not playing it.
    /// One card that the subject has played this turn; it is then "it".
    Copy(Played),
    /// The card copied before, once more.
    CopyIt,
    /// Every such card that the subject has played this turn, in an order they choose.
    CopyEach(Played),

    /// From now on until the end of this turn.
    ThisTurn(Rider),

    // Steps of the rules themselves, never written on a card.
    /// Finds out whether a named ability works, asking to show cards where that is needed.
    #[serde(skip_deserializing)]
    Check(Ability),
    /// What a `ThisTurn` becomes: a place in the catalogue's list of riders.
    #[serde(skip_deserializing)]
    Ride(u8),
    /// What cards in the subject's discard pile do when a champion has been played.
    #[serde(skip_deserializing)]
    AfterChampion,
}

/// Which cards a `Remove` or `Return` is about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    pub from: From,
    #[serde(default = "one")]
    pub cards: Count,
    /// "May", "up to": fewer, or none, will do.
    #[serde(default)]
    pub up_to: bool,
    #[serde(default)]
    pub of: Filter,
}

fn one() -> Count {
    Count::Fixed(1)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum From {
    Hand,
    Discard,
    HandOrDiscard,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub enum Count {
    Fixed(u8),
    All,
}

numbers!(Count);

/// Cards that fit every field given.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Filter {
    pub kind: Option<Kind>,
    pub faction: Option<Faction>,
    /// Only mercenaries.
    pub mercenary: bool,
    /// Only cards of this id.
    pub name: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recruit {
    /// By the printed cost (SI-181).
    #[serde(default)]
    pub max_cost: Option<u8>,
    #[serde(default)]
    pub of: Filter,
    #[serde(default)]
    pub to: Place,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Place {
    #[default]
    Discard,
    Hand,
}

/// Cards played this turn, fast-played ones included.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Played {
    pub of: Filter,
    /// Not the card whose effect this is.
    pub other: bool,
}

/// What changes for the rest of the subject's turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Rider {
    /// The next such card recruited is put into play and played instead of going to the discard pile; once.
    PlayNextRecruited(Filter),
    /// Each such card played from now on applies its effects once more.
    CopyPlayed(Filter),
    /// As much power as each effect gains health, also above the most health one can have.
    PowerForHealth,
    /// Shields do not block this player's attack.
    IgnoreShields,
    /// So many more cards in the end phase, if one opponent suffered at least so much damage.
    DrawForDamage { damage: u8, cards: u8 },
}

/// A number, read at the moment it is needed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub enum Amount {
    Fixed(u8),
    /// A number, and what it is *instead* from a mastery on: `Tiers(2, [(10, 3), (20, 5)])`.
    Tiers(u8, Vec<(u8, u8)>),
    /// Power only: more than anything can block or count (SI-087).
    Infinite,
    /// The subject's mastery.
    Mastery,
    /// The subject's champions in play.
    Champions(Filter),
    /// Cards in the subject's discard pile.
    Discarded(Filter),
    /// Cards the subject has played this turn.
    Played(Filter),
    Times(u8, Box<Amount>),
    /// Half, rounded up.
    Half(Box<Amount>),
}

numbers!(Amount);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Condition {
    /// The subject's mastery is at least this.
    Mastery(u8),
    /// Another Undergrowth ally was played this turn, or is shown from hand (SI-169).
    Unify,
    /// A Homodeus, an Undergrowth and a Wraethe card were played this turn or are shown from hand (SI-167).
    Dominion,
    /// A Wraethe card lies in the subject's discard pile (SI-173).
    Echo,
    /// The subject has a champion in play (SI-174).
    Inspire,
    /// The subject's leader is this one.
    Leader(String),
    HealthAtLeast(u8),
    /// The subject has more mastery than each opponent (SI-187).
    MostMastery,
    /// The subject has at least so many such champions in play.
    Champions {
        of: Filter,
        at_least: u8,
    },
    /// Only where a card says what cannot be attacked: the attacker has less mastery than the subject.
    AttackerHasLessMastery,

    /// What the last `Check` found out.
    #[serde(skip_deserializing)]
    Holds,
}

/// Abilities with a name: the Nemesis ignores or always uses them (SI-153, SI-154).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Ability {
    Unify,
    Dominion,
    Echo,
    Inspire,
}

impl Condition {
    pub fn ability(&self) -> Option<Ability> {
        match self {
            Condition::Unify => Some(Ability::Unify),
            Condition::Dominion => Some(Ability::Dominion),
            Condition::Echo => Some(Ability::Echo),
            Condition::Inspire => Some(Ability::Inspire),
            Condition::Mastery(_)
            | Condition::Leader(_)
            | Condition::HealthAtLeast(_)
            | Condition::MostMastery
            | Condition::Champions { .. }
            | Condition::AttackerHasLessMastery
            | Condition::Holds => None,
        }
    }
}

/// Who a `With` or `Each` is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Scope {
    /// One opponent of the subject, or each of them.
    Opponent,
}
