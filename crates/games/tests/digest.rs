//! What the digest of a catalogue covers: what decides play, and nothing that is only read.

use koloda_games::{Edition, shipped};
use koloda_kernel::card_file::CardFile;

const SCOUT: &str = r#"[Card(id: "scout", kind: Ally, cost: 1, copies: 1, name: (ru: "Разведчик", en: "Scout"), source: House("test"))]"#;

fn digest(game: &str, files: Vec<CardFile>) -> String {
    let edition = Edition::read(game, files).unwrap_or_else(|errors| panic!("{errors:?}"));
    edition.game().catalogue_digest()
}

/// The digest after a change of every shipped file.
fn changed(game: &str, change: impl Fn(&str) -> String) -> String {
    let files = shipped(game).into_iter().map(|file| CardFile { text: change(&file.text), ..file });
    digest(game, files.collect())
}

fn with(game: &str, text: &str) -> String {
    let added = CardFile { path: "own.ron".to_owned(), box_id: "homebrew".to_owned(), text: text.to_owned() };
    digest(game, shipped(game).into_iter().chain([added]).collect())
}

#[test]
fn what_is_only_read_changes_no_digest() {
    for game in ["aeons-end", "shards", "thunderstone", "penumbra"] {
        let before = changed(game, str::to_owned);
        assert_eq!(before.len(), 32);
        let renamed = changed(game, |text| text.replace("en: \"", "en: \"The ").replace("ru: \"", "ru: \"Та "));
        let sourced = changed(game, |text| text.replace("Public(\"", "Public(\"somebody, ").replace("Rulebook(\"", "House(\""));
        let commented = changed(game, |text| format!("// A comment.\n{}", text.replace(", ", " ,  ")));
        let moved = digest(game, shipped(game).into_iter().map(|file| CardFile { path: format!("else/{}", file.path), ..file }).collect());
        assert_eq!([renamed, sourced, commented, moved].map(|digest| digest == before), [true; 4], "{game}");
    }
    let spelled_out = SCOUT.replace("cost: 1", "cost: 1, mercenary: false, shield: None, passive: []");
    assert_eq!(with("shards", &spelled_out), with("shards", SCOUT));
}

#[test]
fn what_decides_play_changes_the_digest() {
    let shipped_one = changed("shards", str::to_owned);
    let one = with("shards", SCOUT);
    assert_ne!(one, shipped_one);
    for (what, change) in
        [("cost: 1", "cost: 2"), ("copies: 1", "copies: 2"), ("\"scout\"", "\"scouts\""), ("kind: Ally", "kind: Ally, mercenary: true")]
    {
        assert_ne!(with("shards", &SCOUT.replace(what, change)), one, "{change}");
    }
    let order = digest("shards", shipped("shards").into_iter().rev().collect());
    assert_ne!(order, shipped_one, "the order of cards decides the order of options and of decks");
    let effect = changed("aeons-end", |text| text.replace("Damage(Fixed(3))", "Damage(Fixed(4))"));
    assert_ne!(effect, changed("aeons-end", str::to_owned));
}

#[test]
fn kept_card_files_are_played_under_the_digest_they_were_kept_by() {
    let edition = Edition::read("shards", shipped("shards")).expect("the shipped cards load");
    let kept = Edition::kept("shards", "of an older build", &edition.text()).expect("they are read again");
    assert_eq!(kept.game().catalogue_digest(), "of an older build");
    assert_eq!(kept.game().cards().len(), edition.game().cards().len());
    assert!(Edition::kept("shards", "d", "nothing").is_err());
    assert!(Edition::kept("chess", "d", "[]").is_err());
}
