//! The HTTP surface: routes, limits and the headers every answer carries.

mod entry;
mod error;
mod games;
mod intake;
mod records;
mod rematch;
mod tables;

use crate::app::App;
use crate::caller::is_at_home;
use crate::{assets, socket};
use axum::Router;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use std::net::SocketAddr;
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;

pub use error::ApiError;
pub use games::GameListing;
pub use records::judge;

/// The description of this surface; a test keeps it complete.
pub const OPENAPI: &str = include_str!("../openapi.json");

pub fn router(app: Arc<App>) -> Router {
    let records = Router::new()
        .route("/api/replay", post(records::replay))
        .route("/api/verify", post(records::verify))
        .layer(from_fn_with_state(app.clone(), intake::record_body));
    let api = Router::new()
        .route("/api/games", get(games::list))
        .route("/api/games/{game}/cards", get(games::cards))
        .route("/api/commitments", post(tables::commit_to_seed))
        .route("/api/tables", get(tables::list).post(tables::create))
        .route("/api/tables/{table}/commitment", get(entry::commitment))
        .route("/api/tables/{table}/session", post(entry::session))
        .route("/api/tables/{table}/join", post(entry::join))
        .route("/api/tables/{table}/link", post(entry::renew))
        .route("/api/tables/{table}/record", get(records::record))
        .route("/api/tables/{table}/rematch", post(rematch::rematch))
        .route("/api/tables/{table}/ws", get(socket::upgrade))
        .route("/api/openapi.json", get(|| async { ([(header::CONTENT_TYPE, "application/json")], OPENAPI) }))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .layer(from_fn_with_state(app.clone(), intake::small_body))
        .merge(records)
        .layer(header_layer(header::CACHE_CONTROL, "no-store"));
    // Only what is the same for everybody is compressed: secrets and compression do not mix.
    let pages = Router::new().fallback(get(assets::serve)).layer(CompressionLayer::new());
    let policy = policy(&app);
    let mut router = api
        .merge(pages)
        .layer(from_fn_with_state(app.clone(), intake::admit))
        .layer(header_layer(header::CONTENT_SECURITY_POLICY, &policy))
        .layer(header_layer(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header_layer(header::REFERRER_POLICY, "no-referrer"))
        .layer(header_layer(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(header_layer(HeaderName::from_static("cross-origin-resource-policy"), "same-origin"))
        .layer(header_layer(HeaderName::from_static("permissions-policy"), ""));
    if app.config.is_https() {
        router = router.layer(header_layer(header::STRICT_TRANSPORT_SECURITY, "max-age=63072000; includeSubDomains"));
    }
    router.layer(CatchPanicLayer::new()).with_state(app)
}

fn header_layer(name: HeaderName, value: &str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_str(value).expect("a plain value"))
}

/// Scripts, styles, pictures and connections of this server and of nobody else.
fn policy(app: &App) -> String {
    // Browsers do not understand IPv6 addresses here; for those 'self' has to do.
    let named = app.origins.iter().filter(|origin| !origin.contains('['));
    let sockets: Vec<String> = named.map(|origin| origin.replacen("http", "ws", 1)).collect();
    format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self' {}; \
         manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; \
         require-trusted-types-for 'script'",
        sockets.join(" ")
    )
}

/// Whether tables can be played here: for load balancers, which need no reason. The reason is in the log.
async fn health(State(app): State<Arc<App>>) -> Response {
    match app.store.healthy().await {
        Ok(()) => (StatusCode::OK, "ok").into_response(),
        Err(error) => {
            tracing::error!(%error, "the store is not healthy");
            (StatusCode::SERVICE_UNAVAILABLE, "not ok").into_response()
        }
    }
}

/// For programs on this machine: the figures tell strangers how busy the place is and when to strike.
async fn metrics(State(app): State<Arc<App>>, ConnectInfo(peer): ConnectInfo<SocketAddr>, headers: HeaderMap) -> Response {
    if !is_at_home(peer.ip(), &headers) {
        return StatusCode::NOT_FOUND.into_response();
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.metrics.encode()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_is_described() {
        let described: serde_json::Value = serde_json::from_str(OPENAPI).expect("JSON");
        let source = include_str!("mod.rs");
        let routes = source.split(".route(\"").skip(1).filter_map(|rest| rest.split('"').next()).filter(|route| route.starts_with('/'));
        let routes: Vec<&str> = routes.collect();
        assert!(routes.len() >= 12);
        for route in routes {
            assert!(described["paths"].get(route).is_some(), "{route} is missing in openapi.json");
        }
    }
}
