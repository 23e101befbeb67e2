//! Positions: a state as JSON that people and programs can write, everything optional.
//!
//! `docs/scenarios.md` describes the form. Zones are written and read by their declaration; here is the rest. Writing
//! gives every field, reading fills in what is left out; a suspended effect or a battle under way is not part of a
//! position (records keep those).

use crate::catalog::{CardDef, Catalog};
use crate::fight::Fight;
use crate::state::{OnCard, Phase, Rulings, State, Turn, mark};
use crate::view::View;
use crate::vocabulary::{Kind, Thunderstone};
use crate::zone;
use koloda_kernel::card_game::{Deals, ReadsPositions, WritesPositions};
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::{CardId, Face, Seat};
use koloda_kernel::position::{self, Reader};
use koloda_kernel::position_parts;
use koloda_kernel::zones::Zone;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use strum::VariantNames;

position_parts! {
    struct Position {
        players: Option<Vec<PlayerPosition>>,
        /// There may be more copies of a card than the box holds.
        extra: bool = brief,
        /// Stacks of the village, each by its cards from the top; without this every basic card and nothing else.
        village: Option<Vec<StackPosition>>,
        /// Cards in the pile of diseases.
        diseases: Option<u8>,
        turn: TurnPosition,
        breach_once: bool,
        table_trophies: bool,
        /// Written only: in preparation what an attack on each rank would come to, with the best answers.
        ahead: Option<Value>,
        /// Written only: the battle under way, as it stands.
        battle: Option<Value>,
    }

    struct PlayerPosition {
        experience: u16,
        /// Revealed cards, on this player's own turn.
        party: Vec<RevealedPosition>,
        /// Written only: victory points, where all cards are known.
        points: Option<i32>,
    }

    struct MarkedPosition {
        card: String,
        /// Which of the party's cards, from 1, holds this weapon.
        held_by: Option<u8> = brief,
        strength: i8 = brief,
        attack: i8 = brief,
        magic: i8 = brief,
        /// Effects that were used, one bit each.
        used: u8 = brief,
        marks: Vec<String> = brief,
        /// Whose borrowed hero it is.
        of: Option<u8> = brief,
    }

    struct TurnPosition {
        number: Option<u16>,
        of: Option<u8>,
        phase: Option<String>,
        gold: u16,
        spent: u16,
        buys: Option<u8>,
        stage: u8,
        weightless: bool,
        armed_to_magic: bool,
        /// A card that stands in the first rank has only now come there.
        new_in_first_rank: bool,
        /// Written only: gold that is left to spend, printed gold of the party included.
        purse: Option<u16>,
    }
}

/// A revealed card: its id alone, or with what is on it.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum RevealedPosition {
    Card(String),
    Marked(MarkedPosition),
}

/// A stack: the card or family it sells with how many are left, or all its cards.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum StackPosition {
    Sold(String),
    Cards(Vec<String>),
}

impl ReadsPositions for Thunderstone {
    fn read_position(catalog: &Catalog, position: &Value) -> Result<State, Vec<String>> {
        let mut reader = PositionReader { catalog, state: Thunderstone::blank(2, Seed([7; 32])), cards: Reader::new(&catalog.faces) };
        reader.position(position.clone());
        if reader.cards.errors.is_empty() { Ok(reader.state) } else { Err(reader.cards.errors) }
    }
}

impl WritesPositions for Thunderstone {
    fn position(view: View<'_>) -> Value {
        let state = view.state;
        let stack = |stack: u8| StackPosition::Cards(state.zones.iter(zone::stack(stack)).map(|card| view.id(card).to_owned()).collect());
        let own = Position {
            players: Some(Seat::all(state.seats).map(|seat| write_player(view, seat)).collect()),
            extra: true,
            village: Some((0..zone::STACKS).map(stack).collect()),
            diseases: Some(state.zones.len(zone::DISEASES) as u8),
            turn: write_turn(view),
            breach_once: state.rulings.breach_once,
            table_trophies: state.rulings.table_trophies,
            ahead: (state.turn.phase == Phase::Prepare)
                .then(|| (1..=zone::RANKS).map(|rank| write_attack(view.against(rank).with_best_answers())).collect()),
            battle: write_attack(view.fight()).filter(|_| state.turn.phase.is_battle()),
        };
        position::write(&own, (&zone::LAYOUT, "players", state.seats), &state.zones, |card| view.id(card))
    }
}

fn write_player(view: View<'_>, seat: Seat) -> PlayerPosition {
    let party: Vec<CardId> = view.revealed(seat).collect();
    PlayerPosition {
        experience: view.state.experience[seat.index()],
        party: party.iter().map(|&card| write_revealed(view, card, &party)).collect(),
        points: view.knows_cards_of(seat).then(|| view.points(seat)),
    }
}

/// What an attack comes to; darkness counts as far as the light does not reach.
fn write_attack(fight: Fight<'_>) -> Option<Value> {
    fight.foe()?;
    let blow = fight.blow(false);
    Some(json!({
        "card": fight.view.id(fight.monster),
        "rank": fight.rank,
        "may": fight.may_be_attacked(),
        "attack": blow.attack.total(),
        "magic": blow.magic.total(),
        "darkness": blow.penalty(),
        "total": blow.worth(),
        "wins": fight.is_won_by(&blow),
    }))
}

fn write_revealed(view: View<'_>, card: CardId, party: &[CardId]) -> RevealedPosition {
    let data = view.state.zones[card];
    if data == OnCard::default() {
        return RevealedPosition::Card(view.id(card).to_owned());
    }
    RevealedPosition::Marked(MarkedPosition {
        card: view.id(card).to_owned(),
        held_by: party.iter().position(|&hero| hero == data.holder).map(|place| place as u8 + 1),
        strength: data.strength,
        attack: data.attack,
        magic: data.magic,
        used: data.used,
        marks: mark::names(data.marks).map(str::to_owned).collect(),
        of: (data.lender > 0).then_some(data.lender),
    })
}

fn write_turn(view: View<'_>) -> TurnPosition {
    let turn = &view.state.turn;
    TurnPosition {
        number: Some(turn.number),
        of: Some(turn.of.0 + 1),
        phase: Some(turn.phase.into_str().to_owned()),
        gold: turn.gold,
        spent: turn.spent,
        buys: Some(turn.buys),
        stage: turn.stage,
        weightless: turn.weightless,
        armed_to_magic: turn.armed_to_magic,
        new_in_first_rank: view.in_rank(1) != Some(turn.first),
        purse: Some(view.gold()),
    }
}

struct PositionReader<'c> {
    catalog: &'c Catalog,
    state: State,
    cards: Reader<'c, CardDef>,
}

impl PositionReader<'_> {
    fn position(&mut self, position: Value) {
        let position: Position = self.cards.read(position, (&zone::LAYOUT, "players"), &mut self.state.zones);
        let defaults: Vec<PlayerPosition> = (0..2).map(|_| PlayerPosition::default()).collect();
        let players = position.players.as_deref().unwrap_or(&defaults);
        if !(2..=5).contains(&players.len()) {
            return self.cards.error(format!("{} players; a position has 2 to 5", players.len()));
        }
        self.state.seats = players.len() as u8;
        self.state.rulings = Rulings { breach_once: position.breach_once, table_trophies: position.table_trophies };
        for (seat, player) in Seat::all(5).zip(players) {
            self.player(seat, player);
        }
        self.village(position.village);
        (0..position.diseases.unwrap_or(15))
            .for_each(|_| _ = self.cards.create_face(&mut self.state.zones, self.catalog.disease, zone::DISEASES));
        self.turn(&position.turn);
        if !position.extra {
            let most = |info: &CardDef| if info.kind == Kind::Disease { usize::MAX } else { usize::from(info.copies) };
            self.cards.check_copies(&self.state.zones, |_| true, most);
        }
    }

    fn player<'p>(&mut self, seat: Seat, position: &'p PlayerPosition) {
        self.state.experience[seat.index()] = position.experience;
        let id = |revealed: &'p RevealedPosition| match revealed {
            RevealedPosition::Card(id) | RevealedPosition::Marked(MarkedPosition { card: id, .. }) => id,
        };
        let ids = position.party.iter().map(id);
        let party: Vec<Option<CardId>> = ids.map(|id| self.cards.create(&mut self.state.zones, id, zone::party(seat))).collect();
        for (revealed, card) in position.party.iter().zip(&party) {
            if let (RevealedPosition::Marked(marked), Some(card)) = (revealed, *card) {
                self.revealed(marked, card, &party);
            }
        }
    }

    fn revealed(&mut self, position: &MarkedPosition, card: CardId, party: &[Option<CardId>]) {
        let mark = |name: &String| mark::named(name).ok_or_else(|| format!("there is no mark `{name}`"));
        let marks = position.marks.iter().filter_map(|name| self.cards.keep(mark(name))).fold(0, |marks, mark| marks | mark);
        let holder = position.held_by.and_then(|place| party.get(usize::from(place).wrapping_sub(1)).copied().flatten());
        self.cards.error_if(position.held_by.is_some() && holder.is_none(), || "`held-by` is the place of a card in `party`, from 1");
        let data = &mut self.state.zones[card];
        (data.marks, data.used, data.lender) = (marks, position.used, position.of.unwrap_or(0));
        (data.strength, data.attack, data.magic) = (position.strength, position.attack, position.magic);
        data.holder = holder.unwrap_or(CardId::NONE);
    }

    fn village(&mut self, stacks: Option<Vec<StackPosition>>) {
        let basics = self.catalog.basics().map(|(_, info)| StackPosition::Sold(info.id.clone()));
        let given = stacks.unwrap_or_else(|| basics.collect());
        if given.len() > usize::from(zone::STACKS) {
            return self.cards.error(format!("{} stacks; a village has at most {}", given.len(), zone::STACKS));
        }
        for (stack, position) in (0..zone::STACKS).zip(given) {
            match position {
                StackPosition::Cards(ids) => {
                    ids.iter().for_each(|id| _ = self.cards.create(&mut self.state.zones, id, zone::stack(stack)));
                }
                StackPosition::Sold(id) => self.sold(&id, zone::stack(stack)),
            }
            let top = self.state.zones.top(zone::stack(stack));
            self.state.sold[usize::from(stack)] = top.map_or(Face::UNKNOWN, |card| self.state.zones.face(card));
        }
    }

    /// All cards of a family, lowest levels first, or all copies of a card that are not elsewhere.
    fn sold(&mut self, id: &str, stack: Zone) {
        let (card, mut faces) = (self.catalog.find(id), self.catalog.members(id));
        faces.extend(card.filter(|_| faces.is_empty()).map(|face| (face, self.catalog.face(face))));
        self.cards.error_if(faces.is_empty(), || format!("there is no card or family `{id}`"));
        for (face, info) in faces {
            self.cards.fill_up(&mut self.state.zones, (face, info.copies), stack);
        }
    }

    fn turn(&mut self, position: &TurnPosition) {
        let Some(of) = self.cards.seat(position.of.unwrap_or(1).into(), self.state.seats, "turn.of") else { return };
        let name = position.phase.as_deref().unwrap_or("choose");
        let Some(phase) = self.cards.word("phase", name, Phase::VARIANTS) else { return };
        if !matches!(phase, Phase::Choose | Phase::Village | Phase::Rest | Phase::Prepare) {
            self.cards.error(format!("a position cannot begin in the phase `{name}`"));
        }
        let &TurnPosition { gold, spent, stage, weightless, armed_to_magic, .. } = position;
        let first = self.state.zones.top(zone::of_rank(1)).filter(|_| !position.new_in_first_rank).unwrap_or(CardId::NONE);
        let (buys, number) = (position.buys.unwrap_or(1), position.number.unwrap_or(1));
        self.state.turn = Turn { phase, gold, spent, buys, stage, weightless, armed_to_magic, first, ..Turn::new(of, number) };
    }
}
