//! The words of this game that card files are written in.
//!
//! An effect is *about* its subject, the player whose card it is or whom an `Each` names, and within a `With(Hero)` or
//! `Each(Heroes)` about that hero; otherwise about the card it is printed on. A word here serves a class of cards, never
//! one card; before adding one, look for a field to add to another.

use crate::ops::{destroying, discarding, gaining, hall, looking, party, stacks};
use koloda_kernel::effect::{self, Reach, Vocabulary};
use koloda_kernel::{amount, operations};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Marks this game's vocabulary for the kernel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Thunderstone;

impl Vocabulary for Thunderstone {
    type Op = Op;
    type Condition = Condition;
    type Amount = Amount;
    type Scope = Scope;

    fn reach(scope: &Scope) -> Reach {
        match scope {
            Scope::Hero => Reach::One,
            Scope::Heroes | Scope::Opponents | Scope::Players => Reach::Every,
        }
    }

    fn is_of_things(scope: &Scope) -> bool {
        matches!(scope, Scope::Hero | Scope::Heroes)
    }

    fn is_the_readers(scope: &Scope) -> bool {
        *scope == Scope::Opponents
    }
}

pub type Effect = effect::Effect<Thunderstone>;

/// What a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Kind {
    /// Fights, holds weapons, learns; the militia is one, too.
    Hero,
    /// Whatever else the village sells.
    Village,
    /// Lives in the dungeon; beaten, it is a card of its victor.
    Monster,
    /// Weakens whoever carries it into the dungeon.
    Disease,
    /// Ends the game when it comes into the first rank.
    Thunderstone,
}

/// What a village card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Trait {
    /// Counts only in the hand of a hero.
    Weapon,
    /// A weapon that cuts.
    Edged,
    /// A weapon that does not cut.
    Blunt,
    /// A thing that needs no hero.
    Item,
    /// What heroes eat for their effects.
    Food,
    /// Magic that is used up by nothing.
    Spell,
    /// Somebody who helps in the village.
    Villager,
    /// A thing that is there to shine.
    Light,
    /// An enchanted thing.
    Magic,
}

/// What a hero is by trade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Class {
    /// Untrained, and of no level.
    Militia,
    /// Fights hand to hand.
    Fighter,
    /// Fights from afar.
    Archer,
    /// Heals, and fights with prayers.
    Cleric,
    /// Fights with magic.
    Wizard,
    /// Lives on the purses of others.
    Thief,
}

/// What people a hero is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Race {
    /// A human being.
    Human,
    /// A dwarf.
    Dwarf,
    /// An elf; a Feayn is one, too.
    Elf,
}

/// What a monster is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Type {
    /// From the abyss.
    Abyssal,
    /// A dragon of this colour.
    Black,
    /// A dragon of this colour.
    Blue,
    /// A herald of doom.
    Doom,
    /// A knight of doom.
    Doomknight,
    /// A dragon.
    Dragon,
    /// A being of magic.
    Enchanted,
    /// A dragon of this colour.
    Green,
    /// Of human shape.
    Humanoid,
    /// A slime.
    Ooze,
    /// A dragon of this colour.
    Red,
    /// Without a body.
    Spirit,
    /// Dead, and walking.
    Undead,
    /// A dragon of this colour.
    White,
}

/// What always holds for a monster (TS-139 to TS-147).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Nature {
    /// Magic attack against it is halved.
    HalvesMagic,
    /// The whole attack is halved unless some of it is magic.
    HalvedWithoutMagic,
    /// The whole attack is halved unless a hero has a weapon.
    HalvedWithoutWeapon,
    /// Heroes without a weapon cannot attack it.
    OnlyTheArmed,
    /// Bonuses of edged weapons count for nothing.
    ImmuneToEdged,
    /// Magic attack counts for nothing against it.
    ImmuneToMagic,
    /// It is beaten only with some magic attack.
    NeedsMagic,
    /// Attack that is not magic counts for nothing against it.
    OnlyMagic,
    /// It cannot be attacked under a light penalty.
    OnlyInLight,
}

/// What a monster does to the party that fights it, before the outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Ordeal {
    /// Each hero has this much less strength.
    Weakness(u8),
    /// Each hero with a weapon has this much more attack.
    Provocation(u8),
    /// Each hero has 1 less attack or magic attack.
    Dread,
    /// One hero cannot attack.
    Paralysis,
}

impl Ordeal {
    /// How much strength it takes from each hero.
    pub fn weakness(self) -> u8 {
        if let Ordeal::Weakness(loss) = self { loss } else { 0 }
    }
}

operations! {
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
    #[serde(deny_unknown_fields)]
    pub enum Op of Thunderstone {
        // What the subject gets.
        /// The subject draws cards; on their own turn these are revealed.
        Draw(gaining::Draw),
        /// The subject has this much more gold in the village this turn.
        Gold(gaining::Gold),
        /// The subject may buy this many more cards this turn.
        Buys(gaining::Buys),
        /// The subject gains experience.
        Experience(gaining::Experience),
        /// The subject gains diseases into the discard pile.
        Disease(gaining::Disease),

        // The party.
        /// The hero the effect is about has this much more strength this turn.
        Strength(party::Strength),
        /// The hero, or else the card of the effect, gives this much more attack this turn.
        Attack(party::Attack),
        /// The hero's whole attack is magic attack this turn.
        ToMagic = party::ToMagic,
        /// Something holds for the whole party this turn.
        ThisTurn(party::ThisTurn),

        // Cards that go.
        /// The subject destroys one of the revealed cards, at once.
        Destroy(destroying::Destroy),
        /// The card of the effect is destroyed, at once.
        DestroyThis = destroying::DestroyThis,
        /// Revealed cards are destroyed when the battle ends; until then they fight on.
        Doom(destroying::Doom),
        /// The card of the effect is destroyed when the battle ends; until then it works on.
        DoomThis = destroying::DoomThis,
        /// The subject discards cards of their hand or, on their own turn, of the revealed ones.
        Discard(discarding::Discard),
        /// One of the heroes that were discarded for it fights for the player whose turn it is, until the battle ends.
        Borrow = discarding::Borrow,

        // The dungeon hall.
        /// A monster of the hall goes under the dungeon deck, and the hall is filled up.
        Banish = hall::Banish,
        /// The cards of the hall are put into any order.
        Rearrange = hall::Rearrange,
        /// A monster of the hall goes to the subject's discard pile, without experience, and the hall is filled up.
        Capture(hall::Capture),

        // The village.
        /// The top cards of every hero stack are destroyed.
        DestroyTop(stacks::DestroyTop),

        // Cards of the deck that are looked at.
        /// Cards of the subject's deck are laid open; they are no part of the hand.
        Reveal(looking::Reveal),
        /// Any number of the cards laid open are destroyed.
        DestroyRevealed = looking::DestroyRevealed,
        /// The cards laid open are discarded.
        DiscardRevealed = looking::DiscardRevealed,
    }
}

/// Cards that fit every field given.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Filter {
    pub kind: Option<Kind>,
    pub has: Option<Trait>,
    /// Of one of these classes.
    pub class: Vec<Class>,
    pub not: Option<Class>,
    /// Whether a hero has a weapon in hand.
    pub armed: Option<bool>,
    /// A value in gold is printed on it, be it 0.
    pub gold: bool,
    /// It gives light.
    pub light: bool,
    /// It gives magic attack.
    pub magic: bool,
    /// Victory points from the first to the second number.
    pub points: Option<(u8, u8)>,
    /// Heroes whose strength is 0 or less.
    pub feeble: bool,
    /// Heroes that no other hero is stronger than.
    pub strongest: bool,
}

pub type Amount = amount::Amount<Number, Condition>;

/// A number of this game, read at the moment it is needed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Number {
    /// Revealed cards of the subject.
    Revealed(Filter),
    /// The printed gold of the card an earlier step chose.
    GoldOfIt,
}

/// Something that holds or does not: in battle against the chosen monster, before it against the one that is considered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Condition {
    /// The monster stands in this rank or a deeper one.
    RankAtLeast(u8),
    /// The monster stands in this rank.
    Rank(u8),
    /// The monster is of one of these types.
    Against(Vec<Type>),
    /// The hero was given a weapon of this trait in preparation, whatever became of it in battle.
    Armed(Trait),
    /// The hero, or who holds this weapon, has at least this strength.
    StrengthAtLeast(u8),
    /// Who holds this weapon is of this class.
    HeldBy(Class),
    /// Somebody holds this weapon.
    Held,
    /// Every one of these holds.
    All(Vec<Condition>),
}

/// Who or what a `With` or `Each` is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Scope {
    /// One revealed hero of whoever's turn it is.
    Hero,
    /// All their revealed heroes.
    Heroes,
    /// The other players, clockwise.
    Opponents,
    /// All players, beginning with whoever's turn it is.
    Players,
}
