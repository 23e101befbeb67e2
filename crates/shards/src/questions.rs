//! What is said about questions, and about options that their arguments do not name: phrases, never sentences.

use crate::event::NEMESIS;
use crate::power::Power;
use crate::state::Phase;
use crate::text::{self, TextContext};
use crate::view::View;
use crate::vocabulary::{Effect, Shards};
use crate::zone;
use koloda_kernel::card_game::Questions;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::operation::Operation;
use koloda_kernel::option::Several;
use koloda_kernel::phrase::Phrase;

/// Who does or suffers something: a player by number, or the Nemesis.
pub(crate) fn who(seat: Seat) -> Phrase {
    if seat == NEMESIS { Phrase::new("si-who-nemesis") } else { Phrase::new("si-who-player").number("player", seat.0 + 1) }
}

/// Whose something is.
pub(crate) fn of(seat: Seat) -> Phrase {
    if seat == NEMESIS { Phrase::new("si-of-nemesis") } else { Phrase::new("si-of-player").number("player", seat.0 + 1) }
}

/// To whom something goes.
pub(crate) fn to(seat: Seat) -> Phrase {
    if seat == NEMESIS { Phrase::new("si-to-nemesis") } else { Phrase::new("si-to-player").number("player", seat.0 + 1) }
}

pub(crate) fn power(power: Power) -> Phrase {
    if power.is_infinite() { Phrase::new("si-power-infinite") } else { Phrase::new("si-power").number("power", power.0) }
}

impl Questions for Shards {
    fn phase_prompt(view: View<'_>) -> Phrase {
        let turn = &view.state.turn;
        match turn.phase {
            Phase::Auction => Phrase::new("si-prompt-auction").number("highest", view.state.opening.highest),
            Phase::AuctionPick => Phrase::new("si-prompt-leader"),
            Phase::Draft => Phrase::new("si-prompt-draft"),
            Phase::Attack => {
                let to = view.next_target().map_or(0, |seat| seat.0 + 1);
                Phrase::new("si-prompt-assign").phrase("power", power(turn.power)).number("player", to)
            }
            Phase::Shields => {
                let seat = view.decider();
                let (assigned, blocked) = (view.state.attack.assigned[seat.index()], view.blocked(seat));
                Phrase::new("si-prompt-shields").phrase("power", power(assigned)).number("blocked", blocked)
            }
            Phase::Overflow => Phrase::new("si-prompt-overflow").phrase("power", power(view.state.attack.excess)),
            Phase::NemesisRow => Phrase::new("si-prompt-nemesis-row"),
            Phase::NemesisActivate => Phrase::new("si-prompt-nemesis-activate"),
            Phase::NemesisHunt => Phrase::new("si-prompt-nemesis-destroy"),
            Phase::Main | Phase::Damage | Phase::End | Phase::Nemesis | Phase::NemesisAttack | Phase::NemesisEnd => {
                Phrase::new("si-prompt-main")
            }
        }
    }

    fn effect_text(view: View<'_>, effect: &Effect) -> Phrase {
        text::effect(effect, TextContext { names: &|id| view.cards.name(id) })
    }

    fn several(view: View<'_>) -> Option<Several> {
        Several::of(view.state.machine.top()?.want, view.asking()?.fewer_will_do()?)
    }

    fn cause(view: View<'_>) -> Option<String> {
        view.state.machine.regs().map(|regs| regs.origin).find(|origin| origin.is_some()).map(|card| view.info(card).id.clone())
    }
}

impl View<'_> {
    pub fn who(self, seat: Seat) -> Phrase {
        who(self.named(seat))
    }

    pub(crate) fn named(self, seat: Seat) -> Seat {
        if self.is_nemesis(seat) { NEMESIS } else { seat }
    }

    pub(crate) fn decline_phrase(self) -> Phrase {
        Phrase::new(if self.is_asked_to("show") { "si-pick-not-show" } else { "si-pick-decline" })
    }

    fn is_asked_to(self, verb: &str) -> bool {
        self.asking().is_some_and(|op| op.verb() == verb)
    }

    pub(crate) fn chosen_phrase(self, card: CardId) -> Phrase {
        let place = self.state.zones.zone_of(card);
        let from = match zone::owner(place) {
            Some(owner) if place == zone::hand(owner) => "hand",
            Some(owner) if place == zone::discard(owner) => "discard",
            Some(owner) if place == zone::play(owner) && self.is_asked_to("destroy") => {
                return Phrase::new("si-pick-champion").name("card", self.card_name(card)).phrase("owner", of(self.named(owner)));
            }
            Some(_) | None => "table",
        };
        Phrase::new("si-pick-card").name("card", self.card_name(card)).word("from", from)
    }
}
