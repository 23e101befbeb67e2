//! From a position in JSON to a state that is being played. Reports every fault, not just the first.

use crate::card::Group;
use crate::catalog::Catalog;
use crate::play::Play;
use crate::position::{AuctionPosition, DraftPosition, NemesisPosition, PHASES, PlayerPosition, Position, TurnPosition, read_power};
use crate::setup;
use crate::state::{CARDS, NOBODY, Opening, Phase, Player, State, Turn, Variant, mark};
use crate::view::{MOST_HEALTH, MOST_MASTERY, View};
use crate::vocabulary::Kind;
use crate::zone;
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::{CardId, Face, Seat};
use koloda_kernel::rules::Log;
use koloda_kernel::zones::Zone;
use serde_json::Value;

/// The mastery of the Nemesis at the start (SI-A03).
const NEMESIS_MASTERY: u8 = 1;

pub fn read(catalog: &Catalog, position: &Value) -> Result<State, Vec<String>> {
    let position: Position =
        serde_json::from_value(position.clone()).map_err(|fault| vec![format!("the position is not understood: {fault}")])?;
    let mut reader = PositionReader { catalog, state: setup::blank(2, Seed([7; 32])), faults: Vec::new(), is_full: false };
    reader.read(&position);
    if !reader.faults.is_empty() {
        return Err(reader.faults);
    }
    let mut state = reader.state;
    crate::check::check(View { c: catalog, s: &state }).map_err(|fault| vec![fault])?;
    Play { c: catalog, s: &mut state, log: &mut Log::off() }.proceed();
    Ok(state)
}

struct PositionReader<'c> {
    catalog: &'c Catalog,
    state: State,
    faults: Vec<String>,
    /// There is no room for another card, and that was said.
    is_full: bool,
}

impl PositionReader<'_> {
    fn read(&mut self, position: &Position) {
        let defaults: Vec<PlayerPosition> = (0..2).map(|_| PlayerPosition::default()).collect();
        let solo = position.nemesis.is_some();
        let players = position.players.as_deref().unwrap_or(if solo { &defaults[..1] } else { &defaults });
        let allowed = if solo { 1..=1 } else { 2..=4 };
        if !allowed.contains(&players.len()) {
            return self.faults.push(format!("{} players; a position has 2 to 4, or 1 with `nemesis`", players.len()));
        }
        self.state.seats = players.len() as u8;
        self.state.count = if solo { 2 } else { self.state.seats };
        self.state.secret = position.secret;
        let variant = Variant::find(position.variant.as_deref().unwrap_or("standard"));
        match variant.and_then(|variant| variant.fits(players.len()).map(|()| variant)) {
            Ok(variant) => self.state.variant = variant,
            Err(fault) => self.faults.push(fault),
        }
        for (seat, player) in Seat::all(4).zip(players) {
            self.player(seat, player);
        }
        if let Some(nemesis) = &position.nemesis {
            self.nemesis(nemesis);
        }
        self.turn(&position.turn);
        self.faction(position.nemesis.as_ref());
        self.auction(position.auction.as_ref());
        self.draft(position.draft.as_ref());
        self.centre(position);
        self.check_leaders();
        if !position.extra {
            self.check_copies();
        }
    }

    fn check_leaders(&mut self) {
        let players = &self.state.players[..usize::from(self.state.count)];
        let same = |a: &Player, b: &Player| a.leader != NOBODY && a.leader == b.leader;
        let twice = players.iter().enumerate().find(|(place, player)| players[..*place].iter().any(|other| same(other, player)));
        if let Some((_, player)) = twice {
            let id = &self.catalog.leaders[usize::from(player.leader)].card.id;
            self.faults.push(format!("{id} leads twice; each leader is there once"));
        }
    }

    /// More of a card than there are is a slip of the pen, unless somebody says otherwise.
    fn check_copies(&mut self) {
        for (face, info) in self.catalog.faces() {
            let there = self.state.zones.cards().filter(|&card| self.state.zones.face(card) == face).count();
            let each = if info.group == Group::Starter { usize::from(self.state.seats) } else { 1 };
            let most = usize::from(info.copies) * each;
            if there > most {
                self.faults
                    .push(format!("{there} copies of `{}`, but there are {most}; write `\"extra\": true` if that is meant", info.id));
            }
        }
    }

    /// The faction whose cards the Nemesis is playing from the row.
    fn faction(&mut self, nemesis: Option<&NemesisPosition>) {
        if self.state.turn.phase != Phase::NemesisRow {
            return;
        }
        let named = nemesis.and_then(|nemesis| nemesis.faction.as_deref());
        self.state.turn.faction = named.and_then(|named| named.parse().ok());
        if named.is_some() && self.state.turn.faction.is_none() {
            self.faults.push("`nemesis.faction` is one of homodeus, undergrowth, wraethe, order".to_owned());
        }
    }

    fn create(&mut self, id: &str, zone: Zone) -> Option<CardId> {
        let Some(face) = self.catalog.find(id) else {
            self.faults.push(format!("there is no card `{id}`"));
            return None;
        };
        self.create_face(face, zone)
    }

    fn create_face(&mut self, face: Face, zone: Zone) -> Option<CardId> {
        let made = self.state.zones.try_create(face, zone);
        if made.is_none() && !self.is_full {
            self.is_full = true;
            self.faults.push(format!("a position has at most {CARDS} cards"));
        }
        made
    }

    fn list(&mut self, ids: &[String], zone: Zone) {
        ids.iter().for_each(|id| _ = self.create(id, zone));
    }

    fn player(&mut self, seat: Seat, position: &PlayerPosition) {
        let by_place = || self.catalog.leaders.get(seat.index()).map(|leader| leader.card.id.clone());
        let leader = position.leader.clone().unwrap_or_else(by_place);
        self.state.players[seat.index()].leader = self.leader(leader.as_deref());
        self.values(seat, position.health.unwrap_or(MOST_HEALTH), position.mastery);
        self.state.players[seat.index()].relic_taken = position.relic_taken;
        self.list(&position.hand, zone::hand(seat));
        self.list(&position.deck, zone::deck(seat));
        position.discard.iter().rev().for_each(|id| _ = self.create(id, zone::discard(seat)));
        self.in_play(seat, &position.play, Kind::Ally, mark::PLAYED);
        self.in_play(seat, &position.fast_played, Kind::Ally, mark::PLAYED | mark::FAST);
        self.in_play(seat, &position.champions, Kind::Champion, 0);
        self.mark(zone::play(seat), &position.activated, mark::USED, "activated");
        self.mark(zone::play(seat), &position.played, mark::PLAYED, "played");
        self.mark(zone::hand(seat), &position.shown, mark::KNOWN, "shown");
        if position.relic_taken && !position.relics.is_empty() {
            self.faults.push(format!("player {} has recruited a relic, so there is none to recruit", seat.0 + 1));
        }
        self.list(&position.relics, zone::relics(seat));
    }

    fn leader(&mut self, id: Option<&str>) -> u8 {
        let Some(id) = id else { return NOBODY };
        self.catalog.leader(id).unwrap_or_else(|| {
            self.faults.push(format!("there is no leader `{id}`"));
            NOBODY
        })
    }

    fn values(&mut self, seat: Seat, health: u8, mastery: u8) {
        if health > MOST_HEALTH || mastery > MOST_MASTERY {
            self.faults.push(format!("{health} health and {mastery} mastery; at most {MOST_HEALTH} and {MOST_MASTERY}"));
        }
        let player = &mut self.state.players[seat.index()];
        (player.health, player.mastery) = (health, mastery);
    }

    fn in_play(&mut self, seat: Seat, ids: &[String], kind: Kind, marks: u8) {
        for id in ids {
            let Some(card) = self.create(id, zone::play(seat)) else { continue };
            if self.catalog.face(self.state.zones.face(card)).kind != kind {
                self.faults.push(format!("`{id}` is not of the kind {kind:?}"));
            }
            self.state.marks[card] = marks;
        }
    }

    /// Marks one card for each id listed.
    fn mark(&mut self, zone: Zone, ids: &[String], mark: u8, word: &str) {
        for id in ids {
            let fresh = |card: &CardId| self.catalog.face(self.state.zones.face(*card)).id == *id && self.state.marks[*card] & mark == 0;
            let found = self.state.zones.iter(zone).find(fresh);
            match found {
                Some(card) => self.state.marks[card] |= mark,
                None => self.faults.push(format!("`{id}` is {word}, but not there")),
            }
        }
    }

    fn nemesis(&mut self, position: &NemesisPosition) {
        let seat = Seat(1);
        let last = self.catalog.leaders.last().map(|leader| leader.card.id.clone());
        let leader = position.leader.clone().or(last);
        self.state.players[1].leader = self.leader(leader.as_deref());
        let mastery = position.mastery.unwrap_or(NEMESIS_MASTERY);
        self.values(seat, position.health.unwrap_or(MOST_HEALTH), mastery);
        if mastery >= MOST_MASTERY {
            self.faults.push(format!("with {mastery} mastery the Nemesis has won"));
        }
        self.in_play(seat, &position.play, Kind::Ally, mark::PLAYED);
        self.in_play(seat, &position.champions, Kind::Champion, 0);
        self.mark(zone::play(seat), &position.activated, mark::USED, "activated");
    }

    fn seat(&mut self, number: u64, what: &str) -> Seat {
        if (1..=u64::from(self.state.seats)).contains(&number) {
            return Seat(number as u8 - 1);
        }
        self.faults.push(format!("`{what}` is a player's number from 1 to {}, not {number}", self.state.seats));
        Seat(0)
    }

    fn turn(&mut self, position: &TurnPosition) {
        let of = match &position.of {
            None => Seat(0),
            Some(Value::String(word)) if word == "nemesis" && self.state.count > self.state.seats => Seat(1),
            Some(value) => self.seat(value.as_u64().unwrap_or(0), "turn.of"),
        };
        let default = if of.0 >= self.state.seats { "nemesis" } else { "main" };
        let name = position.phase.as_deref().unwrap_or(default);
        let Some((_, phase)) = PHASES.into_iter().find(|(known, _)| *known == name) else {
            return self.faults.push(format!("no phase `{name}`; one of {}", PHASES.map(|(name, _)| name).join(", ")));
        };
        self.check_phase(name, phase, of);
        let mut turn = Turn::new(of, phase, position.number.unwrap_or(1));
        turn.crystals = position.crystals;
        turn.focused = position.focused;
        turn.idle = position.idle.min(crate::turn::IDLE_LIMIT);
        match read_power(position.power.as_ref()) {
            Ok(power) => turn.power = power,
            Err(fault) => self.faults.push(fault),
        }
        for id in &position.this_turn {
            // A card that says several such things is listed once for each.
            let rides = |place: &usize| self.catalog.riders[*place].1 == *id;
            let nth = turn.riders.iter().filter(|&&rider| self.catalog.riders[usize::from(rider)].1 == *id).count();
            let mut places = (0..self.catalog.riders.len()).filter(rides);
            let count = places.clone().count();
            match places.nth(if count == 0 { 0 } else { nth % count }) {
                Some(place) => _ = turn.riders.try_push(place as u8),
                None => self.faults.push(format!("`{id}` says nothing about this turn")),
            }
        }
        self.state.turn = turn;
    }

    /// Some phases only answer to something that is not part of a position; the others belong to somebody.
    fn check_phase(&mut self, name: &str, phase: Phase, of: Seat) {
        let players = match phase {
            Phase::Auction | Phase::AuctionPick | Phase::Draft | Phase::Main | Phase::Attack | Phase::End => true,
            Phase::Nemesis | Phase::NemesisRow | Phase::NemesisActivate | Phase::NemesisAttack | Phase::NemesisEnd => false,
            Phase::Shields | Phase::Damage | Phase::Overflow | Phase::NemesisHunt => {
                return self.faults.push(format!("a position cannot begin in the phase `{name}`"));
            }
        };
        if players != (of.0 < self.state.seats) {
            self.faults.push(format!("the phase `{name}` does not belong to whose turn it is"));
        }
    }

    fn auction(&mut self, position: Option<&AuctionPosition>) {
        if !matches!(self.state.turn.phase, Phase::Auction | Phase::AuctionPick) {
            return;
        }
        self.state.turn.phase = Phase::Auction;
        let default = AuctionPosition::default();
        let position = position.unwrap_or(&default);
        let next = self.seat(u64::from(position.next.unwrap_or(1)), "auction.next");
        let by = position.by.map_or(NOBODY, |number| self.seat(u64::from(number), "auction.by").0);
        let out = position.out.iter().fold(0, |bits, &number| bits | 1 << self.seat(u64::from(number), "auction.out").0);
        self.state.opening = Opening { highest: position.highest.min(MOST_HEALTH), by, out, ..Opening::new(next) };
        let bids = |seat: Seat| self.state.players[seat.index()].leader == NOBODY && out & (1 << seat.0) == 0;
        if !bids(next) {
            self.faults.push(format!("player {} cannot bid next: they have a leader or are out of this auction", next.0 + 1));
        }
        self.relics_in_box();
    }

    /// Relics that lie nowhere else: the auction's winners take theirs from here.
    fn relics_in_box(&mut self) {
        let all: Vec<Face> = self.catalog.group(Group::Relic).map(|(face, _)| face).collect();
        for face in all {
            let there = self.state.zones.cards().any(|card| self.state.zones.face(card) == face);
            if !there {
                self.create_face(face, zone::BOX);
            }
        }
    }

    fn draft(&mut self, position: Option<&DraftPosition>) {
        if self.state.turn.phase != Phase::Draft {
            return;
        }
        let default = DraftPosition::default();
        let position = position.unwrap_or(&default);
        self.list(&position.relics, zone::DRAFT);
        let next = self.seat(u64::from(position.next.unwrap_or(1)), "draft.next");
        self.state.opening = Opening { round: position.round.unwrap_or(1).clamp(1, 2), ..Opening::new(next) };
        if position.relics.is_empty() {
            self.faults.push("a draft needs `draft.relics` to take from".to_owned());
        }
        let relic = |id: &String| self.catalog.find(id).is_some_and(|face| self.catalog.face(face).group == Group::Relic);
        if !position.relics.iter().all(relic) {
            self.faults.push("`draft.relics` are relics".to_owned());
        }
    }

    fn centre(&mut self, position: &Position) {
        if position.row.len() > usize::from(zone::SLOTS) {
            return self.faults.push(format!("{} places in the row; at most {}", position.row.len(), zone::SLOTS));
        }
        for (number, id) in position.row.iter().enumerate() {
            if let Some(id) = id {
                self.create(id, zone::slot(number as u8));
            }
        }
        self.list(&position.removed, zone::REMOVED);
        match &position.centre_deck {
            Some(deck) => self.list(deck, zone::CENTRE_DECK),
            None => self.rest_of_centre(position.boxes.as_deref().unwrap_or(&self.catalog.boxes.clone())),
        }
    }

    fn rest_of_centre(&mut self, boxes: &[String]) {
        let centre: Vec<(Face, u8)> = self
            .catalog
            .group(Group::Centre)
            .filter(|(_, info)| boxes.contains(&info.box_id))
            .map(|(face, info)| (face, info.copies))
            .collect();
        for (face, copies) in centre {
            let there = self.state.zones.cards().filter(|&card| self.state.zones.face(card) == face).count();
            for _ in there..usize::from(copies) {
                self.create_face(face, zone::CENTRE_DECK);
            }
        }
    }
}
