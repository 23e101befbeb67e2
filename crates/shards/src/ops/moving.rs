//! Moving one's own cards: out of the game, and from the discard pile back to hand.

use crate::card::{Entry, Passive};
use crate::card_errors::{self, Known};
use crate::event::Event;
use crate::pick::Pick;
use crate::play::StateMut;
use crate::state::Regs;
use crate::text::{TextRenderer, Voice};
use crate::view::View;
use crate::vocabulary::{Cards, Count, Effect, Op, Shards};
use crate::zone;
use koloda_kernel::choosing::{self, Selection};
use koloda_kernel::component::Component;
use koloda_kernel::feasibility::{Considering, Feasibility};
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::Clause;
use koloda_kernel::says;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::marker::PhantomData;

/// Where chosen cards go.
pub trait Destination: Clone + Debug + PartialEq {
    const VERB: &'static str;
    const PROMPT: &'static str;
    const TEXT: &'static str;
    /// Whether the cards are lost to their player.
    const IS_LOSS: bool;

    fn put(play: &mut StateMut<'_>, card: CardId, seat: Seat);
}

/// Out of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct OutOfGame;

impl Destination for OutOfGame {
    const VERB: &'static str = "remove";
    const PROMPT: &'static str = "si-prompt-remove";
    const TEXT: &'static str = "si-op-remove";
    const IS_LOSS: bool = true;

    /// SI-015.
    fn put(play: &mut StateMut<'_>, card: CardId, seat: Seat) {
        play.state.turn.progress = true;
        play.move_to_bottom(card, zone::REMOVED);
        play.log_event(Event::Removed { seat, card: play.face(card) });
    }
}

/// To the player's hand.
#[derive(Clone, Debug, PartialEq)]
pub struct ToHand;

impl Destination for ToHand {
    const VERB: &'static str = "return";
    const PROMPT: &'static str = "si-prompt-return";
    const TEXT: &'static str = "si-op-return";
    const IS_LOSS: bool = false;

    fn put(play: &mut StateMut<'_>, card: CardId, seat: Seat) {
        play.take_seen(card, seat);
        play.log_event(Event::Returned { seat, card: play.face(card) });
    }
}

/// Cards that the subject chooses go somewhere.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
#[schemars(bound = "")]
pub struct Move<D> {
    pub cards: Cards,
    #[serde(skip)]
    to: PhantomData<D>,
}

impl<D: Destination> Selection<Shards> for Move<D> {
    fn each(&self, view: View<'_>, regs: &Regs, each: &mut dyn FnMut(CardId)) {
        view.choices(&self.cards, regs.subject, each);
    }

    fn stands(&self, view: View<'_>, card: CardId) -> bool {
        view.stands_for_face(card, view.state.zones.iter(view.state.zones.zone_of(card)))
    }

    fn wanted(&self, view: View<'_>, regs: &Regs) -> u8 {
        match self.cards.cards {
            Count::Fixed(number) => number,
            Count::All if Selection::is_veiled(self, view, regs) => view.pool(&self.cards, regs.subject),
            Count::All => choosing::count(self, view, regs),
        }
    }

    fn is_up_to(&self) -> bool {
        self.cards.up_to
    }

    fn is_veiled(&self, view: View<'_>, regs: &Regs) -> bool {
        view.is_veiled_choice(&self.cards, regs.subject)
    }

    /// Where everybody can see that all of them are meant, nobody is asked.
    fn takes_all(&self, view: View<'_>, regs: &Regs, there: u8, left: u8) -> bool {
        let open = self.cards.cards == Count::All || !Selection::is_veiled(self, view, regs);
        open && there <= left && !self.cards.up_to
    }

    fn take(&self, play: &mut StateMut<'_>, card: CardId) {
        D::put(play, card, play.subject());
    }
}

impl<D: Destination> Operation<Shards> for Move<D> {
    fn feasibility(&self, view: View<'_>, regs: &Regs, considering: Considering, (): &mut ()) -> Feasibility {
        if considering == Considering::Losses && !D::IS_LOSS { Feasibility::FULL } else { choosing::feasibility(self, view, regs) }
    }

    fn is_veiled(&self, view: View<'_>, regs: &Regs) -> bool {
        Selection::is_veiled(self, view, regs)
    }

    fn asks_in_secret(&self, view: View<'_>, regs: &Regs) -> bool {
        view.is_about_unseen(&self.cards, regs.subject)
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
        choosing::prompt(D::PROMPT, regs, self.cards.up_to)
    }

    fn fewer_will_do(&self) -> Option<bool> {
        Some(self.cards.up_to)
    }

    fn verb(&self) -> &'static str {
        D::VERB
    }

    fn errors(&self, known: &Known<'_>, errors: &mut Vec<String>) {
        card_errors::check_filter(*known, &self.cards.of, errors);
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::Verb(renderer.handle(D::TEXT, &self.cards, voice))
    }
}

/// This card, from the discard pile to hand.
#[derive(Debug)]
pub struct ReturnThis;

impl Operation<Shards> for ReturnThis {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let Regs { origin, subject, .. } = play.regs();
        if play.state.zones.zone_of(origin) == zone::discard(subject) {
            ToHand::put(play, origin, subject);
        }
        Flow::Next
    }

    says! { does "si-op-return-this" }
}

/// A fault: a card that returns itself although it cannot lie in the discard pile then.
pub fn check_return(entry: &Entry, errors: &mut Vec<String>) {
    let returns = |effect: &Effect| effect.ops().contains(&&Op::ReturnThis);
    let Entry::Card(card) = entry else { return };
    let in_discard = card.passive.iter().filter(|passive| matches!(passive, Passive::InDiscard { effect, .. } if returns(effect))).count();
    if entry.effects().into_iter().filter(|effect| returns(effect)).count() > in_discard {
        errors.push(
            "`ReturnThis` has nothing to speak of here: only a card in the discard pile comes back; write it into `InDiscard`".to_owned(),
        );
    }
}
