//! What is on the screen, in words: made anew when the game or the language changes.

use crate::command_context::Translator;
use crate::local_match::LocalMatch;
use crate::phrases;
use koloda_games::OptionView;
use koloda_kernel::panel::{Panel, Region};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::table::UndoCost;
use serde_json::Value;

#[derive(Debug, Default)]
pub struct Scene {
    pub panels: Vec<ShownPanel>,
    /// Who is asked what, and because of which card.
    pub who: String,
    pub prompt: String,
    pub cause: Option<String>,
    pub options: Vec<ShownOption>,
    pub log: Vec<LogLine>,
    /// What taking back costs, if there is anything to take back.
    pub undo: Option<ShownUndo>,
    pub over: bool,
}

#[derive(Debug)]
pub struct ShownUndo {
    pub free: bool,
    pub price: String,
}

#[derive(Debug)]
pub struct ShownPanel {
    pub region: Region,
    pub title: String,
    pub items: Vec<ShownItem>,
}

#[derive(Debug)]
pub struct ShownItem {
    pub text: String,
    pub card: Option<String>,
    /// What one would like to do with it.
    pub wish: Option<Value>,
}

#[derive(Debug)]
pub struct ShownOption {
    pub label: String,
    /// The cards it names.
    pub cards: Vec<String>,
}

#[derive(Debug)]
pub struct LogLine {
    pub text: String,
    pub cause: bool,
}

/// Older lines are in the record; a screen never scrolls that far.
const LOG_KEPT: usize = 3000;

impl Scene {
    pub fn new(translator: &Translator<'_>, local_match: &LocalMatch, game: &str) -> Scene {
        let lines = local_match.play.lines(0, local_match.viewer());
        let skipped = lines.len().saturating_sub(LOG_KEPT);
        let mut scene = Scene {
            panels: local_match.play.panels(local_match.viewer()).iter().map(|panel| shown(translator, panel)).collect(),
            log: lines.iter().skip(skipped).map(|line| LogLine { text: translator.say(&line.text), cause: line.cause }).collect(),
            undo: local_match
                .undo_offer()
                .map(|offer| ShownUndo { free: offer.cost == UndoCost::Free, price: phrases::price(translator, offer) }),
            ..Scene::default()
        };
        if let Some(outcome) = local_match.play.outcome() {
            scene.over = true;
            scene.prompt = phrases::ending(translator, game, outcome, &local_match.play.ranks());
        }
        if let Some(decision) = local_match.decision() {
            scene.who = translator.say(&Phrase::new("cli-seat").number("seat", decision.seat.0 + 1));
            scene.prompt = translator.say(&decision.prompt);
            scene.options = decision.options.iter().map(|option| self::option(translator, local_match, option)).collect();
            scene.cause = decision.cause;
        }
        scene
    }

    /// The cards that can be read: where they lie (panel, item), and which they are.
    pub fn readable(&self) -> Vec<(usize, usize, &str)> {
        let items = self
            .panels
            .iter()
            .enumerate()
            .flat_map(|(at, panel)| panel.items.iter().enumerate().map(move |(place, item)| (at, place, item)));
        items.filter_map(|(at, place, item)| item.card.as_deref().map(|card| (at, place, card))).collect()
    }
}

fn shown(translator: &Translator<'_>, panel: &Panel) -> ShownPanel {
    let items = panel
        .items
        .iter()
        .map(|item| ShownItem { text: translator.say(&item.text), card: item.card.clone(), wish: item.wish.clone() })
        .collect();
    ShownPanel { region: panel.region, title: translator.say(&panel.title), items }
}

fn option(translator: &Translator<'_>, local_match: &LocalMatch, option: &OptionView) -> ShownOption {
    let named = option.form.as_object().into_iter().flat_map(|fields| fields.values()).filter_map(|value| value.as_str());
    let cards = named.filter(|id| local_match.sheet(id).is_some()).map(str::to_owned).collect();
    ShownOption { label: translator.say(&option.label), cards }
}
