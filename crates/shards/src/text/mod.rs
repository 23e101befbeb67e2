//! Rules text: what a component does, as phrases, told from the very effects that do it.
//!
//! Every function here is pure and maps an entry or effect to a [`Phrase`]; `koloda-text` says it
//! in a language (messages: `locales/*/shards-cards.ftl`). `effect` lays out lines,
//! the kernel tells control flow, `op` single operations, `amount`, `cards` and `condition` their parts, `entry`
//! whole components. No sentence stands here, and nothing here looks at a game in progress.

pub mod amount;
mod cards;
mod condition;
mod effect;
mod entry;

pub use amount::Unit;
pub use effect::TextRenderer;
pub use entry::{card, leader, nemesis};

use crate::card::Entry;
use crate::vocabulary::Effect;
use koloda_kernel::page::Page;
use koloda_kernel::phrase::Phrase;
pub use koloda_kernel::rules_text::{Person, TextContext};

/// Whom an effect is told about and how.
pub type Voice = koloda_kernel::rules_text::Voice<Person>;

/// The rules text of any entry; here all of them have one.
pub fn entry(entry: &Entry, context: TextContext<'_>) -> Option<Phrase> {
    Some(match entry {
        Entry::Card(told) => card(told, context),
        Entry::Leader(told) => leader(told, context),
        Entry::Nemesis(told) => nemesis(told, context),
    })
}

/// An effect on its own, as sentences about the reader; bonuses stand on lines of their own.
pub fn effect(told: &Effect, context: TextContext<'_>) -> Phrase {
    let mut page = Page::default();
    effect::TextRenderer::new(context).write(told, &mut page);
    page.finish()
}
