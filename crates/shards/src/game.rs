//! Shards of Infinity as the kernel plays it: every hook one call.

use crate::catalog::Catalog;
use crate::event::Event;
use crate::pick::Pick;
use crate::play::Play;
use crate::state::{Phase, State};
use crate::text::{self, Lore};
use crate::view::View;
use crate::vocabulary::{Effect, Shards};
use crate::{check, fault, heuristic, meaning, position, redact, setup, sheet, shown, zone};
use koloda_kernel::card_file::{CardFault, CardFile};
use koloda_kernel::card_game::{CardGame, CardRules, Catalogue, GameInfo};
use koloda_kernel::chance::Seed;
use koloda_kernel::course::Step;
use koloda_kernel::ids::{Face, Seat};
use koloda_kernel::motion::Lying;
use koloda_kernel::option::{Kind, Place, Several};
use koloda_kernel::panel::Panel;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::{CardSheet, Log, PhaseMark, Refusal, Setting, Setup, Viewer};
use serde::Serialize;
use serde_json::Value;

/// The game with its card data.
pub type ShardsOfInfinity = CardRules<Shards>;

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

impl CardGame for Shards {
    const INFO: GameInfo = GameInfo {
        id: "shards",
        name: ("Осколки бесконечности", "Shards of Infinity"),
        rules_version: 2,
        seats: (1, 4),
        variants: &["standard", "teams", "three-way", "leader-auction", "relic-draft", "secret-relics", "nemesis"],
    };

    fn read(files: &[CardFile]) -> Result<Catalog, Vec<CardFault>> {
        Catalog::read(files)
    }
    fn check_files(files: &[CardFile]) -> Result<(), Vec<CardFault>> {
        fault::read_entries(files).map(drop)
    }
    fn settings(cards: &Catalog) -> Vec<Setting> {
        cards.settings.clone()
    }
    fn sheets(cards: &Catalog) -> Vec<CardSheet> {
        sheet::cards(cards)
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
        view.phase_options(options);
    }
    fn phase_pick(play: &mut Play<'_>, pick: Pick) {
        play.turn_pick(pick);
    }
    fn phase(view: View<'_>) -> Option<PhaseMark> {
        view.phase_mark()
    }
    /// Shields are shown from hands.
    fn phase_is_secret(view: View<'_>) -> bool {
        view.s.turn.phase == Phase::Shields
    }
    fn moves_on(_: View<'_>, pick: Pick) -> Option<bool> {
        matches!(pick, Pick::EndMain).then_some(true)
    }

    fn phase_prompt(view: View<'_>) -> Phrase {
        view.phase_prompt()
    }
    fn effect_text(view: View<'_>, effect: &Effect) -> Phrase {
        text::effect(effect, Lore { names: &|id| view.c.name(id) })
    }
    fn several(view: View<'_>) -> Option<Several> {
        view.several()
    }
    fn cause(view: View<'_>) -> Option<String> {
        view.cause()
    }
    fn lying(state: &State) -> Lying {
        Lying::new(&zone::LAYOUT, &state.zones)
    }
    fn card_id(cards: &Catalog, face: Face) -> Option<&str> {
        cards.faces.get(face).map(|info| info.id.as_str())
    }
    fn panels(view: View<'_>, viewer: Viewer) -> Vec<Panel> {
        view.panels(viewer)
    }
    fn verbs() -> Vec<(&'static str, &'static [&'static str])> {
        Pick::verbs()
    }
    fn may_be(cards: &Catalog, field: &str, value: &Value) -> bool {
        cards.may_be(field, value)
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
    /// Events tell only what everybody at the table has seen.
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
        position::write(View { c: cards, s: state })
    }
    fn shown<'a>(cards: &'a Catalog, state: &'a State) -> impl Serialize {
        shown::shown(View { c: cards, s: state })
    }
    fn meaning(view: View<'_>) -> Value {
        meaning::meaning(view)
    }
    fn check(view: View<'_>) -> Result<(), String> {
        check::check(view)
    }
}
