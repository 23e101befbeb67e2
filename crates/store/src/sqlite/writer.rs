//! The one writer: takes what has gathered, commits it together, answers after the commit.
//!
//! While one commit waits for the disk the next batch gathers, so no timer is needed: a lone
//! event is committed at once, a crowd shares commits. A failed commit is never retried: what
//! the disk holds is then unknown, and the writer refuses everything from there on.

use super::schema::fault;
use crate::chain::Link;
use crate::model::{Answer, NewTable, Progress, StoreError};
use rusqlite::{Connection, ErrorCode, params};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;
use tokio::sync::oneshot;

/// The most events in one commit.
const MOST: usize = 64;
/// After this long without work the write-ahead log is folded into the file and emptied.
const IDLE: Duration = Duration::from_secs(5);

type Reply = oneshot::Sender<Result<(), StoreError>>;

pub enum Job {
    Create { table: NewTable, reply: Reply },
    Append { table: String, links: Vec<Link>, reply: Reply },
    Note { table: String, progress: Progress, reply: Reply },
    Keep { digest: String, text: String, reply: Reply },
    Probe { reply: Reply },
}

#[derive(Debug)]
pub struct Writer {
    jobs: Sender<Job>,
}

impl Writer {
    pub fn start(connection: Connection) -> Result<Writer, StoreError> {
        let (jobs, queue) = mpsc::channel();
        let thread = thread::Builder::new().name("koloda-store".to_owned());
        thread.spawn(move || Desk { connection, broken: None }.run(&queue)).map_err(|fault| StoreError::Unfit(fault.to_string()))?;
        Ok(Writer { jobs })
    }

    /// Hands a job over at once; the answer comes when it is on disk.
    pub fn ask(&self, job: impl FnOnce(Reply) -> Job) -> Answer<'static, ()> {
        let (reply, answer) = oneshot::channel();
        let sent = self.jobs.send(job(reply)).is_ok();
        Box::pin(async move {
            match (sent, answer.await) {
                (true, Ok(answer)) => answer,
                _ => Err(StoreError::Unavailable("the writer has ended".to_owned())),
            }
        })
    }
}

struct Desk {
    connection: Connection,
    broken: Option<StoreError>,
}

impl Desk {
    fn run(mut self, queue: &Receiver<Job>) {
        let mut folded = true;
        loop {
            let first = match queue.recv_timeout(IDLE) {
                Ok(job) => job,
                Err(RecvTimeoutError::Timeout) if folded => match queue.recv() {
                    Ok(job) => job,
                    Err(_) => return,
                },
                Err(RecvTimeoutError::Timeout) => {
                    self.fold();
                    folded = true;
                    continue;
                }
                Err(RecvTimeoutError::Disconnected) => return self.fold(),
            };
            folded = false;
            self.batch(first, queue);
        }
    }

    fn fold(&mut self) {
        if let Err(fault) = self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())) {
            tracing::warn!(%fault, "the write-ahead log was not folded");
        }
    }

    fn batch(&mut self, first: Job, queue: &Receiver<Job>) {
        let mut answers: Vec<(Reply, Result<(), StoreError>)> = Vec::new();
        if let Err(fault) = self.execute("BEGIN IMMEDIATE") {
            self.broken.get_or_insert(fault);
        }
        let (mut next, mut events) = (Some(first), 0);
        while let Some(job) = next {
            events += job.events();
            answers.push(self.take(job));
            next = if events < MOST { queue.try_recv().ok() } else { None };
        }
        if self.broken.is_none()
            && let Err(fault) = self.execute("COMMIT")
        {
            tracing::error!(%fault, "a commit failed; nothing more is written");
            self.broken = Some(fault);
        }
        for (reply, answer) in answers {
            let answer = self.broken.clone().map_or(answer, Err);
            // Who asked may be gone; what they asked is done all the same.
            let _ = reply.send(answer);
        }
    }

    fn take(&mut self, job: Job) -> (Reply, Result<(), StoreError>) {
        if let Some(fault) = &self.broken {
            let fault = Err(fault.clone());
            return (job.reply(), fault);
        }
        match job {
            Job::Create { table, reply } => (reply, self.create(&table)),
            Job::Append { table, links, reply } => (reply, self.append(&table, &links)),
            Job::Note { table, progress, reply } => (reply, self.note(&table, progress)),
            Job::Keep { digest, text, reply } => (reply, self.keep(&digest, &text)),
            Job::Probe { reply } => (reply, Ok(())),
        }
    }

    fn create(&mut self, table: &NewTable) -> Result<(), StoreError> {
        let done = self
            .connection
            .prepare_cached(
                "INSERT INTO tables (table_id, header, secret, public, number)
                 VALUES (?1, ?2, ?3, ?4, (SELECT coalesce(max(number), 0) + 1 FROM tables))",
            )
            .and_then(|mut insert| insert.execute(params![table.id, table.header, table.secret.0, table.public]));
        match done {
            Ok(_) => Ok(()),
            Err(fault) if fault.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => Err(StoreError::Exists(table.id.clone())),
            Err(other) => Err(fault(other)),
        }
    }

    /// All events of one job or none; other jobs of the batch are not touched by its failure.
    fn append(&mut self, table: &str, links: &[Link]) -> Result<(), StoreError> {
        let several = links.len() > 1;
        if several {
            self.execute("SAVEPOINT job")?;
        }
        let done = links.iter().try_for_each(|link| self.insert(table, link));
        if several {
            if done.is_err() {
                self.execute("ROLLBACK TO job")?;
            }
            self.execute("RELEASE job")?;
        }
        done
    }

    fn insert(&mut self, table: &str, link: &Link) -> Result<(), StoreError> {
        let done = self
            .connection
            .prepare_cached("INSERT INTO events (table_id, seq, client_id, payload, hash) VALUES (?1, ?2, ?3, ?4, ?5)")
            .and_then(|mut insert| insert.execute(params![table, link.seq, link.client, link.payload, link.hash]));
        done.map(drop).map_err(|fault| refused(table, link, fault))
    }

    fn note(&mut self, table: &str, progress: Progress) -> Result<(), StoreError> {
        let done = self
            .connection
            .prepare_cached("UPDATE tables SET picks = ?2, over = ?3, taken = ?4 WHERE table_id = ?1")
            .and_then(|mut update| update.execute(params![table, progress.picks, progress.over, progress.taken]));
        done.map(drop).map_err(fault)
    }

    fn keep(&mut self, digest: &str, text: &str) -> Result<(), StoreError> {
        let insert = "INSERT INTO catalogues (digest, text) VALUES (?1, ?2) ON CONFLICT (digest) DO NOTHING";
        self.connection.execute(insert, [digest, text]).map(drop).map_err(fault)
    }

    fn execute(&self, statement: &'static str) -> Result<(), StoreError> {
        self.connection.prepare_cached(statement).and_then(|mut prepared| prepared.execute([])).map(drop).map_err(fault)
    }
}

impl Job {
    fn events(&self) -> usize {
        match self {
            Job::Append { links, .. } => links.len(),
            Job::Create { .. } | Job::Note { .. } | Job::Keep { .. } | Job::Probe { .. } => 1,
        }
    }

    fn reply(self) -> Reply {
        match self {
            Job::Create { reply, .. }
            | Job::Append { reply, .. }
            | Job::Note { reply, .. }
            | Job::Keep { reply, .. }
            | Job::Probe { reply } => reply,
        }
    }
}

/// Which of the keys an event ran into.
fn refused(table: &str, link: &Link, other: rusqlite::Error) -> StoreError {
    use rusqlite::ffi::{SQLITE_CONSTRAINT_FOREIGNKEY, SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE};
    let table = table.to_owned();
    match other.sqlite_error().map(|error| error.extended_code) {
        Some(SQLITE_CONSTRAINT_PRIMARYKEY) => StoreError::Conflict { table, seq: link.seq.unsigned_abs() },
        Some(SQLITE_CONSTRAINT_UNIQUE) => StoreError::Repeated { table },
        Some(SQLITE_CONSTRAINT_FOREIGNKEY) => StoreError::Absent(table),
        _ => fault(other),
    }
}
