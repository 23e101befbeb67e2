//! What comes to light: the line of the log that explains why an observer can tell two worlds apart.

use crate::hidden::{Hidden, Part};
use crate::observer::Observer;
use koloda_kernel::rules::{Log, Rules, resolve_forced};
use serde_json::Value;

/// Where something came to light, by the number of the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Light {
    /// The event names a card, in each world another.
    Named(usize),
    /// After the event the observer sees cards that it does not name.
    Shown(usize),
}

impl Light {
    pub fn event(self) -> usize {
        let (Light::Named(number) | Light::Shown(number)) = self;
        number
    }
}

/// What the honest rules say about a pick.
pub struct Played<R: Rules> {
    pub before: R::State,
    pub state: R::State,
    pub events: Vec<R::Event>,
}

/// Takes a pick and what follows from it by itself.
pub fn played<R: Rules>(rules: &R, state: &R::State, pick: R::Pick) -> Played<R> {
    let (mut after, mut log, mut options) = (state.clone(), Log::on(), Vec::new());
    rules.apply_unchecked(&mut after, pick, &mut log);
    resolve_forced(rules, &mut after, &mut options, &mut log);
    Played { before: state.clone(), state: after, events: log.events }
}

/// The event that tells the worlds apart; none if nothing the observer may see does. What dice showed was seen, even where
/// nothing is left of them in the end.
pub fn light<R: Hidden>(rules: &R, observer: &Observer, part: &Part, real: &Played<R>, dealt: &Played<R>) -> Option<Light> {
    let apart = |viewer| rules.redact(&real.state, viewer) != rules.redact(&dealt.state, viewer);
    let apart = observer.viewers().into_iter().any(apart);
    for (number, (a, b)) in real.events.iter().zip(&dealt.events).enumerate() {
        let (form, other) = (form(a), form(b));
        if form != other {
            let thrown = part.chance && rules.throws(a) && rules.throws(b);
            return (thrown || apart && without_card(form) == without_card(other)).then_some(Light::Named(number));
        }
        if apart && rules.shows(&real.before, a, observer).is_some_and(|zone| part.deals(zone)) {
            return Some(Light::Shown(number));
        }
    }
    None
}

/// The event after which an observer sees dealt cards for a moment, which are hidden again in the end: a hand on the discard
/// pile that is shuffled into the deck at once.
pub fn in_passing<R: Hidden>(rules: &R, observer: &Observer, part: &Part, real: &Played<R>) -> Option<usize> {
    real.events.iter().position(|event| rules.shows(&real.before, event, observer).is_some_and(|zone| part.deals(zone)))
}

fn form(event: &impl serde::Serialize) -> Value {
    serde_json::to_value(event).expect("plain data")
}

/// An event's form without the card it names.
fn without_card(form: Value) -> Value {
    match form {
        Value::Object(fields) => {
            let kept = fields.into_iter().filter(|(key, _)| key != "card");
            Value::Object(kept.map(|(key, value)| (key, without_card(value))).collect())
        }
        other => other,
    }
}
