//! The dungeon hall: monsters sent under the deck, taken, or put into another order.

use crate::event::Event;
use crate::pick::Pick;
use crate::play::StateMut;
use crate::state::Regs;
use crate::text::{TextRenderer, Voice};
use crate::view::View;
use crate::vocabulary::Thunderstone;
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

/// A monster of the hall goes under the dungeon deck (TS-207, TS-243); not the Thunderstone (TS-A09).
#[derive(Debug)]
pub struct Banish;

impl Operation<Thunderstone> for Banish {
    fn feasibility(&self, view: View<'_>, _: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(view.monsters().next().is_some())
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        Flow::ask_if(play.view().monsters().next().is_some())
    }

    fn options(&self, view: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        options.extend(view.monsters().map(|(_, card)| Pick::Card(card)));
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        if let Some(card) = pick.card() {
            play.put_under_deck(card);
            play.hall_changed();
        }
        Flow::Next
    }

    says! { asks "ts-prompt-banish", picks "banish", does "ts-op-banish" }
}

/// A monster with so many victory points goes to the discard pile, without experience (TS-238).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Capture {
    /// From the first to the second number.
    pub points: (u8, u8),
}

impl Capture {
    fn each<'v>(&self, view: View<'v>) -> impl Iterator<Item = CardId> + use<'v> {
        let (least, most) = self.points;
        view.monsters().map(|(_, card)| card).filter(move |&card| (least..=most).contains(&view.info(card).card.points))
    }
}

impl Operation<Thunderstone> for Capture {
    fn feasibility(&self, view: View<'_>, _: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(self.each(view).next().is_some())
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        Flow::ask_if(self.each(play.view()).next().is_some())
    }

    fn options(&self, view: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        options.extend(self.each(view).map(Pick::Card));
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        if let Some(card) = pick.card() {
            let seat = play.subject();
            play.gain(seat, card);
            play.log_event(Event::Captured { seat, card: play.face(card) });
            play.hall_changed();
        }
        Flow::Next
    }

    fn text(&self, _: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let (least, most) = self.points;
        Clause::Verb(voice.verb("ts-op-capture").number("least", least).number("most", most))
    }

    says! { asks "ts-prompt-capture", picks "capture" }
}

/// The cards of the hall, the Thunderstone included, into any order: rank by rank from the exit (TS-207, TS-A29).
#[derive(Debug)]
pub struct Rearrange;

impl Rearrange {
    /// The ranks that hold cards, and how many of them are settled.
    fn left(view: View<'_>, regs: &Regs) -> impl Iterator<Item = CardId> {
        let done = regs.want;
        (1..=zone::RANKS)
            .filter_map(move |rank| view.in_rank(rank))
            .collect::<arrayvec::ArrayVec<CardId, 3>>()
            .into_iter()
            .skip(usize::from(done))
    }

    /// Lets a card change places with the one in a rank.
    fn put(play: &mut StateMut<'_>, card: CardId, rank: u8) {
        let from = zone::as_rank(play.state.zones.zone_of(card)).unwrap_or(rank);
        if from == rank {
            return;
        }
        let other = play.view().in_rank(rank);
        play.state.zones.to_top(card, zone::of_rank(rank));
        if let Some(other) = other {
            play.state.zones.to_top(other, zone::of_rank(from));
        }
        play.arrive(card, rank);
    }
}

impl Operation<Thunderstone> for Rearrange {
    fn feasibility(&self, view: View<'_>, _: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(view.in_rank(1).is_some())
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        if play.state.machine.stage() == 0 {
            play.set(|regs| regs.want = 0);
            play.state.machine.set_stage(1);
        }
        let regs = play.regs();
        if Rearrange::left(play.view(), &regs).count() > 1 {
            return Flow::Ask;
        }
        play.breach();
        play.something_new();
        Flow::Next
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        options.extend(Rearrange::left(view, regs).map(Pick::Card));
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        if let Some(card) = pick.card() {
            let rank = play.regs().want + 1;
            Rearrange::put(play, card, rank);
            play.log_event(Event::Placed { card: play.face(card), rank });
            play.set(|regs| regs.want += 1);
            // TS-212: at once, whatever the other ranks would have been.
            play.end_if_stone_is_out(None);
        }
        if play.state.outcome.is_some() { Flow::Next } else { Flow::Again }
    }

    fn prompt(&self, _: View<'_>, regs: &Regs) -> Phrase {
        Phrase::new("ts-prompt-place").number("rank", regs.want + 1)
    }

    says! { picks "place", does "ts-op-rearrange" }
}
