//! Positions: a state as JSON that people and programs can write, everything optional.
//!
//! `docs/scenarios.md` describes the form. Zones are written and read by their declaration; here is the
//! rest. Writing gives every field, reading fills in what is left out (see `read_position`); a suspended
//! effect or a half-answered attack is not part of a position (records keep those).

use crate::state::{NOBODY, OnCard, Phase, mark};
use crate::view::View;
use crate::vocabulary::{Kind, Shards};
use crate::zone;
use koloda_kernel::card_game::WritesPositions;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::zones::Zone;
use koloda_kernel::{position, position_parts};
use serde_json::Value;

position_parts! {
    pub(crate) struct Position {
        pub variant: Option<String>,
        pub boxes: Option<Vec<String>>,
        pub secret: bool,
        pub players: Option<Vec<PlayerPosition>>,
        /// There may be more copies of a card than the boxes hold.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        pub extra: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        pub nemesis: Option<NemesisPosition>,
        pub turn: TurnPosition,
        #[serde(skip_serializing_if = "Option::is_none")]
        pub auction: Option<AuctionPosition>,
        #[serde(skip_serializing_if = "Option::is_none")]
        pub draft: Option<DraftPosition>,
    }

    pub(crate) struct PlayerPosition {
        /// Absent: by place; null: none yet.
        #[serde(deserialize_with = "position::even_null")]
        pub leader: Option<Option<String>>,
        pub health: Option<u8>,
        pub mastery: u8,
        pub play: Vec<String>,
        pub fast_played: Vec<String>,
        pub champions: Vec<String>,
        pub activated: Vec<String>,
        pub played: Vec<String>,
        pub relic_taken: bool,
        pub shown: Vec<String>,
        /// Written, not read: what tests may expect.
        pub assigned: Option<Value>,
        pub blocked: Option<u16>,
        pub out: Option<bool>,
        pub champion_health: Option<Vec<u16>>,
    }

    pub(crate) struct NemesisPosition {
        pub leader: Option<String>,
        pub health: Option<u8>,
        pub mastery: Option<u8>,
        pub champions: Vec<String>,
        pub activated: Vec<String>,
        pub play: Vec<String>,
        /// Of the cards that it plays from the row, in the phase `nemesis-row`.
        pub faction: Option<String>,
        /// Written, not read: what tests may expect.
        pub champion_health: Option<Vec<u16>>,
    }

    pub(crate) struct TurnPosition {
        pub number: Option<u16>,
        pub of: Option<Value>,
        pub phase: Option<String>,
        pub crystals: u16,
        pub power: Option<Value>,
        pub focused: bool,
        pub this_turn: Vec<String>,
        pub idle: u8,
    }

    pub(crate) struct AuctionPosition {
        pub next: Option<u8>,
        pub highest: u8,
        pub by: Option<u8>,
        pub out: Vec<u8>,
    }

    pub(crate) struct DraftPosition {
        pub relics: Vec<String>,
        pub next: Option<u8>,
        pub round: Option<u8>,
    }
}

impl WritesPositions for Shards {
    fn position(view: View<'_>) -> Value {
        let state = view.state;
        let mut boxes: Vec<String> = view.cards.boxes.clone();
        boxes.retain(|id| state.zones.cards().any(|card| view.info(card).box_id == *id));
        let draft = || DraftPosition {
            relics: named(view, zone::DRAFT, |_| true),
            next: Some(state.opening.next.0 + 1),
            round: Some(state.opening.round),
        };
        let own = Position {
            variant: Some(state.variant.into_str().to_owned()),
            boxes: Some(boxes),
            secret: state.secret,
            players: Some(Seat::all(state.seats).map(|seat| write_player(view, seat)).collect()),
            extra: false,
            nemesis: view.is_solo().then(|| write_nemesis(view, Seat(1))),
            turn: write_turn(view),
            auction: matches!(state.turn.phase, Phase::Auction | Phase::AuctionPick).then(|| write_auction(view)),
            draft: (state.turn.phase == Phase::Draft).then(draft),
        };
        position::write(&own, (&zone::LAYOUT, "players", state.seats), &state.zones, |card| view.id(card))
    }
}

fn named(view: View<'_>, zone: Zone, fits: impl Fn(CardId) -> bool) -> Vec<String> {
    view.state.zones.iter(zone).filter(|&card| fits(card)).map(|card| view.id(card).to_owned()).collect()
}

/// Cards in play of a kind, with all of these marks and none of those.
fn in_play(view: View<'_>, seat: Seat, kind: Kind, all: u8, none: u8) -> Vec<String> {
    let fits = |OnCard { marks }: OnCard| marks & (all | none) == all;
    named(view, zone::play(seat), |card| view.info(card).kind == kind && fits(view.state.zones[card]))
}

fn champion_health(view: View<'_>, seat: Seat) -> Vec<u16> {
    view.champions(seat).map(|card| view.champion_health(card)).collect()
}

fn write_player(view: View<'_>, seat: Seat) -> PlayerPosition {
    let player = view.player(seat);
    PlayerPosition {
        leader: Some(view.leader(seat).map(|leader| leader.card.id.clone())),
        health: Some(player.health),
        mastery: player.mastery,
        play: in_play(view, seat, Kind::Ally, 0, mark::FAST),
        fast_played: in_play(view, seat, Kind::Ally, mark::FAST, 0),
        champions: in_play(view, seat, Kind::Champion, 0, 0),
        activated: in_play(view, seat, Kind::Champion, mark::USED, 0),
        played: in_play(view, seat, Kind::Champion, mark::PLAYED, 0),
        relic_taken: player.relic_taken,
        shown: named(view, zone::hand(seat), |card| view.state.zones.is_shown(card)),
        assigned: Some(view.state.attack.assigned[seat.index()].form()),
        blocked: Some(view.blocked(seat)),
        out: Some(player.is_out()),
        champion_health: Some(champion_health(view, seat)),
    }
}

fn write_nemesis(view: View<'_>, seat: Seat) -> NemesisPosition {
    let player = view.player(seat);
    NemesisPosition {
        leader: view.leader(seat).map(|leader| leader.card.id.clone()),
        health: Some(player.health),
        mastery: Some(player.mastery),
        champions: in_play(view, seat, Kind::Champion, 0, 0),
        activated: in_play(view, seat, Kind::Champion, mark::USED, 0),
        play: in_play(view, seat, Kind::Ally, 0, 0),
        faction: view.state.turn.faction.map(|faction| faction.into_str().to_owned()),
        champion_health: Some(champion_health(view, seat)),
    }
}

fn write_turn(view: View<'_>) -> TurnPosition {
    let turn = &view.state.turn;
    TurnPosition {
        number: Some(turn.number),
        of: Some(view.player_form(turn.of)),
        phase: Some(turn.phase.into_str().to_owned()),
        crystals: turn.crystals,
        power: Some(turn.power.form()),
        focused: turn.focused,
        idle: turn.idle,
        this_turn: turn.turn_modifiers.iter().map(|&modifier| view.cards.turn_modifiers[usize::from(modifier)].1.clone()).collect(),
    }
}

fn write_auction(view: View<'_>) -> AuctionPosition {
    let opening = &view.state.opening;
    AuctionPosition {
        next: Some(opening.next.0 + 1),
        highest: opening.highest,
        by: (opening.by != NOBODY).then(|| opening.by + 1),
        out: Seat::all(view.state.seats).filter(|seat| opening.out & (1 << seat.0) != 0).map(|seat| seat.0 + 1).collect(),
    }
}
