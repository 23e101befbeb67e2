//! What a state means: everything that decides what can happen next, in words that outlive its Rust type.
//!
//! State hashes are made of this, so a word changed here moves every record. The state and its parts are told
//! whole (`meaning!`): a new field does not compile until somebody decides whether it matters.

use crate::play::stream;
use crate::state::{Battle, Regs, Rulings, State, Turn};
use crate::view::View;
use crate::vocabulary::{Scope, Thunderstone};
use crate::zone;
use koloda_kernel::card_game::Means;
use koloda_kernel::ids::{CardId, Face};
use koloda_kernel::meaning;
use serde_json::{Value, json};

impl Means for Thunderstone {
    fn meaning(view: View<'_>) -> Value {
        // How a game ended is told with whose turn it is.
        let State { zones, seats, experience, sold, breached, rulings, turn, battle, machine, chance, outcome: _ } = view.state;
        let breached = zones.cards().filter(|card| breached[card.index() / 64] & (1 << (card.index() % 64)) != 0);
        let held = |weapon| json!([view.place_meaning(weapon), view.place_meaning(zones[weapon].holder)]);
        json!({
            "zones": zone::LAYOUT.meaning(zones, |card| view.id(card)),
            "held": zones.cards().filter(|&card| zones[card].holder.is_some()).map(held).collect::<Value>(),
            "seats": seats,
            "experience": experience[..usize::from(*seats)],
            "village": sold.iter().map(|&face| view.cards.faces.get(face).map(|info| info.card.id.as_str())).collect::<Value>(),
            "breached": breached.map(|card| view.place_meaning(card)).collect::<Value>(),
            "rulings": meaning! { rulings => Rulings { breach_once, table_trophies } },
            "turn": view.turn_meaning(turn),
            "battle": view.battle_meaning(battle),
            "effects": machine.meaning(&view.cards.code, |regs| view.regs_meaning(regs), |scope, value| view.scope_meaning(scope, value)),
            "chance": chance.meaning(&stream::ALL),
        })
    }
}

impl View<'_> {
    fn scope_meaning(self, scope: &Scope, value: u16) -> Value {
        match scope {
            Scope::Hero | Scope::Heroes => json!(self.place_meaning(CardId(value))),
            Scope::Opponents | Scope::Players => json!(value + 1),
        }
    }

    fn turn_meaning(self, turn: &Turn) -> Value {
        meaning! { *turn => Turn {
            of = of.0 + 1,
            phase = phase.into_str(),
            number,
            gold,
            spent,
            buys,
            stage,
            weightless,
            armed_to_magic,
            first = self.place_meaning(first),
        } }
    }

    fn battle_meaning(self, battle: &Battle) -> Value {
        let id = |face: Face| self.cards.face(face).card.id.as_str();
        meaning! { battle => Battle {
            monster = self.place_meaning(*monster),
            rank,
            from_attack,
            from_magic,
            won,
            spoils = spoils.iter().map(|&(face, number)| json!([id(face), number])).collect::<Value>(),
            aftermath = aftermath.iter().map(|&card| self.place_meaning(card)).collect::<Value>(),
        } }
    }

    fn regs_meaning(self, regs: &Regs) -> Value {
        let place = |card| self.place_meaning(card);
        meaning! { *regs => Regs { source = place(source), hero = place(hero), it = place(it), subject = subject.0 + 1, want } }
    }
}
