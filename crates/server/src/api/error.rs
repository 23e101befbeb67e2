//! The error of a call: a status, a kind and a sentence.

use crate::app::App;
use crate::protocol::{ErrorKind, Problem};
use crate::room::RoomError;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use koloda_store::StoreError;
use std::time::Duration;

#[derive(Clone, Debug)]
pub struct ApiError {
    pub status: StatusCode,
    pub kind: ErrorKind,
    pub text: String,
}

impl ApiError {
    pub fn bad(text: impl Into<String>) -> ApiError {
        ApiError { status: StatusCode::BAD_REQUEST, kind: ErrorKind::Malformed, text: text.into() }
    }

    pub fn absent(text: impl Into<String>) -> ApiError {
        ApiError { status: StatusCode::NOT_FOUND, kind: ErrorKind::Absent, text: text.into() }
    }

    pub fn forbidden(text: impl Into<String>) -> ApiError {
        ApiError { status: StatusCode::FORBIDDEN, kind: ErrorKind::Forbidden, text: text.into() }
    }

    pub fn too_fast() -> ApiError {
        ApiError {
            status: StatusCode::TOO_MANY_REQUESTS,
            kind: ErrorKind::TooFast,
            text: "too many requests; try again in a minute".to_owned(),
        }
    }

    pub fn too_large(most: usize) -> ApiError {
        let text = format!("the body is larger than {most} bytes");
        ApiError { status: StatusCode::PAYLOAD_TOO_LARGE, kind: ErrorKind::Malformed, text }
    }

    pub fn too_slow(time: Duration) -> ApiError {
        let text = format!("the body did not arrive within {} s", time.as_secs_f32());
        ApiError { status: StatusCode::REQUEST_TIMEOUT, kind: ErrorKind::Malformed, text }
    }

    pub fn unavailable() -> ApiError {
        let text = "the table cannot be reached now; try again".to_owned();
        ApiError { status: StatusCode::SERVICE_UNAVAILABLE, kind: ErrorKind::Unavailable, text }
    }

    /// What the store answered instead.
    pub fn of_store(app: &App, table: &str, error: &StoreError) -> ApiError {
        if let StoreError::Absent(_) = error {
            return ApiError::absent("there is no such table");
        }
        app.store_error_log.error(table, error, "the store refused");
        ApiError::unavailable()
    }

    /// A refusal of the table, in words.
    pub fn of_room(error: &RoomError, text: String) -> ApiError {
        let status = match error.kind {
            ErrorKind::Forbidden | ErrorKind::NotYourTurn => StatusCode::FORBIDDEN,
            ErrorKind::Conflict | ErrorKind::Over => StatusCode::CONFLICT,
            ErrorKind::Absent => StatusCode::NOT_FOUND,
            ErrorKind::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            ErrorKind::OtherRules | ErrorKind::Damaged => StatusCode::GONE,
            ErrorKind::TooFast => StatusCode::TOO_MANY_REQUESTS,
            ErrorKind::NoSuchOption | ErrorKind::Malformed => StatusCode::BAD_REQUEST,
        };
        ApiError { status, kind: error.kind, text }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status, Json(Problem { kind: self.kind, text: self.text })).into_response()
    }
}
