//! Records: taken from a table, shown at any moment, held against a commitment.

use super::ApiError;
use super::tables::{lang, token, visitor};
use crate::actor::Command;
use crate::app::App;
use crate::editions;
use crate::lobby::LISTED;
use crate::protocol::{ErrorKind, ReplayAsked, ReplayMoment, Verified, VerifyAsked};
use crate::room::show::replay_moment;
use crate::room::{RoomError, Shelved};
use crate::secrets::hash_of;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, Method};
use koloda_games::Library;
use koloda_kernel::record::Record;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

/// More picks than any game has; a longer record would only cost time.
const MOST_PICKS: usize = 20_000;
const LONGEST_WAIT: Duration = Duration::from_secs(5);

pub async fn record(State(app): State<Arc<App>>, Path(table): Path<String>, headers: HeaderMap) -> Result<Json<Record>, ApiError> {
    let visitor = match visitor(&app, &Method::GET, &table, &headers).await {
        Ok(visitor) => visitor,
        Err(closed) if closed.kind == ErrorKind::OtherRules => return shelved(&app, &table, &headers).await,
        Err(error) => return Err(error),
    };
    let answer = app.hub.ask(&app, &table, |reply| Command::Record { reply }).await.map_err(|_| ApiError::unavailable())?;
    match answer {
        Err(closed) if closed.kind == ErrorKind::OtherRules => shelved(&app, &table, &headers).await,
        answer => answer.map(Json).map_err(|error| ApiError::of_room(&error, app.phrases.say(visitor.lang, &error.text))),
    }
}

/// The record of a table that is not played on: for who has a seat, and for everybody where everybody could watch to the end.
async fn shelved(app: &Arc<App>, table: &str, headers: &HeaderMap) -> Result<Json<Record>, ApiError> {
    let in_words = |error: RoomError| ApiError::of_room(&error, app.phrases.say(lang(headers), &error.text));
    let stored = editions::load(app, table).await.map_err(in_words)?;
    let shelved = Shelved::read(&stored).map_err(|_| in_words(RoomError::new(ErrorKind::Damaged, "server-damaged")))?;
    let token = token(app, &Method::GET, table, headers)?;
    let seated = token.is_some_and(|token| shelved.has_seat(&hash_of(token)));
    if seated || (shelved.is_public() && is_over(app, table).await) {
        return Ok(Json(shelved.record()));
    }
    Err(in_words(RoomError::new(ErrorKind::Forbidden, "server-record-of-seats")))
}

/// Whether a public table was noted as over, as far as the list goes back.
async fn is_over(app: &App, table: &str) -> bool {
    let listed = app.store.list(LISTED).await.unwrap_or_default();
    listed.iter().any(|listed| listed.id == table && listed.progress.over)
}

pub async fn replay(State(app): State<Arc<App>>, asked: Result<Json<ReplayAsked>, JsonRejection>) -> Result<Json<ReplayMoment>, ApiError> {
    let Json(asked) = asked.map_err(|error| ApiError::bad(error.body_text()))?;
    within_reason(&asked.record)?;
    let replays = app.replays.clone();
    let moment = at_work(&replays, move || {
        let game = app.library.game(&asked.record.game).map_err(|error| ApiError::absent(error.to_string()))?;
        let to = (asked.to as usize).min(asked.record.picks.len());
        let play = game.resume(&asked.record, to).map_err(|error| ApiError::bad(error.to_string()))?;
        Ok(replay_moment(&*play, &asked.record, asked.lang.into(), &app.phrases))
    });
    moment.await?.map(Json)
}

pub async fn verify(State(app): State<Arc<App>>, asked: Result<Json<VerifyAsked>, JsonRejection>) -> Result<Json<Verified>, ApiError> {
    let Json(asked) = asked.map_err(|error| ApiError::bad(error.body_text()))?;
    within_reason(&asked.record)?;
    let replays = app.replays.clone();
    let judged = at_work(&replays, move || judge(&app.library, &asked.record, &asked.commitment)).await?;
    Ok(Json(Verified { ok: judged.is_ok(), why: judged.err() }))
}

/// Whether a record keeps the promise made at its start and its hashes follow from its picks.
pub fn judge(library: &Library, record: &Record, commitment: &str) -> Result<(), String> {
    record.verify_commitment(commitment).map_err(|error| error.to_string())?;
    let game = library.game(&record.game).map_err(|error| error.to_string())?;
    game.resume(record, record.picks.len()).map(drop).map_err(|error| error.to_string())
}

/// Plays a record in one of the places for it. The work keeps its place to the end: a caller who hangs up does not end it.
async fn at_work<T: Send + 'static>(replays: &Arc<Semaphore>, work: impl FnOnce() -> T + Send + 'static) -> Result<T, ApiError> {
    let permit = timeout(LONGEST_WAIT, replays.clone().acquire_owned()).await;
    let permit = permit.ok().and_then(Result::ok).ok_or_else(ApiError::unavailable)?;
    let working = spawn_blocking(move || {
        let _permit = permit;
        work()
    });
    working.await.map_err(|_| ApiError::bad("this record cannot be played"))
}

fn within_reason(record: &Record) -> Result<(), ApiError> {
    if record.picks.len() > MOST_PICKS {
        return Err(ApiError::bad(format!("the record has {} picks; at most {MOST_PICKS} are played here", record.picks.len())));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[tokio::test]
    async fn a_caller_who_hangs_up_does_not_free_the_place_of_the_work() {
        let replays = Arc::new(Semaphore::new(1));
        let (begin, begun) = mpsc::channel();
        let (end, ended) = mpsc::channel::<()>();
        let mut call = Box::pin(at_work(&replays, move || {
            begin.send(()).expect("somebody listens");
            ended.recv().expect("somebody ends it");
        }));
        while begun.try_recv().is_err() {
            let _ = timeout(Duration::from_millis(1), &mut call).await;
        }
        drop(call);
        assert_eq!(replays.available_permits(), 0, "the work goes on");
        end.send(()).expect("the work waits");
        let _free = replays.acquire().await.expect("it ends");
    }
}
