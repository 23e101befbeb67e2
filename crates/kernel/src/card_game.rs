//! A whole card game: its words, its turns and what it shows, and the contract that follows from them.
//!
//! A game implements the traits below for the type that marks its words, one in each file that does the thing;
//! [`CardRules`] is that game with its cards and keeps the contract of [`Rules`] for it, the same way for every game.
//! A newcomer reads two things: these traits, and the `View` and `StateMut` that [`engine!`](crate::engine!) declares.

use crate::card_file::{CardError, CardFile, FromCards};
use crate::catalog::{self, CardErrors, Catalogue, Notation, Sheets};
use crate::chance::{Chance, Seed};
use crate::effect::Effect;
use crate::effects::{EffectExecutor, EffectQuery, Effects};
use crate::event::DescribeEvent;
use crate::heuristic::{Heuristic, chance_of};
use crate::hidden::Arrangement;
use crate::ids::{CardId, Face, Seat};
use crate::motion::Lying;
use crate::option::{Kind, Offered, Place, Several};
use crate::panel::Panel;
use crate::phrase::{Name, Phrase};
use crate::rules::{CardSheet, Log, PhaseMark, Refusal, Rules, Setting, Setup, Status, Viewer};
use crate::score::Score;
use crate::table::matches;
use crate::turn_loop::{self, Progress};
use crate::{question, run, settings, veil};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::Debug;
use std::hash::Hash;

/// Facts of a game that never change.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    pub id: &'static str,
    /// Its name in Russian and in English.
    pub name: (&'static str, &'static str),
    /// Raised whenever the same setup, seed and picks may lead elsewhere than before.
    pub rules_version: u32,
    /// The fewest and the most who can play.
    pub seats: (u8, u8),
    pub variants: &'static [&'static str],
}

type View<'a, G> = <G as Effects>::View<'a>;
type StateMut<'a, G> = <G as Effects>::StateMut<'a>;
type Pick<G> = <G as Effects>::Pick;
type Catalog<G> = <G as Effects>::Catalog;
type State<G> = <G as Effects>::State;

/// A card game. Each trait below is what only the game itself can say about one matter, and stands in a file of its own.
pub trait CardGame:
    CardErrors
    + Sheets
    + Plans
    + Deals
    + Turns
    + Questions
    + Notation
    + Panels
    + Explains
    + Hides
    + ReadsPositions
    + WritesPositions
    + Shows
    + Means
    + Checks
    + Appraises
    + Effects<
        Catalog: Catalogue<Words = Self>,
        State: Board + Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync,
        Pick: for<'a> Offered<<Self as Effects>::View<'a>> + Eq + Hash + Debug + Send + Sync,
        Event: DescribeEvent<<Self as Effects>::Catalog> + Serialize + Send + Sync,
    > + Send
    + Sync
{
    const INFO: GameInfo;
}

/// What may be set before a game (`settings.rs`).
pub trait Plans: Effects {
    /// A setup whose every word was understood.
    type Plan;
    fn settings(cards: &Catalog<Self>) -> Vec<Setting>;
    /// Understands a setup; what is wrong with it is noted in what was `asked`.
    fn plan(cards: &Catalog<Self>, asked: &mut settings::Reader<'_>, chance: &mut Chance) -> Self::Plan;
}

/// How a game begins (`setup.rs`).
pub trait Deals: Plans {
    /// A state with nothing on the table.
    fn blank(seats: u8, seed: Seed) -> State<Self>;
    /// The physical cards that a plan brings to the table: a state has room for so many.
    fn cards_needed(cards: &Catalog<Self>, plan: &Self::Plan) -> usize;
    /// Lays out what was planned; the first phase follows by itself.
    fn set_up(play: &mut StateMut<'_, Self>, plan: Self::Plan) -> Result<(), Vec<Phrase>>;
}

/// The course of a game while no effect is under way (`turn.rs`).
pub trait Turns: Effects {
    /// The seat that must choose now.
    fn decider(view: View<'_, Self>) -> Seat;
    /// Goes through the present phase, or waits in it.
    fn step(play: &mut StateMut<'_, Self>) -> Progress;
    /// The options of a phase that waits.
    fn phase_options(view: View<'_, Self>, options: &mut Vec<Pick<Self>>);
    /// A pick that answers a phase.
    fn phase_pick(play: &mut StateMut<'_, Self>, pick: Pick<Self>);
    /// The phase of a person's turn that is under way; none between turns and in turns of the game itself.
    fn phase(view: View<'_, Self>) -> Option<PhaseMark>;
    /// Whether the options of the present phase depend on what other people cannot see.
    fn phase_is_secret(_view: View<'_, Self>) -> bool {
        false
    }
    /// The seat that has to agree to an option, where that is not the seat to move.
    fn owner(view: View<'_, Self>, _pick: Pick<Self>) -> Seat {
        Self::decider(view)
    }
    /// See [`Rules::moves_on`].
    fn moves_on(_view: View<'_, Self>, _pick: Pick<Self>) -> Option<bool> {
        None
    }
}

/// Prompts, causes and texts of questions (`questions.rs`).
pub trait Questions: Effects {
    /// The question of a phase.
    fn phase_prompt(view: View<'_, Self>) -> Phrase;
    /// An effect as sentences about the reader.
    fn effect_text(view: View<'_, Self>, effect: &Effect<Self>) -> Phrase;
    /// How many things are chosen for the present question one after the other, where that is more than one.
    fn several(view: View<'_, Self>) -> Option<Several>;
    /// The card that causes the question, if one does.
    fn cause(view: View<'_, Self>) -> Option<String>;
}

/// The table for the terminal (`panels.rs`).
pub trait Panels: Effects {
    fn panels(view: View<'_, Self>, viewer: Viewer) -> Vec<Panel>;
}

/// Why something cannot be done (`explain.rs`).
pub trait Explains: Effects {
    type Refusal: Into<Refusal>;
    /// There is no such verb.
    const UNKNOWN: Self::Refusal;
    /// The question has other answers.
    const NOT_OFFERED: Self::Refusal;
    /// There is no question that this would answer.
    const NOTHING_ASKED: Self::Refusal;
    /// The first condition that keeps `seat` from doing what `wish` names; whether an answer fits is said by the list of
    /// options alone, which is asked after this.
    fn may(view: View<'_, Self>, seat: Seat, verb: &str, wish: &Value) -> Result<(), Self::Refusal>;
}

/// Hidden cards: how they are arranged, and from whom they are hidden (`redact.rs`).
pub trait Hides: Effects {
    /// Deals the hidden cards of `state` over places where they could be exchanged without `viewer` noticing, group by group.
    fn rearrange(view: View<'_, Self>, viewer: Viewer, arrangement: &mut Arrangement<'_>, state: &mut State<Self>);
    /// Hides what `viewer` does not see of a state whose hidden cards lie in a fixed order.
    fn hide(state: &mut State<Self>, viewer: Viewer);
}

/// States as JSON that people can write, read.
pub trait ReadsPositions: Effects {
    /// Lays out a position; the first phase follows by itself. Reports every error, not just the first.
    fn read_position(cards: &Catalog<Self>, position: &Value) -> Result<State<Self>, Vec<String>>;
}

/// States as JSON, written.
pub trait WritesPositions: Effects {
    fn position(view: View<'_, Self>) -> Value;
}

/// The view of a redacted state that the browser table gets (`shown.rs`).
pub trait Shows: Effects {
    fn shown<'a>(cards: &'a Catalog<Self>, state: &'a State<Self>) -> impl Serialize;
}

/// The meaning of a state, in words that outlive its Rust type (`meaning.rs`).
pub trait Means: Effects {
    fn meaning(view: View<'_, Self>) -> Value;
}

/// Invariants that must hold between any two picks (`check.rs`).
pub trait Checks: Effects {
    fn check(view: View<'_, Self>) -> Result<(), String>;
}

/// An invariant, and what is wrong where it does not hold.
pub fn ensure(holds: bool, error: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(error()) }
}

/// A bot's judgement of options (`heuristic.rs`).
pub trait Appraises: Effects {
    /// Everybody wins or loses together, whatever is set.
    const TOGETHER: bool = false;
    /// How good an option looks to the seat that `view` is redacted for; larger is better.
    fn appraise(view: View<'_, Self>, pick: Pick<Self>) -> i32;
    /// See [`Heuristic::prefer`].
    fn prefer(view: View<'_, Self>, pick: Pick<Self>) -> i32 {
        Self::appraise(view, pick)
    }
    /// See [`Heuristic::value`]; a game that says nothing is judged by its scores.
    fn value(_view: View<'_, Self>, _seat: Seat) -> Option<f32> {
        None
    }
    /// See [`Heuristic::horizon`].
    fn horizon(_view: View<'_, Self>) -> u16 {
        4
    }
    /// What a seat has scored so far, in a game that keeps scores.
    fn score(_view: View<'_, Self>, _seat: Seat) -> Option<Score> {
        None
    }
}

/// What every state of a card game has; [`engine!`](crate::engine!) declares it.
pub trait Board {
    /// How many people or bots sit at the table.
    fn seats(&self) -> u8;
    /// How many cards there is room for.
    fn room(&self) -> usize;
    /// See [`Rules::lying`].
    fn lying(&self) -> Lying;
    /// Grows whenever something hidden came to light or chance was consulted.
    fn revealed(&self) -> u64;
    /// The same for copies of a card that come to the same ([`crate::likeness`]).
    fn likeness(&self, card: CardId) -> u64;
    fn chance_mut(&mut self) -> &mut Chance;
    /// Nothing is hidden any more.
    fn unhide(&mut self);
}

/// Goes on until somebody has to choose or the game is over.
pub fn advance<G: CardGame>(play: &mut StateMut<'_, G>) {
    turn_loop::advance::<G>(play, G::step);
}

/// The first thing that stands against a wish, asked of the rules themselves.
fn explain<G: CardGame>(rules: &CardRules<G>, state: &G::State, seat: Seat, wish: &Value) -> Result<(), G::Refusal> {
    let view = rules.view(state);
    let verb = wish.get("do").and_then(Value::as_str).unwrap_or("");
    if !G::Pick::verbs().iter().any(|(known, _)| *known == verb) {
        return Err(G::UNKNOWN);
    }
    G::may(view, seat, verb, wish)?;
    let mut options = Vec::new();
    rules.options(state, &mut options);
    match options.into_iter().any(|pick: G::Pick| matches(wish, &pick.form(view))) {
        true => Ok(()),
        false if view.machine().is_idle() => Err(G::NOTHING_ASKED),
        false => Err(G::NOT_OFFERED),
    }
}

/// A card game with its card data: the rules that clients play by.
#[derive(Debug, Clone)]
pub struct CardRules<G: CardGame> {
    pub catalog: G::Catalog,
}

impl<G: CardGame> CardRules<G> {
    pub fn read(files: &[CardFile]) -> Result<Self, Vec<CardError>> {
        Ok(CardRules { catalog: catalog::read::<G>(files)? })
    }

    pub fn view<'a>(&'a self, state: &'a G::State) -> G::View<'a> {
        EffectQuery::of(&self.catalog, state)
    }
}

impl<G: CardGame> FromCards for CardRules<G> {
    fn read_cards(files: &[CardFile]) -> Result<Self, Vec<CardError>> {
        CardRules::read(files)
    }

    fn check_cards(files: &[CardFile]) -> Result<(), Vec<CardError>> {
        catalog::check_files::<G>(files)
    }

    fn keep_digest(&mut self, digest: &str) {
        digest.clone_into(&mut self.catalog.digest);
    }
}

/// By how much of the points on the table a seat is before the best of the others; 0 where nobody has any.
fn lead<G: CardGame>(rules: &CardRules<G>, state: &G::State, seat: Seat) -> f32 {
    let points = |seat| rules.score(state, seat).map_or(0, |score| score.points);
    let others = Seat::all(state.seats()).filter(|&other| other != seat).map(points).max().unwrap_or(0);
    let own = points(seat);
    (own - others) as f32 / ((own.abs() + others.abs()) as f32 + 4.0) * 4.0
}

impl<G: CardGame> Heuristic for CardRules<G> {
    fn appraise(&self, view: &G::State, pick: G::Pick) -> i32 {
        G::appraise(self.view(view), pick)
    }

    fn prefer(&self, state: &G::State, pick: G::Pick) -> i32 {
        G::prefer(self.view(state), pick)
    }

    fn value(&self, state: &G::State, seat: Seat) -> f32 {
        G::value(self.view(state), seat).unwrap_or_else(|| chance_of(lead(self, state, seat)))
    }

    fn together(&self) -> bool {
        G::TOGETHER
    }

    fn horizon(&self, state: &G::State) -> u16 {
        G::horizon(self.view(state))
    }

    fn likeness(&self, state: &G::State, pick: G::Pick) -> u64 {
        pick.likeness(|card| state.likeness(card))
    }
}

impl<G: CardGame> Rules for CardRules<G> {
    type State = G::State;
    type Pick = G::Pick;
    type Event = G::Event;

    fn id(&self) -> &'static str {
        G::INFO.id
    }

    fn name(&self) -> Name {
        let (ru, en) = G::INFO.name;
        Name::new(ru, en)
    }

    fn rules_version(&self) -> u32 {
        G::INFO.rules_version
    }

    fn catalogue_digest(&self) -> String {
        self.catalog.digest.clone()
    }

    fn boxes(&self) -> Vec<String> {
        self.catalog.boxes.clone()
    }

    fn seats(&self) -> (u8, u8) {
        G::INFO.seats
    }

    fn variants(&self) -> Vec<String> {
        G::INFO.variants.iter().map(|&variant| variant.to_owned()).collect()
    }

    fn settings(&self) -> Vec<Setting> {
        self.catalog.settings.clone()
    }

    fn cards(&self) -> Vec<CardSheet> {
        self.catalog.entries.iter().filter_map(|(entry, box_id)| G::sheet(&self.catalog, entry, box_id)).collect()
    }

    fn start(&self, setup: &Setup, seed: Seed, log: &mut Log<G::Event>) -> Result<G::State, Vec<Phrase>> {
        let mut state = G::blank(setup.seats.clamp(1, G::INFO.seats.1), seed);
        let mut asked = settings::Reader::new(&self.catalog.settings, G::INFO.seats, setup);
        let plan = G::plan(&self.catalog, &mut asked, state.chance_mut());
        if asked.errors.is_empty() {
            asked.errors.extend(settings::too_many_cards(G::cards_needed(&self.catalog, &plan), state.room()));
        }
        if !asked.errors.is_empty() {
            return Err(asked.errors);
        }
        {
            let mut play = G::StateMut::of(&self.catalog, &mut state, log);
            G::set_up(&mut play, plan)?;
            advance::<G>(&mut play);
        }
        Ok(state)
    }

    fn seats_at(&self, state: &G::State) -> u8 {
        state.seats()
    }

    fn status(&self, state: &G::State) -> Status {
        let view = self.view(state);
        view.outcome().map_or_else(|| Status::Deciding(G::decider(view)), Status::Over)
    }

    fn options(&self, state: &G::State, options: &mut Vec<G::Pick>) {
        let view = self.view(state);
        if view.machine().is_idle() {
            G::phase_options(view, options);
        } else {
            run::options::<G>(view, options);
        }
    }

    fn apply_unchecked(&self, state: &mut G::State, pick: G::Pick, log: &mut Log<G::Event>) {
        let mut play = G::StateMut::of(&self.catalog, state, log);
        if play.view().machine().is_idle() {
            G::phase_pick(&mut play, pick);
        } else {
            run::answer::<G>(&mut play, pick);
        }
        advance::<G>(&mut play);
    }

    fn owner(&self, state: &G::State, pick: G::Pick) -> Seat {
        G::owner(self.view(state), pick)
    }

    fn phase(&self, state: &G::State) -> Option<PhaseMark> {
        G::phase(self.view(state))
    }

    fn options_are_secret(&self, state: &G::State) -> bool {
        let view = self.view(state);
        if view.machine().is_idle() { G::phase_is_secret(view) } else { veil::asks_in_secret::<G>(view) }
    }

    fn moves_on(&self, state: &G::State, pick: G::Pick) -> Option<bool> {
        G::moves_on(self.view(state), pick)
    }

    fn prompt(&self, state: &G::State) -> Phrase {
        let view = self.view(state);
        view.machine().top().map_or_else(|| G::phase_prompt(view), |regs| question::prompt::<G>(view, regs))
    }

    fn several(&self, state: &G::State) -> Option<Several> {
        G::several(self.view(state))
    }

    fn cause(&self, state: &G::State) -> Option<String> {
        G::cause(self.view(state))
    }

    fn lying(&self, state: &G::State) -> Lying {
        state.lying()
    }

    fn card_id(&self, face: Face) -> Option<&str> {
        self.catalog.faces.id(face)
    }

    fn panels(&self, state: &G::State, viewer: Viewer) -> Vec<Panel> {
        G::panels(self.view(state), viewer)
    }

    fn verbs(&self) -> Vec<(&'static str, &'static [&'static str])> {
        G::Pick::verbs()
    }

    fn may_be(&self, field: &str, value: &Value) -> bool {
        G::may_be(&self.catalog, field, value)
    }

    fn pick_form(&self, state: &G::State, pick: G::Pick) -> Value {
        pick.form(self.view(state))
    }

    fn pick_phrase(&self, state: &G::State, pick: G::Pick) -> Phrase {
        pick.label(self.view(state))
    }

    fn pick_kind(&self, pick: G::Pick) -> Kind {
        pick.kind()
    }

    fn pick_places(&self, state: &G::State, pick: G::Pick) -> Vec<Place> {
        pick.places(self.view(state))
    }

    fn event_phrase(&self, event: &G::Event, _: Viewer) -> Phrase {
        event.phrase(&self.catalog)
    }

    fn is_cause(&self, event: &G::Event) -> bool {
        event.is_cause()
    }

    fn begins_turn(&self, event: &G::Event) -> bool {
        event.begins_turn()
    }

    fn explain(&self, state: &G::State, seat: Seat, wish: &Value) -> Result<(), Refusal> {
        explain::<G>(self, state, seat, wish).map_err(G::Refusal::into)
    }

    fn redact(&self, state: &G::State, viewer: Viewer) -> G::State {
        let mut redacted = state.clone();
        if viewer != Viewer::Omniscient {
            G::rearrange(self.view(state), viewer, &mut Arrangement::Canonical, &mut redacted);
            G::hide(&mut redacted, viewer);
            *redacted.chance_mut() = Chance::unknown();
        }
        redacted
    }

    fn determinise(&self, redacted: &G::State, viewer: Viewer, seed: Seed) -> G::State {
        let mut state = redacted.clone();
        G::rearrange(self.view(redacted), viewer, &mut Arrangement::Sampled(&mut Chance::new(seed)), &mut state);
        state.unhide();
        *state.chance_mut() = Chance::new(seed);
        state
    }

    fn revealed(&self, state: &G::State) -> u64 {
        state.revealed()
    }

    fn score(&self, state: &G::State, seat: Seat) -> Option<Score> {
        G::score(self.view(state), seat)
    }

    fn read_position(&self, position: &Value) -> Result<G::State, Vec<String>> {
        let mut state = G::read_position(&self.catalog, position)?;
        G::check(self.view(&state)).map_err(|error| vec![error])?;
        advance::<G>(&mut G::StateMut::of(&self.catalog, &mut state, &mut Log::off()));
        Ok(state)
    }

    fn position<'a>(&'a self, state: &'a G::State) -> impl Serialize {
        G::position(self.view(state))
    }

    fn shown<'a>(&'a self, state: &'a G::State) -> impl Serialize {
        G::shown(&self.catalog, state)
    }

    fn meaning(&self, state: &G::State) -> Value {
        G::meaning(self.view(state))
    }

    fn check(&self, state: &G::State) -> Result<(), String> {
        G::check(self.view(state))
    }
}
