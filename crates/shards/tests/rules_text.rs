//! The rules text of every card of both boxes, in both languages, for a reader to judge.

use koloda_kernel::phrase::{Name, Phrase};
use koloda_shards::card::Entry;
use koloda_shards::text::{self, Lore};
use koloda_text::{Lang, Words};
use std::fs;
use std::path::Path;

const BASE: &str = "base";
const RELICS: &str = "relics-of-the-future";

fn read(box_id: &str) -> Vec<Entry> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cards/shards").join(box_id);
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    files.iter().flat_map(|file| ron::from_str::<Vec<Entry>>(&fs::read_to_string(file).unwrap()).unwrap()).collect()
}

fn name(entry: &Entry) -> &Name {
    match entry {
        Entry::Card(card) => &card.name,
        Entry::Leader(leader) => &leader.name,
        Entry::Nemesis(nemesis) => &nemesis.name,
    }
}

fn texts(box_id: &str) -> Vec<(String, Phrase)> {
    let all: Vec<Entry> = [BASE, RELICS].into_iter().flat_map(read).collect();
    let named = |id: &str| all.iter().find(|entry| entry.id() == id).map(|entry| name(entry).clone());
    let names = |id: &str| named(id).unwrap_or_else(|| panic!("nothing is called `{id}`"));
    let told = |entry: &Entry| text::entry(entry, Lore { names: &names }).map(|text| (entry.id().to_owned(), text));
    read(box_id).iter().filter_map(told).collect()
}

fn listing(box_id: &str, lang: Lang) -> String {
    let words = Words::new();
    let texts = texts(box_id);
    let faults: Vec<_> =
        texts.iter().flat_map(|(id, text)| words.missing(lang, text).into_iter().map(move |fault| format!("{id}: {fault}"))).collect();
    assert!(faults.is_empty(), "{faults:#?}");
    texts.iter().map(|(id, text)| format!("{id}: {}\n", words.say(lang, text).replace('\n', "\n    "))).collect()
}

#[test]
fn every_card_of_the_base_box_in_russian() {
    insta::assert_snapshot!("base-ru", listing(BASE, Lang::Ru));
}

#[test]
fn every_card_of_the_base_box_in_english() {
    insta::assert_snapshot!("base-en", listing(BASE, Lang::En));
}

#[test]
fn every_card_of_the_expansion_in_russian() {
    insta::assert_snapshot!("relics-ru", listing(RELICS, Lang::Ru));
}

#[test]
fn every_card_of_the_expansion_in_english() {
    insta::assert_snapshot!("relics-en", listing(RELICS, Lang::En));
}
