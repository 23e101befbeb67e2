//! One running game of any kind, spoken to in JSON forms and phrases.
//!
//! Clients that must not know which game they carry (terminal, server) use these two traits;
//! code that needs speed or types (bots, mass simulation) uses `dispatch!` instead.

use crate::beats::{Beat, Seen, seen_and_beats};
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use koloda_kernel::option::{Kind, Place, Several};
use koloda_kernel::panel::Panel;
use koloda_kernel::phrase::{Name, Phrase};
use koloda_kernel::record::{Record, ReplayError};
use koloda_kernel::rules::{CardSheet, Log, Outcome, Refusal, Rules, Setting, Setup, Viewer};
use koloda_kernel::scenario::{self, Failure, Say, Scenario};
use koloda_kernel::score::Ranked;
use koloda_kernel::table::{PickError, Table, UndoCost};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

/// What a seat is asked.
#[derive(Clone, Debug)]
pub struct Decision {
    pub seat: Seat,
    pub prompt: Phrase,
    /// The card that causes the question.
    pub cause: Option<String>,
    /// How many things are chosen one after the other, where that is more than one.
    pub several: Option<Several>,
    pub options: Vec<OptionView>,
}

#[derive(Clone, Debug)]
pub struct OptionView {
    /// The stable JSON form.
    pub form: Value,
    pub label: Phrase,
    pub kind: Kind,
    /// Where it lies on the table.
    pub at: Vec<Place>,
    /// Who has to agree, where that is not the seat to move.
    pub owner: Seat,
}

/// A line of the log; consequences belong under the cause before them.
#[derive(Clone, Debug)]
pub struct Line {
    pub text: Phrase,
    pub cause: bool,
    /// Somebody's turn begins.
    pub turn: bool,
}

/// A game that can be started, whichever it is.
pub trait Game: Send + Sync + Debug {
    fn id(&self) -> &'static str;
    fn name(&self) -> Name;
    /// Tables and records of another version cannot be played on.
    fn rules_version(&self) -> u32;
    /// Names the card data by what decides play.
    fn catalogue_digest(&self) -> String;
    fn boxes(&self) -> Vec<String>;
    fn seats(&self) -> (u8, u8);
    fn variants(&self) -> Vec<String>;
    fn settings(&self) -> Vec<Setting>;
    fn cards(&self) -> Vec<CardSheet>;
    fn start(&self, setup: Setup, seed: Seed) -> Result<Box<dyn Match>, Vec<Phrase>>;
    /// Replays the first `upto` picks of a record, comparing its hashes.
    fn resume(&self, record: &Record, upto: usize) -> Result<Box<dyn Match>, ReplayError>;
    fn scenario(&self, scenario: &Scenario, say: Say<'_>) -> Result<Value, Failure>;
    /// Whether a scenario could begin with a position.
    fn reads_position(&self, position: &Value) -> Result<(), Vec<String>>;
}

/// A running game, whichever it is.
pub trait Match: Send + Debug {
    fn decision(&self) -> Option<Decision>;
    fn outcome(&self) -> Option<Outcome>;
    /// Who is before whom by their scores now; empty in a game that keeps none.
    fn ranks(&self) -> Vec<Ranked>;
    fn pick(&mut self, number: usize) -> Result<(), PickError>;
    /// The number of the option that a JSON pattern names.
    fn find(&self, seat: Seat, wish: &Value) -> Result<usize, PickError>;
    fn explain(&self, seat: Seat, wish: &Value) -> Result<(), Refusal>;
    fn panels(&self, viewer: Viewer) -> Vec<Panel>;
    /// The log from event number `from`, as the viewer may read it.
    fn lines(&self, from: usize, viewer: Viewer) -> Vec<Line>;
    /// The table as JSON, with what the viewer may know; as text, because it only travels on.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// What the viewer sees now, and how it came about since the table was last watched; `then` is what they saw there, if it is known.
    fn seen_and_beats(&self, viewer: Viewer, then: Option<&Seen>) -> (Seen, Vec<Beat>);
    /// Keeps from now on what is needed to tell of the beats to come, and forgets those before.
    fn watch(&mut self);
    /// What option `number` is sure to lead to, as far as the viewer can tell beforehand.
    fn preview(&self, number: usize, viewer: Viewer) -> Vec<Line>;
    fn picks(&self) -> usize;
    /// How many events the log holds.
    fn events(&self) -> usize;
    /// The pick that led to an event; none led to what the set-up did.
    fn pick_behind(&self, event: usize) -> Option<usize>;
    /// The seat whose only option led to an event; none if somebody chose.
    fn forced(&self, event: usize) -> Option<Seat>;
    fn record(&self) -> Record;
    fn position(&self) -> Value;
    fn undo_cost(&self, to: usize) -> Option<UndoCost>;
    fn undo(&mut self, to: usize);
    /// Who made pick number `pick` (counted from 0).
    fn picked_by(&self, pick: usize) -> Option<Seat>;
    /// The `Table<R>` inside, for those who know which game it is.
    fn as_any(&self) -> &dyn Any;
}

/// Any rules as a game that speaks JSON.
pub fn game_of<R: Rules + Debug>(rules: Arc<R>) -> Box<dyn Game> {
    Box::new(AnyGame(rules))
}

#[derive(Debug)]
struct AnyGame<R>(Arc<R>);

impl<R: Rules + Debug> Game for AnyGame<R> {
    fn id(&self) -> &'static str {
        self.0.id()
    }

    fn name(&self) -> Name {
        self.0.name()
    }

    fn rules_version(&self) -> u32 {
        self.0.rules_version()
    }

    fn catalogue_digest(&self) -> String {
        self.0.catalogue_digest()
    }

    fn boxes(&self) -> Vec<String> {
        self.0.boxes()
    }

    fn seats(&self) -> (u8, u8) {
        self.0.seats()
    }

    fn variants(&self) -> Vec<String> {
        self.0.variants()
    }

    fn settings(&self) -> Vec<Setting> {
        self.0.settings()
    }

    fn cards(&self) -> Vec<CardSheet> {
        self.0.cards()
    }

    fn start(&self, setup: Setup, seed: Seed) -> Result<Box<dyn Match>, Vec<Phrase>> {
        Ok(Box::new(Table::start(self.0.clone(), setup, seed)?))
    }

    fn resume(&self, record: &Record, upto: usize) -> Result<Box<dyn Match>, ReplayError> {
        Ok(Box::new(Table::resume(self.0.clone(), record, upto)?))
    }

    fn scenario(&self, scenario: &Scenario, say: Say<'_>) -> Result<Value, Failure> {
        scenario::run(&*self.0, scenario, say)
    }

    fn reads_position(&self, position: &Value) -> Result<(), Vec<String>> {
        self.0.read_position(position).map(drop)
    }
}

fn line<R: Rules>(rules: &R, event: &R::Event, viewer: Viewer) -> Line {
    Line { text: rules.event_phrase(event, viewer), cause: rules.is_cause(event), turn: rules.begins_turn(event) }
}

impl<R: Rules> Match for Table<R> {
    fn decision(&self) -> Option<Decision> {
        let seat = self.to_move()?;
        let (rules, state) = (self.rules(), self.state());
        let view = |&pick: &R::Pick| OptionView {
            form: rules.pick_form(state, pick),
            label: rules.pick_phrase(state, pick),
            kind: rules.pick_kind(pick),
            at: rules.pick_places(state, pick),
            owner: rules.owner(state, pick),
        };
        let options = self.options().iter().map(view).collect();
        Some(Decision { seat, prompt: rules.prompt(state), cause: rules.cause(state), several: rules.several(state), options })
    }

    fn outcome(&self) -> Option<Outcome> {
        Table::outcome(self)
    }

    fn ranks(&self) -> Vec<Ranked> {
        Table::ranks(self)
    }

    fn pick(&mut self, number: usize) -> Result<(), PickError> {
        Table::pick(self, number)
    }

    fn find(&self, seat: Seat, wish: &Value) -> Result<usize, PickError> {
        Table::find(self, seat, wish)
    }

    fn explain(&self, seat: Seat, wish: &Value) -> Result<(), Refusal> {
        self.rules().explain(self.state(), seat, wish)
    }

    fn panels(&self, viewer: Viewer) -> Vec<Panel> {
        self.rules().panels(&self.rules().redact(self.state(), viewer), viewer)
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        let seen = self.rules().redact(self.state(), viewer);
        to_raw_value(&self.rules().shown(&seen)).expect("views are plain data")
    }

    fn seen_and_beats(&self, viewer: Viewer, then: Option<&Seen>) -> (Seen, Vec<Beat>) {
        seen_and_beats(self, viewer, then)
    }

    fn watch(&mut self) {
        Table::watch(self, true);
    }

    fn preview(&self, number: usize, viewer: Viewer) -> Vec<Line> {
        let (rules, seen) = (self.rules(), self.rules().redact(self.state(), viewer));
        // What happens alike in several worlds the viewer cannot tell apart is sure.
        let world = |number| rules.determinise(&seen, viewer, Seed::numbered(number, self.picks() as u64));
        let events = |mut state: R::State| {
            let (mut log, mut options) = (Log::on(), Vec::new());
            rules.options(&state, &mut options);
            if let Some(&pick) = options.get(number) {
                rules.apply_unchecked(&mut state, pick, &mut log);
            }
            log.events.iter().map(|event| line(rules, event, viewer)).collect::<Vec<_>>()
        };
        let mut sure = events(world(1));
        for other in 2..=4 {
            let alike = sure.iter().zip(&events(world(other))).take_while(|(a, b)| a.text == b.text).count();
            sure.truncate(alike);
        }
        sure
    }

    fn lines(&self, from: usize, viewer: Viewer) -> Vec<Line> {
        self.events().iter().skip(from).map(|event| line(self.rules(), event, viewer)).collect()
    }

    fn picks(&self) -> usize {
        Table::picks(self)
    }

    fn events(&self) -> usize {
        Table::events(self).len()
    }

    fn pick_behind(&self, event: usize) -> Option<usize> {
        Table::pick_behind(self, event)
    }

    fn forced(&self, event: usize) -> Option<Seat> {
        Table::forced(self, event)
    }

    fn record(&self) -> Record {
        Table::record(self)
    }

    fn position(&self) -> Value {
        self.rules().write_position(self.state())
    }

    fn undo_cost(&self, to: usize) -> Option<UndoCost> {
        Table::undo_cost(self, to)
    }

    fn undo(&mut self, to: usize) {
        Table::undo(self, to);
    }

    fn picked_by(&self, pick: usize) -> Option<Seat> {
        Table::picked_by(self, pick)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
