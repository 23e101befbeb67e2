//! What a state means: everything that decides what can happen next, in words that outlive its Rust type.
//!
//! State hashes are made of this, so a word changed here moves every record. The state and its
//! parts are told whole (`meaning!`): a new field does not compile until somebody decides
//! whether it matters.

use crate::play::stream;
use crate::power::Power;
use crate::state::{Attack, NOBODY, Opening, Player, Regs, State, Turn};
use crate::view::View;
use crate::vocabulary::Shards;
use crate::zone;
use koloda_kernel::card_game::Means;
use koloda_kernel::meaning;
use serde_json::{Value, json};

impl Means for Shards {
    fn meaning(view: View<'_>) -> Value {
        // How a game ended is told with whose turn it is.
        meaning! { view.state => State {
            zones = zone::LAYOUT.meaning(zones, |card| view.id(card)),
            seats,
            players = players[..usize::from(view.state.count)].iter().map(|player| view.player_meaning(player)).collect::<Value>(),
            variant = variant.into_str(),
            secret,
            turn = view.turn_meaning(turn),
            attack = attack_meaning(attack),
            opening = opening_meaning(opening),
            machine as "effects" = machine.meaning(&view.cards.code, |regs| view.regs_meaning(regs), |_, value| json!(value + 1)),
            chance = chance.meaning(&stream::ALL),
        } without count, outcome }
    }
}

impl View<'_> {
    fn player_meaning(self, player: &Player) -> Value {
        let leader_of = |leader: u8| (leader != NOBODY).then(|| self.cards.leaders[usize::from(leader)].card.id.as_str());
        meaning! { *player => Player { leader = leader_of(leader), health, mastery, relic_taken } }
    }

    fn turn_meaning(self, turn: &Turn) -> Value {
        meaning! { turn => Turn {
            of = of.0 + 1,
            phase = phase.into_str(),
            number,
            crystals,
            power = power.form(),
            focused,
            turn_modifiers as "this-turn" = turn_modifiers.iter().map(|&modifier| self.rider_meaning(modifier)).collect::<Value>(),
            faction = faction.map(|faction| faction.into_str()),
            progress,
            idle,
        } }
    }

    /// The card that says so, and which of the things it says.
    fn rider_meaning(self, modifier: u8) -> Value {
        let place = usize::from(modifier);
        let id = &self.cards.turn_modifiers[place].1;
        json!([id, self.cards.turn_modifiers[..place].iter().filter(|(_, card)| card == id).count()])
    }

    fn regs_meaning(self, regs: &Regs) -> Value {
        let place = |card| self.place_meaning(card);
        meaning! { *regs => Regs { source = place(source), origin = place(origin), it = place(it), subject = subject.0 + 1, want, holds } }
    }
}

fn attack_meaning(attack: &Attack) -> Value {
    meaning! { attack => Attack {
        assigned = assigned.map(Power::form),
        blocked,
        dealt = dealt.map(Power::form),
        cursor as "passed",
        excess = excess.form(),
    } }
}

fn opening_meaning(opening: &Opening) -> Value {
    meaning! { *opening => Opening { next = next.0 + 1, highest, by = (by != NOBODY).then(|| by + 1), out, round } }
}
