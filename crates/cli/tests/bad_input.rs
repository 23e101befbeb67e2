//! Bad input: one clear message, exit code 2, nothing lost.

mod common;

use common::{Folder, koloda, koloda_reading};

#[test]
fn unknown_names_are_told_with_the_known_ones() {
    koloda(&["play", "aeon-end", "--plain"]).refuses(&["no game `aeon-end`", "did you mean `aeons-end`", "one of: aeons-end"]);
    koloda(&["cards", "aeons-end", "spork"]).refuses(&["no card `spork`", "`spark`"]);
    koloda(&["words", "aeons-end", "Dmaage"]).refuses(&["no word `Dmaage`", "did you mean `Damage`?", "`koloda words"]);
    koloda(&["words", "aeons-end", "Zebra"]).refuses(&["no word `Zebra`", "expected a word such as"]);
    koloda(&["cards", "aeons-end", "--box", "big"]).refuses(&["no box `big`", "base"]);
    koloda(&["simulate", "aeons-end", "--bot", "radnom"]).refuses(&["radnom", "did you mean `random`", "heuristic"]);
    koloda(&["games", "--lang", "de"]).refuses(&["de", "ru, en"]);
}

#[test]
fn settings_are_checked() {
    let play = |setting: &str| koloda(&["play", "aeons-end", "--plain", "--set", setting]);
    play("nemisis=rageborne").refuses(&["no setting `nemisis`", "did you mean `nemesis`", "difficulty"]);
    play("nemesis=ragebone").refuses(&["ragebone", "rageborne"]);
    play("nemesis").refuses(&["KEY=VALUE"]);
    koloda(&["play", "aeons-end", "--plain", "--seats", "9"]).refuses(&["9 seats", "1 to 4"]);
    koloda(&["play", "aeons-end", "--plain", "--seed", "x"]).refuses(&["not a seed", "64 hexadecimal digits"]);
    koloda(&["simulate", "aeons-end", "--seats", "3", "--bot", "random,random"]).refuses(&["2 bots given for 3 seats"]);
    koloda(&["simulate", "aeons-end", "--games", "0"]).refuses(&["at least 1"]);
}

#[test]
fn bots_are_seated_only_where_there_are_seats() {
    koloda(&["play", "aeons-end", "--plain", "--bot", "3=random"]).refuses(&["seat 3", "2 seats"]);
    koloda(&["play", "aeons-end", "--plain", "--bot", "0=random"]).refuses(&["counted from 1"]);
    koloda(&["play", "aeons-end", "--plain", "--bot", "1=random", "--bot", "1=random"]).refuses(&["two bots"]);
}

#[test]
fn files_that_are_not_there_or_not_records() {
    let folder = Folder::new("records");
    koloda(&["replay", &folder.file("none.json")]).refuses(&["cannot read the record"]);
    let garbage = folder.write("garbage.json", "{\n  \"game\": 7\n}");
    koloda(&["replay", &garbage]).refuses(&["garbage.json:2:", "not a record"]);
    koloda(&["play", "--plain", "--load", &garbage]).refuses(&["not a record"]);
    koloda(&["scenario", &folder.file("none")]).refuses(&["no scenario at"]);
    koloda(&["play", "aeons-end", "--plain", "--save", &folder.file("no/such/folder.json")]).refuses(&["there is no folder"]);
    koloda(&["games", "--cards", &folder.file("none")]).refuses(&["no card files at"]);
}

#[test]
fn a_failed_run_leaves_an_existing_save() {
    let folder = Folder::new("kept");
    let save = folder.write("save.json", "an older game");
    koloda(&["play", "aeons-end", "--plain", "--set", "nemesis=nobody", "--save", &save]).refuses(&["nobody"]);
    assert_eq!(std::fs::read_to_string(&save).expect("still there"), "an older game");
    let said = koloda_reading(&["play", "aeons-end", "--plain", "--save", &save], "1\n");
    assert_eq!(said.code, 0, "{}", said.err);
    assert_eq!(folder.names(), ["save.json", "save.json.1.bak"], "a strange file is kept under another name");
}

/// A gem as a person would write it, from line 2 on.
fn gem(id: &str, cost: &str, on_play: &str) -> String {
    let name = r#"name: (ru: "Тест", en: "Test")"#;
    let source = r#"source: House("a test")"#;
    format!(
        "    Card(\n        id: \"{id}\", kind: Gem, copies: 5,\n        {name},\n        cost: {cost},\n        on_play: {on_play},\n        {source},\n    ),\n"
    )
}

#[test]
fn card_files_are_checked_with_file_and_line() {
    let folder = Folder::new("cards");
    let write = |name: &str, entries: String| folder.write(name, &format!("[\n{entries}]\n"));
    let good = write("good.ron", gem("a-gem", "3", "Aether(2)"));
    let said = koloda(&["cards", "--check", &good]);
    assert!(said.code == 0 && said.out.contains("in order"), "{}{}", said.out, said.err);
    for (name, entries, place, what) in [
        ("typo.ron", gem("a-gem", "3", "Aethre(2)"), "typo.ron:6:", "Aethre"),
        ("negative.ron", gem("a-gem", "-3", "Aether(2)"), "negative.ron:5:", ""),
        ("twice.ron", gem("a-gem", "3", "Aether(2)").repeat(2), "twice.ron:", "a-gem"),
        ("syntax.ron", gem("a-gem", "3", "Aether(2"), "syntax.ron:", ""),
    ] {
        let file = write(name, entries);
        koloda(&["cards", "--check", &file]).refuses(&[place, what]);
        // Nothing is loaded with such a file: not even a list of games.
        koloda(&["games", "--cards", &file]).refuses(&[place, what]);
    }
    koloda(&["cards", "--check", &folder.file("nothing-here")]).refuses(&["no card files at"]);
}

#[test]
fn added_cards_are_cards() {
    let folder = Folder::new("homebrew");
    folder.write("gem.ron", &format!("[\n{}]\n", gem("a-gem", "3", "Aether(2)")));
    let cards = koloda(&["cards", "aeons-end", "a-gem", "--json", "--cards", &folder.file("")]).json();
    assert_eq!((cards[0]["id"].as_str(), cards[0]["name"]["en"].as_str()), (Some("a-gem"), Some("Test")));
}

/// Errors a card writer makes, and what they are told: by the right game, with the word that was meant, all at once.
#[test]
fn card_faults_say_what_was_meant() {
    let folder = Folder::new("meant");
    let check = |entries: String, told: &[&str]| {
        let file = folder.write("mine.ron", &format!("[\n{entries}]\n"));
        koloda(&["cards", "--check", &file]).refuses(told);
    };
    check(gem("a-gem", "3", "Damge(2)"), &["mine.ron:6:", "no operation `Damge`; did you mean `Damage`?", "(read as cards of aeons-end)"]);
    check(gem("a-gem", "3", "Repaet(2, Draw(1))"), &["mine.ron:6:", "did you mean `Repeat`?"]);
    check(gem("a-gem", "3", "Damage(Cuont)"), &["mine.ron:6:", "there is no word `Cuont`", "did you mean `Count`?"]);
    check(gem("a-gem", "3", "Draw(Count)"), &["mine.ron:6:", "expected a plain whole number from 0 to 255"]);
    check(gem("a-gem", "3", "Damage(300)"), &["mine.ron:6:", "expected a whole number from 0 to 255"]);
    check(
        gem("a-gem", "3", "Aether(2)").replace("kind: Gem", "kind: Weapon"),
        &["mine.ron:3:", "`Weapon`", "Gem", "Spell", "read as cards of aeons-end"],
    );
    check(gem("a-gem", "3", "Aether(2)").replace("copies", "coppies"), &["there is no field `coppies`", "did you mean `copies`?"]);
    let three = [gem("one", "3", "Aethre(2)"), gem("two", "3", "Aether(2)"), gem("three", "x", "Aether(2)"), gem("four", "3", "Drow(1)")];
    check(
        three.concat(),
        &["mine.ron:6:", "did you mean `Aether`?", "mine.ron:19:", "expected a plain whole number", "mine.ron:27:", "did you mean `Draw`?"],
    );
}

#[test]
fn numbers_are_spelt_alike_in_every_game() {
    let folder = Folder::new("numbers");
    let ally = |on_play: &str| {
        let name = r#"name: (ru: "Тест", en: "Test"), source: House("a test")"#;
        format!("    Card(id: \"an-ally\", kind: Ally, cost: 1, copies: 1, {name}, on_play: {on_play}),\n")
    };
    let text = |entry: String, game: &str, id: &str| {
        let file = folder.write("mine.ron", &format!("[\n{entry}]\n"));
        koloda(&["cards", game, id, "--json", "--cards", &file]).json()[0]["text"]["en"].as_str().expect("a text").to_owned()
    };
    for (plain, fixed) in [
        ("Damage(3)", "Damage(Fixed(3))"),
        ("Draw(1)", "Draw(Fixed(1))"),
        ("Discard(from: Hand, cards: 2)", "Discard(from: Hand, cards: Fixed(2))"),
    ] {
        assert_eq!(text(gem("a-gem", "3", plain), "aeons-end", "a-gem"), text(gem("a-gem", "3", fixed), "aeons-end", "a-gem"));
    }
    for (plain, fixed) in [("Draw(1)", "Draw(Fixed(1))"), ("LoseMastery(1)", "LoseMastery(Fixed(1))"), ("Destroy(1)", "Destroy(Fixed(1))")]
    {
        assert_eq!(text(ally(plain), "shards", "an-ally"), text(ally(fixed), "shards", "an-ally"));
    }
    assert_eq!(
        text(gem("a-gem", "3", "Damage(Plus(1, Tokens))"), "aeons-end", "a-gem"),
        text(gem("a-gem", "3", "Damage(Plus(Fixed(1), Tokens))"), "aeons-end", "a-gem")
    );
}

#[test]
fn added_cards_are_called_homebrew() {
    let folder = Folder::new("homebrewed");
    let file = folder.write("gem.ron", &format!("[\n{}]\n", gem("a-gem", "3", "Aether(2)")));
    let said = |lang: &str| koloda(&["cards", "aeons-end", "a-gem", "--lang", lang, "--cards", &file]).out;
    assert!(said("en").contains("Homebrew") && !said("en").contains("assumption"), "{}", said("en"));
    assert!(said("ru").contains("Домашняя карта"), "{}", said("ru"));
    let sheet = koloda(&["cards", "aeons-end", "a-gem", "--json", "--cards", &file]).json();
    assert_eq!(sheet[0]["provenance"], "homebrew");
}
