//! A whole card game: its words, its turns and what it shows, and the contract that follows from them.
//!
//! A game implements [`CardGame`] for the type that marks its words; [`CardRules`] is that game with its cards and keeps
//! the contract of [`Rules`] for it, the same way for every game. A newcomer reads two things: the hooks below, and the
//! `View` and `Play` that [`engine!`](crate::engine!) declares.

use crate::card_file::{CardFault, CardFile, FromCards};
use crate::chance::Seed;
use crate::course::{self, Step};
use crate::effect::Effect;
use crate::effects::{Changing, Effects, Reading};
use crate::heuristic::Heuristic;
use crate::ids::{Face, Seat};
use crate::motion::Lying;
use crate::option::{Kind, Place, Several};
use crate::panel::Panel;
use crate::phrase::{Name, Phrase};
use crate::rules::{CardSheet, Log, LogEvent, PhaseMark, Refusal, Rules, Setting, Setup, Standing, Viewer};
use crate::score::Score;
use crate::{question, run, veil};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::Debug;
use std::hash::Hash;

/// What is always true of a game.
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

/// What a catalogue tells about itself.
pub trait Catalogue: Debug + Clone + Send + Sync {
    /// Names the card data in use.
    fn digest(&self) -> &str;
    /// Goes by another name: the one an earlier build gave the same cards.
    fn keep_digest(&mut self, digest: &str);
    fn boxes(&self) -> &[String];
}

type View<'a, G> = <G as Effects>::View<'a>;
type Play<'a, G> = <G as Effects>::Play<'a>;
type Pick<G> = <G as Effects>::Pick;

/// A card game, in what no other game says for it.
pub trait CardGame:
    Effects<
        Catalog: Catalogue,
        State: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync,
        Pick: Eq + Hash + Debug + Send + Sync,
        Event: LogEvent<State = Self::State> + Serialize + Send + Sync,
    > + Send
    + Sync
{
    const INFO: GameInfo;

    fn read(files: &[CardFile]) -> Result<Self::Catalog, Vec<CardFault>>;
    /// The faults each file has by itself, whatever other files it needs.
    fn check_files(files: &[CardFile]) -> Result<(), Vec<CardFault>>;
    fn settings(cards: &Self::Catalog) -> Vec<Setting>;
    fn sheets(cards: &Self::Catalog) -> Vec<CardSheet>;
    /// Reports every fault of the setup, not just the first.
    fn start(cards: &Self::Catalog, setup: &Setup, seed: Seed, log: &mut Log<Self::Event>) -> Result<Self::State, Vec<Phrase>>;

    // The course of a game, while no effect is under way.

    /// How many people or bots sit at the table.
    fn seats_at(state: &Self::State) -> u8;
    /// Who must choose now.
    fn decider(view: View<'_, Self>) -> Seat;
    /// Goes through the present phase, or waits in it.
    fn step(play: &mut Play<'_, Self>) -> Step;
    /// The options of a phase that waits.
    fn phase_options(view: View<'_, Self>, options: &mut Vec<Pick<Self>>);
    /// A pick that answers a phase.
    fn phase_pick(play: &mut Play<'_, Self>, pick: Pick<Self>);
    /// The phase of a person's turn that is under way; none between turns and in turns of the game itself.
    fn phase(view: View<'_, Self>) -> Option<PhaseMark>;
    /// Whether the options of the present phase depend on what other people cannot see.
    fn phase_is_secret(_view: View<'_, Self>) -> bool {
        false
    }
    /// Who has to agree to an option, where that is not the seat to move.
    fn owner(view: View<'_, Self>, _pick: Pick<Self>) -> Seat {
        Self::decider(view)
    }
    /// See [`Rules::moves_on`].
    fn moves_on(_view: View<'_, Self>, _pick: Pick<Self>) -> Option<bool> {
        None
    }

    // What is shown.

    /// The question of a phase.
    fn phase_prompt(view: View<'_, Self>) -> Phrase;
    /// An effect as sentences about the reader.
    fn effect_text(view: View<'_, Self>, effect: &Effect<Self>) -> Phrase;
    /// How many things are chosen for the present question one after the other, where that is more than one.
    fn several(view: View<'_, Self>) -> Option<Several>;
    /// The card that causes the question, if one does.
    fn cause(view: View<'_, Self>) -> Option<String>;
    /// See [`Rules::lying`].
    fn lying(state: &Self::State) -> Lying;
    /// The id of a printed card.
    fn card_id(cards: &Self::Catalog, face: Face) -> Option<&str>;
    fn panels(view: View<'_, Self>, viewer: Viewer) -> Vec<Panel>;
    fn verbs() -> Vec<(&'static str, &'static [&'static str])>;
    /// Whether a field of an option can have this value in some game.
    fn may_be(cards: &Self::Catalog, field: &str, value: &Value) -> bool;
    fn pick_form(view: View<'_, Self>, pick: Pick<Self>) -> Value;
    fn pick_phrase(view: View<'_, Self>, pick: Pick<Self>) -> Phrase;
    fn pick_kind(pick: Pick<Self>) -> Kind;
    /// Where on the table an option lies; nowhere if it is only an answer.
    fn pick_places(view: View<'_, Self>, pick: Pick<Self>) -> Vec<Place>;
    fn event_phrase(cards: &Self::Catalog, event: &Self::Event) -> Phrase;
    fn is_cause(event: &Self::Event) -> bool;
    fn begins_turn(event: &Self::Event) -> bool;
    /// The first condition that keeps `seat` from doing what `wish` names.
    fn explain(view: View<'_, Self>, seat: Seat, wish: &Value) -> Result<(), Refusal>;

    /// How good an option looks to the seat that `view` is redacted for; larger is better.
    fn appraise(view: View<'_, Self>, pick: Pick<Self>) -> i32;
    /// What a seat has scored so far, in a game that keeps scores.
    fn score(_view: View<'_, Self>, _seat: Seat) -> Option<Score> {
        None
    }

    // What is hidden, and positions.

    fn redact(view: View<'_, Self>, viewer: Viewer) -> Self::State;
    fn determinise(redacted: View<'_, Self>, viewer: Viewer, seed: Seed) -> Self::State;
    /// Grows whenever something hidden came to light or chance was consulted.
    fn revealed(state: &Self::State) -> u64;
    fn read_position(cards: &Self::Catalog, position: &Value) -> Result<Self::State, Vec<String>>;
    fn position<'a>(cards: &'a Self::Catalog, state: &'a Self::State) -> impl Serialize;
    /// What the browser table gets of a redacted state.
    fn shown<'a>(cards: &'a Self::Catalog, state: &'a Self::State) -> impl Serialize;
    fn meaning(view: View<'_, Self>) -> Value;
    fn check(view: View<'_, Self>) -> Result<(), String>;
}

/// Goes on until somebody has to choose or the game is over.
pub fn proceed<G: CardGame>(play: &mut Play<'_, G>) {
    course::proceed::<G>(play, G::step);
}

/// A card game with its card data: the rules that clients play by.
#[derive(Debug, Clone)]
pub struct CardRules<G: CardGame> {
    pub catalog: G::Catalog,
}

impl<G: CardGame> CardRules<G> {
    pub fn read(files: &[CardFile]) -> Result<Self, Vec<CardFault>> {
        Ok(CardRules { catalog: G::read(files)? })
    }

    pub fn view<'a>(&'a self, state: &'a G::State) -> G::View<'a> {
        Reading::of(&self.catalog, state)
    }
}

impl<G: CardGame> FromCards for CardRules<G> {
    fn read_cards(files: &[CardFile]) -> Result<Self, Vec<CardFault>> {
        CardRules::read(files)
    }

    fn check_cards(files: &[CardFile]) -> Result<(), Vec<CardFault>> {
        G::check_files(files)
    }

    fn keep_digest(&mut self, digest: &str) {
        self.catalog.keep_digest(digest);
    }
}

impl<G: CardGame> Heuristic for CardRules<G> {
    fn appraise(&self, view: &G::State, pick: G::Pick) -> i32 {
        G::appraise(self.view(view), pick)
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
        self.catalog.digest().to_owned()
    }

    fn boxes(&self) -> Vec<String> {
        self.catalog.boxes().to_vec()
    }

    fn seats(&self) -> (u8, u8) {
        G::INFO.seats
    }

    fn variants(&self) -> Vec<String> {
        G::INFO.variants.iter().map(|&variant| variant.to_owned()).collect()
    }

    fn settings(&self) -> Vec<Setting> {
        G::settings(&self.catalog)
    }

    fn cards(&self) -> Vec<CardSheet> {
        G::sheets(&self.catalog)
    }

    fn start(&self, setup: &Setup, seed: Seed, log: &mut Log<G::Event>) -> Result<G::State, Vec<Phrase>> {
        G::start(&self.catalog, setup, seed, log)
    }

    fn seats_at(&self, state: &G::State) -> u8 {
        G::seats_at(state)
    }

    fn standing(&self, state: &G::State) -> Standing {
        let view = self.view(state);
        view.outcome().map_or_else(|| Standing::Deciding(G::decider(view)), Standing::Over)
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
        let mut play = G::Play::of(&self.catalog, state, log);
        if play.view().machine().is_idle() {
            G::phase_pick(&mut play, pick);
        } else {
            run::answer::<G>(&mut play, pick);
        }
        proceed::<G>(&mut play);
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
        G::lying(state)
    }

    fn card_id(&self, face: Face) -> Option<&str> {
        G::card_id(&self.catalog, face)
    }

    fn panels(&self, state: &G::State, viewer: Viewer) -> Vec<Panel> {
        G::panels(self.view(state), viewer)
    }

    fn verbs(&self) -> Vec<(&'static str, &'static [&'static str])> {
        G::verbs()
    }

    fn may_be(&self, field: &str, value: &Value) -> bool {
        G::may_be(&self.catalog, field, value)
    }

    fn pick_form(&self, state: &G::State, pick: G::Pick) -> Value {
        G::pick_form(self.view(state), pick)
    }

    fn pick_phrase(&self, state: &G::State, pick: G::Pick) -> Phrase {
        G::pick_phrase(self.view(state), pick)
    }

    fn pick_kind(&self, pick: G::Pick) -> Kind {
        G::pick_kind(pick)
    }

    fn pick_places(&self, state: &G::State, pick: G::Pick) -> Vec<Place> {
        G::pick_places(self.view(state), pick)
    }

    fn event_phrase(&self, event: &G::Event, _: Viewer) -> Phrase {
        G::event_phrase(&self.catalog, event)
    }

    fn is_cause(&self, event: &G::Event) -> bool {
        G::is_cause(event)
    }

    fn begins_turn(&self, event: &G::Event) -> bool {
        G::begins_turn(event)
    }

    fn explain(&self, state: &G::State, seat: Seat, wish: &Value) -> Result<(), Refusal> {
        G::explain(self.view(state), seat, wish)
    }

    fn redact(&self, state: &G::State, viewer: Viewer) -> G::State {
        match viewer {
            Viewer::Seat(_) | Viewer::Spectator => G::redact(self.view(state), viewer),
            Viewer::Afterwards => state.clone(),
        }
    }

    fn determinise(&self, redacted: &G::State, viewer: Viewer, seed: Seed) -> G::State {
        G::determinise(self.view(redacted), viewer, seed)
    }

    fn revealed(&self, state: &G::State) -> u64 {
        G::revealed(state)
    }

    fn score(&self, state: &G::State, seat: Seat) -> Option<Score> {
        G::score(self.view(state), seat)
    }

    fn read_position(&self, position: &Value) -> Result<G::State, Vec<String>> {
        G::read_position(&self.catalog, position)
    }

    fn position<'a>(&'a self, state: &'a G::State) -> impl Serialize {
        G::position(&self.catalog, state)
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
