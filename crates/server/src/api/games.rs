//! The games there are, their settings and their cards.

use super::Failed;
use crate::app::App;
use crate::protocol::{GameInfo, SeatRange, Setting, SheetBase, Texts};
use axum::Json;
use axum::extract::{Path, State};
use koloda_bots::BotKind;
use koloda_games::Game;
use koloda_kernel::phrase::Name;
use koloda_kernel::rules::{self, CardSheet};
use serde_json::Value;
use std::sync::Arc;

pub async fn list(State(app): State<Arc<App>>) -> Json<Vec<GameInfo>> {
    Json(app.library.games().map(|game| described(&app, game)).collect())
}

pub async fn cards(State(app): State<Arc<App>>, Path(game): Path<String>) -> Result<Json<Value>, Failed> {
    let game = app.library.game(&game).map_err(|fault| Failed::absent(fault.to_string()))?;
    Ok(Json(game.cards().into_iter().map(|card| sheet(&app, game.id(), card)).collect()))
}

fn described(app: &App, game: &dyn Game) -> GameInfo {
    let (min, max) = game.seats();
    let setting = |rules::Setting { key, about, values, default, seats }| Setting {
        key: String::from(key),
        about: app.speech.both(&about),
        values,
        default,
        seats,
    };
    GameInfo {
        id: game.id().to_owned(),
        name: texts(game.name()),
        boxes: game.boxes(),
        seats: SeatRange { min, max },
        variants: game.variants(),
        settings: game.settings().into_iter().map(setting).collect(),
        bots: BotKind::ALL.map(|kind| kind.name().to_owned()).to_vec(),
    }
}

/// The same form as `koloda cards GAME --json`.
fn sheet(app: &App, game: &str, sheet: CardSheet) -> Value {
    let CardSheet { id, box_id, kind, groups, copies, name, text, provenance, facts } = sheet;
    let (game, name, text) = (game.to_owned(), texts(name), app.speech.both(&text));
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

fn texts(Name { ru, en }: Name) -> Texts {
    Texts { ru, en }
}
