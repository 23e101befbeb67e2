//! The file itself: where it may lie, its settings, its tables and how they change over time.
//!
//! Every setting is read back: some builds and file systems ignore what they are told.

use crate::model::StoreError;
use rusqlite::{Connection, OpenFlags};
use std::path::Path;

/// Older ones can lose a write-ahead log when two connections reset it at once.
pub const SQLITE_AT_LEAST: i32 = 3_051_003;

/// What each connection is told, and what it must answer afterwards.
const SETTINGS: [(&str, &str, &str); 9] = [
    ("journal_mode", "WAL", "wal"),
    ("synchronous", "FULL", "2"),
    ("wal_autocheckpoint", "1000", "1000"),
    ("mmap_size", "0", "0"),
    ("busy_timeout", "5000", "5000"),
    ("foreign_keys", "ON", "1"),
    ("trusted_schema", "OFF", "0"),
    ("cell_size_check", "ON", "1"),
    ("fullfsync", "ON", "1"),
];

/// Steps from one version of the tables to the next; `user_version` counts those taken.
const MIGRATIONS: [&str; 4] = [include_str!("001.sql"), include_str!("002.sql"), include_str!("003.sql"), include_str!("005.sql")];

pub fn fault(fault: rusqlite::Error) -> StoreError {
    StoreError::Unavailable(fault.to_string())
}

/// The write-ahead log needs shared memory, which network file systems do not have.
pub fn check_place(path: &Path) -> Result<(), StoreError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if !folder.is_dir() {
        return Err(StoreError::Unfit(format!("there is no folder `{}` for the store", folder.display())));
    }
    match network_name(folder) {
        Some(name) => Err(StoreError::Unfit(format!("`{}` is on {name}; the store needs a local disk", folder.display()))),
        None => Ok(()),
    }
}

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

pub fn open_writer(path: &Path) -> Result<Connection, StoreError> {
    check_version()?;
    let connection = Connection::open(path).map_err(|fault| StoreError::Unfit(format!("cannot open `{}`: {fault}", path.display())))?;
    apply(&connection)?;
    migrate(&connection)?;
    Ok(connection)
}

pub fn open_reader(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(fault)?;
    // A reader cannot change the journal; the rest protects it all the same.
    let of_readers = SETTINGS.iter().filter(|(name, ..)| !matches!(*name, "journal_mode" | "synchronous" | "wal_autocheckpoint"));
    of_readers.into_iter().try_for_each(|setting| set(&connection, setting))?;
    Ok(connection)
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
        .map_err(fault)?;
    let found = connection.pragma_query_value(None, name, |row| row.get::<_, rusqlite::types::Value>(0)).map_err(fault)?;
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
    let taken: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(fault)?;
    let taken = taken as usize;
    if taken > MIGRATIONS.len() {
        return Err(StoreError::Unfit(format!("the store is of version {taken}; this build knows up to {}", MIGRATIONS.len())));
    }
    for (number, step) in MIGRATIONS.iter().enumerate().skip(taken) {
        let script = format!("BEGIN IMMEDIATE;\n{step}\nPRAGMA user_version = {};\nCOMMIT;", number + 1);
        connection.execute_batch(&script).map_err(|fault| StoreError::Unfit(format!("step {} of the tables: {fault}", number + 1)))?;
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
        let fault = apply(&memory).expect_err("not durable").to_string();
        assert!(fault.contains("journal_mode"), "{fault}");
    }
}
