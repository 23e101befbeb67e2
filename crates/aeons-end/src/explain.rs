//! Wishes: what somebody wants to do, and the first thing that stands against it.

use crate::pick::DEVOURED_PILE;
use crate::refusal::Refusal;
use crate::state::Phase;
use crate::view::View;
use crate::vocabulary::AeonsEnd;
use crate::zone;
use koloda_kernel::card_game::Explains;
use koloda_kernel::ids::{CardId, Seat};
use serde_json::Value;

type Verdict = Result<(), Refusal>;

impl Explains for AeonsEnd {
    type Refusal = Refusal;
    const UNKNOWN: Refusal = Refusal::Unknown;
    const NOT_OFFERED: Refusal = Refusal::NotOffered;
    const NOTHING_ASKED: Refusal = Refusal::NothingAsked;

    fn may(view: View<'_>, seat: Seat, verb: &str, wish: &Value) -> Verdict {
        match verb {
            // Effects, too, let spells be prepped and cast.
            "prep" | "cast" if !view.state.machine.is_idle() => return Ok(()),
            "play" | "gain" | "charge" | "focus" | "open" | "prep" | "use" | "discard-power" | "end-main" => {
                view.may_act(seat, Phase::Main)?
            }
            "cast" | "end-casting" => view.may_act(seat, Phase::Casting)?,
            _ => {}
        }
        view.may_be_done(verb, seat, wish)
    }
}

impl View<'_> {
    fn may_be_done(self, verb: &str, seat: Seat, wish: &Value) -> Verdict {
        let word = |key: &str| wish.get(key).and_then(Value::as_str).unwrap_or("");
        let number = wish.get("breach").and_then(Value::as_u64).filter(|number| (1..=4).contains(number));
        let breach = number.map(|number| number as u8 - 1);
        let in_hand = || self.find_in(zone::hand(seat), word("card")).ok_or(Refusal::NotInHand);
        let prepped = || self.find_prepped(seat, word("card"), breach).ok_or(Refusal::NotPrepped);
        match verb {
            "play" => self.may_play(seat, in_hand()?),
            "gain" => self.may_gain(self.find_pile(word("card"), word("from"))?),
            "charge" => self.may_charge(seat),
            "focus" => self.may_focus(seat, breach.ok_or(Refusal::NoBreach)?),
            "open" => self.may_open(seat, breach.ok_or(Refusal::NoBreach)?),
            "prep" => self.may_prep(seat, in_hand()?, breach.ok_or(Refusal::NoBreach)?),
            "use" => self.may_use(seat, prepped()?),
            "cast" => self.may_cast(seat, prepped()?),
            "discard-power" => self.may_discard_power(seat, self.find_in(zone::NEMESIS_PLAY, word("card")).ok_or(Refusal::NotInPlay)?),
            "ability" => self.may_use_named_ability(seat, wish),
            "end-casting" => self.may_end_casting(seat),
            _ => Ok(()),
        }
    }

    fn may_use_named_ability(self, seat: Seat, wish: &Value) -> Verdict {
        let number = wish.get("player").and_then(Value::as_u64).map_or(seat.0, |number| (number.clamp(1, 4) - 1) as u8);
        let seat = Seat(number);
        match self.state.turn.phase {
            _ if number >= self.state.seats => Err(Refusal::Unknown),
            Phase::Main => self.may_use_ability(seat),
            _ if !self.is_charged(seat) => {
                Err(Refusal::NotCharged { charges: self.state.mages[seat.index()].charges, slots: self.slots(seat) })
            }
            _ if self.window_open().is_none() => Err(Refusal::WrongPhase),
            _ => Ok(()),
        }
    }

    fn find_prepped(self, seat: Seat, id: &str, breach: Option<u8>) -> Option<CardId> {
        let here = |card: CardId| breach.is_none() || zone::as_breach(self.state.zones.zone_of(card)).map(|(_, index)| index) == breach;
        self.prepped(seat).find(|&card| (id.is_empty() || self.id(card) == id) && here(card))
    }

    fn find_pile(self, id: &str, from: &str) -> Result<u8, Refusal> {
        if from != "supply" && self.pile_top(DEVOURED_PILE).is_some_and(|top| self.id(top) == id) {
            return Ok(DEVOURED_PILE);
        }
        let pile = (0..zone::PILES).find(|&pile| self.cards.find(id) == Some(self.state.piles[usize::from(pile)]));
        pile.ok_or(Refusal::NotInSupply)
    }
}
