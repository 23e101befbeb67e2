//! Rules text: what a component does, as phrases, told from the very effects that do it.
//!
//! Every function here is pure and maps an entry or effect to a [`Phrase`]; `koloda-text` says it
//! in a language (messages: `locales/*/aeons-end-cards.ftl`). `effect` tells control flow, `op`
//! single operations, `amount`, `cards` and `condition` their parts, `entry` and `nemesis` whole
//! components. No sentence stands here, and nothing here looks at a game in progress.

mod amount;
mod cards;
mod condition;
mod effect;
mod entry;
mod nemesis;
mod op;
mod voice;

pub use entry::{ability, breach, mage, player_card, turn_order};
pub use nemesis::{nemesis, nemesis_card};

use crate::card::{Entry, Nemesis};
use crate::vocabulary::{Effect, Kind};
use koloda_kernel::phrase::{Name, Phrase};
use std::fmt;

/// What the text of one component has to look up elsewhere.
#[derive(Clone, Copy)]
pub struct Lore<'a> {
    /// The name of the card with this id.
    pub names: &'a dyn Fn(&str) -> Name,
    /// Whose tokens and routines are meant; `None` for cards that serve every nemesis.
    pub nemesis: Option<&'a Nemesis>,
}

impl fmt::Debug for Lore<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lore").field("nemesis", &self.nemesis.map(|nemesis| &nemesis.id)).finish_non_exhaustive()
    }
}

/// The rules text of any entry; `None` for what has none of its own: recommended supplies and first games, components of an earlier box.
pub fn entry(entry: &Entry, lore: Lore<'_>) -> Option<Phrase> {
    match entry {
        Entry::Card(card) => Some(player_card(card, lore)),
        Entry::Mage(card) => Some(mage(card, lore)),
        Entry::Nemesis(card) => Some(nemesis(card, lore)),
        Entry::NemesisCard(card) => Some(nemesis_card(card, lore)),
        Entry::Breach(tile) => Some(breach(tile)),
        Entry::TurnOrder(card) => Some(turn_order(card)),
        Entry::Supply(_) | Entry::FirstGame(_) | Entry::Also(_) => None,
    }
}

/// An effect on its own, as sentences about the reader.
pub fn effect(told: &Effect, lore: Lore<'_>) -> Phrase {
    paragraph(None, effect::Teller::new(lore).you(told))
}

/// The key messages choose a kind's words by.
pub fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Gem => "gem",
        Kind::Relic => "relic",
        Kind::Spell => "spell",
        Kind::Corruption => "corruption",
        Kind::Attack => "attack",
        Kind::Minion => "minion",
        Kind::Power => "power",
        Kind::Strike => "strike",
        Kind::Acolyte => "acolyte",
    }
}

/// Clauses as sentences of one paragraph, the first behind a label.
fn paragraph(label: Option<Phrase>, mut clauses: Vec<Phrase>) -> Phrase {
    if let (Some(label), Some(first)) = (label, clauses.first_mut()) {
        let text = std::mem::replace(first, Phrase::new("text"));
        *first = Phrase::new("labelled").phrase("label", label).phrase("text", text);
    }
    let sentences = clauses.into_iter().map(|clause| Phrase::new("sentence").phrase("text", clause)).collect();
    joined("join-sentences", sentences)
}

fn lines(paragraphs: Vec<Phrase>) -> Phrase {
    joined("join-lines", paragraphs)
}

fn words(parts: Vec<Phrase>) -> Phrase {
    joined("join-words", parts)
}

fn joined(joiner: &'static str, mut items: Vec<Phrase>) -> Phrase {
    if items.len() == 1 { items.remove(0) } else { Phrase::new("text").list("text", joiner, items) }
}

/// "a, b and c".
fn series(items: Vec<Phrase>) -> Phrase {
    listed("join-and", items)
}

/// "a, b or c".
fn alternatives(items: Vec<Phrase>) -> Phrase {
    listed("join-or", items)
}

fn listed(last_joiner: &'static str, mut items: Vec<Phrase>) -> Phrase {
    match items.pop() {
        None => Phrase::new("text").word("text", ""),
        Some(last) if items.is_empty() => last,
        Some(last) => Phrase::new(last_joiner).phrase("a", joined("join-comma", items)).phrase("b", last),
    }
}
