//! What a state means: everything that decides what can happen next, in words that outlive its Rust type.
//!
//! State hashes are made of this, so a word changed here moves every record. The state and its
//! parts are taken apart without `..`: a new field does not compile until somebody decides
//! whether it matters.

use crate::breach::Breach;
use crate::play::stream;
use crate::state::{Exhaustion, Life, Mage, NOBODY, Nemesis, NextGain, Regs, Role, State, Turn, TurnOwner};
use crate::view::View;
use crate::vocabulary::{AeonsEnd, Scope};
use crate::zone;
use koloda_kernel::card_game::Means;
use koloda_kernel::ids::{CardId, Face};
use serde_json::{Map, Value, json};

impl Means for AeonsEnd {
    fn meaning(view: View<'_>) -> Value {
        // How a game ended is told with whose turn it is.
        let State { zones, seats, mages, gravehold, nemesis, piles, turn, pair_tokens, pending, machine, chance, outcome: _ } = view.state;
        let exhaustion = |&Exhaustion { seat, excess }: &Exhaustion| json!([seat.0 + 1, excess]);
        json!({
            "zones": zone::LAYOUT.meaning(zones, |card| view.id(card)),
            "mages": mages[..usize::from(*seats)].iter().map(|mage| view.mage_meaning(mage)).collect::<Value>(),
            "gravehold": life(*gravehold),
            "nemesis": view.nemesis_meaning(nemesis),
            "supply": piles.iter().map(|&face| view.face_meaning(face)).collect::<Value>(),
            "turn": view.turn_meaning(turn),
            "pair-tokens": pair_tokens.map(seat),
            "exhausted": pending.iter().map(exhaustion).collect::<Value>(),
            "effects": machine.meaning(&view.cards.code, |regs| view.regs_meaning(regs), |scope, value| view.about_meaning(scope, value)),
            "chance": chance.meaning(&stream::ALL),
        })
    }
}

impl View<'_> {
    fn place_meaning(self, card: CardId) -> Option<Value> {
        card.is_some().then(|| zone::LAYOUT.place_meaning(&self.state.zones, card, self.id(card)))
    }

    fn face_meaning(self, face: Face) -> Value {
        json!((face != Face::UNKNOWN).then(|| &self.cards.face(face).id))
    }

    fn mage_meaning(self, mage: &Mage) -> Value {
        let &Mage { mat, life, charges, trophies, breaches } = mage;
        json!({
            "mage": self.cards.mages[usize::from(mat)].mat.id,
            "life": self::life(life),
            "charges": charges,
            "trophies": trophies,
            "breaches": breaches.map(|breach| self.breach_meaning(breach)),
        })
    }

    fn breach_meaning(self, breach: Breach) -> Value {
        match breach {
            Breach::Absent => json!("absent"),
            Breach::Destroyed => json!("destroyed"),
            Breach::Closed { turned, focused } => json!({ "turned": turned, "focused": focused }),
            Breach::Open => json!("open"),
            Breach::Tile(place) => json!({ "tile": self.cards.tiles[usize::from(place)].id }),
        }
    }

    fn nemesis_meaning(self, nemesis: &Nemesis) -> Value {
        let &Nemesis { mat, life, tokens, wounded, increased } = nemesis;
        json!({
            "nemesis": self.cards.nemeses[usize::from(mat)].mat.id,
            "life": self::life(life),
            "tokens": tokens,
            "wounded": wounded,
            "increased": increased,
        })
    }

    fn turn_meaning(self, turn: &Turn) -> Value {
        let Turn {
            of,
            phase,
            // Compared with nothing but itself within one pick.
            number: _,
            cursor,
            resolving,
            aether,
            discount,
            double_prep,
            prevent_damage,
            next_gains,
            extra_draws,
            plays,
            gains,
            token_returns,
        } = turn;
        let of = match of {
            TurnOwner::Nobody => Value::Null,
            TurnOwner::Player(seat) => json!(seat.0 + 1),
            TurnOwner::Nemesis => json!("nemesis"),
        };
        let waiting = |&NextGain { source, seat }: &NextGain| json!([self.place_meaning(source), seat.0 + 1]);
        json!({
            "of": of,
            "phase": phase.into_str(),
            "passed": cursor,
            "resolving": self.place_meaning(*resolving),
            "aether": aether.named().map(|(name, amount)| (name, json!(amount))).collect::<Map<String, Value>>(),
            "discount": discount,
            "double-prep": double_prep,
            "prevent-damage": prevent_damage,
            "next-gains": next_gains.iter().map(waiting).collect::<Value>(),
            "extra-draws": extra_draws,
            "played": plays.iter().map(|&(face, times)| json!([self.face_meaning(face), times])).collect::<Value>(),
            "gained": gains,
            "token-returns": token_returns,
        })
    }

    fn regs_meaning(self, regs: &Regs) -> Value {
        let &Regs { source, it, subject, count, want, bonus, excess, breach, slain, unharmed, role } = regs;
        json!({
            "source": self.place_meaning(source),
            "it": self.place_meaning(it),
            "subject": seat(subject),
            "count": count,
            "want": want,
            "bonus": bonus,
            "excess": excess,
            "breach": (breach != NOBODY).then_some(breach),
            "slain": slain,
            "unharmed": unharmed,
            "role": match role {
                Role::Plain => Value::Null,
                Role::Unleash => json!("unleash"),
                Role::Exhaustion => json!("exhaustion"),
            },
        })
    }

    fn about_meaning(self, scope: &Scope, value: u16) -> Value {
        if *scope == Scope::SharedTurnCards { json!(self.place_meaning(CardId(value))) } else { json!(value + 1) }
    }
}

fn life(Life { now, max }: Life) -> Value {
    json!([now, max])
}

/// Seats are counted from 1; nobody is `null`.
fn seat(seat: u8) -> Value {
    if seat == NOBODY { Value::Null } else { json!(seat + 1) }
}
