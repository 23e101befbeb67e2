//! Saves on disk: written whole or not at all.

use anyhow::{Context, anyhow, bail, ensure};
use koloda_kernel::record::Record;
use serde_json::Value;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The record of a file: the whole of it, or one line of a file that holds a record per line (`game`, counted from 1).
pub fn read_record(path: &Path, game: Option<usize>) -> anyhow::Result<Record> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read the record `{}`", path.display()))?;
    let lines: Vec<(usize, &str)> = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).collect();
    let one_a_line =
        lines.len() > 1 && lines.iter().all(|(_, line)| serde_json::from_str::<Value>(line).is_ok_and(|value| value.is_object()));
    let (at, text) = match (one_a_line, game) {
        (false, None | Some(1)) => (0, text.as_str()),
        (true, Some(game)) if (1..=lines.len()).contains(&game) => lines[game - 1],
        (true, None) => bail!("`{0}` holds {1} records; say which one with --game N, from 1 to {1}", path.display(), lines.len()),
        (_, Some(game)) => bail!(
            "--game {game} given, but `{}` holds {} record(s), counted from 1",
            path.display(),
            if one_a_line { lines.len() } else { 1 }
        ),
    };
    serde_json::from_str(text)
        .map_err(|error| anyhow!("{}:{}:{}: not a record: {error}", path.display(), at + error.line(), error.column()))
}

/// What to do with a file that is already there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Other {
    /// It is an earlier state of the same game.
    Replace,
    /// It is somebody else's: keep it under another name.
    Keep,
}

/// Writes beside the target first and renames then, so that a failure leaves what was there.
/// Says where a kept file went.
pub fn write_record(path: &Path, record: &Record, other: Other) -> anyhow::Result<Option<PathBuf>> {
    let beside = with_ending(path, "tmp");
    let written = write_synced(&beside, record).and_then(|()| {
        let kept = if other == Other::Keep { keep(path)? } else { None };
        replace(&beside, path, sync_folder).map(|()| kept)
    });
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    written.with_context(|| format!("cannot save to `{}`", path.display()))
}

/// Writes records one per line, whole or not at all.
pub fn write_records(path: &Path, records: &[Record]) -> anyhow::Result<()> {
    let beside = with_ending(path, "tmp");
    let write = || -> io::Result<()> {
        let mut file = io::BufWriter::new(fs::File::create(&beside)?);
        for record in records {
            serde_json::to_writer(&mut file, record)?;
            file.write_all(b"\n")?;
        }
        file.into_inner()?.sync_all()?;
        replace(&beside, path, sync_folder)
    };
    write().with_context(|| format!("cannot write the records to `{}`", path.display()))
}

/// Refuses a place where saving would fail later, when it is too late.
pub fn check_place(path: &Path) -> anyhow::Result<()> {
    let folder = folder_of(path);
    ensure!(folder.is_dir(), "cannot save to `{}`: there is no folder `{}`", path.display(), folder.display());
    ensure!(!path.is_dir(), "cannot save to `{}`: it is a folder, expected a file name", path.display());
    Ok(())
}

/// Puts a written file in its place, and has the folder written too: until then a power cut may bring back the old name.
fn replace(written: &Path, path: &Path, sync: impl Fn(&Path) -> io::Result<()>) -> io::Result<()> {
    fs::rename(written, path)?;
    sync(folder_of(path))
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Only Unix opens a folder like a file; elsewhere the rename itself is what the system promises.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { fs::File::open(folder)?.sync_all() } else { Ok(()) }
}

fn write_synced(path: &Path, record: &Record) -> io::Result<()> {
    let mut file = fs::File::create(path)?;
    serde_json::to_writer(&mut file, record)?;
    file.write_all(b"\n")?;
    file.sync_all()
}

fn keep(path: &Path) -> io::Result<Option<PathBuf>> {
    if !path.exists() {
        return Ok(None);
    }
    let names = (1..).map(|number| with_ending(path, &format!("{number}.bak")));
    let kept = names.into_iter().find(|name| !name.exists()).expect("there is always another number");
    fs::rename(path, &kept).map(|()| Some(kept))
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use koloda_kernel::chance::Seed;
    use koloda_kernel::rules::Setup;
    use koloda_toy::rules;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("koloda-saving-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a temporary folder");
        folder
    }

    fn record() -> Record {
        Record::new(&rules(), Setup { seats: 2, set: Default::default() }, Seed::numbered(1, 0))
    }

    #[test]
    fn a_save_is_read_back_and_a_strange_file_is_kept() {
        let place = folder("kept").join("game.json");
        fs::write(&place, "somebody's").expect("written");
        let kept = write_record(&place, &record(), Other::Keep).expect("saved").expect("kept");
        assert_eq!(fs::read_to_string(&kept).expect("kept"), "somebody's");
        assert_eq!(read_record(&place, None).expect("a record"), record());
        assert_eq!(write_record(&place, &record(), Other::Replace).expect("saved"), None);
        fs::remove_dir_all(place.parent().expect("a folder")).expect("tidied");
    }

    #[test]
    fn the_folder_is_written_once_the_name_is_in_place() {
        let folder = folder("synced");
        let (written, place) = (folder.join("game.json.tmp"), folder.join("game.json"));
        fs::write(&written, "new").expect("written");
        let synced = std::cell::RefCell::new(Vec::new());
        let sync = |folder: &Path| {
            assert_eq!(fs::read_to_string(&place).expect("in place already"), "new");
            synced.borrow_mut().push(folder.to_owned());
            sync_folder(folder)
        };
        replace(&written, &place, sync).expect("replaced");
        assert_eq!(synced.take(), [folder.as_path()]);
        fs::remove_dir_all(folder).expect("tidied");
    }

    #[test]
    fn one_record_of_many_is_read_by_its_number() {
        let folder = folder("lines");
        let place = folder.join("games.jsonl");
        let other = Record { picks: vec![1], ..record() };
        write_records(&place, &[record(), other.clone()]).expect("written");
        assert_eq!(read_record(&place, Some(2)).expect("a record"), other);
        let told = |game| read_record(&place, game).expect_err("not said which").to_string();
        assert!(told(None).contains("holds 2 records; say which one with --game N, from 1 to 2"), "{}", told(None));
        assert!(told(Some(3)).contains("--game 3 given"), "{}", told(Some(3)));
        write_records(&place, std::slice::from_ref(&other)).expect("written");
        assert_eq!(read_record(&place, None).expect("the only one"), other);
        fs::remove_dir_all(folder).expect("tidied");
    }

    #[test]
    fn a_failed_save_leaves_what_was_there() {
        let place = folder("failed").join("game.json");
        fs::write(&place, "the old save").expect("written");
        // A folder where the temporary file should be makes the write fail.
        fs::create_dir(with_ending(&place, "tmp")).expect("an obstacle");
        write_record(&place, &record(), Other::Keep).expect_err("cannot be written");
        assert_eq!(fs::read_to_string(&place).expect("still there"), "the old save");
        fs::remove_dir_all(place.parent().expect("a folder")).expect("tidied");
    }
}
