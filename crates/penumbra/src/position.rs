//! Positions: a state as JSON that people and programs can write, everything optional.
//!
//! `docs/scenarios.md` describes the form. Zones are written and read by their declaration; here is the rest. Writing gives
//! every field, reading fills in what is left out: decks that are not said hold all cards of theirs that lie nowhere else.
//! A suspended effect is not part of a position; a position begins before a turn or between the placements of a training
//! turn. What chance brings next can be said (`rolls`), so examples with dice can be told.

use crate::catalog::{CardDef, Catalog};
use crate::dice::{Dice, Die, FACES};
use crate::form::{die_word, read_die, section_word};
use crate::meaning::dice_meaning;
use crate::moves::{stream, supply_of};
use crate::procedure::Procedure;
use crate::state::{BESIDE, CELLS, MARKS, Mark, MarkKind, MarkState, Phase, Placed, Regs, Rulings, State, Turn, mark};
use crate::view::View;
use crate::vocabulary::{Discipline, Ingredient, Limit, Penumbra, Side};
use crate::zone;
use koloda_kernel::card_game::{Deals, ReadsPositions, WritesPositions};
use koloda_kernel::chance::{Seed, Stream};
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::position::{self, Reader};
use koloda_kernel::position_parts;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use strum::VariantArray;

position_parts! {
    struct Position {
        players: Option<Vec<PlayerPosition>>,
        /// There may be more copies of a card than the box holds.
        extra: bool = brief,
        /// The automa that the second player is, for a game alone.
        automa: Option<AutomaPosition>,
        /// Seats in the order of their turns, counted from 1.
        order: Option<Vec<u8>>,
        classes: Option<Vec<String>>,
        /// Decks of the disciplines, from the top.
        decks: BTreeMap<String, Vec<String>>,
        /// Stacks of the deck of fate, from the top.
        fate: Vec<Vec<String>>,
        /// Marks that are left, where they are fewer than lie nowhere else: by discipline, and `spark`.
        supply: BTreeMap<String, u8>,
        placed: Vec<PlacedPosition>,
        /// Readings that are played otherwise.
        rulings: Vec<String>,
        turn: TurnPosition,
        /// What dice will show next, in the order in which they are thrown.
        rolls: Rolls = brief,
        ending: EndingPosition,
        /// Written only: the running threat and attempt.
        threat: Option<Value>,
        attempt: Option<Value>,
    }

    #[derive(Clone)]
    struct PlayerPosition {
        /// Each kind of dice with how many: `red-4`, `bone-2-temporary`.
        dice: Map<String, Value>,
        ingredients: Map<String, Value>,
        /// Cells of discipline marks from the left.
        marks: Vec<Option<MarkPosition>>,
        /// Cells of spark marks.
        sparks: Vec<Option<MarkPosition>>,
        /// Ids of cards that are turned.
        turned: Vec<String>,
        /// Ids of passed trials that were passed by their dark path.
        dark: Vec<String>,
        /// Ids of reserved contracts that everybody saw being taken.
        open: Vec<String>,
        deadly: u8,
        must_rest: bool,
        turns: u16,
        /// Written only: points, and where they come from.
        points: Option<i32>,
        score: Option<Value>,
        light: Option<i16>,
        dark_symbols: Option<i16>,
    }

    struct AutomaPosition {
        which: String,
        step: u8,
        side: Option<String>,
        class: u8,
    }

    struct PlacedPosition {
        die: String,
        /// A section: `ruby.1`, `guild`.
        at: String,
        /// The cell from 1; beside the cells if it is left out or 0.
        cell: u8,
        /// It was placed this turn.
        fresh: bool = brief,
    }

    struct TurnPosition {
        number: Option<u16>,
        of: Option<u8>,
        /// `learn` begins in the middle of a training turn; else the turn is still to be chosen.
        kind: Option<String>,
        placements: Option<u8>,
        hurried: bool,
        deadly: bool,
        ignores_pool: bool,
        boost: u8,
        armed: u8,
        /// The card that was applied last.
        last: Option<String>,
    }

    #[derive(PartialEq)]
    struct Rolls {
        dice: Vec<u8>,
        threat: Vec<u8>,
    }

    struct EndingPosition {
        triggered: bool,
        left: u8,
        extra: bool,
    }
}

/// A mark: its discipline alone if it is charged, or with its state.
#[derive(Clone, Serialize, Deserialize)]
#[serde(untagged)]
enum MarkPosition {
    Charged(String),
    In { mark: String, state: String },
}

/// Readings as positions name them.
const RULINGS: [&str; 6] =
    ["one-reserved-trial", "marks-at-rest", "launch-waives-limit", "launch-unpaid", "prevented-fails", "symbols-stop-at-five"];

fn flags(rulings: &mut Rulings) -> [&mut bool; 6] {
    let Rulings { one_reserved_trial, marks_at_rest, launch_waives_limit, launch_unpaid, prevented_fails, symbols_stop_at_five } = rulings;
    [one_reserved_trial, marks_at_rest, launch_waives_limit, launch_unpaid, prevented_fails, symbols_stop_at_five]
}

impl ReadsPositions for Penumbra {
    fn read_position(catalog: &Catalog, position: &Value) -> Result<State, Vec<String>> {
        let mut reader = PositionReader { catalog, state: Penumbra::blank(2, Seed([7; 32])), cards: Reader::new(&catalog.faces) };
        reader.position(position.clone());
        if reader.cards.errors.is_empty() { Ok(reader.state) } else { Err(reader.cards.errors) }
    }
}

impl WritesPositions for Penumbra {
    fn position(view: View<'_>) -> Value {
        let state = view.state;
        let mut rulings = state.rulings;
        let own = Position {
            players: Some(view.wizards().map(|seat| write_player(view, seat)).collect()),
            extra: true,
            automa: write_automa(view),
            order: Some(state.order.iter().map(|seat| seat.0 + 1).collect()),
            classes: Some(state.classes.iter().map(|class| class.into_str().to_owned()).collect()),
            decks: Discipline::VARIANTS.iter().map(|&one| (one.into_str().to_owned(), view.ids(zone::deck_of(one)))).collect(),
            fate: (0..zone::STACKS).map(|stack| view.ids(zone::fate(stack))).collect(),
            supply: mark_words().zip(state.supply).map(|(word, left)| (word.to_owned(), left)).collect(),
            placed: state.placed.iter().map(|placed| write_placed(view, placed)).collect(),
            rulings: RULINGS.iter().zip(flags(&mut rulings)).filter(|(_, is)| **is).map(|(name, _)| (*name).to_owned()).collect(),
            turn: write_turn(view),
            rolls: Rolls::default(),
            ending: EndingPosition { triggered: state.ending.triggered, left: state.ending.left, extra: state.ending.extra },
            threat: view
                .threat()
                .map(|threat| json!({ "step": threat.step, "dice": threat.dice, "rolled": threat.rolled, "hard": threat.hard })),
            attempt: write_attempt(view),
        };
        position::write(&own, (&zone::LAYOUT, "players", state.wizards), &state.zones, |card| view.id(card))
    }
}

fn write_player(view: View<'_>, seat: Seat) -> PlayerPosition {
    let player = view.player(seat);
    let ids = |cards: &mut dyn Iterator<Item = CardId>| cards.map(|card| view.id(card).to_owned()).collect::<Vec<_>>();
    let experience = || view.state.zones.iter(zone::experience(seat));
    let (light, dark_symbols) = view.destiny(seat);
    let object = |value: Value| if let Value::Object(object) = value { object } else { Map::new() };
    PlayerPosition {
        dice: object(dice_meaning(&player.dice)),
        ingredients: object(player.ingredients.write(|kind| Ingredient::VARIANTS[kind].into_str().to_owned())),
        marks: player.marks[..MARKS].iter().map(write_mark).collect(),
        sparks: player.marks[MARKS..].iter().map(write_mark).collect(),
        turned: ids(&mut view.own_cards(seat).filter(|&card| view.is_turned(card))),
        dark: ids(&mut experience().filter(|&card| view.state.zones[card].marks & mark::DARK != 0)),
        open: ids(&mut view.state.zones.iter(zone::reserved(seat)).filter(|&card| view.state.zones.is_shown(card))),
        deadly: player.deadly,
        must_rest: player.must_rest,
        turns: player.turns,
        points: Some(view.score_lines(seat).map(|(_, points)| i32::from(points)).sum()),
        score: Some(
            view.score_lines(seat).map(|(reason, points)| (reason.into_str().to_owned(), json!(points))).collect::<Map<_, _>>().into(),
        ),
        light: Some(light),
        dark_symbols: Some(dark_symbols),
    }
}

/// Kinds of marks in the order of the supply.
fn mark_words() -> impl Iterator<Item = &'static str> {
    Discipline::VARIANTS.iter().map(|one| one.into_str()).chain(["spark"])
}

fn write_mark(mark: &Mark) -> Option<MarkPosition> {
    let kind = match mark.kind {
        MarkKind::None => return None,
        MarkKind::Spark => "spark".to_owned(),
        MarkKind::Of(discipline) => discipline.into_str().to_owned(),
    };
    Some(match mark.state {
        MarkState::Charged => MarkPosition::Charged(kind),
        state => MarkPosition::In { mark: kind, state: state.into_str().to_owned() },
    })
}

fn write_automa(view: View<'_>) -> Option<AutomaPosition> {
    let automa = &view.state.automa;
    let which = view.cards.automas.get(usize::from(automa.which.checked_sub(1)?))?;
    let side = automa.side.map(|side| side.into_str().to_owned());
    Some(AutomaPosition { which: which.id.clone(), step: automa.step, side, class: automa.class })
}

fn write_placed(view: View<'_>, placed: &Placed) -> PlacedPosition {
    let cell = if placed.cell == BESIDE { 0 } else { placed.cell + 1 };
    PlacedPosition { die: die_word(placed.die), at: section_word(view, placed.section), cell, fresh: placed.fresh }
}

fn write_turn(view: View<'_>) -> TurnPosition {
    let turn = &view.state.turn;
    TurnPosition {
        number: Some(turn.number),
        of: Some(turn.of.0 + 1),
        kind: (turn.kind != Limit::Any).then(|| turn.kind.into_str().to_owned()),
        placements: Some(turn.placements),
        hurried: turn.hurried,
        deadly: turn.deadly,
        ignores_pool: turn.ignores_pool,
        boost: turn.boost,
        armed: turn.armed,
        last: view.cards.faces.get(turn.last).map(|info| info.id.clone()),
    }
}

fn write_attempt(view: View<'_>) -> Option<Value> {
    let attempt = &view.state.attempt;
    attempt.card.is_some().then(|| {
        json!({
            "card": view.id(attempt.card),
            "path": attempt.path.map(<&str>::from),
            "task": attempt.task,
            "uses": attempt.uses,
            "less": attempt.less,
            "ignored": attempt.ignored,
            "thrown": dice_meaning(&attempt.thrown),
            "cancelled": attempt.cancelled,
        })
    })
}

struct PositionReader<'c> {
    catalog: &'c Catalog,
    state: State,
    cards: Reader<'c, CardDef>,
}

impl PositionReader<'_> {
    fn position(&mut self, position: Value) {
        let position: Position = self.cards.read(position, (&zone::LAYOUT, "players"), &mut self.state.zones);
        let players = position.players.clone().unwrap_or_else(|| vec![PlayerPosition::default(); 2]);
        let least = if position.automa.is_some() { 2 } else { 1 };
        if !(least..=4).contains(&players.len()) {
            return self.cards.error(format!("{} players; a position has {least} to 4", players.len()));
        }
        self.state.wizards = (players.len() as u8).max(2);
        self.state.seats = if position.automa.is_some() { 1 } else { players.len() as u8 };
        position.automa.iter().for_each(|automa| self.automa(automa));
        self.classes(position.classes.as_deref());
        self.listed_decks(&position);
        let tables = &self.catalog.tables;
        self.state.supply = std::array::from_fn(|kind| if kind < 6 { tables.marks } else { tables.spark_marks });
        for (seat, player) in Seat::all(4).zip(&players) {
            self.player(seat, player);
        }
        position.supply.iter().for_each(|(word, &left)| self.supply(word, left));
        self.order(position.order.as_deref());
        position.placed.iter().for_each(|placed| self.placed(placed));
        self.rulings(&position.rulings);
        self.fill_decks(&position);
        let EndingPosition { triggered, left, extra } = position.ending;
        self.state.ending = crate::state::Ending { triggered, left, extra };
        self.rolls(&position.rolls);
        self.turn(&position.turn);
        if !position.extra {
            self.cards.check_copies(&self.state.zones, |_| true, |info| usize::from(info.copies));
        }
    }

    fn automa(&mut self, automa: &AutomaPosition) {
        let which = self.catalog.automas.iter().position(|one| one.id == automa.which);
        self.cards.error_if(which.is_none(), || format!("there is no automa `{}`", automa.which));
        self.state.automa.which = which.map_or(0, |place| place as u8 + 1);
        (self.state.automa.step, self.state.automa.class) = (automa.step, automa.class);
        self.state.automa.side = automa.side.as_deref().and_then(|side| {
            let known = Side::VARIANTS.iter().copied().find(|one| one.into_str() == side);
            self.cards.keep(known.ok_or_else(|| format!("no side `{side}`; one of light, dark")))
        });
    }

    fn discipline(&mut self, word: &str) -> Option<Discipline> {
        let known = Discipline::VARIANTS.iter().copied().find(|one| one.into_str() == word);
        self.cards.keep(known.ok_or_else(|| format!("there is no discipline `{word}`")))
    }

    fn classes(&mut self, classes: Option<&[String]>) {
        let usual = ["ruby", "amber", "jasper", "emerald"].map(str::to_owned);
        let given = classes.unwrap_or(&usual);
        self.cards.error_if(given.len() != usize::from(zone::CLASSES), || format!("{} classes; a game has {}", given.len(), zone::CLASSES));
        for (place, word) in given.iter().take(zone::CLASSES.into()).enumerate() {
            if let Some(discipline) = self.discipline(word) {
                self.state.classes[place] = discipline;
            }
        }
    }

    fn listed_decks(&mut self, position: &Position) {
        for (word, ids) in &position.decks {
            let Some(discipline) = self.discipline(word) else { continue };
            ids.iter().for_each(|id| _ = self.cards.create(&mut self.state.zones, id, zone::deck_of(discipline)));
        }
        for (stack, ids) in (0..zone::STACKS).zip(&position.fate) {
            ids.iter().for_each(|id| _ = self.cards.create(&mut self.state.zones, id, zone::fate(stack)));
        }
    }

    /// Decks that are not said have all cards that lie nowhere else.
    fn fill_decks(&mut self, position: &Position) {
        let catalog = self.catalog;
        for (face, info) in catalog.faces() {
            let deck = crate::laying::home(info);
            let said = match Discipline::VARIANTS.iter().find(|&&one| zone::deck_of(one) == deck) {
                Some(discipline) => position.decks.contains_key(discipline.into_str()),
                None => self.cards.is_given(deck) || deck == zone::BOX || deck == zone::TALENTS,
            };
            if !said {
                self.cards.fill_up(&mut self.state.zones, (face, info.copies), deck);
            }
        }
    }

    fn player(&mut self, seat: Seat, position: &PlayerPosition) {
        let dice = self.dice(&position.dice);
        let pool = koloda_kernel::pool::Pool::read(&position.ingredients, |kind| Ingredient::VARIANTS[kind].into_str().to_owned());
        let ingredients = self.cards.keep(pool).unwrap_or_default();
        let player = &mut self.state.players[seat.index()];
        (player.dice, player.ingredients) = (dice, ingredients);
        (player.deadly, player.must_rest, player.turns) = (position.deadly, position.must_rest, position.turns);
        let most = [("marks", position.marks.len(), MARKS), ("sparks", position.sparks.len(), CELLS - MARKS)];
        for (what, given, most) in most {
            self.cards.error_if(given > most, || format!("{given} cells of `{what}`; there are {most}"));
        }
        for (cell, mark) in position.marks.iter().take(MARKS).enumerate() {
            self.mark(seat, cell, mark.as_ref());
        }
        for (cell, mark) in position.sparks.iter().take(CELLS - MARKS).enumerate() {
            self.mark(seat, MARKS + cell, mark.as_ref());
        }
        self.card_marks(seat, position);
    }

    fn dice(&mut self, written: &Map<String, Value>) -> Dice {
        let mut dice = Dice::default();
        for (word, count) in written {
            let die = self.die(word);
            let count = count.as_u64().and_then(|count| u8::try_from(count).ok());
            self.cards.error_if(count.is_none(), || format!("`{word}` is a number of dice from 0 to 255"));
            if let (Some(die), Some(count)) = (die, count) {
                dice.gain(die.kind(), count, u8::MAX);
            }
        }
        dice
    }

    fn die(&mut self, word: &str) -> Option<Die> {
        self.cards.keep(read_die(word).ok_or_else(|| format!("`{word}` is no die; a die is written `red-4` or `bone-2-temporary`")))
    }

    fn mark(&mut self, seat: Seat, cell: usize, mark: Option<&MarkPosition>) {
        let Some(mark) = mark else { return };
        let (word, state) = match mark {
            MarkPosition::Charged(word) => (word, "charged"),
            MarkPosition::In { mark, state } => (mark, state.as_str()),
        };
        let states = ["charged", "discharged", "wounded"];
        let Some(state) = self.cards.word::<MarkState>("state of a mark", state, &states) else { return };
        let kind = if word == "spark" { Some(MarkKind::Spark) } else { self.discipline(word).map(MarkKind::Of) };
        let Some(kind) = kind else { return };
        self.cards.error_if((kind == MarkKind::Spark) != (cell >= MARKS), || format!("`{word}` does not lie in such a cell"));
        let left = &mut self.state.supply[supply_of(kind)];
        *left = left.saturating_sub(1);
        self.state.players[seat.index()].marks[cell] = Mark { kind, state };
    }

    /// Fewer marks than lie nowhere else.
    fn supply(&mut self, word: &str, left: u8) {
        let place = mark_words().position(|one| one == word);
        self.cards
            .error_if(place.is_none(), || format!("there are no marks `{word}`; one of {}", mark_words().collect::<Vec<_>>().join(", ")));
        if let Some(place) = place {
            let most = self.state.supply[place];
            self.cards.error_if(left > most, || format!("{left} marks `{word}` are left; at most {most} can be"));
            self.state.supply[place] = left.min(most);
        }
    }

    fn card_marks(&mut self, seat: Seat, position: &PlayerPosition) {
        let turned = position.turned.iter().map(|id| (id, mark::TURNED));
        let dark = position.dark.iter().map(|id| (id, mark::DARK));
        for (id, mark) in turned.chain(dark) {
            let view = View { cards: self.catalog, state: &self.state };
            let found = view.own_cards(seat).chain(view.state.zones.iter(zone::experience(seat))).find(|&card| view.id(card) == id);
            match found {
                Some(card) => self.state.zones[card].marks |= mark,
                None => self.cards.error(format!("`{id}` is said to be turned or dark, but not there")),
            }
        }
        self.cards.each(&mut self.state.zones, (zone::reserved(seat), &position.open, "said to be open"), |zones, card| zones.show(card));
    }

    fn order(&mut self, order: Option<&[u8]>) {
        let usual: Vec<u8> = (1..=self.state.wizards).collect();
        for &number in order.unwrap_or(&usual) {
            if let Some(seat) = self.cards.seat(number.into(), self.state.wizards, "order") {
                self.cards.error_if(self.state.order.contains(&seat), || format!("player {number} comes twice in `order`"));
                let _ = self.state.order.try_push(seat);
            }
        }
        self.cards.error_if(self.state.order.len() != usize::from(self.state.wizards), || "`order` names every player once");
    }

    fn placed(&mut self, placed: &PlacedPosition) {
        let die = self.die(&placed.die);
        let view = View { cards: self.catalog, state: &self.state };
        let section = view.sections().map(|(number, _)| number).find(|&number| section_word(view, number) == placed.at);
        self.cards.error_if(section.is_none(), || format!("there is no section `{}`", placed.at));
        let (Some(die), Some(section)) = (die, section) else { return };
        let cells = self.catalog.sections[usize::from(section)].section.cells.len();
        self.cards.error_if(usize::from(placed.cell) > cells, || format!("`{}` has {cells} cells", placed.at));
        let cell = placed.cell.checked_sub(1).unwrap_or(BESIDE);
        let fits = self.state.placed.try_push(Placed { die, section, cell, fresh: placed.fresh }).is_ok();
        self.cards.error_if(!fits, || "so many dice have no room on the boards");
    }

    fn rulings(&mut self, names: &[String]) {
        for name in names {
            let place = RULINGS.iter().position(|one| one == name);
            self.cards.error_if(place.is_none(), || format!("no ruling `{name}`; one of {}", RULINGS.join(", ")));
            if let Some(place) = place {
                *flags(&mut self.state.rulings)[place] = true;
            }
        }
    }

    fn rolls(&mut self, rolls: &Rolls) {
        self.stream("dice", stream::DICE, &rolls.dice);
        self.stream("threat", stream::THREAT, &rolls.threat);
    }

    fn stream(&mut self, what: &str, stream: Stream, values: &[u8]) {
        let wrong = values.iter().any(|value| !(1..=FACES).contains(value)) || values.len() > 9;
        self.cards.error_if(wrong, || format!("`rolls.{what}` is at most nine values from 1 to {FACES}"));
        if !wrong && !values.is_empty() {
            let wanted: Vec<u32> = values.iter().map(|&value| u32::from(value) - 1).collect();
            let found = self.state.chance.seek(stream, FACES.into(), &wanted);
            self.cards.error_if(!found, || format!("chance has no such place for `rolls.{what}`"));
        }
    }

    fn turn(&mut self, position: &TurnPosition) {
        let first = self.state.order.first().map_or(1, |seat| u64::from(seat.0) + 1);
        let Some(of) = self.cards.seat(position.of.map_or(first, u64::from), self.state.wizards, "turn.of") else { return };
        let last = position.last.as_deref().and_then(|id| self.cards.face(id));
        let &TurnPosition { hurried, deadly, ignores_pool, boost, armed, .. } = position;
        let turn = Turn::new(of, position.number.unwrap_or(1));
        self.state.turn = Turn { hurried, deadly, ignores_pool, boost, armed, last: last.unwrap_or(turn.last), ..turn };
        self.state.phase = Phase::Choose;
        match position.kind.as_deref() {
            None | Some("any") => {}
            Some("learn") => {
                self.state.phase = Phase::Turn;
                self.state.turn.kind = Limit::Learn;
                self.state.turn.placements = position.placements.unwrap_or(2);
                self.state.machine.call(self.catalog.procedure(Procedure::Training), Regs::of(CardId::NONE, of));
            }
            Some(other) => self.cards.error(format!("a position cannot begin in a turn of the kind `{other}`; leave it out, or `learn`")),
        }
    }
}
