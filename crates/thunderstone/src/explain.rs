//! Wishes: what somebody wants to do, and the first thing that stands against it.

use crate::refusal::Refusal;
use crate::state::Phase;
use crate::view::View;
use crate::vocabulary::Thunderstone;
use crate::zone;
use koloda_kernel::card_game::Explains;
use koloda_kernel::ids::{CardId, Seat};
use serde_json::Value;

type Verdict = Result<(), Refusal>;

impl Explains for Thunderstone {
    type Refusal = Refusal;
    const UNKNOWN: Refusal = Refusal::Unknown;
    const NOT_OFFERED: Refusal = Refusal::NotOffered;
    const NOTHING_ASKED: Refusal = Refusal::NothingAsked;

    fn may(view: View<'_>, seat: Seat, verb: &str, wish: &Value) -> Verdict {
        view.may_answer(seat)?;
        let phases: &[Phase] = match verb {
            "village" | "dungeon" | "rest" => &[Phase::Choose],
            "use" => &[Phase::Village, Phase::Prepare],
            "buy" | "level" => &[Phase::Village],
            "equip" | "put-down" | "fight" => &[Phase::Prepare],
            "rest-destroy" | "rest-nothing" => &[Phase::Rest],
            _ => return Ok(()),
        };
        view.may_act(phases)?;
        view.may_do(verb, wish)
    }
}

impl View<'_> {
    fn may_answer(self, seat: Seat) -> Verdict {
        if self.state.outcome.is_some() {
            return Err(Refusal::Over);
        }
        if self.decider() == seat { Ok(()) } else { Err(Refusal::NotYourTurn { current: self.decider() }) }
    }

    fn may_do(self, verb: &str, wish: &Value) -> Verdict {
        let named = |field: &str| wish.get(field).and_then(Value::as_str);
        // Revealed cards of this name; all without one.
        let party = |field: &str| {
            let name = named(field);
            self.revealed(self.state.turn.of).filter(move |&card| name.is_none_or(|id| self.id(card) == id))
        };
        match verb {
            "use" => {
                let (number, in_village) = (wish.get("effect").and_then(Value::as_u64), self.state.turn.phase == Phase::Village);
                let uses = |card: CardId| (1..).zip(self.info(card).uses(in_village)).map(move |(place, (one, _))| (card, place, one));
                let asked = party("card").flat_map(uses).filter(|(_, place, _)| number.is_none_or(|number| number == *place));
                let none = if party("card").next().is_some() { Refusal::NotHere } else { Refusal::NotRevealed };
                best(asked.map(|(card, _, one)| self.may_use(card, one)), none)
            }
            "buy" => {
                let sells = |stack: &u8| named("card").is_none_or(|id| self.on_offer(*stack).is_some_and(|info| info.id == id));
                let lies = |stack: u8| self.state.zones.iter(zone::stack(stack)).any(|card| named("card") == Some(self.id(card)));
                let none = if (0..zone::STACKS).any(lies) { Refusal::LiesDeeper } else { Refusal::SoldOut };
                best((0..zone::STACKS).filter(sells).map(|stack| self.may_buy(stack)), none)
            }
            "level" => best(party("card").map(|card| self.may_level(card)), Refusal::NotRevealed),
            "equip" => {
                let pairs = party("weapon").flat_map(|weapon| party("hero").map(move |hero| (weapon, hero)));
                best(pairs.map(|(weapon, hero)| self.may_equip(weapon, hero)), Refusal::NotRevealed)
            }
            "put-down" => best(party("weapon").map(|weapon| self.may_put_down(weapon)), Refusal::NotRevealed),
            "fight" => {
                let meant = |rank: &u8| wish.get("rank").is_none_or(|asked| asked.as_u64() == Some(u64::from(*rank)));
                best((1..=zone::RANKS).filter(meant).map(|rank| self.may_attack(rank)), Refusal::NobodyThere)
            }
            "rest-destroy" => {
                let mut hand = self.state.zones.iter(zone::hand(self.state.turn.of));
                hand.any(|card| named("card").is_none_or(|id| self.id(card) == id)).then_some(()).ok_or(Refusal::NotInHand)
            }
            _ => Ok(()),
        }
    }
}

/// One that holds is enough; else what stands against the first.
fn best(mut verdicts: impl Iterator<Item = Verdict>, none: Refusal) -> Verdict {
    let first = verdicts.next().unwrap_or(Err(none));
    if first.is_ok() || verdicts.any(|verdict| verdict.is_ok()) { Ok(()) } else { first }
}
