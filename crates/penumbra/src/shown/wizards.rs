//! The wizards: dice, ingredients, board with marks and thread, cards, experience, and what each source of points gives now.

use super::boards::cards;
use super::each_ingredient;
use crate::catalog::{CellDef, Sort};
use crate::dice;
use crate::state::{MARKS, Mark, mark};
use crate::view::View;
use crate::vocabulary::{Effect, Limit, Side};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::zones::Zone;
use serde::Serialize;

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Wizard<'a> {
    /// None before all are shown, and for an automa.
    talent: Option<Own<'a>>,
    /// Talents dealt to choose from.
    dealt: Vec<&'a str>,
    automa: Option<Automa<'a>>,
    dice: Vec<Holding>,
    /// In the order of the disciplines, with the most of each.
    ingredients: Vec<u8>,
    cap: u8,
    /// Cells of discipline marks, then of spark marks.
    marks: Vec<MarkCell<'a>>,
    /// Dice that a rest gives at the start of the thread, and in all with the marks as they are.
    bones: u8,
    rest: u8,
    grimoire: Vec<Own<'a>>,
    inventory: Vec<Own<'a>>,
    /// By slot: conduit, pendant, mantle, ring.
    equipment: Vec<Option<Own<'a>>>,
    experience: Vec<Deed<'a>>,
    /// How often each symbol.
    symbols: Vec<u8>,
    /// Contracts and trials reserved; "?" if unseen.
    reserved: Vec<&'a str>,
    reserved_trials: Vec<&'a str>,
    light: u8,
    dark: u8,
    deadly: u8,
    must_rest: bool,
    score: Vec<Points>,
    total: i16,
}

/// Equal dice of a pool.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Holding {
    hue: &'static str,
    value: u8,
    count: u8,
    /// They vanish at the end of the turn.
    temporary: bool,
    place: u8,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct MarkCell<'a> {
    place: u8,
    spark: bool,
    /// Arcana it costs, points it gives, the threat that finds it.
    price: u8,
    points: u8,
    value: u8,
    #[cfg_attr(test, ts(type = "Effect"))]
    effect: &'a Effect,
    beads: Vec<Bead<'a>>,
    token: Option<Token>,
    /// The next mark comes here.
    next: bool,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Bead<'a> {
    #[cfg_attr(test, ts(type = "Effect"))]
    effect: &'a Effect,
    /// Only in a rest turn.
    rest: bool,
}

/// A mark.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Token {
    /// A discipline, or none for a spark mark.
    of: Option<&'static str>,
    #[cfg_attr(test, ts(type = "'charged' | 'discharged' | 'wounded'"))]
    state: &'static str,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Own<'a> {
    card: &'a str,
    turned: bool,
    /// The running trial keeps it from being used.
    suppressed: bool,
}

/// Something that gives experience.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Deed<'a> {
    card: &'a str,
    #[cfg_attr(test, ts(type = "'trial' | 'contract' | 'tome'"))]
    kind: &'static str,
    #[cfg_attr(test, ts(type = "'light' | 'dark' | null"))]
    side: Option<&'static str>,
    points: u8,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Points {
    reason: &'static str,
    points: i16,
}

/// An opponent that follows instructions.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Automa<'a> {
    id: &'a str,
    /// The step of its next turn, from 1, of how many.
    step: u8,
    of: u8,
    #[cfg_attr(test, ts(type = "'learn' | 'trial' | 'rest' | 'any'"))]
    turn: &'static str,
    #[cfg_attr(test, ts(type = "'light' | 'dark' | null"))]
    side: Option<&'static str>,
}

pub(super) fn wizard(view: View<'_>, seat: Seat) -> Wizard<'_> {
    let player = view.player(seat);
    let (light, dark) = view.destiny(seat);
    let score: Vec<Points> = view.score_lines(seat).map(|(reason, points)| Points { reason: reason.into_str(), points }).collect();
    let bones = bones(view);
    let talent = view.state.zones.top(zone::talent(seat));
    Wizard {
        talent: talent.map(|card| own(view, card)),
        dealt: cards(view, zone::dealt(seat)),
        automa: automa(view, seat),
        dice: dice(view, seat),
        ingredients: each_ingredient(|ingredient| view.has(seat, ingredient)),
        cap: view.cards.tables.cap,
        marks: marks(view, seat),
        bones,
        rest: bones + view.marks(seat).filter(|(_, mark)| !mark.is_wounded()).count() as u8,
        grimoire: owned(view, zone::grimoire(seat)),
        inventory: owned(view, zone::inventory(seat)),
        equipment: (0..zone::SLOTS).map(|slot| view.state.zones.top(zone::slot(seat, slot)).map(|card| own(view, card))).collect(),
        experience: view.state.zones.iter(zone::experience(seat)).map(|card| deed(view, card)).collect(),
        symbols: view.symbols(seat).to_vec(),
        reserved: cards(view, zone::reserved(seat)),
        reserved_trials: cards(view, zone::reserved_trials(seat)),
        light: light as u8,
        dark: dark as u8,
        deadly: player.deadly,
        must_rest: player.must_rest,
        total: score.iter().map(|line| line.points).sum(),
        score,
    }
}

fn bones(view: View<'_>) -> u8 {
    view.cards.bones
}

fn dice(view: View<'_>, seat: Seat) -> Vec<Holding> {
    let held = dice::each(view.dice(seat));
    held.map(|(die, count)| Holding {
        hue: die.hue().into_str(),
        value: die.value(),
        count,
        temporary: die.is_temporary(),
        place: die.0 + 1,
    })
    .collect()
}

fn marks(view: View<'_>, seat: Seat) -> Vec<MarkCell<'_>> {
    let next = [view.free_cell(seat, false), view.free_cell(seat, true)];
    let cells = (0_u8..).zip(&view.cards.cells);
    cells.map(|(cell, def)| mark_cell(def, cell, view.mark(seat, cell), next.contains(&Some(cell)))).collect()
}

fn mark_cell(def: &CellDef, cell: u8, mark: Mark, next: bool) -> MarkCell<'_> {
    let token = Token { of: mark.discipline().map(|one| one.into_str()), state: mark.state.into_str() };
    MarkCell {
        place: cell + 1,
        spark: usize::from(cell) >= MARKS,
        price: def.cell.arcana,
        points: def.cell.points,
        value: def.cell.value,
        effect: &def.cell.effect,
        beads: def.cell.beads.iter().map(|bead| Bead { effect: &bead.effect, rest: bead.rest_only }).collect(),
        token: mark.is_there().then_some(token),
        next,
    }
}

fn owned(view: View<'_>, zone: Zone) -> Vec<Own<'_>> {
    view.state.zones.iter(zone).map(|card| own(view, card)).collect()
}

fn own(view: View<'_>, card: CardId) -> Own<'_> {
    Own { card: view.id(card), turned: view.is_turned(card), suppressed: view.is_suppressed(card) }
}

fn deed(view: View<'_>, card: CardId) -> Deed<'_> {
    let dark = view.state.zones[card].marks & mark::DARK != 0;
    let side = |side: Side| Some(side.into_str());
    let (kind, side, points) = match &view.info(card).sort {
        Sort::Trial(trial) => ("trial", side(if dark { Side::Dark } else { Side::Light }), trial.trial.points),
        Sort::Contract(contract) => ("contract", side(contract.contract.side), contract.contract.points),
        Sort::Wizard(_) | Sort::Prophecy(_) | Sort::Goal(_) | Sort::Event(_) => ("tome", None, 0),
    };
    Deed { card: view.id(card), kind, side, points }
}

fn automa(view: View<'_>, seat: Seat) -> Option<Automa<'_>> {
    let automa = view.state.automa;
    let def = view.cards.automas.get(usize::from(automa.which.checked_sub(1)?))?;
    (!view.is_person(seat)).then(|| Automa {
        id: &def.id,
        step: automa.step + 1,
        of: def.steps.len() as u8,
        turn: view.automa_step().map_or(Limit::Any, |step| step.turn).into_str(),
        side: automa.side.map(|side| side.into_str()),
    })
}
