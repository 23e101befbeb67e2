//! What a state means: everything that decides what can happen next, in words that outlive its Rust type.
//!
//! State hashes are made of this, so a word changed here moves every record. The state and its
//! parts are taken apart without `..`: a new field does not compile until somebody decides
//! whether it matters.

use crate::play::stream;
use crate::state::{Attack, NOBODY, Opening, Player, Regs, State, Turn};
use crate::view::View;
use crate::vocabulary::Shards;
use crate::zone;
use koloda_kernel::card_game::Means;
use koloda_kernel::ids::CardId;
use serde_json::{Value, json};

impl Means for Shards {
    fn meaning(view: View<'_>) -> Value {
        // How a game ended is told with whose turn it is.
        let State { zones, seats, count, players, variant, secret, turn, attack, opening, machine, chance, outcome: _ } = view.state;
        json!({
            "zones": zone::LAYOUT.meaning(zones, |card| view.id(card)),
            "seats": seats,
            "players": players[..usize::from(*count)].iter().map(|player| view.player_meaning(player)).collect::<Value>(),
            "variant": variant.into_str(),
            "secret": secret,
            "turn": view.turn_meaning(turn),
            "attack": attack_meaning(attack),
            "opening": opening_meaning(opening),
            "effects": machine.meaning(&view.cards.code, |regs| view.regs_meaning(regs), |_, value| json!(value + 1)),
            "chance": chance.meaning(&stream::ALL),
        })
    }
}

impl View<'_> {
    fn place_meaning(self, card: CardId) -> Option<Value> {
        card.is_some().then(|| zone::LAYOUT.place_meaning(&self.state.zones, card, self.id(card)))
    }

    fn player_meaning(self, player: &Player) -> Value {
        let &Player { leader, health, mastery, relic_taken } = player;
        let leader = (leader != NOBODY).then(|| self.cards.leaders[usize::from(leader)].card.id.as_str());
        json!({ "leader": leader, "health": health, "mastery": mastery, "relic-taken": relic_taken })
    }

    fn turn_meaning(self, turn: &Turn) -> Value {
        let Turn { of, phase, number, crystals, power, focused, turn_modifiers, faction, progress, idle } = turn;
        json!({
            "of": of.0 + 1,
            "phase": phase.into_str(),
            "number": number,
            "crystals": crystals,
            "power": power.form(),
            "focused": focused,
            "this-turn": turn_modifiers.iter().map(|&modifier| self.rider_meaning(modifier)).collect::<Value>(),
            "faction": faction.map(|faction| faction.into_str()),
            "progress": progress,
            "idle": idle,
        })
    }

    /// The card that says so, and which of the things it says.
    fn rider_meaning(self, modifier: u8) -> Value {
        let place = usize::from(modifier);
        let id = &self.cards.turn_modifiers[place].1;
        json!([id, self.cards.turn_modifiers[..place].iter().filter(|(_, card)| card == id).count()])
    }

    fn regs_meaning(self, regs: &Regs) -> Value {
        let &Regs { source, origin, it, subject, want, holds } = regs;
        json!({
            "source": self.place_meaning(source),
            "origin": self.place_meaning(origin),
            "it": self.place_meaning(it),
            "subject": subject.0 + 1,
            "want": want,
            "holds": holds,
        })
    }
}

fn attack_meaning(attack: &Attack) -> Value {
    let Attack { assigned, blocked, dealt, cursor, excess } = attack;
    json!({
        "assigned": assigned.map(|power| power.form()),
        "blocked": blocked,
        "dealt": dealt.map(|power| power.form()),
        "passed": cursor,
        "excess": excess.form(),
    })
}

fn opening_meaning(opening: &Opening) -> Value {
    let &Opening { next, highest, by, out, round } = opening;
    json!({ "next": next.0 + 1, "highest": highest, "by": (by != NOBODY).then(|| by + 1), "out": out, "round": round })
}
