//! The state of one game: plain data, small enough to be copied a million times a second.

use crate::aether::Aether;
use crate::breach::Breach;
use crate::zone;
use arrayvec::ArrayVec;
use koloda_kernel::chance::Chance;
use koloda_kernel::ids::{CardId, Face, Seat};
use koloda_kernel::machine::Machine;
use koloda_kernel::rules::Outcome;
use koloda_kernel::viewers::Viewers;
use koloda_kernel::zones::{CardData, CardMeaning, Zone, Zones};
use serde::{Deserialize, Serialize};

/// Room for every physical card of a game with all boxes mixed.
pub const CARDS: usize = 192;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub zones: Zones<CARDS, { zone::COUNT }, OnCard>,
    pub seats: u8,
    pub mages: [Mage; 4],
    pub gravehold: Life,
    pub nemesis: Nemesis,
    /// The face of each supply pile, also when it is empty.
    pub piles: [Face; zone::PILES as usize],
    pub turn: Turn,
    /// Who holds the token between players 1 and 2, and the one between 3 and 4; [`NOBODY`]: it lies between them (AE-036).
    pub pair_tokens: [u8; 2],
    /// Players who reached 0 life during an Unleash that is not finished (AE-131).
    pub pending: ArrayVec<Exhaustion, 4>,
    pub machine: Machine<Regs>,
    pub chance: Chance,
    pub outcome: Option<Outcome>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Life {
    pub now: u8,
    pub max: u8,
}

impl Life {
    pub fn full(max: u8) -> Life {
        Life { now: max, max }
    }

    pub fn room(self) -> u8 {
        self.max - self.now
    }

    pub fn gain(&mut self, amount: u8) -> u8 {
        let gained = amount.min(self.room());
        self.now += gained;
        gained
    }

    /// What is lost, and what was too much.
    pub fn lose(&mut self, amount: u16) -> (u8, u16) {
        let lost = amount.min(u16::from(self.now)) as u8;
        self.now -= lost;
        (lost, amount - u16::from(lost))
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mage {
    /// Which mat, by its place in the catalogue.
    pub mat: u8,
    pub life: Life,
    pub charges: u8,
    pub trophies: u8,
    pub breaches: [Breach; 4],
}

impl Mage {
    pub fn is_exhausted(&self) -> bool {
        self.life.now == 0
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Nemesis {
    /// Which mat, by its place in the catalogue.
    pub mat: u8,
    pub life: Life,
    /// Fury, husks, or whatever this nemesis counts.
    pub tokens: u8,
    /// How many of the tokens that are minions have lost life this turn.
    pub wounded: u8,
    /// Increased difficulty.
    pub increased: bool,
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TurnOwner {
    Nobody,
    Player(Seat),
    Nemesis,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumString, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Phase {
    /// The nemesis mat's setup.
    Setup,
    /// The next turn-order card is drawn.
    TurnOrder,
    /// The wild card was drawn: who takes the turn?
    ChoosePlayer,
    /// Abilities that answer to the card just drawn.
    TurnOrderDrawn,
    /// Corruption in hand is played.
    Start,
    /// Effects of prepped spells before any is cast.
    StartOfCasting,
    Casting,
    EndOfCasting,
    Main,
    /// Corruption that came to hand this turn is played.
    EndOfMain,
    /// Played cards go to the discard pile.
    Draw,
    NemesisMain,
    /// A power has resolved and leaves.
    PowerResolved,
    NemesisDraw,
    /// Abilities that answer to the nemesis card just drawn.
    NemesisDrawn,
    NemesisResolve,
    NemesisResolved,
    NemesisEnd,
    End,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    pub of: TurnOwner,
    pub phase: Phase,
    /// Tells two turns of one player apart.
    pub number: u16,
    /// How far a phase that goes through seats or breaches has come.
    pub cursor: u8,
    /// The power that is resolving.
    pub resolving: CardId,
    pub aether: Aether,
    pub discount: u8,
    pub double_prep: bool,
    pub prevent_damage: bool,
    /// What happens to the next card somebody gains; each card once per seat.
    pub next_gains: ArrayVec<NextGain, 6>,
    /// Cards the nemesis still draws in its draw phase beyond the one.
    pub extra_draws: u8,
    /// How often each card was played this turn.
    pub plays: ArrayVec<(Face, u8), 24>,
    /// How often the active player has gained a card of each pile this turn.
    pub gains: [u8; zone::PILES as usize],
    /// The token of the active player's pair goes back between them after this turn.
    pub token_returns: bool,
}

impl Turn {
    pub fn new(of: TurnOwner, phase: Phase) -> Turn {
        Turn {
            of,
            phase,
            number: 0,
            cursor: 0,
            resolving: CardId::NONE,
            aether: Aether::default(),
            discount: 0,
            double_prep: false,
            prevent_damage: false,
            next_gains: ArrayVec::new(),
            extra_draws: 0,
            plays: ArrayVec::new(),
            gains: [0; zone::PILES as usize],
            token_returns: false,
        }
    }

    pub fn times_played(&self, face: Face) -> u8 {
        self.plays.iter().find(|(played, _)| *played == face).map_or(0, |(_, times)| *times)
    }
}

/// A card that waits for a seat to gain a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct NextGain {
    pub source: CardId,
    pub seat: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Exhaustion {
    pub seat: Seat,
    pub excess: u8,
}

/// What is kept on a physical card while it lies where it does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OnCard {
    /// [`mark`]s.
    pub marks: u8,
    /// Life of a minion in play, power tokens of a power in play.
    pub tokens: u8,
}

impl CardData for OnCard {
    fn viewers(zone: Zone) -> Viewers {
        zone::LAYOUT.viewers(zone)
    }

    fn meaning(&self) -> CardMeaning {
        let marks = mark::NAMES.iter().filter(|(_, mark)| self.marks & mark != 0).map(|(name, _)| *name).collect();
        CardMeaning { marks, fields: vec![("tokens", self.tokens)] }
    }
}

/// What may be marked on a physical card.
pub mod mark {
    /// Prepped this turn.
    pub const PREPPED_NOW: u8 = 1;
    /// Its once-per-turn effect was used.
    pub const USED: u8 = 2;
    /// Came to hand this turn.
    pub const NEW: u8 = 4;
    /// Still has to act in this nemesis main phase.
    pub const ACTS: u8 = 8;
    /// Has its share of damage that is being divided.
    pub const HIT: u8 = 16;
    /// As state hashes know them.
    pub const NAMES: [(&str, u8); 5] = [("prepped-now", PREPPED_NOW), ("used", USED), ("new", NEW), ("acts", ACTS), ("hit", HIT)];
}

/// What a program is, where that changes how it ends or what may interrupt it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Role {
    Plain,
    Unleash,
    Exhaustion,
}

/// No seat.
pub const NOBODY: u8 = u8::MAX;

/// The registers of a running effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Regs {
    /// The card whose effect this is.
    pub source: CardId,
    /// The card an earlier step turned up, gained or moved.
    pub it: CardId,
    /// The seat it is about, or [`NOBODY`].
    pub subject: u8,
    /// What the former step came to; while piles are devoured one by one, a bit for each that has given its card.
    pub count: u16,
    /// How many picks the running operation still wants.
    pub want: u8,
    /// Extra damage for the first hit of a spell.
    pub bonus: u8,
    /// Damage beyond what exhausted the subject.
    pub excess: u8,
    /// The breach a spell is cast from, or a chosen one lay in: four per seat; [`NOBODY`] if none.
    pub breach: u8,
    /// The last damage felled a minion of the nemesis deck.
    pub slain: bool,
    /// Blood Magic that spares its own acolyte.
    pub unharmed: bool,
    pub role: Role,
}

impl Default for Regs {
    fn default() -> Regs {
        Regs::of(CardId::NONE, None)
    }
}

impl Regs {
    pub fn of(source: CardId, subject: Option<Seat>) -> Regs {
        Regs {
            source,
            it: CardId::NONE,
            subject: subject.map_or(NOBODY, |seat| seat.0),
            count: 0,
            want: 0,
            bonus: 0,
            excess: 0,
            breach: NOBODY,
            slain: false,
            unharmed: false,
            role: Role::Plain,
        }
    }

    pub fn subject(&self) -> Option<Seat> {
        (self.subject != NOBODY).then_some(Seat(self.subject))
    }
}
