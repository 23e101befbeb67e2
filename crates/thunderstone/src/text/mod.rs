//! Rules text: what a component does, as phrases, told from the very effects that do it.
//!
//! Every function here is pure and maps an entry or effect to a [`Phrase`]; `koloda-text` says it in a language
//! (messages: `locales/*/thunderstone-cards.ftl`). The kernel tells control flow, operations tell themselves, `entry`
//! tells whole cards. No sentence stands here, and nothing here looks at a game in progress.

mod amount;
mod entry;
mod words;

pub use amount::Unit;
pub use entry::{card, component};
pub use words::TextRenderer;

use crate::vocabulary::Effect;
use koloda_kernel::phrase::Phrase;
pub use koloda_kernel::rules_text::{Person, TextContext};
use koloda_kernel::rules_text::{RenderText, joined};

/// Whom an effect is told about and how.
pub type Voice = koloda_kernel::rules_text::Voice<Person>;

/// An effect on its own, as sentences about the reader.
pub fn effect(told: &Effect, context: TextContext<'_>) -> Phrase {
    let clauses = TextRenderer::new(context).you(told);
    joined("join-sentences", clauses.into_iter().map(|clause| Phrase::new("sentence").phrase("text", clause)).collect())
}
