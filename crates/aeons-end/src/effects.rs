//! The words of this game as the effect machine runs them.

use crate::catalog::Catalog;
use crate::event::Event;
use crate::foresight::Ahead;
use crate::pick::Pick;
use crate::play::Play;
use crate::state::{Regs, Role, State};
use crate::text::{Teller, Voice, Who};
use crate::view::View;
use crate::vocabulary::{AeonsEnd, Amount, Condition, Op, Scope};
use koloda_kernel::code::Code;
use koloda_kernel::effects::{Branches, Changing, Effects, Price, Prompts, Reading};
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::{Degree, Flow, Judge, Machine};
use koloda_kernel::operation::Operation;
use koloda_kernel::rules::{Log, Outcome};
use koloda_kernel::telling::Clause;

impl Effects for AeonsEnd {
    type Catalog = Catalog;
    type State = State;
    type Event = Event;
    type Pick = Pick;
    type Regs = Regs;
    type Ahead = Ahead;
    type View<'a> = View<'a>;
    type Play<'a> = Play<'a>;
    type Known<'a> = ();
    type Person = Who;
    type Teller<'a> = Teller<'a>;

    /// AE-125.
    const BRANCHES: Branches = Branches::Best;
    const PRICE: Price = Price::FirstStep;
    const PROMPTS: Prompts = Prompts { may: "ae-prompt-may", or: "ae-prompt-or", with: "ae-prompt-player" };

    /// AE-128.
    fn prefers_able(scope: &Scope) -> bool {
        matches!(scope, Scope::AnyPlayer | Scope::AnyAlly | Scope::AnotherPlayer)
    }

    fn test(view: View<'_>, condition: &Condition, regs: &Regs) -> bool {
        view.test(condition, regs)
    }

    fn amount(view: View<'_>, amount: &Amount, regs: &Regs) -> i32 {
        i32::from(view.amount(amount, regs))
    }

    fn candidates(view: View<'_>, scope: &Scope, regs: &Regs, each: &mut dyn FnMut(u16)) {
        view.candidates(scope, regs, each);
    }

    fn bind(view: View<'_>, scope: &Scope, regs: &Regs, value: u16) -> Regs {
        view.bind(scope, regs, value)
    }

    fn leave(body: &Regs, outer: &mut Regs) {
        outer.count = body.count;
        outer.it = body.it;
    }

    fn returned(play: &mut Play<'_>, regs: &Regs) {
        // AE-A05: exhaustions that waited run before the next Unleash.
        if regs.role == Role::Unleash && !play.s.pending.is_empty() {
            play.call(play.c.system.order_exhaustions, Regs::of(CardId::NONE, None));
        }
    }

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

impl Operation<AeonsEnd> for Op {
    fn degree(&self, view: View<'_>, regs: &Regs, judge: Judge, ahead: &mut Ahead) -> Degree {
        view.judged(self, regs, judge, ahead)
    }

    fn start(&self, play: &mut Play<'_>) -> Flow {
        play.execute(self)
    }

    fn options(&self, view: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        view.op_options(self, options);
    }

    fn answer(&self, play: &mut Play<'_>, pick: Pick) -> Flow {
        play.op_pick(self, pick)
    }

    fn text(&self, teller: &mut Teller<'_>, voice: Voice) -> Clause {
        teller.operation(self, voice)
    }
}

impl<'a> Reading<'a, AeonsEnd> for View<'a> {
    fn of(c: &'a Catalog, s: &'a State) -> Self {
        View { c, s }
    }

    fn code(self) -> &'a Code<AeonsEnd> {
        &self.c.code
    }

    fn machine(self) -> &'a Machine<Regs> {
        &self.s.machine
    }

    fn outcome(self) -> Option<Outcome> {
        self.s.outcome
    }
}

impl<'a> Changing<'a, AeonsEnd> for Play<'a> {
    fn of(c: &'a Catalog, s: &'a mut State, log: &'a mut Log<Event>) -> Self {
        Play { c, s, log }
    }

    fn code(&self) -> &'a Code<AeonsEnd> {
        &self.c.code
    }

    fn view(&self) -> View<'_> {
        self.v()
    }

    fn machine_mut(&mut self) -> &mut Machine<Regs> {
        &mut self.s.machine
    }
}
