//! Parts that operations are told with: the nemesis, its routines, "it", keywords.

use super::effect::TextRenderer;
use super::voice::It;
use crate::vocabulary::{Amount, Kind};
use koloda_kernel::phrase::{Name, Phrase};
use std::borrow::Cow;

impl TextRenderer<'_> {
    pub fn routine(&self, id: &str, times: u8) -> Phrase {
        self.keyword("op-routine").name("name", &self.routine_name(id)).number("n", times)
    }

    /// Keywords stand alone ("Unleash twice."), but after "if" the sentence needs a verb.
    pub fn keyword(&self, id: &'static str) -> Phrase {
        if self.after_if { Phrase::new(format!("{id}.you")) } else { Phrase::new(id) }
    }

    /// A message about the minion or acolyte the text stands on.
    pub fn about_this(&self, message: Phrase) -> Phrase {
        message.word("kind", if self.kind == Some(Kind::Acolyte) { "acolyte" } else { "minion" })
    }

    /// A message that opens with the nemesis: by its name where it is known.
    pub fn about_nemesis(&self, id: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase::new(id).phrase("nemesis", self.nemesis())
    }

    pub fn nemesis(&self) -> Phrase {
        match self.context.nemesis {
            Some(nemesis) => Phrase::new("text").name("text", &nemesis.name),
            None => Phrase::new("the-nemesis"),
        }
    }

    fn routine_name(&self, id: &str) -> Name {
        let routines = self.context.nemesis.into_iter().flat_map(|nemesis| &nemesis.routines);
        routines.into_iter().find(|routine| routine.id == id).map_or_else(|| (self.context.names)(id), |routine| routine.name.clone())
    }

    pub fn tier_zero_key(&self) -> &'static str {
        self.context.nemesis.and_then(|nemesis| nemesis.tier_zero).map_or("card", <&str>::from)
    }

    pub fn it(&self) -> Phrase {
        Phrase::new("it").word("it", self.it_key())
    }

    /// The key messages choose the pronoun by.
    pub fn it_key(&self) -> &'static str {
        match self.memory.it {
            It::This => "this",
            It::Card | It::SharedCard => "card",
            It::Dearest => Kind::Spell.into_str(),
            It::Kind(kind) => kind.into_str(),
        }
    }
}

/// A computed number is long, so it may need another order of words.
pub fn computed(id: &'static str, amount: &Amount) -> Cow<'static, str> {
    if let Amount::Fixed(_) = amount { id.into() } else { format!("{id}.computed").into() }
}
