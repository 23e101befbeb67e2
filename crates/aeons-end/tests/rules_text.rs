//! The rules text of every card of the base box, in both languages, for a reader to judge.

use koloda_aeons_end::card::{Entry, Nemesis};
use koloda_aeons_end::text::{self, Lore};
use koloda_kernel::phrase::{Name, Phrase};
use koloda_text::{Lang, Words};
use std::fs;
use std::path::Path;

fn base() -> Vec<Entry> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cards/aeons-end/base");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    files.iter().flat_map(|file| ron::from_str::<Vec<Entry>>(&fs::read_to_string(file).unwrap()).unwrap()).collect()
}

fn texts() -> Vec<(String, Phrase)> {
    let entries = base();
    let names = |id: &str| entries.iter().find_map(|entry| player_name(entry, id)).unwrap_or_else(|| panic!("no card `{id}`"));
    let nemesis = |id: &str| entries.iter().find_map(|entry| nemesis(entry, id));
    let text = |entry: &Entry| {
        let owner = if let Entry::NemesisCard(card) = entry { nemesis(&card.nemesis) } else { None };
        text::entry(entry, Lore { names: &names, nemesis: owner }).map(|text| (id(entry).to_owned(), text))
    };
    entries.iter().filter_map(text).collect()
}

fn player_name(entry: &Entry, id: &str) -> Option<Name> {
    if let Entry::Card(card) = entry { (card.id == id).then(|| card.name.clone()) } else { None }
}

fn nemesis<'e>(entry: &'e Entry, id: &str) -> Option<&'e Nemesis> {
    if let Entry::Nemesis(nemesis) = entry { (nemesis.id == id).then_some(nemesis) } else { None }
}

fn id(entry: &Entry) -> &str {
    match entry {
        Entry::Card(card) => &card.id,
        Entry::Mage(mage) => &mage.id,
        Entry::Nemesis(nemesis) => &nemesis.id,
        Entry::NemesisCard(card) => &card.id,
        Entry::Breach(breach) => &breach.id,
        Entry::TurnOrder(card) => &card.id,
        Entry::Supply(supply) => &supply.id,
    }
}

fn listing(lang: Lang) -> String {
    let words = Words::new();
    let texts = texts();
    let faults: Vec<_> =
        texts.iter().flat_map(|(id, text)| words.missing(lang, text).into_iter().map(move |fault| format!("{id}: {fault}"))).collect();
    assert!(faults.is_empty(), "{faults:#?}");
    texts.iter().map(|(id, text)| format!("{id}: {}\n", words.say(lang, text).replace('\n', "\n    "))).collect()
}

#[test]
fn every_card_of_the_base_box_in_russian() {
    insta::assert_snapshot!("base-ru", listing(Lang::Ru));
}

#[test]
fn every_card_of_the_base_box_in_english() {
    insta::assert_snapshot!("base-en", listing(Lang::En));
}
