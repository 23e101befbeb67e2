//! The state of one game: plain data, small enough to be copied a million times a second.

use crate::zone;
use arrayvec::ArrayVec;
use koloda_kernel::chance::Chance;
use koloda_kernel::choosing::Choosing;
use koloda_kernel::ids::{CardId, Face, Seat};
use koloda_kernel::machine::Machine;
use koloda_kernel::rules::Outcome;
use koloda_kernel::viewers::Viewers;
use koloda_kernel::zones::{CardData, CardMeaning, Zone, Zones};
use serde::{Deserialize, Serialize};

/// Room for every physical card: the largest set-up of the box has 283, and diseases never run out.
pub const CARDS: usize = 304;
/// Purchases that one victory may allow, and heroes that may act after it; one more is lost.
pub const SPOILS: usize = 8;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub zones: Zones<CARDS, { zone::COUNT }, OnCard>,
    pub seats: u8,
    /// Experience of each player.
    pub experience: [u16; 5],
    /// What each stack of the village sells, or sold until it ran out; [`Face::UNKNOWN`] where there is none.
    pub sold: [Face; zone::STACKS as usize],
    /// Which cards have breached in this game, one bit each: kept only where a monster breaches once.
    pub breached: [u64; CARDS.div_ceil(64)],
    pub rulings: Rulings,
    pub turn: Turn,
    pub battle: Battle,
    pub machine: Machine<Regs>,
    pub chance: Chance,
    pub outcome: Option<Outcome>,
}

/// Readings of the rules that a table may choose otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rulings {
    /// A monster breaches once in a game, not at each arrival (TS-A06).
    pub breach_once: bool,
    /// Trophies as the public card table has them, where the book differs (TS-A08).
    pub table_trophies: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumString, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Phase {
    /// Village, dungeon or rest (TS-042).
    Choose,
    Village,
    Rest,
    /// In the dungeon, before a monster is chosen.
    Prepare,
    /// Which hero is paralysed.
    Paralyse,
    /// What each hero loses by dread.
    Dread,
    /// What each disease takes away.
    Disease,
    /// What else the monster does.
    Battle,
    Outcome,
    Spoils,
    Refill,
    /// Heroes that act once the hall is full again.
    Aftermath,
    Breach,
    End,
}

impl Phase {
    /// While a battle is being fought: what follows from it is no longer part of it.
    pub fn is_battle(self) -> bool {
        matches!(self, Phase::Paralyse | Phase::Dread | Phase::Disease | Phase::Battle | Phase::Outcome)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    pub of: Seat,
    pub phase: Phase,
    /// Counted over all players, from 1.
    pub number: u16,
    /// Gold that effects gave.
    pub gold: u16,
    pub spent: u16,
    /// Cards that may still be bought.
    pub buys: u8,
    /// How far the visit to the village has come: 0 effects, 1 purchases, 2 levels.
    pub stage: u8,
    /// Weapons weigh nothing (TS-214).
    pub weightless: bool,
    /// The attack of heroes with weapons is magic attack (TS-215).
    pub armed_to_magic: bool,
    /// The card that began this turn in the first rank: it breaches no more in it (TS-A06).
    pub first: CardId,
}

impl Turn {
    pub fn new(of: Seat, number: u16) -> Turn {
        Turn {
            of,
            phase: Phase::Choose,
            number,
            gold: 0,
            spent: 0,
            buys: 1,
            stage: 0,
            weightless: false,
            armed_to_magic: false,
            first: CardId::NONE,
        }
    }
}

/// The battle of a visit to the dungeon.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battle {
    /// The monster that was chosen, or none.
    pub monster: CardId,
    /// Its rank, from 1.
    pub rank: u8,
    /// What diseases took away from attack and from magic attack.
    pub from_attack: u8,
    pub from_magic: u8,
    pub won: bool,
    /// Cards that allow a purchase, with which of their spoils it is; what was asked is taken off the front.
    pub spoils: ArrayVec<(Face, u8), SPOILS>,
    /// Heroes that act once the hall is full again.
    pub aftermath: ArrayVec<CardId, SPOILS>,
}

impl Default for Battle {
    fn default() -> Battle {
        let (spoils, aftermath) = (ArrayVec::new(), ArrayVec::new());
        Battle { monster: CardId::NONE, rank: 0, from_attack: 0, from_magic: 0, won: false, spoils, aftermath }
    }
}

/// What is kept on a physical card while it lies where it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OnCard {
    /// [`mark`]s.
    pub marks: u8,
    /// One bit for each effect of the card that was used this turn.
    pub used: u8,
    /// The hero that holds this weapon, or none.
    pub holder: CardId,
    /// Changes of this turn.
    pub strength: i8,
    pub attack: i8,
    pub magic: i8,
    /// Whose borrowed hero this is: one more than the seat, 0 if it is the player's own.
    pub lender: u8,
}

impl Default for OnCard {
    fn default() -> OnCard {
        OnCard { marks: 0, used: 0, holder: CardId::NONE, strength: 0, attack: 0, magic: 0, lender: 0 }
    }
}

impl CardData for OnCard {
    fn attaches_in(zone: Zone) -> bool {
        Seat::all(5).any(|seat| zone == zone::party(seat))
    }

    fn viewers(zone: Zone) -> Viewers {
        zone::LAYOUT.viewers(zone)
    }

    fn attached_to(&self) -> CardId {
        self.holder
    }

    fn detach(&mut self) {
        self.holder = CardId::NONE;
    }

    /// Who holds it is told by [`crate::meaning`], which knows where that hero lies.
    fn meaning(&self) -> CardMeaning {
        let OnCard { marks, used, holder: _, strength, attack, magic, lender } = *self;
        let numbers = [("used", used), ("strength", strength as u8), ("attack", attack as u8), ("magic", magic as u8), ("lender", lender)];
        CardMeaning { marks: mark::names(marks).collect(), fields: numbers.into_iter().filter(|(_, number)| *number != 0).collect() }
    }
}

/// What may be marked on a physical card.
pub mod mark {
    /// One of its own effects was used: it cannot be destroyed for another (TS-091).
    pub const SPENT: u8 = 1;
    /// A hero whose attack is magic attack.
    pub const MAGIC: u8 = 2;
    /// A hero that a monster keeps from attacking.
    pub const PARALYSED: u8 = 4;
    /// Destroyed when the battle ends.
    pub const DOOMED: u8 = 8;
    /// A hero who has lost by dread.
    pub const DREADS: u8 = 16;
    /// A discarded hero that may be borrowed.
    pub const LENT: u8 = 32;
    /// A weapon that changed hands since anything else happened.
    pub const MOVED: u8 = 64;
    /// A card that came into the first rank and has not breached since.
    pub const ARRIVED: u8 = 128;
    /// As state hashes know them.
    pub const NAMES: [(&str, u8); 8] = [
        ("spent", SPENT),
        ("magic", MAGIC),
        ("paralysed", PARALYSED),
        ("doomed", DOOMED),
        ("dreads", DREADS),
        ("lent", LENT),
        ("moved", MOVED),
        ("arrived", ARRIVED),
    ];

    pub fn named(name: &str) -> Option<u8> {
        NAMES.iter().find(|(known, _)| *known == name).map(|(_, mark)| *mark)
    }

    /// What these marks are called.
    pub fn names(marks: u8) -> impl Iterator<Item = &'static str> {
        NAMES.iter().filter(move |(_, mark)| marks & mark != 0).map(|(name, _)| *name)
    }
}

/// The registers of a running effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Regs {
    /// The card whose effect this is.
    pub source: CardId,
    /// The hero it is about, or none.
    pub hero: CardId,
    /// The card an earlier step chose.
    pub it: CardId,
    /// Who it is about.
    pub subject: Seat,
    /// How many picks the running operation still wants.
    pub want: u8,
}

impl Choosing for Regs {
    fn left(&self) -> u8 {
        self.want
    }

    fn begin(&mut self, wanted: u8) {
        self.want = wanted;
    }

    fn chose(&mut self, card: CardId) {
        self.it = card;
        self.want = self.want.saturating_sub(1);
    }
}

impl Default for Regs {
    fn default() -> Regs {
        Regs::of(CardId::NONE, Seat(0))
    }
}

impl Regs {
    pub fn of(source: CardId, subject: Seat) -> Regs {
        Regs { source, hero: CardId::NONE, it: CardId::NONE, subject, want: 0 }
    }

    /// The card the effect is about: a hero, or else the one it is printed on.
    pub fn about(&self) -> CardId {
        if self.hero.is_some() { self.hero } else { self.source }
    }
}
