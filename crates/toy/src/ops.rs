//! The operations: what each does, when it can be done, what it asks and how cards tell it.

use crate::event::Event;
use crate::pick::Pick;
use crate::state::Regs;
use crate::text::{TextRenderer, Voice};
use crate::view::{StateMut, View};
use crate::vocabulary::{Amount, Race};
use crate::zone;
use koloda_kernel::amount_text::RenderAmounts;
use koloda_kernel::choosing::{self, Selection};
use koloda_kernel::feasibility::{Considering, Feasibility};
use koloda_kernel::ids::CardId;
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::Clause;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Score(pub Amount);

impl Operation<Race> for Score {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let points = play.number(&self.0).clamp(0, i32::from(u8::MAX)) as u8;
        play.score(play.regs().subject, points);
        Flow::Next
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.0)
    }

    fn text(&self, renderer: &mut TextRenderer, voice: Voice) -> Clause {
        Clause::Verb(voice.verb("race-op-score").phrase("points", renderer.measure(&self.0, (), voice)))
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Draw(pub u8);

impl Operation<Race> for Draw {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        play.draw(play.regs().subject, self.0.into());
        Flow::Next
    }

    fn text(&self, _: &mut TextRenderer, voice: Voice) -> Clause {
        Clause::Verb(voice.verb("race-op-draw").number("n", self.0))
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Discard(pub u8);

/// Which cards may be chosen, and what becomes of a chosen one; the kernel does the choosing.
impl Selection<Race> for Discard {
    fn each(&self, view: View<'_>, regs: &Regs, each: &mut dyn FnMut(CardId)) {
        view.state.zones.iter(zone::hand(regs.subject)).for_each(each);
    }

    fn stands(&self, view: View<'_>, card: CardId) -> bool {
        view.stands_for_equals(card)
    }

    fn wanted(&self, _: View<'_>, _: &Regs) -> u8 {
        self.0
    }

    /// Everybody sees how many cards a hand has, so nobody is asked where all of them go.
    fn takes_all(&self, _: View<'_>, _: &Regs, there: u8, left: u8) -> bool {
        there <= left
    }

    fn take(&self, play: &mut StateMut<'_>, card: CardId) {
        play.state.zones.to_top(card, zone::DISCARD);
        play.log_event(Event::Discarded { seat: play.regs().subject, card: play.state.zones.face(card) });
    }
}

impl Operation<Race> for Discard {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        choosing::feasibility(self, view, regs)
    }

    /// Which cards a hand holds is its owner's to know.
    fn asks_in_secret(&self, _: View<'_>, _: &Regs) -> bool {
        true
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        choosing::start(self, play)
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        choosing::options(self, view, regs, Pick::Discard, Pick::Done, options);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        choosing::answer(self, play, if let Pick::Discard(card) = pick { Some(card) } else { None })
    }

    fn prompt(&self, _: View<'_>, regs: &Regs) -> Phrase {
        choosing::prompt("race-prompt-discard", regs, false)
    }

    fn fewer_will_do(&self) -> Option<bool> {
        Some(false)
    }

    fn text(&self, _: &mut TextRenderer, voice: Voice) -> Clause {
        Clause::Verb(voice.verb("race-op-discard").number("n", self.0))
    }
}
