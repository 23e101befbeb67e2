//! School, city and wild lands: cells with the dice that lie there, and what is sold beside them.

use super::{Shape, listed};
use crate::card::{Space, Takes};
use crate::catalog::SectionDef;
use crate::dice::{Die, Hue};
use crate::form::CELL_PLACES;
use crate::state::{BESIDE, Placed};
use crate::view::View;
use crate::vocabulary::{Area, Colour, Discipline, Effect, Property, Symbol, Task};
use crate::zone;
use koloda_kernel::zones::Zone;
use serde::Serialize;
use strum::VariantArray;

/// A class in play.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Class<'a> {
    discipline: &'static str,
    hue: &'static str,
    /// Marks in the supply, cards in the deck.
    marks: u8,
    deck: u8,
    /// Marks, cards, dice.
    sections: Vec<Section<'a>>,
    market: Vec<Offer<'a>>,
    /// Where a jewel renews its market.
    renew: u8,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Closed {
    discipline: &'static str,
    deck: u8,
}

/// A place for dice with an effect of its own.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Section<'a> {
    id: &'a str,
    cells: Vec<Cell>,
    /// Dice beside the cells, and the place where they are put.
    beside: Vec<Lying>,
    place: u8,
    #[cfg_attr(test, ts(type = "Effect"))]
    effect: &'a Effect,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Cell {
    place: u8,
    #[cfg_attr(test, ts(type = "'any' | 'die' | 'six'"))]
    takes: &'static str,
    hue: Option<&'static str>,
    /// It holds any number of dice.
    many: bool,
    /// With so few wizards it is not used: the number it needs.
    needs: Option<u8>,
    dice: Vec<Lying>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Lying {
    hue: &'static str,
    value: u8,
    /// Placed this turn.
    fresh: bool,
}

/// An open place of a market.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Offer<'a> {
    number: u8,
    card: Option<&'a str>,
}

/// Where things are bought.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Stall<'a> {
    section: Section<'a>,
    deck: u8,
    market: Vec<Offer<'a>>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Contract<'a> {
    number: u8,
    card: &'a str,
    #[cfg_attr(test, ts(type = "'light' | 'dark'"))]
    side: &'static str,
    difficulty: u8,
    threat: u8,
    points: u8,
    fate: u8,
    symbols: Vec<&'static str>,
    #[cfg_attr(test, ts(type = "Task"))]
    task: &'a Task,
    #[cfg_attr(test, ts(type = "Effect[]"))]
    reward: &'a [Effect],
    /// It leaves the guild next.
    leaves: bool,
}

pub(super) fn beside(section: u8) -> u8 {
    section * CELL_PLACES + CELL_PLACES
}

pub(super) fn symbols(symbols: &[Symbol]) -> Vec<&'static str> {
    symbols.iter().map(|symbol| symbol.into_str()).collect()
}

/// Properties with which of them are cancelled.
pub(super) type Properties<'a> = Vec<(&'a Property, bool)>;

fn lying<'a>(dice: impl Iterator<Item = &'a Placed>) -> Vec<Lying> {
    let shape = |die: Die, fresh| Lying { hue: Shape::of(die).hue, value: die.value(), fresh };
    dice.map(|placed| shape(placed.die, placed.fresh)).collect()
}

fn section<'a>(view: View<'a>, number: u8) -> Section<'a> {
    let def = view.section(number);
    let cells = (0_u8..).zip(&def.section.cells).map(|(cell, space)| shown_cell(view, number, cell, space)).collect();
    Section {
        id: &view.cards.locations[usize::from(def.location)].id,
        cells,
        beside: lying(view.placed_in(number, BESIDE)),
        place: beside(number),
        effect: &def.section.effect,
    }
}

fn shown_cell(view: View<'_>, section: u8, cell: u8, space: &Space) -> Cell {
    let hue = |colour: Colour| match colour {
        Colour::Class => view.class_of(section).map(Hue::of),
        other => Hue::named(other),
    };
    let (takes, colour) = match space.takes {
        Takes::Any => ("any", None),
        Takes::Die(colour) => ("die", hue(colour)),
        Takes::Six(colour) => ("six", hue(colour)),
    };
    Cell {
        place: section * CELL_PLACES + cell + 1,
        takes,
        hue: colour.map(|hue| hue.into_str()),
        many: space.many,
        needs: (space.players > view.state.wizards).then_some(space.players),
        dice: lying(view.placed_in(section, cell)),
    }
}

fn find<'a>(view: View<'a>, fits: impl Fn(&SectionDef) -> bool) -> Section<'a> {
    let number = view.sections().find(|(_, section)| fits(section)).map_or(0, |(number, _)| number);
    section(view, number)
}

fn offers(view: View<'_>, count: u8, zone: impl Fn(u8) -> Zone, first: u8) -> Vec<Offer<'_>> {
    let card = |place| view.state.zones.top(zone(place)).map(|card| view.id(card));
    (0..count).map(|place| Offer { number: first + place + 1, card: card(place) }).collect()
}

pub(super) fn classes(view: View<'_>) -> Vec<Class<'_>> {
    if view.state.phase == crate::state::Phase::Talents {
        return Vec::new();
    }
    (0..zone::CLASSES).map(|number| class(view, number)).collect()
}

fn class(view: View<'_>, number: u8) -> Class<'_> {
    let discipline = view.state.classes[usize::from(number)];
    let own = view.sections().filter(|(_, section)| section.class == Some(number));
    Class {
        discipline: discipline.into_str(),
        hue: Hue::of(discipline).into_str(),
        marks: view.state.supply[discipline as usize],
        deck: view.state.zones.len(zone::deck_of(discipline)) as u8,
        sections: own.map(|(section_number, _)| section(view, section_number)).collect(),
        market: offers(view, zone::OPEN, |place| zone::of_class(number, place), number * zone::OPEN),
        renew: number * zone::OPEN + 1,
    }
}

pub(super) fn closed(view: View<'_>) -> Vec<Closed> {
    if view.state.phase == crate::state::Phase::Talents {
        return Vec::new();
    }
    let out = Discipline::VARIANTS.iter().filter(|one| !view.state.classes.contains(one));
    out.map(|&one| Closed { discipline: one.into_str(), deck: view.state.zones.len(zone::deck_of(one)) as u8 }).collect()
}

pub(super) fn guild(view: View<'_>) -> Section<'_> {
    find(view, |section| section.guild)
}

pub(super) fn bazaar(view: View<'_>) -> Section<'_> {
    find(view, |section| section.area == Area::City && !section.sells && !section.guild)
}

pub(super) fn potionry(view: View<'_>) -> Stall<'_> {
    Stall {
        section: find(view, |section| section.sells && !section.sells_artifacts()),
        deck: view.state.zones.len(zone::POTIONS) as u8,
        market: offers(view, zone::OPEN, zone::potion, 0),
    }
}

pub(super) fn shop(view: View<'_>) -> Stall<'_> {
    Stall {
        section: find(view, SectionDef::sells_artifacts),
        deck: view.state.zones.len(zone::ARTIFACTS) as u8,
        market: offers(view, zone::OPEN, zone::shop, 0),
    }
}

pub(super) fn wilds(view: View<'_>) -> Vec<Section<'_>> {
    view.sections().filter(|(_, section)| section.area == Area::Wild).map(|(number, _)| section(view, number)).collect()
}

pub(super) fn contracts(view: View<'_>) -> Vec<Option<Contract<'_>>> {
    let last = (0..zone::GUILD).rev().find(|&place| !view.state.zones.is_empty(zone::guild(place)));
    (0..zone::GUILD).map(|place| contract(view, place, last == Some(place))).collect()
}

fn contract(view: View<'_>, place: u8, leaves: bool) -> Option<Contract<'_>> {
    let card = view.state.zones.top(zone::guild(place))?;
    let one = &view.contract(card).contract;
    Some(Contract {
        number: place + 1,
        card: view.id(card),
        side: one.side.into_str(),
        difficulty: one.difficulty,
        threat: one.threat,
        points: one.points,
        fate: one.fate,
        symbols: symbols(&one.symbols),
        task: &one.task,
        reward: &one.reward,
        leaves,
    })
}

/// Cards in a zone, unseen ones as "?".
pub(super) fn cards(view: View<'_>, zone: Zone) -> Vec<&str> {
    listed(view, zone)
}
