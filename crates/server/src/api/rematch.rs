//! Another game for the people of a table: one table, however many ask for it.
//!
//! The old table is asked first: its log names the one place where its people go on. Then the new
//! table is put there, by whoever comes first; a repeat finds it. Its keys have the tokens they have
//! at the old table, so everybody opens it with what they hold.

use super::Failed;
use super::tables::{Wanted, header, lang, open, token, who};
use crate::actor::{Onward, Order};
use crate::app::App;
use crate::door;
use crate::ledger::Header;
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
) -> Result<(StatusCode, Json<Rematched>), Failed> {
    let who = who(&app, &Method::POST, &table, &headers).await?;
    let token = token(&app, &Method::POST, &table, &headers)?.filter(|_| !who.seats.is_empty());
    let token = token.ok_or_else(|| Failed::forbidden("only who has a seat asks for a rematch"))?.to_owned();
    if !app.doors.may_open_table(door::address(&app, peer.ip(), &headers)) {
        return Err(Failed::too_fast());
    }
    let before = seats::header(&app, &table).await.map_err(|error| Failed::stored(&app, &table, &error))?;
    let (mut next, source) = again(&app, &before, &headers)?;
    let wish = table_id();
    let onward = app.hub.ask(&app, &table, |reply| Order::GoOn { table: wish, reply }).await.map_err(|_| Failed::unavailable())?;
    let Onward { table: place, hashes } = onward.map_err(|refused| Failed::refused(&refused, app.speech.say(who.lang, &refused.text)))?;
    for (key, hash) in next.keys.iter_mut().zip(hashes) {
        key.hash = hash;
    }
    let status = put(&app, &place, &next, &source).await?;
    // Who is not told now finds it by asking for a rematch.
    let _ = app.hub.order(&app, &table, Order::Announce { table: place.clone() });
    Ok((status, Json(Rematched { table: place, token })))
}

/// The same table once more, with a seed of its own; told before anything is promised if it cannot be.
fn again(app: &App, before: &Header, headers: &HeaderMap) -> Result<(Header, SeedSource), Failed> {
    let Header { game, setup, places, public, undo, grace, name, keys, .. } = before.clone();
    let source = SeedSource::Drawn(Proof::of(draw_seed()));
    // A rematch is for the people of the table before: nobody takes their seats from the list.
    // They sit down anew, whoever asked for it too, and bring their nonces then.
    let wanted = Wanted { game, setup, places, public, joinable: false, undo, grace, name, opener: None };
    Ok((header(app, wanted, &source, keys, lang(headers))?, source))
}

/// Puts the table there unless it is there already.
async fn put(app: &App, place: &str, next: &Header, source: &SeedSource) -> Result<StatusCode, Failed> {
    match app.store.header(place).await {
        Ok(_) => return Ok(StatusCode::OK),
        Err(StoreError::Absent(_)) => {}
        Err(error) => return Err(Failed::stored(app, place, &error)),
    }
    let opened = open(app, place, next, source).await;
    match opened {
        Ok(()) => Ok(StatusCode::CREATED),
        // Somebody else of the table was a moment faster.
        Err(failed) => app.store.header(place).await.map(|_| StatusCode::OK).map_err(|_| failed),
    }
}
