//! Any rules, begun at a given state, and with one planted leak if a test asks for it.
//!
//! A leak has access to the whole state, like a careless rules crate. It tells a number made from
//! everything that is hidden, or does something else whenever that number is odd; leaks about a hand
//! depend only on what its own seat knows, so that nobody but the others can find them.

use koloda_kernel::chance::Seed;
use koloda_kernel::hash::state_hash;
use koloda_kernel::ids::{Face, Seat};
use koloda_kernel::motion::Lying;
use koloda_kernel::option::{Kind, Place, Several};
use koloda_kernel::panel::Panel;
use koloda_kernel::phrase::{Name, Phrase};
use koloda_kernel::rules::{CardSheet, Log, PhaseMark, Refusal, Rules, Setting, Setup, Status, Viewer};
use serde::Serialize;
use serde_json::Value;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leak {
    /// The view is not redacted.
    View,
    /// The question names something hidden.
    Prompt,
    Cause,
    Form,
    Label,
    /// An option lies where something hidden is.
    Place,
    /// Only the length of a label tells.
    Length,
    Owner,
    /// Only the order of the options tells.
    Order,
    /// Only the number of lines tells.
    LineCount,
    LineText,
    LineKind,
    WhyNot,
    /// The preview plays the real table.
    Preview,
    UndoPrice,
    /// Whatever came to light is free to take back.
    FreeUndo,
    /// Somebody else is asked only if their hand is of a certain kind.
    AskedOnlyIfHolding,
    /// A choice from a hand is sometimes the only one and resolves itself.
    ForcedPick,
    /// Whoever waits reads something about the hand of whoever decides.
    WaitingPrompt,
    /// The same, told only by how long the message is.
    WaitingLength,
    /// A line about somebody's hand is sometimes left out.
    LineMissing,
    /// What lies between two events is not redacted.
    Between,
    /// Only which cards move tells.
    Motion,
}

impl Leak {
    pub const ALL: [Leak; 23] = [
        Leak::View,
        Leak::Prompt,
        Leak::Cause,
        Leak::Form,
        Leak::Label,
        Leak::Place,
        Leak::Length,
        Leak::Owner,
        Leak::Order,
        Leak::LineCount,
        Leak::LineText,
        Leak::LineKind,
        Leak::WhyNot,
        Leak::Preview,
        Leak::UndoPrice,
        Leak::FreeUndo,
        Leak::AskedOnlyIfHolding,
        Leak::ForcedPick,
        Leak::WaitingPrompt,
        Leak::WaitingLength,
        Leak::LineMissing,
        Leak::Between,
        Leak::Motion,
    ];
}

pub struct Leaky<R: Rules> {
    inner: Arc<R>,
    begun: R::State,
    leak: Option<Leak>,
    /// What the last resolved state hid.
    told: AtomicU64,
    /// The state that was last shown to somebody.
    real: Mutex<Option<R::State>>,
    /// The state that the last pick led to.
    reached: Mutex<Option<R::State>>,
}

impl<R: Rules> fmt::Debug for Leaky<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Leaky({:?})", self.leak)
    }
}

impl<R: Rules> Leaky<R> {
    pub fn new(inner: Arc<R>, begun: R::State, leak: Option<Leak>) -> Leaky<R> {
        Leaky { inner, begun, leak, told: AtomicU64::new(0), real: Mutex::new(None), reached: Mutex::new(None) }
    }

    fn leaks(&self, leak: Leak) -> bool {
        self.leak == Some(leak)
    }

    fn secret(&self, state: &R::State) -> u64 {
        state_hash(&*self.inner, state).0
    }

    /// A number made from what one seat knows and others do not; from everything, where all know the same.
    fn held(&self, state: &R::State, seat: Seat) -> u64 {
        let (own, public) = (self.inner.redact(state, Viewer::Seat(seat)), self.inner.redact(state, Viewer::Spectator));
        self.secret(if own == public { state } else { &own })
    }

    /// The same of whoever decides.
    fn held_by_decider(&self, state: &R::State) -> u64 {
        match self.inner.status(state) {
            Status::Deciding(seat) => self.held(state, seat),
            Status::Over(_) => 0,
        }
    }

    /// Whether a state is neither the first one nor where a pick has led to.
    fn is_between(&self, state: &R::State) -> bool {
        let reached = self.reached.lock().expect("one thread");
        *state != self.begun && reached.as_ref().is_some_and(|reached| reached != state)
    }

    /// Answers for whoever else is asked now, if their hand is of the wrong kind.
    fn answer_for_another(&self, state: &mut R::State, mover: Status, log: &mut Log<R::Event>) {
        let Status::Deciding(asked) = self.inner.status(state) else { return };
        let mut options = Vec::new();
        self.inner.options(state, &mut options);
        if mover != Status::Deciding(asked)
            && self.held(state, asked) % 2 == 1
            && let Some(&last) = options.last()
        {
            self.inner.apply_unchecked(state, last, log);
        }
    }
}

impl<R: Rules> Rules for Leaky<R> {
    type State = R::State;
    type Pick = R::Pick;
    type Event = R::Event;

    fn id(&self) -> &'static str {
        self.inner.id()
    }

    fn name(&self) -> Name {
        self.inner.name()
    }

    fn rules_version(&self) -> u32 {
        self.inner.rules_version()
    }

    fn catalogue_digest(&self) -> String {
        self.inner.catalogue_digest()
    }

    fn boxes(&self) -> Vec<String> {
        self.inner.boxes()
    }

    fn seats(&self) -> (u8, u8) {
        self.inner.seats()
    }

    fn variants(&self) -> Vec<String> {
        self.inner.variants()
    }

    fn settings(&self) -> Vec<Setting> {
        self.inner.settings()
    }

    fn cards(&self) -> Vec<CardSheet> {
        self.inner.cards()
    }

    fn start(&self, _: &Setup, _: Seed, _: &mut Log<R::Event>) -> Result<R::State, Vec<Phrase>> {
        Ok(self.begun.clone())
    }

    fn seats_at(&self, state: &R::State) -> u8 {
        self.inner.seats_at(state)
    }

    fn status(&self, state: &R::State) -> Status {
        self.inner.status(state)
    }

    fn options(&self, state: &R::State, options: &mut Vec<R::Pick>) {
        self.inner.options(state, options);
        if self.leaks(Leak::Order) && self.secret(state) % 2 == 1 {
            options.reverse();
        }
        if self.leaks(Leak::ForcedPick) && self.held_by_decider(state) % 2 == 1 {
            options.truncate(1);
        }
    }

    fn apply_unchecked(&self, state: &mut R::State, pick: R::Pick, log: &mut Log<R::Event>) {
        let secret = self.secret(state);
        self.told.store(secret, Ordering::Relaxed);
        let (mover, held) = (self.inner.status(state), self.held_by_decider(state));
        self.inner.apply_unchecked(state, pick, log);
        if self.leaks(Leak::AskedOnlyIfHolding) {
            self.answer_for_another(state, mover, log);
        }
        if self.leaks(Leak::LineMissing) && held % 2 == 1 {
            log.truncate(log.events.len().saturating_sub(1));
        }
        let twice = self.leaks(Leak::LineCount) || self.leaks(Leak::Preview);
        if twice
            && secret % 2 == 1
            && let Some(last) = log.events.last().cloned()
        {
            log.push(state, || last);
        }
        *self.reached.lock().expect("one thread") = Some(state.clone());
    }

    fn owner(&self, state: &R::State, pick: R::Pick) -> Seat {
        match self.leaks(Leak::Owner) && self.secret(state) % 2 == 1 {
            true => Seat(1),
            false => self.inner.owner(state, pick),
        }
    }

    fn phase(&self, state: &R::State) -> Option<PhaseMark> {
        self.inner.phase(state)
    }

    fn options_are_secret(&self, state: &R::State) -> bool {
        self.inner.options_are_secret(state)
    }

    fn moves_on(&self, state: &R::State, pick: R::Pick) -> Option<bool> {
        self.inner.moves_on(state, pick)
    }

    fn prompt(&self, state: &R::State) -> Phrase {
        match self.leak {
            Some(Leak::Prompt) => Phrase::new(format!("leak-{}", self.secret(state))),
            Some(Leak::WaitingPrompt) => Phrase::new(format!("leak-{}", self.held_by_decider(state) % 10)),
            Some(Leak::WaitingLength) => Phrase::new("x".repeat(1 + self.held_by_decider(state) as usize % 16)),
            _ => self.inner.prompt(state),
        }
    }

    fn several(&self, state: &R::State) -> Option<Several> {
        self.inner.several(state)
    }

    fn cause(&self, state: &R::State) -> Option<String> {
        match self.leaks(Leak::Cause) {
            true => Some(format!("card-{}", self.secret(state))),
            false => self.inner.cause(state),
        }
    }

    fn lying(&self, state: &R::State) -> Lying {
        let silent = self.leaks(Leak::Motion) && self.told.load(Ordering::Relaxed) % 2 == 1;
        if silent { Lying::default() } else { self.inner.lying(state) }
    }

    fn card_id(&self, face: Face) -> Option<&str> {
        self.inner.card_id(face)
    }

    fn panels(&self, state: &R::State, viewer: Viewer) -> Vec<Panel> {
        self.inner.panels(state, viewer)
    }

    fn verbs(&self) -> Vec<(&'static str, &'static [&'static str])> {
        self.inner.verbs()
    }

    fn may_be(&self, field: &str, value: &Value) -> bool {
        self.inner.may_be(field, value)
    }

    fn pick_form(&self, state: &R::State, pick: R::Pick) -> Value {
        let mut form = self.inner.pick_form(state, pick);
        if self.leaks(Leak::Form) {
            form["next"] = self.secret(state).into();
        }
        form
    }

    fn pick_phrase(&self, state: &R::State, pick: R::Pick) -> Phrase {
        match self.leak {
            Some(Leak::Label) => Phrase::new(format!("leak-{}", self.secret(state))),
            Some(Leak::Length) => Phrase::new("x".repeat(1 + self.secret(state) as usize % 16)),
            _ => self.inner.pick_phrase(state, pick),
        }
    }

    fn pick_kind(&self, pick: R::Pick) -> Kind {
        self.inner.pick_kind(pick)
    }

    fn pick_places(&self, state: &R::State, pick: R::Pick) -> Vec<Place> {
        match self.leaks(Leak::Place) {
            true => vec![Place::new("deck").number(self.secret(state) as u8 % 200)],
            false => self.inner.pick_places(state, pick),
        }
    }

    fn event_phrase(&self, event: &R::Event, viewer: Viewer) -> Phrase {
        match self.leaks(Leak::LineText) {
            true => Phrase::new(format!("leak-{}", self.told.load(Ordering::Relaxed))),
            false => self.inner.event_phrase(event, viewer),
        }
    }

    fn is_cause(&self, event: &R::Event) -> bool {
        let lie = self.leaks(Leak::LineKind) && self.told.load(Ordering::Relaxed) % 2 == 1;
        self.inner.is_cause(event) ^ lie
    }

    fn begins_turn(&self, event: &R::Event) -> bool {
        self.inner.begins_turn(event)
    }

    fn explain(&self, state: &R::State, seat: Seat, wish: &Value) -> Result<(), Refusal> {
        let told = Refusal { kind: "leak", phrase: Phrase::new(format!("leak-{}", self.secret(state))) };
        if self.leaks(Leak::WhyNot) { Err(told) } else { self.inner.explain(state, seat, wish) }
    }

    fn redact(&self, state: &R::State, viewer: Viewer) -> R::State {
        *self.real.lock().expect("one thread") = Some(state.clone());
        let leaks = self.leaks(Leak::View) || self.leaks(Leak::Between) && self.is_between(state);
        if leaks { state.clone() } else { self.inner.redact(state, viewer) }
    }

    fn determinise(&self, redacted: &R::State, viewer: Viewer, seed: Seed) -> R::State {
        let real = self.real.lock().expect("one thread").clone().filter(|_| self.leaks(Leak::Preview));
        real.unwrap_or_else(|| self.inner.determinise(redacted, viewer, seed))
    }

    fn revealed(&self, state: &R::State) -> u64 {
        match self.leak {
            Some(Leak::UndoPrice) => self.inner.revealed(state) + self.secret(state) % 2,
            Some(Leak::FreeUndo) => 0,
            _ => self.inner.revealed(state),
        }
    }

    fn read_position(&self, position: &Value) -> Result<R::State, Vec<String>> {
        self.inner.read_position(position)
    }

    fn position<'a>(&'a self, state: &'a R::State) -> impl Serialize {
        self.inner.position(state)
    }

    fn shown<'a>(&'a self, state: &'a R::State) -> impl Serialize {
        self.inner.shown(state)
    }

    fn meaning(&self, state: &R::State) -> Value {
        self.inner.meaning(state)
    }

    fn check(&self, state: &R::State) -> Result<(), String> {
        self.inner.check(state)
    }
}
