//! Picks: everything anybody can be offered; each with its kind, its verb, its arguments and its label.

use crate::view::View;
use crate::vocabulary::Race;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::question::offer;
use serde::{Deserialize, Serialize};

koloda_kernel::picks! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Pick in view: View<'_>, labels "race-pick-" {
        // In one's turn.
        Play(card: CardId) => Card "play" { card: view.card(card) };
        Pass => End "pass" {};

        // Answers to effects.
        Discard(card: CardId) => Card "discard" { card: view.card(card) };
        Done => Done "done" {};
        Player(seat: Seat) => Player "player" { player: view.player(seat) };
        Accept => Answer "accept" {} with { effect: view.offered(0) };
        Decline => Answer "decline" {};
        Branch(number: u8) => Answer "choose" { option: number + 1 } says view.offered(number);
    }
    verbs {}
}

impl View<'_> {
    /// What a `May`, or an alternative of an `Or`, would do.
    fn offered(self, number: u8) -> Phrase {
        offer::<Race>(self, number).unwrap_or_else(|| Phrase::new("race-prompt-or"))
    }
}
