//! Why something cannot be done: the first rule that stands against a wish.

use crate::card::Require;
use crate::form::read_die;
use crate::refusal::Refusal;
use crate::state::{MarkState, Phase};
use crate::view::{Moment, View};
use crate::vocabulary::{Area, Ingredient, Kind, Limit, Penumbra};
use crate::zone;
use koloda_kernel::card_game::Explains;
use koloda_kernel::ids::{CardId, Seat};
use serde_json::Value;

type Verdict = Result<(), Refusal>;

fn ensure(holds: bool, refusal: Refusal) -> Verdict {
    if holds { Ok(()) } else { Err(refusal) }
}

impl Explains for Penumbra {
    type Refusal = Refusal;
    const UNKNOWN: Refusal = Refusal::Unknown;
    const NOT_OFFERED: Refusal = Refusal::NotOffered;
    const NOTHING_ASKED: Refusal = Refusal::NothingAsked;

    fn may(view: View<'_>, seat: Seat, verb: &str, wish: &Value) -> Verdict {
        let current = view.decider();
        ensure(view.state.outcome.is_none(), Refusal::Over)?;
        ensure(seat == current, Refusal::NotYourTurn { current })?;
        match verb {
            "train" => view.may_turn(Limit::Learn),
            "trial" if view.state.phase == Phase::Choose => view.may_turn(Limit::Trial),
            "rest" => view.may_turn(Limit::Rest),
            "place" => {
                ensure(view.state.turn.kind == Limit::Learn, Refusal::WrongTurn)?;
                ensure(view.state.turn.placements > 0, Refusal::NoPlacements)?;
                let word = wish.get("die").and_then(Value::as_str).unwrap_or_default();
                ensure(read_die(word).is_none_or(|die| view.dice(seat).count(die.kind()) > 0), Refusal::NotYours)
            }
            "use" | "cast" | "brew" | "summon" => view.may_use_card(seat, verb, wish),
            "mark" | "heal" => view.may_use_mark(seat, verb, wish),
            "hurry" => ensure(!view.state.turn.hurried, Refusal::Hurried),
            "bind" => {
                ensure(view.visited().is_some_and(|section| section.area == Area::City), Refusal::NotInTheCity)?;
                ensure(!view.placing().bound, Refusal::Bound)?;
                ensure(view.can_spend(seat, Ingredient::Blood) > 0, Refusal::CannotPay)
            }
            _ => Ok(()),
        }
    }
}

impl View<'_> {
    fn may_use_card(self, seat: Seat, verb: &str, wish: &Value) -> Verdict {
        let id = wish.get("card").and_then(Value::as_str).unwrap_or_default();
        let named = |card: &CardId| id.is_empty() || self.id(*card) == id;
        let market = (0..zone::CLASSES * zone::OPEN).filter_map(|place| self.state.zones.top(zone::market(place)));
        let card = self.own_cards(seat).chain(market).find(named).ok_or(Refusal::NotYours)?;
        let def = self.card_def(card);
        ensure(!self.is_turned(card), Refusal::Turned)?;
        if verb == "use" || def.kind == Kind::Spell {
            ensure(def.card.require != Require::Never, Refusal::NeverUsed)?;
            ensure(self.is_within(def.turn), Refusal::WrongTurn)?;
            ensure(!self.is_suppressed(card), Refusal::Suppressed)?;
            ensure(self.is_timely(def, self.moment()), Refusal::WrongMoment)?;
            ensure(!self.is_usable(card, self.moment()) || self.may_activate(card, self.moment()), Refusal::Watched)?;
        }
        if verb != "use" {
            ensure(self.is_within(def.pay), Refusal::WrongTurn)?;
            ensure(def.cost.iter().any(|price| self.is_payable(seat, price)), Refusal::CannotPay)?;
        }
        Ok(())
    }

    fn may_use_mark(self, seat: Seat, verb: &str, wish: &Value) -> Verdict {
        let Some(cell) =
            wish.get("mark").and_then(Value::as_u64).and_then(|cell| u8::try_from(cell).ok()).and_then(|cell| cell.checked_sub(1))
        else {
            return Ok(());
        };
        ensure(usize::from(cell) < crate::state::CELLS && self.mark(seat, cell).is_there(), Refusal::NotYours)?;
        if verb == "mark" {
            ensure(self.moment() != Moment::Rest || self.state.rulings.marks_at_rest, Refusal::WrongTurn)?;
            return ensure(self.mark(seat, cell).is(MarkState::Charged), Refusal::NotCharged);
        }
        ensure(self.mark(seat, cell).is_wounded(), Refusal::NotWounded)?;
        ensure(self.state.turn.kind != Limit::Trial, Refusal::WrongTurn)?;
        ensure(self.has(seat, Ingredient::Fruit) >= crate::primagic::FRUITS, Refusal::CannotPay)
    }
}
