//! Cards of the deck that are laid open: they are no part of the hand and cannot be used (TS-264).

use crate::event::Event;
use crate::pick::Pick;
use crate::play::StateMut;
use crate::state::Regs;
use crate::text::{TextRenderer, Voice};
use crate::view::View;
use crate::vocabulary::Thunderstone;
use crate::zone;
use koloda_kernel::feasibility::{Considering, Feasibility};
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::says;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Reveal(pub u8);

impl Operation<Thunderstone> for Reveal {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let seat = play.subject();
        for _ in 0..self.0 {
            let Some(card) = play.deck_top(seat) else { break };
            play.state.zones.to_bottom(card, zone::OPEN);
            play.log_event(Event::LaidOpen { seat, card: play.face(card) });
        }
        Flow::Next
    }

    says! { does "ts-op-reveal" (n: 0) }
}

#[derive(Debug)]
pub struct DestroyRevealed;

impl Operation<Thunderstone> for DestroyRevealed {
    fn feasibility(&self, _: View<'_>, _: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::FULL
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let there = play.state.zones.len(zone::OPEN) as u8;
        play.set(|regs| regs.want = there);
        Flow::ask_if(there > 0)
    }

    fn options(&self, view: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        options.extend(view.state.zones.iter(zone::OPEN).filter(|&card| view.stands(card)).map(Pick::Card));
        options.push(Pick::Done);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let Some(card) = pick.card() else { return Flow::Next };
        play.destroy(card);
        Flow::Again
    }

    fn fewer_will_do(&self) -> Option<bool> {
        Some(true)
    }

    says! { asks "ts-prompt-destroy-revealed", picks "destroy", does "ts-op-destroy-revealed" }
}

#[derive(Debug)]
pub struct DiscardRevealed;

impl Operation<Thunderstone> for DiscardRevealed {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let seat = play.subject();
        while let Some(card) = play.state.zones.top(zone::OPEN) {
            play.gain(seat, card);
            play.log_event(Event::Discarded { seat, card: play.face(card) });
        }
        Flow::Next
    }

    says! { does "ts-op-discard-revealed" }
}
