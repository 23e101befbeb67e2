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
pub use words::Teller;

use crate::vocabulary::Effect;
use koloda_kernel::phrase::{Name, Phrase};
pub use koloda_kernel::telling::Who;
use koloda_kernel::telling::{Telling, joined};
use std::fmt;

/// Whom an effect is told about and how.
pub type Voice = koloda_kernel::telling::Voice<Who>;

/// What the text of one component has to look up elsewhere.
#[derive(Clone, Copy)]
pub struct Lore<'a> {
    /// The name of the card with this id.
    pub names: &'a dyn Fn(&str) -> Name,
}

impl fmt::Debug for Lore<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Lore")
    }
}

/// An effect on its own, as sentences about the reader.
pub fn effect(told: &Effect, lore: Lore<'_>) -> Phrase {
    let clauses = Teller::new(lore).you(told);
    joined("join-sentences", clauses.into_iter().map(|clause| Phrase::new("sentence").phrase("text", clause)).collect())
}
