//! Answers that are the same for everybody: made once, compressed once, named by their hash.
//!
//! Whoever has one already is told so instead of getting it again.

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use std::io::Write;

#[derive(Debug)]
pub struct Prepared {
    plain: Bytes,
    gzip: Bytes,
    /// Weak: both encodings have the same.
    tag: HeaderValue,
}

impl Prepared {
    pub fn json(value: &impl Serialize) -> Prepared {
        let plain = serde_json::to_vec(value).expect("plain data");
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(&plain).expect("memory takes everything");
        let tag = format!("W/\"{}\"", &blake3::hash(&plain).to_hex()[..32]);
        Prepared {
            plain: plain.into(),
            gzip: gzip.finish().expect("memory takes everything").into(),
            tag: tag.parse().expect("a plain value"),
        }
    }

    pub fn answer(&self, asked: &HeaderMap) -> Response {
        let mut answer = if lists(asked, header::IF_NONE_MATCH, |tag| tag == self.tag || tag == "*") {
            StatusCode::NOT_MODIFIED.into_response()
        } else if lists(asked, header::ACCEPT_ENCODING, is_gzip) {
            ([(header::CONTENT_TYPE, "application/json"), (header::CONTENT_ENCODING, "gzip")], self.gzip.clone()).into_response()
        } else {
            ([(header::CONTENT_TYPE, "application/json")], self.plain.clone()).into_response()
        };
        let headers = answer.headers_mut();
        headers.insert(header::ETAG, self.tag.clone());
        // May be kept, but is asked for anew each time: another release has other cards.
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        answer
    }
}

/// Whether one of the values of a header that is a list is wanted.
fn lists(headers: &HeaderMap, name: header::HeaderName, wanted: impl Fn(&str) -> bool) -> bool {
    let lines = headers.get_all(name).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|value| wanted(value.trim()))
}

fn is_gzip(coding: &str) -> bool {
    let (name, quality) = coding.split_once(';').unwrap_or((coding, "q=1"));
    let refused = quality.trim().strip_prefix("q=").and_then(|quality| quality.parse().ok()) == Some(0.0);
    name.trim().eq_ignore_ascii_case("gzip") && !refused
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gzip_is_sent_to_who_can_read_it() {
        for line in ["gzip", "br, gzip", "deflate,GZIP;q=0.5"] {
            assert!(line.split(',').any(|coding| is_gzip(coding.trim())), "{line}");
        }
        for line in ["", "br", "gzip;q=0", "gzip; q=0.0", "identity"] {
            assert!(!line.split(',').any(|coding| is_gzip(coding.trim())), "{line}");
        }
    }
}
