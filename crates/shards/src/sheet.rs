//! What is printed about each component, for lists and card browsers.

use crate::card::{self, Entry, Group};
use crate::catalog::Catalog;
use crate::mastery_steps;
use crate::text::{self, Lore};
use crate::vocabulary::{Amount, Number};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::CardSheet;
use serde_json::{Map, Value, json};

/// Starters are printed once for each of four players (SI-002).
const STARTING_DECKS: u32 = 4;

pub fn cards(catalog: &Catalog) -> Vec<CardSheet> {
    catalog.entries.iter().filter_map(|(entry, box_id)| sheet(catalog, entry, box_id)).collect()
}

/// `None` for the Nemesis: its rules are no component.
fn sheet(catalog: &Catalog, entry: &Entry, box_id: &str) -> Option<CardSheet> {
    let text = text(catalog, entry)?;
    let (kind, groups, copies, facts) = match entry {
        Entry::Card(card) => (card.kind.into_str(), groups(card), copies(card), card_facts(card)),
        Entry::Leader(leader) => ("leader", Vec::new(), 1, leader_facts(leader)),
        Entry::Nemesis(_) => return None,
    };
    Some(CardSheet {
        id: entry.id().to_owned(),
        box_id: box_id.to_owned(),
        kind: kind.to_owned(),
        groups: groups.into_iter().map(str::to_owned).collect(),
        copies,
        name: entry.name().clone(),
        text,
        provenance: entry.source().word(box_id).to_owned(),
        facts,
    })
}

/// The rules text, told from the entry itself.
fn text(catalog: &Catalog, entry: &Entry) -> Option<Phrase> {
    let names = |id: &str| catalog.name(id);
    text::entry(entry, Lore { names: &names })
}

fn groups(card: &card::Card) -> Vec<&'static str> {
    [Some(card.group.into_str()), card.mercenary.then_some("mercenary")].into_iter().flatten().collect()
}

fn copies(card: &card::Card) -> u32 {
    u32::from(card.copies) * if card.group == Group::Starter { STARTING_DECKS } else { 1 }
}

fn facts(pairs: impl IntoIterator<Item = (&'static str, Value)>) -> Map<String, Value> {
    pairs.into_iter().filter(|(_, value)| !value.is_null()).map(|(key, value)| (key.to_owned(), value)).collect()
}

fn card_facts(card: &card::Card) -> Map<String, Value> {
    let shield = card.shield.as_ref().map(|shield| match shield {
        Amount::Fixed(number) => json!(number),
        Amount::Of(Number::Mastery) => json!("mastery"),
        _ => json!("varies"),
    });
    let steps = mastery_steps::of(card);
    facts([
        ("faction", json!(card.faction.map(<&str>::from))),
        ("cost", json!(card.cost)),
        ("health", json!(card.health)),
        ("shield", json!(shield)),
        ("item", if card.item { json!(true) } else { Value::Null }),
        ("mastery", if steps.is_empty() { Value::Null } else { json!(steps) }),
    ])
}

fn leader_facts(leader: &card::Leader) -> Map<String, Value> {
    facts([("faction", json!(leader.faction.into_str())), ("relics", json!(leader.relics)), ("solo_card", json!(leader.solo_card))])
}
