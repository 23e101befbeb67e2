//! Destroying champions of opponents by an effect.

use crate::pick::Pick;
use crate::play::StateMut;
use crate::state::Regs;
use crate::text::{TextRenderer, Voice};
use crate::view::View;
use crate::vocabulary::{Count, Shards};
use koloda_kernel::choosing::{self, Selection};
use koloda_kernel::feasibility::{Considering, Feasibility};
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::Clause;
use koloda_kernel::says;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Destroys so many champions of opponents, also those that cannot be attacked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Destroy(pub Count);

impl<'a> View<'a> {
    /// Champions of a player's opponents, whether they can be attacked or not (SI-078).
    fn enemy_champions(self, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
        self.opponents(seat).flat_map(move |opponent| self.champions(opponent))
    }
}

impl Selection<Shards> for Destroy {
    fn each(&self, view: View<'_>, regs: &Regs, each: &mut dyn FnMut(CardId)) {
        view.enemy_champions(regs.subject).for_each(each);
    }

    fn stands(&self, view: View<'_>, card: CardId) -> bool {
        view.owner_in_play(card).is_some_and(|owner| view.first_of_face(card, view.champions(owner)))
    }

    fn wanted(&self, view: View<'_>, regs: &Regs) -> u8 {
        match self.0 {
            Count::Fixed(number) => number,
            Count::All => choosing::count(self, view, regs),
        }
    }

    fn take(&self, play: &mut StateMut<'_>, card: CardId) {
        play.destroy(card);
    }
}

impl Operation<Shards> for Destroy {
    fn feasibility(&self, view: View<'_>, regs: &Regs, considering: Considering, (): &mut ()) -> Feasibility {
        if considering == Considering::Losses { Feasibility::FULL } else { choosing::feasibility(self, view, regs) }
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        if self.0 != Count::All {
            return choosing::start(self, play);
        }
        loop {
            let next = play.view().enemy_champions(play.subject()).next();
            let Some(card) = next else { return Flow::Next };
            play.destroy(card);
        }
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        choosing::options(self, view, regs, Pick::Card, Pick::Done, options);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        choosing::answer(self, play, pick.card())
    }

    fn prompt(&self, _: View<'_>, regs: &Regs) -> Phrase {
        choosing::prompt("si-prompt-destroy", regs, false)
    }

    fn fewer_will_do(&self) -> Option<bool> {
        Some(false)
    }

    fn text(&self, _: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::Verb(match self.0 {
            Count::Fixed(n) => voice.verb("si-op-destroy").number("n", n),
            Count::All => voice.verb("si-op-destroy-all"),
        })
    }

    says! { picks "destroy" }
}
