//! The rules text of every card of both boxes, in both languages, for a reader to judge.

use koloda_aeons_end::card::{Entry, Nemesis};
use koloda_aeons_end::text::{self, Lore};
use koloda_kernel::phrase::{Name, Phrase};
use koloda_text::{Lang, Words};
use std::fs;
use std::path::Path;

const BASE: &str = "cards/aeons-end/base";
const WAR_ETERNAL: &str = "cards/aeons-end/war-eternal";

fn read(folder: &str) -> Vec<Entry> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    files.iter().flat_map(|file| ron::from_str::<Vec<Entry>>(&fs::read_to_string(file).unwrap()).unwrap()).collect()
}

fn texts(folder: &str) -> Vec<(String, Phrase)> {
    let entries = read(folder);
    // Cards of the later box name some of the first.
    let all = [read(BASE), read(WAR_ETERNAL)].concat();
    let names = |id: &str| all.iter().find_map(|entry| player_name(entry, id)).unwrap_or_else(|| panic!("no card `{id}`"));
    let nemesis = |id: &str| entries.iter().find_map(|entry| nemesis(entry, id));
    let text = |entry: &Entry| {
        let owner = if let Entry::NemesisCard(card) = entry { nemesis(&card.nemesis) } else { None };
        text::entry(entry, Lore { names: &names, nemesis: owner }).map(|text| (id(entry).to_owned(), text))
    };
    entries.iter().filter_map(text).collect()
}

fn player_name(entry: &Entry, id: &str) -> Option<Name> {
    match entry {
        Entry::Card(card) if card.id == id => Some(card.name.clone()),
        Entry::Breach(tile) if tile.id == id => Some(tile.name.clone()),
        _ => None,
    }
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
        Entry::FirstGame(game) => &game.id,
        Entry::Also(also) => &also.id,
    }
}

fn listing(folder: &str, lang: Lang) -> String {
    let words = Words::new();
    let texts = texts(folder);
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
fn every_card_of_war_eternal_in_russian() {
    insta::assert_snapshot!("war-eternal-ru", listing(WAR_ETERNAL, Lang::Ru));
}

#[test]
fn every_card_of_war_eternal_in_english() {
    insta::assert_snapshot!("war-eternal-en", listing(WAR_ETERNAL, Lang::En));
}
