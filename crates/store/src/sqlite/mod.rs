//! The embedded store: one file, one writer thread, readers beside it.

mod commit;
mod jobs;
mod lock;
mod schema;
mod writer;

use crate::chain::{self, Anchor, Link, Tip};
use crate::health::Health;
use crate::model::{
    Answer, Entry, LISTED_BRIEFLY, LISTED_WHILE_PLAYED, Listed, NewTable, Progress, Secret, Store, StoreError, StoredTable,
};
use crate::options::{Options, boxed_within};
use rusqlite::{Connection, OptionalExtension, params};
pub use schema::SQLITE_AT_LEAST;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Semaphore;
use writer::{Work, Writer};

/// Readers kept open between calls.
const READERS: usize = 4;
/// Reads under way at once; each has a thread, and a stuck disk keeps it.
const READS: usize = 32;

#[derive(Debug)]
pub struct SqliteStore {
    writer: Writer,
    readers: Arc<Readers>,
    reads: Arc<Semaphore>,
    health: Health,
    patience: Duration,
}

#[derive(Debug)]
struct Readers {
    path: PathBuf,
    busy: Duration,
    free: Mutex<Vec<Connection>>,
}

impl SqliteStore {
    /// Opens or makes the file, for this store alone; every setting it relies on is read back.
    pub fn open(path: &Path, options: &Options) -> Result<SqliteStore, StoreError> {
        let path = schema::settle_place(path)?;
        let lock = lock::take(&path, options.succession)?;
        schema::make(&path)?;
        let connection = schema::open_writer(&path, options.busy)?;
        Ok(SqliteStore {
            writer: Writer::start(connection, lock, options)?,
            readers: Arc::new(Readers { path, busy: options.busy, free: Mutex::new(Vec::new()) }),
            reads: Arc::new(Semaphore::new(READS)),
            health: Health::default(),
            patience: options.patience,
        })
    }

    fn read<T: Send + 'static>(&self, query: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static) -> Answer<'_, T> {
        boxed_within(self.patience, async move {
            let unavailable = |error: &dyn std::error::Error| StoreError::Unavailable(error.to_string());
            let place = self.reads.clone().acquire_owned().await.map_err(|error| unavailable(&error))?;
            let readers = self.readers.clone();
            let reading = move || {
                let _place = place;
                readers.with(query)
            };
            tokio::task::spawn_blocking(reading).await.map_err(|error| unavailable(&error))?
        })
    }
}

impl Readers {
    fn with<T>(&self, query: impl FnOnce(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let free = self.free.lock().expect("no reader panics while it holds the list").pop();
        let connection = match free {
            Some(connection) => connection,
            None => schema::open_reader(&self.path, self.busy)?,
        };
        let answer = query(&connection);
        let mut free = self.free.lock().expect("no reader panics while it holds the list");
        // One that failed may be at error itself.
        if free.len() < READERS && !matches!(answer, Err(StoreError::Unavailable(_))) {
            free.push(connection);
        }
        answer
    }
}

impl Store for SqliteStore {
    fn create(&self, table: NewTable) -> Answer<'_, Tip> {
        let tip = Tip::start(&table.id, &table.header);
        let written = self.writer.ask(Work::Create(table));
        Box::pin(async move { written.await.map(|()| tip) })
    }

    fn header<'a>(&'a self, id: &'a str) -> Answer<'a, String> {
        let id = id.to_owned();
        self.read(move |connection| head(connection, &id).map(|head| head.header))
    }

    fn load<'a>(&'a self, id: &'a str) -> Answer<'a, StoredTable> {
        let id = id.to_owned();
        self.read(move |connection| load(connection, &id))
    }

    fn append<'a>(&'a self, id: &'a str, tip: Tip, entries: Vec<Entry>) -> Answer<'a, Tip> {
        let (links, after) = chain::link(tip, entries);
        let table = id.to_owned();
        let written = self.writer.ask(Work::Append { table, links });
        Box::pin(async move { written.await.map(|()| after) })
    }

    fn note<'a>(&'a self, id: &'a str, progress: Progress) -> Answer<'a, ()> {
        let table = id.to_owned();
        self.writer.ask(Work::Note { table, progress })
    }

    fn list(&self, most: u32) -> Answer<'_, Vec<Listed>> {
        self.read(move |connection| list(connection, most).map_err(schema::store_error))
    }

    fn keep_catalogue<'a>(&'a self, digest: &'a str, text: &'a str) -> Answer<'a, ()> {
        let (digest, text) = (digest.to_owned(), text.to_owned());
        self.writer.ask(Work::Keep { digest, text })
    }

    fn catalogue<'a>(&'a self, digest: &'a str) -> Answer<'a, Option<String>> {
        let digest = digest.to_owned();
        self.read(move |connection| {
            let found = connection.query_row("SELECT text FROM catalogues WHERE digest = ?1", [digest], |row| row.get(0));
            found.optional().map_err(schema::store_error)
        })
    }

    fn count(&self) -> Answer<'_, u64> {
        self.read(|connection| {
            let count: i64 = connection.query_row("SELECT count(*) FROM tables", [], |row| row.get(0)).map_err(schema::store_error)?;
            Ok(count.unsigned_abs())
        })
    }

    fn healthy(&self) -> Answer<'_, ()> {
        boxed_within(self.patience, self.health.ask(async { self.writer.ask(Work::Probe).await }))
    }
}

struct Head {
    header: String,
    secret: Secret,
    anchor: Option<Anchor>,
}

fn head(connection: &Connection, id: &str) -> Result<Head, StoreError> {
    let query = "SELECT header, secret, next, hash FROM tables LEFT JOIN tips USING (table_id) WHERE table_id = ?1";
    let read = |row: &rusqlite::Row<'_>| {
        let anchor = match (row.get(2)?, row.get(3)?) {
            (Some(next), Some(hash)) => Some(Anchor { next, hash }),
            _ => None,
        };
        Ok(Head { header: row.get(0)?, secret: Secret(row.get(1)?), anchor })
    };
    let head = connection.prepare_cached(query).and_then(|mut query| query.query_row([id], read).optional());
    head.map_err(|error| damaged(id, error))?.ok_or_else(|| StoreError::Absent(id.to_owned()))
}

/// The anchor is read first: events that come in between only lead past it.
fn load(connection: &Connection, id: &str) -> Result<StoredTable, StoreError> {
    let Head { header, secret, anchor } = head(connection, id)?;
    let links = links(connection, id).map_err(|error| damaged(id, error))?;
    let (events, tip) = chain::verify(id, &header, links, anchor.as_ref())?;
    Ok(StoredTable { header, secret, events, tip })
}

fn links(connection: &Connection, id: &str) -> rusqlite::Result<Vec<Link>> {
    let mut query = connection.prepare_cached("SELECT seq, client_id, payload, hash FROM events WHERE table_id = ?1 ORDER BY seq")?;
    let rows = query.query_map([id], |row| Ok(Link { seq: row.get(0)?, client: row.get(1)?, payload: row.get(2)?, hash: row.get(3)? }))?;
    rows.collect()
}

/// A page that cannot be read is the table's damage, not the server's end.
fn damaged(id: &str, error: rusqlite::Error) -> StoreError {
    use rusqlite::ErrorCode::{DatabaseCorrupt, NotADatabase};
    match error.sqlite_error_code() {
        Some(DatabaseCorrupt | NotADatabase) => StoreError::Damaged { table: id.to_owned(), seq: 0 },
        _ => schema::store_error(error),
    }
}

/// The index is of what was touched lately: a lobby of years is not gone through.
fn list(connection: &Connection, most: u32) -> rusqlite::Result<Vec<Listed>> {
    let mut query = connection.prepare_cached(
        "SELECT table_id, header, picks, over, taken FROM tables INDEXED BY tables_listed
         WHERE public = 1 AND touched > unixepoch() - ?2 AND (touched > unixepoch() - ?3 OR (picks > 0 AND over = 0))
         ORDER BY number DESC LIMIT ?1",
    )?;
    let ages = [LISTED_WHILE_PLAYED, LISTED_BRIEFLY].map(|age| i64::try_from(age.as_secs()).unwrap_or(i64::MAX));
    let rows = query.query_map(params![most, ages[0], ages[1]], |row| {
        let progress = Progress { picks: row.get(2)?, over: row.get(3)?, taken: row.get(4)? };
        Ok(Listed { id: row.get(0)?, header: row.get(1)?, progress })
    })?;
    rows.collect()
}
