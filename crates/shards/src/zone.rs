//! Where cards lie: the zones of this game by name.

use crate::card::Group;
use crate::catalog::CardDef;
use koloda_kernel::ids::Seat;
use koloda_kernel::zones::Zone;

/// Places of the centre row (SI-012).
pub const SLOTS: u8 = 6;

koloda_kernel::layout! {
    seats 4;
    cards CardDef;
    each seat {
        deck "deck": Nobody, as List at "deck";
        hand "hand": Owner, as List at "hand";
        /// The newest card is on top.
        discard "discard": Everybody, as Pile at "discard";
        /// The play zone: allies of this turn and champions; the oldest is on top.
        play "play": Everybody;
        /// Relics set aside that may still be recruited.
        relics "relics": Owner, of is_relic, as List at "relics";
        /// The relic that was not chosen: back in the box, seen by nobody else (SI-141).
        spare "spare": Owner;
        /// What an eliminated player took out of the game (SI-108).
        gone "gone": Owner;
    }
    common {
        /// One place of the centre row: one card or none.
        slot[SLOTS] "row": Everybody, of is_of_centre, as Row at "row";
        CENTRE_DECK "centre-deck": Nobody, of is_of_centre, as List at "centre-deck";
        /// The newest card is at the bottom.
        REMOVED "removed": Everybody, as List at "removed";
        /// Relics that nobody plays with.
        BOX "box": Nobody;
        /// Relics to be drafted.
        DRAFT "draft": Everybody, of is_relic;
    }
}

fn is_relic(card: &CardDef) -> bool {
    card.group == Group::Relic
}

fn is_of_centre(card: &CardDef) -> bool {
    card.group == Group::Centre
}

/// Whose zone it is, if it is a player's.
pub fn owner(zone: Zone) -> Option<Seat> {
    LAYOUT.owner(zone)
}

/// Which place of the row a zone is, if it is one.
pub fn as_slot(zone: Zone) -> Option<u8> {
    zone.0.checked_sub(slot(0).0).filter(|&place| place < SLOTS)
}

/// Relics set aside, not chosen or left in the box.
pub fn may_hold_relics(zone: Zone) -> bool {
    zone == BOX || owner(zone).is_some_and(|seat| [relics(seat), spare(seat)].contains(&zone))
}
