//! What the nemesis does: Unleash, its tokens and routines, more cards, an attack once more; and the end.

use super::{Fact, Named, Operation, StateMut, Step, word};
use crate::event::Event;
use crate::foresight::Ahead;
use crate::pick::Pick;
use crate::state::Regs;
use crate::text::{Counted, TextRenderer, Unit, Voice, aside, computed};
use crate::view::View;
use crate::vocabulary::{ALL, Amount, Kind, Number};
use koloda_kernel::amount_text::RenderAmounts;
use koloda_kernel::ids::CardId;
use koloda_kernel::machine::{Feasibility, Flow};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::Clause;
use koloda_kernel::says;

word!(Unleash(u8));
word!(GainTokens(Amount));
word!(LoseTokens(Amount));
word!(Routine(String));
word!(DrawNemesisCards(u8));

#[derive(Debug)]
pub struct RepeatAttack;
#[derive(Debug)]
pub struct OrderExhaustions;
#[derive(Debug)]
pub struct PlayersLose;

impl Operation for Unleash {
    fn start(&self, play: &mut StateMut<'_>, _: &Regs) -> Flow {
        let done = play.state.machine.stage();
        if done >= self.0 {
            return Flow::Next;
        }
        play.state.machine.set_stage(done + 1);
        play.unleash();
        Flow::Again
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, _: Voice) -> Clause {
        let again = renderer.after_if && renderer.memory.unleashed;
        renderer.memory.unleashed |= !renderer.after_if;
        let said = if again { Phrase::new("op-unleash.more") } else { renderer.keyword("op-unleash") };
        Clause::Whole(said.number("n", self.0))
    }

    fn leads_to(&self) -> Option<Step<'_>> {
        Some(Step::Unleash)
    }
}

impl Operation for GainTokens {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        let amount = play.view().number(&self.0, regs);
        play.gain_tokens(amount);
        Flow::Next
    }

    /// Beyond its limits the nemesis neither gains nor loses tokens.
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: &Ahead) -> Feasibility {
        Feasibility::of(usize::from(view.token_room().1), usize::from(view.number(&self.0, regs)))
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::Whole(tokens("op-gain-tokens", &self.0, renderer, aside(voice)))
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.0)
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::GainsTokens]
    }
}

impl Operation for LoseTokens {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        let amount = play.view().number(&self.0, regs);
        let lost = play.lose_tokens(amount);
        play.set(|regs| regs.count = u16::from(lost));
        Flow::Next
    }

    fn feasibility(&self, view: View<'_>, regs: &Regs, _: &Ahead) -> Feasibility {
        if self.0 == ALL {
            return Feasibility::FULL;
        }
        Feasibility::of(usize::from(view.token_room().0), usize::from(view.number(&self.0, regs)))
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let clause = tokens("op-lose-tokens", &self.0, renderer, aside(voice));
        renderer.memory.counted = Counted::Tokens;
        Clause::Whole(clause)
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.0)
    }

    fn takes_all(&self) -> bool {
        true
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::LeavesCount]
    }
}

fn tokens(id: &'static str, amount: &Amount, renderer: &TextRenderer<'_>, voice: Voice) -> Phrase {
    let said = |form: &str| renderer.about_tokens(format!("{id}.{form}")).phrase("nemesis", renderer.nemesis());
    match amount {
        Amount::Half(half) if **half == Amount::Of(Number::Tokens) => return said("half"),
        Amount::Of(Number::All) => return said("all"),
        _ => {}
    }
    let said = renderer.about_tokens(computed(id, amount)).phrase("nemesis", renderer.nemesis());
    said.phrase("amount", renderer.measure(amount, Unit::Tokens, voice))
}

impl Operation for Routine {
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        let program = play.view().nemesis_programs().routines[&self.0];
        play.call(program, Regs { it: CardId::NONE, count: 0, ..*regs });
        Flow::Next
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, _: Voice) -> Clause {
        Clause::Whole(renderer.routine(&self.0, 1))
    }

    fn repeated(&self, times: u8, renderer: &TextRenderer<'_>, _: Voice) -> Option<Phrase> {
        Some(renderer.routine(&self.0, times))
    }

    fn names(&self) -> Option<Named<'_>> {
        Some(Named::Routine(&self.0))
    }

    fn leads_to(&self) -> Option<Step<'_>> {
        Some(Step::Routine(&self.0))
    }
}

impl Operation for DrawNemesisCards {
    fn start(&self, play: &mut StateMut<'_>, _: &Regs) -> Flow {
        play.state.turn.extra_draws = play.state.turn.extra_draws.saturating_add(self.0);
        play.log_event(Event::ExtraDraws { cards: self.0 });
        Flow::Next
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, _: Voice) -> Clause {
        Clause::Whole(renderer.about_nemesis("op-draw-nemesis-cards").number("n", self.0))
    }
}

impl Operation for RepeatAttack {
    /// The attack is not drawn: it stays in the discard, whatever it says of itself.
    fn start(&self, play: &mut StateMut<'_>, regs: &Regs) -> Flow {
        if let Some(card) = play.view().last_discarded(Kind::Attack, regs.source) {
            play.log_event(Event::Acts { card: play.face(card) });
            let program = play.view().info(card).effect;
            play.call(program, Regs::of(card, None));
        }
        Flow::Next
    }

    fn feasibility(&self, view: View<'_>, regs: &Regs, _: &Ahead) -> Feasibility {
        Feasibility::when(view.last_discarded(Kind::Attack, regs.source).is_some())
    }

    says! { does "op-repeat-attack" }
}

impl Operation for OrderExhaustions {
    fn start(&self, play: &mut StateMut<'_>, _: &Regs) -> Flow {
        Flow::ask_if(!play.state.pending.is_empty())
    }

    fn answer(&self, play: &mut StateMut<'_>, _: &Regs, pick: Pick) -> Flow {
        let Pick::Player(seat) = pick else { return Flow::Next };
        if let Some(place) = play.state.pending.iter().position(|exhaustion| exhaustion.seat == seat) {
            let exhaustion = play.state.pending.remove(place);
            play.begin_exhaustion(exhaustion);
        }
        Flow::Again
    }

    fn options(&self, view: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        options.extend(view.state.pending.iter().map(|exhaustion| Pick::Player(exhaustion.seat)));
    }

    says! { asks "ae-prompt-exhaustion", happens "op-order-exhaustions" }
}

impl Operation for PlayersLose {
    fn start(&self, play: &mut StateMut<'_>, _: &Regs) -> Flow {
        play.end(false, "nemesis-won");
        Flow::Next
    }

    says! { happens "op-players-lose" }
}
