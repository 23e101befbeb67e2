//! The games there are, their settings and their cards.

use super::Failed;
use crate::app::App;
use axum::Json;
use axum::extract::{Path, State};
use koloda_bots::BotKind;
use koloda_games::Game;
use koloda_kernel::rules::{CardSheet, Setting};
use serde_json::{Value, json};
use std::sync::Arc;

pub async fn list(State(app): State<Arc<App>>) -> Json<Value> {
    Json(app.library.games().map(|game| described(&app, game)).collect())
}

pub async fn cards(State(app): State<Arc<App>>, Path(game): Path<String>) -> Result<Json<Value>, Failed> {
    let game = app.library.game(&game).map_err(|fault| Failed::absent(fault.to_string()))?;
    Ok(Json(game.cards().iter().map(|card| sheet(&app, game.id(), card)).collect()))
}

fn described(app: &App, game: &dyn Game) -> Value {
    let (min, max) = game.seats();
    let setting = |setting: &Setting| json!({ "key": setting.key, "about": app.speech.both(&setting.about), "values": setting.values, "default": setting.default, "seats": setting.seats });
    json!({
        "id": game.id(),
        "name": game.name(),
        "boxes": game.boxes(),
        "seats": { "min": min, "max": max },
        "variants": game.variants(),
        "settings": game.settings().iter().map(setting).collect::<Vec<_>>(),
        "bots": BotKind::ALL.map(BotKind::name),
    })
}

/// The same form as `koloda cards GAME --json`.
fn sheet(app: &App, game: &str, sheet: &CardSheet) -> Value {
    let CardSheet { id, box_id, kind, groups, copies, name, text, provenance, facts } = sheet;
    let mut value = json!({
        "id": id, "game": game, "box": box_id, "kind": kind, "groups": groups, "copies": copies,
        "name": name, "text": app.speech.both(text), "provenance": provenance,
    });
    for (key, fact) in facts {
        // A fact never shadows a field that other programs rely on.
        if value.get(key).is_none() {
            value[key] = fact.clone();
        }
    }
    value
}
