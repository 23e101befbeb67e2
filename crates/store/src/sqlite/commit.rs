//! How a transaction ended: on disk, surely not on disk, or nobody knows.
//!
//! In a write-ahead log a transaction counts once its last frame is whole in the log. A commit that found the disk full or
//! the file read-only did not get that frame written, and one that was refused a lock did not begin to write; SQLite leaves
//! them to be rolled back, and the next transaction overwrites what frames there are. After any other failure (an fsync, a
//! bad sector) the frame may be there or not, and asking again can lie: the kernel forgets a failed fsync. Then the process
//! ends, and a start reads from the disk what is true.

use super::jobs;
use super::schema::store_error;
use crate::model::StoreError;
use rusqlite::ffi::SQLITE_IOERR_WRITE;
use rusqlite::{Connection, ErrorCode};

#[derive(Debug)]
pub enum CommitOutcome {
    OnDisk,
    /// Rolled back; the store goes on.
    Nothing(StoreError),
    /// With the sentence to end the process with.
    Unknown(String),
}

pub fn commit(connection: &Connection) -> CommitOutcome {
    let failed = match connection.prepare_cached("COMMIT").and_then(|mut commit| commit.execute([])) {
        Ok(_) => return CommitOutcome::OnDisk,
        Err(failed) => failed,
    };
    if left_nothing(&failed) {
        return roll_back(connection, store_error(failed));
    }
    CommitOutcome::Unknown(format!("koloda ends: a commit to the store failed ({failed}); start it again to read what is on disk"))
}

/// Whether the last frame of the transaction surely did not get into the log: a lock or `write` itself was refused.
fn left_nothing(failed: &rusqlite::Error) -> bool {
    let refused = matches!(failed.sqlite_error_code(), Some(ErrorCode::DiskFull | ErrorCode::DatabaseBusy));
    refused || failed.sqlite_error().is_some_and(|error| error.extended_code == SQLITE_IOERR_WRITE)
}

/// Some failures have rolled back already; whether, SQLite tells by being out of the transaction.
pub fn roll_back(connection: &Connection, why: StoreError) -> CommitOutcome {
    if !connection.is_autocommit()
        && let Err(failed) = jobs::execute(connection, "ROLLBACK")
        && !connection.is_autocommit()
    {
        return CommitOutcome::Unknown(format!("koloda ends: the store can neither write ({why}) nor roll back ({failed})"));
    }
    CommitOutcome::Nothing(why)
}
