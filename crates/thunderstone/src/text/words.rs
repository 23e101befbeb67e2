//! Words told: operations, conditions, scopes, and which cards are meant.

use super::{Person, TextContext, Voice};
use crate::vocabulary::{Amount, Class, Condition, Effect, Filter, Op, Scope, Thunderstone};
use koloda_kernel::amount_text::repeat;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{Clause, RenderConditions, RenderText, Subject, alternatives, series};

#[derive(Clone, Copy, Debug)]
pub struct TextRenderer<'l> {
    pub context: TextContext<'l>,
}

impl RenderText<Thunderstone> for TextRenderer<'_> {
    /// "It" is always the card that was just destroyed.
    type Memory = ();

    fn op(&mut self, op: &Op, voice: Voice) -> Clause {
        op.text(self, voice)
    }

    fn scope(&mut self, scope: &Scope, _: bool) -> Phrase {
        Phrase::new(match scope {
            Scope::Hero => "ts-scope-hero",
            Scope::Heroes => "ts-scope-heroes",
            Scope::Opponents => "ts-scope-opponents",
            Scope::Players => "ts-scope-players",
        })
    }

    fn repeat(&mut self, times: &Amount, body: &Effect, subject: &mut Subject<Person>) -> Phrase {
        repeat(self, times, body, subject)
    }
}

impl RenderConditions<Condition> for TextRenderer<'_> {
    type Person = Person;

    fn when(&self, when: &Condition, _: Voice) -> Phrase {
        match when {
            Condition::RankAtLeast(rank) => Phrase::new("ts-when-rank-at-least").number("rank", *rank),
            Condition::Rank(rank) => Phrase::new("ts-when-rank").number("rank", *rank),
            Condition::Against(types) => {
                let types = types.iter().map(|one| Phrase::new(format!("ts-type-{}.ins", one.into_str()))).collect();
                Phrase::new("ts-when-against").phrase("types", alternatives(types))
            }
            Condition::Armed(with) => Phrase::new("ts-when-armed").word("with", with.into_str()),
            Condition::StrengthAtLeast(least) => Phrase::new("ts-when-strength").number("n", *least),
            Condition::HeldBy(class) => Phrase::new("ts-when-held-by").phrase("class", class_word(*class, "ins")),
            Condition::Held => Phrase::new("ts-when-held"),
            Condition::All(all) => series(all.iter().map(|one| self.when(one, Voice::YOU)).collect()),
        }
    }
}

impl<'l> TextRenderer<'l> {
    pub fn new(context: TextContext<'l>) -> TextRenderer<'l> {
        TextRenderer { context }
    }

    /// The message of a filter, its noun and what it says beyond that. The form is `one` such card, `all` of them, `each` that is
    /// counted, or `every` one that gets something.
    pub fn cards(&self, filter: &Filter, form: &str) -> Phrase {
        let noun = if !filter.class.is_empty() {
            let classes = filter.class.iter().map(|&class| class_word(class, form)).collect();
            if form == "all" { series(classes) } else { alternatives(classes) }
        } else if let Some(one) = filter.has {
            Phrase::new(format!("ts-trait-{}.{form}", one.into_str()))
        } else {
            let kind = filter.kind.map_or("card", <&str>::from);
            Phrase::new(format!("ts-kind-{kind}.{form}"))
        };
        let more = match filter {
            Filter { armed: Some(false), .. } => "unarmed",
            Filter { armed: Some(true), .. } => "armed",
            Filter { gold: true, .. } => "gold",
            Filter { light: true, .. } => "light",
            Filter { magic: true, .. } => "magic",
            Filter { feeble: true, .. } => "feeble",
            Filter { strongest: true, .. } => "strongest",
            Filter { not: Some(Class::Fighter), .. } => "not-fighter",
            Filter { not: Some(_), .. } => "other-class",
            Filter { .. } => return noun,
        };
        Phrase::new("ts-cards-more").word("more", more).phrase("cards", noun)
    }
}

pub(super) fn class_word(class: Class, form: &str) -> Phrase {
    Phrase::new(format!("ts-class-{}.{form}", class.into_str()))
}
