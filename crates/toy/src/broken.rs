//! The game with a defect for the tests of the lab to catch; `scripts/new-game` leaves it out.

use crate::RaceRules;
use crate::view::StateMut;

/// The game that panics as soon as somebody has so many points.
pub fn broken_rules(at: u8) -> RaceRules {
    let mut rules = crate::rules();
    rules.catalog.breaks_at = Some(at);
    rules
}

impl StateMut<'_> {
    pub fn break_if_planned(&self, points: u8) {
        assert!(self.cards.breaks_at.is_none_or(|at| points < at), "the planted defect");
    }
}
