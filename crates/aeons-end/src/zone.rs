//! Where cards lie: the zones of this game by name.

use crate::catalog::CardDef;
use crate::vocabulary::Kind;
use koloda_kernel::ids::Seat;
use koloda_kernel::zones::Zone;

/// Supply piles.
pub const PILES: u8 = 9;

koloda_kernel::layout! {
    seats 4;
    cards CardDef;
    each seat {
        deck "deck": Nobody, of is_players, as List at "deck";
        /// Hands are open among allies (AE-A64).
        hand "hand": Everybody, of is_players, as List at "hand";
        discard "discard": Everybody, of is_players, as Pile at "discard";
        /// Gems and relics played this turn; the newest is on top.
        play_area "play": Everybody, of is_played, as Pile at "play";
        /// Spells prepped to a breach (0 is breach I).
        breach[4] "breach": Everybody, of is_spell;
    }
    common {
        pile[PILES] "supply": Everybody, of is_sold;
        DEVOURED "devoured": Everybody, of is_sold, as List at "devoured";
        NEMESIS_DECK "nemesis-deck": Nobody, of is_nemesis_card, as List at "nemesis.deck";
        NEMESIS_DISCARD "nemesis-discard": Everybody, of is_nemesis_card, as Pile at "nemesis.discard";
        /// Minions and powers in play; the oldest is on top.
        NEMESIS_PLAY "nemesis-play": Everybody, of is_in_play;
        /// The nemesis card that was drawn and is being resolved.
        DRAWN "drawn": Everybody, of is_nemesis_card, as One at "nemesis.drawn";
        /// The nemesis' own face-down deck of tier-0 cards.
        TIER_ZERO "tier-zero": Nobody, of is_tier_zero, as List at "nemesis.tier-zero";
        /// A tier-0 card that is being resolved.
        TIER_ZERO_DRAWN "tier-zero-drawn": Everybody;
        TURN_DECK "turn-deck": Nobody, of is_turn_card, as List at "turn-order.deck";
        TURN_DISCARD "turn-discard": Everybody, of is_turn_card, as Pile at "turn-order.discard";
        DESTROYED "destroyed": Everybody, as List at "destroyed";
        /// Basic nemesis cards that are not part of this game.
        UNUSED "unused": Nobody;
        /// Discarded tier-0 cards, those of acolytes that fell.
        TIER_ZERO_DISCARD "tier-zero-discard": Everybody, of is_acolyte, as Pile at "nemesis.tier-zero-discard";
        /// Cards revealed from a deck until they are put back.
        REVEALED "revealed": Everybody;
    }
}

fn is_players(card: &CardDef) -> bool {
    is_sold(card) || card.kind == Some(Kind::Corruption)
}

fn is_played(card: &CardDef) -> bool {
    is_players(card) && !is_spell(card)
}

fn is_spell(card: &CardDef) -> bool {
    card.kind == Some(Kind::Spell)
}

fn is_sold(card: &CardDef) -> bool {
    matches!(card.kind, Some(Kind::Gem | Kind::Relic | Kind::Spell))
}

fn is_nemesis_card(card: &CardDef) -> bool {
    matches!(card.kind, Some(Kind::Attack | Kind::Minion | Kind::Power))
}

fn is_in_play(card: &CardDef) -> bool {
    matches!(card.kind, Some(Kind::Minion | Kind::Power | Kind::Acolyte))
}

fn is_tier_zero(card: &CardDef) -> bool {
    matches!(card.kind, Some(Kind::Strike | Kind::Corruption | Kind::Acolyte))
}

fn is_acolyte(card: &CardDef) -> bool {
    card.kind == Some(Kind::Acolyte)
}

fn is_turn_card(card: &CardDef) -> bool {
    card.whom.is_some()
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
