//! Where cards lie: the zones of this game by name.

use koloda_kernel::ids::Seat;
use koloda_kernel::zones::Zone;

/// Supply piles.
pub const PILES: u8 = 9;

koloda_kernel::layout! {
    seats 4;
    each seat {
        deck "deck": Nobody;
        /// Hands are open among allies (AE-A64).
        hand "hand": Everybody;
        discard "discard": Everybody;
        /// Gems and relics played this turn; the newest is on top.
        play_area "play": Everybody;
        /// Spells prepped to a breach (0 is breach I).
        breach[4] "breach": Everybody;
    }
    common {
        pile[PILES] "supply": Everybody;
        DEVOURED "devoured": Everybody;
        NEMESIS_DECK "nemesis-deck": Nobody;
        NEMESIS_DISCARD "nemesis-discard": Everybody;
        /// Minions and powers in play; the oldest is on top.
        NEMESIS_PLAY "nemesis-play": Everybody;
        /// The nemesis card that was drawn and is being resolved.
        DRAWN "drawn": Everybody;
        /// The nemesis' own face-down deck of tier-0 cards.
        TIER_ZERO "tier-zero": Nobody;
        /// A tier-0 card that is being resolved.
        TIER_ZERO_DRAWN "tier-zero-drawn": Everybody;
        TURN_DECK "turn-deck": Nobody;
        TURN_DISCARD "turn-discard": Everybody;
        DESTROYED "destroyed": Everybody;
        /// Basic nemesis cards that are not part of this game.
        UNUSED "unused": Nobody;
        /// Discarded tier-0 cards, those of acolytes that fell.
        TIER_ZERO_DISCARD "tier-zero-discard": Everybody;
        /// Cards revealed from a deck until they are put back.
        REVEALED "revealed": Everybody;
    }
}

/// Whose zone it is, if it is a player's.
pub fn owner(zone: Zone) -> Option<Seat> {
    LAYOUT.owner(zone)
}

pub fn is_discard(zone: Zone) -> bool {
    owner(zone).is_some_and(|seat| zone == discard(seat))
}

/// Which breach a zone is, if it is one.
pub fn as_breach(zone: Zone) -> Option<(Seat, u8)> {
    let seat = owner(zone)?;
    zone.0.checked_sub(breach(seat, 0).0).map(|place| (seat, place))
}
