//! The web client, embedded. Unknown paths show its first page: it finds its own way.

use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/web"]
struct Web;

/// Whether the web client was built when this program was; if not, a page that says so stands in its place.
pub fn has_client() -> bool {
    Web::iter().any(|path| path.starts_with("assets/"))
}

pub async fn serve(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return absent();
    }
    match Web::get(path).filter(|_| !path.is_empty()) {
        Some(file) => answer(path, file),
        // A name with an ending is a file that is not there, not a page.
        None if path.rsplit('/').next().is_some_and(|name| name.contains('.')) => absent(),
        None => Web::get("index.html").map_or_else(absent, |file| answer("index.html", file)),
    }
}

fn absent() -> Response {
    (StatusCode::NOT_FOUND, [(header::CACHE_CONTROL, "no-store")]).into_response()
}

fn answer(path: &str, file: rust_embed::EmbeddedFile) -> Response {
    let kind = kind(path);
    // Names of built files carry their hash; pages must be fresh.
    let kept = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-store" };
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, kept)], file.data).into_response()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
