//! Where cards lie: the zones of this game by name.

use koloda_kernel::ids::Seat;
use koloda_kernel::zones::Zone;

const PER_SEAT: u8 = 7;
pub const SEATS: u8 = 4;
/// Places of the centre row (SI-012).
pub const SLOTS: u8 = 6;

pub const fn deck(seat: Seat) -> Zone {
    Zone(seat.0 * PER_SEAT)
}

pub const fn hand(seat: Seat) -> Zone {
    Zone(seat.0 * PER_SEAT + 1)
}

/// The newest card is on top.
pub const fn discard(seat: Seat) -> Zone {
    Zone(seat.0 * PER_SEAT + 2)
}

/// The play zone: allies of this turn and champions; the oldest is on top.
pub const fn play(seat: Seat) -> Zone {
    Zone(seat.0 * PER_SEAT + 3)
}

/// Relics set aside that may still be recruited.
pub const fn relics(seat: Seat) -> Zone {
    Zone(seat.0 * PER_SEAT + 4)
}

/// The relic that was not chosen: back in the box, seen by nobody else (SI-141).
pub const fn spare(seat: Seat) -> Zone {
    Zone(seat.0 * PER_SEAT + 5)
}

/// What an eliminated player took out of the game (SI-108).
pub const fn gone(seat: Seat) -> Zone {
    Zone(seat.0 * PER_SEAT + 6)
}

const COMMON: u8 = SEATS * PER_SEAT;

/// One place of the centre row: one card or none.
pub const fn slot(number: u8) -> Zone {
    Zone(COMMON + number)
}

pub const CENTRE_DECK: Zone = Zone(COMMON + SLOTS);
/// The newest card is at the bottom.
pub const REMOVED: Zone = Zone(COMMON + SLOTS + 1);
/// Relics that nobody plays with.
pub const BOX: Zone = Zone(COMMON + SLOTS + 2);
/// Relics to be drafted.
pub const DRAFT: Zone = Zone(COMMON + SLOTS + 3);
pub const COUNT: usize = (COMMON + SLOTS + 4) as usize;

const OWN_NAMES: [&str; PER_SEAT as usize] = ["deck", "hand", "discard", "play", "relics", "spare", "gone"];
const COMMON_NAMES: [&str; COUNT - (COMMON + SLOTS) as usize] = ["centre-deck", "removed", "box", "draft"];

/// The name of a zone, as state hashes know it: `1.hand`, `row.6`, `centre-deck`.
pub fn name(zone: Zone) -> String {
    match zone.0.checked_sub(COMMON) {
        None => format!("{}.{}", zone.0 / PER_SEAT + 1, OWN_NAMES[usize::from(zone.0 % PER_SEAT)]),
        Some(slot) if slot < SLOTS => format!("row.{}", slot + 1),
        Some(common) => COMMON_NAMES[usize::from(common - SLOTS)].to_owned(),
    }
}

/// Whose zone it is, if it is a player's.
pub fn owner(zone: Zone) -> Option<Seat> {
    (zone.0 < COMMON).then_some(Seat(zone.0 / PER_SEAT))
}

/// Which place of the row a zone is, if it is one.
pub fn as_slot(zone: Zone) -> Option<u8> {
    (COMMON..COMMON + SLOTS).contains(&zone.0).then(|| zone.0 - COMMON)
}
