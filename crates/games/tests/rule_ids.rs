//! Every rule that code, cards and scenarios cite can be looked up in `docs/ledger`, and every open question of a playable game is answered.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every file below a folder whose name ends in one of these.
fn files(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            files(&path, endings, found);
        } else if endings.iter().any(|ending| path.extension().is_some_and(|found| found == *ending)) {
            found.push(path);
        }
    }
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The id a piece of text begins with: `AE-001`, `SI-A19`.
fn leading_id(text: &str) -> Option<&str> {
    let (book, rest) = text.split_at_checked(2)?;
    let kind = rest.strip_prefix('-')?.trim_start_matches(|c: char| c.is_ascii_uppercase());
    let letters = rest.len() - 1 - kind.len();
    let digits = kind.chars().take_while(char::is_ascii_digit).count();
    (["AE", "SI", "TS", "PN"].contains(&book) && letters <= 1 && digits >= 2).then(|| &text[..3 + letters + digits])
}

fn cited(text: &str) -> impl Iterator<Item = &str> {
    let starts = |&at: &usize| at == 0 || !text.as_bytes()[at - 1].is_ascii_alphanumeric();
    text.char_indices().map(|(at, _)| at).filter(starts).filter_map(|at| leading_id(&text[at..]))
}

/// What a ledger defines: ids in bold at the start of a line, behind a bullet or the marks of a heading.
fn defined(ledger: &str) -> Vec<&str> {
    ledger.lines().filter_map(|line| leading_id(line.trim_start_matches(['-', '#', ' ']).strip_prefix("**")?)).collect()
}

fn ledgers() -> Vec<String> {
    ["aeons-end", "shards", "thunderstone", "penumbra"].map(|game| text(&root().join(format!("docs/ledger/{game}.md")))).into()
}

#[test]
fn every_id_is_defined_once() {
    for ledger in ledgers() {
        let mut seen = BTreeSet::new();
        let twice: Vec<&str> = defined(&ledger).into_iter().filter(|id| !seen.insert(*id)).collect();
        assert!(seen.len() > 300, "only {} ids found: is the form of definitions another?", seen.len());
        assert_eq!(twice, [""; 0], "defined twice");
    }
}

#[test]
fn every_cited_rule_can_be_looked_up() {
    let ledgers = ledgers();
    let known: BTreeSet<&str> = ledgers.iter().flat_map(|ledger| defined(ledger)).collect();
    let mut sources = Vec::new();
    for folder in ["crates", "scenarios", "cards", "docs"] {
        files(&root().join(folder), &["rs", "json", "ron", "md"], &mut sources);
    }
    let mut citations = 0;
    let mut unknown = Vec::new();
    for path in &sources {
        let text = text(path);
        for id in cited(&text) {
            citations += 1;
            if !known.contains(id) {
                unknown.push(format!("{}: {id}", path.display()));
            }
        }
    }
    assert!(citations > 5_000, "only {citations} citations found in {} files", sources.len());
    assert_eq!(unknown, [""; 0], "cited, but in no ledger");
}

#[test]
fn every_open_question_of_a_playable_game_is_answered() {
    for game in ["aeons-end", "shards", "thunderstone", "penumbra"] {
        let ledger = text(&root().join(format!("docs/ledger/{game}.md")));
        let readings = text(&root().join(format!("docs/readings-{game}.md")));
        let asked: BTreeSet<&str> = defined(&ledger).into_iter().filter(|id| id[3..].starts_with('A')).collect();
        let answered: BTreeSet<&str> = readings.lines().filter_map(|line| leading_id(line.strip_prefix("| ")?)).collect();
        assert_eq!(asked, answered, "questions of docs/ledger/{game}.md and answers of docs/readings-{game}.md");
    }
}
