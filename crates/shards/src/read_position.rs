//! From a position in JSON to a state that is being played. Reports every error, not just the first.

use crate::card::Group;
use crate::catalog::{CardDef, Catalog};
use crate::position::{AuctionPosition, DraftPosition, NemesisPosition, PlayerPosition, Position, TurnPosition};
use crate::power::Power;
use crate::state::{NOBODY, Opening, Phase, State, Turn, Variant, mark};
use crate::view::{MOST_HEALTH, MOST_MASTERY};
use crate::vocabulary::{Kind, Shards};
use crate::zone;
use koloda_kernel::card_game::{Deals, ReadsPositions};
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use koloda_kernel::position::Reader;
use serde_json::Value;
use strum::{VariantArray, VariantNames};

/// The mastery of the Nemesis at the start (SI-A03).
const NEMESIS_MASTERY: u8 = 1;

struct PositionReader<'c> {
    catalog: &'c Catalog,
    state: State,
    cards: Reader<'c, CardDef>,
}

impl ReadsPositions for Shards {
    fn read_position(catalog: &Catalog, position: &Value) -> Result<State, Vec<String>> {
        let mut reader = PositionReader { catalog, state: Shards::blank(2, Seed([7; 32])), cards: Reader::new(&catalog.faces) };
        reader.position(position.clone());
        if reader.cards.errors.is_empty() { Ok(reader.state) } else { Err(reader.cards.errors) }
    }
}

impl PositionReader<'_> {
    fn position(&mut self, position: Value) {
        let position: Position = self.cards.read(position, (&zone::LAYOUT, "players"), &mut self.state.zones);
        let defaults: Vec<PlayerPosition> = (0..2).map(|_| PlayerPosition::default()).collect();
        let solo = position.nemesis.is_some();
        let players = position.players.as_deref().unwrap_or(if solo { &defaults[..1] } else { &defaults });
        let allowed = if solo { 1..=1 } else { 2..=4 };
        if !allowed.contains(&players.len()) {
            return self.cards.error(format!("{} players; a position has 2 to 4, or 1 with `nemesis`", players.len()));
        }
        self.state.seats = players.len() as u8;
        self.state.count = if solo { 2 } else { self.state.seats };
        self.state.secret = position.secret;
        let variant: Option<Variant> = self.cards.word("variant", position.variant.as_deref().unwrap_or("standard"), Variant::VARIANTS);
        let fits = |variant: Variant| variant.fits(players.len()).map(|()| variant);
        self.state.variant = variant.and_then(|variant| self.cards.keep(fits(variant))).unwrap_or(self.state.variant);
        for (seat, player) in Seat::all(4).zip(players) {
            self.player(seat, player);
        }
        if let Some(nemesis) = &position.nemesis {
            self.nemesis(nemesis);
        }
        self.turn(&position.turn);
        self.faction(position.nemesis.as_ref());
        self.auction(position.auction.unwrap_or_default());
        self.draft(position.draft.unwrap_or_default());
        if !self.cards.is_given(zone::CENTRE_DECK) {
            self.rest_of_centre(position.boxes.as_deref().unwrap_or(&self.catalog.boxes));
        }
        let leaders = self.state.players.iter().filter_map(|player| self.catalog.leaders.get(usize::from(player.leader)));
        self.cards.once(leaders.map(|leader| leader.card.id.as_str()), "leads twice; each leader is there once");
        if !position.extra {
            let seats = usize::from(self.state.seats);
            let most = |info: &CardDef| usize::from(info.copies) * if info.group == Group::Starter { seats } else { 1 };
            self.cards.check_copies(&self.state.zones, |_| true, most);
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
            self.cards.error("`nemesis.faction` is one of homodeus, undergrowth, wraethe, order");
        }
    }

    fn player(&mut self, seat: Seat, position: &PlayerPosition) {
        let by_place = || self.catalog.leaders.get(seat.index()).map(|leader| leader.card.id.clone());
        let leader = position.leader.clone().unwrap_or_else(by_place);
        self.state.players[seat.index()].leader = self.leader(leader.as_deref());
        self.values(seat, position.health.unwrap_or(MOST_HEALTH), position.mastery);
        self.state.players[seat.index()].relic_taken = position.relic_taken;
        self.in_play(seat, &position.play, Kind::Ally, mark::PLAYED);
        self.in_play(seat, &position.fast_played, Kind::Ally, mark::PLAYED | mark::FAST);
        self.in_play(seat, &position.champions, Kind::Champion, 0);
        self.mark(seat, &position.activated, mark::USED, "activated");
        self.mark(seat, &position.played, mark::PLAYED, "played");
        self.cards.each(&mut self.state.zones, (zone::hand(seat), &position.shown, "shown"), |zones, card| zones.show(card));
    }

    fn leader(&mut self, id: Option<&str>) -> u8 {
        let Some(id) = id else { return NOBODY };
        self.cards.keep(self.catalog.leader(id).ok_or_else(|| format!("there is no leader `{id}`"))).unwrap_or(NOBODY)
    }

    fn values(&mut self, seat: Seat, health: u8, mastery: u8) {
        if health > MOST_HEALTH || mastery > MOST_MASTERY {
            self.cards.error(format!("{health} health and {mastery} mastery; at most {MOST_HEALTH} and {MOST_MASTERY}"));
        }
        let player = &mut self.state.players[seat.index()];
        (player.health, player.mastery) = (health, mastery);
    }

    fn in_play(&mut self, seat: Seat, ids: &[String], kind: Kind, marks: u8) {
        for id in ids {
            let Some(card) = self.cards.create(&mut self.state.zones, id, zone::play(seat)) else { continue };
            self.cards
                .error_if(self.catalog.face(self.state.zones.face(card)).kind != kind, || format!("`{id}` is not of the kind {kind:?}"));
            self.state.zones[card].marks = marks;
        }
    }

    /// Marks one card in play for each id listed.
    fn mark(&mut self, seat: Seat, ids: &[String], mark: u8, word: &str) {
        self.cards.each(&mut self.state.zones, (zone::play(seat), ids, word), |zones, card| zones[card].marks |= mark);
    }

    fn nemesis(&mut self, position: &NemesisPosition) {
        let seat = Seat(1);
        let last = self.catalog.leaders.last().map(|leader| leader.card.id.clone());
        let leader = position.leader.clone().or(last);
        self.state.players[1].leader = self.leader(leader.as_deref());
        let mastery = position.mastery.unwrap_or(NEMESIS_MASTERY);
        self.values(seat, position.health.unwrap_or(MOST_HEALTH), mastery);
        self.cards.error_if(mastery >= MOST_MASTERY, || format!("with {mastery} mastery the Nemesis has won"));
        self.in_play(seat, &position.play, Kind::Ally, mark::PLAYED);
        self.in_play(seat, &position.champions, Kind::Champion, 0);
        self.mark(seat, &position.activated, mark::USED, "activated");
    }

    fn seat(&mut self, number: u64, what: &str) -> Seat {
        self.cards.seat(number, self.state.seats, what).unwrap_or(Seat(0))
    }

    fn turn(&mut self, position: &TurnPosition) {
        let of = match &position.of {
            None => Seat(0),
            Some(Value::String(word)) if word == "nemesis" && self.state.count > self.state.seats => Seat(1),
            Some(value) => self.seat(value.as_u64().unwrap_or(0), "turn.of"),
        };
        let default = if of.0 >= self.state.seats { "nemesis" } else { "main" };
        let name = position.phase.as_deref().unwrap_or(default);
        let Some(phase) = self.cards.word("phase", name, Phase::VARIANTS) else { return };
        self.check_phase(name, phase, of);
        let mut turn = Turn::new(of, phase, position.number.unwrap_or(1));
        turn.crystals = position.crystals;
        turn.focused = position.focused;
        turn.idle = position.idle.min(crate::turn::IDLE_LIMIT);
        turn.power = self.cards.keep(read_power(position.power.as_ref())).unwrap_or(Power::NONE);
        for id in &position.this_turn {
            // A card that says several such things is listed once for each.
            let rides = |place: &usize| self.catalog.turn_modifiers[*place].1 == *id;
            let nth = turn.turn_modifiers.iter().filter(|&&modifier| self.catalog.turn_modifiers[usize::from(modifier)].1 == *id).count();
            let mut places = (0..self.catalog.turn_modifiers.len()).filter(rides);
            let count = places.clone().count();
            match places.nth(if count == 0 { 0 } else { nth % count }) {
                Some(place) => _ = turn.turn_modifiers.try_push(place as u8),
                None => self.cards.error(format!("`{id}` says nothing about this turn")),
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
                return self.cards.error(format!("a position cannot begin in the phase `{name}`"));
            }
        };
        self.cards.error_if(players != (of.0 < self.state.seats), || format!("the phase `{name}` does not belong to whose turn it is"));
    }

    fn auction(&mut self, position: AuctionPosition) {
        if !matches!(self.state.turn.phase, Phase::Auction | Phase::AuctionPick) {
            return;
        }
        self.state.turn.phase = Phase::Auction;
        let next = self.seat(u64::from(position.next.unwrap_or(1)), "auction.next");
        let by = position.by.map_or(NOBODY, |number| self.seat(u64::from(number), "auction.by").0);
        let out = position.out.iter().fold(0, |bits, &number| bits | 1 << self.seat(u64::from(number), "auction.out").0);
        self.state.opening = Opening { highest: position.highest.min(MOST_HEALTH), by, out, ..Opening::new(next) };
        let bids = |seat: Seat| self.state.players[seat.index()].leader == NOBODY && out & (1 << seat.0) == 0;
        self.cards
            .error_if(!bids(next), || format!("player {} cannot bid next: they have a leader or are out of this auction", next.0 + 1));
        // The winners take their relics from here.
        for (face, _) in self.catalog.group(Group::Relic) {
            self.cards.fill_up(&mut self.state.zones, (face, 1), zone::BOX);
        }
    }

    fn draft(&mut self, position: DraftPosition) {
        if self.state.turn.phase != Phase::Draft {
            return;
        }
        position.relics.iter().for_each(|id| _ = self.cards.create(&mut self.state.zones, id, zone::DRAFT));
        let next = self.seat(u64::from(position.next.unwrap_or(1)), "draft.next");
        self.state.opening = Opening { round: position.round.unwrap_or(1).clamp(1, 2), ..Opening::new(next) };
        self.cards.error_if(position.relics.is_empty(), || "a draft needs `draft.relics` to take from");
    }

    fn rest_of_centre(&mut self, boxes: &[String]) {
        for (face, info) in self.catalog.group(Group::Centre).filter(|(_, info)| boxes.contains(&info.box_id)) {
            self.cards.fill_up(&mut self.state.zones, (face, info.copies), zone::CENTRE_DECK);
        }
    }
}

/// A number or "infinite".
fn read_power(value: Option<&Value>) -> Result<Power, String> {
    match value {
        None => Ok(Power::NONE),
        Some(Value::String(word)) if word == "infinite" => Ok(Power::INFINITE),
        Some(value) => {
            let number = value.as_u64().filter(|&number| number < 10_000).map(|number| Power(number as u16));
            number.ok_or_else(|| format!("`turn.power` is a number or \"infinite\", not {value}"))
        }
    }
}
