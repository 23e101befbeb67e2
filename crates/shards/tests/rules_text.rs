//! What the solo opponent does differently: the one entry that is no card, so that no list of cards has it.

use koloda_kernel::phrase::Name;
use koloda_shards::card::Entry;
use koloda_shards::text::{self, TextContext};
use koloda_text::{Lang, Words};

fn told(lang: Lang) -> String {
    let entries: Vec<Entry> = ron::from_str(include_str!("../../../cards/shards/base/nemesis.ron")).expect("a card file");
    let names = |id: &str| -> Name { panic!("it names no card, not `{id}`") };
    let texts = entries.iter().filter_map(|entry| text::entry(entry, TextContext { names: &names }));
    texts.map(|text| Words::new().say(lang, &text)).collect()
}

#[test]
fn the_nemesis_in_russian() {
    insta::assert_snapshot!("nemesis-ru", told(Lang::Ru));
}

#[test]
fn the_nemesis_in_english() {
    insta::assert_snapshot!("nemesis-en", told(Lang::En));
}
