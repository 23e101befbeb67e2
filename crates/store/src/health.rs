//! Whether a store can write, found out at most once a second.

use crate::model::StoreError;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

const SERVES: Duration = Duration::from_secs(1);

/// The last answer and when it came; who asks meanwhile waits for the one probe under way.
#[derive(Debug, Default)]
pub struct Health {
    last: Mutex<Option<(Instant, Result<(), StoreError>)>>,
}

impl Health {
    pub async fn ask(&self, probe: impl Future<Output = Result<(), StoreError>>) -> Result<(), StoreError> {
        let mut last = self.last.lock().await;
        if let Some((_, answer)) = last.as_ref().filter(|(at, _)| at.elapsed() < SERVES) {
            return answer.clone();
        }
        let answer = probe.await;
        *last = Some((Instant::now(), answer.clone()));
        answer
    }
}
