//! What is taken in of a request before anybody works on it: how many at once, how much, how long.
//!
//! A body is read whole or not at all, within its time. So nobody holds memory or a place by sending slowly.

use super::ApiError;
use crate::app::App;
use crate::caller::Caller;
use axum::Extension;
use axum::body::{Body, to_bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use koloda_kernel::rules::Setup;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::time::timeout;

/// More settings than a game has, longer names than they have, and a longer list than of all cards.
const MOST_SETTINGS: usize = 64;
const LONGEST_KEY: usize = 64;
const LONGEST_VALUE: usize = 8_000;

/// Lets a request in, if not too many of its caller are under way, for as long as a request may take.
pub async fn admit(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let caller = Caller::of_request(&app.config, peer.ip(), request.headers());
    let _permit = app.caller_limits.requests.acquire(caller).ok_or_else(ApiError::too_fast)?;
    request.extensions_mut().insert(caller);
    timeout(app.config.limits.request_time, next.run(request)).await.map_err(|_| ApiError::unavailable())
}

pub async fn small_body(State(app): State<Arc<App>>, request: Request, next: Next) -> Result<Response, ApiError> {
    Ok(next.run(whole(&app, request, app.config.limits.body).await?).await)
}

/// Records are large: a place for one is taken before it is read.
pub async fn record_body(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let _permit = app.caller_limits.records.acquire(caller).ok_or_else(ApiError::too_fast)?;
    Ok(next.run(whole(&app, request, app.config.limits.record_body).await?).await)
}

/// The same request with its body in memory.
async fn whole(app: &App, request: Request, most: usize) -> Result<Request, ApiError> {
    let (head, body) = request.into_parts();
    let time = app.config.limits.body_time;
    let read = timeout(time, to_bytes(body, most)).await.map_err(|_| ApiError::too_slow(time))?;
    // Or it broke off; then nobody hears this.
    let bytes = read.map_err(|_| ApiError::too_large(most))?;
    Ok(Request::from_parts(head, Body::from(bytes)))
}

/// Whether a set-up is short enough to be looked at: what is wrong with it is told in its own words.
pub fn check_length(setup: &Setup) -> Result<(), ApiError> {
    if setup.set.len() > MOST_SETTINGS {
        return Err(ApiError::bad(format!("{} settings are given; at most {MOST_SETTINGS} are taken", setup.set.len())));
    }
    for (key, value) in &setup.set {
        if key.chars().count() > LONGEST_KEY {
            return Err(ApiError::bad(format!("the name of a setting has at most {LONGEST_KEY} characters")));
        }
        if value.chars().count() > LONGEST_VALUE {
            return Err(ApiError::bad(format!("the setting `{key}` has more than {LONGEST_VALUE} characters")));
        }
    }
    Ok(())
}
