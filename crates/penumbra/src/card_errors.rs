//! What can be wrong with entries beyond what their types say: references, and what each kind of entry must have.

use crate::card::{
    Automa, Board, Card, Constant, Contract, End, Entry, FateDeck, Instruction, Location, On, Require, Start, Tables, Takes, Trial,
};
use crate::dice::Hue;
use crate::price_errors::{check_ingredients, check_price};
use crate::state::{MARKS, SPARKS};
use crate::task_errors::{BITS, check_path, check_properties, check_task};
use crate::vocabulary::{Area, Colour, Effect, Filter, Kind, Limit, Penumbra, Timing, Token};
use crate::word_errors::{At, check_effect, check_number};
use koloda_kernel::catalog::CardErrors;
use koloda_kernel::component::{Component, HoldsEffects};
use koloda_kernel::known::{self, check_copies, note};

/// Trials are of four difficulties.
const DIFFICULTIES: u8 = 4;

/// All entries in use.
pub type Known<'e> = known::Known<'e, Entry>;

impl CardErrors for Penumbra {
    fn entry_errors(known: Known<'_>, entry: &Entry, errors: &mut Vec<String>) {
        match entry {
            Entry::Card(card) => check_card(known, card, errors),
            Entry::Contract(contract) => check_contract(contract, errors),
            Entry::Trial(trial) => check_trial(trial, errors),
            Entry::Prophecy(prophecy) => {
                check_copies(prophecy.copies, errors);
                let never = matches!(prophecy.when, End::Any(_, 0) | End::All(_, 0));
                note(errors, [(never, "what everybody has at the start ends no game; expected at least 1")]);
            }
            Entry::Goal(goal) => {
                check_copies(goal.copies, errors);
                check_number(&goal.points, errors);
            }
            Entry::Event(event) => check_copies(event.copies, errors),
            Entry::Wound(wound) => check_copies(wound.copies, errors),
            Entry::Automa(automa) => check_automa(automa, errors),
            Entry::Board(board) => check_board(board, errors),
            Entry::Location(location) => check_location(location, errors),
            Entry::Tables(tables) => check_tables(tables, errors),
            Entry::FateDeck(deck) => check_deck(known, deck, errors),
        }
        check_single(known, entry, errors);
        for (effect, at) in places(entry) {
            check_effect(known, effect, at, errors);
        }
    }
}

/// An entry of which a game has one: what it is called, and which entries it is.
type Single = (&'static str, fn(&Entry) -> bool);
const SINGLE: [Single; 4] = [
    ("board of a wizard", |entry| matches!(entry, Entry::Board(_))),
    ("entry of numbers", |entry| matches!(entry, Entry::Tables(_))),
    ("deadly wound", |entry| matches!(entry, Entry::Wound(_))),
    ("location that is a class", |entry| matches!(entry, Entry::Location(location) if location.area == Area::Class)),
];

fn check_single(known: Known<'_>, entry: &Entry, errors: &mut Vec<String>) {
    for (what, is) in SINGLE {
        let another = is(entry) && known.iter().any(|other| is(other) && other.id() != entry.id());
        errors.extend(another.then(|| format!("there is another {what}; expected one")));
    }
}

/// What no game can do without and these entries lack.
pub fn missing(entries: &[(Entry, String)]) -> Vec<String> {
    let lacks = |is: fn(&Entry) -> bool| !entries.iter().any(|(entry, _)| is(entry));
    SINGLE.into_iter().filter(|(_, is)| lacks(*is)).map(|(what, _)| format!("there is no {what}")).collect()
}

/// Every effect of an entry, with what it may speak of there.
fn places(entry: &Entry) -> Vec<(&Effect, At)> {
    match entry {
        // A spark mark has no colour.
        Entry::Board(board) => [all_at(held(&board.marks), At::Mark), all_at(held(&board.sparks), At::Elsewhere)].concat(),
        Entry::Card(card) => {
            let place = |on| if on == On::Place(Area::Class) { At::Visit } else { At::Card };
            let triggered = card.triggers.iter().map(|trigger| (&trigger.effect, place(trigger.on)));
            card.effect.iter().map(|effect| (effect, At::Card)).chain(triggered).collect()
        }
        Entry::Location(location) if location.area == Area::Class => all_at(held(&location.sections), At::Class),
        _ => all_at(entry.effects(), At::Elsewhere),
    }
}

fn all_at(effects: Vec<&Effect>, at: At) -> Vec<(&Effect, At)> {
    effects.into_iter().map(|effect| (effect, at)).collect()
}

fn held(part: &impl HoldsEffects<Penumbra>) -> Vec<&Effect> {
    let mut found = Vec::new();
    part.add_effects(&mut found);
    found
}

fn check_card(known: Known<'_>, card: &Card, errors: &mut Vec<String>) {
    let is = |kinds: &[Kind]| kinds.contains(&card.kind);
    let talent = is(&[Kind::Talent]);
    let bought = is(&[Kind::Artifact, Kind::Tome, Kind::Potion]);
    let never = card.require == Require::Never;
    let rules = [
        (bought == card.discipline.is_some(), "spells, recipes, summons and talents have a `discipline`, nothing else has one"),
        (is(&[Kind::Artifact]) != card.slot.is_some(), "an artifact has a `slot`, nothing else has one"),
        (is(&[Kind::Tome]) == card.symbols.is_empty(), "a tome has `symbols`, nothing else has any"),
        (talent != card.start.is_some(), "a talent has a `start`, nothing else has one"),
        (talent != card.cost.is_empty(), "a talent has no `cost`, everything else has one"),
        (card.pay == Limit::Rest, "nothing is paid in a rest turn"),
        (bought && card.pay != Limit::Any, "what is bought has no `pay`"),
        (is(&[Kind::Tome]) && !never, "a tome is never used: `require: Never`"),
        (is(&[Kind::Potion]) && card.require != Require::Discard, "a ready potion is discarded: `require: Discard`"),
        (never == card.effect.is_some(), "a card has an `effect`, or it is never used: `require: Never`"),
        (never && card.triggers.is_empty() && card.constant.is_empty(), "a card that is never used has `triggers` or a `constant`"),
        (never && (card.timing != Timing::Free || !card.launches.is_empty()), "a card that is never used has no `timing` and `launches`"),
    ];
    note(errors, rules);
    check_copies(card.copies, errors);
    check_price(&card.cost, bought, errors);
    check_parts(card, errors);
    card.start.iter().for_each(|start| check_start(known, card, start, errors));
}

fn check_parts(card: &Card, errors: &mut Vec<String>) {
    let short = card.triggers.iter().any(|trigger| matches!(trigger.on, On::Chain(0 | 1)));
    let nothing = card.constant.iter().any(|constant| matches!(constant, Constant::Marks(_, 0) | Constant::Discount(0)));
    let foreign = |filter: &Filter| *filter == Filter::OwnSpell || *filter == Filter::OtherSpell && card.discipline.is_none();
    let after = card.cost.iter().flatten().filter_map(|token| if let Token::After(filter) = token { Some(filter) } else { None });
    let rules = [
        (short, "one card is no chain; expected `Chain(2)` or more"),
        (nothing, "a `constant` of 0 changes nothing"),
        (card.launches.iter().chain(after).any(foreign), "`OwnSpell` needs a mark, `OtherSpell` the discipline of a card"),
    ];
    note(errors, rules);
}

fn check_start(known: Known<'_>, talent: &Card, start: &Start, errors: &mut Vec<String>) {
    let learnt = |entry: &Entry| matches!(entry, Entry::Card(card) if matches!(card.kind, Kind::Spell | Kind::Recipe | Kind::Summon));
    known.need("card of a discipline", &start.card, learnt, errors);
    let order = |entry: &Entry| matches!(entry, Entry::Card(card) if card.start.as_ref().is_some_and(|one| one.order == start.order));
    let same = known.iter().any(|entry| order(entry) && entry.id() != talent.id);
    note(errors, [(same, "another talent has the same place in the order of turns")]);
    check_ingredients(&start.ingredients, errors);
}

fn check_contract(contract: &Contract, errors: &mut Vec<String>) {
    let rules = [
        (!(1..=DIFFICULTIES).contains(&contract.difficulty), "a difficulty is 1 to 4"),
        (contract.symbols.is_empty(), "a contract has `symbols`"),
        (contract.reward.len() > BITS, "a reward has at most 8 parts"),
    ];
    note(errors, rules);
    check_copies(contract.copies, errors);
    check_task(&contract.task, errors);
}

fn check_trial(trial: &Trial, errors: &mut Vec<String>) {
    note(errors, [(!(1..=DIFFICULTIES).contains(&trial.difficulty), "a difficulty is 1 to 4")]);
    check_copies(trial.copies, errors);
    check_properties(&trial.properties, errors);
    [&trial.dark, &trial.light].into_iter().for_each(|path| check_path(path, errors));
}

fn check_automa(automa: &Automa, errors: &mut Vec<String>) {
    let instructions = || automa.steps.iter().flat_map(|step| &step.instructions);
    let rules = [
        (automa.steps.is_empty(), "an automa has `steps`"),
        (automa.steps.iter().any(|step| step.instructions.is_empty()), "a step has no instruction"),
        (automa.steps.iter().any(|step| step.turn == Limit::Any), "a step names its turn: `Learn`, `Trial` or `Rest`"),
        (instructions().any(|one| *one == Instruction::Trial(0)), "`Trial(0)`: expected for each 1 mark or more"),
    ];
    note(errors, rules);
}

fn check_board(board: &Board, errors: &mut Vec<String>) {
    let cells = || board.marks.iter().chain(&board.sparks);
    let rules = [
        (board.marks.len() != MARKS || board.sparks.len() != SPARKS, "a board has 8 cells of marks and 3 of spark marks"),
        (cells().any(|cell| !(1..=6).contains(&cell.value)), "the `value` of a cell is 1 to 6"),
        (board.sparks.iter().any(|cell| cell.arcana > 0), "spark marks are not paid for"),
    ];
    note(errors, rules);
}

fn check_location(location: &Location, errors: &mut Vec<String>) {
    let spaces = || location.sections.iter().flat_map(|section| &section.cells);
    let colour = |takes| if let Takes::Die(colour) | Takes::Six(colour) = takes { Some(colour) } else { None };
    let unknown = |colour| Hue::named(colour).is_none() && (colour != Colour::Class || location.area != Area::Class);
    let rules = [
        (location.sections.iter().any(|section| section.cells.is_empty()), "a section has no cell"),
        (location.sections.is_empty(), "a location has no section"),
        (spaces().any(|space| !(2..=4).contains(&space.players)), "`players` is 2 to 4: two means always"),
        (spaces().filter_map(|space| colour(space.takes)).any(unknown), "a cell names the colour of its dice; `Class` is known in a class"),
    ];
    note(errors, rules);
}

fn check_tables(tables: &Tables, errors: &mut Vec<String>) {
    let rules = [
        (tables.resource_die.len() != 6, "a die has 6 faces"),
        (tables.resource_die.iter().any(Vec::is_empty), "a face of the resource die shows nothing"),
        (tables.lots.len() < 2, "a bazaar needs 2 lots or more"),
        (tables.equal_symbols.is_empty(), "equal symbols score something"),
        (tables.cap == 0, "nobody could have an ingredient"),
    ];
    note(errors, rules);
    tables.resource_die.iter().chain([&tables.lots]).for_each(|list| check_ingredients(list, errors));
}

fn check_deck(known: Known<'_>, deck: &FateDeck, errors: &mut Vec<String>) {
    let cards = || deck.row.iter().chain(&deck.deck);
    let fate = |entry: &Entry| matches!(entry, Entry::Trial(_) | Entry::Prophecy(_) | Entry::Goal(_) | Entry::Event(_));
    deck.row.iter().for_each(|(id, _)| known.need("trial", id, |entry| matches!(entry, Entry::Trial(_)), errors));
    deck.deck.iter().for_each(|(id, _)| known.need("card of fate", id, fate, errors));
    for (place, (id, players)) in cards().enumerate() {
        let twice = cards().take(place).any(|(other, _)| other == id);
        errors.extend(twice.then(|| format!("`{id}` stands twice in the deck")));
        errors.extend((!(2..=4).contains(players)).then(|| format!("`{id}` is for {players} players; expected 2 to 4")));
    }
}
