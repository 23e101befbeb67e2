//! The one writer: takes what has gathered, commits it together, answers after the commit.
//!
//! While one commit waits for the disk the next batch gathers, so no timer is needed: a lone
//! event is committed at once, a crowd shares commits.
//!
//! A batch that could not begin, or was rolled back before its commit, has written nothing: it is
//! refused and the next one is tried. A commit that failed is another matter (`commit.rs`).

use super::commit::{CommitOutcome, commit, roll_back};
use super::jobs;
use crate::chain::Link;
use crate::log_limit::LogLimit;
use crate::model::{Answer, NewTable, Progress, StoreError};
use crate::options::{Options, boxed_within};
use rusqlite::Connection;
use std::fs::File;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TrySendError};
use std::thread;
use std::time::Duration;
use tokio::sync::oneshot;

/// The most events in one commit.
const MOST: usize = 64;
/// The most jobs that wait for the writer: more are refused, or a stuck disk would fill the memory.
const QUEUE: usize = 1024;
/// After this long without work the write-ahead log is folded into the file and emptied.
const IDLE: Duration = Duration::from_secs(5);

static REFUSED: LogLimit = LogLimit::new();

#[derive(Debug)]
pub enum Work {
    Create(NewTable),
    Append { table: String, links: Vec<Link> },
    Note { table: String, progress: Progress },
    Keep { digest: String, text: String },
    Probe,
}

impl Work {
    fn events(&self) -> usize {
        match self {
            Work::Append { links, .. } => links.len(),
            Work::Create(_) | Work::Note { .. } | Work::Keep { .. } | Work::Probe => 1,
        }
    }
}

struct Job {
    work: Work,
    reply: oneshot::Sender<Result<(), StoreError>>,
}

#[derive(Debug)]
pub struct Writer {
    jobs: SyncSender<Job>,
    patience: Duration,
}

impl Writer {
    /// The lock goes with the connection: it is released after the last write.
    pub fn start(connection: Connection, lock: File, options: &Options) -> Result<Writer, StoreError> {
        let (jobs, queue) = mpsc::sync_channel(QUEUE);
        let write_loop = WriteLoop { connection, queue, _lock: lock };
        let end = options.end.clone();
        let thread = thread::Builder::new().name("koloda-store".to_owned());
        let run = move || {
            // Before the connection is closed: closing folds the log, and what a failing disk says about that is not to be trusted.
            if let Err(why) = write_loop.run() {
                end.call(&why);
            }
        };
        thread.spawn(run).map_err(|error| StoreError::Unfit(error.to_string()))?;
        Ok(Writer { jobs, patience: options.patience })
    }

    /// Hands work over at once; the answer comes when it is on disk. Work whose answer nobody waits for any more is not begun.
    pub fn ask(&self, work: Work) -> Answer<'static, ()> {
        let (reply, answer) = oneshot::channel();
        let sent = self.jobs.try_send(Job { work, reply });
        boxed_within(self.patience, async move {
            let ended = || StoreError::Unavailable("the writer has ended".to_owned());
            sent.map_err(|refused| match refused {
                TrySendError::Full(_) => StoreError::Unavailable("too much waits to be written".to_owned()),
                TrySendError::Disconnected(_) => ended(),
            })?;
            answer.await.unwrap_or_else(|_| Err(ended()))
        })
    }
}

struct WriteLoop {
    connection: Connection,
    queue: Receiver<Job>,
    _lock: File,
}

/// Work that was done in the open transaction, and what is answered if it is committed.
type Done = Vec<(Job, Result<(), StoreError>)>;

impl WriteLoop {
    /// Until nobody can ask any more; or the sentence the process ends with.
    fn run(&self) -> Result<(), String> {
        let mut folded = true;
        loop {
            let first = match self.queue.recv_timeout(IDLE) {
                Ok(job) => job,
                Err(RecvTimeoutError::Timeout) if folded => match self.queue.recv() {
                    Ok(job) => job,
                    Err(_) => return Ok(()),
                },
                Err(RecvTimeoutError::Timeout) => {
                    self.fold();
                    folded = true;
                    continue;
                }
                Err(RecvTimeoutError::Disconnected) => {
                    self.fold();
                    return Ok(());
                }
            };
            folded = false;
            self.batch(first)?;
        }
    }

    fn fold(&self) {
        if let Err(error) = self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())) {
            tracing::warn!(%error, "the write-ahead log was not folded");
        }
    }

    fn batch(&self, first: Job) -> Result<(), String> {
        if let Err(error) = jobs::execute(&self.connection, "BEGIN IMMEDIATE") {
            // Whoever came while it waited would wait as long again.
            let waiting = std::iter::once(first).chain(self.queue.try_iter().take(QUEUE));
            refuse(waiting.collect(), &error);
            return Ok(());
        }
        let (done, failed) = self.gather(first);
        let outcome = match failed {
            None => commit(&self.connection),
            Some(error) => roll_back(&self.connection, error),
        };
        match outcome {
            CommitOutcome::OnDisk => done.into_iter().for_each(|(job, answer)| answer_to(job, answer)),
            CommitOutcome::Nothing(error) => refuse(done.into_iter().map(|(job, _)| job).collect(), &error),
            CommitOutcome::Unknown(why) => return Err(why),
        }
        Ok(())
    }

    /// Does what waits, up to a commit's worth, and stops where the store itself fails.
    fn gather(&self, first: Job) -> (Done, Option<StoreError>) {
        let (mut next, mut events, mut done) = (Some(first), 0, Done::new());
        while let Some(job) = next {
            // Who asked has been told that it took too long; done now, it would surprise them.
            if !job.reply.is_closed() {
                events += job.work.events();
                let answer = jobs::carry_out(&self.connection, &job.work);
                let failed = answer.as_ref().err().filter(|error| matches!(error, StoreError::Unavailable(_))).cloned();
                done.push((job, answer));
                if failed.is_some() {
                    return (done, failed);
                }
            }
            next = if events < MOST { self.queue.try_recv().ok() } else { None };
        }
        (done, None)
    }
}

fn refuse(jobs: Vec<Job>, error: &StoreError) {
    if let Some(untold) = REFUSED.pass() {
        tracing::error!(%error, untold, "nothing can be written now");
    }
    jobs.into_iter().for_each(|job| answer_to(job, Err(error.clone())));
}

fn answer_to(job: Job, answer: Result<(), StoreError>) {
    // Who asked may be gone.
    let _ = job.reply.send(answer);
}
