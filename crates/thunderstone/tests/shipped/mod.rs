//! The game with the cards of the repository.

use koloda_kernel::card_file::CardFile;
use koloda_thunderstone::ThunderstoneRules;
use std::path::Path;
use std::sync::Arc;

pub fn rules() -> Arc<ThunderstoneRules> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cards/thunderstone/base");
    let mut paths: Vec<_> = std::fs::read_dir(folder).expect("the folder of cards").map(|file| file.expect("a file").path()).collect();
    paths.sort();
    let file = |path: &Path| {
        let text = std::fs::read_to_string(path).expect("a readable file");
        CardFile { path: path.display().to_string(), box_id: "base".to_owned(), text }
    };
    let files: Vec<CardFile> = paths.iter().map(|path| file(path)).collect();
    let read = ThunderstoneRules::read(&files);
    Arc::new(read.unwrap_or_else(|errors| panic!("{}", errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))))
}
