//! Rules text: what a component does, as phrases, told from the very effects that do it.
//!
//! Every function here is pure and maps an entry or effect to a [`Phrase`]; `koloda-text` says it in a language
//! (messages: `locales/*/penumbra-cards.ftl`). The kernel tells control flow, operations tell themselves, `entry`
//! tells whole cards. No sentence stands here, and nothing here looks at a game in progress.

mod amount;
mod entry;
mod fate;
mod parts;
mod trial;
mod words;

pub use amount::Unit;
pub use entry::symbols;
pub use fate::step;
pub use parts::{cost, filters, filters_counted, ingredient, ingredients, price, property, task};
pub use trial::path;
pub use words::TextRenderer;

use crate::card::Entry;
use crate::vocabulary::Effect;
use koloda_kernel::phrase::Phrase;
pub use koloda_kernel::rules_text::{Person, TextContext};
use koloda_kernel::rules_text::{RenderText, joined};

/// Whom an effect is told about and how.
pub type Voice = koloda_kernel::rules_text::Voice<Person>;

/// An effect on its own, as sentences about the reader.
pub fn effect(told: &Effect) -> Phrase {
    let clauses = TextRenderer::default().you(told);
    joined("join-sentences", clauses.into_iter().map(|clause| Phrase::new("sentence").phrase("text", clause)).collect())
}

/// A whole component; nothing for boards, places and numbers.
pub fn entry(entry: &Entry, context: TextContext<'_>) -> Option<Phrase> {
    match entry {
        Entry::Card(card) => Some(entry::card(card, context)),
        Entry::Contract(contract) => Some(trial::contract(contract)),
        Entry::Trial(trial) => Some(trial::trial(trial)),
        Entry::Prophecy(prophecy) => Some(fate::prophecy(prophecy)),
        Entry::Goal(goal) => Some(fate::goal(goal)),
        Entry::Event(event) => Some(fate::event(event)),
        Entry::Wound(wound) => Some(fate::wound(wound)),
        Entry::Automa(automa) => Some(fate::automa(automa)),
        Entry::Board(_) | Entry::Location(_) | Entry::Tables(_) | Entry::FateDeck(_) => None,
    }
}
