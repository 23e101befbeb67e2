//! The state of one game: plain data, small enough to be copied a million times a second.

use crate::power::Power;
use crate::vocabulary::Faction;
use crate::zone;
use arrayvec::ArrayVec;
use koloda_kernel::chance::Chance;
use koloda_kernel::choosing::Choosing;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Machine;
use koloda_kernel::rules::Outcome;
use koloda_kernel::viewers::Viewers;
use koloda_kernel::zones::{CardData, CardMeaning, Zone, Zones};
use serde::{Deserialize, Serialize};

/// Room for every physical card: 112 in the centre, 40 starters, 8 relics, and some that people add.
pub const CARDS: usize = 192;
/// Effects of this turn that may hold at once; one more is lost.
pub const RIDERS: usize = 12;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub zones: Zones<CARDS, { zone::COUNT }, OnCard>,
    /// People or bots at the table.
    pub seats: u8,
    /// Those who have health: the seats, and the Nemesis after the last of them.
    pub count: u8,
    pub players: [Player; 4],
    pub variant: Variant,
    /// Relics are known to their owners only (SI-138).
    pub secret: bool,
    pub turn: Turn,
    pub attack: Attack,
    pub opening: Opening,
    pub machine: Machine<Regs>,
    pub chance: Chance,
    pub outcome: Option<Outcome>,
}

#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    strum::Display,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Variant {
    Standard,
    /// Two against two; in clockwise order A1, B1, B2, A2 (SI-111).
    Teams,
    /// Every opponent suffers the whole attack (SI-121).
    ThreeWay,
}

impl Variant {
    /// SI-110, SI-120.
    pub fn fits(self, players: usize) -> Result<(), String> {
        match self {
            Variant::Teams if players != 4 => Err(format!("`teams` is for 4 players, here are {players}")),
            Variant::ThreeWay if players != 3 => Err(format!("`three-way` is for 3 players, here are {players}")),
            Variant::Standard | Variant::Teams | Variant::ThreeWay => Ok(()),
        }
    }
}

/// No seat, no leader.
pub const NOBODY: u8 = u8::MAX;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// By its place in the catalogue; [`NOBODY`] before the auction gave them one.
    pub leader: u8,
    /// 0 is a player who is out.
    pub health: u8,
    pub mastery: u8,
    /// One relic per player and game (SI-101).
    pub relic_taken: bool,
}

impl Player {
    pub fn is_out(&self) -> bool {
        self.health == 0
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumString, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Phase {
    Auction,
    /// Whoever won the auction, or is the last without a leader, chooses one.
    AuctionPick,
    Draft,
    Main,
    /// The attack phase begins: to whom does the power go?
    Attack,
    /// Everybody attacked may show shields.
    Shields,
    Damage,
    /// Teams: what was too much for one opponent may go to the other.
    Overflow,
    End,
    /// The Nemesis turns up a card.
    Nemesis,
    NemesisRow,
    NemesisActivate,
    /// Enough to kill?
    NemesisAttack,
    /// If not, it destroys champions.
    NemesisHunt,
    NemesisEnd,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    pub of: Seat,
    pub phase: Phase,
    /// Counted over all players, from 1.
    pub number: u16,
    pub crystals: u16,
    pub power: Power,
    /// The leader was activated (SI-037).
    pub focused: bool,
    /// Places in the catalogue's list of riders: what holds for the rest of this turn.
    pub turn_modifiers: ArrayVec<u8, RIDERS>,
    /// What the Nemesis plays from the row.
    pub faction: Option<Faction>,
    /// Something changed that does not change back by itself: health, mastery, whose or where a card is.
    pub progress: bool,
    /// Turns without progress before this one.
    pub idle: u8,
}

impl Turn {
    pub fn new(of: Seat, phase: Phase, number: u16) -> Turn {
        Turn {
            of,
            phase,
            number,
            crystals: 0,
            power: Power::NONE,
            focused: false,
            turn_modifiers: ArrayVec::new(),
            faction: None,
            progress: false,
            idle: 0,
        }
    }
}

/// One attack phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attack {
    pub assigned: [Power; 4],
    /// What shown cards block.
    pub blocked: [u16; 4],
    /// Damage each player has suffered in this phase.
    pub dealt: [Power; 4],
    /// How many opponents, clockwise from the attacker, have been asked or have answered.
    pub cursor: u8,
    /// What was too much for an eliminated opponent.
    pub excess: Power,
}

/// What happens before the first turn: auction or draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Opening {
    pub next: Seat,
    pub highest: u8,
    /// Whose bid that is, or [`NOBODY`].
    pub by: u8,
    /// One bit per player who is out of this auction.
    pub out: u8,
    /// Of the draft: 1 or 2.
    pub round: u8,
}

impl Opening {
    pub fn new(next: Seat) -> Opening {
        Opening { next, highest: 0, by: NOBODY, out: 0, round: 1 }
    }
}

/// What is kept on a physical card while it lies where it does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OnCard {
    /// [`mark`]s.
    pub marks: u8,
}

impl CardData for OnCard {
    fn viewers(zone: Zone) -> Viewers {
        zone::LAYOUT.viewers(zone)
    }

    fn meaning(&self) -> CardMeaning {
        let marks = mark::NAMES.iter().filter(|(_, mark)| self.marks & mark != 0).map(|(name, _)| *name).collect();
        CardMeaning { marks, fields: Vec::new() }
    }
}

/// What may be marked on a physical card.
pub mod mark {
    /// Played this turn.
    pub const PLAYED: u8 = 1;
    /// Activated this turn.
    pub const USED: u8 = 2;
    /// Fast-played from the row.
    pub const FAST: u8 = 4;
    /// Shown as a shield in this attack.
    pub const SHIELD: u8 = 8;
    /// Already copied by the effect that copies each.
    pub const COPIED: u8 = 16;
    /// As state hashes know them.
    pub const NAMES: [(&str, u8); 5] = [("played", PLAYED), ("used", USED), ("fast", FAST), ("shield", SHIELD), ("copied", COPIED)];
}

/// The registers of a running effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Regs {
    /// The card whose effect this is; none if it was copied (SI-176).
    pub source: CardId,
    /// The card it is printed on.
    pub origin: CardId,
    /// The card an earlier step chose.
    pub it: CardId,
    /// Who it is about.
    pub subject: Seat,
    /// How many picks the running operation still wants; factions shown for Dominion.
    pub want: u8,
    /// Whether the named ability that was checked last works.
    pub holds: bool,
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
    pub fn of(card: CardId, subject: Seat) -> Regs {
        Regs { source: card, origin: card, it: CardId::NONE, subject, want: 0, holds: false }
    }

    /// The effect of a card, copied: it does not belong to that card any more.
    pub fn copied(card: CardId, subject: Seat) -> Regs {
        Regs { source: CardId::NONE, ..Regs::of(card, subject) }
    }
}
