//! What a state means: everything that decides what can happen next, in words that outlive its Rust type.
//!
//! State hashes are made of this, so a word changed here moves every record. The state and its parts are told
//! whole (`meaning!`): a new field does not compile until somebody decides whether it matters.

use crate::dice::{self, Dice};
use crate::form::{die_word, section_word};
use crate::moves::stream;
use crate::state::{Attempt, Automa, Delayed, Due, Ending, Mark, MarkKind, Placed, Placing, Player, Regs, Rulings, State, Threat, Turn};
use crate::view::View;
use crate::vocabulary::{Ingredient, Penumbra};
use crate::zone;
use koloda_kernel::card_game::Means;
use koloda_kernel::ids::CardId;
use koloda_kernel::meaning;
use serde_json::{Map, Value, json};
use strum::VariantArray;

impl Means for Penumbra {
    fn meaning(view: View<'_>) -> Value {
        meaning! { view.state => State {
            zones = zone::LAYOUT.meaning(zones, |card| view.id(card)),
            seats,
            wizards,
            players = players[..usize::from(*wizards)].iter().map(player_meaning).collect::<Value>(),
            order = order.iter().map(|seat| seat.0 + 1).collect::<Vec<_>>(),
            classes,
            preference,
            supply,
            placed = placed.iter().map(|one| view.placed_meaning(one)).collect::<Value>(),
            rulings = rulings_meaning(rulings),
            phase = phase.into_str(),
            chosen,
            turn = view.turn_meaning(turn),
            attempt = view.attempt_meaning(attempt),
            threats = threats.iter().map(threat_meaning).collect::<Value>(),
            ending = meaning! { *ending => Ending { triggered, left, extra } },
            last = last.0 + 1,
            automa = meaning! { *automa => Automa { which, step, side = side.map(<&str>::from), class } },
            machine as "effects" = machine.meaning(&view.cards.code, |regs| view.regs_meaning(regs), |_, value| json!(value + 1)),
            chance = chance.meaning(&stream::ALL),
        } without outcome }
    }
}

pub(crate) fn dice_meaning(dice: &Dice) -> Value {
    dice::each(dice).map(|(die, count)| (die_word(die), count.into())).collect::<Map<String, Value>>().into()
}

fn mark_meaning(mark: &Mark) -> Value {
    match mark.kind {
        MarkKind::None => Value::Null,
        MarkKind::Spark => json!(["spark", mark.state.into_str()]),
        MarkKind::Of(discipline) => json!([discipline.into_str(), mark.state.into_str()]),
    }
}

fn player_meaning(player: &Player) -> Value {
    meaning! { player => Player {
        dice = dice_meaning(dice),
        ingredients = ingredients.write(|kind| Ingredient::VARIANTS[kind].into_str().to_owned()),
        marks = marks.iter().map(mark_meaning).collect::<Value>(),
        deadly,
        must_rest,
        turns,
    } }
}

fn rulings_meaning(rulings: &Rulings) -> Value {
    meaning! { *rulings => Rulings {
        one_reserved_trial, marks_at_rest, launch_waives_limit, launch_unpaid, prevented_fails, symbols_stop_at_five,
    } }
}

fn threat_meaning(threat: &Threat) -> Value {
    meaning! { *threat => Threat { step, dice, hard, main, rolled, turned, armed, spared, prevented, deadly, misses, wounds } }
}

impl View<'_> {
    fn placed_meaning(self, placed: &Placed) -> Value {
        meaning! { *placed => Placed { die = die_word(die), section = section_word(self, section), cell, fresh } }
    }

    fn turn_meaning(self, turn: &Turn) -> Value {
        meaning! { turn => Turn {
            of = of.0 + 1,
            number,
            kind = kind.into_str(),
            placements,
            hurried,
            deadly,
            prevented,
            ignores_pool,
            boost,
            armed,
            last = self.cards.faces.get(*last).map(|info| info.id.as_str()),
            queued = self.place_meaning(*queued),
            declined,
            due = meaning! { *due => Due { ingredients, die = die.map(|(hue, six)| json!([hue.into_str(), six])) } },
            placings = placings.iter().map(|placing| self.placing_meaning(placing)).collect::<Value>(),
            delayed = delayed.iter().map(|one| self.delayed_meaning(one)).collect::<Value>(),
        } without seen }
    }

    fn placing_meaning(self, placing: &Placing) -> Value {
        meaning! { *placing => Placing {
            die = die.map(die_word),
            section = section_word(self, section),
            cell,
            hue = hue.map(<&str>::from),
            bound,
            rolled,
            protected,
            persuaded,
            applied,
            other,
        } }
    }

    fn delayed_meaning(self, delayed: &Delayed) -> Value {
        match delayed {
            Delayed::Deadly => json!("deadly"),
            Delayed::Drop(card) => json!(["drop", self.place_meaning(*card)]),
        }
    }

    fn attempt_meaning(self, attempt: &Attempt) -> Value {
        meaning! { attempt => Attempt {
            card = self.place_meaning(*card),
            rolled,
            uses,
            path = path.map(<&str>::from),
            task,
            judged,
            passed,
            scarred,
            cancelled,
            swapped,
            less,
            ignored,
            thrown = dice_meaning(thrown),
            taken,
            trapped,
        } }
    }

    fn regs_meaning(self, regs: &Regs) -> Value {
        let place = |card: CardId| self.place_meaning(card);
        meaning! { *regs => Regs { source = place(source), it = place(it), subject = subject.0 + 1, want, n, m, cell, chain, boost, paid, flags } }
    }
}
