//! Where a person's files lie, by the conventions of the system.

use std::path::PathBuf;

/// What is to be kept: tables of the server.
pub fn data() -> Option<PathBuf> {
    folder(&["XDG_DATA_HOME", "APPDATA"], ".local/share")
}

/// What lasts from one start to the next, but nobody would miss on another machine: unfinished games of the terminal.
pub fn state() -> Option<PathBuf> {
    folder(&["XDG_STATE_HOME", "LOCALAPPDATA"], ".local/state")
}

fn folder(named: &[&str], at_home: &str) -> Option<PathBuf> {
    let from = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let place = named.iter().find_map(|name| from(name)).or_else(|| Some(from("HOME")?.join(at_home)))?;
    Some(place.join("koloda"))
}
