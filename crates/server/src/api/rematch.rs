//! Another game for the people of a table: one table, however many ask for it.
//!
//! The old table is asked first: its log names the one place where its people go on. Then the new
//! table is put there, by whoever comes first; a repeat finds it. Its keys have the tokens they have
//! at the old table, so everybody opens it with what they hold.

use super::ApiError;
use super::tables::{Wanted, header, lang, open, token, visitor};
use crate::actor::{Command, Onward};
use crate::app::App;
use crate::client;
use crate::event_log::Header;
use crate::protocol::Rematched;
use crate::seats;
use crate::secrets::{SeedSource, draw_seed, table_id};
use axum::Json;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, Method, StatusCode};
use koloda_kernel::record::Proof;
use koloda_store::StoreError;
use std::net::SocketAddr;
use std::sync::Arc;

pub async fn rematch(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<(StatusCode, Json<Rematched>), ApiError> {
    let visitor = visitor(&app, &Method::POST, &table, &headers).await?;
    let token = token(&app, &Method::POST, &table, &headers)?.filter(|_| !visitor.seats.is_empty());
    let token = token.ok_or_else(|| ApiError::forbidden("only who has a seat asks for a rematch"))?.to_owned();
    if !app.caller_limits.allows_new_table(client::address(&app, peer.ip(), &headers)) {
        return Err(ApiError::too_fast());
    }
    let before = seats::header(&app, &table).await.map_err(|error| ApiError::of_store(&app, &table, &error))?;
    let (mut next, source) = again(&app, &before, &headers)?;
    let proposed = table_id();
    let onward = app.hub.ask(&app, &table, |reply| Command::GoOn { table: proposed, reply }).await.map_err(|_| ApiError::unavailable())?;
    let Onward { table: place, hashes } = onward.map_err(|error| ApiError::of_room(&error, app.phrases.say(visitor.lang, &error.text)))?;
    for (key, hash) in next.keys.iter_mut().zip(hashes) {
        key.hash = hash;
    }
    let status = put(&app, &place, &next, &source).await?;
    // Who is not told now finds it by asking for a rematch.
    let _ = app.hub.send(&app, &table, Command::Announce { table: place.clone() });
    Ok((status, Json(Rematched { table: place, token })))
}

/// The same table once more, with a seed of its own; told before anything is promised if it cannot be.
fn again(app: &App, before: &Header, headers: &HeaderMap) -> Result<(Header, SeedSource), ApiError> {
    let Header { game, setup, places, public, undo, grace, name, keys, .. } = before.clone();
    let source = SeedSource::Drawn(Proof::of(draw_seed()));
    // A rematch is for the people of the table before: nobody takes their seats from the list.
    // They sit down anew, whoever asked for it too, and bring their nonces then.
    let wanted = Wanted { game, setup, places, public, joinable: false, undo, grace, name, opener: None };
    Ok((header(app, wanted, &source, keys, lang(headers))?, source))
}

/// Puts the table there unless it is there already.
async fn put(app: &App, place: &str, next: &Header, source: &SeedSource) -> Result<StatusCode, ApiError> {
    match app.store.header(place).await {
        Ok(_) => return Ok(StatusCode::OK),
        Err(StoreError::Absent(_)) => {}
        Err(error) => return Err(ApiError::of_store(app, place, &error)),
    }
    let opened = open(app, place, next, source).await;
    match opened {
        Ok(()) => Ok(StatusCode::CREATED),
        // Somebody else of the table was a moment faster.
        Err(error) => app.store.header(place).await.map(|_| StatusCode::OK).map_err(|_| error),
    }
}
