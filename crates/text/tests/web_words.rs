//! The words of the browser table as TypeScript types: each message of `locales/*/web*.ftl` with its holes.
//!
//! `KOLODA_WRITE=1 cargo test -p koloda-text --test web_words` writes the file anew.

mod shape;

use koloda_text::{Lang, locale_files};
use shape::{Shape, expanded, written};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn web() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src")
}

/// A file of the table's words: `web` for the shell, `web-GAME` for a game.
struct File {
    name: &'static str,
    shape: Shape,
}

fn files() -> Vec<File> {
    let stem = |path: &'static str| Path::new(path).file_stem().and_then(|stem| stem.to_str()).expect("a plain name");
    let files = locale_files(Lang::En).into_iter().filter(|(path, _)| stem(path) == "web" || stem(path).starts_with("web-"));
    files.map(|(path, text)| File { name: stem(path), shape: written([(path, text)]) }).collect()
}

impl File {
    /// The ids as the client writes them, without the name of the file.
    fn ids(&self) -> impl Iterator<Item = (&str, BTreeSet<String>)> {
        self.shape.keys().map(|id| {
            let short = id.strip_prefix(self.name).and_then(|id| id.strip_prefix('-'));
            (short.unwrap_or_else(|| panic!("{id} does not begin with {}-", self.name)), expanded(&self.shape, id))
        })
    }

    /// `web-aeons-end` is `AeonsEndWords`.
    fn type_name(&self) -> String {
        let capital = |part: &str| part[..1].to_uppercase() + &part[1..];
        match self.name.strip_prefix("web-") {
            Some(game) => game.split('-').map(capital).collect::<String>() + "Words",
            None => "ShellWords".to_owned(),
        }
    }

    fn declared(&self) -> String {
        let holes = |names: BTreeSet<String>| names.iter().map(|name| format!("'{name}'")).collect::<Vec<_>>().join(" | ");
        let line = |(id, names): (&str, BTreeSet<String>)| {
            let holes = holes(names);
            format!("  '{id}': {};\n", if holes.is_empty() { "never" } else { &holes })
        };
        format!("\nexport interface {} {{\n{}}}\n", self.type_name(), self.ids().map(line).collect::<String>())
    }
}

#[test]
fn the_web_client_knows_every_message_and_its_holes() {
    let place = web().join("lib/i18n/words.generated.ts");
    let head = "// Written from locales/en/web*.ftl; do not edit. Each message with the names of its holes.\n";
    let declared = files().iter().fold(head.to_owned(), |text, file| text + &file.declared());
    if std::env::var_os("KOLODA_WRITE").is_some() {
        std::fs::write(&place, &declared).expect("written");
    }
    let found = std::fs::read_to_string(&place).unwrap_or_default();
    assert!(found == declared, "{} is out of date: run this test with KOLODA_WRITE=1", place.display());
}

/// Messages that data names: the client puts the rest behind these.
const FAMILIES: [&str; 29] = [
    "aether-for-",
    "approach-",
    "deed-",
    "discipline-",
    "gain-",
    "hit-",
    "hue-",
    "ingredient-",
    "kind-",
    "lang-",
    "mark-",
    "own-deck-",
    "part-",
    "problem-",
    "property-no-",
    "score-",
    "side-",
    "site-",
    "slot-",
    "source-",
    "state-",
    "step-",
    "symbol-",
    "tally-",
    "threat-step-",
    "token-",
    "undo-",
    "use-",
    "why-",
];

#[test]
fn the_web_client_says_every_message() {
    let mut sources = String::new();
    read_all(&web(), &mut sources);
    let said = |id: &str| ['\'', '`'].iter().any(|quote| sources.contains(&format!("{quote}{id}{quote}")));
    for file in files() {
        let silent: Vec<&str> =
            file.ids().map(|(id, _)| id).filter(|id| !said(id) && !FAMILIES.iter().any(|family| id.starts_with(family))).collect();
        assert!(silent.is_empty(), "nobody says these of {}: {silent:?}", file.name);
    }
}

fn read_all(folder: &Path, into: &mut String) {
    for entry in std::fs::read_dir(folder).expect("the client's sources") {
        let path = entry.expect("an entry").path();
        let name = path.to_string_lossy();
        if path.is_dir() {
            read_all(&path, into);
        } else if (name.ends_with(".ts") && !name.ends_with(".generated.ts")) || name.ends_with(".svelte") {
            into.push_str(&std::fs::read_to_string(&path).expect("readable"));
        }
    }
}
