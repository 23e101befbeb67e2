//! Race as the kernel plays it: every hook one call.

use crate::catalog::{Catalog, FaceInfo, read_cards};
use crate::event::Event;
use crate::pick::Pick;
use crate::state::State;
use crate::view::{Play, View};
use crate::vocabulary::{Effect, Race};
use crate::{heuristic, meaning, position, redact, setup, shown, text, zone};
use koloda_kernel::card_file::{CardFault, CardFile};
use koloda_kernel::card_game::{CardGame, CardRules, Catalogue, GameInfo};
use koloda_kernel::chance::Seed;
use koloda_kernel::course::Step;
use koloda_kernel::ids::{Face, Seat};
use koloda_kernel::motion::Lying;
use koloda_kernel::operation::Operation;
use koloda_kernel::option::{Kind, Place, Several};
use koloda_kernel::panel::Panel;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::{CardSheet, Log, PhaseMark, Refusal, Setting, Setup, Viewer};
use koloda_kernel::score::Score;
use serde::Serialize;
use serde_json::{Map, Value};

/// The game with its card data.
pub type RaceRules = CardRules<Race>;

/// The fewest and the most who can play.
pub const SEATS: (u8, u8) = (1, zone::SEATS);

impl Catalogue for Catalog {
    fn digest(&self) -> &str {
        &self.digest
    }
    fn keep_digest(&mut self, digest: &str) {
        digest.clone_into(&mut self.digest);
    }
    fn boxes(&self) -> &[String] {
        &self.boxes
    }
}

impl CardGame for Race {
    const INFO: GameInfo = GameInfo { id: "race", name: ("Гонка", "Race"), rules_version: 1, seats: SEATS, variants: &["standard"] };

    fn read(files: &[CardFile]) -> Result<Catalog, Vec<CardFault>> {
        Catalog::read(files)
    }
    fn check_files(files: &[CardFile]) -> Result<(), Vec<CardFault>> {
        read_cards(files).map(drop)
    }
    fn settings(_: &Catalog) -> Vec<Setting> {
        setup::settings()
    }
    fn sheets(cards: &Catalog) -> Vec<CardSheet> {
        cards.faces.iter().map(|(_, info)| sheet(info)).collect()
    }
    fn start(cards: &Catalog, setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Result<State, Vec<Phrase>> {
        setup::start(cards, setup, seed, log)
    }

    fn seats_at(state: &State) -> u8 {
        state.seats
    }
    fn decider(view: View<'_>) -> Seat {
        view.decider()
    }
    fn step(play: &mut Play<'_>) -> Step {
        play.step()
    }
    fn phase_options(view: View<'_>, options: &mut Vec<Pick>) {
        view.turn_options(options);
    }
    fn phase_pick(play: &mut Play<'_>, pick: Pick) {
        play.turn_pick(pick);
    }
    fn phase(view: View<'_>) -> Option<PhaseMark> {
        Some(PhaseMark { turn: view.state.turns, phase: 0 })
    }
    /// Which cards a hand holds is its owner's to know.
    fn phase_is_secret(_: View<'_>) -> bool {
        true
    }

    fn phase_prompt(_: View<'_>) -> Phrase {
        Phrase::new("race-prompt-turn")
    }
    fn effect_text(_: View<'_>, effect: &Effect) -> Phrase {
        text::effect(effect)
    }
    fn several(view: View<'_>) -> Option<Several> {
        Several::of(view.state.machine.top()?.left, view.asking()?.fewer_will_do()?)
    }
    fn cause(view: View<'_>) -> Option<String> {
        view.state.machine.top().map(|regs| view.id(regs.card).to_owned())
    }
    fn lying(state: &State) -> Lying {
        Lying::new(&zone::LAYOUT, &state.zones)
    }
    fn card_id(cards: &Catalog, face: Face) -> Option<&str> {
        cards.faces.get(face).map(|info| info.card.id.as_str())
    }
    fn panels(view: View<'_>, viewer: Viewer) -> Vec<Panel> {
        view.panels(viewer)
    }
    fn verbs() -> Vec<(&'static str, &'static [&'static str])> {
        Pick::verbs()
    }
    fn may_be(cards: &Catalog, field: &str, value: &Value) -> bool {
        match field {
            "card" => value.as_str().is_some_and(|id| cards.faces.find(id).is_some()),
            _ => value.is_u64(),
        }
    }
    fn pick_form(view: View<'_>, pick: Pick) -> Value {
        pick.form(view)
    }
    fn pick_phrase(view: View<'_>, pick: Pick) -> Phrase {
        pick.label(view)
    }
    fn pick_kind(pick: Pick) -> Kind {
        pick.kind()
    }
    fn pick_places(view: View<'_>, pick: Pick) -> Vec<Place> {
        pick.places(view)
    }
    fn event_phrase(cards: &Catalog, event: &Event) -> Phrase {
        event.phrase(cards)
    }
    fn is_cause(event: &Event) -> bool {
        event.is_cause()
    }
    fn begins_turn(event: &Event) -> bool {
        event.begins_turn()
    }
    fn explain(view: View<'_>, seat: Seat, wish: &Value) -> Result<(), Refusal> {
        view.explain(seat, wish).map_err(Refusal::from)
    }
    fn appraise(view: View<'_>, pick: Pick) -> i32 {
        heuristic::appraise(view, pick)
    }
    fn score(view: View<'_>, seat: Seat) -> Option<Score> {
        Some(Score::of(view.state.points[seat.index()].into()))
    }

    fn redact(view: View<'_>, viewer: Viewer) -> State {
        redact::redact(view, viewer)
    }
    fn determinise(redacted: View<'_>, viewer: Viewer, seed: Seed) -> State {
        redact::determinise(redacted, viewer, seed)
    }
    fn revealed(state: &State) -> u64 {
        state.zones.revealed() + state.chance.words()
    }
    fn read_position(cards: &Catalog, position: &Value) -> Result<State, Vec<String>> {
        position::read(cards, position)
    }
    fn position<'a>(cards: &'a Catalog, state: &'a State) -> impl Serialize {
        position::write(View { cards, state })
    }
    fn shown<'a>(cards: &'a Catalog, state: &'a State) -> impl Serialize {
        shown::shown(View { cards, state })
    }
    fn meaning(view: View<'_>) -> Value {
        meaning::meaning(view)
    }
    fn check(view: View<'_>) -> Result<(), String> {
        meaning::check(view)
    }
}

/// What is printed about a card.
fn sheet(FaceInfo { card, box_id, .. }: &FaceInfo) -> CardSheet {
    CardSheet {
        id: card.id.clone(),
        box_id: box_id.clone(),
        kind: "piece".to_owned(),
        groups: Vec::new(),
        copies: card.copies.into(),
        name: card.name.clone(),
        text: text::effect(&card.on_play),
        provenance: card.source.word(box_id).to_owned(),
        facts: Map::new(),
    }
}
