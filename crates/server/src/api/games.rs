//! The games there are, their settings and their cards.

use super::ApiError;
use crate::app::App;
use crate::prepared::Prepared;
use crate::protocol::{GameInfo, SeatRange, Setting, SettingKind, SettingValue, SheetBase, Texts};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use koloda_bots::BotKind;
use koloda_games::Game;
use koloda_kernel::phrase::Name;
use koloda_kernel::rules::CardSheet;
use koloda_kernel::settings::{self, Kind};
use serde_json::Value;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock};

/// What is told of the games, as soon as somebody has asked for it.
#[derive(Debug, Default)]
pub struct GameListing {
    games: OnceLock<Prepared>,
    cards: Mutex<HashMap<&'static str, Arc<Prepared>>>,
}

pub async fn list(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    let games = app.game_listing.games.get_or_init(|| {
        let games: Vec<GameInfo> = app.library.games().map(|game| described(&app, game)).collect();
        Prepared::json(&games)
    });
    games.answer(&headers)
}

pub async fn cards(State(app): State<Arc<App>>, Path(game): Path<String>, headers: HeaderMap) -> Result<Response, ApiError> {
    let game = app.library.game(&game).map_err(|error| ApiError::absent(error.to_string()))?;
    Ok(sheets(&app, game).answer(&headers))
}

fn sheets(app: &App, game: &dyn Game) -> Arc<Prepared> {
    let mut cards = app.game_listing.cards.lock().expect("nobody panics here");
    let make = || {
        let sheets: Vec<Value> = game.cards().into_iter().map(|card| sheet(app, game.id(), card)).collect();
        Arc::new(Prepared::json(&sheets))
    };
    cards.entry(game.id()).or_insert_with(make).clone()
}

fn described(app: &App, game: &dyn Game) -> GameInfo {
    let (min, max) = game.seats();
    GameInfo {
        id: game.id().to_owned(),
        name: texts(game.name()),
        boxes: game.boxes(),
        seats: SeatRange { min, max },
        variants: game.variants(),
        settings: game.settings().iter().map(|declared| setting(app, declared)).collect(),
        bots: BotKind::ALL.iter().map(BotKind::to_string).collect(),
    }
}

fn setting(app: &App, setting: &settings::Setting) -> Setting {
    let value = |value: &settings::Value| SettingValue {
        id: value.id.clone(),
        name: value.name.as_ref().map_or_else(|| Texts { ru: value.id.clone(), en: value.id.clone() }, |name| app.phrases.both(name)),
        word: value.is_word,
    };
    Setting {
        key: setting.key.to_owned(),
        name: app.phrases.both(&setting.name()),
        seat: setting.seat_name().map(|name| app.phrases.both(&name)),
        about: app.phrases.both(&setting.about),
        kind: match setting.kind {
            Kind::Choice => SettingKind::Choice,
            Kind::Id => SettingKind::Id,
            Kind::IdPerSeat { .. } => SettingKind::IdPerSeat,
            Kind::Range { least, most } => SettingKind::Range { least, most },
            Kind::Boxes => SettingKind::Boxes,
            Kind::LeftOut => SettingKind::LeftOut,
            Kind::Named { most } => SettingKind::Named { most },
        },
        values: setting.values.iter().map(value).collect(),
        default: setting.default.clone(),
        seats: setting.seats,
    }
}

/// The form of `koloda cards GAME --json`, with the text in spans.
fn sheet(app: &App, game: &str, sheet: CardSheet) -> Value {
    let CardSheet { id, box_id, kind, groups, copies, name, text, provenance, facts } = sheet;
    let (game, name, text) = (game.to_owned(), texts(name), app.phrases.both_in_spans(&text));
    let base = SheetBase { id, game, box_id, kind, groups, copies, name, text, provenance };
    let mut value = serde_json::to_value(base).expect("plain data");
    for (key, fact) in facts {
        // A fact never shadows a field that other programs rely on.
        if value.get(&key).is_none() {
            value[key] = fact;
        }
    }
    value
}

fn texts(Name { ru, en, card: _ }: Name) -> Texts {
    Texts { ru, en }
}
