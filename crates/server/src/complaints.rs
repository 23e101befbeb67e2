//! Complaints about the store: told in the log, but not as often as they arise.
//!
//! A store in trouble refuses every table many times; a log that tells each fills the disk that may
//! be the trouble.

use koloda_store::LogLimit;
use std::fmt::Display;

#[derive(Debug, Default)]
pub struct Complaints {
    limit: LogLimit,
}

impl Complaints {
    pub fn warn(&self, table: &str, error: &dyn Display, what: &'static str) {
        if let Some(left_out) = self.limit.pass() {
            tracing::warn!(%table, %error, left_out, "{what}");
        }
    }

    pub fn error(&self, table: &str, error: &dyn Display, what: &'static str) {
        if let Some(left_out) = self.limit.pass() {
            tracing::error!(%table, %error, left_out, "{what}");
        }
    }
}
