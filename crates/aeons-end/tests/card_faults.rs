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

#[test]
fn what_only_a_prepped_spell_can_have_is_for_spells() {
    one(&gem("Aether(1), shield: 1"), "what only a prepped spell can have");
    one(&gem("Aether(1), two_breaches: true"), "what only a prepped spell can have");
    let spell = |shares: &str| {
        format!(
            r#"Card(id: "mine", kind: Spell, cost: 1, copies: 5, name: (ru: "Моё", en: "Mine"), on_cast: Damage(Fixed(1)), shares: {shares}, source: House("test"))"#
        )
    };
    assert_eq!(faults(&spell("Link")), Vec::<String>::new());
    one(&spell(r#"With("nothing")"#), "there is no card `nothing`");
}

#[test]
fn boxes_count_and_suggest_what_there_is() {
    assert_eq!(faults(r#"Also(id: "mine", of: "crystal", copies: 3, source: House("test"))"#), Vec::<String>::new());
    one(r#"Also(id: "mine", of: "rageborne", copies: 3, source: House("test"))"#, "no card, breach or turn-order card `rageborne`");
    let game =
        |mages: &str| format!(r#"FirstGame(id: "mine", nemesis: "rageborne", mages: [{mages}], supply: "first", source: House("test"))"#);
    assert_eq!(faults(&game(r#""kadir", "adelheim", "brama", "mist""#)), Vec::<String>::new());
    one(&game(r#""kadir""#), "one for each of four seats");
    one(&game(r#""kadir", "adelheim", "brama", "nobody""#), "there is no mage `nobody`");
}

#[test]
fn an_acolyte_has_life_and_tier_zero() {
    let acolyte = |facts: &str| {
        format!(
            r#"NemesisCard(id: "mine", nemesis: "rageborne", kind: Acolyte, {facts} name: (ru: "Моё", en: "Mine"), effect: Unleash(1), source: House("test"))"#
        )
    };
    assert_eq!(faults(&acolyte("tier: 0, life: 11,")), Vec::<String>::new());
    one(&acolyte("tier: 0,"), "an acolyte has `life`");
    one(&acolyte("tier: 1, life: 11,"), "acolytes have tier 0");
}
