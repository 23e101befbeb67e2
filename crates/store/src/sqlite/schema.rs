//! The file itself: where it may lie, its settings, its tables and how they change over time.
//!
//! Every setting is read back: some builds and file systems ignore what they are told.
//!
//! Why not `locking_mode = EXCLUSIVE`, which keeps the index of the write-ahead log in plain memory instead of the shared
//! `-shm` file: it lets nobody else read, neither the readers beside the writer nor a backup of a running server. The price
//! of the shared file is that a system which takes its pages away (`chattr +i` on it, as root) ends the process with SIGBUS.
//! Nothing acknowledged depends on that file: a start makes it anew from the log.

use crate::model::StoreError;
use rusqlite::{Connection, OpenFlags};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Older ones can lose a write-ahead log when two connections reset it at once.
pub const SQLITE_AT_LEAST: i32 = 3_051_003;

/// What each connection is told, and what it must answer afterwards.
const SETTINGS: [(&str, &str, &str); 8] = [
    ("journal_mode", "WAL", "wal"),
    ("synchronous", "FULL", "2"),
    ("wal_autocheckpoint", "1000", "1000"),
    ("mmap_size", "0", "0"),
    ("foreign_keys", "ON", "1"),
    ("trusted_schema", "OFF", "0"),
    ("cell_size_check", "ON", "1"),
    ("fullfsync", "ON", "1"),
];

/// Steps from one version of the tables to the next; `user_version` counts those taken.
const MIGRATIONS: [&str; 5] =
    [include_str!("001.sql"), include_str!("002.sql"), include_str!("003.sql"), include_str!("004.sql"), include_str!("005.sql")];

pub fn store_error(error: rusqlite::Error) -> StoreError {
    StoreError::Unavailable(error.to_string())
}

/// The write-ahead log needs shared memory, which network file systems do not have.
#[cfg(target_os = "linux")]
fn network_name(folder: &Path) -> Option<&'static str> {
    let kind = rustix::fs::statfs(folder).ok()?.f_type;
    match kind as u64 & 0xffff_ffff {
        0x6969 => Some("NFS"),
        0x517b => Some("SMB"),
        0xff53_4d42 => Some("CIFS"),
        0xfe53_4d42 => Some("SMB2"),
        0x5346_414f | 0x6b41_4653 => Some("AFS"),
        0x00c3_6400 => Some("Ceph"),
        _ => None,
    }
}

#[cfg(not(target_os = "linux"))]
fn network_name(_: &Path) -> Option<&'static str> {
    None
}

/// The one name every start finds the file under. The file is not opened: closing it would release the locks that SQLite
/// holds on it for another store of this process.
pub fn settle_place(path: &Path) -> Result<PathBuf, StoreError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if !folder.is_dir() {
        return Err(StoreError::Unfit(format!("there is no folder `{}` for the store", folder.display())));
    }
    if let Some(name) = network_name(folder) {
        return Err(StoreError::Unfit(format!("`{}` is on {name}; the store needs a local disk", folder.display())));
    }
    let place = path.canonicalize().or_else(|_| Ok(folder.canonicalize()?.join(path.file_name().unwrap_or_default())));
    place.map_err(|error: std::io::Error| unwritable(path, &error))
}

/// Makes the file if it is not there. Seeds of running games lie in it, so nobody else may read it; SQLite makes its
/// companions (`-wal`, `-shm`) like it.
pub fn make(path: &Path) -> Result<(), StoreError> {
    private(path).map_err(|error| unwritable(path, &error))?;
    #[cfg(unix)]
    ["", "-wal", "-shm"].iter().for_each(|companion| hide(path, companion));
    Ok(())
}

pub fn unwritable(path: &Path, error: &dyn std::fmt::Display) -> StoreError {
    StoreError::Unfit(format!("`{}` cannot be written: {error}", path.display()))
}

/// Opens or makes a file that only this user reads and writes.
pub fn private(path: &Path) -> std::io::Result<File> {
    let mut how = File::options();
    how.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut how, 0o600);
    how.open(path)
}

/// Releases before this one let everybody on the machine read the file; what a group may do is the operator's choice.
#[cfg(unix)]
fn hide(path: &Path, companion: &str) {
    use std::os::unix::fs::PermissionsExt;
    let mut name = path.as_os_str().to_owned();
    name.push(companion);
    let Ok(about) = std::fs::metadata(&name) else { return };
    let mode = about.permissions().mode();
    if mode & 0o007 != 0
        && let Err(error) = std::fs::set_permissions(&name, std::fs::Permissions::from_mode(mode & 0o770))
    {
        tracing::warn!(file = %Path::new(&name).display(), %error, "everybody on this machine can read the seeds of running games");
    }
}

/// Every error on the way is told as one of the file.
pub fn open_writer(path: &Path, busy: Duration) -> Result<Connection, StoreError> {
    check_version()?;
    let unfit = |error: String| StoreError::Unfit(format!("`{}`: {error}", path.display()));
    let connection = Connection::open(path).map_err(|error| unfit(error.to_string()))?;
    if connection.is_readonly(rusqlite::MAIN_DB).map_err(store_error)? {
        return Err(unwritable(path, &"it was opened for reading only"));
    }
    let ready = wait(&connection, busy).and_then(|()| apply(&connection)).and_then(|()| migrate(&connection));
    // A setting that sticks proves nothing about the disk; a row that was written does.
    ready.and_then(|()| super::jobs::probe(&connection)).map_err(|error| match error {
        StoreError::Unavailable(told) => unfit(told),
        told => told,
    })?;
    Ok(connection)
}

pub fn open_reader(path: &Path, busy: Duration) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(store_error)?;
    wait(&connection, busy)?;
    // A reader cannot change the journal; the rest protects it all the same.
    let of_readers = SETTINGS.iter().filter(|(name, ..)| !matches!(*name, "journal_mode" | "synchronous" | "wal_autocheckpoint"));
    of_readers.into_iter().try_for_each(|setting| set(&connection, setting))?;
    Ok(connection)
}

/// How long a statement waits for a lock of another process.
fn wait(connection: &Connection, busy: Duration) -> Result<(), StoreError> {
    let milliseconds = busy.as_millis().to_string();
    set(connection, &("busy_timeout", &milliseconds, &milliseconds))
}

fn check_version() -> Result<(), StoreError> {
    let found = rusqlite::version_number();
    if found < SQLITE_AT_LEAST {
        return Err(StoreError::Unfit(format!("SQLite {} is too old; 3.51.3 or newer is needed", rusqlite::version())));
    }
    Ok(())
}

fn apply(connection: &Connection) -> Result<(), StoreError> {
    SETTINGS.iter().try_for_each(|setting| set(connection, setting))
}

fn set(connection: &Connection, &(name, value, expected): &(&str, &str, &str)) -> Result<(), StoreError> {
    // Some of these answer with a row and some do not.
    connection
        .pragma_update_and_check(None, name, value, |_| Ok(()))
        .or_else(|_| connection.pragma_update(None, name, value))
        .map_err(store_error)?;
    let found = connection.pragma_query_value(None, name, |row| row.get::<_, rusqlite::types::Value>(0)).map_err(store_error)?;
    let found = match found {
        rusqlite::types::Value::Integer(number) => number.to_string(),
        rusqlite::types::Value::Text(text) => text,
        other => format!("{other:?}"),
    };
    if found != expected {
        return Err(StoreError::Unfit(format!("SQLite keeps {name} at {found}; {expected} is needed")));
    }
    Ok(())
}

fn migrate(connection: &Connection) -> Result<(), StoreError> {
    let taken: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(store_error)?;
    let taken = taken as usize;
    if taken > MIGRATIONS.len() {
        return Err(StoreError::Unfit(format!("the store is of version {taken}; this build knows up to {}", MIGRATIONS.len())));
    }
    for (number, step) in MIGRATIONS.iter().enumerate().skip(taken) {
        let script = format!("BEGIN IMMEDIATE;\n{step}\nPRAGMA user_version = {};\nCOMMIT;", number + 1);
        connection.execute_batch(&script).map_err(|error| StoreError::Unfit(format!("step {} of the tables: {error}", number + 1)))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bundled_library_is_new_enough() {
        assert!(rusqlite::version_number() >= SQLITE_AT_LEAST, "{}", rusqlite::version());
    }

    #[test]
    fn tables_of_an_older_store_keep_their_order() {
        let memory = Connection::open_in_memory().expect("opened");
        memory.execute_batch(&MIGRATIONS[..2].concat()).expect("the older tables");
        memory.pragma_update(None, "user_version", 2).expect("noted");
        let old = "INSERT INTO tables (table_id, header, secret, public, created) VALUES";
        memory.execute_batch(&format!("{old} ('b', '', x'', 1, 10), ('a', '', x'', 1, 30), ('c', '', x'', 0, 20);")).expect("filled");
        migrate(&memory).expect("brought up to date");
        let mut query = memory.prepare("SELECT table_id FROM tables ORDER BY number").expect("prepared");
        let order: Vec<String> = query.query_map([], |row| row.get(0)).expect("read").map(|id| id.expect("a name")).collect();
        assert_eq!(order, ["b", "c", "a"]);
    }

    #[test]
    fn a_setting_that_does_not_stick_is_noticed() {
        let memory = Connection::open_in_memory().expect("opened");
        // In memory there is no write-ahead log.
        let error = apply(&memory).expect_err("not durable").to_string();
        assert!(error.contains("journal_mode"), "{error}");
    }
}
