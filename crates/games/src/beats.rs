//! Beats: how the table came from one question to the next, event by event, as one viewer may see it.
//!
//! Everything here is made of redacted states alone. A beat carries the way *back*, from the view after it to the
//! view before it: so a client that has the present view, which it gets whole, needs nothing else to show the steps,
//! whatever it has shown before, and ends at what is true.

use crate::difference::difference;
use koloda_kernel::motion::{Lying, Move, moves};
use koloda_kernel::rules::{Rules, Viewer};
use koloda_kernel::table::Table;
use serde_json::value::{RawValue, to_raw_value};

/// One event and what it changed.
#[derive(Clone, Debug)]
pub struct Beat {
    /// Its number in the log.
    pub event: usize,
    /// The card whose effect runs.
    pub cause: Option<String>,
    pub moves: Vec<CardMove>,
    /// What must be changed in the view after it to get the view before it; none if they are the same.
    pub back: Option<Box<RawValue>>,
}

/// Cards that went from one zone to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardMove {
    /// None for cards whose face is not seen.
    pub card: Option<String>,
    /// Zones by their names in records: `1.hand`, `row.6`.
    pub from: String,
    pub to: String,
    pub count: u16,
}

/// One state as somebody sees it.
#[derive(Debug)]
pub struct Seen {
    view: Box<RawValue>,
    lying: Lying,
    cause: Option<String>,
}

impl Seen {
    pub(crate) fn new<R: Rules>(rules: &R, state: &R::State, viewer: Viewer) -> Seen {
        let seen = rules.redact(state, viewer);
        let view = to_raw_value(&rules.shown(&seen)).expect("views are plain data");
        Seen { view, lying: rules.lying(&seen), cause: rules.cause(&seen) }
    }

    pub fn view(&self) -> &RawValue {
        &self.view
    }
}

/// What is seen now, and how it came about since the table was last watched. What was seen then need not be made again.
pub(crate) fn seen_and_beats<R: Rules>(table: &Table<R>, viewer: Viewer, then: Option<&Seen>) -> (Seen, Vec<Beat>) {
    let rules = table.rules();
    let (from, states) = table.steps();
    let now = Seen::new(rules, table.state(), viewer);
    let (mut later, mut later_state, mut beats) = (None, table.state(), Vec::new());
    for (event, state) in (from..table.events().len()).rev().zip(states.rev()) {
        let after = later.as_ref().unwrap_or(&now);
        // Events that only tell, and several that one change brought, leave the state as it is: nothing to look at anew.
        if state == later_state {
            beats.push(Beat { event, cause: after.cause.clone(), moves: Vec::new(), back: None });
            continue;
        }
        let known = then.filter(|_| event == from);
        let made = known.is_none().then(|| Seen::new(rules, state, viewer));
        beats.push(beat(rules, event, known.or(made.as_ref()).expect("one of them"), after));
        (later, later_state) = (made, state);
    }
    beats.reverse();
    (now, beats)
}

/// What an event changed between two states as one viewer sees them.
fn beat<R: Rules>(rules: &R, event: usize, before: &Seen, after: &Seen) -> Beat {
    Beat {
        event,
        cause: after.cause.clone(),
        moves: moves(&before.lying, &after.lying).iter().map(|step| named(rules, &after.lying, step)).collect(),
        back: difference(after.view.get(), before.view.get()),
    }
}

fn named<R: Rules>(rules: &R, lying: &Lying, step: &Move) -> CardMove {
    let zone = |zone| lying.layout.map_or_else(String::new, |layout| layout.name(zone));
    CardMove { card: rules.card_id(step.face).map(str::to_owned), from: zone(step.from), to: zone(step.to), count: step.count }
}
