//! Which turn to take: training while a die has somewhere to go, a trial that is worth its threat, else a rest.

use super::Eye;
use super::worth::BONE;
use crate::dice::Hue;
use crate::state::MarkState;
use crate::vocabulary::{Ingredient, Kind};
use koloda_kernel::ids::CardId;

/// What training is worth besides its best placement: it draws no card of fate.
const TRAINING: i32 = 350;
const TRIAL: i32 = 150;
const RESTING: i32 = 200;

impl Eye<'_> {
    pub(super) fn train(self) -> i32 {
        let best = self.best_placement();
        if best > 0 { TRAINING + best } else { -TRAINING }
    }

    /// A trial that is declared; within an effect that makes a trial turn, the best of them.
    pub(super) fn trial_turn(self, card: CardId) -> i32 {
        let value = self.trial_value(self.view.trial(card), &self.pool());
        let haste = if self.has_later() { 0 } else { 120 };
        if value > 0 { TRIAL + value + haste } else { value - TRIAL }
    }

    /// Dice at once, cards and marks ready again.
    pub(super) fn rest(self) -> i32 {
        if !self.has_later() {
            return 0;
        }
        let marks = self.view.marks(self.seat).filter(|(_, mark)| !mark.is_wounded());
        let dice: i32 = marks.map(|(_, mark)| self.new_die(mark.discipline().map_or(Hue::Spark, Hue::of))).sum();
        let discharged = self.view.marks(self.seat).filter(|(_, mark)| mark.is(MarkState::Discharged)).count() as i32;
        let turned = self.view.own_cards(self.seat).filter(|&card| self.view.is_turned(card) && !self.is_drunk(card)).count() as i32;
        RESTING + (dice + 2 * BONE + 25 * discharged + 30 * turned + self.healable()) / 4
    }

    fn is_drunk(self, card: CardId) -> bool {
        self.view.card_def(card).kind == Kind::Recipe
    }

    /// Wounds that fruits would heal at rest.
    fn healable(self) -> i32 {
        let fruits = i32::from(self.view.has(self.seat, Ingredient::Fruit)) / 2;
        fruits.min(self.view.wounded(self.seat).count() as i32) * 60
    }
}
