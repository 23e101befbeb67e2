//! Errors of the store in the program's log, but not as often as they arise.
//!
//! A store in trouble refuses every table many times. A log with a line for each of them would fill the
//! disk, and a full disk may be the very trouble.

use koloda_store::LogLimit;
use std::fmt::Display;

#[derive(Debug, Default)]
pub struct StoreErrorLog {
    limit: LogLimit,
}

impl StoreErrorLog {
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
