//! What a state means: everything that decides what can happen next, in words that outlive its Rust type.
//!
//! State hashes are made of this, so a word changed here moves every record. The state and its
//! parts are told whole (`meaning!`): a new field does not compile until somebody decides
//! whether it matters.

use crate::breach::Breach;
use crate::play::stream;
use crate::state::{Exhaustion, Life, Mage, NOBODY, Nemesis, NextGain, Regs, Role, State, Turn};
use crate::view::View;
use crate::vocabulary::{AeonsEnd, Scope};
use crate::zone;
use koloda_kernel::card_game::Means;
use koloda_kernel::ids::{CardId, Face};
use koloda_kernel::meaning;
use serde_json::{Map, Value, json};

impl Means for AeonsEnd {
    fn meaning(view: View<'_>) -> Value {
        let exhaustion = |&Exhaustion { seat, excess }: &Exhaustion| json!([seat.0 + 1, excess]);
        // How a game ended is told with whose turn it is.
        meaning! { view.state => State {
            zones = zone::LAYOUT.meaning(zones, |card| view.id(card)),
            mages = mages[..usize::from(view.state.seats)].iter().map(|mage| view.mage_meaning(mage)).collect::<Value>(),
            gravehold = life_meaning(*gravehold),
            nemesis = view.nemesis_meaning(nemesis),
            piles as "supply" = piles.iter().map(|&face| view.face_meaning(face)).collect::<Value>(),
            turn = view.turn_meaning(turn),
            pair_tokens = pair_tokens.map(|seat| (seat != NOBODY).then(|| seat + 1)),
            pending as "exhausted" = pending.iter().map(exhaustion).collect::<Value>(),
            machine as "effects" =
                machine.meaning(&view.cards.code, |regs| view.regs_meaning(regs), |scope, value| view.about_meaning(scope, value)),
            chance = chance.meaning(&stream::ALL),
        } without seats, outcome }
    }
}

impl View<'_> {
    fn face_meaning(self, face: Face) -> Value {
        json!((face != Face::UNKNOWN).then(|| &self.cards.face(face).id))
    }

    fn mage_meaning(self, mage: &Mage) -> Value {
        meaning! { *mage => Mage {
            mat as "mage" = self.cards.mages[usize::from(mat)].mat.id,
            life = life_meaning(life),
            charges,
            trophies,
            breaches = breaches.map(|breach| self.breach_meaning(breach)),
        } }
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
        let id = |mat: u8| &self.cards.nemeses[usize::from(mat)].mat.id;
        meaning! { *nemesis => Nemesis { mat as "nemesis" = id(mat), life = life_meaning(life), tokens, wounded, increased } }
    }

    fn turn_meaning(self, turn: &Turn) -> Value {
        let waiting = |&NextGain { source, seat }: &NextGain| json!([self.place_meaning(source), seat.0 + 1]);
        // Its number is compared with nothing but itself within one pick.
        meaning! { turn => Turn {
            of = of.form(),
            phase = phase.into_str(),
            cursor as "passed",
            resolving = self.place_meaning(*resolving),
            aether = aether.named().map(|(name, amount)| (name, json!(amount))).collect::<Map<String, Value>>(),
            discount,
            double_prep,
            prevent_damage,
            next_gains = next_gains.iter().map(waiting).collect::<Value>(),
            extra_draws,
            plays as "played" = plays.iter().map(|&(face, times)| json!([self.face_meaning(face), times])).collect::<Value>(),
            gains as "gained",
            token_returns,
        } without number }
    }

    fn regs_meaning(self, regs: &Regs) -> Value {
        meaning! { *regs => Regs {
            source = self.place_meaning(source),
            it = self.place_meaning(it),
            subject = (subject != NOBODY).then(|| subject + 1),
            count,
            want,
            bonus,
            excess,
            breach = (breach != NOBODY).then_some(breach),
            slain,
            unharmed,
            role = (role != Role::Plain).then(|| role.into_str()),
        } }
    }

    fn about_meaning(self, scope: &Scope, value: u16) -> Value {
        if *scope == Scope::SharedTurnCards { json!(self.place_meaning(CardId(value))) } else { json!(value + 1) }
    }
}

fn life_meaning(Life { now, max }: Life) -> Value {
    json!([now, max])
}
