//! What looks good.

use crate::pick::Pick;
use crate::view::View;
use crate::vocabulary::Penumbra;
use koloda_kernel::card_game::Appraises;
use koloda_kernel::ids::Seat;
use koloda_kernel::score::Score;

impl Appraises for Penumbra {
    fn appraise(_: View<'_>, _: Pick) -> i32 {
        0
    }

    fn score(view: View<'_>, seat: Seat) -> Option<Score> {
        Some(view.score(seat))
    }
}
