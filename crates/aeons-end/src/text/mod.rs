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

pub use effect::TextRenderer;
pub use entry::{ability, breach, mage, player_card, turn_order};
pub use nemesis::{nemesis, nemesis_card};
pub use voice::{Person, Voice};

use crate::card::{Entry, Nemesis};
use crate::vocabulary::Effect;
use koloda_kernel::phrase::{Name, Phrase};
use koloda_kernel::rules_text::{RenderText, paragraph};
use std::fmt;

/// What the text of one component has to look up elsewhere.
#[derive(Clone, Copy)]
pub struct TextContext<'a> {
    /// The name of the card with this id.
    pub names: &'a dyn Fn(&str) -> Name,
    /// Whose tokens and routines are meant; `None` for cards that serve every nemesis.
    pub nemesis: Option<&'a Nemesis>,
}

impl fmt::Debug for TextContext<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lore").field("nemesis", &self.nemesis.map(|nemesis| &nemesis.id)).finish_non_exhaustive()
    }
}

/// The rules text of any entry; `None` for what has none of its own: recommended supplies and first games, components of an earlier box.
pub fn entry(entry: &Entry, context: TextContext<'_>) -> Option<Phrase> {
    match entry {
        Entry::Card(card) => Some(player_card(card, context)),
        Entry::Mage(card) => Some(mage(card, context)),
        Entry::Nemesis(card) => Some(nemesis(card, context)),
        Entry::NemesisCard(card) => Some(nemesis_card(card, context)),
        Entry::Breach(tile) => Some(breach(tile)),
        Entry::TurnOrder(card) => Some(turn_order(card)),
        Entry::Supply(_) | Entry::FirstGame(_) | Entry::Also(_) => None,
    }
}

/// An effect on its own, as sentences about the reader.
pub fn effect(told: &Effect, context: TextContext<'_>) -> Phrase {
    paragraph(None, effect::TextRenderer::new(context).you(told))
}
