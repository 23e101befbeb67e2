//! The catalogue: every component of the boxes in use, checked and compiled.
//!
//! What every game's catalogue has is the kernel's (`koloda_kernel::catalog`); here is the rest.

use crate::card::{
    Automa, Bead, Board, Card, Cell, Contract, Entry, Event, FateDeck, Goal, Location, On, Path, Prophecy, Section, Tables, Trial,
};
use crate::card_errors::missing;
use crate::ops::attempt::{swapped_tasks, tries_contract};
use crate::ops::cards::repeats;
use crate::ops::dice::crystal_effects;
use crate::ops::gaining::{bones, rolls_resources};
use crate::ops::marks::gains_mark;
use crate::ops::paying::buys;
use crate::ops::threat::{eases_threat, threatens};
use crate::ops::turns::{begins_trial, places_aside};
use crate::procedure::Procedure;
use crate::state::CELLS;
use crate::vocabulary::{
    Amount, Area, CardSource, Condition, Discipline, Effect, Filter, Kind, Number, Op, Penumbra, Property, Side, Suppressed, Symbol, Task,
    Token,
};
use crate::zone;
use koloda_kernel::card_file::CardError;
use koloda_kernel::card_index::CardIndex;
use koloda_kernel::catalog::{self, Catalogue};
use koloda_kernel::code::{Code, Pc};
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Name;
use std::collections::BTreeMap;
use std::ops::Deref;
use strum::VariantArray;

/// One printed card, as the rules need it.
#[derive(Debug, Clone)]
pub struct CardDef {
    pub id: String,
    pub name: Name,
    pub copies: u8,
    /// Equal for cards of one name, which nobody has twice (PN-056).
    pub title: u16,
    pub sort: Sort,
}

/// What a physical card is.
#[derive(Debug, Clone)]
pub enum Sort {
    Wizard(Box<WizardCard>),
    Contract(Box<ContractDef>),
    Trial(Box<TrialDef>),
    Prophecy(Prophecy),
    Goal(Goal),
    Event(Pc),
}

/// A wizard card (PN-176).
#[derive(Debug, Clone)]
pub struct WizardCard {
    pub card: Card,
    pub effect: Pc,
    pub triggers: Vec<(On, Pc)>,
    /// Disciplines whose marks its effect counts, one bit each.
    pub scales: u8,
    /// Its effect begins with a payment of its own (PN-A18).
    pub has_price: bool,
    /// All it does is to discard dice of a threat or to spare marks from it.
    pub only_eases_threat: bool,
    /// Its whole effect depends on this.
    pub when: Option<Condition>,
    pub repeats: bool,
    /// It places a die at once.
    pub places_aside: bool,
    /// It makes a trial turn of a training turn.
    pub begins_trial: bool,
}

impl Deref for WizardCard {
    type Target = Card;

    #[inline]
    fn deref(&self) -> &Card {
        &self.card
    }
}

#[derive(Debug, Clone)]
pub struct ContractDef {
    pub contract: Contract,
    pub rewards: Vec<Pc>,
}

#[derive(Debug, Clone)]
pub struct TrialDef {
    pub trial: Trial,
    pub dark: Vec<Pc>,
    pub light: Vec<Pc>,
}

impl TrialDef {
    pub fn path(&self, side: Side) -> (&Path, &[Pc]) {
        match side {
            Side::Dark => (&self.trial.dark, &self.dark),
            Side::Light => (&self.trial.light, &self.light),
        }
    }
}

impl CardDef {
    pub fn kind(&self) -> Option<Kind> {
        self.wizard().map(|card| card.kind)
    }

    #[inline]
    pub fn wizard(&self) -> Option<&WizardCard> {
        if let Sort::Wizard(card) = &self.sort { Some(card) } else { None }
    }

    pub fn trial(&self) -> Option<&TrialDef> {
        if let Sort::Trial(trial) = &self.sort { Some(trial) } else { None }
    }

    pub fn contract(&self) -> Option<&ContractDef> {
        if let Sort::Contract(contract) = &self.sort { Some(contract) } else { None }
    }

    /// Its symbols of experience.
    pub fn symbols(&self) -> &[Symbol] {
        match &self.sort {
            Sort::Wizard(card) => &card.card.symbols,
            Sort::Contract(contract) => &contract.contract.symbols,
            Sort::Trial(trial) => std::slice::from_ref(&trial.trial.symbol),
            Sort::Prophecy(_) | Sort::Goal(_) | Sort::Event(_) => &[],
        }
    }
}

/// A cell of a wizard's board.
#[derive(Debug, Clone)]
pub struct CellDef {
    pub cell: Cell,
    pub effect: Pc,
    /// Whether only in a rest turn, and what.
    pub beads: Vec<(bool, Pc)>,
}

/// A section of a location, of a class that is in play where it is one.
#[derive(Debug, Clone)]
pub struct SectionDef {
    pub location: u8,
    pub name: Name,
    pub area: Area,
    pub class: Option<u8>,
    pub section: Section,
    pub effect: Pc,
    /// Its effect is to gain a mark, for arcana.
    pub marks: bool,
    /// Using it brings a threat (PN-260).
    pub threatens: bool,
    /// Something is bought here (PN-265).
    pub sells: bool,
    /// Contracts are attempted here.
    pub guild: bool,
    /// Resource dice are rolled here: those of a green die are thrown with them.
    pub rolls: bool,
}

impl SectionDef {
    /// Whether artifacts are bought here.
    pub fn sells_artifacts(&self) -> bool {
        self.section.effect.ops().into_iter().filter_map(buys).any(|buy| buy.from.contains(&CardSource::Artifact))
    }
}

type Base = catalog::Base<Entry, CardDef, Penumbra>;

#[derive(Debug, Clone)]
pub struct Catalog {
    base: Base,
    /// The cells of a board: those of discipline marks, then those of spark marks.
    pub cells: Vec<CellDef>,
    /// What every rest begins with (PN-137).
    pub thread: Pc,
    /// How many dice that are.
    pub bones: u8,
    pub locations: Vec<Location>,
    /// Sections over all locations; those of the classes in play come first.
    pub sections: Vec<SectionDef>,
    pub tables: Tables,
    pub automas: Vec<Automa>,
    pub decks: Vec<FateDeck>,
    /// Points that a deadly wound costs.
    pub wound: u8,
    /// Tasks that effects put in the place of others.
    pub tasks: Vec<Task>,
    pub procedures: Vec<Pc>,
    /// What crystals do: roll again, turn by one, turn over, give another colour (PN-273).
    pub crystals: [Pc; 4],
}

koloda_kernel::shares_base!(Catalog, Base);

impl Catalogue for Catalog {
    type Entry = Entry;
    type Face = CardDef;
    type Words = Penumbra;

    fn build(mut base: Base) -> Result<Catalog, Vec<CardError>> {
        let missing = missing(&base.entries);
        if !missing.is_empty() {
            return Err(missing.into_iter().map(CardError::general).collect());
        }
        let parts = Parts::of(&base.entries);
        let (Some(board), Some(tables)) = (parts.board, parts.tables) else {
            return Err(vec![CardError::general("the game needs a `Board` and its `Tables`".to_owned())]);
        };
        let (board, tables) = (board.clone(), tables.clone());
        let (locations, automas, decks, wound) = (parts.locations, parts.automas, parts.decks, parts.wound);
        let mut titles = BTreeMap::new();
        let code = &mut base.code;
        let faces: Vec<CardDef> = base.entries.iter().filter_map(|(entry, _)| face(code, &mut titles, entry)).collect();
        let cells: Vec<CellDef> = board.marks.iter().chain(&board.sparks).map(|cell| cell_def(code, cell)).collect();
        let sections = sections(code, &locations);
        let thread = code.compile(&bones(board.bones));
        let tasks = base
            .entries
            .iter()
            .flat_map(|(entry, _)| koloda_kernel::component::Component::effects(entry))
            .flat_map(swapped_tasks)
            .collect();
        let procedures = Procedure::VARIANTS.iter().map(|&one| code.compile(&Effect::Do(Op::Procedure(one)))).collect();
        let crystals = crystal_effects().map(|effect| code.compile(&effect));
        if cells.len() != CELLS || sections.len() < usize::from(3 * zone::CLASSES) {
            return Err(vec![CardError::general("a board has 8 cells of marks and 3 of sparks, a class three sections".to_owned())]);
        }
        base.faces = CardIndex::new(faces, |info: &CardDef| &info.id);
        Ok(Catalog {
            base,
            cells,
            thread,
            bones: board.bones,
            locations,
            sections,
            tables,
            automas,
            decks,
            wound,
            tasks,
            procedures,
            crystals,
        })
    }
}

/// Entries that are no cards.
#[derive(Default)]
struct Parts<'e> {
    board: Option<&'e Board>,
    tables: Option<&'e Tables>,
    locations: Vec<Location>,
    automas: Vec<Automa>,
    decks: Vec<FateDeck>,
    wound: u8,
}

impl<'e> Parts<'e> {
    fn of(entries: &'e [(Entry, String)]) -> Parts<'e> {
        let mut parts = Parts::default();
        for (entry, _) in entries {
            match entry {
                Entry::Board(board) => parts.board = Some(board),
                Entry::Tables(tables) => parts.tables = Some(tables),
                Entry::Location(location) => parts.locations.push(location.clone()),
                Entry::Automa(automa) => parts.automas.push(automa.clone()),
                Entry::FateDeck(deck) => parts.decks.push(deck.clone()),
                Entry::Wound(wound) => parts.wound = wound.costs,
                Entry::Card(_) | Entry::Contract(_) | Entry::Trial(_) | Entry::Prophecy(_) | Entry::Goal(_) | Entry::Event(_) => {}
            }
        }
        parts
    }
}

impl Catalog {
    pub fn procedure(&self, procedure: Procedure) -> Pc {
        self.procedures[procedure as usize]
    }

    /// Cards of the box that take part in this game's set-up, by what they are.
    pub fn of_sort(&self, fits: impl Fn(&CardDef) -> bool) -> impl Iterator<Item = (koloda_kernel::ids::Face, &CardDef)> {
        self.faces().filter(move |(_, info)| fits(info))
    }

    /// The place of a task that replaces others, by what it says.
    pub fn task_number(&self, task: &Task) -> u8 {
        self.tasks.iter().position(|one| one == task).map_or(0, |place| place as u8 + 1)
    }
}

fn face(code: &mut Code<Penumbra>, titles: &mut BTreeMap<String, u16>, entry: &Entry) -> Option<CardDef> {
    let mut all = |effects: &[Effect]| effects.iter().map(|effect| code.compile(effect)).collect::<Vec<Pc>>();
    let (id, name, copies, sort) = match entry {
        Entry::Card(card) => (&card.id, &card.name, card.copies, Sort::Wizard(Box::new(wizard(code, card)))),
        Entry::Contract(one) => {
            let def = ContractDef { contract: one.clone(), rewards: all(&one.reward) };
            (&one.id, &one.name, one.copies, Sort::Contract(Box::new(def)))
        }
        Entry::Trial(one) => {
            let def = TrialDef { trial: one.clone(), dark: all(&one.dark.reward), light: all(&one.light.reward) };
            (&one.id, &one.name, one.copies, Sort::Trial(Box::new(def)))
        }
        Entry::Prophecy(one) => (&one.id, &one.name, one.copies, Sort::Prophecy(one.clone())),
        Entry::Goal(one) => (&one.id, &one.name, one.copies, Sort::Goal(one.clone())),
        Entry::Event(one) => (&one.id, &one.name, one.copies, event(code, one)),
        Entry::Wound(_) | Entry::Automa(_) | Entry::Board(_) | Entry::Location(_) | Entry::Tables(_) | Entry::FateDeck(_) => return None,
    };
    let next = titles.len() as u16;
    let title = *titles.entry(name.ru.clone()).or_insert(next);
    Some(CardDef { id: id.clone(), name: name.clone(), copies, title, sort })
}

fn event(code: &mut Code<Penumbra>, event: &Event) -> Sort {
    Sort::Event(code.compile(&event.effect))
}

fn wizard(code: &mut Code<Penumbra>, card: &Card) -> WizardCard {
    let effect = card.effect.as_ref();
    let ops = effect.map(Effect::ops).unwrap_or_default();
    WizardCard {
        effect: effect.map_or(Pc::NONE, |effect| code.compile(effect)),
        triggers: card.triggers.iter().map(|trigger| (trigger.on, code.compile(&trigger.effect))).collect(),
        scales: effect.map_or(0, scales),
        has_price: matches!(effect, Some(Effect::May(_))),
        only_eases_threat: !ops.is_empty() && ops.iter().all(|op| eases_threat(op)),
        when: if let Some(Effect::If { when, otherwise: None, .. }) = effect { Some(when.clone()) } else { None },
        repeats: ops.iter().any(|op| repeats(op)),
        places_aside: ops.iter().any(|op| places_aside(op)),
        begins_trial: ops.iter().any(|op| begins_trial(op)),
        card: card.clone(),
    }
}

/// Disciplines whose marks an effect counts.
fn scales(effect: &Effect) -> u8 {
    let amounts = effect.ops().into_iter().filter_map(|op| op.amount());
    let marks = amounts.flat_map(Amount::numbers).filter_map(marks_of);
    marks.fold(0, |bits, discipline| bits | 1 << discipline as u8)
}

fn marks_of(number: &Number) -> Option<Discipline> {
    match number {
        Number::Marks(discipline) => Some(*discipline),
        Number::AtMost(_, number) => marks_of(number),
        _ => None,
    }
}

fn cell_def(code: &mut Code<Penumbra>, cell: &Cell) -> CellDef {
    let mut bead = |bead: &Bead| (bead.rest_only, code.compile(&bead.effect));
    let beads = cell.beads.iter().map(&mut bead).collect();
    CellDef { effect: code.compile(&cell.effect), beads, cell: cell.clone() }
}

/// The sections of each class in play, then of every other location.
fn sections(code: &mut Code<Penumbra>, locations: &[Location]) -> Vec<SectionDef> {
    let mut sections = Vec::new();
    let numbered = || locations.iter().zip(0_u8..);
    for class in 0..zone::CLASSES {
        for (location, number) in numbered().filter(|(location, _)| location.area == Area::Class) {
            sections.extend(location.sections.iter().map(|section| section_def(code, location, number, Some(class), section)));
        }
    }
    for (location, number) in numbered().filter(|(location, _)| location.area != Area::Class) {
        sections.extend(location.sections.iter().map(|section| section_def(code, location, number, None, section)));
    }
    sections
}

fn section_def(code: &mut Code<Penumbra>, location: &Location, number: u8, class: Option<u8>, section: &Section) -> SectionDef {
    let has = |fits: fn(&Op) -> bool| section.effect.ops().into_iter().any(fits);
    SectionDef {
        location: number,
        name: location.name.clone(),
        area: location.area,
        class,
        effect: code.compile(&section.effect),
        marks: has(gains_mark),
        threatens: has(threatens) || has(tries_contract),
        sells: has(|op| buys(op).is_some()),
        guild: has(tries_contract),
        rolls: has(rolls_resources),
        section: section.clone(),
    }
}

/// What a trial suppresses by a property.
pub fn suppressed(property: &Property) -> Option<Suppressed> {
    if let Property::Suppress(what) = property { Some(*what) } else { None }
}

/// The filter of a price that is paid by what was used right before.
pub fn after(alternative: &[Token]) -> Option<Filter> {
    alternative.iter().find_map(|token| if let Token::After(filter) = token { Some(*filter) } else { None })
}

/// The procedure that an operation is.
pub fn procedure_of(op: &Op) -> Option<Procedure> {
    if let Op::Procedure(procedure) = op { Some(*procedure) } else { None }
}
