//! A heuristic: how good an option looks to a seat that sees only its own side of the table, and how well things stand.

use crate::ids::Seat;
use crate::rules::Rules;

/// A game that can say how good an option looks. A bot or a search asks it; the rules never do.
pub trait Heuristic: Rules {
    /// Larger is better; only the order within one list of options matters. `view` is redacted for the seat to move.
    fn appraise(&self, view: &Self::State, pick: Self::Pick) -> i32;
    /// What a search tries first and plays on with: like [`Heuristic::appraise`], which a game may know better by now.
    fn prefer(&self, state: &Self::State, pick: Self::Pick) -> i32 {
        self.appraise(state, pick)
    }
    /// How likely a seat is to win from here, from 0 to 1, roughly: what a search takes for the rest of a game it does not play out.
    fn value(&self, state: &Self::State, seat: Seat) -> f32;
    /// Whether everybody wins or loses together, whatever is set.
    fn together(&self) -> bool;
    /// How many turns ahead a search plays before it asks for the value of what came of it; 0 plays to the end.
    fn horizon(&self, state: &Self::State) -> u16;
    /// The same for two picks that come to the same, whichever copy of a card they name.
    fn likeness(&self, state: &Self::State, pick: Self::Pick) -> u64;
}

/// A chance between 0 and 1 from a lead: 0 is even, 1 is about 85 %. Without `exp`, so that it is the same on every machine.
pub fn chance_of(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_a_chance_and_nobody_is_quite_sure() {
        assert!((chance_of(0.0) - 0.5).abs() < f32::EPSILON);
        assert!(chance_of(1.0) > 0.8 && chance_of(-1.0) < 0.2);
        assert!(chance_of(50.0) < 1.0 && chance_of(-50.0) > 0.0);
    }
}
