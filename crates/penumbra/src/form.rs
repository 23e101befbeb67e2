//! What the arguments of options are: how their form writes them, how their label says them, where they lie.
//!
//! A die is written as its colour and value (`red-4`, `bone-2-temporary`); a section of a class by the class (`ruby.mark`).

use crate::catalog::Catalog;
use crate::dice::{Die, FACES, Hue};
use crate::state::{BESIDE, MarkKind, flag};
use crate::view::View;
use crate::vocabulary::{Discipline, Effect, Ingredient, Penumbra, Side};
use crate::zone;
use koloda_kernel::card_game::Questions;
use koloda_kernel::catalog::Notation;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::operation::Operation;
use koloda_kernel::option::{Argument, Place};
use koloda_kernel::phrase::{Arg, Phrase};
use serde_json::Value;
use strum::VariantArray;

/// Cells of a section as clients number their places.
pub const CELL_PLACES: u8 = 8;

impl Notation for Penumbra {
    fn may_be(cards: &Catalog, field: &str, value: &Value) -> bool {
        let word = value.as_str().unwrap_or_default();
        match field {
            "mark" => value.as_u64().is_some_and(|cell| (1..=crate::state::CELLS as u64).contains(&cell)),
            "card" => cards.find(word).is_some(),
            "die" => read_die(word).is_some(),
            "ingredient" | "give" | "get" => Ingredient::VARIANTS.iter().any(|one| one.into_str() == word),
            "side" => matches!(word, "light" | "dark"),
            "colour" | "what" | "market" | "deck" | "section" | "discipline" => value.is_string(),
            _ => value.is_u64() || value.is_string(),
        }
    }
}

/// A die as records write it.
pub fn die_word(die: Die) -> String {
    let temporary = if die.is_temporary() { "-temporary" } else { "" };
    format!("{}-{}{temporary}", die.hue().into_str(), die.value())
}

pub fn read_die(word: &str) -> Option<Die> {
    let (word, temporary) = word.strip_suffix("-temporary").map_or((word, false), |word| (word, true));
    let (hue, value) = word.rsplit_once('-')?;
    let (hue, value) = (hue.parse::<Hue>().ok()?, value.parse::<u8>().ok().filter(|value| (1..=FACES).contains(value))?);
    let die = Die::new(hue, value);
    Some(if temporary { die.temporary() } else { die })
}

pub fn die_name(die: Die) -> Phrase {
    Phrase::new("pn-die").word("hue", die.hue().into_str()).number("value", die.value()).flag("temporary", die.is_temporary())
}

pub fn die_at(view: View<'_>, die: Die) -> Argument<'static> {
    Argument::both(die_word(die), Arg::Phrase(die_name(die))).at(Place::new("dice").of(view.decider()).number(die.0))
}

/// What a die becomes: it lies nowhere yet.
pub fn die_alone(die: Die) -> Argument<'static> {
    Argument::both(die_word(die), Arg::Phrase(die_name(die)))
}

pub fn hue_word(hue: Hue) -> Argument<'static> {
    Argument::both(hue.into_str(), Arg::Phrase(Phrase::new(format!("pn-colour-{}", hue.into_str()))))
}

pub fn side_word(side: Side) -> Argument<'static> {
    Argument::word(side.into_str())
}

pub fn ingredient_word(ingredient: Ingredient) -> Argument<'static> {
    Argument::word(ingredient.into_str())
}

pub fn ingredient_place(view: View<'_>, ingredient: Ingredient) -> Place {
    Place::new("ingredients").of(view.decider()).number(ingredient as u8)
}

pub fn ingredient_at(view: View<'_>, ingredient: Ingredient) -> Argument<'static> {
    ingredient_word(ingredient).at(ingredient_place(view, ingredient))
}

const CRYSTAL_WORDS: [&str; 4] = ["reroll", "spin", "flip", "recolour"];

pub fn crystal_word(what: u8) -> Argument<'static> {
    Argument::word(CRYSTAL_WORDS[usize::from(what)])
}

pub fn crystal_number(word: &str) -> Option<u8> {
    (0_u8..).zip(CRYSTAL_WORDS).find(|(_, one)| *one == word).map(|(number, _)| number)
}

pub fn turned(value: u8, up: bool) -> u8 {
    if up { value + 1 } else { value - 1 }
}

/// A mark by its cell: those of disciplines are 1 to 8, sparks 9 to 11.
pub fn mark_at(view: View<'_>, cell: u8) -> Argument<'static> {
    let seat = view.decider();
    let said = mark_name(view.cards, cell, view.mark(seat, cell).kind);
    Argument::both(cell + 1, Arg::Phrase(said)).at(Place::new("marks").of(seat).number(cell))
}

/// A mark by what it is, its cell and the value by which threats find it.
pub fn mark_name(cards: &Catalog, cell: u8, of: MarkKind) -> Phrase {
    let kind = if let MarkKind::Of(discipline) = of { discipline.into_str() } else { "spark" };
    Phrase::new("pn-mark").word("kind", kind).number("cell", cell + 1).number("value", cards.cells[usize::from(cell)].cell.value)
}

/// What using the mark of a cell does.
pub fn mark_text(view: View<'_>, cell: u8) -> Phrase {
    Penumbra::effect_text(view, &view.cards.cells[usize::from(cell)].cell.effect)
}

/// The name of a section as records write it.
pub fn section_word(view: View<'_>, section: u8) -> String {
    let def = view.section(section);
    let location = &view.cards.locations[usize::from(def.location)];
    let number =
        location.sections.iter().position(|one| one.cells == def.section.cells && one.effect == def.section.effect).unwrap_or(0) + 1;
    match view.class_of(section) {
        Some(class) => format!("{}.{number}", class.into_str()),
        None if location.sections.len() > 1 => format!("{}.{number}", location.id),
        None => location.id.clone(),
    }
}

/// A section as people call it: its place, and of a class what it gives.
pub fn section_name(view: View<'_>, section: u8) -> Phrase {
    let def = view.section(section);
    let text = section_text(view, section);
    match view.class_of(section) {
        Some(class) => Phrase::new("pn-section-class").word("class", class.into_str()).phrase("text", text),
        None => Phrase::new("pn-section").name("name", &def.name).phrase("text", text),
    }
}

/// What a section does.
pub fn section_text(view: View<'_>, section: u8) -> Phrase {
    Penumbra::effect_text(view, &view.section(section).section.effect)
}

/// The place a section belongs to, as it is called in this game.
pub fn place_said(view: View<'_>, section: u8) -> Phrase {
    location_name(view.cards, section, view.class_of(section))
}

/// The place a section belongs to.
pub fn location_name(cards: &Catalog, section: u8, class: Option<Discipline>) -> Phrase {
    match class {
        Some(class) => Phrase::new("pn-class").word("class", class.into_str()),
        None => Phrase::new("text").name("text", &cards.sections[usize::from(section)].name),
    }
}

/// Which cell a die goes to, what it pushes out there, or that it lies beside the cells and what that costs.
pub fn cell_said(view: View<'_>, section: u8, cell: u8) -> Phrase {
    if cell == BESIDE {
        let aside = view.state.machine.regs().next().is_some_and(|regs| regs.has(flag::ASIDE));
        return Phrase::new(if aside { "pn-cell-beside" } else { "pn-cell-beside-arcana" });
    }
    let taken = view.placed_in(section, cell).next().filter(|_| !view.section(section).section.cells[usize::from(cell)].many);
    match taken {
        Some(placed) => Phrase::new("pn-cell-knock-out").number("cell", cell + 1).phrase("die", die_name(placed.die)),
        None => Phrase::new("pn-cell-number").number("cell", cell + 1),
    }
}

fn section_place(section: u8, cell: u8) -> Place {
    Place::new("cells").number(section * CELL_PLACES + cell.min(CELL_PLACES - 1))
}

pub fn place_at(view: View<'_>, section: u8) -> Argument<'static> {
    Argument::both(section_word(view, section), Arg::Phrase(section_name(view, section))).at(section_place(section, CELL_PLACES - 1))
}

pub fn cell_at(view: View<'_>, section: u8, cell: u8) -> Argument<'static> {
    Argument::both(section_word(view, section), Arg::Phrase(section_name(view, section))).at(section_place(section, cell))
}

/// The section and the cell at a place as clients number it.
pub fn place_of_cell(place: u64) -> Option<(u8, u8)> {
    let place = u8::try_from(place).ok()?.checked_sub(1)?;
    Some((place / CELL_PLACES, place % CELL_PLACES))
}

/// Beside the cells of the section that is visited.
pub fn visited_place(view: View<'_>) -> Place {
    section_place(view.placing().section, CELL_PLACES - 1)
}

/// Cells are counted from 1; beside them is 0.
pub fn cell_number(cell: u8) -> u8 {
    if cell == BESIDE { 0 } else { cell + 1 }
}

pub fn placed_die(view: View<'_>, place: u8) -> Argument<'static> {
    die_alone(view.state.placed[usize::from(place)].die)
}

pub fn placed_place(view: View<'_>, place: u8) -> Argument<'static> {
    let placed = view.state.placed[usize::from(place)];
    cell_at(view, placed.section, placed.cell)
}

/// A market that a jewel renews.
pub fn market_at(view: View<'_>, market: u8) -> Argument<'static> {
    let (word, place) = match market.checked_sub(zone::CLASSES) {
        None => (view.state.classes[usize::from(market)].into_str(), Place::new("market").number(market * zone::OPEN)),
        Some(0) => ("potionry", Place::new("potionry").number(0)),
        Some(_) => ("shop", Place::new("shop").number(0)),
    };
    Argument::word(word).at(place)
}

/// A deck by its number: those of the disciplines, then potions and artifacts.
pub fn deck_at(deck: u8) -> Argument<'static> {
    match Discipline::VARIANTS.get(usize::from(deck)) {
        Some(discipline) => Argument::word(discipline.into_str()).at(Place::new("deck").number(deck)),
        None if deck == zone::DISCIPLINES => Argument::word("potions").at(Place::new("potions")),
        None => Argument::word("artifacts").at(Place::new("artifacts")),
    }
}

/// How much of one ingredient is given for how much of another: a lot, or one each where an effect says so.
pub fn lot(view: View<'_>, from: Ingredient, to: Ingredient) -> (u8, u8) {
    let of = |ingredient: Ingredient| view.cards.tables.lots.iter().find(|(one, _)| *one == ingredient).map_or(1, |(_, n)| *n);
    if view.trades_in_lots() { (of(from), of(to)) } else { (1, 1) }
}

impl<'a> View<'a> {
    /// What is done with what is chosen, in the words of the operation that asks.
    pub(crate) fn verb(self, usual: &'static str) -> &'static str {
        self.asking().map(Operation::verb).filter(|verb| !verb.is_empty()).unwrap_or(usual)
    }

    pub(crate) fn card(self, card: CardId) -> Argument<'a> {
        Argument::card(self.id(card), self.card_name(card)).at(zone::LAYOUT.place(self.state.zones.zone_of(card)))
    }

    pub(crate) fn price_said(self, card: CardId, price: u8) -> Phrase {
        crate::text::price(&self.card_def(card).cost[usize::from(price)])
    }

    pub(crate) fn attempted_name(self) -> Phrase {
        let card = self.state.attempt.card;
        Phrase::new("text").name_if_any("text", card.is_some().then(|| self.card_name(card)))
    }

    pub(crate) fn task_said(self, task: u8) -> Option<Phrase> {
        self.tasks().get(usize::from(task)).map(|task| crate::text::task(task))
    }

    /// A path of the running trial: its approach and its tasks.
    pub(crate) fn path_said(self, side: Side) -> Option<Phrase> {
        let trial = self.attempted_trial()?;
        let swapped = self.state.attempt.swapped[side as usize].checked_sub(1).map(|place| &self.cards.tasks[usize::from(place)]);
        Some(crate::text::path(side, trial.path(side).0, swapped))
    }

    /// What a card costs, in all ways to pay it.
    pub(crate) fn cost_said(self, card: CardId) -> Phrase {
        crate::text::cost(&self.card_def(card).cost)
    }

    /// A lot that changes hands.
    pub(crate) fn lot_said(self, given: Ingredient, other: Ingredient) -> Phrase {
        crate::text::ingredient(given, lot(self, given, other).0)
    }

    pub(crate) fn chosen_task_said(self) -> Option<Phrase> {
        self.task().map(crate::text::task)
    }

    pub(crate) fn reward_said(self, number: u8) -> Option<Phrase> {
        self.reward_effects().get(usize::from(number)).map(|effect| Penumbra::effect_text(self, effect))
    }

    fn reward_effects(self) -> &'a [Effect] {
        use crate::catalog::Sort;
        match &self.info(self.state.attempt.card).sort {
            Sort::Contract(contract) => &contract.contract.reward,
            Sort::Trial(trial) => self.state.attempt.path.map_or(&[][..], |side| &trial.path(side).0.reward),
            Sort::Wizard(_) | Sort::Prophecy(_) | Sort::Goal(_) | Sort::Event(_) => &[],
        }
    }

    pub(crate) fn property_said(self, number: u8) -> Option<Phrase> {
        let trial = self.attempted_trial()?;
        trial.trial.properties.get(usize::from(number)).map(crate::text::property)
    }

    /// Whether ingredients change hands by lots of equal worth.
    fn trades_in_lots(self) -> bool {
        self.asking().is_some_and(crate::ops::paying::trades_in_lots)
    }
}

pub(crate) fn player(seat: Seat) -> Phrase {
    Phrase::new("pn-player").number("player", seat.0 + 1)
}
