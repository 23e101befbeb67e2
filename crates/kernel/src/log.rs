//! The log: what happened, in order; where somebody watches, also the states in between.
//!
//! An event is pushed when the state shows what it tells. Between two acts a watched log keeps the state
//! before the first event and after each one, so that the way from one question to the next can be
//! shown step by step; whoever has shown it forgets it.

use crate::ids::Seat;
use std::collections::VecDeque;
use std::fmt::Debug;
use std::ops::Range;

/// The most steps that are kept: a longer way is shown from there on. Bounds what a table holds while bots play.
pub const MOST_STEPS: usize = 120;

/// Something that happens in a game.
pub trait LogEvent: Clone + Debug {
    /// What it happens to.
    type State: Clone + Debug;
}

/// What happened, in order. Switched off where nobody reads it, so that mass play costs nothing.
#[derive(Clone, Debug)]
pub struct Log<E: LogEvent> {
    on: bool,
    watched: bool,
    pub events: Vec<E>,
    /// Before the first event that is still to be shown, and after each since.
    states: VecDeque<E::State>,
    /// Which events came from picks that were the only ones possible, and whose these were.
    forced: Vec<(Seat, Range<usize>)>,
}

impl<E: LogEvent> Log<E> {
    pub fn on() -> Log<E> {
        Log { on: true, ..Log::off() }
    }

    pub fn off() -> Log<E> {
        Log { on: false, watched: false, events: Vec::new(), states: VecDeque::new(), forced: Vec::new() }
    }

    /// Whether anybody reads it.
    #[inline]
    pub fn is_on(&self) -> bool {
        self.on
    }

    /// Notes an event in a state that shows it already. Takes a closure so that a silent log does not even build the event.
    #[inline]
    pub fn push(&mut self, state: &E::State, event: impl FnOnce() -> E) {
        if self.on {
            self.events.push(event());
            if self.watched {
                self.keep(state);
            }
        }
    }

    /// Keeps the states between events from now on, or no more.
    pub fn watch(&mut self, watched: bool) {
        self.watched = watched;
        self.forget();
    }

    /// The states that were kept have been shown; their room is given back.
    pub fn forget(&mut self) {
        self.states = VecDeque::new();
    }

    /// Somebody acts on this state: what became of it after the last event belongs to that event.
    pub fn begin(&mut self, state: &E::State) {
        // What changed before any event is part of the first one to come.
        let shown = self.states.len() == 1;
        if self.watched && !shown {
            self.states.pop_back();
            self.keep(state);
        }
    }

    /// The states between the last events, the one before the first of them included, and that event's number.
    /// What the last one led to is the present state.
    pub fn steps(&self) -> (usize, impl DoubleEndedIterator<Item = &E::State>) {
        let steps = self.states.len().saturating_sub(1);
        (self.events.len() - steps, self.states.iter().take(steps))
    }

    /// Forgets all but the first events.
    pub fn truncate(&mut self, events: usize) {
        let gone = self.events.len().saturating_sub(events);
        self.events.truncate(events);
        self.states.truncate(self.states.len().saturating_sub(gone));
        self.forced.retain(|(_, forced)| forced.end <= events);
    }

    /// The seat whose only option led to an event; none if somebody chose.
    pub fn forced(&self, event: usize) -> Option<Seat> {
        let begun = self.forced.partition_point(|(_, events)| events.start <= event);
        let (seat, events) = self.forced[..begun].last()?;
        events.contains(&event).then_some(*seat)
    }

    /// Everything since event `from` came from a pick that was the only one.
    pub(crate) fn note_forced(&mut self, seat: Seat, from: usize) {
        if self.events.len() > from {
            self.forced.push((seat, from..self.events.len()));
        }
    }

    fn keep(&mut self, state: &E::State) {
        if self.states.len() > MOST_STEPS {
            self.states.pop_front();
        }
        self.states.push_back(state.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Something happened; afterwards the state is this number.
    #[derive(Clone, Debug, PartialEq)]
    struct Became(u32);

    impl LogEvent for Became {
        type State = u32;
    }

    fn watched() -> Log<Became> {
        let mut log = Log::on();
        log.watch(true);
        log
    }

    fn happen(log: &mut Log<Became>, states: Range<u32>) {
        states.for_each(|state| log.push(&state, || Became(state)));
    }

    fn steps(log: &Log<Became>) -> (usize, Vec<u32>) {
        let (from, states) = log.steps();
        (from, states.copied().collect())
    }

    #[test]
    fn between_two_events_lies_the_state_after_the_first() {
        let mut log = watched();
        log.begin(&10);
        happen(&mut log, 11..14);
        assert_eq!(steps(&log), (0, vec![10, 11, 12]));
        // The state went on silently before the next act.
        log.begin(&20);
        happen(&mut log, 21..22);
        assert_eq!(steps(&log), (0, vec![10, 11, 12, 20]));
    }

    #[test]
    fn what_happens_without_an_event_comes_with_the_next_one() {
        let mut log = watched();
        log.begin(&1);
        log.begin(&2);
        happen(&mut log, 3..4);
        assert_eq!(steps(&log), (0, vec![1]));
    }

    #[test]
    fn what_was_shown_is_forgotten() {
        let mut log = watched();
        log.begin(&0);
        happen(&mut log, 1..3);
        log.forget();
        assert_eq!(steps(&log), (2, vec![]));
        log.begin(&7);
        happen(&mut log, 8..9);
        assert_eq!(steps(&log), (2, vec![7]));
    }

    #[test]
    fn events_that_are_taken_back_take_their_states_along() {
        let mut log = watched();
        log.begin(&0);
        happen(&mut log, 1..6);
        log.truncate(2);
        assert_eq!(steps(&log), (0, vec![0, 1]));
        log.truncate(0);
        assert_eq!(steps(&log), (0, vec![]));
    }

    #[test]
    fn a_long_way_keeps_its_end() {
        let mut log = watched();
        log.begin(&0);
        happen(&mut log, 1..1000);
        let (from, states) = steps(&log);
        assert_eq!((from, states.len()), (999 - MOST_STEPS, MOST_STEPS));
        assert_eq!((states[0], states[MOST_STEPS - 1]), (from as u32, 998));
    }

    #[test]
    fn nobody_watching_costs_nothing() {
        let mut log = Log::on();
        log.begin(&0);
        happen(&mut log, 1..6);
        assert_eq!((log.events.len(), steps(&log)), (5, (5, vec![])));
    }
}
