//! Where card files come from: those shipped inside the binary, and folders a person adds.

use include_dir::{Dir, include_dir};
use koloda_kernel::card_file::{CardFile, HOMEBREW};
use std::path::{Path, PathBuf};

static CARDS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../cards");

/// The shipped card files of a game, box by box, in a fixed order.
pub fn shipped(game: &str) -> Vec<CardFile> {
    let mut files = Vec::new();
    for folder in CARDS.get_dir(game).into_iter().flat_map(Dir::dirs) {
        let box_id = folder.path().file_name().unwrap_or_default().to_string_lossy().into_owned();
        for file in folder.files().filter(|file| is_card_file(file.path())) {
            let text = file.contents_utf8().unwrap_or_default().to_owned();
            files.push(CardFile { path: format!("cards/{}", file.path().display()), box_id: box_id.clone(), text });
        }
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    files
}

/// Card files of a file or folder on disk, sorted by name.
pub fn from_disk(place: &Path) -> Result<Vec<CardFile>, String> {
    let mut paths = Vec::new();
    collect(place, &mut paths)?;
    paths.sort();
    if paths.is_empty() {
        return Err(format!("{}: no card files here; expected files that end in .ron", place.display()));
    }
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(CardFile { path: path.display().to_string(), box_id: HOMEBREW.to_owned(), text })
    };
    paths.into_iter().map(read).collect()
}

fn collect(place: &Path, paths: &mut Vec<PathBuf>) -> Result<(), String> {
    let error = |error: std::io::Error| format!("{}: {error}", place.display());
    if !place.is_dir() {
        std::fs::metadata(place).map_err(error)?;
        paths.push(place.to_owned());
        return Ok(());
    }
    for entry in std::fs::read_dir(place).map_err(error)? {
        let path = entry.map_err(error)?.path();
        if path.is_dir() {
            collect(&path, paths)?;
        } else if is_card_file(&path) {
            paths.push(path);
        }
    }
    Ok(())
}

fn is_card_file(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "ron")
}
