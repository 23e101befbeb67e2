//! The contract between a game and everything that plays it.
//!
//! A game is a pure value: `start` makes a state, `apply` changes it by one listed pick, and
//! the state always knows who must choose among which options or that the game is over. Server,
//! terminal, bots, records and tests are clients of this trait and contain no rule.

use crate::chance::Seed;
use crate::component::Component;
use crate::ids::{Face, Seat};
pub use crate::log::{Log, LogEvent};
use crate::motion::Lying;
use crate::option::{Kind, Place, Several};
use crate::panel::Panel;
use crate::phrase::{Name, Phrase};
use crate::score::Score;
pub use crate::settings::Setting;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::hash::Hash;
use std::sync::Mutex;

/// What a game is asked to begin with: everything but the seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub seats: u8,
    /// Settings by key; what is not set takes the game's default.
    #[serde(default)]
    pub set: BTreeMap<String, String>,
}

/// What is printed about one component of a game.
#[derive(Clone, Debug)]
pub struct CardSheet {
    pub id: String,
    pub box_id: String,
    pub kind: String,
    pub groups: Vec<String>,
    pub copies: u32,
    pub name: Name,
    pub text: Phrase,
    pub provenance: String,
    /// Numbers and other facts that only this kind of card has.
    pub facts: serde_json::Map<String, Value>,
}

/// Facts by name; what is `null` is left out.
pub type Facts = Vec<(&'static str, Value)>;

/// Facts of a component: its fields under their names, or what follows `=`; what is `null` is left out of a sheet.
#[macro_export]
macro_rules! facts {
    ($of:ident => $($fact:ident $(= $value:expr)?),* $(,)?) => {
        vec![$((stringify!($fact), ::serde_json::json!($crate::facts!(@value $of $fact $($value)?)))),*]
    };
    (@value $of:ident $fact:ident $value:expr) => { $value };
    (@value $of:ident $fact:ident) => { $of.$fact };
}

impl CardSheet {
    /// A single card without facts, of no kind yet.
    pub fn new(entry: &impl Component, box_id: &str, text: Phrase) -> CardSheet {
        CardSheet {
            id: entry.id().to_owned(),
            box_id: box_id.to_owned(),
            kind: String::new(),
            groups: Vec::new(),
            copies: 1,
            name: entry.name().unwrap_or(Name::nobody()).clone(),
            text,
            provenance: entry.source().word(box_id).to_owned(),
            facts: serde_json::Map::new(),
        }
    }

    pub fn of_kind(self, kind: &str, groups: &[&str]) -> CardSheet {
        CardSheet { kind: kind.to_owned(), groups: groups.iter().map(|&group| group.to_owned()).collect(), ..self }
    }

    pub fn copies(self, copies: impl Into<u32>) -> CardSheet {
        CardSheet { copies: copies.into(), ..self }
    }

    pub fn facts(self, facts: Facts) -> CardSheet {
        let facts = facts.into_iter().filter(|(_, value)| !value.is_null());
        CardSheet { facts: facts.map(|(name, value)| (name.to_owned(), value)).collect(), ..self }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// This seat must pick.
    Deciding(Seat),
    Over(Outcome),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// One bit per seat; in JSON a list of seats, counted from 1.
    #[serde(with = "seat_list")]
    pub winners: u8,
    /// Why the game ended: a stable kebab-case word.
    pub reason: Reason,
}

/// A set of seats kept as bits and written as a list; bits are still read, as earlier releases wrote them.
mod seat_list {
    use serde::{Deserialize, Deserializer, Serializer, de};

    #[derive(Deserialize)]
    #[serde(untagged, expecting = "expected a list of seats, counted from 1")]
    enum Written {
        Seats(Vec<u8>),
        Bits(u8),
    }

    pub(crate) fn serialize<S: Serializer>(bits: &u8, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((1..=8_u8).filter(|seat| bits & (1 << (seat - 1)) != 0))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
        let one = |bits: u8, seat: u8| match seat {
            1..=8 => Ok(bits | 1 << (seat - 1)),
            other => Err(de::Error::custom(format!("seat {other}; seats are counted from 1 to 8"))),
        };
        match Written::deserialize(deserializer)? {
            Written::Seats(seats) => seats.into_iter().try_fold(0, one),
            Written::Bits(bits) => Ok(bits),
        }
    }
}

/// A short stable word, cheap to copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reason(pub &'static str);

impl Serialize for Reason {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

impl<'de> Deserialize<'de> for Reason {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Reason::read(&String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

/// Reasons that were read: each word is kept once, however often it comes.
static READ: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
/// More reasons than all games have, and a longer word than any.
const MOST_REASONS: usize = 256;
const LONGEST_REASON: usize = 64;

impl Reason {
    fn read(word: &str) -> Result<Reason, String> {
        let mut read = READ.lock().expect("nobody panics here");
        if let Some(known) = read.get(word) {
            return Ok(Reason(known));
        }
        if read.len() >= MOST_REASONS || word.len() > LONGEST_REASON {
            return Err(format!("`{word}` is no reason why a game ends"));
        }
        let kept: &'static str = Box::leak(word.into());
        read.insert(kept);
        Ok(Reason(kept))
    }
}

impl Outcome {
    pub fn won_by(self, seat: Seat) -> bool {
        self.winners & (1 << seat.0) != 0
    }
}

/// The viewer of a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    Seat(Seat),
    /// Somebody at the table without a seat: sees what is public.
    Spectator,
    /// A viewer of a finished game with its seed: nothing is hidden any more.
    Omniscient,
}

impl Viewer {
    /// The seat that looks.
    pub fn seat(self) -> Option<Seat> {
        if let Viewer::Seat(seat) = self { Some(seat) } else { None }
    }
}

/// One phase of one person's turn; two are equal only if they are the same phase of the same turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PhaseMark {
    pub turn: u16,
    pub phase: u8,
}

/// Why something cannot be done now: a stable kind, and the sentence with its numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    pub kind: &'static str,
    pub phrase: Phrase,
}

/// Why a pick was not applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("this is none of the {options} options")]
    NotListed { options: usize },
}

/// A game's rules: how it starts, what may be picked, what a pick does. The state is a value; nothing else remembers anything.
///
/// ```
/// use koloda_kernel::{chance::Seed, rules::{Log, Rules, Setup, Status, resolve_forced}};
///
/// let (rules, mut log, mut options) = (koloda_toy::rules(), Log::off(), Vec::new());
/// let mut state = rules.start(&Setup { seats: 2, set: Default::default() }, Seed([7; 32]), &mut log).expect("a valid setup");
/// resolve_forced(&rules, &mut state, &mut options, &mut log);
/// while let Status::Deciding(_) = rules.status(&state) {
///     rules.apply(&mut state, options[0], &mut log).expect("a listed option");
///     resolve_forced(&rules, &mut state, &mut options, &mut log);
/// }
/// assert!(options.is_empty());
/// ```
pub trait Rules: Send + Sync + 'static {
    type State: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    type Pick: Copy + Eq + Hash + Debug + Send + Sync;
    type Event: LogEvent<State = Self::State> + Serialize + Send + Sync;

    fn id(&self) -> &'static str;
    fn name(&self) -> Name;
    /// Raised whenever the same setup, seed and picks may lead elsewhere than before.
    fn rules_version(&self) -> u32;
    /// Names the card data in use, so that a record is not replayed with other cards unnoticed.
    fn catalogue_digest(&self) -> String;
    fn boxes(&self) -> Vec<String>;
    fn seats(&self) -> (u8, u8);
    fn variants(&self) -> Vec<String>;
    fn settings(&self) -> Vec<Setting>;
    fn cards(&self) -> Vec<CardSheet>;

    /// Reports every error of the setup, not just the first.
    fn start(&self, setup: &Setup, seed: Seed, log: &mut Log<Self::Event>) -> Result<Self::State, Vec<Phrase>>;
    /// How many people or bots sit at the table.
    fn seats_at(&self, state: &Self::State) -> u8;
    fn status(&self, state: &Self::State) -> Status;
    /// The legal options, in a fixed order: the one source of what is allowed.
    fn options(&self, state: &Self::State, options: &mut Vec<Self::Pick>);
    /// Takes one option and goes on to the next question; any other pick is refused and changes nothing.
    fn apply(&self, state: &mut Self::State, pick: Self::Pick, log: &mut Log<Self::Event>) -> Result<(), Illegal> {
        if let Status::Over(_) = self.status(state) {
            return Err(Illegal::Over);
        }
        let mut options = Vec::new();
        self.options(state, &mut options);
        if !options.contains(&pick) {
            return Err(Illegal::NotListed { options: options.len() });
        }
        self.apply_unchecked(state, pick, log);
        Ok(())
    }
    /// [`Rules::apply`] for a pick that was just listed; what any other one does is not defined.
    fn apply_unchecked(&self, state: &mut Self::State, pick: Self::Pick, log: &mut Log<Self::Event>);
    /// Who has to agree to an option, where that is not the seat to move.
    fn owner(&self, state: &Self::State, pick: Self::Pick) -> Seat;

    /// The phase of a person's turn that is under way; none between turns and in turns of the game itself.
    fn phase(&self, state: &Self::State) -> Option<PhaseMark>;
    /// Whether the options of the present question depend on what other people cannot see: that
    /// there is only one, and so nobody is asked, would tell them.
    fn options_are_secret(&self, state: &Self::State) -> bool;
    /// Whether a pick is sure to end the phase, to pass the decision on or to bring something to
    /// light, or sure to do none of it. An answer spares [`resolve_forced`] trying it out; none is always right.
    fn moves_on(&self, _state: &Self::State, _pick: Self::Pick) -> Option<bool> {
        None
    }

    fn prompt(&self, state: &Self::State) -> Phrase;
    /// How many things are chosen for the present question one after the other, where that is more than one.
    fn several(&self, state: &Self::State) -> Option<Several>;
    /// The card that causes the question, if one does.
    fn cause(&self, state: &Self::State) -> Option<String>;
    /// Where the cards of a redacted state lie, for whoever shows how they move; nothing in a game without zones.
    fn lying(&self, _state: &Self::State) -> Lying {
        Lying::default()
    }
    /// The id of a printed card.
    fn card_id(&self, _face: Face) -> Option<&str> {
        None
    }
    /// The table as the viewer may see it; `state` is already redacted for them.
    fn panels(&self, state: &Self::State, viewer: Viewer) -> Vec<Panel>;
    /// The stable JSON form of an option: a verb and named arguments.
    fn pick_form(&self, state: &Self::State, pick: Self::Pick) -> Value;
    /// Every verb that an option may have, with the fields that may stand beside it: what a pattern may name.
    fn verbs(&self) -> Vec<(&'static str, &'static [&'static str])>;
    /// Whether a field of an option can have this value in some game: a card that exists, a player's number.
    fn may_be(&self, field: &str, value: &Value) -> bool;
    fn pick_phrase(&self, state: &Self::State, pick: Self::Pick) -> Phrase;
    /// What kind of thing an option is about.
    fn pick_kind(&self, pick: Self::Pick) -> Kind;
    /// Where on the table an option lies; nowhere if it is only an answer.
    fn pick_places(&self, state: &Self::State, pick: Self::Pick) -> Vec<Place>;
    /// A line of the log, in the words of somebody who may know only what the viewer knows.
    fn event_phrase(&self, event: &Self::Event, viewer: Viewer) -> Phrase;
    /// Whether an event starts a line of its own in the log; otherwise it is a consequence.
    fn is_cause(&self, event: &Self::Event) -> bool;
    /// Whether somebody's turn begins with it, a player's or the game's own.
    fn begins_turn(&self, event: &Self::Event) -> bool;
    /// The first condition that keeps `seat` from doing what `wish` (a partial option) names.
    fn explain(&self, state: &Self::State, seat: Seat, wish: &Value) -> Result<(), Refusal>;

    /// What the viewer may know: the same type, with unknown cards.
    fn redact(&self, state: &Self::State, viewer: Viewer) -> Self::State;
    /// A full state that looks to `viewer` exactly like the redacted one.
    fn determinise(&self, redacted: &Self::State, viewer: Viewer, seed: Seed) -> Self::State;
    /// Grows whenever something hidden came to light or chance was consulted: the price of undo.
    fn revealed(&self, state: &Self::State) -> u64;

    /// What a seat has scored so far, in a game that keeps scores; they do not say who has won, an [`Outcome`] does.
    fn score(&self, _state: &Self::State, _seat: Seat) -> Option<Score> {
        None
    }

    fn read_position(&self, position: &Value) -> Result<Self::State, Vec<String>>;
    /// A state as people and programs read it.
    fn position<'a>(&'a self, state: &'a Self::State) -> impl Serialize;
    fn write_position(&self, state: &Self::State) -> Value {
        serde_json::to_value(self.position(state)).expect("positions are plain data")
    }
    /// What a table shows of a redacted state, and nothing else: a type of the game's own, from which the browser's
    /// types are written. A game without a table of its own shows its positions.
    fn shown<'a>(&'a self, state: &'a Self::State) -> impl Serialize {
        self.position(state)
    }
    /// Everything that decides what can happen next, in words that outlive the state's Rust type:
    /// zones and cards by name, no internal numbers. What [`crate::hash::state_hash`] covers.
    fn meaning(&self, state: &Self::State) -> Value;
    /// Invariants that must hold between any two picks.
    fn check(&self, state: &Self::State) -> Result<(), String>;
}

/// Resolves forced picks until somebody has to be asked or the game is over; leaves the options listed.
///
/// A pick that is the only one resolves itself, unless it ends a phase of a person's turn, passes
/// the decision to another seat, or tells others something hidden by being the only one. Nor does
/// one that brings something hidden to light, for that must not decide who was asked before it;
/// only where somebody sits alone in a turn of the game's own, nothing can depend on it.
pub fn resolve_forced<R: Rules>(rules: &R, state: &mut R::State, options: &mut Vec<R::Pick>, log: &mut Log<R::Event>) {
    loop {
        options.clear();
        let Status::Deciding(seat) = rules.status(state) else { return };
        rules.options(state, options);
        match options[..] {
            [] => unreachable!("a decision without an option: {}", rules.prompt(state).id),
            [only] if resolves_itself(rules, state, seat, only, log) => {}
            _ => return,
        }
    }
}

/// Takes the only pick if nobody need be asked; otherwise nothing has changed.
fn resolves_itself<R: Rules>(rules: &R, state: &mut R::State, seat: Seat, only: R::Pick, log: &mut Log<R::Event>) -> bool {
    if rules.options_are_secret(state) {
        return false;
    }
    let known = rules.moves_on(state, only);
    if known == Some(true) {
        return false;
    }
    let (events, before) = (log.events.len(), known.is_none().then(|| state.clone()));
    rules.apply_unchecked(state, only, log);
    if let Some(before) = before
        && !goes_on(rules, &before, state, seat)
    {
        *state = before;
        log.truncate(events);
        return false;
    }
    log.note_forced(seat, events);
    true
}

/// Whether nothing came to light and the same seat is still to move, in the same phase if it was a person's.
fn goes_on<R: Rules>(rules: &R, before: &R::State, after: &R::State, seat: Seat) -> bool {
    let phase = rules.phase(before);
    let on = match rules.status(after) {
        Status::Over(_) => phase.is_none(),
        Status::Deciding(next) => next == seat && (phase.is_none() || rules.phase(after) == phase),
    };
    // Alone in a turn of the game's own nobody can be passed over, whatever comes to light.
    let alone = phase.is_none() && rules.seats_at(before) == 1;
    on && (alone || rules.revealed(before) == rules.revealed(after))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn winners_are_written_as_seats_and_read_in_both_forms() {
        let outcome = Outcome { winners: 0b101, reason: Reason("goal-reached") };
        let written = serde_json::to_value(outcome).expect("plain data");
        assert_eq!(written, json!({ "winners": [1, 3], "reason": "goal-reached" }));
        let read = |winners: serde_json::Value| serde_json::from_value::<Outcome>(json!({ "winners": winners, "reason": "goal-reached" }));
        assert_eq!(read(json!([1, 3])).expect("seats"), outcome);
        assert_eq!(read(json!(5)).expect("bits, as earlier releases wrote them"), outcome);
        assert!(read(json!([0])).is_err() && read(json!("one")).is_err());
    }
}
