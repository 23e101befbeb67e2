//! What is printed about each component, for lists and card browsers.

use crate::card::{Card, Entry};
use crate::catalog::Catalog;
use crate::text::{self, TextContext};
use crate::vocabulary::{Kind, Thunderstone};
use koloda_kernel::catalog::Sheets;
use koloda_kernel::facts;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::{CardSheet, Facts};

impl Sheets for Thunderstone {
    /// `None` for a set-up: it is no component.
    fn sheet(catalog: &Catalog, entry: &Entry, box_id: &str) -> Option<CardSheet> {
        let context = TextContext { names: &|id| catalog.name(id) };
        let sheet = |text: Phrase| CardSheet::new(entry, box_id, text);
        match entry {
            Entry::Card(card) => {
                // In lists basic cards are a kind of their own.
                let kind = if card.basic.is_some() { "basic" } else { card.kind.into_str() };
                Some(sheet(text::card(card, context)).of_kind(kind, &groups(card)).copies(card.copies).facts(facts(card)))
            }
            Entry::Family(_) => Some(sheet(text::component("ts-randomizer-heroes")).of_kind("randomizer", &["heroes"])),
            Entry::Class(_) => Some(sheet(text::component("ts-randomizer-monsters")).of_kind("randomizer", &["monsters"])),
            Entry::Randomizer(_) => Some(sheet(text::component("ts-randomizer-village")).of_kind("randomizer", &["village"])),
            Entry::Reference(reference) => Some(sheet(text::component("ts-reference")).of_kind("reference", &[]).copies(reference.copies)),
            Entry::Selection(_) => None,
        }
    }
}

fn groups(card: &Card) -> Vec<&str> {
    let traits = card.traits.iter().map(|one| one.into_str()).chain(card.classes.iter().map(|one| one.into_str()));
    let words = traits.chain(card.types.iter().map(|one| one.into_str()));
    let mut groups: Vec<&str> = card.family.as_deref().into_iter().chain(words).collect();
    // A class of monsters is often named like their type.
    groups.dedup();
    groups
}

fn facts(card: &Card) -> Facts {
    let some = |number: u8| (number > 0).then_some(i32::from(number));
    let monster = card.kind == Kind::Monster;
    let points = if monster { Some(card.points.into()) } else { some(card.points) };
    // What each disease takes away (TS-177).
    let attack = if card.kind == Kind::Disease { Some(-1) } else { some(card.attack) };
    facts! { card =>
        level = some(card.level), race = card.race.map(|race| race.into_str()), cost, gold, weight, strength = some(card.strength),
        attack = attack, magic = some(card.magic), light = some(card.light), health = some(card.health),
        points = points, experience, darkness = some(card.darkness),
        starting = card.basic, breach = monster.then_some(card.breach.is_some()),
    }
}
