//! The entries of card files: what a component is, before it becomes part of a catalogue.
//!
//! Plain descriptions read from RON. They are checked and compiled in `catalog`.

use crate::vocabulary::{AeonsEnd, Amount, Condition, Effect, Kind};
use koloda_kernel::component::{Component, HoldsEffects};
use koloda_kernel::phrase::Name;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

koloda_kernel::entries! {
    pub enum Entry of AeonsEnd {
        Card(PlayerCard),
        Mage(Mage),
        Nemesis(Box<Nemesis>),
        NemesisCard(NemesisCard),
        Breach(Breach),
        /// In a line of the log its name says who acts.
        TurnOrder(TurnOrderCard) unlinked,
        /// A supply that the rulebook recommends.
        Supply(Supply) unlinked,
        /// What the box suggests where nobody chose.
        FirstGame(FirstGame) nameless,
        /// A component of an earlier box that lies in this one too.
        Also(Also) nameless,
    }
}

koloda_kernel::components! { AeonsEnd;
    /// A gem, relic or spell.
    pub component PlayerCard [on_play, on_cast, on_gain, while_prepped] {
        pub kind: Kind,
        pub cost: u8,
        pub copies: u8,
        #[serde(default)]
        pub group: Group,
        pub on_play: Option<Effect>,
        pub on_cast: Option<Effect>,
        /// When a player gains this card, before it lies anywhere else than its normal place.
        pub on_gain: Option<Effect>,
        pub while_prepped: Option<WhilePrepped>,
        /// May be prepped to a closed breach that was not focused.
        #[serde(default)]
        pub preps_to_closed: bool,
        /// Takes two adjacent breaches, and leaves no room in either.
        #[serde(default)]
        pub two_breaches: bool,
        pub shares: Option<Shares>,
        /// While prepped: each damage its owner suffers is less by this, but at least 1.
        #[serde(default)]
        pub shield: u8,
    }

    /// What a spell does while it is prepped.
    pub part WhilePrepped [effect] {
        pub when: Timing,
        pub effect: Effect,
    }

    /// A mage that a player may be.
    pub component Mage [ability] {
        #[serde(skip_serializing)]
        pub title: Name,
        pub life: u8,
        /// Four signs for breaches I to IV: `O` open, `0`-`3` closed and turned so often, `-` absent.
        pub breaches: String,
        pub hand: Vec<String>,
        /// Top card first.
        pub deck: Vec<String>,
        /// The mat has a place for trophies.
        #[serde(default)]
        pub trophies: bool,
        pub ability: Ability,
    }

    /// What a mage may do for charges.
    pub part Ability [effect] {
        #[serde(skip_serializing)]
        pub name: Name,
        pub charges: u8,
        pub window: Window,
        pub effect: Effect,
    }

    /// A nemesis with its mat.
    pub component Nemesis [unleash, setup, end_of_nemesis_turn, exhaustion, increased, routines] {
        pub life: u8,
        pub difficulty: u8,
        pub token: Option<Token>,
        /// The kind of its tier-0 cards, which form a face-down deck of their own.
        pub tier_zero: Option<Kind>,
        pub setup: Option<Effect>,
        pub unleash: Effect,
        #[serde(default)]
        pub routines: Vec<Routine>,
        pub end_of_nemesis_turn: Option<Effect>,
        pub lose_when: Option<Condition>,
        /// The players win if this holds at the end of a turn.
        pub win_when: Option<Condition>,
        /// It cannot be dealt damage.
        #[serde(default)]
        pub untouchable: bool,
        /// Instead of the two Unleashes when a player is exhausted.
        pub exhaustion: Option<Effect>,
        #[serde(default)]
        pub increased: Increased,
    }

    /// What the nemesis' counters are.
    pub part Token {
        pub id: String,
        #[serde(skip_serializing)]
        pub name: Name,
        /// No more than these; each one too many costs Gravehold 1 life.
        pub cap: Option<u8>,
        /// Each token is a minion with this life.
        pub minion_life: Option<u8>,
        /// Never fewer, never more; what goes beyond just does not happen.
        pub limits: Option<(u8, u8)>,
        /// Damage to the nemesis is less by its tokens; each time it then loses one.
        #[serde(default)]
        pub shields: bool,
    }

    /// A procedure of the mat that cards call by name.
    pub part Routine [effect] {
        pub id: String,
        #[serde(skip_serializing)]
        pub name: Name,
        pub effect: Effect,
    }

    /// What increased difficulty replaces; everything left out stays.
    #[derive(Default)]
    #[serde(default)]
    pub part Increased [setup, unleash, routines] {
        pub setup: Option<Effect>,
        pub unleash: Option<Effect>,
        pub routines: Vec<Routine>,
        /// The limits of tokens.
        pub limits: Option<(u8, u8)>,
        /// Destroyed corruption goes to any player's discard pile instead of under its deck.
        pub corruption_stays: bool,
    }

    /// A card of a nemesis, or one that any of them may use.
    pub component NemesisCard [to_discard, immediately, effect, passive] {
        /// A nemesis id, or `basic`.
        pub nemesis: String,
        pub tier: u8,
        pub kind: Kind,
        #[serde(default = "one_copy")]
        pub copies: u8,
        /// Minions: printed life; left out where the card itself sets it.
        pub life: Option<u8>,
        /// Powers: how many nemesis turns until it resolves.
        pub power: Option<u8>,
        pub to_discard: Option<Effect>,
        pub immediately: Option<Effect>,
        /// What an attack, strike or corruption does, a minion does persistently, a power does at last.
        pub effect: Option<Effect>,
        #[serde(default)]
        pub passive: Vec<Passive>,
    }

    /// A breach tile.
    pub component Breach {
        /// From 1; none for a tile that only takes the place of another, and has no closed side.
        pub number: Option<u8>,
        pub copies: u8,
        pub focus: Option<u8>,
        /// The price of opening, by how often it was turned.
        pub open: Option<[u8; 4]>,
        pub bonus: u8,
    }

    /// A card of the turn-order deck.
    pub component TurnOrderCard {
        pub who: TurnCardOwner,
        pub copies: u8,
    }

    pub component Supply {
        pub cards: Vec<String>,
    }

    pub nameless FirstGame {
        pub nemesis: String,
        /// By seat.
        pub mages: Vec<String>,
        pub supply: String,
    }

    pub nameless Also {
        /// The id of the component.
        pub of: String,
        pub copies: u8,
    }
}

koloda_kernel::words! {
    /// Where player cards come from.
    #[derive(Default)]
    pub enum Group {
        /// A card that may be in the supply.
        #[default]
        Market,
        /// A card that a mage begins with.
        Starter,
    }

    /// When a prepped spell does it.
    #[schemars(rename = "Moment")]
    pub enum Timing {
        /// In the owner's main phase, once per turn.
        MainPhaseOnce,
        /// In the owner's main phase, as often as its price is paid.
        MainPhase,
        /// By itself, at the start of the owner's casting phase.
        StartOfCasting,
        /// By itself, at the end of the owner's casting phase.
        EndOfCasting,
        /// By itself, whenever a breach of the owner is focused or opened on the owner's turn.
        BreachFocused,
    }

    /// When a mage's ability may be used.
    pub enum Window {
        /// In the main phase of their own turn.
        OwnMainPhase,
        /// In the main phase of any player.
        AnyMainPhase,
        /// When an attack or power was drawn from the nemesis deck, before it does anything.
        AttackOrPowerDrawn,
        /// Right after a turn-order card was drawn.
        TurnOrderDrawn,
    }
}

/// Which second spell its breach takes while this one is prepped there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Shares {
    /// Another one with Link (AE-099).
    Link,
    /// The card with this id.
    With(String),
}

impl Breach {
    pub fn focus_cost(&self) -> u8 {
        self.focus.unwrap_or(0)
    }

    pub fn open_cost(&self, turned: u8) -> u8 {
        self.open.map_or(0, |costs| costs[usize::from(turned)])
    }
}

impl Nemesis {
    /// Whether its tokens are called so.
    pub fn has_token(&self, id: &str) -> bool {
        self.token.as_ref().is_some_and(|token| token.id == id)
    }
}

fn one_copy() -> u8 {
    1
}

/// What holds as long as a nemesis card is in play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub enum Passive {
    /// Any damage dealt to it becomes this much at most.
    DamageReducedTo(u8),
    /// Any damage dealt to it is less by this.
    DamageReducedBy(Amount),
    /// It cannot be dealt damage while this holds.
    ImmuneWhile(Condition),
    /// About the player who dealt it damage.
    WhenDamaged(Effect),
    /// Tokens that are minions have this life; damaged ones heal at the end of each turn.
    TokenLife(u8),
    /// When it is discarded from play.
    WhenDiscarded(Effect),
    /// Whenever it is discarded, it goes to the bottom of the nemesis deck instead.
    DiscardedToDeckBottom,
    /// It is discarded when the nemesis is dealt damage.
    DiscardedWhenNemesisHit,
}

/// Whose turn a turn-order card brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Whom")]
pub enum TurnCardOwner {
    /// The player of this number, counted from 1.
    Player(u8),
    /// One of two players, by who holds the token between them (AE-037, AE-038).
    Either(u8, u8),
    /// One player, whom the players choose.
    AnyPlayer,
    /// The nemesis.
    Nemesis,
}

/// The owner of cards that any nemesis may use.
pub const BASIC: &str = "basic";

impl HoldsEffects<AeonsEnd> for Passive {
    fn add_effects<'e>(&'e self, found: &mut Vec<&'e Effect>) {
        if let Passive::WhenDamaged(effect) | Passive::WhenDiscarded(effect) = self {
            found.push(effect);
        }
    }
}

impl Entry {
    /// Every effect written in this entry, and what waits within these for the next card gained.
    pub fn all_effects(&self) -> Vec<&Effect> {
        let mut effects = self.effects();
        let later: Vec<&Effect> = effects.iter().flat_map(|effect| on_next_gain(effect)).collect();
        effects.extend(later);
        effects
    }
}

/// The effects within an effect that wait for the next card gained.
pub fn on_next_gain(effect: &Effect) -> impl Iterator<Item = &Effect> {
    effect.ops().into_iter().filter_map(|op| op.operation().later())
}
