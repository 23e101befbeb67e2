//! What is printed about each component, for lists and card browsers.

use crate::card::{self, Entry, Group};
use crate::catalog::Catalog;
use crate::mastery_steps;
use crate::text::{self, TextContext};
use crate::vocabulary::{Amount, Number, Shards};
use koloda_kernel::catalog::Sheets;
use koloda_kernel::facts;
use koloda_kernel::rules::{CardSheet, Facts};
use serde_json::json;

/// Starters are printed once for each of four players (SI-002).
const STARTING_DECKS: u32 = 4;

impl Sheets for Shards {
    /// `None` for the Nemesis: its rules are no component.
    fn sheet(catalog: &Catalog, entry: &Entry, box_id: &str) -> Option<CardSheet> {
        let names = |id: &str| catalog.name(id);
        let sheet = CardSheet::new(entry, box_id, text::entry(entry, TextContext { names: &names })?);
        match entry {
            Entry::Card(card) => {
                let groups: &[_] = if card.mercenary { &[card.group.into_str(), "mercenary"] } else { &[card.group.into_str()] };
                Some(sheet.of_kind(card.kind.into_str(), groups).copies(copies(card)).facts(card_facts(card)))
            }
            Entry::Leader(leader) => Some(sheet.of_kind("leader", &[]).facts(leader_facts(leader))),
            Entry::Nemesis(_) => None,
        }
    }
}

fn copies(card: &card::Card) -> u32 {
    u32::from(card.copies) * if card.group == Group::Starter { STARTING_DECKS } else { 1 }
}

fn card_facts(card: &card::Card) -> Facts {
    let shield = card.shield.as_ref().map(|shield| match shield {
        Amount::Fixed(number) => json!(number),
        Amount::Of(Number::Mastery) => json!("mastery"),
        _ => json!("varies"),
    });
    let steps = mastery_steps::of(card);
    facts! { card =>
        faction = card.faction.map(<&str>::from), cost, health, shield = shield,
        item = card.item.then_some(true), mastery = (!steps.is_empty()).then_some(steps),
    }
}

fn leader_facts(leader: &card::Leader) -> Facts {
    facts! { leader => faction = leader.faction.into_str(), relics, solo_card }
}
