//! Dice, ingredients and help at hand, as a plan reckons with them.

use crate::dice::{self, Dice, Die, FACES, Hue};
use crate::state::MarkState;
use crate::view::View;
use crate::vocabulary::{Effect, Ingredient, Op};
use arrayvec::ArrayVec;
use koloda_kernel::ids::Seat;
use strum::VariantArray;

/// Dice a plan looks at; more are never needed at once.
const MOST: usize = 40;

/// What a wizard could use for a task.
#[derive(Clone)]
pub(super) struct Pool {
    pub dice: ArrayVec<Die, MOST>,
    pub ingredients: [u8; 6],
    /// Colours of charged marks that set a die of their own; sparks set any.
    pub sets: ArrayVec<Hue, 11>,
}

impl Pool {
    pub fn of(view: View<'_>, seat: Seat) -> Pool {
        let thrown = if seat == view.active() { view.state.attempt.thrown } else { Dice::default() };
        let mut pool = Pool { dice: ArrayVec::new(), ingredients: [0; 6], sets: ArrayVec::new() };
        dice::each(&view.dice(seat).plus(&thrown)).for_each(|(die, count)| (0..count).for_each(|_| pool.add(die)));
        pool.ingredients = std::array::from_fn(|place| view.can_spend(seat, Ingredient::VARIANTS[place]));
        for (cell, mark) in view.marks(seat).filter(|(_, mark)| mark.is(MarkState::Charged)) {
            if matches!(view.cards.cells[usize::from(cell)].cell.effect, Effect::Do(Op::SetDie(_))) {
                pool.sets.push(mark.discipline().map_or(Hue::Spark, Hue::of));
            }
        }
        pool
    }

    pub fn len(&self) -> usize {
        self.dice.len()
    }

    pub fn add(&mut self, die: Die) {
        let _ = self.dice.try_push(die);
    }

    /// Without one die; whether it was there.
    pub fn remove(&mut self, die: Die) -> bool {
        let place = self.dice.iter().position(|&one| one == die);
        place.map(|place| self.dice.swap_remove(place)).is_some()
    }

    pub fn without(&self, die: Die) -> Pool {
        let mut pool = self.clone();
        pool.remove(die);
        pool
    }

    pub fn with(&self, die: Die) -> Pool {
        let mut pool = self.clone();
        pool.add(die);
        pool
    }

    /// How many dice show a value.
    pub fn showing(&self, value: u8) -> usize {
        self.dice.iter().filter(|die| die.value() == value).count()
    }
}

/// What a change of a die could make of it.
pub(super) struct Changes(pub ArrayVec<Die, 8>);

impl Changes {
    /// Rolled again: neither good nor bad, reckoned as a middling face.
    pub fn mean(&mut self, die: Die) {
        self.0.push(die.with_value(if die.value() < 3 { 4 } else { 3 }));
    }

    pub fn near(&mut self, die: Die) {
        let value = die.value();
        let near = [value.checked_sub(1).filter(|&lower| lower > 0), Some(value + 1).filter(|&higher| higher <= FACES)];
        near.into_iter().flatten().for_each(|value| self.0.push(die.with_value(value)));
    }

    pub fn over(&mut self, die: Die) {
        self.0.push(die.with_value(FACES + 1 - die.value()));
    }

    pub fn colours(&mut self, die: Die) {
        Hue::COLOURED.into_iter().filter(|&hue| hue != die.hue()).for_each(|hue| self.0.push(die.with_hue(hue)));
    }

    pub fn faces(&mut self, die: Die) {
        (1..=FACES).for_each(|value| self.0.push(die.with_value(value)));
    }
}
