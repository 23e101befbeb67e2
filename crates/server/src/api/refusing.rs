//! A call that was refused: a status, a kind and a sentence.

use crate::app::App;
use crate::protocol::{ErrorKind, Problem};
use crate::room::Refused;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use koloda_store::StoreError;
use std::time::Duration;

#[derive(Clone, Debug)]
pub struct Failed {
    pub status: StatusCode,
    pub kind: ErrorKind,
    pub text: String,
}

impl Failed {
    pub fn bad(text: impl Into<String>) -> Failed {
        Failed { status: StatusCode::BAD_REQUEST, kind: ErrorKind::Malformed, text: text.into() }
    }

    pub fn absent(text: impl Into<String>) -> Failed {
        Failed { status: StatusCode::NOT_FOUND, kind: ErrorKind::Absent, text: text.into() }
    }

    pub fn forbidden(text: impl Into<String>) -> Failed {
        Failed { status: StatusCode::FORBIDDEN, kind: ErrorKind::Forbidden, text: text.into() }
    }

    pub fn too_fast() -> Failed {
        Failed {
            status: StatusCode::TOO_MANY_REQUESTS,
            kind: ErrorKind::TooFast,
            text: "too many requests; try again in a minute".to_owned(),
        }
    }

    pub fn too_large(most: usize) -> Failed {
        let text = format!("the body is larger than {most} bytes");
        Failed { status: StatusCode::PAYLOAD_TOO_LARGE, kind: ErrorKind::Malformed, text }
    }

    pub fn too_slow(time: Duration) -> Failed {
        let text = format!("the body did not arrive within {} s", time.as_secs_f32());
        Failed { status: StatusCode::REQUEST_TIMEOUT, kind: ErrorKind::Malformed, text }
    }

    pub fn unavailable() -> Failed {
        let text = "the table cannot be reached now; try again".to_owned();
        Failed { status: StatusCode::SERVICE_UNAVAILABLE, kind: ErrorKind::Unavailable, text }
    }

    /// What the store answered instead.
    pub fn stored(app: &App, table: &str, error: &StoreError) -> Failed {
        if let StoreError::Absent(_) = error {
            return Failed::absent("there is no such table");
        }
        app.complaints.error(table, error, "the store refused");
        Failed::unavailable()
    }

    /// A refusal of the table, in words.
    pub fn refused(refused: &Refused, text: String) -> Failed {
        let status = match refused.kind {
            ErrorKind::Forbidden | ErrorKind::NotYourTurn => StatusCode::FORBIDDEN,
            ErrorKind::Conflict | ErrorKind::Over => StatusCode::CONFLICT,
            ErrorKind::Absent => StatusCode::NOT_FOUND,
            ErrorKind::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            ErrorKind::OtherRules | ErrorKind::Damaged => StatusCode::GONE,
            ErrorKind::TooFast => StatusCode::TOO_MANY_REQUESTS,
            ErrorKind::NoSuchOption | ErrorKind::Malformed => StatusCode::BAD_REQUEST,
        };
        Failed { status, kind: refused.kind, text }
    }
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        (self.status, Json(Problem { kind: self.kind, text: self.text })).into_response()
    }
}
