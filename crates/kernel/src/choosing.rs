//! Choosing cards one after the other: how many are left, which are offered, when nobody need be asked.
//!
//! What is done with a chosen card, and which cards are meant, is an operation's own business ([`Selection`]).

use crate::effects::{EffectExecutor, EffectQuery, Effects};
use crate::feasibility::Feasibility;
use crate::ids::CardId;
use crate::machine::Flow;
use crate::phrase::Phrase;

/// Registers that keep count of cards being chosen.
pub trait Choosing {
    /// How many are still wanted.
    fn left(&self) -> u8;
    fn begin(&mut self, wanted: u8);
    /// One less is wanted; the card is "it".
    fn chose(&mut self, card: CardId);
}

/// Cards of which some are chosen: from where, of which kind, how many.
pub trait Selection<G: Effects<Regs: Choosing>> {
    /// Every card that may be chosen, in canonical order.
    fn each(&self, view: G::View<'_>, regs: &G::Regs, each: &mut dyn FnMut(CardId));
    /// Whether a card is offered for all that are equal to it.
    fn stands(&self, view: G::View<'_>, card: CardId) -> bool;
    /// How many are wanted when the choice begins.
    fn wanted(&self, view: G::View<'_>, regs: &G::Regs) -> u8;
    /// Whether fewer, or none, will do.
    fn is_up_to(&self) -> bool {
        false
    }
    /// Whether somebody is asked although no card may be there: others must not learn that.
    fn is_veiled(&self, _view: G::View<'_>, _regs: &G::Regs) -> bool {
        false
    }
    /// Whether all `there` are taken without a question, `left` being wanted.
    fn takes_all(&self, _view: G::View<'_>, _regs: &G::Regs, _there: u8, _left: u8) -> bool {
        false
    }
    /// What is done with a chosen card.
    fn take(&self, play: &mut G::StateMut<'_>, card: CardId);
}

/// Whether there is a card to choose, or none need be.
pub fn feasibility<G: Effects<Regs: Choosing>>(selection: &impl Selection<G>, view: G::View<'_>, regs: &G::Regs) -> Feasibility {
    Feasibility::when(selection.is_up_to() || count::<G>(selection, view, regs) > 0)
}

/// Begins a choice or goes on with it: asks, takes what is meant in any case, or is done.
pub fn start<G: Effects<Regs: Choosing>>(selection: &impl Selection<G>, play: &mut G::StateMut<'_>) -> Flow {
    let Some(mut regs) = play.view().machine().top().copied() else { return Flow::Next };
    let there = count::<G>(selection, play.view(), &regs);
    if play.view().machine().stage() == 0 {
        regs.begin(selection.wanted(play.view(), &regs));
        set::<G>(play, regs);
        play.machine_mut().set_stage(1);
    }
    if !selection.takes_all(play.view(), &regs, there, regs.left()) {
        return Flow::ask_if(regs.left() > 0 && (there > 0 || selection.is_veiled(play.view(), &regs)));
    }
    for _ in 0..there {
        let mut next = None;
        selection.each(play.view(), &regs, &mut |card| next = next.or(Some(card)));
        next.into_iter().for_each(|card| chosen::<G>(selection, play, card));
    }
    Flow::Next
}

/// The cards to choose from, and "done" where fewer will do or, with nothing to choose, that is all there is to say.
pub fn options<G: Effects<Regs: Choosing>>(
    selection: &impl Selection<G>,
    view: G::View<'_>,
    regs: &G::Regs,
    pick: impl Fn(CardId) -> G::Pick,
    done: G::Pick,
    options: &mut Vec<G::Pick>,
) {
    let before = options.len();
    selection.each(view, regs, &mut |card| {
        if selection.stands(view, card) {
            options.push(pick(card));
        }
    });
    if selection.is_up_to() || options.len() == before {
        options.push(done);
    }
}

/// Takes an answer: a card, or "done".
pub fn answer<G: Effects<Regs: Choosing>>(selection: &impl Selection<G>, play: &mut G::StateMut<'_>, card: Option<CardId>) -> Flow {
    let Some(card) = card else { return Flow::Next };
    chosen::<G>(selection, play, card);
    Flow::Again
}

/// A card was chosen: it is "it", and something is done with it.
fn chosen<G: Effects<Regs: Choosing>>(selection: &impl Selection<G>, play: &mut G::StateMut<'_>, card: CardId) {
    if let Some(regs) = play.machine_mut().top_mut() {
        regs.chose(card);
    }
    selection.take(play, card);
}

/// The question, which says how many cards are left to choose.
pub fn prompt(id: &'static str, regs: &impl Choosing, up_to: bool) -> Phrase {
    Phrase::new(id).number("left", regs.left()).word("limit", if up_to { "up-to" } else { "exactly" })
}

/// How many cards there are to choose from.
pub fn count<G: Effects<Regs: Choosing>>(selection: &impl Selection<G>, view: G::View<'_>, regs: &G::Regs) -> u8 {
    let mut there: u8 = 0;
    selection.each(view, regs, &mut |_| there = there.saturating_add(1));
    there
}

fn set<G: Effects>(play: &mut G::StateMut<'_>, regs: G::Regs) {
    if let Some(top) = play.machine_mut().top_mut() {
        *top = regs;
    }
}
