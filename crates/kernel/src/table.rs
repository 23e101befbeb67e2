//! A table: one running game with its record, its log and undo.
//!
//! Undo is a fold of a shorter record, started from the nearest snapshot, so it is exact by
//! construction. Its price is known beforehand: free, reveals, or final.

use crate::chance::Seed;
use crate::hash::{StateHash, state_hash};
use crate::ids::Seat;
use crate::phrase::{Phrase, named};
use crate::record::{HASH_EVERY, Record, ReplayError};
use crate::rules::{Log, Outcome, Refusal, Rules, Setup, Status, resolve_forced};
use crate::score::{Ranked, ranking};
use serde_json::Value;
use std::sync::Arc;

const SNAPSHOT_EVERY: usize = 16;

/// What taking back the last picks costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum UndoCost {
    /// Nothing hidden came to light, chance was not consulted, nobody else was asked or has picked.
    Free,
    /// Something hidden was turned up or shuffled since.
    Reveals,
    /// Another seat was asked or has picked since, or the game is over. That the question was
    /// there may have told something, answered or not.
    Final,
}

#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum PickError {
    #[error("the game is over")]
    Over,
    #[error("seat {} is to move", .current.0 + 1)]
    NotYourTurn { current: Seat },
    #[error("option {number} does not exist; {offered} are offered")]
    NoSuchOption { number: usize, offered: usize },
    #[error("not offered now: {}", .0.kind)]
    NotOffered(Box<Refusal>),
}

struct Step {
    /// Whose pick it was; not always who was asked.
    by: Seat,
    asked: Seat,
    revealed: u64,
    /// How many events the log held before this pick.
    events: usize,
}

/// A game being played: state, options, log and record, with undo.
///
/// ```
/// use koloda_kernel::{chance::Seed, rules::Setup, table::Table};
/// use std::sync::Arc;
///
/// let setup = Setup { seats: 2, set: Default::default() };
/// let mut table = Table::start(Arc::new(koloda_toy::rules()), setup, Seed([7; 32])).expect("a valid setup");
/// let before = table.state().clone();
/// table.pick(0).expect("an option that is listed");
/// assert!(table.pick(99).is_err());
/// table.undo(0);
/// assert_eq!(*table.state(), before);
/// ```
pub struct Table<R: Rules> {
    rules: Arc<R>,
    record: Record,
    state: R::State,
    options: Vec<R::Pick>,
    log: Log<R::Event>,
    steps: Vec<Step>,
    /// States after 0, 16, 32, … picks.
    snapshots: Vec<R::State>,
}

impl<R: Rules> std::fmt::Debug for Table<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table").field("game", &self.rules.id()).field("picks", &self.record.picks.len()).finish_non_exhaustive()
    }
}

impl<R: Rules> Table<R> {
    pub fn start(rules: Arc<R>, setup: Setup, seed: Seed) -> Result<Table<R>, Vec<Phrase>> {
        let mut log = Log::on();
        let mut state = rules.start(&setup, seed, &mut log)?;
        let mut options = Vec::new();
        resolve_forced(&*rules, &mut state, &mut options, &mut log);
        let record = Record::new(&*rules, setup, seed);
        Ok(Table { snapshots: vec![state.clone()], rules, record, state, options, log, steps: Vec::new() })
    }

    /// Continues a saved game: its picks are played and every hash in it compared.
    pub fn resume(rules: Arc<R>, record: &Record, upto: usize) -> Result<Table<R>, ReplayError> {
        record.fits(&*rules)?;
        let mut table = Table::start(rules, record.setup.clone(), record.seed).map_err(|errors| ReplayError::Setup(named(&errors)))?;
        for (index, &pick) in record.picks.iter().enumerate().take(upto) {
            let at = index + 1;
            table.pick(usize::from(pick)).map_err(|error| match error {
                PickError::NoSuchOption { offered, .. } => ReplayError::NoSuchOption { at, pick, offered },
                PickError::Over | PickError::NotYourTurn { .. } | PickError::NotOffered(_) => ReplayError::AlreadyOver { at },
            })?;
            record.compare(at, || table.hash())?;
        }
        if record.picks.is_empty() {
            record.compare(0, || table.hash())?;
        }
        Ok(table)
    }

    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// For whoever goes on thinking when the table is elsewhere.
    pub fn shared_rules(&self) -> Arc<R> {
        self.rules.clone()
    }

    pub fn state(&self) -> &R::State {
        &self.state
    }

    pub fn options(&self) -> &[R::Pick] {
        &self.options
    }

    pub fn events(&self) -> &[R::Event] {
        &self.log.events
    }

    /// Keeps from now on what the table looks like between events, and forgets what it has kept.
    pub fn watch(&mut self, watched: bool) {
        self.log.watch(watched);
    }

    /// The states between the last events, the one before the first of them included, and that event's number.
    pub fn steps(&self) -> (usize, impl DoubleEndedIterator<Item = &R::State>) {
        self.log.steps()
    }

    pub fn picks(&self) -> usize {
        self.record.picks.len()
    }

    pub fn to_move(&self) -> Option<Seat> {
        match self.rules.status(&self.state) {
            Status::Deciding(seat) => Some(seat),
            Status::Over(_) => None,
        }
    }

    /// Who is before whom by their scores now; empty in a game that keeps none.
    pub fn ranks(&self) -> Vec<Ranked> {
        ranking(self.rules.seats_at(&self.state), |seat| self.rules.score(&self.state, seat))
    }

    pub fn outcome(&self) -> Option<Outcome> {
        match self.rules.status(&self.state) {
            Status::Deciding(_) => None,
            Status::Over(outcome) => Some(outcome),
        }
    }

    /// The record so far, closed with the hash of the present state.
    pub fn record(&self) -> Record {
        Record { end: Some(self.hash()), ..self.record.clone() }
    }

    /// The hash of the present state; the one the record has just noted, where it did.
    fn hash(&self) -> StateHash {
        let picks = self.record.picks.len();
        let noted = self.record.hashes.last().filter(|_| picks > 0 && picks.is_multiple_of(HASH_EVERY));
        noted.copied().unwrap_or_else(|| state_hash(&*self.rules, &self.state))
    }

    /// Takes the option with this number.
    pub fn pick(&mut self, number: usize) -> Result<(), PickError> {
        if self.options.is_empty() {
            return Err(PickError::Over);
        }
        if number >= self.options.len() {
            return Err(PickError::NoSuchOption { number, offered: self.options.len() });
        }
        self.push(number);
        Ok(())
    }

    /// Takes the option that a JSON pattern names: all its fields must be the option's.
    pub fn pick_form(&mut self, seat: Seat, wish: &Value) -> Result<(), PickError> {
        let number = self.find(seat, wish)?;
        self.pick(number)
    }

    /// The option a pattern names, or why there is none.
    pub fn find(&self, seat: Seat, wish: &Value) -> Result<usize, PickError> {
        let current = self.to_move().ok_or(PickError::Over)?;
        // The rules are asked about seats of this table only.
        if seat.0 >= self.rules.seats_at(&self.state) {
            return Err(PickError::NotYourTurn { current });
        }
        let found = self.options.iter().position(|&pick| matches(wish, &self.rules.pick_form(&self.state, pick)));
        match found {
            Some(number) if current == seat || self.rules.owner(&self.state, self.options[number]) == seat => Ok(number),
            Some(_) => Err(PickError::NotYourTurn { current }),
            None => match self.rules.explain(&self.state, seat, wish) {
                Err(refusal) => Err(PickError::NotOffered(Box::new(refusal))),
                Ok(()) => Err(PickError::NotYourTurn { current }),
            },
        }
    }

    /// Who made pick number `pick` (counted from 0).
    pub fn picked_by(&self, pick: usize) -> Option<Seat> {
        self.steps.get(pick).map(|step| step.by)
    }

    /// The pick that led to event number `event`; none led to what the set-up did.
    pub fn pick_behind(&self, event: usize) -> Option<usize> {
        self.steps.partition_point(|step| step.events <= event).checked_sub(1)
    }

    /// The seat whose only option led to event number `event`; none if somebody chose.
    pub fn forced(&self, event: usize) -> Option<Seat> {
        self.log.forced(event)
    }

    /// What it would cost to go back to the point before pick number `to`.
    pub fn undo_cost(&self, to: usize) -> Option<UndoCost> {
        let first = self.steps.get(to)?;
        let now = self.rules.revealed(&self.state);
        let passed = self.passed_on(first, &self.steps[to + 1..]);
        Some(match () {
            () if passed || self.outcome().is_some() => UndoCost::Final,
            () if first.revealed != now => UndoCost::Reveals,
            () => UndoCost::Free,
        })
    }

    /// Whether since a pick somebody else has picked or was asked; who was asked at that pick may be asked again.
    fn passed_on(&self, first: &Step, later: &[Step]) -> bool {
        let mut asked = later.iter().map(|step| step.asked).chain(self.to_move());
        later.iter().any(|step| step.by != first.by) || asked.any(|seat| seat != first.by && seat != first.asked)
    }

    /// Goes back to the point before pick number `to`, whatever that costs.
    pub fn undo(&mut self, to: usize) {
        if to >= self.steps.len() {
            return;
        }
        let snapshot = to / SNAPSHOT_EVERY;
        let replayed: Vec<u16> = self.record.picks[snapshot * SNAPSHOT_EVERY..to].to_vec();
        self.snapshots.truncate(snapshot + 1);
        self.record.truncate(snapshot * SNAPSHOT_EVERY);
        self.log.truncate(self.steps[snapshot * SNAPSHOT_EVERY].events);
        self.steps.truncate(snapshot * SNAPSHOT_EVERY);
        self.state = self.snapshots[snapshot].clone();
        resolve_forced(&*self.rules, &mut self.state, &mut self.options, &mut self.log);
        for pick in replayed {
            self.push(usize::from(pick));
        }
        // Nobody is shown the way back.
        self.log.forget();
    }

    fn push(&mut self, number: usize) {
        let asked = self.to_move().expect("a listed option has somebody to move");
        let pick = self.options[number];
        let (by, revealed) = (self.rules.owner(&self.state, pick), self.rules.revealed(&self.state));
        self.steps.push(Step { by, asked, revealed, events: self.log.events.len() });
        self.log.begin(&self.state);
        self.rules.apply_unchecked(&mut self.state, pick, &mut self.log);
        resolve_forced(&*self.rules, &mut self.state, &mut self.options, &mut self.log);
        self.record.push(&*self.rules, u16::try_from(number).expect("short option lists"), &self.state);
        if self.record.picks.len().is_multiple_of(SNAPSHOT_EVERY) {
            self.snapshots.push(self.state.clone());
        }
    }
}

/// Whether every field of the pattern is in the form, with the same value.
pub fn matches(pattern: &Value, form: &Value) -> bool {
    match (pattern, form) {
        (Value::Object(pattern), Value::Object(form)) => pattern.iter().all(|(key, value)| form.get(key) == Some(value)),
        _ => false,
    }
}
