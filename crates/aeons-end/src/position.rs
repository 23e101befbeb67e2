//! Positions: a state as JSON that people and programs can write, everything optional.
//!
//! `docs/scenarios.md` describes the form. Writing gives every field, reading fills in what is
//! left out; a suspended effect is not part of a position (records keep those).

use crate::aether::Aether;
use crate::breach::Breach;
use crate::card::Whom;
use crate::catalog::Catalog;
use crate::play::Play;
use crate::setup::{self, Difficulty};
use crate::state::{CARDS, Life, NextGain, Of, Phase, State, Turn, mark};
use crate::view::View;
use crate::vocabulary::Kind;
use crate::zone;
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::{CardId, Face, Seat};
use koloda_kernel::rules::Log;
use koloda_kernel::zones::Zone;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

const PHASES: [(&str, Phase); 19] = [
    ("setup", Phase::Setup),
    ("turn-order", Phase::TurnOrder),
    ("choose-player", Phase::ChoosePlayer),
    ("turn-order-drawn", Phase::TurnOrderDrawn),
    ("start", Phase::Start),
    ("start-of-casting", Phase::StartOfCasting),
    ("casting", Phase::Casting),
    ("end-of-casting", Phase::EndOfCasting),
    ("main", Phase::Main),
    ("end-of-main", Phase::EndOfMain),
    ("draw", Phase::Draw),
    ("nemesis-main", Phase::NemesisMain),
    ("power-resolved", Phase::PowerResolved),
    ("nemesis-draw", Phase::NemesisDraw),
    ("nemesis-drawn", Phase::NemesisDrawn),
    ("nemesis-resolve", Phase::NemesisResolve),
    ("nemesis-resolved", Phase::NemesisResolved),
    ("nemesis-end", Phase::NemesisEnd),
    ("end", Phase::End),
];

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct Position {
    difficulty: Option<String>,
    mages: Option<Vec<MagePosition>>,
    gravehold: Option<u8>,
    nemesis: NemesisPosition,
    supply: Option<Value>,
    devoured: Vec<String>,
    turn_order: TurnOrderPosition,
    turn: TurnPosition,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct MagePosition {
    mage: Option<String>,
    life: Option<u8>,
    charges: u8,
    hand: Vec<String>,
    deck: Vec<String>,
    discard: Vec<String>,
    play: Vec<String>,
    breaches: Option<String>,
    focused: Vec<u8>,
    prepped: Map<String, Value>,
    prepped_this_turn: Vec<u8>,
    used: Vec<u8>,
    new: Vec<String>,
    /// Written, not read: follows from the life.
    exhausted: Option<bool>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct NemesisPosition {
    id: Option<String>,
    life: Option<u8>,
    tokens: u8,
    wounded: bool,
    deck: Option<Vec<String>>,
    discard: Vec<String>,
    play: Vec<InPlay>,
    tier_zero: Option<Vec<String>>,
    drawn: Option<String>,
    /// Written, not read: follows from the cards.
    tier: Option<u8>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct InPlay {
    card: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    life: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    power: Option<u8>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct TurnOrderPosition {
    deck: Option<Vec<String>>,
    discard: Option<Vec<String>>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct TurnPosition {
    of: Option<Value>,
    phase: Option<String>,
    aether: Option<Value>,
    discount: u8,
    double_prep: bool,
    prevent_damage: bool,
    /// Cards that wait for the next gain, with whose gain that is.
    next_gain: Map<String, Value>,
    extra_draws: u8,
    played: Map<String, Value>,
}

pub fn read(catalog: &Catalog, position: &Value) -> Result<State, Vec<String>> {
    let position: Position =
        serde_json::from_value(position.clone()).map_err(|fault| vec![format!("the position is not understood: {fault}")])?;
    let mut reader =
        PositionReader { catalog, state: setup::blank(1, Seed([7; 32])), faults: Vec::new(), difficulty: Difficulty::Normal, created: 0 };
    reader.read(&position);
    if !reader.faults.is_empty() {
        return Err(reader.faults);
    }
    let mut state = reader.state;
    crate::check::check(View { c: catalog, s: &state }).map_err(|fault| vec![fault])?;
    let mut log = Log::off();
    let mut play = Play { c: catalog, s: &mut state, log: &mut log };
    if play.s.turn.phase == Phase::NemesisMain {
        play.mark_all(zone::NEMESIS_PLAY, mark::ACTS);
    }
    play.proceed();
    Ok(state)
}

struct PositionReader<'c> {
    catalog: &'c Catalog,
    state: State,
    faults: Vec<String>,
    difficulty: Difficulty,
    created: usize,
}

impl PositionReader<'_> {
    fn read(&mut self, position: &Position) {
        match Difficulty::find(position.difficulty.as_deref().unwrap_or("normal")) {
            Ok(level) => self.difficulty = level,
            Err(fault) => self.faults.push(fault),
        }
        let one = [MagePosition::default()];
        let mages = position.mages.as_deref().unwrap_or(&one);
        if !(1..=4).contains(&mages.len()) {
            return self.faults.push(format!("{} mages; a position has 1 to 4", mages.len()));
        }
        self.state.seats = mages.len() as u8;
        for (seat, mage) in Seat::all(4).zip(mages) {
            self.mage(seat, mage);
        }
        let most = self.difficulty.gravehold();
        self.state.gravehold = Life { now: position.gravehold.unwrap_or(most), max: most };
        self.supply(position.supply.as_ref());
        self.list(&position.devoured, zone::DEVOURED, Order::TopFirst);
        self.nemesis(&position.nemesis);
        self.turn(&position.turn);
        self.turn_order(&position.turn_order);
        if self.state.gravehold.now == 0 || self.state.gravehold.now > most {
            self.faults.push(format!("gravehold has {} life; expected 1 to {most}", self.state.gravehold.now));
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
        self.created += 1;
        if self.created > CARDS {
            if self.created == CARDS + 1 {
                self.faults.push(format!("a position has at most {CARDS} cards"));
            }
            return None;
        }
        Some(self.state.zones.create(face, zone))
    }

    fn list(&mut self, ids: &[String], zone: Zone, order: Order) {
        match order {
            Order::TopFirst => ids.iter().for_each(|id| _ = self.create(id, zone)),
            Order::TopLast => ids.iter().rev().for_each(|id| _ = self.create(id, zone)),
        }
    }

    fn mage(&mut self, seat: Seat, position: &MagePosition) {
        let default = ["kadir", "adelheim", "brama", "mist"][seat.index()];
        let id = position.mage.as_deref().unwrap_or(default);
        let Some(mat) = self.catalog.mage(id) else {
            return self.faults.push(format!("there is no mage `{id}`"));
        };
        let mut mage = setup::new_mage(self.catalog, mat, self.difficulty, None);
        let slots = self.catalog.mages[usize::from(mat)].mat.ability.charges;
        if let Some(life) = position.life {
            // A solo game may have been started with more life.
            mage.life = Life { now: life, max: mage.life.max.max(life) };
        }
        if position.charges > slots {
            self.faults.push(format!("{id} has {} charges; at most {slots}", position.charges));
        }
        mage.charges = position.charges.min(slots);
        if let Some(signs) = &position.breaches {
            match Breach::row(signs) {
                Ok(row) => {
                    for breach in row {
                        if matches!(breach, Breach::Tile(place) if usize::from(place) >= self.catalog.tiles.len()) {
                            self.faults.push(format!("there is no breach tile for the sign `{}`", breach.sign()));
                        }
                    }
                    mage.breaches = row;
                }
                Err(fault) => self.faults.push(fault),
            }
        }
        for &number in &position.focused {
            match mage.breaches.get_mut(usize::from(number).wrapping_sub(1)) {
                Some(Breach::Closed { focused, .. }) => *focused = true,
                _ => self.faults.push(format!("breach {number} of {id} is not closed, so it cannot be focused")),
            }
        }
        self.state.mages[seat.index()] = mage;
        self.list(&position.hand, zone::hand(seat), Order::TopFirst);
        self.list(&position.deck, zone::deck(seat), Order::TopFirst);
        self.list(&position.discard, zone::discard(seat), Order::TopLast);
        self.list(&position.play, zone::play_area(seat), Order::TopLast);
        self.mark_new(seat, &position.new);
        self.prepped(seat, position);
    }

    fn mark_new(&mut self, seat: Seat, ids: &[String]) {
        for id in ids {
            let fresh = |card: CardId| self.catalog.face(self.state.zones.face(card)).id == *id && self.state.marks[card] & mark::NEW == 0;
            let found = self.state.zones.iter(zone::hand(seat)).find(|&card| fresh(card));
            match found {
                Some(card) => self.state.marks[card] |= mark::NEW,
                None => self.faults.push(format!("`{id}` is new, but not in hand")),
            }
        }
    }

    fn prepped(&mut self, seat: Seat, position: &MagePosition) {
        for (number, cards) in &position.prepped {
            let Some(number) = number.parse::<u8>().ok().filter(|number| (1..=4).contains(number)) else {
                self.faults.push(format!("`{number}` is not a breach; expected 1 to 4"));
                continue;
            };
            let cards = if cards.is_array() { cards.clone() } else { json!([cards]) };
            for id in cards.as_array().into_iter().flatten() {
                let Some(card) = self.create(id.as_str().unwrap_or(""), zone::breach(seat, number - 1)) else { continue };
                if self.catalog.face(self.state.zones.face(card)).kind != Some(Kind::Spell) {
                    self.faults.push(format!("{id} is not a spell and cannot be prepped"));
                }
                let marks =
                    [(position.prepped_this_turn.contains(&number), mark::PREPPED_NOW), (position.used.contains(&number), mark::USED)];
                for (_, mark) in marks.into_iter().filter(|(set, _)| *set) {
                    self.state.marks[card] |= mark;
                }
            }
        }
    }

    fn supply(&mut self, supply: Option<&Value>) {
        let first = || self.catalog.supplies.first().map(|(supply, _)| json!(supply.cards)).unwrap_or(json!([]));
        let piles: Vec<(String, Option<u64>)> = match supply.cloned().unwrap_or_else(first) {
            Value::Array(ids) => ids.iter().map(|id| (id.as_str().unwrap_or("").to_owned(), None)).collect(),
            Value::Object(counts) => counts.into_iter().map(|(id, count)| (id, count.as_u64())).collect(),
            other => return self.faults.push(format!("`supply` is a list of cards or an object with counts, not {other}")),
        };
        if piles.len() > usize::from(zone::PILES) {
            return self.faults.push(format!("{} supply piles; at most {}", piles.len(), zone::PILES));
        }
        for (number, (id, count)) in piles.into_iter().enumerate() {
            let Some(face) = self.catalog.find(&id) else {
                self.faults.push(format!("there is no card `{id}`"));
                continue;
            };
            self.state.piles[number] = face;
            for _ in 0..count.unwrap_or(u64::from(self.catalog.face(face).copies)).min(20) {
                self.create_face(face, zone::pile(number as u8));
            }
        }
    }

    /// Faces of cards that lie anywhere already.
    fn present(&self, face: Face) -> bool {
        self.state.zones.cards().any(|card| self.state.zones.face(card) == face)
    }

    fn nemesis(&mut self, position: &NemesisPosition) {
        let id = position.id.as_deref().unwrap_or("rageborne");
        let Some(mat) = self.catalog.nemesis(id) else {
            return self.faults.push(format!("there is no nemesis `{id}`"));
        };
        self.state.nemesis = setup::new_nemesis(self.catalog, mat, self.difficulty);
        let life = &mut self.state.nemesis.life;
        life.now = position.life.unwrap_or(life.max);
        if life.now == 0 || life.now > life.max {
            self.faults.push(format!("{id} has {} life; expected 1 to {}", life.now, life.max));
        }
        self.state.nemesis.tokens = position.tokens;
        self.state.nemesis.wounded = position.wounded;
        self.list(&position.discard, zone::NEMESIS_DISCARD, Order::TopLast);
        for card in &position.play {
            self.in_play(card);
        }
        if let Some(drawn) = &position.drawn {
            self.create(drawn, zone::DRAWN);
        }
        match &position.deck {
            Some(deck) => self.list(deck, zone::NEMESIS_DECK, Order::TopFirst),
            None => {
                let mut own: Vec<Face> = self.catalog.own_cards(id).filter(|&face| !self.present(face)).collect();
                own.sort_by_key(|&face| self.catalog.face(face).tier);
                own.into_iter().for_each(|face| _ = self.create_face(face, zone::NEMESIS_DECK));
            }
        }
        match &position.tier_zero {
            Some(cards) => self.list(cards, zone::TIER_ZERO, Order::TopFirst),
            None => {
                let left: Vec<Face> = self.catalog.tier_zero(id).filter(|&face| !self.present(face)).collect();
                left.into_iter().for_each(|face| _ = self.create_face(face, zone::TIER_ZERO));
            }
        }
        let mut unused: Vec<Face> = self.catalog.basics().filter(|&face| !self.present(face)).collect();
        unused.sort_by_key(|&face| self.catalog.face(face).tier);
        unused.into_iter().for_each(|face| _ = self.create_face(face, zone::UNUSED));
    }

    fn in_play(&mut self, position: &InPlay) {
        let Some(card) = self.create(&position.card, zone::NEMESIS_PLAY) else { return };
        let info = self.catalog.face(self.state.zones.face(card));
        let tokens = match info.kind {
            Some(Kind::Minion) => position.life.or(info.life),
            Some(Kind::Power) => position.power.or(Some(info.power)),
            _ => None,
        };
        match tokens {
            // AE-070.
            Some(tokens) if info.kind == Some(Kind::Minion) && info.life.is_some_and(|most| tokens > most) => {
                self.faults.push(format!("`{}` has {tokens} life, more than is printed", position.card));
            }
            Some(tokens) if tokens > 0 => self.state.tokens[card] = tokens,
            _ => self.faults.push(format!("`{}` in play needs `life` (minions) or `power` (powers) of at least 1", position.card)),
        }
    }

    fn turn(&mut self, position: &TurnPosition) {
        let of = match &position.of {
            None => Of::Player(Seat(0)),
            Some(Value::Null) => Of::Nobody,
            Some(Value::String(word)) if word == "nemesis" => Of::Nemesis,
            Some(value) => match value.as_u64().filter(|&number| (1..=u64::from(self.state.seats)).contains(&number)) {
                Some(number) => Of::Player(Seat(number as u8 - 1)),
                None => return self.faults.push(format!("`turn.of` is a player's number or \"nemesis\", not {value}")),
            },
        };
        let default = match of {
            Of::Player(_) => "main",
            Of::Nemesis => "nemesis-main",
            Of::Nobody => "turn-order",
        };
        let name = position.phase.as_deref().unwrap_or(default);
        let Some((_, phase)) = PHASES.into_iter().find(|(known, _)| *known == name) else {
            return self.faults.push(format!("no phase `{name}`; one of {}", PHASES.map(|(name, _)| name).join(", ")));
        };
        let mut turn = Turn::new(of, phase);
        turn.discount = position.discount;
        turn.double_prep = position.double_prep;
        turn.prevent_damage = position.prevent_damage;
        turn.extra_draws = position.extra_draws;
        if phase == Phase::NemesisDraw && !self.state.zones.is_empty(zone::DRAWN) {
            turn.phase = Phase::NemesisDrawn;
        }
        match read_aether(position.aether.as_ref()) {
            Ok(aether) => turn.aether = aether,
            Err(fault) => self.faults.push(fault),
        }
        for (id, times) in &position.played {
            match self.catalog.find(id) {
                Some(face) => _ = turn.plays.try_push((face, times.as_u64().unwrap_or(0) as u8)),
                None => self.faults.push(format!("there is no card `{id}`")),
            }
        }
        self.state.turn = turn;
        position.next_gain.iter().for_each(|(id, player)| self.next_gain(id, player));
    }

    /// The card that waits was played this turn; if it lies nowhere in sight, it was destroyed since.
    fn next_gain(&mut self, id: &str, player: &Value) {
        let Some(seat) = player.as_u64().and_then(|number| Seat::all(self.state.seats).find(|seat| u64::from(seat.0) + 1 == number)) else {
            return self.faults.push(format!("`turn.next-gain` names a player's number for `{id}`, not {player}"));
        };
        let here = |card: &CardId| self.catalog.face(self.state.zones.face(*card)).id == *id;
        let shown = [zone::play_area(seat), zone::discard(seat)];
        let played = shown.into_iter().flat_map(|zone| self.state.zones.iter(zone)).find(here);
        let Some(source) = played.or_else(|| self.create(id, zone::DESTROYED)) else { return };
        if !self.catalog.face(self.state.zones.face(source)).on_next_gain.is_some() {
            self.faults.push(format!("`{id}` does not wait for a card to be gained"));
        }
        if self.state.turn.next_gains.try_push(NextGain { source, seat }).is_err() {
            self.faults.push("too many cards wait for the next gain".to_owned());
        }
    }

    fn turn_order(&mut self, position: &TurnOrderPosition) {
        let name = |whom| self.catalog.turn_card(whom).map(|face| self.catalog.face(face).id.clone());
        let mut rest: Vec<String> = setup::turn_cards(self.state.seats, 3).into_iter().filter_map(name).collect();
        let mut take =
            |id: &String| if let Some(place) = rest.iter().position(|other| other == id) { rest.remove(place) } else { id.clone() };
        let current = match self.state.turn.of {
            Of::Player(seat) => name(Whom::Player(seat.0 + 1)),
            Of::Nemesis => name(Whom::Nemesis),
            Of::Nobody => None,
        };
        let discard = position.discard.clone().unwrap_or_else(|| current.into_iter().collect());
        let discard: Vec<String> = discard.iter().map(&mut take).collect();
        self.list(&discard, zone::TURN_DISCARD, Order::TopLast);
        let deck = position.deck.clone().unwrap_or(rest);
        self.list(&deck, zone::TURN_DECK, Order::TopFirst);
    }
}

#[derive(Clone, Copy)]
enum Order {
    TopFirst,
    TopLast,
}

fn read_aether(value: Option<&Value>) -> Result<Aether, String> {
    let mut aether = Aether::default();
    let amount = |value: &Value| {
        value.as_u64().filter(|&amount| amount <= 250).map(|amount| amount as u8).ok_or(format!("{value} is no amount of aether"))
    };
    match value {
        None => {}
        Some(Value::Object(pools)) => {
            for (name, value) in pools {
                aether.set_named(name, amount(value)?)?;
            }
        }
        Some(value) => aether.add(amount(value)?),
    }
    Ok(aether)
}

pub fn write(view: View<'_>) -> Value {
    let state = view.s;
    let ids = |zone: Zone| state.zones.iter(zone).map(|card| view.id(card).to_owned()).collect::<Vec<_>>();
    let upward = |zone: Zone| {
        let mut ids = ids(zone);
        ids.reverse();
        ids
    };
    let position = Position {
        difficulty: Some(difficulty(view).id().to_owned()),
        mages: Some(view.seats().map(|seat| write_mage(view, seat)).collect()),
        gravehold: Some(state.gravehold.now),
        nemesis: NemesisPosition {
            id: Some(view.nemesis().mat.id.clone()),
            life: Some(state.nemesis.life.now),
            tokens: state.nemesis.tokens,
            wounded: state.nemesis.wounded,
            deck: Some(ids(zone::NEMESIS_DECK)),
            discard: upward(zone::NEMESIS_DISCARD),
            play: state.zones.iter(zone::NEMESIS_PLAY).map(|card| write_in_play(view, card)).collect(),
            tier_zero: Some(ids(zone::TIER_ZERO)),
            drawn: state.zones.top(zone::DRAWN).map(|card| view.id(card).to_owned()),
            tier: Some(view.nemesis_tier()),
        },
        supply: Some(write_supply(view)),
        devoured: ids(zone::DEVOURED),
        turn_order: TurnOrderPosition { deck: Some(ids(zone::TURN_DECK)), discard: Some(upward(zone::TURN_DISCARD)) },
        turn: write_turn(view),
    };
    serde_json::to_value(position).unwrap_or_default()
}

/// Difficulty is not kept; it follows from what it changes.
fn difficulty(view: View<'_>) -> Difficulty {
    let printed = view.nemesis().mat.life;
    let fits = |level: &Difficulty| {
        level.gravehold() == view.s.gravehold.max
            && level.nemesis_life(printed) == view.s.nemesis.life.max
            && level.is_increased() == view.s.nemesis.increased
    };
    Difficulty::ALL.into_iter().find(fits).unwrap_or(Difficulty::Normal)
}

fn write_supply(view: View<'_>) -> Value {
    let piles = (0..zone::PILES).filter(|&number| view.s.piles[usize::from(number)] != Face::UNKNOWN);
    let piles =
        piles.map(|number| (view.c.face(view.s.piles[usize::from(number)]).id.clone(), json!(view.s.zones.len(zone::pile(number)))));
    Value::Object(piles.collect())
}

fn write_in_play(view: View<'_>, card: CardId) -> InPlay {
    let tokens = Some(view.s.tokens[card]);
    let (life, power) = if view.kind(card) == Some(Kind::Power) { (None, tokens) } else { (tokens, None) };
    InPlay { card: view.id(card).to_owned(), life, power }
}

fn write_mage(view: View<'_>, seat: Seat) -> MagePosition {
    let state = view.s;
    let mage = &state.mages[seat.index()];
    let ids = |zone: Zone| state.zones.iter(zone).map(|card| view.id(card).to_owned()).collect::<Vec<_>>();
    let upward = |zone: Zone| {
        let mut ids = ids(zone);
        ids.reverse();
        ids
    };
    let marked = |mark: u8| {
        (0..4)
            .filter(|&index| state.zones.iter(zone::breach(seat, index)).any(|card| view.marked(card, mark)))
            .map(|index| index + 1)
            .collect::<Vec<u8>>()
    };
    let mut prepped = Map::new();
    for index in 0..4 {
        match ids(zone::breach(seat, index)).as_slice() {
            [] => {}
            [only] => _ = prepped.insert((index + 1).to_string(), json!(only)),
            several => _ = prepped.insert((index + 1).to_string(), json!(several)),
        }
    }
    MagePosition {
        mage: Some(view.mat(seat).mat.id.clone()),
        life: Some(mage.life.now),
        charges: mage.charges,
        hand: ids(zone::hand(seat)),
        deck: ids(zone::deck(seat)),
        discard: upward(zone::discard(seat)),
        play: upward(zone::play_area(seat)),
        breaches: Some(mage.breaches.iter().map(|breach| breach.sign()).collect()),
        focused: (0..4u8)
            .filter(|&index| matches!(mage.breaches[usize::from(index)], Breach::Closed { focused: true, .. }))
            .map(|index| index + 1)
            .collect(),
        prepped,
        prepped_this_turn: marked(mark::PREPPED_NOW),
        used: marked(mark::USED),
        new: state.zones.iter(zone::hand(seat)).filter(|&card| view.marked(card, mark::NEW)).map(|card| view.id(card).to_owned()).collect(),
        exhausted: Some(mage.is_exhausted()),
    }
}

fn write_turn(view: View<'_>) -> TurnPosition {
    let turn = &view.s.turn;
    let pools: Map<String, Value> = turn.aether.named().map(|(name, amount)| (name, json!(amount))).collect();
    let plain = pools.is_empty() || (pools.len() == 1 && pools.contains_key("free"));
    let aether = if plain { json!(turn.aether.total()) } else { Value::Object(pools) };
    TurnPosition {
        of: Some(match turn.of {
            Of::Nobody => Value::Null,
            Of::Player(seat) => json!(seat.0 + 1),
            Of::Nemesis => json!("nemesis"),
        }),
        phase: PHASES.into_iter().find(|(_, phase)| *phase == turn.phase).map(|(name, _)| name.to_owned()),
        aether: Some(aether),
        discount: turn.discount,
        double_prep: turn.double_prep,
        prevent_damage: turn.prevent_damage,
        next_gain: turn.next_gains.iter().map(|waiting| (view.id(waiting.source).to_owned(), json!(waiting.seat.0 + 1))).collect(),
        extra_draws: turn.extra_draws,
        played: turn.plays.iter().map(|(face, times)| (view.c.face(*face).id.clone(), json!(times))).collect(),
    }
}
