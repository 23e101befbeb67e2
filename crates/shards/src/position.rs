//! Positions: a state as JSON that people and programs can write, everything optional.
//!
//! `docs/scenarios.md` describes the form. Writing gives every field, reading fills in what is
//! left out (see `read_position`); a suspended effect or a half-answered attack is not part of a
//! position (records keep those).

use crate::state::Phase;
use crate::state::{NOBODY, mark};
use crate::view::View;
use crate::vocabulary::Kind;
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::zones::Zone;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

pub use crate::read_position::read;

pub(crate) const PHASES: [(&str, Phase); 15] = [
    ("auction", Phase::Auction),
    ("auction-pick", Phase::AuctionPick),
    ("draft", Phase::Draft),
    ("main", Phase::Main),
    ("attack", Phase::Attack),
    ("shields", Phase::Shields),
    ("damage", Phase::Damage),
    ("overflow", Phase::Overflow),
    ("end", Phase::End),
    ("nemesis", Phase::Nemesis),
    ("nemesis-row", Phase::NemesisRow),
    ("nemesis-activate", Phase::NemesisActivate),
    ("nemesis-attack", Phase::NemesisAttack),
    ("nemesis-hunt", Phase::NemesisHunt),
    ("nemesis-end", Phase::NemesisEnd),
];

/// The name of a phase, as positions write it.
pub(crate) fn phase_name(phase: Phase) -> Option<&'static str> {
    PHASES.into_iter().find(|(_, known)| *known == phase).map(|(name, _)| name)
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Position {
    pub variant: Option<String>,
    pub boxes: Option<Vec<String>>,
    pub secret: bool,
    pub players: Option<Vec<PlayerPosition>>,
    pub row: Vec<Option<String>>,
    pub centre_deck: Option<Vec<String>>,
    pub removed: Vec<String>,
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

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct PlayerPosition {
    /// Absent: by place; null: none yet.
    #[serde(deserialize_with = "given")]
    pub leader: Option<Option<String>>,
    pub health: Option<u8>,
    pub mastery: u8,
    pub hand: Vec<String>,
    pub deck: Vec<String>,
    pub discard: Vec<String>,
    pub play: Vec<String>,
    pub fast_played: Vec<String>,
    pub champions: Vec<String>,
    pub activated: Vec<String>,
    pub played: Vec<String>,
    pub relics: Vec<String>,
    pub relic_taken: bool,
    pub shown: Vec<String>,
    /// Written, not read.
    pub assigned: Option<Value>,
    pub blocked: Option<u16>,
    pub out: Option<bool>,
    pub champion_health: Option<Vec<u16>>,
}

fn given<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Option<String>>, D::Error> {
    Option::<String>::deserialize(deserializer).map(Some)
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct NemesisPosition {
    pub leader: Option<String>,
    pub health: Option<u8>,
    pub mastery: Option<u8>,
    pub champions: Vec<String>,
    pub activated: Vec<String>,
    pub play: Vec<String>,
    /// Of the cards that it plays from the row, in the phase `nemesis-row`.
    pub faction: Option<String>,
    /// Written, not read.
    pub champion_health: Option<Vec<u16>>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
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

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct AuctionPosition {
    pub next: Option<u8>,
    pub highest: u8,
    pub by: Option<u8>,
    pub out: Vec<u8>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct DraftPosition {
    pub relics: Vec<String>,
    pub next: Option<u8>,
    pub round: Option<u8>,
}

pub fn write(view: View<'_>) -> Position {
    let state = view.s;
    let slot = |number: u8| state.zones.top(zone::slot(number)).map(|card| view.id(card).to_owned());
    let mut boxes: Vec<String> = view.c.boxes.clone();
    boxes.retain(|id| state.zones.cards().any(|card| view.info(card).box_id == *id));
    Position {
        variant: Some(state.variant.into_str().to_owned()),
        boxes: Some(boxes),
        secret: state.secret,
        players: Some(Seat::all(state.seats).map(|seat| write_player(view, seat)).collect()),
        row: (0..zone::SLOTS).map(slot).collect(),
        centre_deck: Some(ids(view, zone::CENTRE_DECK)),
        removed: ids(view, zone::REMOVED),
        extra: false,
        nemesis: view.is_solo().then(|| write_nemesis(view, Seat(1))),
        turn: write_turn(view),
        auction: matches!(state.turn.phase, Phase::Auction | Phase::AuctionPick).then(|| write_auction(view)),
        draft: (state.turn.phase == Phase::Draft).then(|| DraftPosition {
            relics: ids(view, zone::DRAFT),
            next: Some(state.opening.next.0 + 1),
            round: Some(state.opening.round),
        }),
    }
}

fn ids(view: View<'_>, zone: Zone) -> Vec<String> {
    named(view, view.s.zones.iter(zone))
}

fn named(view: View<'_>, cards: impl Iterator<Item = CardId>) -> Vec<String> {
    cards.map(|card| view.id(card).to_owned()).collect()
}

fn write_player(view: View<'_>, seat: Seat) -> PlayerPosition {
    let player = view.player(seat);
    let mut discard = ids(view, zone::discard(seat));
    discard.reverse();
    let marked = move |card: &CardId, mark: u8| view.marked(*card, mark);
    let allies = || view.s.zones.iter(zone::play(seat)).filter(move |&card| view.info(card).kind == Kind::Ally);
    PlayerPosition {
        leader: Some(view.leader(seat).map(|leader| leader.card.id.clone())),
        health: Some(player.health),
        mastery: player.mastery,
        hand: ids(view, zone::hand(seat)),
        deck: ids(view, zone::deck(seat)),
        discard,
        play: named(view, allies().filter(|card| !marked(card, mark::FAST))),
        fast_played: named(view, allies().filter(|card| marked(card, mark::FAST))),
        champions: named(view, view.champions(seat)),
        activated: named(view, view.champions(seat).filter(|card| marked(card, mark::USED))),
        played: named(view, view.champions(seat).filter(|card| marked(card, mark::PLAYED))),
        relics: ids(view, zone::relics(seat)),
        relic_taken: player.relic_taken,
        shown: named(view, view.s.zones.iter(zone::hand(seat)).filter(|card| marked(card, mark::KNOWN))),
        assigned: Some(view.s.attack.assigned[seat.index()].form()),
        blocked: Some(view.blocked(seat)),
        out: Some(player.is_out()),
        champion_health: Some(view.champions(seat).map(|card| view.champion_health(card)).collect()),
    }
}

fn write_nemesis(view: View<'_>, seat: Seat) -> NemesisPosition {
    let player = view.player(seat);
    let allies = view.s.zones.iter(zone::play(seat)).filter(|&card| view.info(card).kind == Kind::Ally);
    NemesisPosition {
        leader: view.leader(seat).map(|leader| leader.card.id.clone()),
        health: Some(player.health),
        mastery: Some(player.mastery),
        champions: named(view, view.champions(seat)),
        activated: named(view, view.champions(seat).filter(|&card| view.marked(card, mark::USED))),
        play: named(view, allies),
        faction: view.s.turn.faction.map(|faction| faction.into_str().to_owned()),
        champion_health: Some(view.champions(seat).map(|card| view.champion_health(card)).collect()),
    }
}

fn write_turn(view: View<'_>) -> TurnPosition {
    let turn = &view.s.turn;
    TurnPosition {
        number: Some(turn.number),
        of: Some(view.player_form(turn.of)),
        phase: phase_name(turn.phase).map(str::to_owned),
        crystals: turn.crystals,
        power: Some(turn.power.form()),
        focused: turn.focused,
        idle: turn.idle,
        this_turn: turn.riders.iter().map(|&rider| view.c.riders[usize::from(rider)].1.clone()).collect(),
    }
}

fn write_auction(view: View<'_>) -> AuctionPosition {
    let opening = &view.s.opening;
    AuctionPosition {
        next: Some(opening.next.0 + 1),
        highest: opening.highest,
        by: (opening.by != NOBODY).then(|| opening.by + 1),
        out: Seat::all(view.s.seats).filter(|seat| opening.out & (1 << seat.0) != 0).map(|seat| seat.0 + 1).collect(),
    }
}

/// A number or "infinite".
pub(crate) fn read_power(value: Option<&Value>) -> Result<crate::power::Power, String> {
    use crate::power::Power;
    match value {
        None => Ok(Power::NONE),
        Some(value) if *value == json!("infinite") => Ok(Power::INFINITE),
        Some(value) => value
            .as_u64()
            .filter(|&number| number < 10_000)
            .map(|number| Power(number as u16))
            .ok_or_else(|| format!("`turn.power` is a number or \"infinite\", not {value}")),
    }
}
