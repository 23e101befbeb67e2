//! What the words mean: numbers, conditions and scopes. What an operation does stands with it (`ops`, `procedure`).

use crate::catalog::Catalog;
use crate::event::Event;
use crate::pick::Pick;
use crate::state::{Regs, State, flag};
use crate::text::{Person, TextRenderer};
use crate::view::{StateMut, View};
use crate::vocabulary::{Amount, Condition, Ingredient, Number, Penumbra, Scope};
use koloda_kernel::effects::{Branches, Effects, Price, Prompts};
use koloda_kernel::ids::Seat;
use strum::VariantArray;

impl Effects for Penumbra {
    type Catalog = Catalog;
    type State = State;
    type Event = Event;
    type Pick = Pick;
    type Regs = Regs;
    type Ahead = ();
    type View<'a> = View<'a>;
    type StateMut<'a> = StateMut<'a>;
    type Known<'a> = crate::card_errors::Known<'a>;
    type Person = Person;
    type TextRenderer<'a> = TextRenderer<'a>;

    /// What cannot be done at all is not offered beside what can.
    const BRANCHES: Branches = Branches::Best;
    const PRICE: Price = Price::FirstStep;
    const PROMPTS: Prompts = Prompts { may: "pn-prompt-may", or: "pn-prompt-or", with: "pn-prompt-with", picks: "pn-pick-" };

    fn test(view: View<'_>, condition: &Condition, _: &Regs) -> bool {
        match condition {
            Condition::Approach(approaches) => {
                let path = view.attempted_trial().zip(view.state.attempt.path);
                path.is_some_and(|(trial, side)| approaches.contains(&trial.path(side).0.approach))
            }
            Condition::Turn(kind) => view.is_within(*kind),
        }
    }

    fn amount(view: View<'_>, amount: &Amount, regs: &Regs) -> i32 {
        amount.evaluate(&|number| view.number(number, regs), &|when| view.test(when, regs))
    }

    /// Whoever revealed the card first, then the others in the order of turns (PN-A51).
    fn candidates(view: View<'_>, scope: &Scope, regs: &Regs, each: &mut dyn FnMut(u16)) {
        match scope {
            Scope::Wizards => {
                let order = &view.state.order;
                let first = order.iter().position(|&seat| seat == regs.subject).unwrap_or(0);
                let around = (0..order.len()).map(|step| order[(first + step) % order.len()]);
                around.filter(|&seat| view.is_person(seat)).for_each(|seat| each(u16::from(seat.0)));
            }
        }
    }

    fn bind(_: View<'_>, _: &Scope, regs: &Regs, value: u16) -> Regs {
        Regs { subject: Seat(value as u8), ..*regs }
    }

    fn leave(_: &Regs, _: &mut Regs) {}

    /// Whether the inner payment of a card was made is told to the chain it belongs to (PN-A18).
    fn returned(play: &mut StateMut<'_>, regs: &Regs) {
        if regs.has(flag::PAID) {
            play.set(|outer| outer.flags |= flag::PAID);
        }
    }

    fn accept(yes: bool) -> Pick {
        if yes { Pick::Accept } else { Pick::Decline }
    }

    fn branch(number: u8) -> Pick {
        Pick::Branch(number)
    }

    fn chosen(_: &Scope, value: u16) -> Pick {
        Pick::Value(value as u8)
    }
}

impl View<'_> {
    fn number(self, number: &Number, regs: &Regs) -> i32 {
        let seat = regs.subject;
        match number {
            Number::Marks(discipline) => self.level(*discipline, regs).into(),
            Number::Wounded => self.wounded(seat).count() as i32,
            Number::Pets => self.pets(seat) as i32,
            Number::Chain => i32::from(regs.chain.max(1)),
            Number::AtMost(most, of) => self.number(of, regs).min((*most).into()),
            Number::Paid => regs.paid.into(),
            Number::ArcanaHeld => self.has(seat, Ingredient::Arcana).into(),
            Number::TrialsPassed => self.trials_passed(seat) as i32,
            Number::ContractsDone => self.contracts_done(seat) as i32,
            Number::DisciplinesWith(n) => {
                let all = crate::vocabulary::Discipline::VARIANTS.iter();
                all.filter(|&&discipline| self.marks_of(seat, discipline) >= *n).count() as i32
            }
        }
    }
}
