//! Aeon's End as the kernel's contract wants it: every method one call.

use crate::catalog::Catalog;
use crate::event::Event;
use crate::fault::read_entries;
use crate::form::VERBS;
use crate::pick::Pick;
use crate::play::Play;
use crate::state::State;
use crate::view::View;
use crate::{meaning, position, redact, setup, shown, vocabulary, zone};
use koloda_kernel::card_file::{CardFault, CardFile, FromCards};
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::{Face, Seat};
use koloda_kernel::motion::Lying;
use koloda_kernel::panel::Panel;
use koloda_kernel::phrase::{Name, Phrase};
use koloda_kernel::rules::{CardSheet, Log, PhaseMark, Refusal, Rules, Setting, Setup, Standing, Viewer};
use koloda_kernel::run;
use serde::Serialize;
use serde_json::Value;

/// The game with its card data.
#[derive(Debug, Clone)]
pub struct AeonsEnd {
    pub catalog: Catalog,
}

impl AeonsEnd {
    pub fn read(files: &[CardFile]) -> Result<AeonsEnd, Vec<CardFault>> {
        Ok(AeonsEnd { catalog: Catalog::read(files)? })
    }

    pub fn view<'a>(&'a self, state: &'a State) -> View<'a> {
        View { c: &self.catalog, s: state }
    }
}

impl FromCards for AeonsEnd {
    fn read_cards(files: &[CardFile]) -> Result<AeonsEnd, Vec<CardFault>> {
        AeonsEnd::read(files)
    }

    fn check_cards(files: &[CardFile]) -> Result<(), Vec<CardFault>> {
        read_entries(files).map(drop)
    }

    fn keep_digest(&mut self, digest: &str) {
        digest.clone_into(&mut self.catalog.digest);
    }
}

impl Rules for AeonsEnd {
    type State = State;
    type Pick = Pick;
    type Event = Event;

    fn id(&self) -> &'static str {
        "aeons-end"
    }

    fn name(&self) -> Name {
        Name::same("Aeon’s End")
    }

    fn rules_version(&self) -> u32 {
        3
    }

    fn catalogue_digest(&self) -> String {
        self.catalog.digest.clone()
    }

    fn boxes(&self) -> Vec<String> {
        self.catalog.boxes.clone()
    }

    fn seats(&self) -> (u8, u8) {
        (1, 4)
    }

    fn variants(&self) -> Vec<String> {
        ["turn-order", "solo-turns", "solo-life"].map(str::to_owned).to_vec()
    }

    fn settings(&self) -> Vec<Setting> {
        self.catalog.settings.clone()
    }

    fn cards(&self) -> Vec<CardSheet> {
        crate::sheet::cards(&self.catalog)
    }

    fn start(&self, setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Result<State, Vec<Phrase>> {
        setup::start(&self.catalog, setup, seed, log)
    }

    fn seats_at(&self, state: &State) -> u8 {
        state.seats
    }

    fn standing(&self, state: &State) -> Standing {
        match state.outcome {
            Some(outcome) => Standing::Over(outcome),
            None => Standing::Deciding(self.view(state).decider()),
        }
    }

    fn options(&self, state: &State, options: &mut Vec<Pick>) {
        if state.machine.is_idle() {
            self.view(state).phase_options(options);
        } else {
            run::options::<vocabulary::AeonsEnd>(self.view(state), options);
        }
    }

    fn apply_unchecked(&self, state: &mut State, pick: Pick, log: &mut Log<Event>) {
        Play { c: &self.catalog, s: state, log }.take(pick);
    }

    fn owner(&self, state: &State, pick: Pick) -> Seat {
        match pick {
            Pick::Ability(seat) => seat,
            _ => self.view(state).decider(),
        }
    }

    fn phase(&self, state: &State) -> Option<PhaseMark> {
        self.view(state).phase_mark()
    }

    /// Hands are open among allies (AE-A64); what is hidden is hidden from everybody.
    fn options_are_secret(&self, _: &State) -> bool {
        false
    }

    fn moves_on(&self, _: &State, pick: Pick) -> Option<bool> {
        matches!(pick, Pick::EndMain).then_some(true)
    }

    fn prompt(&self, state: &State) -> Phrase {
        self.view(state).prompt()
    }

    fn cause(&self, state: &State) -> Option<String> {
        self.view(state).cause()
    }

    fn lying(&self, state: &State) -> Lying {
        Lying::new(&zone::LAYOUT, &state.zones)
    }

    fn card_id(&self, face: Face) -> Option<&str> {
        self.catalog.faces.get(face).map(|info| info.id.as_str())
    }

    fn panels(&self, state: &State, viewer: Viewer) -> Vec<Panel> {
        self.view(state).panels(viewer)
    }

    fn verbs(&self) -> &'static [(&'static str, &'static [&'static str])] {
        VERBS
    }

    fn may_be(&self, field: &str, value: &Value) -> bool {
        self.catalog.may_be(field, value)
    }

    fn pick_form(&self, state: &State, pick: Pick) -> Value {
        self.view(state).pick_form(pick)
    }

    fn pick_phrase(&self, state: &State, pick: Pick) -> Phrase {
        self.view(state).pick_phrase(pick)
    }

    fn event_phrase(&self, event: &Event, _: Viewer) -> Phrase {
        crate::say::event(&self.catalog, event)
    }

    fn is_cause(&self, event: &Event) -> bool {
        event.is_cause()
    }

    fn begins_turn(&self, event: &Event) -> bool {
        matches!(event, Event::TurnOf { .. } | Event::NemesisTurn)
    }

    fn explain(&self, state: &State, seat: Seat, wish: &Value) -> Result<(), Refusal> {
        self.view(state).explain(seat, wish).map_err(Refusal::from)
    }

    fn redact(&self, state: &State, viewer: Viewer) -> State {
        match viewer {
            // Allies and onlookers see the same: nothing is hidden from one seat only.
            Viewer::Seat(_) | Viewer::Spectator => redact::redact(self.view(state)),
            Viewer::Afterwards => state.clone(),
        }
    }

    fn determinise(&self, redacted: &State, _: Viewer, seed: Seed) -> State {
        redact::determinise(self.view(redacted), seed)
    }

    fn revealed(&self, state: &State) -> u64 {
        state.zones.revealed() + state.chance.words()
    }

    fn read_position(&self, position: &Value) -> Result<State, Vec<String>> {
        position::read(&self.catalog, position)
    }

    fn position<'a>(&'a self, state: &'a State) -> impl Serialize {
        position::write(self.view(state))
    }

    fn shown<'a>(&'a self, state: &'a State) -> impl Serialize {
        shown::shown(self.view(state))
    }

    fn meaning(&self, state: &State) -> Value {
        meaning::meaning(self.view(state))
    }

    fn check(&self, state: &State) -> Result<(), String> {
        crate::check::check(self.view(state))
    }
}
