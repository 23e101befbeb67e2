//! Where cards lie: the zones of this game by name. An automa's cards lie in the zones of the second seat.

use crate::catalog::{CardDef, Sort};
use crate::vocabulary::{Discipline, Kind};
use koloda_kernel::ids::Seat;
use koloda_kernel::zones::Zone;

/// Slots of the equipment.
pub const SLOTS: u8 = 4;
/// Classes in play (PN-041).
pub const CLASSES: u8 = 4;
/// Open cards of a market.
pub const OPEN: u8 = 2;
/// Open contracts (PN-042).
pub const GUILD: u8 = 4;
pub const DISCIPLINES: u8 = 6;
/// Stacks of the deck of fate (PN-012).
pub const STACKS: u8 = 3;

koloda_kernel::layout! {
    seats 4;
    cards CardDef;
    each seat {
        grimoire "grimoire": Everybody, of is_wizards, as List at "grimoire";
        /// Potions and familiars.
        inventory "inventory": Everybody, of is_wizards, as List at "inventory";
        slot[SLOTS] "equipment": Everybody, of is_artifact, as Row at "equipment";
        talent "talent": Everybody, of is_talent, as One at "talent";
        /// Talents that were dealt; the chosen one is on top.
        dealt "dealt": Owner, of is_talent, as List at "dealt";
        /// Contracts fulfilled, trials passed, tomes.
        experience "experience": Everybody, of is_experience, as List at "experience";
        reserved "reserved-contracts": Owner, of is_contract, as List at "reserved-contracts";
        reserved_trials "reserved-trials": Owner, of is_trial, as List at "reserved-trials";
    }
    common {
        /// A deck for each discipline.
        deck[DISCIPLINES] "deck": Nobody, of is_wizards;
        /// Two open cards for each class in play, side by side.
        market[CLASSES * OPEN] "market": Everybody, of is_wizards, as Row at "market";
        POTIONS "potions": Nobody, of is_potion, as List at "potions";
        potion[OPEN] "potionry": Everybody, of is_potion, as Row at "potionry";
        ARTIFACTS "artifacts": Nobody, of is_artifact, as List at "artifacts";
        shop[OPEN] "shop": Everybody, of is_artifact, as Row at "shop";
        CONTRACTS "contracts": Nobody, of is_contract, as List at "contracts";
        /// The rightmost is the last: it leaves first.
        guild[GUILD] "guild": Everybody, of is_contract, as Row at "guild";
        /// Contracts from the deck that somebody looks at.
        LOOKED "looked-at": Nobody, of is_contract, as List at "looked-at";
        /// The deck of fate from the top: trials of difficulty 2, 3, 4 with what was shuffled among them.
        fate[STACKS] "fate": Nobody, of is_fate;
        /// The longest there first.
        TRIALS "trials": Everybody, of is_trial, as List at "trials";
        PROPHECIES "prophecies": Everybody, as List at "prophecies";
        GOALS "goals": Everybody, as List at "goals";
        /// The event that happens now, and the trial that is attempted.
        EVENT "event": Everybody, as One at "event";
        ATTEMPTED "attempted": Everybody, as One at "attempted";
        TALENTS "talents": Nobody, of is_talent, as List at "talents";
        /// Cards of fate that this game does without: nobody knows which.
        BOX "box": Nobody, as List at "box";
        /// Events that happened, trials that were not passed.
        GONE "gone": Everybody, as List at "gone";
    }
}

fn is_wizards(card: &CardDef) -> bool {
    matches!(card.sort, Sort::Wizard(_))
}

fn is_artifact(card: &CardDef) -> bool {
    matches!(card.kind(), Some(Kind::Artifact | Kind::Tome))
}

fn is_potion(card: &CardDef) -> bool {
    card.kind() == Some(Kind::Potion)
}

fn is_talent(card: &CardDef) -> bool {
    card.kind() == Some(Kind::Talent)
}

fn is_contract(card: &CardDef) -> bool {
    matches!(card.sort, Sort::Contract(_))
}

fn is_trial(card: &CardDef) -> bool {
    matches!(card.sort, Sort::Trial(_))
}

fn is_experience(card: &CardDef) -> bool {
    is_contract(card) || is_trial(card) || card.kind() == Some(Kind::Tome)
}

fn is_fate(card: &CardDef) -> bool {
    matches!(card.sort, Sort::Trial(_) | Sort::Prophecy(_) | Sort::Goal(_) | Sort::Event(_))
}

/// The deck of a discipline.
pub const fn deck_of(discipline: Discipline) -> Zone {
    deck(discipline as u8)
}

/// An open card of a class in play.
pub const fn of_class(class: u8, place: u8) -> Zone {
    market(class * OPEN + place)
}

/// Which class in play a place of the markets belongs to, if it is one.
pub fn as_market(zone: Zone) -> Option<u8> {
    zone.0.checked_sub(market(0).0).filter(|&place| place < CLASSES * OPEN).map(|place| place / OPEN)
}

/// Which place of the guild a zone is, if it is one.
pub fn as_guild(zone: Zone) -> Option<u8> {
    zone.0.checked_sub(guild(0).0).filter(|&place| place < GUILD)
}

pub fn owner(zone: Zone) -> Option<Seat> {
    LAYOUT.owner(zone)
}
