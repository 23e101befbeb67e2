//! Words of card files that the types allow, but that mean nothing where they stand.

use koloda_aeons_end::AeonsEnd;
use koloda_kernel::card_file::{CardFile, HOMEBREW};
use std::fs;
use std::path::Path;

fn shipped() -> Vec<CardFile> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cards/aeons-end/base");
    let file =
        |path: &Path| CardFile { path: path.display().to_string(), box_id: "base".to_owned(), text: fs::read_to_string(path).unwrap() };
    fs::read_dir(folder).unwrap().map(|entry| file(&entry.unwrap().path())).collect()
}

/// What is said about the base box with this entry added.
fn faults(entry: &str) -> Vec<String> {
    let mut files = shipped();
    files.push(CardFile { path: "mine.ron".to_owned(), box_id: HOMEBREW.to_owned(), text: format!("[{entry}]") });
    AeonsEnd::read(&files).map_or_else(|faults| faults.into_iter().map(|fault| fault.message).collect(), |_| Vec::new())
}

fn gem(on_play: &str) -> String {
    format!(r#"Card(id: "mine", kind: Gem, cost: 1, copies: 7, name: (ru: "Моё", en: "Mine"), on_play: {on_play}, source: House("test"))"#)
}

fn tile(sides: &str) -> String {
    format!(r#"Breach(id: "mine", {sides} name: (ru: "Моё", en: "Mine"), copies: 1, bonus: 2, source: House("test"))"#)
}

#[track_caller]
fn one(entry: &str, expected: &str) {
    let faults = faults(entry);
    assert!(matches!(faults.as_slice(), [fault] if fault.contains(expected)), "{entry}: {faults:?}");
}

#[test]
fn all_means_cards_and_tokens_only() {
    assert_eq!(faults(&gem("Discard(from: Hand, cards: All)")), Vec::<String>::new());
    assert_eq!(faults(&gem("LoseTokens(All)")), Vec::<String>::new());
    one(&gem("Damage(All)"), "`All` is for cards");
    one(&gem("Discard(from: Hand, cards: Half(All))"), "`All` is for cards");
    one(&gem("Repeat(All, Draw(1))"), "`All` is for cards");
}

#[test]
fn a_card_waits_for_a_gain_with_one_effect() {
    assert_eq!(faults(&gem("OnNextGain(May(PutItOnDeck))")), Vec::<String>::new());
    one(&gem("Seq([OnNextGain(PutItOnDeck), OnNextGain(DestroyIt)])"), "`OnNextGain` stands once");
    one(&gem("OnNextGain(OnNextGain(DestroyIt))"), "`OnNextGain` stands once");
    one(&gem("OnNextGain(Damage(All))"), "`All` is for cards");
}

#[test]
fn a_tile_has_both_sides_or_no_number() {
    assert_eq!(faults(&tile("")), Vec::<String>::new());
    one(&tile("focus: 2,"), "a breach has a `number`");
    one(&gem(r#"DestroyBreach(by: "breach-i")"#), "no breach tile `breach-i` without a number");
    one(&gem("DestroyBreach(of: [5])"), "numbered from 1 to 4");
}
