//! What the tests of this crate share.

use koloda_kernel::card_file::CardFile;
use koloda_penumbra::PenumbraRules;
use std::path::Path;

/// A folder of the repository; of another one where `KOLODA_ROOT` says so.
pub fn folder(path: &str) -> std::path::PathBuf {
    let here = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    Path::new(&std::env::var("KOLODA_ROOT").unwrap_or(here.to_owned())).join(path)
}

/// The game with the cards of the repository.
pub fn rules() -> PenumbraRules {
    let folder = folder("cards/penumbra/base");
    let mut files: Vec<_> = std::fs::read_dir(folder).expect("card files").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let read = |path: std::path::PathBuf| CardFile {
        text: std::fs::read_to_string(&path).expect("text"),
        path: path.file_name().expect("a name").to_string_lossy().into_owned(),
        box_id: "base".to_owned(),
    };
    let files: Vec<CardFile> = files.into_iter().map(read).collect();
    PenumbraRules::read(&files).unwrap_or_else(|errors| panic!("{}", errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")))
}
