//! What the words mean: numbers, conditions and scopes. What an operation does stands with it (`ops`).

use crate::catalog::Catalog;
use crate::event::Event;
use crate::pick::Pick;
use crate::state::{Regs, State};
use crate::text::TextRenderer;
use crate::view::{StateMut, View};
use crate::vocabulary::{Amount, Condition, Number, Race, Scope};
use crate::zone;
use koloda_kernel::effects::{Branches, Effects, Price, Prompts};
use koloda_kernel::ids::Seat;
use koloda_kernel::rules_text::Person;

impl Effects for Race {
    type Catalog = Catalog;
    type State = State;
    type Event = Event;
    type Pick = Pick;
    type Regs = Regs;
    type Ahead = ();
    type View<'a> = View<'a>;
    type StateMut<'a> = StateMut<'a>;
    type Known<'a> = ();
    type Person = Person;
    type TextRenderer<'a> = TextRenderer;

    const BRANCHES: Branches = Branches::Best;
    const PRICE: Price = Price::FirstStep;
    const PROMPTS: Prompts = Prompts { may: "race-prompt-may", or: "race-prompt-or", with: "race-prompt-player", picks: "race-pick-" };
    const VEILS: bool = true;

    fn test(view: View<'_>, condition: &Condition, regs: &Regs) -> bool {
        let points = |seat: Seat| view.state.points[seat.index()];
        match condition {
            Condition::Behind => view.others(regs.subject).any(|other| points(other) > points(regs.subject)),
        }
    }

    fn amount(view: View<'_>, amount: &Amount, regs: &Regs) -> i32 {
        let number = |number: &Number| match number {
            Number::HandCards => view.state.zones.len(zone::hand(regs.subject)) as i32,
        };
        amount.evaluate(&number, &|when| view.test(when, regs))
    }

    fn candidates(view: View<'_>, scope: &Scope, regs: &Regs, each: &mut dyn FnMut(u16)) {
        match scope {
            Scope::Opponent => view.others(regs.subject).for_each(|seat| each(u16::from(seat.0))),
        }
    }

    fn bind(_: View<'_>, _: &Scope, regs: &Regs, value: u16) -> Regs {
        Regs { subject: Seat(value as u8), ..*regs }
    }

    fn leave(_: &Regs, _: &mut Regs) {}

    fn accept(yes: bool) -> Pick {
        if yes { Pick::Accept } else { Pick::Decline }
    }

    fn branch(number: u8) -> Pick {
        Pick::Branch(number)
    }

    fn chosen(_: &Scope, value: u16) -> Pick {
        Pick::Player(Seat(value as u8))
    }
}
