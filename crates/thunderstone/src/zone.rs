//! Where cards lie: the zones of this game by name.

use crate::catalog::CardDef;
use crate::vocabulary::Kind;
use koloda_kernel::ids::Seat;
use koloda_kernel::zones::Zone;

/// Ranks of the dungeon hall (TS-018).
pub const RANKS: u8 = 3;
/// Stacks of the village: basic ones, heroes, everything else (TS-021 to TS-023).
pub const BASICS: u8 = 4;
pub const FAMILIES: u8 = 4;
pub const MARKET: u8 = 8;
pub const STACKS: u8 = BASICS + FAMILIES + MARKET;

koloda_kernel::layout! {
    seats 5;
    cards CardDef;
    each seat {
        deck "deck": Nobody, of is_of_a_party, as List at "deck";
        hand "hand": Owner, of is_of_a_party, as List at "hand";
        /// The newest card is on top.
        discard "discard": Everybody, of is_of_a_party, as Pile at "discard";
        /// Cards revealed this turn, in the order they were.
        party "party": Everybody, of is_of_a_party;
    }
    common {
        /// The top card is for sale.
        stack[STACKS] "village": Everybody, of is_for_sale;
        DISEASES "diseases": Everybody, of is_disease;
        /// The first rank is nearest to the exit.
        rank[RANKS] "hall": Everybody, of is_of_the_dungeon, as Row at "hall";
        /// The upper part of the dungeon deck: the Thunderstone is not there.
        DUNGEON "dungeon": Nobody, of is_of_the_dungeon, as List at "dungeon";
        /// The lower part: the last cards with the Thunderstone, and what was put under the deck.
        DEPTHS "depths": Nobody, of is_of_the_dungeon, as List at "depths";
        /// Cards of a deck that were laid open.
        OPEN "open": Everybody, as List at "open";
        DESTROYED "destroyed": Everybody, as List at "destroyed";
    }
}

fn is_of_a_party(_: &CardDef) -> bool {
    true
}

fn is_for_sale(card: &CardDef) -> bool {
    card.card.cost.is_some()
}

fn is_disease(card: &CardDef) -> bool {
    card.card.kind == Kind::Disease
}

fn is_of_the_dungeon(card: &CardDef) -> bool {
    matches!(card.card.kind, Kind::Monster | Kind::Thunderstone)
}

/// Which rank a zone is, from 1, if it is one.
pub fn as_rank(zone: Zone) -> Option<u8> {
    zone.0.checked_sub(rank(0).0).filter(|&place| place < RANKS).map(|place| place + 1)
}

/// Which stack of the village a zone is, if it is one.
pub fn as_stack(zone: Zone) -> Option<u8> {
    zone.0.checked_sub(stack(0).0).filter(|&place| place < STACKS)
}

/// The zone of a rank, counted from 1.
pub fn of_rank(number: u8) -> Zone {
    rank(number - 1)
}

pub fn owner(zone: Zone) -> Option<Seat> {
    LAYOUT.owner(zone)
}
