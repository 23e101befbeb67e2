//! What the words of this game mean: amounts, conditions, scopes, and the rules the effect machine keeps for it.

use crate::card_errors::Known;
use crate::catalog::Catalog;
use crate::event::Event;
use crate::pick::Pick;
use crate::state::{Regs, State};
use crate::text::{Person, TextRenderer};
use crate::view::{StateMut, View};
use crate::vocabulary::{Amount, Condition, Scope, Thunderstone};
use koloda_kernel::effects::{Branches, Effects, Price, Prompts};
use koloda_kernel::ids::{CardId, Seat};

impl Effects for Thunderstone {
    type Catalog = Catalog;
    type State = State;
    type Event = Event;
    type Pick = Pick;
    type Regs = Regs;
    type Ahead = ();
    type View<'a> = View<'a>;
    type StateMut<'a> = StateMut<'a>;
    type Known<'a> = Known<'a>;
    type Person = Person;
    type TextRenderer<'a> = TextRenderer<'a>;

    const BRANCHES: Branches = Branches::Best;
    const PRICE: Price = Price::FirstStep;
    const PROMPTS: Prompts = Prompts { may: "ts-prompt-may", or: "ts-prompt-or", with: "ts-prompt-hero", picks: "ts-pick-" };
    const VEILS: bool = true;

    fn test(view: View<'_>, condition: &Condition, regs: &Regs) -> bool {
        view.fight().test(condition, regs.about())
    }

    fn amount(view: View<'_>, amount: &Amount, regs: &Regs) -> i32 {
        view.fight().number(amount, regs.about(), regs.it)
    }

    fn candidates(view: View<'_>, scope: &Scope, regs: &Regs, each: &mut dyn FnMut(u16)) {
        match scope {
            Scope::Hero => view.heroes(view.state.turn.of).filter(|&card| view.stands(card)).for_each(|card| each(card.0)),
            Scope::Heroes => view.heroes(view.state.turn.of).for_each(|card| each(card.0)),
            Scope::Opponents => view.clockwise(regs.subject).for_each(|seat| each(u16::from(seat.0))),
            Scope::Players => {
                let first = std::iter::once(view.state.turn.of);
                first.chain(view.clockwise(view.state.turn.of)).for_each(|seat| each(u16::from(seat.0)));
            }
        }
    }

    fn bind(_: View<'_>, scope: &Scope, regs: &Regs, value: u16) -> Regs {
        match scope {
            Scope::Hero | Scope::Heroes => Regs { hero: CardId(value), want: 0, ..*regs },
            Scope::Opponents | Scope::Players => Regs { subject: Seat(value as u8), want: 0, ..*regs },
        }
    }

    fn leave(body: &Regs, outer: &mut Regs) {
        outer.it = body.it;
    }

    fn accept(yes: bool) -> Pick {
        if yes { Pick::Accept } else { Pick::Decline }
    }

    fn branch(number: u8) -> Pick {
        Pick::Branch(number)
    }

    fn chosen(_: &Scope, value: u16) -> Pick {
        Pick::Hero(CardId(value))
    }
}
