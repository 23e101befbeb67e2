//! Recruiting a card of the row without paying for it.

use crate::card_errors::{self, Known};
use crate::event::Event;
use crate::pick::Pick;
use crate::play::StateMut;
use crate::state::Regs;
use crate::text::{TextRenderer, Voice};
use crate::view::View;
use crate::vocabulary::{Filter, Place, Shards};
use koloda_kernel::feasibility::{Considering, Feasibility};
use koloda_kernel::ids::CardId;
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{Clause, words};
use koloda_kernel::says;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A card of the row, without paying.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Recruit {
    /// By the printed cost (SI-181).
    #[serde(default)]
    pub max_cost: Option<u8>,
    #[serde(default)]
    pub of: Filter,
    #[serde(default)]
    pub to: Place,
}

impl Recruit {
    fn cards<'a>(&'a self, view: View<'a>) -> impl Iterator<Item = CardId> + 'a {
        view.distinct_row().filter(move |&card| view.fits(card, &self.of) && self.max_cost.is_none_or(|most| view.info(card).cost <= most))
    }
}

impl Operation<Shards> for Recruit {
    fn feasibility(&self, view: View<'_>, _: &Regs, considering: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(considering == Considering::Losses || self.cards(view).next().is_some())
    }

    /// SI-156: the Nemesis has no discard pile to recruit to.
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        Flow::ask_if(!play.view().is_nemesis(play.subject()) && self.cards(play.view()).next().is_some())
    }

    fn options(&self, view: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        options.extend(self.cards(view).map(Pick::Card));
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        if let Some(card) = pick.card() {
            let seat = play.subject();
            play.set(|regs| regs.it = card);
            play.recruit(card, seat, self.to, Event::Recruited { seat, card: play.face(card), price: 0 });
        }
        Flow::Next
    }

    fn errors(&self, known: &Known<'_>, errors: &mut Vec<String>) {
        card_errors::check_filter(*known, &self.of, errors);
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let mut parts = vec![renderer.noun(Phrase::new("si-cards.acc"), &self.of).number("n", 1)];
        parts.extend(self.max_cost.map(|cost| Phrase::new("cost-at-most").number("n", cost)));
        let to = match self.to {
            Place::Discard => "discard",
            Place::Hand => "hand",
        };
        Clause::Verb(voice.verb("si-op-recruit").phrase("card", words(parts)).word("to", to))
    }

    says! { asks "si-prompt-recruit", picks "recruit" }
}
