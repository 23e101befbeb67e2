//! Reserving a contract: an open one, or one of the top three of the deck (PN-268 to PN-272).

use super::unwritten;
use crate::event::Event;
use crate::pick::Pick;
use crate::state::Regs;
use crate::view::{StateMut, View};
use crate::vocabulary::Penumbra;
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::viewers::Viewers;

/// Contracts of the deck that are looked at.
const LOOKED_AT: usize = 3;

#[derive(Debug)]
pub struct Bind;

mod stage {
    pub const CHOOSE: u8 = 0;
    pub const LOOK: u8 = 1;
}

impl Operation<Penumbra> for Bind {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let there = play.state.machine.stage() == stage::LOOK || play.view().may_reserve();
        Flow::ask_if(there)
    }

    fn asks_in_secret(&self, view: View<'_>, _: &Regs) -> bool {
        view.state.machine.stage() == stage::LOOK
    }

    fn options(&self, view: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        if view.state.machine.stage() == stage::LOOK {
            options.extend(view.state.zones.iter(zone::LOOKED).map(Pick::Contract));
        } else {
            options.extend((0..zone::GUILD).filter_map(|place| view.state.zones.top(zone::guild(place))).map(Pick::Contract));
            if !view.state.zones.is_empty(zone::CONTRACTS) {
                options.push(Pick::Look);
            }
        }
        options.push(Pick::Done);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let seat = play.subject();
        match (play.state.machine.stage(), pick) {
            (stage::CHOOSE, Pick::Contract(card)) => {
                play.state.zones.to_bottom_openly(card, zone::reserved(seat));
                play.log_event(Event::Reserved { seat, card: play.face(card) });
                play.fill_guild();
            }
            (stage::CHOOSE, Pick::Look) => {
                play.look(seat);
                return play.go_on(stage::LOOK);
            }
            (stage::LOOK, taken) => play.put_back(seat, if let Pick::Contract(card) = taken { Some(card) } else { None }),
            _ => {}
        }
        Flow::Next
    }

    fn prompt(&self, view: View<'_>, _: &Regs) -> Phrase {
        Phrase::new(if view.state.machine.stage() == stage::LOOK { "pn-prompt-looked" } else { "pn-prompt-bind" })
    }

    unwritten!();
}

impl View<'_> {
    /// Whether there is a contract to reserve.
    pub fn may_reserve(self) -> bool {
        let open = (0..zone::GUILD).any(|place| !self.state.zones.is_empty(zone::guild(place)));
        open || !self.state.zones.is_empty(zone::CONTRACTS)
    }
}

impl StateMut<'_> {
    /// Only who looks learns what lies there (PN-270).
    fn look(&mut self, seat: Seat) {
        for _ in 0..LOOKED_AT {
            let Some(card) = self.state.zones.top(zone::CONTRACTS) else { break };
            self.state.zones.to_bottom(card, zone::LOOKED);
            self.state.zones.show_to(card, Viewers::seat(seat));
        }
        self.log_event(Event::Looked { seat });
    }

    /// PN-271, PN-A41: what was not taken goes under the deck in the order it was drawn; whoever looked knows it there.
    fn put_back(&mut self, seat: Seat, taken: Option<CardId>) {
        if let Some(card) = taken {
            self.state.zones.to_bottom(card, zone::reserved(seat));
        }
        while let Some(card) = self.state.zones.top(zone::LOOKED) {
            self.state.zones.to_bottom(card, zone::CONTRACTS);
            self.state.zones.show_to(card, Viewers::seat(seat));
        }
        self.log_event(Event::LookedEnough { seat });
    }
}
