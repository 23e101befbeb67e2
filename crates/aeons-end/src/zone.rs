//! Where cards lie: the zones of this game by name.

use koloda_kernel::ids::Seat;
use koloda_kernel::zones::Zone;

const PER_SEAT: u8 = 8;
pub const SEATS: u8 = 4;
/// Supply piles.
pub const PILES: u8 = 9;

pub const fn deck(seat: Seat) -> Zone {
    Zone(seat.0 * PER_SEAT)
}

pub const fn hand(seat: Seat) -> Zone {
    Zone(seat.0 * PER_SEAT + 1)
}

pub const fn discard(seat: Seat) -> Zone {
    Zone(seat.0 * PER_SEAT + 2)
}

/// Gems and relics played this turn; the newest is on top.
pub const fn play_area(seat: Seat) -> Zone {
    Zone(seat.0 * PER_SEAT + 3)
}

/// Spells prepped to breach `index` (0 is breach I).
pub const fn breach(seat: Seat, index: u8) -> Zone {
    Zone(seat.0 * PER_SEAT + 4 + index)
}

const COMMON: u8 = SEATS * PER_SEAT;

pub const fn pile(number: u8) -> Zone {
    Zone(COMMON + number)
}

pub const DEVOURED: Zone = Zone(COMMON + PILES);
pub const NEMESIS_DECK: Zone = Zone(COMMON + PILES + 1);
pub const NEMESIS_DISCARD: Zone = Zone(COMMON + PILES + 2);
/// Minions and powers in play; the oldest is on top.
pub const NEMESIS_PLAY: Zone = Zone(COMMON + PILES + 3);
/// The nemesis card that was drawn and is being resolved.
pub const DRAWN: Zone = Zone(COMMON + PILES + 4);
/// The nemesis' own face-down deck of tier-0 cards.
pub const TIER_ZERO: Zone = Zone(COMMON + PILES + 5);
/// A tier-0 card that is being resolved.
pub const TIER_ZERO_DRAWN: Zone = Zone(COMMON + PILES + 6);
pub const TURN_DECK: Zone = Zone(COMMON + PILES + 7);
pub const TURN_DISCARD: Zone = Zone(COMMON + PILES + 8);
pub const DESTROYED: Zone = Zone(COMMON + PILES + 9);
/// Basic nemesis cards that are not part of this game.
pub const UNUSED: Zone = Zone(COMMON + PILES + 10);
/// Discarded tier-0 cards, those of acolytes that fell.
pub const TIER_ZERO_DISCARD: Zone = Zone(COMMON + PILES + 11);
/// Cards revealed from a deck until they are put back.
pub const REVEALED: Zone = Zone(COMMON + PILES + 12);
pub const COUNT: usize = (COMMON + PILES + 13) as usize;

/// The common zones after the piles, by the names that state hashes know them by.
const NAMES: [&str; COUNT - (COMMON + PILES) as usize] = [
    "devoured",
    "nemesis-deck",
    "nemesis-discard",
    "nemesis-play",
    "drawn",
    "tier-zero",
    "tier-zero-drawn",
    "turn-deck",
    "turn-discard",
    "destroyed",
    "unused",
    "tier-zero-discard",
    "revealed",
];

/// The name of a zone: `1.hand`, `1.breach.4`, `supply.9`, `devoured`.
pub fn name(zone: Zone) -> String {
    let (seat, place) = (zone.0 / PER_SEAT + 1, zone.0 % PER_SEAT);
    match (zone.0.checked_sub(COMMON), place) {
        (None, 0) => format!("{seat}.deck"),
        (None, 1) => format!("{seat}.hand"),
        (None, 2) => format!("{seat}.discard"),
        (None, 3) => format!("{seat}.play"),
        (None, _) => format!("{seat}.breach.{}", place - 3),
        (Some(pile), _) if pile < PILES => format!("supply.{}", pile + 1),
        (Some(common), _) => NAMES[usize::from(common - PILES)].to_owned(),
    }
}

/// Whose zone it is, if it is a player's.
pub fn owner(zone: Zone) -> Option<Seat> {
    (zone.0 < COMMON).then_some(Seat(zone.0 / PER_SEAT))
}

pub fn is_discard(zone: Zone) -> bool {
    zone.0 < COMMON && zone.0 % PER_SEAT == 2
}

/// Which breach a zone is, if it is one.
pub fn as_breach(zone: Zone) -> Option<(Seat, u8)> {
    let place = zone.0 % PER_SEAT;
    (zone.0 < COMMON && place >= 4).then(|| (Seat(zone.0 / PER_SEAT), place - 4))
}
