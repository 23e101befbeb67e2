//! What is special in telling control flow here: tables of tokens, routines by name, cards that several players share.

use super::TextContext;
use super::voice::{It, Memory, Person, Voice};
use crate::ops::Fact;
use crate::vocabulary::{AeonsEnd, Amount, Condition, Effect, Kind, Op, Scope};
use koloda_kernel::amount_text::RenderAmounts;
use koloda_kernel::phrase::{Name, Phrase};
use koloda_kernel::rules_text::{Clause, RenderText, Subject, is_one_step, joined};

#[derive(Debug)]
pub struct TextRenderer<'l> {
    pub context: TextContext<'l>,
    /// The card the text stands on, where its name matters.
    pub card: Option<&'l Name>,
    /// What kind of card that is.
    pub kind: Option<Kind>,
    pub memory: Memory,
    pub after_if: bool,
}

impl RenderText<AeonsEnd> for TextRenderer<'_> {
    type Memory = Memory;

    fn op(&mut self, op: &Op, voice: Voice) -> Clause {
        op.operation().text(self, voice)
    }

    fn scope(&mut self, scope: &Scope, _: bool) -> Phrase {
        if *scope == Scope::DearestPrepped {
            self.memory.it = It::Dearest;
        }
        let said = || Phrase::new(format!("scope-{}", scope.into_str()));
        match scope {
            Scope::MostInHand(id) => said().name("name", &(self.context.names)(id)),
            Scope::OwnerOfIt if self.memory.it == It::SharedCard => Phrase::new("scope-one-of-several"),
            // Cards are told of by `Each` itself.
            Scope::OwnerOfIt | Scope::SharedTurnCards => Phrase::new("that-player"),
            Scope::AnyPlayer | Scope::AnyAlly | Scope::AnotherPlayer | Scope::ActivePlayer | Scope::Players | Scope::Allies => said(),
            Scope::LowestLife | Scope::HighestLife | Scope::DearestPrepped => said(),
            Scope::MostCharges | Scope::MostPrepped | Scope::MostOpenBreaches => said(),
        }
    }

    fn figure(&mut self, effect: &Effect, subject: &mut Subject<Person>) -> Option<Phrase> {
        if let Effect::Each(Scope::SharedTurnCards, body) = effect {
            self.memory.it = It::SharedCard;
            let text = self.inline(body, subject);
            self.memory.it = It::Card;
            return Some(Phrase::new("each-shared-turn-card").phrase("text", text));
        }
        token_table(effect).map(|rows| self.token_table(rows, subject))
    }

    fn repeat(&mut self, times: &Amount, body: &Effect, subject: &mut Subject<Person>) -> Phrase {
        let Amount::Fixed(n) = *times else {
            let id = if is_one_step(body) { "repeat-equal.one" } else { "repeat-equal" };
            let said = self.source(times, "equal", subject.voice);
            // "A number of times equal to …" needs a verb, as "if …" does.
            return Phrase::new(id).phrase("times", said).phrase("text", self.dependent(body, subject));
        };
        if let Effect::Do(op) = body
            && let Some(said) = op.operation().repeated(n, self, subject.voice)
        {
            return said;
        }
        let (id, said) = if matches!(body, Effect::May(_)) {
            ("repeat-may", Phrase::new("n-times.gen"))
        } else {
            (if chooses_anew(body) { "repeat-anew" } else { "repeat" }, Phrase::new("n-times"))
        };
        Phrase::new(id).phrase("times", said.number("n", n)).phrase("text", self.inline(body, subject))
    }

    fn memory(&self) -> Memory {
        self.memory
    }

    fn recall(&mut self, memory: Memory) {
        self.memory = memory;
    }

    fn depend(&mut self, depends: bool) -> bool {
        std::mem::replace(&mut self.after_if, depends)
    }
}

impl<'l> TextRenderer<'l> {
    pub fn new(context: TextContext<'l>) -> TextRenderer<'l> {
        TextRenderer { context, card: None, kind: None, memory: Memory::default(), after_if: false }
    }

    fn token_table(&mut self, rows: Vec<Row<'_>>, subject: &mut Subject<Person>) -> Phrase {
        let row = |(range, effect): Row<'_>| {
            let text = self.dependent(effect, subject);
            let row = range.map(|(low, high)| self.about_tokens("token-row").number("low", low).number("high", high));
            row.unwrap_or_else(|| Phrase::new("token-row-otherwise")).phrase("text", text)
        };
        joined("join-semicolon", rows.into_iter().map(row).collect())
    }
}

/// Whether repeating it lets the players choose somebody or something else each time.
fn chooses_anew(effect: &Effect) -> bool {
    match effect {
        Effect::With(Scope::AnyPlayer | Scope::AnyAlly | Scope::AnotherPlayer, _) | Effect::Or(_) => true,
        Effect::Do(op) => op.is(Fact::ChoosesAnew),
        Effect::With(..) | Effect::Seq(_) | Effect::May(_) | Effect::If { .. } | Effect::Repeat(..) | Effect::Each(..) => false,
    }
}

/// From how many tokens to how many; without a range, with any other number.
type Row<'e> = (Option<(u8, u8)>, &'e Effect);

/// A chain of "otherwise" that only asks how many tokens there are reads best as a table.
fn token_table(mut effect: &Effect) -> Option<Vec<Row<'_>>> {
    let (mut rows, mut rest) = (Vec::new(), true);
    while let Effect::If { when: Condition::TokensBetween(low, high), then, otherwise } = effect {
        rows.push((Some((*low, *high)), &**then));
        rest = otherwise.is_some();
        let Some(otherwise) = otherwise else { break };
        effect = otherwise;
    }
    let is_table = rows.len() >= 2;
    rows.extend(rest.then_some((None, effect)));
    is_table.then_some(rows)
}
