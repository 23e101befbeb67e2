//! The text of cards, told from the very effects that they have. The kernel tells control flow and arithmetic, an
//! operation itself; here are the other words. The sentences are in `locales/*/race.ftl`.

use crate::view::View;
use crate::vocabulary::{Amount, Condition, Effect, Number, Op, Race, Scope};
use koloda_kernel::amount_text::{RenderAmounts, repeat};
use koloda_kernel::card_game::Questions;
use koloda_kernel::operation::Operation;
use koloda_kernel::option::Several;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{self, Clause, Person, RenderConditions, RenderText, Subject, paragraph};

/// Whom an effect is told about and how.
pub type Voice = rules_text::Voice<Person>;

/// An effect as sentences about the reader.
pub fn effect(effect: &Effect) -> Phrase {
    paragraph(None, TextRenderer.you(effect))
}

#[derive(Clone, Copy, Debug)]
pub struct TextRenderer;

impl RenderConditions<Condition> for TextRenderer {
    type Person = Person;

    fn when(&self, condition: &Condition, voice: Voice) -> Phrase {
        match condition {
            Condition::Behind => voice.about("race-when-behind"),
        }
    }
}

impl RenderText<Race> for TextRenderer {
    /// Nothing on these cards refers back to "it".
    type Memory = ();

    fn op(&mut self, op: &Op, voice: Voice) -> Clause {
        op.text(self, voice)
    }

    fn scope(&mut self, scope: &Scope, each: bool) -> Phrase {
        match scope {
            Scope::Opponent => Phrase::new(if each { "race-scope-each-opponent" } else { "race-scope-opponent" }),
        }
    }

    fn repeat(&mut self, times: &Amount, body: &Effect, subject: &mut Subject<Person>) -> Phrase {
        repeat(self, times, body, subject)
    }
}

impl RenderAmounts<Number, Condition> for TextRenderer {
    /// Only points are counted.
    type Unit = ();

    fn unit(&self, (): (), form: &str) -> Phrase {
        Phrase::new(format!("race-points.{form}"))
    }

    fn number(&self, number: &Number, form: &str, voice: Voice) -> Phrase {
        match number {
            Number::HandCards => voice.about(format!("race-hand-cards.{form}")),
        }
    }

    fn is_countable(&self, number: &Number) -> bool {
        match number {
            Number::HandCards => true,
        }
    }
}

impl Questions for Race {
    fn phase_prompt(_: View<'_>) -> Phrase {
        Phrase::new("race-prompt-turn")
    }

    fn effect_text(_: View<'_>, told: &Effect) -> Phrase {
        effect(told)
    }

    fn several(view: View<'_>) -> Option<Several> {
        Several::of(view.state.machine.top()?.left, view.asking()?.fewer_will_do()?)
    }

    fn cause(view: View<'_>) -> Option<String> {
        view.state.machine.top().map(|regs| view.id(regs.card).to_owned())
    }
}
