//! Race: a tiny whole game, for the tests of whatever plays games.
//!
//! Everybody holds three cards worth one to three points and plays one in turn; who reaches the
//! goal first wins, and if nobody does in time nobody wins. It has hidden hands, a shuffled
//! deck, questions with one answer and refusals, so that clients meet all they meet in a real game.

mod heuristic;
mod shown;
mod state;

use koloda_kernel::chance::{Chance, Seed};
use koloda_kernel::ids::Seat;
use koloda_kernel::option::{Kind, Place, Several};
use koloda_kernel::panel::Panel;
use koloda_kernel::phrase::{Name, Phrase};
use koloda_kernel::rules::{CardSheet, Log, PhaseMark, Refusal, Rules, Setup, Standing, Viewer};
use koloda_kernel::score::Score;
use koloda_kernel::settings::{Declare, Key, Reader, Setting};
use serde::Serialize;
use serde_json::Value;
pub use state::{Event, Pick, State};

/// The points that win.
const GOAL: Key<u8> = Key::new("goal");

pub const CARDS: [&str; 3] = ["pawn", "knight", "rook"];

/// The rules of the race. With `breaks_at`, a defect to be caught: it panics at that many points.
#[derive(Clone, Copy, Debug, Default)]
pub struct Race {
    pub breaks_at: Option<u8>,
}

impl Rules for Race {
    type State = State;
    type Pick = Pick;
    type Event = Event;

    fn id(&self) -> &'static str {
        "race"
    }

    fn name(&self) -> Name {
        name("Гонка", "Race")
    }

    fn rules_version(&self) -> u32 {
        1
    }

    fn catalogue_digest(&self) -> String {
        "race".to_owned()
    }

    fn boxes(&self) -> Vec<String> {
        vec!["base".to_owned()]
    }

    fn seats(&self) -> (u8, u8) {
        (1, 4)
    }

    fn variants(&self) -> Vec<String> {
        vec!["short".to_owned()]
    }

    fn settings(&self) -> Vec<Setting> {
        vec![Declare("race").numbers(GOAL, &[5, 10, 20]).by_default(10)]
    }

    fn cards(&self) -> Vec<CardSheet> {
        CARDS.iter().zip(1..).map(|(id, points)| shown::sheet(id, points)).collect()
    }

    fn start(&self, setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Result<State, Vec<Phrase>> {
        let settings = self.settings();
        let mut asked = Reader::new(&settings, self.seats(), setup);
        let goal = asked.choice(GOAL);
        assert_ne!(self.breaks_at, Some(0), "planted defect");
        if !asked.faults.is_empty() {
            return Err(asked.faults);
        }
        let state = State::new(setup.seats, goal, Chance::new(seed));
        log.push(&state, || Event::Begun);
        Ok(state)
    }

    fn seats_at(&self, state: &State) -> u8 {
        state.seats
    }

    fn standing(&self, state: &State) -> Standing {
        state.standing()
    }

    fn options(&self, state: &State, options: &mut Vec<Pick>) {
        state.options(options);
    }

    fn apply_unchecked(&self, state: &mut State, pick: Pick, log: &mut Log<Event>) {
        state.resolve(pick, log);
        assert!(self.breaks_at.is_none_or(|points| state.most_points() < points), "the planted defect");
    }

    fn owner(&self, state: &State, _: Pick) -> Seat {
        state.turn
    }

    /// Every pick is a turn of its own.
    fn phase(&self, state: &State) -> Option<PhaseMark> {
        Some(PhaseMark { turn: state.turns.into(), phase: 0 })
    }

    fn options_are_secret(&self, _: &State) -> bool {
        true
    }

    fn prompt(&self, _: &State) -> Phrase {
        Phrase::new("race-prompt")
    }

    fn several(&self, _: &State) -> Option<Several> {
        None
    }

    fn cause(&self, _: &State) -> Option<String> {
        None
    }

    fn panels(&self, state: &State, viewer: Viewer) -> Vec<Panel> {
        shown::panels(state, viewer)
    }

    fn verbs(&self) -> Vec<(&'static str, &'static [&'static str])> {
        vec![("play", &["card"]), ("pass", &[])]
    }

    fn may_be(&self, _: &str, value: &Value) -> bool {
        value.as_str().is_some_and(|id| CARDS.contains(&id))
    }

    fn pick_form(&self, _: &State, pick: Pick) -> Value {
        shown::form(pick)
    }

    fn pick_phrase(&self, _: &State, pick: Pick) -> Phrase {
        shown::phrase(pick)
    }

    fn pick_kind(&self, pick: Pick) -> Kind {
        if matches!(pick, Pick::Pass) { Kind::End } else { Kind::Card }
    }

    fn pick_places(&self, state: &State, pick: Pick) -> Vec<Place> {
        shown::places(state, pick)
    }

    fn event_phrase(&self, event: &Event, _: Viewer) -> Phrase {
        shown::event(event)
    }

    fn is_cause(&self, event: &Event) -> bool {
        !matches!(event, Event::Drew { .. })
    }

    fn begins_turn(&self, _: &Event) -> bool {
        false
    }

    fn explain(&self, state: &State, seat: Seat, wish: &Value) -> Result<(), Refusal> {
        shown::explain(state, seat, wish)
    }

    fn redact(&self, state: &State, viewer: Viewer) -> State {
        state.redact(viewer)
    }

    fn determinise(&self, redacted: &State, _: Viewer, seed: Seed) -> State {
        redacted.determinise(seed)
    }

    fn revealed(&self, state: &State) -> u64 {
        u64::from(state.drawn)
    }

    fn score(&self, state: &State, seat: Seat) -> Option<Score> {
        Some(Score::of(state.points[seat.index()].into()))
    }

    fn read_position(&self, position: &Value) -> Result<State, Vec<String>> {
        shown::read(position)
    }

    fn position<'a>(&'a self, state: &'a State) -> impl Serialize {
        shown::write(state)
    }

    fn meaning(&self, state: &State) -> Value {
        state.meaning()
    }

    fn check(&self, state: &State) -> Result<(), String> {
        state.check()
    }
}

pub(crate) fn name(ru: &str, en: &str) -> Name {
    Name::new(ru, en)
}
