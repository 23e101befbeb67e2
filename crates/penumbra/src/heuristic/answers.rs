//! What effects ask: which die, which card, how many.

use super::Eye;
use crate::dice::{Die, FACES};
use crate::pick::Pick;
use crate::view::Moment;
use crate::vocabulary::{Discipline, Ingredient, Op};
use koloda_kernel::ids::CardId;

impl Eye<'_> {
    pub(super) fn answer(self, pick: Pick) -> i32 {
        match pick {
            Pick::Path(side) => self.path(side),
            Pick::Task(task) => self.task(task),
            Pick::Name(hue) => self.name(hue),
            Pick::Die(die) => self.die(die),
            Pick::Face(die) => self.changed(Die(self.regs().n), die),
            Pick::Placed(place) => self.placed(place),
            Pick::Card(card) => self.card(card),
            Pick::Top(deck) => self.top(deck),
            Pick::Cost(card) => self.purchase(card, 0),
            Pick::Ingredient(ingredient) => self.spared(ingredient),
            Pick::Bleed(_) => 50,
            Pick::Trade { from, to } => self.lots(from, to),
            Pick::MarkOf(cell) => self.mark_of(cell),
            Pick::WoundMark(cell) => -self.mark_worth(cell),
            Pick::TurnThreat { value, up } => self.turned(value, crate::form::turned(value, up)),
            Pick::Value(value) => self.value(value),
            Pick::Property(number) => self.view.properties().find(|(one, _)| *one == number).map_or(0, |(_, one)| self.property(one)),
            Pick::Times(times) => self.times(times),
            Pick::LowerNumber | Pick::Accept => 10,
            Pick::IgnoreDice => 8,
            Pick::Look => 30,
            Pick::Branch(number) => {
                if self.is_at(Moment::Prepare) {
                    number.into()
                } else {
                    -i32::from(number)
                }
            }
            _ => 0,
        }
    }

    /// A die that is given, changed or placed.
    fn die(self, die: Die) -> i32 {
        match self.view.verb("die") {
            "reroll" => self.best_of(die, &[die.with_value(if die.value() < 3 { 4 } else { 3 })]),
            "spin" => self.best_of(die, &near(die)),
            "flip" => self.changed(die, die.with_value(FACES + 1 - die.value())),
            "recolour" => self.recoloured(die),
            "set" => self.best_of(die, &(1..=FACES).map(|value| die.with_value(value)).collect::<Vec<_>>()),
            "copy" if self.regs().m > 0 => self.changed(die, die.with_value(self.regs().m)),
            "copy" => die.value().into(),
            _ if self.is_placed_aside() => self.place(die),
            _ => -self.loss(die),
        }
    }

    fn best_of(self, die: Die, results: &[Die]) -> i32 {
        results.iter().filter(|&&result| result != die).map(|&result| self.changed(die, result)).max().unwrap_or(-1)
    }

    fn recoloured(self, die: Die) -> i32 {
        let all = crate::dice::Hue::COLOURED.map(|hue| die.with_hue(hue));
        self.best_of(die, &all)
    }

    fn is_placed_aside(self) -> bool {
        self.view.asking().is_some_and(|op| matches!(op, Op::Procedure(crate::procedure::Procedure::Placement)))
    }

    fn card(self, card: CardId) -> i32 {
        match self.view.verb("card") {
            "discard" => -self.card_worth(card),
            "ready" => self.standing(card),
            "brew-free" | "summon-free" => self.prepared(card),
            "reserve" => self.trial_value(self.view.trial(card), &self.pool()).max(5),
            _ => self.card_worth(card),
        }
    }

    /// An unseen card, of a discipline one has marks of if there is a choice.
    fn top(self, deck: u8) -> i32 {
        let own = usize::from(deck) < 6 && self.view.marks_of(self.seat, Discipline::at(deck.min(5))) > 0;
        self.unseen() + if own { 5 } else { 0 }
    }

    /// One of several ingredients: saved from a price, or paid where a wounded mark could be.
    fn spared(self, ingredient: Ingredient) -> i32 {
        if self.view.asking().is_some_and(|op| matches!(op, Op::Procedure(crate::procedure::Procedure::Payment))) {
            return 0;
        }
        self.spent(ingredient, 1)
    }

    fn lots(self, from: Ingredient, to: Ingredient) -> i32 {
        match self.view.asking() {
            Some(Op::Exchange) => self.trade(from, self.view.lot_of(from), to, self.view.lot_of(to)),
            _ => self.trade(from, 1, to, 1),
        }
    }

    fn mark_of(self, cell: u8) -> i32 {
        let worth = self.mark_worth(cell);
        if self.view.verb("mark-of") == "wound-mark" { -worth } else { worth }
    }

    /// A die of the threat from one value to another.
    fn turned(self, from: u8, to: u8) -> i32 {
        self.harm(from, 0) - self.harm(to, 1) - 5
    }

    /// A value of the threat that is rolled again or turned over; one of a task that is ignored.
    fn value(self, value: u8) -> i32 {
        if !self.is_at(Moment::Rolled) {
            return 0;
        }
        match self.view.verb("value") {
            "flip" => self.turned(value, FACES + 1 - value),
            _ => self.harm(value, 0) - (1..=FACES).map(|other| self.harm(other, 1)).sum::<i32>() / i32::from(FACES) - 5,
        }
    }

    /// As much as helps: against a threat all, for a short-lived die only where one is of use.
    fn times(self, times: u8) -> i32 {
        let times = i32::from(times);
        if self.is_at(Moment::Prepare) || self.view.state.attempt.card.is_some() { times } else { -times }
    }
}

fn near(die: Die) -> Vec<Die> {
    let values = [die.value().saturating_sub(1).max(1), (die.value() + 1).min(FACES)];
    values.map(|value| die.with_value(value)).to_vec()
}
