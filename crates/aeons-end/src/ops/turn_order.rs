//! What effects do to the turn-order cards: shuffling them back, arranging the deck.

use super::{Fact, Operation, StateMut, word};
use crate::card::TurnCardOwner;
use crate::event::Event;
use crate::foresight::{Ahead, any};
use crate::pick::Pick;
use crate::play::stream;
use crate::state::Regs;
use crate::text::{It, TextRenderer, Voice};
use crate::view::View;
use crate::vocabulary::TurnCards;
use crate::zone;
use koloda_kernel::ids::CardId;
use koloda_kernel::machine::{Feasibility, Flow};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::Clause;
use koloda_kernel::says;

word!(ShuffleTurnCards(TurnCards));

#[derive(Debug)]
pub struct ArrangeTurnOrder;

impl ShuffleTurnCards {
    fn each(&self, view: View<'_>, each: &mut dyn FnMut(CardId)) {
        view.distinct(zone::TURN_DISCARD).filter(|&card| view.info(card).whom.is_some_and(|whom| self.fits(whom))).for_each(each);
    }

    /// A card that comes into question; of all but one, the one that stays.
    fn fits(&self, whom: TurnCardOwner) -> bool {
        match (whom, self.0) {
            (TurnCardOwner::Nemesis, cards) => matches!(cards, TurnCards::OneNemesis | TurnCards::AllNemesis),
            // AE-033: the wild card is a player's.
            (TurnCardOwner::AnyPlayer, cards) => matches!(cards, TurnCards::OnePlayerOrWild | TurnCards::AllButOnePlayer),
            (TurnCardOwner::Player(_) | TurnCardOwner::Either(..), cards) => {
                !matches!(cards, TurnCards::OneNemesis | TurnCards::AllNemesis)
            }
        }
    }

    fn last(&self, view: View<'_>) -> Option<CardId> {
        let mut found = None;
        self.each(view, &mut |card| found = Some(card));
        found
    }
}

impl Operation for ShuffleTurnCards {
    fn start(&self, play: &mut StateMut<'_>, _: &Regs) -> Flow {
        let found = self.last(play.view());
        match self.0 {
            TurnCards::OnePlayer | TurnCards::OnePlayerOrWild => return Flow::ask_if(found.is_some()),
            TurnCards::AllButOnePlayer if found.is_some() => return Flow::Ask,
            TurnCards::AllButOnePlayer => shuffle_all_but(play, CardId::NONE),
            // One is like the other.
            TurnCards::OneNemesis => found.into_iter().for_each(|card| shuffle_in(play, card)),
            TurnCards::AllNemesis => {
                while let Some(card) = self.last(play.view()) {
                    shuffle_in(play, card);
                }
            }
        }
        Flow::Next
    }

    fn answer(&self, play: &mut StateMut<'_>, _: &Regs, pick: Pick) -> Flow {
        let Pick::Card(card) = pick else { return Flow::Next };
        play.set(|regs| regs.it = card);
        if self.0 == TurnCards::AllButOnePlayer {
            shuffle_all_but(play, card);
        } else {
            shuffle_in(play, card);
        }
        Flow::Next
    }

    fn options(&self, view: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        self.each(view, &mut |card| options.push(Pick::Card(card)));
    }

    fn prompt(&self, _: View<'_>, _: &Regs) -> Phrase {
        Phrase::new(if self.0 == TurnCards::AllButOnePlayer { "ae-prompt-turn-card-kept" } else { "ae-prompt-turn-card" })
    }

    fn feasibility(&self, view: View<'_>, _: &Regs, _: &Ahead) -> Feasibility {
        if self.0 == TurnCards::AllButOnePlayer {
            return Feasibility::when(!view.state.zones.is_empty(zone::TURN_DISCARD));
        }
        any(|each| self.each(view, &mut |_| each()))
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        renderer.memory.it = It::Card;
        Clause::Verb(voice.verb("op-shuffle-turn-cards").phrase("cards", Phrase::new("turn-cards").word("cards", self.0.into_str())))
    }

    fn facts(&self) -> &'static [Fact] {
        &[Fact::LeavesIt]
    }

    says! { picks "turn-card" }
}

fn shuffle_all_but(play: &mut StateMut<'_>, kept: CardId) {
    let mut next = play.state.zones.top(zone::TURN_DISCARD);
    while let Some(card) = next {
        next = play.state.zones.below(card);
        if card != kept {
            play.log_event(Event::TurnCardShuffled { card: play.face(card) });
            play.move_to_top(card, zone::TURN_DECK);
        }
    }
    play.shuffle(zone::TURN_DECK, stream::TURN_ORDER);
}

pub(super) fn shuffle_in(play: &mut StateMut<'_>, card: CardId) {
    play.log_event(Event::TurnCardShuffled { card: play.face(card) });
    play.move_to_top(card, zone::TURN_DECK);
    play.shuffle(zone::TURN_DECK, stream::TURN_ORDER);
}

impl Operation for ArrangeTurnOrder {
    /// All cards of the deck are seen; then they are put back one by one, top first.
    fn start(&self, play: &mut StateMut<'_>, _: &Regs) -> Flow {
        if play.state.machine.stage() == 0 {
            let cards = play.state.zones.len(zone::TURN_DECK);
            play.state.zones.show_all(zone::TURN_DECK);
            play.set(|regs| regs.want = cards as u8);
            play.state.machine.set_stage(1);
            play.log_event(Event::TurnOrderArranged);
        }
        Flow::ask_if(play.regs().want > 0)
    }

    fn answer(&self, play: &mut StateMut<'_>, _: &Regs, pick: Pick) -> Flow {
        let Pick::Card(card) = pick else { return Flow::Next };
        play.state.zones.to_bottom(card, zone::TURN_DECK);
        play.set(|regs| regs.want = regs.want.saturating_sub(1));
        Flow::Again
    }

    fn options(&self, view: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        options.extend(view.unplaced(zone::TURN_DECK).map(Pick::Card));
    }

    says! { asks "ae-prompt-arrange", picks "next", does "op-arrange-turn-order" }
}
