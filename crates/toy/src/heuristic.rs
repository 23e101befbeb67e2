//! What looks good: points, and to keep the cards that score most.

use crate::pick::Pick;
use crate::view::View;
use crate::vocabulary::{Amount, Race};
use koloda_kernel::card_game::Appraises;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::operation::Operation;
use koloda_kernel::score::Score;

impl Appraises for Race {
    fn appraise(view: View<'_>, pick: Pick) -> i32 {
        match pick {
            Pick::Play(card) => worth(view, card),
            Pick::Discard(card) => -worth(view, card),
            Pick::Player(seat) => i32::from(view.state.points[seat.index()]),
            Pick::Accept => 1,
            Pick::Pass | Pick::Done | Pick::Decline | Pick::Branch(_) => 0,
        }
    }

    fn score(view: View<'_>, seat: Seat) -> Option<Score> {
        Some(Score::of(view.state.points[seat.index()].into()))
    }
}

/// The points that are printed on a card.
fn worth(view: View<'_>, card: CardId) -> i32 {
    let printed = |amount: &Amount| if let Amount::Fixed(points) = amount { i32::from(*points) } else { 1 };
    view.info(card).effect.ops().into_iter().filter_map(|op| op.amount()).map(printed).sum()
}
