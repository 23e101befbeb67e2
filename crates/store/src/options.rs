//! How long a store waits, and what it does when it can no longer vouch for what is on disk.

use crate::model::{Answer, StoreError};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

#[derive(Clone, Debug)]
pub struct Options {
    /// After this long a call is answered `Unavailable`.
    pub patience: Duration,
    /// How long SQLite waits for a lock of another process (a backup, a `sqlite3` left open). Shorter than half of
    /// `patience`, so that who waits behind one refused batch hears the same refusal in time.
    pub busy: Duration,
    /// How long a start waits for a server that is just ending before it says that the store is taken.
    pub succession: Duration,
    pub end: End,
}

impl Default for Options {
    fn default() -> Options {
        Options { patience: Duration::from_secs(5), busy: Duration::from_secs(2), succession: Duration::from_secs(10), end: End::default() }
    }
}

/// Ends the process with a sentence for the operator, so that a supervisor starts it anew: what is on disk is unknown
/// after a failed commit, and a start reads it. A test puts something else in its place.
#[derive(Clone)]
pub struct End(Arc<dyn Fn(&str) + Send + Sync>);

impl End {
    pub fn new(end: impl Fn(&str) + Send + Sync + 'static) -> End {
        End(Arc::new(end))
    }

    pub(crate) fn call(&self, why: &str) {
        (self.0)(why);
    }
}

impl Default for End {
    fn default() -> End {
        End::new(|why| {
            if tracing::enabled!(tracing::Level::ERROR) {
                tracing::error!("{why}");
            } else {
                eprintln!("{why}");
            }
            std::process::exit(1);
        })
    }
}

impl fmt::Debug for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("End(…)")
    }
}

/// An answer that comes in time or is given up.
pub(crate) async fn within<T>(patience: Duration, answer: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    match tokio::time::timeout(patience, answer).await {
        Ok(answer) => answer,
        Err(_) => Err(StoreError::Unavailable(format!("nothing was heard for {patience:?}"))),
    }
}

/// The same, boxed as a store answers.
pub(crate) fn boxed_within<'a, T: Send + 'a>(
    patience: Duration,
    answer: impl Future<Output = Result<T, StoreError>> + Send + 'a,
) -> Answer<'a, T> {
    Box::pin(within(patience, answer))
}
