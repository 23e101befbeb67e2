//! What each kind of work does inside the writer's transaction.
//!
//! `Unavailable` means that the store itself failed; every other refusal has changed nothing and leaves the transaction as it was.

use super::schema::store_error;
use super::writer::Work;
use crate::chain::Link;
use crate::model::{NewTable, Progress, StoreError};
use rusqlite::{Connection, ErrorCode, Params, params};

pub fn carry_out(connection: &Connection, work: &Work) -> Result<(), StoreError> {
    match work {
        Work::Create(table) => create(connection, table),
        Work::Append { table, links } => append(connection, table, links),
        Work::Note { table, progress } => note(connection, table, *progress),
        Work::Keep { digest, text } => keep(connection, digest, text),
        Work::Probe => probe(connection),
    }
}

pub fn execute(connection: &Connection, statement: &'static str) -> Result<(), StoreError> {
    run(connection, statement, []).map_err(store_error)
}

/// The row a health check writes.
pub fn probe(connection: &Connection) -> Result<(), StoreError> {
    let write = "INSERT INTO health (one, at) VALUES (1, unixepoch()) ON CONFLICT (one) DO UPDATE SET at = excluded.at";
    run(connection, write, []).map_err(store_error)
}

fn run(connection: &Connection, statement: &'static str, with: impl Params) -> rusqlite::Result<()> {
    connection.prepare_cached(statement)?.execute(with).map(drop)
}

fn create(connection: &Connection, table: &NewTable) -> Result<(), StoreError> {
    let insert = "INSERT INTO tables (table_id, header, secret, public, touched, number)
                  VALUES (?1, ?2, ?3, ?4, unixepoch(), (SELECT coalesce(max(number), 0) + 1 FROM tables))";
    match run(connection, insert, params![table.id, table.header, table.secret.0, table.public]) {
        Ok(()) => {}
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
            return Err(StoreError::Exists(table.id.clone()));
        }
        Err(other) => return Err(store_error(other)),
    }
    let start = crate::chain::Tip::start(&table.id, &table.header);
    run(connection, "INSERT INTO tips (table_id, next, hash) VALUES (?1, 0, ?2)", params![table.id, start.hash]).map_err(store_error)
}

/// All events of one job or none; other jobs of the batch are not touched by its failure.
fn append(connection: &Connection, table: &str, links: &[Link]) -> Result<(), StoreError> {
    let several = links.len() > 1;
    if several {
        execute(connection, "SAVEPOINT job")?;
    }
    let done = links.iter().try_for_each(|link| insert(connection, table, link));
    if several {
        if done.is_err() {
            execute(connection, "ROLLBACK TO job")?;
        }
        execute(connection, "RELEASE job")?;
    }
    done?;
    let Some(last) = links.last() else { return Ok(()) };
    let anchor = "UPDATE tips SET next = ?2, hash = ?3 WHERE table_id = ?1";
    run(connection, anchor, params![table, last.seq + 1, last.hash]).map_err(store_error)
}

fn insert(connection: &Connection, table: &str, link: &Link) -> Result<(), StoreError> {
    let insert = "INSERT INTO events (table_id, seq, client_id, payload, hash) VALUES (?1, ?2, ?3, ?4, ?5)";
    run(connection, insert, params![table, link.seq, link.client, link.payload, link.hash]).map_err(|error| refused(table, link, error))
}

fn note(connection: &Connection, table: &str, progress: Progress) -> Result<(), StoreError> {
    let update = "UPDATE tables SET picks = ?2, over = ?3, taken = ?4, touched = unixepoch() WHERE table_id = ?1";
    run(connection, update, params![table, progress.picks, progress.over, progress.taken]).map_err(store_error)
}

fn keep(connection: &Connection, digest: &str, text: &str) -> Result<(), StoreError> {
    let insert = "INSERT INTO catalogues (digest, text) VALUES (?1, ?2) ON CONFLICT (digest) DO NOTHING";
    run(connection, insert, [digest, text]).map_err(store_error)
}

/// Which of the keys an event ran into.
fn refused(table: &str, link: &Link, other: rusqlite::Error) -> StoreError {
    use rusqlite::ffi::{SQLITE_CONSTRAINT_FOREIGNKEY, SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE};
    let table = table.to_owned();
    match other.sqlite_error().map(|error| error.extended_code) {
        Some(SQLITE_CONSTRAINT_PRIMARYKEY) => StoreError::Conflict { table, seq: link.seq.unsigned_abs() },
        Some(SQLITE_CONSTRAINT_UNIQUE) => StoreError::Repeated { table },
        Some(SQLITE_CONSTRAINT_FOREIGNKEY) => StoreError::Absent(table),
        _ => store_error(other),
    }
}
