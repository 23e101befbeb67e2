//! Wishes: what somebody wants to do, and the first thing that stands against it.

use crate::refusal::Refusal;
use crate::state::Phase;
use crate::view::View;
use crate::vocabulary::Shards;
use crate::zone;
use koloda_kernel::card_game::Explains;
use koloda_kernel::ids::{CardId, Seat};
use serde_json::Value;

type Verdict = Result<(), Refusal>;

impl Explains for Shards {
    type Refusal = Refusal;
    const UNKNOWN: Refusal = Refusal::Unknown;
    const NOT_OFFERED: Refusal = Refusal::NotOffered;
    const NOTHING_ASKED: Refusal = Refusal::NothingAsked;

    fn may(view: View<'_>, seat: Seat, verb: &str, wish: &Value) -> Verdict {
        match verb {
            "recruit" if !view.state.machine.is_idle() => view.may_answer(seat),
            "play" | "recruit" | "fast-play" | "activate" | "focus" | "attack" | "recruit-relic" | "end-main" => {
                view.may_act(seat, Phase::Main)?;
                view.may_do(verb, seat, wish)
            }
            "bid" | "leader" => view.may_bid(seat, verb, wish),
            "shield" => view.may_shield(seat, wish),
            "assign" => view.may_assign(seat, wish),
            _ => view.may_answer(seat),
        }
    }
}

impl View<'_> {
    fn may_answer(self, seat: Seat) -> Verdict {
        if self.state.outcome.is_some() {
            return Err(Refusal::Over);
        }
        if self.decider() == seat { Ok(()) } else { Err(Refusal::NotYourTurn { current: self.decider() }) }
    }

    fn may_do(self, verb: &str, seat: Seat, wish: &Value) -> Verdict {
        let id = wish.get("card").and_then(Value::as_str).unwrap_or("");
        let named = |card: &CardId| id.is_empty() || self.id(*card) == id;
        let in_row = || self.row().find(named).ok_or(Refusal::NotInRow);
        match verb {
            "play" => self.state.zones.iter(zone::hand(seat)).find(named).map(|_| ()).ok_or(Refusal::NotInHand),
            "recruit" => self.may_recruit(seat, in_row()?),
            "fast-play" => self.may_fast_play(in_row()?),
            "activate" => {
                let best = |cards: &mut dyn Iterator<Item = CardId>| cards.map(|card| self.may_activate(card)).max_by_key(Result::is_ok);
                best(&mut self.champions(seat).filter(named)).unwrap_or(Err(Refusal::NotInPlay))
            }
            "focus" => self.may_focus(),
            "attack" => self.may_attack_named(seat, wish, &named),
            "recruit-relic" => {
                self.may_recruit_relic(seat)?;
                self.state.zones.iter(zone::relics(seat)).find(named).map(|_| ()).ok_or(Refusal::NoSuchRelic)
            }
            _ => Ok(()),
        }
    }

    fn may_attack_named(self, seat: Seat, wish: &Value, named: &dyn Fn(&CardId) -> bool) -> Verdict {
        let whose = wish.get("player");
        let of = |owner: Seat| whose.is_none_or(|player| *player == self.player_form(owner));
        // Without a name for whose it is, one's own champions are not meant.
        let owners = self.everyone().filter(|&owner| of(owner) && (owner != seat || whose.is_some()));
        let verdicts = owners.flat_map(|owner| self.champions(owner).filter(named)).map(|card| self.may_attack(seat, card));
        verdicts.max_by_key(Result::is_ok).unwrap_or(Err(Refusal::NotInPlay))
    }

    fn may_bid(self, seat: Seat, verb: &str, wish: &Value) -> Verdict {
        if !matches!(self.state.turn.phase, Phase::Auction | Phase::AuctionPick) {
            return Err(Refusal::WrongPhase);
        }
        if self.state.opening.out & (1 << seat.0) != 0 {
            return Err(Refusal::OutOfAuction);
        }
        self.may_answer(seat)?;
        match wish.get("health").and_then(Value::as_u64) {
            Some(health) if verb == "bid" && health <= u64::from(self.state.opening.highest) => {
                Err(Refusal::BidTooLow { highest: self.state.opening.highest })
            }
            Some(health) if verb == "bid" && health > u64::from(self.most_bid(seat)) => {
                Err(Refusal::BidTooHigh { most: self.most_bid(seat) })
            }
            _ => Ok(()),
        }
    }

    fn may_assign(self, seat: Seat, wish: &Value) -> Verdict {
        self.may_answer(seat)?;
        if self.state.turn.phase != Phase::Attack {
            return Err(Refusal::WrongPhase);
        }
        let target = wish.get("player").and_then(|player| self.everyone().find(|&other| self.player_form(other) == *player));
        match target {
            Some(target) if !self.are_opponents(seat, target) => Err(Refusal::NotAnOpponent),
            Some(target) if !self.targets(seat).any(|other| other == target) => Err(Refusal::CannotBeAttacked),
            Some(_) | None => Ok(()),
        }
    }

    fn may_shield(self, seat: Seat, wish: &Value) -> Verdict {
        if self.state.turn.phase != Phase::Shields {
            return Err(Refusal::WrongPhase);
        }
        self.may_answer(seat)?;
        let id = wish.get("card").and_then(Value::as_str).unwrap_or("");
        let card = self.find_in(zone::hand(seat), id).ok_or(Refusal::NotInHand)?;
        if self.shield(card, seat) > 0 { Ok(()) } else { Err(Refusal::NoShield) }
    }
}
