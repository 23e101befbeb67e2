//! Rules text: what a component does, as phrases, told from the very effects that do it.
//!
//! Every function here is pure and maps an entry or effect to a [`Phrase`]; `koloda-text` says it
//! in a language (messages: `locales/*/aeons-end-cards.ftl`). The kernel tells control flow,
//! `effect` what is special about it here, each operation itself (`ops`) with the parts in `op`, `amount`, `cards` and `condition`; `entry` and `nemesis`
//! whole components. No sentence stands here, and nothing here looks at a game in progress.

mod amount;
mod cards;
mod condition;
mod effect;
mod entry;
mod nemesis;
mod op;
mod voice;

pub(crate) use amount::Unit;
pub(crate) use cards::is_dearest;
pub(crate) use op::computed;
pub(crate) use voice::{Counted, It, aside};

pub use effect::Teller;
pub use entry::{ability, breach, mage, player_card, turn_order};
pub use nemesis::{nemesis, nemesis_card};
pub use voice::{Voice, Who};

use crate::card::{Entry, Nemesis};
use crate::vocabulary::Effect;
use koloda_kernel::phrase::{Name, Phrase};
use koloda_kernel::telling::{Telling, paragraph};
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
