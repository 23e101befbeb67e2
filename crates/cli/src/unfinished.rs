//! Games that were not left in good order: kept pick by pick, and offered at the next start.
//!
//! A terminal that is closed, a killed process or a power cut costs nothing then. Each running game holds a lock beside its
//! file, so that a second terminal is never offered what the first one plays.

use crate::saving::{Other, read_record, write_record};
use koloda_kernel::record::Record;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// The file that one running game is kept in.
#[derive(Debug)]
pub struct Kept {
    place: PathBuf,
    /// Held as long as the game runs; the system lets go of it, however the process ends.
    _lock: File,
}

impl Kept {
    /// A file for a game that begins now.
    pub fn new(folder: &Path, record: &Record) -> io::Result<Kept> {
        fs::create_dir_all(folder)?;
        let name = |number: usize| folder.join(format!("{}-{}-{number}.json", record.game, &record.seed.to_string()[..8]));
        let free = (1..).map(name).find_map(|place| if place.exists() { None } else { Kept::hold(place) });
        free.ok_or_else(|| io::Error::other("no free name"))
    }

    /// The file at this place, unless another process holds it.
    fn hold(place: PathBuf) -> Option<Kept> {
        let lock = File::create(lock_of(&place)).ok()?;
        lock.try_lock().ok()?;
        Some(Kept { place, _lock: lock })
    }

    pub fn write(&self, record: &Record) -> anyhow::Result<()> {
        write_record(&self.place, record, Other::Replace).map(drop)
    }

    /// The game was left in good order.
    pub fn forget(self) {
        let _ = fs::remove_file(&self.place);
        let _ = fs::remove_file(lock_of(&self.place));
    }
}

fn lock_of(place: &Path) -> PathBuf {
    place.with_extension("lock")
}

/// The games of `game` that nobody plays any more, the latest first. A file that cannot be read is left alone.
pub fn left(folder: &Path, game: &str) -> Vec<(Kept, Record)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut places: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|ending| ending == "json")).collect();
    places.sort_by_key(|path| std::cmp::Reverse(fs::metadata(path).and_then(|about| about.modified()).ok()));
    let open = |place: PathBuf| {
        let record = read_record(&place, None).ok().filter(|record| record.game == game)?;
        Kept::hold(place).map(|kept| (kept, record))
    };
    places.into_iter().filter_map(open).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use koloda_kernel::chance::Seed;
    use koloda_kernel::rules::Setup;
    use koloda_toy::rules;

    fn record() -> Record {
        Record::new(&rules(), Setup { seats: 2, set: Default::default() }, Seed::numbered(1, 0))
    }

    #[test]
    fn what_was_not_left_in_good_order_is_offered_once_nobody_plays_it() {
        let folder = std::env::temp_dir().join(format!("koloda-unfinished-{}", std::process::id()));
        let record = Record { picks: vec![0, 1], ..record() };
        let kept = Kept::new(&folder, &record).expect("a place");
        kept.write(&record).expect("written");
        assert!(left(&folder, "race").is_empty(), "it is being played");
        drop(kept);
        assert!(left(&folder, "chess").is_empty(), "it is of another game");
        let mut found = left(&folder, "race");
        assert_eq!(found.len(), 1);
        let (again, read) = found.remove(0);
        assert_eq!(read, record);
        let beside = Kept::new(&folder, &record).expect("a second game with the same seed has a file of its own");
        beside.forget();
        again.forget();
        assert!(left(&folder, "race").is_empty(), "it was left in good order");
        fs::remove_dir_all(&folder).expect("tidied");
    }
}
