//! What the words of this game mean: amounts, conditions, scopes, and the rules the effect machine keeps for it.

use crate::card_errors::Known;
use crate::catalog::Catalog;
use crate::event::Event;
use crate::pick::Pick;
use crate::play::StateMut;
use crate::state::{Regs, State};
use crate::text::{Person, TextRenderer};
use crate::view::View;
use crate::vocabulary::{Amount, Condition, Number, Scope, Shards};
use crate::zone;
use koloda_kernel::effects::{Branches, Effects, Price, Prompts};
use koloda_kernel::ids::Seat;

impl Effects for Shards {
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
    const PROMPTS: Prompts = Prompts { may: "si-prompt-may", or: "si-prompt-or", with: "si-prompt-player", picks: "si-pick-" };
    const VEILS: bool = true;

    fn test(view: View<'_>, condition: &Condition, regs: &Regs) -> bool {
        let player = view.player(regs.subject);
        match condition {
            Condition::Mastery(least) => player.mastery >= *least,
            Condition::Leader(id) => view.leader(regs.subject).is_some_and(|leader| leader.card.id == *id),
            Condition::HealthAtLeast(least) => player.health >= *least,
            Condition::MostMastery => view.opponents(regs.subject).all(|other| view.player(other).mastery < player.mastery),
            Condition::Champions { of, at_least } => {
                view.champions(regs.subject).filter(|&card| view.fits(card, of)).nth(usize::from(*at_least).saturating_sub(1)).is_some()
            }
            // `Check` has found out.
            Condition::Holds => regs.holds,
            Condition::Unify | Condition::Dominion | Condition::Echo | Condition::Inspire | Condition::AttackerHasLessMastery => false,
        }
    }

    fn amount(view: View<'_>, amount: &Amount, regs: &Regs) -> i32 {
        amount.evaluate(&|number| view.read(number, regs.subject), &|when| view.test(when, regs))
    }

    fn candidates(view: View<'_>, scope: &Scope, regs: &Regs, each: &mut dyn FnMut(u16)) {
        match scope {
            Scope::Opponent => view.opponents(regs.subject).for_each(|seat| each(u16::from(seat.0))),
        }
    }

    fn bind(_: View<'_>, _: &Scope, regs: &Regs, value: u16) -> Regs {
        Regs { subject: Seat(value as u8), want: 0, ..*regs }
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
        Pick::Player(Seat(value as u8))
    }
}

impl View<'_> {
    fn read(self, number: &Number, seat: Seat) -> i32 {
        match number {
            Number::Tiers(base, tiers) => {
                let mastery = self.player(seat).mastery;
                let reached = tiers.iter().rev().find(|(least, _)| mastery >= *least);
                i32::from(reached.map_or(*base, |(_, number)| *number))
            }
            Number::Infinite => i32::MAX,
            Number::Mastery => i32::from(self.player(seat).mastery),
            Number::Champions(filter) => self.champions(seat).filter(|&card| self.fits(card, filter)).count() as i32,
            Number::Discarded(filter) => self.state.zones.iter(zone::discard(seat)).filter(|&card| self.fits(card, filter)).count() as i32,
            Number::Played(filter) => self.played(seat).filter(|&card| self.fits(card, filter)).count() as i32,
        }
    }
}
