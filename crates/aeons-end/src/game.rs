//! Aeon's End as the kernel plays it: every hook one call.

use crate::catalog::Catalog;
use crate::event::Event;
use crate::pick::Pick;
use crate::state::State;
use crate::text::Lore;
use crate::view::{Play, View};
use crate::vocabulary::Effect;
use crate::{check, fault, heuristic, meaning, position, redact, setup, sheet, shown, text, vocabulary, zone};
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
pub type AeonsEnd = CardRules<vocabulary::AeonsEnd>;

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

impl CardGame for vocabulary::AeonsEnd {
    const INFO: GameInfo = GameInfo {
        id: "aeons-end",
        name: ("Aeon’s End", "Aeon’s End"),
        rules_version: 3,
        seats: (1, 4),
        variants: &["turn-order", "solo-turns", "solo-life"],
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
    fn owner(view: View<'_>, pick: Pick) -> Seat {
        if let Pick::Ability(seat) = pick { seat } else { view.decider() }
    }
    fn moves_on(_: View<'_>, pick: Pick) -> Option<bool> {
        matches!(pick, Pick::EndMain).then_some(true)
    }

    fn phase_prompt(view: View<'_>) -> Phrase {
        view.phase_prompt()
    }
    fn effect_text(view: View<'_>, effect: &Effect) -> Phrase {
        let names = |id: &str| view.c.name(id);
        text::effect(effect, Lore { names: &names, nemesis: Some(&view.nemesis().mat) })
    }
    fn several(view: View<'_>) -> Option<Several> {
        view.several()
    }
    fn lying(state: &State) -> Lying {
        Lying::new(&zone::LAYOUT, &state.zones)
    }
    fn card_id(cards: &Catalog, face: Face) -> Option<&str> {
        cards.faces.get(face).map(|info| info.id.as_str())
    }
    fn cause(view: View<'_>) -> Option<String> {
        view.cause()
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

    /// Hands are open among allies (AE-A64): nothing is hidden from one seat only, and onlookers see the same.
    fn redact(view: View<'_>, _: Viewer) -> State {
        redact::redact(view)
    }
    fn determinise(redacted: View<'_>, _: Viewer, seed: Seed) -> State {
        redact::determinise(redacted, seed)
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
