//! One server to a file: a lock beside it that the system releases when the process ends, however it ends.

use super::schema::{private, unwritable};
use crate::model::StoreError;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

/// How often a start looks whether its predecessor has ended.
const LOOK: Duration = Duration::from_millis(50);

/// Takes the lock, waiting a while for a server that is just ending. It is held until the file is dropped.
pub fn take(path: &Path, succession: Duration) -> Result<File, StoreError> {
    let beside = beside(path);
    let file = private(&beside).map_err(|error| unwritable(&beside, &error))?;
    let begun = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) if begun.elapsed() < succession => thread::sleep(LOOK),
            Err(TryLockError::WouldBlock) => return Err(taken(path)),
            Err(TryLockError::Error(error)) => {
                return Err(StoreError::Unfit(format!("`{}` cannot be locked: {error}", beside.display())));
            }
        }
    }
}

/// SQLite locks bytes of the file itself, so this is another one.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-lock");
    name.into()
}

fn taken(path: &Path) -> StoreError {
    StoreError::Unfit(format!("another server is using `{}`; stop it first, or use another file", path.display()))
}
