//! The list of public tables, answered soon whatever the store and the tables are busy with.

use crate::actor::Command;
use crate::app::App;
use crate::event_log::Header;
use koloda_store::{Progress, StoreError};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{Semaphore, oneshot};
use tokio::time::{Instant, timeout, timeout_at};

/// The most tables in the list.
pub const LISTED: u32 = 200;
/// How long all live tables together may take to say how far they are.
const LIVE: Duration = Duration::from_millis(200);
/// Questions to the store that may be under way at once; more do not make it faster.
const QUESTIONS: usize = 4;

/// A public table that can be played here.
#[derive(Clone, Debug)]
pub struct Row {
    pub table: String,
    pub header: Header,
    pub progress: Progress,
}

#[derive(Debug)]
pub struct Lobby {
    /// What the store answered last.
    last: Mutex<Option<Vec<Row>>>,
    questions: Arc<Semaphore>,
}

impl Default for Lobby {
    fn default() -> Lobby {
        Lobby { last: Mutex::default(), questions: Arc::new(Semaphore::new(QUESTIONS)) }
    }
}

/// The newest public tables; those of the last answer if the store does not answer now.
pub async fn rows(app: &Arc<App>) -> Result<Vec<Row>, StoreError> {
    let mut rows = match timeout(app.config.limits.lobby, ask(app)).await {
        Ok(Ok(rows)) => rows,
        Ok(Err(error)) => remembered(app).ok_or(error)?,
        Err(_) => remembered(app).ok_or_else(|| StoreError::Unavailable("it takes too long".to_owned()))?,
    };
    let live = live(app, &rows).await;
    for (row, live) in rows.iter_mut().zip(live) {
        row.progress = live.unwrap_or(row.progress);
    }
    Ok(rows)
}

fn remembered(app: &App) -> Option<Vec<Row>> {
    app.lobby.last.lock().expect("nobody panics here").clone()
}

/// Asks the store in a task of its own: an answer that comes too late for this caller is there for the next.
async fn ask(app: &Arc<App>) -> Result<Vec<Row>, StoreError> {
    let gone = |_| StoreError::Unavailable("nobody asks any more".to_owned());
    let question = app.lobby.questions.clone().acquire_owned().await.map_err(|_| StoreError::Unavailable("stopped".to_owned()))?;
    let app = app.clone();
    let asked = tokio::spawn(async move {
        let rows = playable(&app).await;
        if let Ok(rows) = &rows {
            *app.lobby.last.lock().expect("nobody panics here") = Some(rows.clone());
        }
        drop(question);
        rows
    });
    asked.await.map_err(gone)?
}

async fn playable(app: &App) -> Result<Vec<Row>, StoreError> {
    let mut rows = Vec::new();
    for listed in app.store.list(LISTED).await? {
        let Ok(header) = serde_json::from_str::<Header>(&listed.header) else { continue };
        if app.editions.can_play(app, &header).await {
            rows.push(Row { table: listed.id, header, progress: listed.progress });
        }
    }
    Ok(rows)
}

/// What tables that are in memory know better than the list; all are asked at once, none is waited for long.
async fn live(app: &App, rows: &[Row]) -> Vec<Option<Progress>> {
    let ask = |row: &Row| {
        let (reply, answer) = oneshot::channel();
        app.hub.find(&row.table)?.try_send(Command::Progress { reply }).ok().map(|()| answer)
    };
    let asked: Vec<_> = rows.iter().map(ask).collect();
    let until = Instant::now() + LIVE;
    let mut answers = Vec::with_capacity(asked.len());
    for answer in asked {
        let answer = match answer {
            Some(answer) => timeout_at(until, answer).await.ok().and_then(Result::ok).flatten(),
            None => None,
        };
        answers.push(answer);
    }
    answers
}
