//! Destroying cards: at once in village and preparation, at the end of the battle in battle.

use crate::card_errors::{Known, check_filter};
use crate::event::Event;
use crate::pick::Pick;
use crate::play::StateMut;
use crate::state::{Phase, Regs, mark};
use crate::text::{TextRenderer, Voice};
use crate::view::View;
use crate::vocabulary::{Filter, Thunderstone};
use koloda_kernel::choosing::{self, Selection};
use koloda_kernel::feasibility::{Considering, Feasibility};
use koloda_kernel::ids::CardId;
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::Clause;
use koloda_kernel::says;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One revealed card, at once: it is gone before the battle and gives nothing more (TS-090).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Destroy(pub Filter);

impl Destroy {
    /// In the dungeon a card whose own effect was used cannot be destroyed for another's, but for the one that asks (TS-091, TS-A27).
    fn is_spent(view: View<'_>, regs: &Regs, card: CardId) -> bool {
        view.marked(card, mark::DOOMED) || view.is_in_dungeon() && view.marked(card, mark::SPENT) && card != regs.source
    }
}

impl Selection<Thunderstone> for Destroy {
    fn each(&self, view: View<'_>, regs: &Regs, each: &mut dyn FnMut(CardId)) {
        let fight = view.fight();
        view.revealed(regs.subject).filter(|&card| fight.fits(card, &self.0) && !Destroy::is_spent(view, regs, card)).for_each(each);
    }

    fn stands(&self, view: View<'_>, card: CardId) -> bool {
        view.stands(card)
    }

    fn wanted(&self, _: View<'_>, _: &Regs) -> u8 {
        1
    }

    fn take(&self, play: &mut StateMut<'_>, card: CardId) {
        play.destroy(card);
    }
}

impl Operation<Thunderstone> for Destroy {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        choosing::feasibility(self, view, regs)
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        choosing::start(self, play)
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        choosing::options(self, view, regs, Pick::Card, Pick::Done, options);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        choosing::answer(self, play, pick.card())
    }

    fn prompt(&self, _: View<'_>, regs: &Regs) -> Phrase {
        choosing::prompt("ts-prompt-destroy", regs, false)
    }

    fn errors(&self, _: &Known<'_>, errors: &mut Vec<String>) {
        check_filter(&self.0, errors);
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::Verb(voice.verb("ts-op-destroy").phrase("card", renderer.cards(&self.0, "one")))
    }

    says! { picks "destroy" }
}

/// The card of the effect, at once.
#[derive(Debug)]
pub struct DestroyThis;

impl Operation<Thunderstone> for DestroyThis {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        play.destroy(play.regs().source);
        Flow::Next
    }

    says! { does "ts-op-destroy-this" }
}

/// Revealed cards that fight on and are destroyed when the battle ends (TS-151).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Doom {
    pub of: Filter,
    /// All of them, not one.
    #[serde(default)]
    pub all: bool,
}

impl Selection<Thunderstone> for Doom {
    fn each(&self, view: View<'_>, regs: &Regs, each: &mut dyn FnMut(CardId)) {
        let fight = view.fight();
        view.revealed(regs.subject).filter(|&card| !view.marked(card, mark::DOOMED) && fight.fits(card, &self.of)).for_each(each);
    }

    fn stands(&self, view: View<'_>, card: CardId) -> bool {
        view.stands(card)
    }

    fn wanted(&self, view: View<'_>, regs: &Regs) -> u8 {
        if self.all { choosing::count(self, view, regs) } else { 1 }
    }

    fn takes_all(&self, _: View<'_>, _: &Regs, _: u8, _: u8) -> bool {
        self.all
    }

    fn take(&self, play: &mut StateMut<'_>, card: CardId) {
        play.mark(card, mark::DOOMED);
        play.log_event(Event::Doomed { card: play.face(card) });
    }
}

impl Operation<Thunderstone> for Doom {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        choosing::feasibility(self, view, regs)
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        choosing::start(self, play)
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        choosing::options(self, view, regs, Pick::Card, Pick::Done, options);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        choosing::answer(self, play, pick.card())
    }

    fn prompt(&self, view: View<'_>, regs: &Regs) -> Phrase {
        let id = if matches!(view.state.turn.phase, Phase::Battle | Phase::Outcome) { "ts-prompt-doom" } else { "ts-prompt-destroy" };
        choosing::prompt(id, regs, false)
    }

    fn errors(&self, _: &Known<'_>, errors: &mut Vec<String>) {
        check_filter(&self.of, errors);
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let cards = renderer.cards(&self.of, if self.all { "all" } else { "one" });
        Clause::Verb(voice.verb("ts-op-doom").phrase("card", cards))
    }

    says! { picks "destroy" }
}

/// The card of the effect works on and is destroyed when the battle ends (TS-213).
#[derive(Debug)]
pub struct DoomThis;

impl Operation<Thunderstone> for DoomThis {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let card = play.regs().source;
        play.mark(card, mark::DOOMED);
        play.log_event(Event::Doomed { card: play.face(card) });
        Flow::Next
    }

    says! { does "ts-op-doom-this" }
}
