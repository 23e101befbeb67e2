//! The words of this game that card files are written in.
//!
//! An effect is *about* its subject: the wizard whose card it is, or whom an `Each` names. A word here serves a class of
//! cards, never one card; before adding one, look for a field to add to another.

use crate::ops::{attempt, cards, dice, gaining, marks, paying, threat, turns};
use koloda_kernel::effect::{self, Reach, Vocabulary};
use koloda_kernel::{amount, operations, words};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Marks this game's vocabulary for the kernel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Penumbra;

impl Vocabulary for Penumbra {
    type Op = Op;
    type Condition = Condition;
    type Amount = Amount;
    type Scope = Scope;

    fn reach(scope: &Scope) -> Reach {
        match scope {
            Scope::Wizards => Reach::Every,
        }
    }

    fn is_the_readers(_: &Scope) -> bool {
        false
    }
}

pub type Effect = effect::Effect<Penumbra>;

words! {
    /// A discipline of magic, with its class, its colour of dice and its ingredient (PN-067, PN-087).
    #[derive(Hash, PartialOrd, Ord, strum::VariantArray)]
    pub enum Discipline {
        /// Red dice, blood.
        Ruby,
        /// Orange dice, crystals.
        Amber,
        /// Yellow dice, jewels.
        Jasper,
        /// Green dice, fruits.
        Emerald,
        /// Blue dice, trinkets.
        Sapphire,
        /// Violet dice, arcana.
        Amethyst,
    }

    /// What potions are brewed and cards are paid with (PN-087), in the order of the disciplines.
    #[derive(Hash, PartialOrd, Ord, strum::VariantArray)]
    pub enum Ingredient {
        /// Of ruby; wounded marks pay it, too.
        Blood,
        /// Of amber.
        Crystal,
        /// Of jasper.
        Jewel,
        /// Of emerald.
        Fruit,
        /// Of sapphire.
        Trinket,
        /// Of amethyst; pays for marks and is worth a point.
        Arcana,
    }

    /// A symbol of experience (PN-426).
    #[derive(Hash, PartialOrd, Ord, strum::VariantArray)]
    pub enum Symbol {
        /// Monsters.
        Monsters,
        /// Magical beasts.
        Beasts,
        /// Wild lands.
        Wilds,
        /// Mystics.
        Mystics,
        /// Wizards.
        Wizards,
        /// Society.
        Society,
    }

    /// The approach of a path through a trial (PN-351).
    #[derive(Hash, PartialOrd, Ord, strum::VariantArray)]
    pub enum Approach {
        /// It is destroyed.
        Destroy,
        /// It is caught.
        Catch,
        /// It is reconciled.
        Reconcile,
        /// It is dispelled.
        Dispel,
        /// It is withstood.
        Withstand,
        /// It is bribed.
        Bribe,
    }

    /// Light or dark.
    #[derive(Hash, strum::VariantArray)]
    pub enum Side {
        /// Light.
        Light,
        /// Dark.
        Dark,
    }

    /// A slot of the equipment (PN-053).
    #[derive(Hash, PartialOrd, Ord, strum::VariantArray)]
    pub enum Slot {
        /// Wands and staffs.
        Conduit,
        /// Pendants.
        Pendant,
        /// Mantles.
        Mantle,
        /// Rings.
        Ring,
    }

    /// What a wizard card is.
    #[derive(Hash, PartialOrd, Ord)]
    pub enum Kind {
        /// Used from the grimoire, again and again.
        Spell,
        /// Brewed into a potion.
        Recipe,
        /// Summoned as a familiar.
        Summon,
        /// Bought ready, drunk once.
        Potion,
        /// Worn in a slot.
        Artifact,
        /// Kept for its symbol.
        Tome,
        /// A wizard's own gift.
        Talent,
    }

    /// Turns in which something may be done (PN-187 to PN-189, PN-207 to PN-210).
    #[derive(Default, Hash)]
    pub enum Limit {
        /// Training and trial turns.
        #[default]
        Any,
        /// Training turns.
        Learn,
        /// Trial turns.
        Trial,
        /// Rest turns.
        Rest,
    }

    /// The moment in which a card may be used.
    #[derive(Default, Hash)]
    pub enum Timing {
        /// Whenever effects may be used.
        #[default]
        Free,
        /// While a threat is prepared (PN-150).
        PreThreat,
        /// When the dice of a threat are thrown (PN-152).
        ThreatRolled,
        /// In a trial, from the choice of the path until its task is judged.
        Task,
        /// When a deadly wound takes effect (PN-A32).
        OnDeadly,
    }

    /// What is suppressed in a trial (PN-384 to PN-387).
    #[derive(Hash)]
    pub enum Suppressed {
        /// Crystals.
        Crystals,
        /// Potions.
        Potions,
        /// Artifacts.
        Artifacts,
        /// Familiars.
        Pets,
    }

    /// A part of the boards (PN-282).
    #[derive(Hash)]
    pub enum Area {
        /// The four classes.
        Class,
        /// Potionry, guild, bazaar, shop.
        City,
        /// Forest, sanctuary, ruins.
        Wild,
    }

    /// What a card is gained from.
    #[derive(Hash)]
    pub enum CardSource {
        /// Any class market, or the top of any discipline's deck.
        Discipline,
        /// The market or the deck of the class that was visited.
        Class,
        /// The market or the deck of potions.
        Potion,
        /// The market or the deck of artifacts.
        Artifact,
    }

    /// A kind of property of trials.
    #[derive(Hash)]
    pub enum PropertyKind {
        /// Dice are lost before the threat.
        Rift,
        /// Few cards may be used before the threat.
        Vigilance,
        /// Dice are discarded before the task.
        Shield,
        /// Failing wounds deadly.
        Trap,
        /// Something cannot be used.
        Suppress,
    }
}

impl Discipline {
    /// Its ingredient.
    pub fn ingredient(self) -> Ingredient {
        use strum::VariantArray;
        Ingredient::VARIANTS[self as usize]
    }

    pub fn at(place: u8) -> Discipline {
        use strum::VariantArray;
        Discipline::VARIANTS[usize::from(place)]
    }
}

/// The colour of dice an effect is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Colour {
    /// Ruby.
    Red,
    /// Amber.
    Orange,
    /// Jasper.
    Yellow,
    /// Emerald.
    Green,
    /// Sapphire.
    Blue,
    /// Amethyst.
    Violet,
    /// Without a colour.
    Bone,
    /// Any colour when it is used.
    Spark,
    /// One of the six colours, chosen for each die; in a task every die.
    Any,
    /// The colour of the mark whose effect this is.
    Own,
    /// The colour of the class that was visited.
    Class,
}

/// A part of a price.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Token {
    /// A die of this colour, whatever it shows.
    Die(Colour),
    /// A die of this colour that shows a six.
    Six(Colour),
    /// So many of an ingredient.
    Pays(Ingredient, u8),
    /// Nothing, right after such a card was used (PN-214).
    After(Filter),
    /// Unspent placements of this turn.
    Placements(u8),
    /// The arcana that the first free cell of marks costs.
    NextCell,
}

/// Which cards are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Filter {
    /// A spell.
    Spell,
    /// A spell of this discipline.
    SpellOf(Discipline),
    /// A spell of the discipline of the mark that was used.
    OwnSpell,
    /// A spell of another discipline than the card's.
    OtherSpell,
    /// A familiar.
    Pet,
    /// A potion, brewed or ready.
    Potion,
    /// An artifact.
    Artifact,
    /// The talent.
    Talent,
    /// Any card of a wizard.
    Card,
}

/// A task of contracts and trials (PN-312 to PN-318).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Task {
    /// Discard these ingredients.
    Pay(Vec<(Ingredient, u8)>),
    /// Discard dice of these colours that show so much together.
    Sum(Vec<Colour>, u8),
    /// Discard dice of these colours that show exactly this.
    Exact(Vec<Colour>, Vec<u8>),
    /// Throw so many dice of a colour and reach a number.
    Roll(Colour, u8, u8),
    /// Survive so much threat without a deadly wound.
    Threat(u8),
    /// Have a symbol so often.
    Have(Symbol, u8),
}

/// A property of a trial (PN-376 to PN-391).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Property {
    /// So many dice are lost before the threat is thrown.
    Rift(u8),
    /// At most so many cards or chains may be used before the threat is thrown.
    Vigilance(u8),
    /// This must be discarded before any task.
    Shield(Task),
    /// Failing means a deadly wound.
    Trap,
    /// Something cannot be used.
    Suppress(Suppressed),
}

impl Property {
    pub fn kind(&self) -> PropertyKind {
        match self {
            Property::Rift(_) => PropertyKind::Rift,
            Property::Vigilance(_) => PropertyKind::Vigilance,
            Property::Shield(_) => PropertyKind::Shield,
            Property::Trap => PropertyKind::Trap,
            Property::Suppress(_) => PropertyKind::Suppress,
        }
    }
}

operations! {
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
    #[serde(deny_unknown_fields)]
    pub enum Op of Penumbra {
        // What is gained.
        /// The subject gains an ingredient, up to twelve.
        Gain(gaining::Gain),
        /// The subject gains dice and rolls them; in a bead they come from the boards first.
        Die(gaining::GainDice),
        /// The subject gains dice for this turn and rolls them.
        TempDie(gaining::TempDice),
        /// The subject rolls resource dice and gains what they show, all at once.
        Resources(gaining::Resources),
        /// The subject gains cards without paying.
        GainCard(gaining::GainCard),

        // What is paid and exchanged.
        /// The subject pays this: after `May`, what follows happens only then.
        Pay(paying::Pay),
        /// The subject pays this as often as they like; `Paid` tells how often.
        PayTimes(paying::PayTimes),
        /// The subject swaps one of an ingredient for one of another, at most so often.
        Convert(paying::Convert),
        /// The subject exchanges ingredients as in the bazaar, as often as they like.
        Exchange = paying::Exchange,
        /// The subject buys from open markets.
        Buy(paying::Buy),

        // Dice that are changed.
        /// The subject rolls dice again: their own, or those of the threat.
        Reroll(dice::Reroll),
        /// The subject turns dice by one, up or down.
        Spin(dice::Spin),
        /// The subject turns dice over: 2 becomes 5.
        Flip(dice::Flip),
        /// The subject gives their dice another colour.
        Recolor(dice::Recolor),
        /// The subject gives a bone die the colour of the mark.
        ColorBone = dice::ColorBone,
        /// The subject puts their dice on any face.
        SetDie(dice::SetDie),
        /// The subject lets other dice show what one of them shows.
        CopyFace(dice::CopyFace),
        /// The subject takes dice back that they placed this turn.
        TakeBack(dice::TakeBack),

        // Marks.
        /// The subject heals wounded marks.
        Heal(marks::Heal),
        /// The subject heals all wounded marks.
        HealAll = marks::HealAll,
        /// The subject charges discharged marks.
        Recharge(marks::Recharge),
        /// The subject wounds own marks.
        Wound(marks::Wound),
        /// The subject gains a mark of the class that was visited.
        GainMark = marks::GainMark,
        /// The next effect this turn that counts marks counts so many more.
        BoostNext(marks::BoostNext),

        // Cards.
        /// The subject turns used cards back.
        Ready(cards::Ready),
        /// The subject discards cards of the grimoire.
        DropCards(cards::DropCards),
        /// The cards of a market are replaced.
        Refresh(cards::Refresh),
        /// The subject uses a spell without paying.
        Launch(cards::Launch),
        /// What the last card before this one does happens again.
        RepeatPrevious = cards::RepeatPrevious,
        /// The subject brews potions.
        Brew(cards::Brew),
        /// The subject summons familiars without paying.
        Summon(cards::SummonFree),
        /// The subject reserves a contract or a trial.
        Reserve(cards::Reserve),

        // Threat.
        /// The subject withstands a threat.
        Threat(threat::Threat),
        /// Dice of the running threat are discarded.
        Unthreat(threat::Unthreat),
        /// All dice of the running threat are discarded.
        UnthreatAll = threat::UnthreatAll,
        /// The subject names marks that this threat does not find.
        Protect(threat::Protect),
        /// Until the end of the turn threats do not find the subject's dice.
        IgnorePool = threat::IgnorePool,
        /// The deadly wound of this roll, or the one now taking effect, is nothing.
        PreventDeadly = threat::PreventDeadly,
        /// In the next threat of this turn the subject may turn so many of its dice by one.
        SpinNextThreat(threat::SpinNextThreat),
        /// The subject takes a deadly wound.
        Deadly = threat::DeadlyWound,

        // Trials and contracts.
        /// Properties of the running trial stop working.
        CancelProperty(attempt::CancelProperty),
        /// The task at hand is easier.
        Ease(attempt::Ease),
        /// The tasks of one path are replaced by this.
        SwapTask(attempt::SwapTask),
        /// The subject attempts a contract.
        TryContract = attempt::TryContract,

        // The turn.
        /// The subject has more placements this turn.
        Place(turns::Place),
        /// The subject places a die at once, beside the cells.
        PlaceAside = turns::PlaceAside,
        /// The subject may use another section of the class, too.
        OtherSection = turns::OtherSection,
        /// This turn becomes a trial turn.
        ToTrial = turns::ToTrial,
        /// Something happens at the end of this turn.
        AtTurnEnd(turns::AtTurnEnd),
        /// Nothing happens.
        Nothing = turns::Nothing,

        // Procedures: what turns are made of. No card file writes them.
        #[serde(skip_deserializing)]
        #[schemars(skip)]
        Procedure(crate::procedure::Procedure),
    }
}

pub type Amount = amount::Amount<Number, Condition>;

/// A number of this game, read at the moment it is needed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Number {
    /// The subject's marks of a discipline in any state, and what boosts them (PN-107, PN-212).
    Marks(Discipline),
    /// The subject's wounded marks.
    Wounded,
    /// The subject's familiars.
    Pets,
    /// The length of the chain, this card included.
    Chain,
    /// The number, but at most so many.
    AtMost(u8, Box<Number>),
    /// How often a `PayTimes` was paid.
    Paid,
    /// The subject's arcana.
    ArcanaHeld,
    /// The trials that the subject has passed.
    TrialsPassed,
    /// The contracts that the subject has fulfilled.
    ContractsDone,
    /// The disciplines of which the subject has at least so many marks.
    DisciplinesWith(u8),
}

/// Something that holds or does not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Condition {
    /// The chosen path of the running trial has one of these approaches.
    Approach(Vec<Approach>),
    /// It is such a turn.
    Turn(Limit),
}

/// Whom an `Each` is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Scope {
    /// Every wizard, beginning with whoever revealed the card; never an automa.
    Wizards,
}
