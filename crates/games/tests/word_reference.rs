//! The reference of card words: complete, explained, and in `docs/words` as it is in the code.
//!
//! `KOLODA_WRITE=1 cargo test -p koloda-games --test word_reference` writes the pages and schemas anew.

mod word_page;

use koloda_games::words::{Kind, Part, Reference};
use koloda_games::{Edition, Library, shipped};
use koloda_kernel::source_text::words;
use koloda_text::Words;
use std::collections::BTreeSet;
use std::path::PathBuf;
use word_page::page;

fn editions(check: impl Fn(&Edition, &Reference)) {
    let library = Library::load(&[]).expect("the shipped cards load");
    for game in library.games() {
        let edition = library.edition(game.id()).expect("a game of the library");
        check(edition, &Reference::of(edition));
    }
}

#[test]
fn every_word_says_what_it_means() {
    editions(|edition, reference| {
        let silent =
            reference.words().filter(|(_, word)| word.meaning.is_empty()).map(|(kind, word)| format!("{}::{}", kind.name, word.word));
        let silent: Vec<String> = silent.collect();
        assert!(silent.is_empty(), "{}: words without a doc comment: {}", edition.game().id(), silent.join(", "));
        let kinds = reference.kinds.iter().filter(|kind| kind.meaning.is_empty()).map(|kind| kind.name.as_str());
        let kinds: Vec<&str> = kinds.collect();
        assert!(kinds.is_empty(), "{}: types without a doc comment: {}", edition.game().id(), kinds.join(", "));
    });
}

#[test]
fn every_part_of_a_card_has_words() {
    editions(|edition, reference| {
        let has = |part| reference.kinds.iter().any(|kind: &Kind| kind.part == part && !kind.words.is_empty());
        for part in [Part::Operation, Part::Control, Part::Condition, Part::Amount, Part::Scope, Part::Detail, Part::Entry] {
            assert!(has(part), "{}: {part:?}", edition.game().id());
        }
    });
}

/// What the card files are written with, found without knowing any type, is what has an example.
#[test]
fn every_word_of_a_shipped_card_has_an_example() {
    editions(|edition, reference| {
        let id = edition.game().id();
        let written: BTreeSet<String> = shipped(id).iter().flat_map(|file| words(&file.text)).collect();
        // A number is this word, whether or not the word is written.
        let written = written.iter().map(String::as_str).chain(["Fixed"]);
        let written: BTreeSet<&str> = written.filter(|word| word.starts_with(char::is_uppercase)).collect();
        let shown = reference.words().filter(|(_, word)| word.example.as_ref().is_some_and(|example| !example.code.is_empty()));
        let shown: BTreeSet<&str> = shown.map(|(_, word)| word.word.as_str()).collect();
        let differing: Vec<&&str> = written.symmetric_difference(&shown).collect();
        assert!(differing.is_empty(), "{id}: on a card, but without an example, or the other way round: {differing:?}");
    });
}

#[test]
fn steps_of_the_rules_are_no_words() {
    editions(|_, reference| {
        for step in ["SpendBonus", "SpreadHits", "OrderExhaustions", "NextGains", "Check", "Ride", "AfterChampion", "Holds"] {
            assert!(reference.find(step).is_empty(), "{step}");
        }
    });
}

#[test]
fn the_pages_are_up_to_date() {
    let words = Words::new();
    editions(|edition, reference| {
        let id = edition.game().id();
        is_written(&format!("{id}.md"), &page(&words, edition.game(), reference));
        is_written(&format!("{id}.schema.json"), &(serde_json::to_string_pretty(&reference.schema).expect("plain data") + "\n"));
    });
}

fn is_written(name: &str, text: &str) {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/words").join(name);
    if std::env::var_os("KOLODA_WRITE").is_some() {
        std::fs::write(&file, text).expect("docs/words can be written");
    }
    let found = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(found == text, "docs/words/{name} is out of date: run this test with KOLODA_WRITE=1");
}
