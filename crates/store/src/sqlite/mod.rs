//! The embedded store: one file, one writer thread, readers beside it.

mod schema;
mod writer;

use crate::chain::{self, Link, Tip};
use crate::model::{Answer, Entry, Listed, NewTable, Progress, Secret, Store, StoreError, StoredTable};
use rusqlite::{Connection, OptionalExtension, params};
pub use schema::SQLITE_AT_LEAST;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use writer::{Job, Writer};

/// Readers kept open between calls.
const READERS: usize = 4;

#[derive(Debug)]
pub struct SqliteStore {
    writer: Writer,
    readers: Arc<Readers>,
}

#[derive(Debug)]
struct Readers {
    path: PathBuf,
    free: Mutex<Vec<Connection>>,
}

impl SqliteStore {
    /// Opens or makes the file; every setting it relies on is read back.
    pub fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        schema::check_place(path)?;
        let connection = schema::open_writer(path)?;
        let readers = Arc::new(Readers { path: path.to_owned(), free: Mutex::new(Vec::new()) });
        Ok(SqliteStore { writer: Writer::start(connection)?, readers })
    }

    fn read<T: Send + 'static>(&self, query: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static) -> Answer<'_, T> {
        let readers = self.readers.clone();
        Box::pin(async move {
            let answer = tokio::task::spawn_blocking(move || readers.with(query)).await;
            answer.map_err(|fault| StoreError::Unavailable(fault.to_string()))?
        })
    }
}

impl Readers {
    fn with<T>(&self, query: impl FnOnce(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let free = self.free.lock().expect("no reader panics while it holds the list").pop();
        let connection = match free {
            Some(connection) => connection,
            None => schema::open_reader(&self.path)?,
        };
        let answer = query(&connection);
        let mut free = self.free.lock().expect("no reader panics while it holds the list");
        if free.len() < READERS {
            free.push(connection);
        }
        answer
    }
}

impl Store for SqliteStore {
    fn create(&self, table: NewTable) -> Answer<'_, Tip> {
        let tip = Tip::start(&table.id, &table.header);
        Box::pin(async move { self.writer.ask(|reply| Job::Create { table, reply }).await.map(|()| tip) })
    }

    fn header<'a>(&'a self, id: &'a str) -> Answer<'a, String> {
        let id = id.to_owned();
        self.read(move |connection| head(connection, &id).map(|(header, _)| header))
    }

    fn load<'a>(&'a self, id: &'a str) -> Answer<'a, StoredTable> {
        let id = id.to_owned();
        self.read(move |connection| load(connection, &id))
    }

    fn append<'a>(&'a self, id: &'a str, tip: Tip, entries: Vec<Entry>) -> Answer<'a, Tip> {
        let (links, after) = chain::link(tip, entries);
        let table = id.to_owned();
        Box::pin(async move { self.writer.ask(|reply| Job::Append { table, links, reply }).await.map(|()| after) })
    }

    fn note<'a>(&'a self, id: &'a str, progress: Progress) -> Answer<'a, ()> {
        let table = id.to_owned();
        self.writer.ask(move |reply| Job::Note { table, progress, reply })
    }

    fn list(&self, most: u32) -> Answer<'_, Vec<Listed>> {
        self.read(move |connection| list(connection, most).map_err(schema::fault))
    }

    fn keep_catalogue<'a>(&'a self, digest: &'a str, text: &'a str) -> Answer<'a, ()> {
        let (digest, text) = (digest.to_owned(), text.to_owned());
        self.writer.ask(move |reply| Job::Keep { digest, text, reply })
    }

    fn catalogue<'a>(&'a self, digest: &'a str) -> Answer<'a, Option<String>> {
        let digest = digest.to_owned();
        self.read(move |connection| {
            let found = connection.query_row("SELECT text FROM catalogues WHERE digest = ?1", [digest], |row| row.get(0));
            found.optional().map_err(schema::fault)
        })
    }

    fn count(&self) -> Answer<'_, u64> {
        self.read(|connection| {
            let count: i64 = connection.query_row("SELECT count(*) FROM tables", [], |row| row.get(0)).map_err(schema::fault)?;
            Ok(count.unsigned_abs())
        })
    }

    fn healthy(&self) -> Answer<'_, ()> {
        self.writer.ask(|reply| Job::Probe { reply })
    }
}

fn head(connection: &Connection, id: &str) -> Result<(String, Secret), StoreError> {
    let head = connection
        .prepare_cached("SELECT header, secret FROM tables WHERE table_id = ?1")
        .and_then(|mut query| query.query_row([id], |row| Ok((row.get(0)?, Secret(row.get(1)?)))).optional());
    head.map_err(schema::fault)?.ok_or_else(|| StoreError::Absent(id.to_owned()))
}

fn load(connection: &Connection, id: &str) -> Result<StoredTable, StoreError> {
    let (header, secret) = head(connection, id)?;
    let links = links(connection, id).map_err(|fault| damaged(id, fault))?;
    let (events, tip) = chain::verify(id, &header, links)?;
    Ok(StoredTable { header, secret, events, tip })
}

fn links(connection: &Connection, id: &str) -> rusqlite::Result<Vec<Link>> {
    let mut query = connection.prepare_cached("SELECT seq, client_id, payload, hash FROM events WHERE table_id = ?1 ORDER BY seq")?;
    let rows = query.query_map([id], |row| Ok(Link { seq: row.get(0)?, client: row.get(1)?, payload: row.get(2)?, hash: row.get(3)? }))?;
    rows.collect()
}

/// A page that cannot be read is the table's damage, not the server's end.
fn damaged(id: &str, fault: rusqlite::Error) -> StoreError {
    use rusqlite::ErrorCode::{DatabaseCorrupt, NotADatabase};
    match fault.sqlite_error_code() {
        Some(DatabaseCorrupt | NotADatabase) => StoreError::Corrupt { table: id.to_owned(), seq: 0 },
        _ => schema::fault(fault),
    }
}

fn list(connection: &Connection, most: u32) -> rusqlite::Result<Vec<Listed>> {
    let mut query = connection
        .prepare_cached("SELECT table_id, header, picks, over, taken FROM tables WHERE public = 1 ORDER BY number DESC LIMIT ?1")?;
    let rows = query.query_map(params![most], |row| {
        let progress = Progress { picks: row.get(2)?, over: row.get(3)?, taken: row.get(4)? };
        Ok(Listed { id: row.get(0)?, header: row.get(1)?, progress })
    })?;
    rows.collect()
}
