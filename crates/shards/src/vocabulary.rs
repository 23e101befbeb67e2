//! The words of this game that card files are written in.
//!
//! Every effect is *about* its subject: the player who plays or activates the card, or whoever a
//! `With` names. Lines are read from top to bottom, each when its turn comes, so mastery gained
//! above counts below (SI-022, SI-084). A word here serves a class of cards, never one card;
//! before adding one, look for a field to add to another.

use crate::ops::{ability, copying, destroying, gaining, moving, recruiting, this_turn};
use koloda_kernel::effect::{self, Reach, Vocabulary};
use koloda_kernel::number::or_number;
use koloda_kernel::{amount, numbers, operations};
use schemars::JsonSchema;
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

/// What a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Kind {
    /// A card that is played and discarded at the end of the turn.
    Ally,
    /// A card that stays in play until it is destroyed.
    Champion,
}

/// The faction of a card; items have none (SI-028, SI-029).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, strum::EnumString, strum::IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Faction {
    /// Homodeus, which Dominion asks for.
    Homodeus,
    /// Undergrowth, which Unify and Dominion ask for.
    Undergrowth,
    /// Wraethe, which Echo and Dominion ask for.
    Wraethe,
    /// Order, which no named ability asks for.
    Order,
}

operations! {
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
    #[serde(deny_unknown_fields)]
    pub enum Op of Shards {
        // What the subject gets or loses.
        /// The subject gains so many crystals.
        Crystals(gaining::Crystals),
        /// The subject gains so much power.
        Power(gaining::GainPower),
        /// The power that the subject has not spent yet is doubled.
        DoublePower = gaining::DoublePower,
        /// The subject gains so much mastery.
        Mastery(gaining::Mastery),
        /// The subject loses so much mastery.
        LoseMastery(gaining::LoseMastery),
        /// The subject gains so much health.
        Health(gaining::Health),
        /// The subject draws so many cards.
        Draw(gaining::Draw),

        // Cards of the subject.
        /// Cards that the subject chooses are removed from the game.
        Remove(moving::Move<moving::OutOfGame>),
        /// Cards that the subject chooses return to their hand.
        Return(moving::Move<moving::ToHand>),
        /// This card returns from the discard pile to its player's hand.
        ReturnThis = moving::ReturnThis,
        /// The subject recruits a card of the row without paying.
        Recruit(recruiting::Recruit),

        // Champions of the subject's opponents.
        Destroy(destroying::Destroy),

        // Copying.
        Copy(copying::Copy),
        /// The effects copied before are copied once more.
        CopyIt = copying::CopyIt,
        CopyEach(copying::CopyEach),

        ThisTurn(this_turn::ThisTurn),

        // Steps of the rules themselves, never written on a card.
        #[serde(skip_deserializing)]
        #[schemars(skip)]
        Check(ability::Check),
        #[serde(skip_deserializing)]
        #[schemars(skip)]
        Ride(this_turn::TurnModifierAt),
        #[serde(skip_deserializing)]
        AfterChampion = copying::AfterChampion,
    }
}

/// Which cards a `Remove` or `Return` is about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    pub from: CardsFrom,
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

koloda_kernel::words! {
    /// Where cards are chosen from.
    #[schemars(rename = "From")]
    pub enum CardsFrom {
        /// The subject's hand.
        Hand,
        /// The subject's discard pile.
        Discard,
        /// The subject's hand and discard pile together.
        HandOrDiscard,
    }

    /// Where a recruited card goes.
    #[derive(Default)]
    pub enum Place {
        /// The subject's discard pile.
        #[default]
        Discard,
        /// The subject's hand.
        Hand,
    }
}

/// A number of cards.
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

/// Cards that fit every field given.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Filter {
    pub kind: Option<Kind>,
    pub faction: Option<Faction>,
    /// Only mercenaries.
    pub mercenary: bool,
    /// Only cards of this id.
    pub name: Option<String>,
}

/// Cards played this turn, fast-played ones included.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Played {
    pub of: Filter,
    /// Not the card whose effect this is.
    pub other: bool,
}

/// What changes for the rest of the subject's turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Rider")]
pub enum TurnModifier {
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

pub type Amount = amount::Amount<Number, Condition>;

/// A number of this game, read at the moment it is needed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Number {
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
}

/// Something that holds or does not, asked when it is reached.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
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
    /// The subject has at least so much health.
    HealthAtLeast(u8),
    /// The subject has more mastery than each opponent (SI-187).
    MostMastery,
    /// The subject has at least so many such champions in play.
    Champions { of: Filter, at_least: u8 },
    /// Only where a card says what cannot be attacked: the attacker has less mastery than the subject.
    AttackerHasLessMastery,

    /// What the last `Check` found out.
    #[serde(skip_deserializing)]
    Holds,
}

/// Abilities with a name: the Nemesis ignores or always uses them (SI-153, SI-154).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Scope {
    /// One opponent of the subject, or each of them.
    Opponent,
}
