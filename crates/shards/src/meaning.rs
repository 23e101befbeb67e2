//! What a state means: everything that decides what can happen next, in words that outlive its Rust type.
//!
//! State hashes are made of this, so a word changed here moves every record. The state and its
//! parts are taken apart without `..`: a new field does not compile until somebody decides
//! whether it matters.

use crate::play::stream;
use crate::position::phase_name;
use crate::state::{Attack, NOBODY, Opening, Player, Regs, State, Turn, mark};
use crate::view::View;
use crate::zone;
use koloda_kernel::ids::CardId;
use serde_json::{Value, json};

const MARKS: [(&str, u8); 7] = [
    ("known", mark::KNOWN),
    ("played", mark::PLAYED),
    ("used", mark::USED),
    ("fast", mark::FAST),
    ("hidden", mark::HIDDEN),
    ("shield", mark::SHIELD),
    ("copied", mark::COPIED),
];

pub fn meaning(view: View<'_>) -> Value {
    // What came to light is the price of undo; how a game ended is told with whose turn it is.
    let State { zones, marks: _, seats, count, players, variant, secret, turn, attack, opening, machine, chance, revealed: _, outcome: _ } =
        view.s;
    json!({
        "zones": zones.meaning(&zone::LAYOUT, |card| view.card_meaning(card)),
        "seats": seats,
        "players": players[..usize::from(*count)].iter().map(|player| view.player_meaning(player)).collect::<Value>(),
        "variant": variant.into_str(),
        "secret": secret,
        "turn": view.turn_meaning(turn),
        "attack": attack_meaning(attack),
        "opening": opening_meaning(opening),
        "effects": machine.meaning(&view.c.code, |regs| view.regs_meaning(regs), |_, value| json!(value + 1)),
        "chance": chance.meaning(&stream::ALL),
    })
}

impl View<'_> {
    fn card_meaning(self, card: CardId) -> Value {
        let (id, marks) = (self.id(card), self.s.marks[card]);
        if marks == 0 {
            return id.into();
        }
        let marks: Vec<&str> = MARKS.iter().filter(|(_, mark)| marks & mark != 0).map(|(name, _)| *name).collect();
        json!({ "card": id, "marks": marks })
    }

    /// A card that something refers to: what it is and where it lies.
    fn place_meaning(self, card: CardId) -> Value {
        if !card.is_some() {
            return Value::Null;
        }
        json!([self.id(card), zone::LAYOUT.name(self.s.zones.zone_of(card)), self.s.zones.depth_of(card)])
    }

    fn player_meaning(self, player: &Player) -> Value {
        let &Player { leader, health, mastery, relic_taken } = player;
        let leader = (leader != NOBODY).then(|| self.c.leaders[usize::from(leader)].card.id.as_str());
        json!({ "leader": leader, "health": health, "mastery": mastery, "relic-taken": relic_taken })
    }

    fn turn_meaning(self, turn: &Turn) -> Value {
        let Turn { of, phase, number, crystals, power, focused, riders, faction, progress, idle } = turn;
        json!({
            "of": of.0 + 1,
            "phase": phase_name(*phase),
            "number": number,
            "crystals": crystals,
            "power": power.form(),
            "focused": focused,
            "this-turn": riders.iter().map(|&rider| self.rider_meaning(rider)).collect::<Value>(),
            "faction": faction.map(|faction| faction.into_str()),
            "progress": progress,
            "idle": idle,
        })
    }

    /// The card that says so, and which of the things it says.
    fn rider_meaning(self, rider: u8) -> Value {
        let place = usize::from(rider);
        let id = &self.c.riders[place].1;
        json!([id, self.c.riders[..place].iter().filter(|(_, card)| card == id).count()])
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
