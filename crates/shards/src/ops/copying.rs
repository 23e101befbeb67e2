//! Copying: applies what is printed on a card; that is not playing it.

use crate::card_errors::{self, Known};
use crate::pick::Pick;
use crate::play::StateMut;
use crate::state::{Regs, mark};
use crate::text::{TextRenderer, Voice};
use crate::view::View;
use crate::vocabulary::{Effect, Kind, Op, Played, Shards};
use crate::zone;
use koloda_kernel::feasibility::{Considering, Feasibility};
use koloda_kernel::ids::CardId;
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::Clause;
use koloda_kernel::says;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Copies the effects of one card that the subject has played this turn; it is then "it".
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Copy(pub Played);

impl Operation<Shards> for Copy {
    fn feasibility(&self, view: View<'_>, regs: &Regs, considering: Considering, (): &mut ()) -> Feasibility {
        self.0.feasibility(view, regs, considering)
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        Flow::ask_if(self.0.cards(play.view(), &play.regs()).next().is_some())
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        list_distinct(view, self.0.cards(view, regs), options);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        if let Some(card) = pick.card() {
            play.set(|regs| regs.it = card);
            play.copy(card, play.subject());
        }
        Flow::Next
    }

    fn errors(&self, known: &Known<'_>, errors: &mut Vec<String>) {
        self.0.errors(known, errors);
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::Verb(voice.verb("si-op-copy").phrase("card", self.0.text("one", renderer, voice)))
    }

    says! { asks "si-prompt-copy", picks "copy" }
}

/// The card copied before, once more.
#[derive(Debug)]
pub struct CopyIt;

impl Operation<Shards> for CopyIt {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let Regs { it, subject, .. } = play.regs();
        if it.is_some() {
            play.copy(it, subject);
        }
        Flow::Next
    }

    says! { does "si-op-copy-it" }
}

/// Copies the effects of every such card that the subject has played this turn, in an order they choose.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct CopyEach(pub Played);

impl CopyEach {
    fn left<'a>(&'a self, view: View<'a>, regs: &Regs) -> impl Iterator<Item = CardId> + Clone + 'a {
        self.0.cards(view, regs).filter(move |&card| !view.marked(card, mark::COPIED))
    }
}

impl Operation<Shards> for CopyEach {
    fn feasibility(&self, view: View<'_>, regs: &Regs, considering: Considering, (): &mut ()) -> Feasibility {
        self.0.feasibility(view, regs, considering)
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        if play.state.machine.stage() == 0 {
            play.clear_marks(zone::play(play.subject()), mark::COPIED);
            play.state.machine.set_stage(1);
        }
        Flow::ask_if(self.left(play.view(), &play.regs()).next().is_some())
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        list_distinct(view, self.left(view, regs), options);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let Some(card) = pick.card() else { return Flow::Next };
        play.state.zones[card].marks |= mark::COPIED;
        play.copy(card, play.subject());
        Flow::Again
    }

    fn errors(&self, known: &Known<'_>, errors: &mut Vec<String>) {
        self.0.errors(known, errors);
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::Verb(voice.verb("si-op-copy-each").phrase("cards", self.0.text("all", renderer, voice)))
    }

    says! { asks "si-prompt-copy-each", picks "copy" }
}

/// What cards in the subject's discard pile do when a champion has been played.
#[derive(Debug)]
pub struct AfterChampion;

impl Operation<Shards> for AfterChampion {
    /// SI-191: what lies in the discard pile when the champion's own effect is done.
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let seat = play.subject();
        let mut at = play.state.zones.top(zone::discard(seat));
        while let Some(card) = at {
            at = play.state.zones.below(card);
            let program = play.view().info(card).after_champion;
            play.call(program, Regs::of(card, seat));
        }
        Flow::Next
    }

    says! { happens "si-op-after-champion" }
}

/// The program of the rules that follows every champion played.
pub fn after_champion() -> Effect {
    Effect::Do(Op::AfterChampion)
}

impl Played {
    /// Cards an effect may copy. One whose effects are being applied is left out, so that no card
    /// copies itself, directly or by a detour, without end.
    fn cards<'a>(&'a self, view: View<'a>, regs: &Regs) -> impl Iterator<Item = CardId> + Clone + 'a {
        let (source, subject) = (regs.source, regs.subject);
        view.played(subject).filter(move |&card| {
            view.fits(card, &self.of) && !(self.other && card == source) && !view.state.machine.regs().any(|running| running.origin == card)
        })
    }

    fn feasibility(&self, view: View<'_>, regs: &Regs, considering: Considering) -> Feasibility {
        Feasibility::when(considering == Considering::Losses || self.cards(view, regs).next().is_some())
    }

    fn errors(&self, known: &Known<'_>, errors: &mut Vec<String>) {
        card_errors::check_filter(*known, &self.of, errors);
        // A champion's on-play effect could copy what copies it without end.
        if self.of.kind != Some(Kind::Ally) {
            errors.push("only allies can be copied: write `of: (kind: Ally)`".to_owned());
        }
    }

    /// In the genitive: "(the effects of) another ally you have played this turn".
    fn text(&self, form: &str, renderer: &TextRenderer<'_>, voice: Voice) -> Phrase {
        let other = if self.other { "other" } else { "any" };
        renderer.noun(voice.about(format!("si-played.{form}")), &self.of).word("other", other)
    }
}

fn list_distinct(view: View<'_>, cards: impl Iterator<Item = CardId> + Clone, options: &mut Vec<Pick>) {
    options.extend(cards.clone().filter(|&card| view.first_of_face(card, cards.clone())).map(Pick::Card));
}

/// A fault: `CopyIt` before any step that copies. Reads an effect in its order; says whether a card was, or may have
/// been, copied by then.
pub fn check_order(effect: &Effect, before: bool, errors: &mut Vec<String>) -> bool {
    match effect {
        Effect::Seq(effects) => effects.iter().fold(before, |copied, effect| check_order(effect, copied, errors)),
        Effect::Or(effects) => effects.iter().fold(before, |copied, effect| check_order(effect, before, errors) || copied),
        Effect::May(effect) | Effect::Repeat(_, effect) | Effect::With(_, effect) | Effect::Each(_, effect) => {
            check_order(effect, before, errors)
        }
        Effect::If { then, otherwise, .. } => {
            let then = check_order(then, before, errors);
            otherwise.as_ref().is_some_and(|effect| check_order(effect, before, errors)) || then
        }
        Effect::Do(op) => {
            if *op == Op::CopyIt && !before {
                errors.push("`CopyIt` has nothing to speak of here: no step before it copies a card".to_owned());
            }
            before || matches!(op, Op::Copy(_))
        }
    }
}
