//! Words told: operations, conditions and scopes.

use super::{Person, Voice};
use crate::vocabulary::{Amount, Condition, Effect, Op, Penumbra, Scope};
use koloda_kernel::amount_text::repeat;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{Clause, RenderConditions, RenderText, Subject, alternatives};

#[derive(Clone, Copy, Debug, Default)]
pub struct TextRenderer<'l> {
    nothing: std::marker::PhantomData<&'l ()>,
}

impl RenderText<Penumbra> for TextRenderer<'_> {
    /// Nothing on these cards refers back to "it".
    type Memory = ();

    fn op(&mut self, op: &Op, voice: Voice) -> Clause {
        op.text(self, voice)
    }

    fn scope(&mut self, scope: &Scope, _: bool) -> Phrase {
        match scope {
            Scope::Wizards => Phrase::new("pn-scope-wizards"),
        }
    }

    fn repeat(&mut self, times: &Amount, body: &Effect, subject: &mut Subject<Person>) -> Phrase {
        repeat(self, times, body, subject)
    }
}

impl RenderConditions<Condition> for TextRenderer<'_> {
    type Person = Person;

    fn when(&self, when: &Condition, _: Voice) -> Phrase {
        match when {
            Condition::Approach(approaches) => {
                let approaches = approaches.iter().map(|one| Phrase::new(format!("pn-approach-{}", one.into_str()))).collect();
                Phrase::new("pn-when-approach").phrase("approaches", alternatives(approaches))
            }
            Condition::Turn(kind) => Phrase::new("pn-when-turn").word("kind", kind.into_str()),
        }
    }
}
