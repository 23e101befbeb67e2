//! Reading a position: every error of it is told, and what is left out is filled in.

use super::{InPlay, MagePosition, NemesisPosition, Position, TurnOrderPosition, TurnPosition};
use crate::aether::Aether;
use crate::breach::Breach;
use crate::card::{FirstGame, TurnCardOwner};
use crate::catalog::{CardDef, Catalog};
use crate::play::StateMut;
use crate::setup::{self, Difficulty, TurnOrder};
use crate::state::{Life, NOBODY, NextGain, Phase, State, Turn, TurnOwner, mark};
use crate::vocabulary::{AeonsEnd, Kind};
use crate::zone;
use koloda_kernel::card_game::{Deals, ReadsPositions};
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::{CardId, Face, Seat};
use koloda_kernel::position::Reader;
use koloda_kernel::rules::Log;
use koloda_kernel::zones::Zone;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use strum::{VariantArray, VariantNames};

impl ReadsPositions for AeonsEnd {
    fn read_position(catalog: &Catalog, position: &Value) -> Result<State, Vec<String>> {
        let (first, state) = (catalog.first_game(&[]), AeonsEnd::blank(1, Seed([7; 32])));
        let mut reader = PositionReader { catalog, first, state, cards: Reader::new(&catalog.faces), difficulty: Difficulty::Normal };
        reader.read(position.clone());
        if !reader.cards.errors.is_empty() {
            return Err(reader.cards.errors);
        }
        let mut state = reader.state;
        if state.turn.phase == Phase::NemesisMain {
            StateMut { cards: catalog, state: &mut state, log: &mut Log::off() }.mark_all(zone::NEMESIS_PLAY, mark::ACTS);
        }
        Ok(state)
    }
}

struct PositionReader<'c> {
    catalog: &'c Catalog,
    /// What stands in for what is left out.
    first: Option<&'c FirstGame>,
    state: State,
    cards: Reader<'c, CardDef>,
    difficulty: Difficulty,
}

impl PositionReader<'_> {
    fn read(&mut self, position: Value) {
        let position: Position = self.cards.read(position, (&zone::LAYOUT, "mages"), &mut self.state.zones);
        let level = position.difficulty.as_deref().unwrap_or("normal");
        self.difficulty = self.cards.word("difficulty", level, Difficulty::VARIANTS).unwrap_or(self.difficulty);
        let one = [MagePosition::default()];
        let mages = position.mages.as_deref().unwrap_or(&one);
        if !(1..=4).contains(&mages.len()) {
            return self.cards.error(format!("{} mages; a position has 1 to 4", mages.len()));
        }
        self.state.seats = mages.len() as u8;
        for (seat, mage) in Seat::all(4).zip(mages) {
            self.mage(seat, mage);
        }
        let most = self.difficulty.gravehold();
        self.state.gravehold = Life { now: position.gravehold.unwrap_or(most), max: most };
        self.supply(position.supply.as_ref());
        self.nemesis(&position.nemesis);
        self.turn(&position.turn);
        self.turn_order(&position.turn_order);
        let mats = self.state.mages[..mages.len()].iter().map(|mage| self.catalog.mages[usize::from(mage.mat)].mat.id.as_str());
        self.cards.once(mats, "plays twice; each mage is there once");
        self.check_nemesis_cards();
        if !position.extra {
            // Piles that nobody counted are full ones whatever lies elsewhere; how many turn-order cards there are is a setting.
            let (zones, count_piles) = (&self.state.zones, position.supply.as_ref().is_some_and(Value::is_object));
            let counts = |card| count_piles || !(0..zone::PILES).any(|pile| zones.zone_of(card) == zone::pile(pile));
            let most = |info: &CardDef| if info.whom.is_some() { usize::MAX } else { usize::from(info.copies) };
            self.cards.check_copies(zones, counts, most);
        }
        if self.state.gravehold.now == 0 || self.state.gravehold.now > most {
            self.cards.error(format!("gravehold has {} life; expected 1 to {most}", self.state.gravehold.now));
        }
    }

    fn mage(&mut self, seat: Seat, position: &MagePosition) {
        let default = self.first.and_then(|game| game.mages.get(seat.index())).map_or("", String::as_str);
        let id = position.mage.as_deref().unwrap_or(default);
        let Some(mat) = self.cards.keep(self.catalog.mage(id).ok_or_else(|| format!("there is no mage `{id}`"))) else { return };
        let mut mage = setup::new_mage(self.catalog, mat, self.difficulty, None);
        let slots = self.catalog.mages[usize::from(mat)].mat.ability.charges;
        if let Some(life) = position.life {
            // A solo game may have been started with more life.
            mage.life = Life { now: life, max: mage.life.max.max(life) };
        }
        self.cards.error_if(position.charges > slots, || format!("{id} has {} charges; at most {slots}", position.charges));
        mage.charges = position.charges.min(slots);
        mage.trophies = position.trophies;
        mage.breaches = position.breaches.as_ref().and_then(|signs| self.cards.keep(Breach::row(signs))).unwrap_or(mage.breaches);
        for breach in mage.breaches {
            if matches!(breach, Breach::Tile(place) if usize::from(place) >= self.catalog.tiles.len()) {
                self.cards.error(format!("there is no breach tile for the sign `{}`", breach.sign()));
            }
        }
        for &number in &position.focused {
            match mage.breaches.get_mut(usize::from(number).wrapping_sub(1)) {
                Some(Breach::Closed { focused, .. }) => *focused = true,
                _ => self.cards.error(format!("breach {number} of {id} is not closed, so it cannot be focused")),
            }
        }
        self.state.mages[seat.index()] = mage;
        self.cards.each(&mut self.state.zones, (zone::hand(seat), &position.new, "new"), |zones, card| zones[card].marks |= mark::NEW);
        self.prepped(seat, position);
    }

    /// Cards of another nemesis speak of tokens and routines that this one does not have.
    fn check_nemesis_cards(&mut self) {
        let Some(nemesis) = self.catalog.nemeses.get(usize::from(self.state.nemesis.mat)) else { return };
        let present: BTreeSet<Face> = self.state.zones.cards().map(|card| self.state.zones.face(card)).collect();
        for info in present.into_iter().map(|face| self.catalog.face(face)) {
            if let Some(other) = info.nemesis.as_ref().filter(|&id| *id != nemesis.mat.id) {
                self.cards.error(format!("`{}` is a card of {other}, not of {}", info.id, nemesis.mat.id));
            }
        }
    }

    fn prepped(&mut self, seat: Seat, position: &MagePosition) {
        for (number, cards) in &position.prepped {
            let Some(number) = number.parse::<u8>().ok().filter(|number| (1..=4).contains(number)) else {
                self.cards.error(format!("`{number}` is not a breach; expected 1 to 4"));
                continue;
            };
            let cards = if cards.is_array() { cards.clone() } else { json!([cards]) };
            for id in cards.as_array().into_iter().flatten() {
                let zone = zone::breach(seat, number - 1);
                let Some(card) = self.cards.create(&mut self.state.zones, id.as_str().unwrap_or(""), zone) else { continue };
                let marks = [(&position.prepped_this_turn, mark::PREPPED_NOW), (&position.used, mark::USED)];
                let set = marks.into_iter().filter(|(numbers, _)| numbers.contains(&number));
                self.state.zones[card].marks = set.fold(0, |marks, (_, mark)| marks | mark);
            }
        }
    }

    fn supply(&mut self, supply: Option<&Value>) {
        let named = |id: &String| self.catalog.supplies.iter().find(|(supply, _)| supply.id == *id);
        let first = || self.first.and_then(|game| named(&game.supply)).map_or(json!([]), |(supply, _)| json!(supply.cards));
        let piles: Vec<(String, Option<u64>)> = match supply.cloned().unwrap_or_else(first) {
            Value::Array(ids) => ids.iter().map(|id| (id.as_str().unwrap_or("").to_owned(), None)).collect(),
            Value::Object(counts) => counts.into_iter().map(|(id, count)| (id, count.as_u64())).collect(),
            other => return self.cards.error(format!("`supply` is a list of cards or an object with counts, not {other}")),
        };
        if piles.len() > usize::from(zone::PILES) {
            return self.cards.error(format!("{} supply piles; at most {}", piles.len(), zone::PILES));
        }
        for (number, (id, count)) in piles.into_iter().enumerate() {
            let Some(face) = self.cards.face(&id) else { continue };
            self.state.piles[number] = face;
            for _ in 0..count.unwrap_or(u64::from(self.catalog.face(face).copies)).min(20) {
                self.cards.create_face(&mut self.state.zones, face, zone::pile(number as u8));
            }
        }
    }

    fn nemesis(&mut self, position: &NemesisPosition) {
        let id = position.id.as_deref().unwrap_or(self.first.map_or("", |game| &game.nemesis));
        let Some(mat) = self.cards.keep(self.catalog.nemesis(id).ok_or_else(|| format!("there is no nemesis `{id}`"))) else { return };
        self.state.nemesis = setup::new_nemesis(self.catalog, mat, self.difficulty);
        let life = &mut self.state.nemesis.life;
        life.now = position.life.unwrap_or(life.max);
        self.cards.error_if(life.now == 0 || life.now > life.max, || format!("{id} has {} life; expected 1 to {}", life.now, life.max));
        let info = &self.catalog.nemeses[usize::from(mat)];
        let limits = if self.difficulty.is_increased() { info.increased.limits } else { info.printed.limits };
        self.state.nemesis.tokens = position.tokens.unwrap_or(limits.map_or(0, |(least, _)| least));
        self.state.nemesis.wounded = position.wounded;
        if position.wounded > self.state.nemesis.tokens {
            self.cards.error(format!("{} of {} token minions are wounded", position.wounded, self.state.nemesis.tokens));
        }
        position.play.iter().for_each(|card| self.in_play(card));
        let decks = &self.catalog.decks;
        self.fill(zone::NEMESIS_DECK, decks.of_nemesis(mat));
        self.fill(zone::TIER_ZERO, decks.tier_zero(mat));
        self.fill(zone::UNUSED, decks.basics());
    }

    /// Where the position does not say what lies there: those cards that lie nowhere else, by tier.
    fn fill(&mut self, zone: Zone, faces: &[Face]) {
        if self.cards.is_given(zone) {
            return;
        }
        let present = |face: Face| self.state.zones.cards().any(|card| self.state.zones.face(card) == face);
        let mut missing: Vec<Face> = faces.iter().copied().filter(|&face| !present(face)).collect();
        missing.sort_by_key(|&face| self.catalog.face(face).tier);
        missing.into_iter().for_each(|face| _ = self.cards.create_face(&mut self.state.zones, face, zone));
    }

    fn in_play(&mut self, position: &InPlay) {
        let Some(card) = self.cards.create(&mut self.state.zones, &position.card, zone::NEMESIS_PLAY) else { return };
        let info = self.catalog.face(self.state.zones.face(card));
        let tokens = match info.kind {
            Some(Kind::Minion | Kind::Acolyte) => position.life.or(info.life),
            Some(Kind::Power) => position.power.or(Some(info.power)),
            _ => None,
        };
        match tokens {
            // AE-070.
            Some(tokens) if info.kind != Some(Kind::Power) && info.life.is_some_and(|most| tokens > most) => {
                self.cards.error(format!("`{}` has {tokens} life, more than is printed", position.card));
            }
            Some(tokens) if tokens > 0 => self.state.zones[card].tokens = tokens,
            _ => self.cards.error(format!("`{}` in play needs `life` (minions) or `power` (powers) of at least 1", position.card)),
        }
    }

    fn turn(&mut self, position: &TurnPosition) {
        let of = match &position.of {
            None => TurnOwner::Player(Seat(0)),
            Some(Value::Null) => TurnOwner::Nobody,
            Some(Value::String(word)) if word == "nemesis" => TurnOwner::Nemesis,
            Some(value) => match value.as_u64().filter(|&number| (1..=u64::from(self.state.seats)).contains(&number)) {
                Some(number) => TurnOwner::Player(Seat(number as u8 - 1)),
                None => return self.cards.error(format!("`turn.of` is a player's number or \"nemesis\", not {value}")),
            },
        };
        let default = match of {
            TurnOwner::Player(_) => "main",
            TurnOwner::Nemesis => "nemesis-main",
            TurnOwner::Nobody => "turn-order",
        };
        let name = position.phase.as_deref().unwrap_or(default);
        let Some(phase) = self.cards.word("phase", name, Phase::VARIANTS) else { return };
        let &TurnPosition { discount, double_prep, prevent_damage, extra_draws, token_returns, .. } = position;
        let mut turn = Turn { discount, double_prep, prevent_damage, extra_draws, token_returns, ..Turn::new(of, phase) };
        if phase == Phase::NemesisDraw && !self.state.zones.is_empty(zone::DRAWN) {
            turn.phase = Phase::NemesisDrawn;
        }
        turn.aether = self.cards.keep(read_aether(position.aether.as_ref())).unwrap_or_default();
        for (id, times) in &position.played {
            let face = self.cards.face(id);
            face.into_iter().for_each(|face| _ = turn.plays.try_push((face, times.as_u64().unwrap_or(0) as u8)));
        }
        for (id, times) in &position.gained {
            let pile = self.catalog.find(id).and_then(|face| self.state.piles.iter().position(|&pile| pile == face));
            let Some(pile) = self.cards.keep(pile.ok_or_else(|| format!("there is no pile of `{id}`"))) else { continue };
            turn.gains[pile] = times.as_u64().unwrap_or(0) as u8;
        }
        self.state.turn = turn;
        position.next_gain.iter().for_each(|(id, player)| self.next_gain(id, player));
    }

    /// The card that waits was played this turn; if it lies nowhere in sight, it was destroyed since.
    fn next_gain(&mut self, id: &str, player: &Value) {
        let Some(seat) = player.as_u64().and_then(|number| Seat::all(self.state.seats).find(|seat| u64::from(seat.0) + 1 == number)) else {
            return self.cards.error(format!("`turn.next-gain` names a player's number for `{id}`, not {player}"));
        };
        let here = |card: &CardId| self.catalog.face(self.state.zones.face(*card)).id == *id;
        let shown = [zone::play_area(seat), zone::discard(seat)];
        let played = shown.into_iter().flat_map(|zone| self.state.zones.iter(zone)).find(here);
        let Some(source) = played.or_else(|| self.cards.create(&mut self.state.zones, id, zone::DESTROYED)) else { return };
        if !self.catalog.face(self.state.zones.face(source)).on_next_gain.is_some() {
            self.cards.error(format!("`{id}` does not wait for a card to be gained"));
        }
        self.cards
            .error_if(self.state.turn.next_gains.try_push(NextGain { source, seat }).is_err(), || "too many cards wait for the next gain");
    }

    /// A turn-order card speaks of people who are there.
    fn check_turn_cards(&mut self) {
        let seats = self.state.seats;
        let info = |card: CardId| self.catalog.face(self.state.zones.face(card));
        let cards = [zone::TURN_DECK, zone::TURN_DISCARD].into_iter().flat_map(|zone| self.state.zones.iter(zone)).map(info);
        let absent = cards.filter_map(|info| {
            let (TurnCardOwner::Player(last) | TurnCardOwner::Either(_, last)) = info.whom? else { return None };
            (last > seats).then(|| format!("the turn-order card `{}` is for player {last}, but {seats} play", info.id))
        });
        let absent: Vec<String> = absent.collect();
        self.cards.errors.extend(absent);
    }

    fn turn_order(&mut self, position: &TurnOrderPosition) {
        let name = |whom| self.catalog.decks.turn_card(whom).map(|face| self.catalog.face(face).id.clone());
        let mut rest: Vec<String> = setup::turn_cards(self.state.seats, TurnOrder::Standard, 3).into_iter().filter_map(name).collect();
        let current = match self.state.turn.of {
            TurnOwner::Player(seat) => name(TurnCardOwner::Player(seat.0 + 1)),
            TurnOwner::Nemesis => name(TurnCardOwner::Nemesis),
            TurnOwner::Nobody => None,
        };
        if !self.cards.is_given(zone::TURN_DISCARD) {
            current.into_iter().for_each(|id| _ = self.cards.create(&mut self.state.zones, &id, zone::TURN_DISCARD));
        }
        for card in self.state.zones.iter(zone::TURN_DISCARD) {
            let id = &self.catalog.face(self.state.zones.face(card)).id;
            rest.iter().position(|other| other == id).map(|place| rest.remove(place));
        }
        if !self.cards.is_given(zone::TURN_DECK) {
            rest.iter().for_each(|id| _ = self.cards.create(&mut self.state.zones, id, zone::TURN_DECK));
        }
        self.check_turn_cards();
        for (pair, holder) in position.tokens.unwrap_or_default().into_iter().enumerate() {
            let seats = [pair as u8 * 2 + 1, pair as u8 * 2 + 2];
            match holder {
                None => self.state.pair_tokens[pair] = NOBODY,
                Some(number) if seats.contains(&number) => self.state.pair_tokens[pair] = number - 1,
                Some(number) => self.cards.error(format!("player {number} cannot hold the token of players {} and {}", seats[0], seats[1])),
            }
        }
    }
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
