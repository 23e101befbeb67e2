//! The plain client, driven by a script.

mod common;

use common::{Folder, koloda, koloda_reading};

#[test]
fn a_whole_game_by_lines_in_both_languages() {
    let input = "1\n2\n".repeat(2000);
    for (lang, over) in [("en", "The game is over"), ("ru", "Партия окончена")] {
        let said = koloda_reading(&["play", "aeons-end", "--plain", "--seed", "3", "--lang", lang], &input);
        assert_eq!(said.code, 0, "{}", said.err);
        assert!(said.out.contains(over), "the game ends");
        assert!(!said.out.contains('\u{1b}'), "no escape codes");
        let missing: Vec<&str> = said.out.lines().filter(|line| line.contains('⟦')).take(3).collect();
        assert!(missing.is_empty(), "words are missing: {missing:?}");
    }
}

#[test]
fn words_are_understood_and_mistakes_explained() {
    let input = "help\ntext spark\ntext nonsense\ntable\nlog\n99\n0\nfoo\n{\"do\":\n{\"do\":\"fly\"}\nwhy {\"do\":\"gain\",\"card\":\"jade\"}\nundo\nquit\n1\n";
    let said = koloda_reading(&["play", "aeons-end", "--plain", "--seed", "3"], input);
    assert_eq!(said.code, 0, "{}", said.err);
    for expected in [
        "take back your last pick",
        "Spark (spark)",
        "No card “nonsense”",
        "There is no option 99",
        "counted from 1",
        "“foo” is not understood",
        "This is not JSON",
        "Not possible now",
        "aether",
        "nothing to take back",
    ] {
        assert!(said.out.contains(expected), "no `{expected}` in:\n{}", said.out);
    }
    assert!(said.out.trim_end().ends_with("quit"), "nothing is read after quit");
}

#[test]
fn options_are_taken_by_json_and_taken_back() {
    let input = "{\"do\":\"play\",\"card\":\"crystal\"}\nundo\n{\"do\":\"play\",\"card\":\"crystal\"}\n";
    let folder = Folder::new("plain");
    let save = folder.file("game.json");
    let said = koloda_reading(&["play", "aeons-end", "--plain", "--seed", "3", "--save", &save], input);
    assert!(said.out.contains("Taken back."), "{}", said.out);
    assert!(said.out.contains(&format!("Saved to {save}")), "{}", said.out);
    let told = koloda(&["replay", &save, "--json"]).json();
    assert_eq!(told["picks"][0]["pick"]["card"], "crystal");
    assert_eq!(told["length"], 1);
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let folder = Folder::new("resumed");
    let (save, again) = (folder.file("one.json"), folder.file("two.json"));
    koloda_reading(&["play", "aeons-end", "--plain", "--seed", "3", "--save", &save], "1\n1\n");
    let said = koloda_reading(&["play", "--plain", "--load", &save, "--save", &again], "1\n");
    assert_eq!(said.code, 0, "{}", said.err);
    assert_eq!(koloda(&["replay", &again, "--verify", "--json"]).json()["length"], 3);
    assert_eq!(koloda(&["replay", &save, "--json"]).json()["length"], 2, "the loaded file is left as it was");
}

#[test]
fn bots_take_their_seats() {
    let said = koloda_reading(&["play", "aeons-end", "--plain", "--seed", "3", "--bot", "1=random", "--bot", "2=random"], "");
    assert!(said.code == 0 && said.out.contains("The game is over"), "{}", said.out);
    assert!(!said.out.contains("> "), "after the end nobody is asked for anything:\n{}", said.out);
}

#[test]
fn a_loaded_game_remembers_its_bots() {
    let folder = Folder::new("bots");
    let (save, again) = (folder.file("one.json"), folder.file("two.json"));
    koloda_reading(&["play", "shards", "--plain", "--seed", "3", "--bot", "2=heuristic", "--save", &save], "1\n1\n");
    let said = koloda_reading(&["play", "--plain", "--load", &save, "--save", &again], &"1\n".repeat(40));
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.out.contains("seen by Player 1") && !said.out.contains("seen by Player 2"), "seat 2 is the bot's:\n{}", said.out);
    // A save of an earlier release says nothing about bots.
    let mut record: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(&save).expect("saved")).expect("a record");
    assert_eq!(record["bots"]["2"], "heuristic");
    record.as_object_mut().expect("an object").remove("bots");
    let old = folder.write("old.json", &record.to_string());
    let warned = koloda_reading(&["play", "--plain", "--load", &old], "");
    let warning = warned.out.find("you will see every hand").expect("a warning");
    assert!(warning < warned.out.find("seen by Player").expect("a table"), "the warning comes before any hand");
    let given = koloda_reading(&["play", "--plain", "--load", &old, "--bot", "2=random"], "");
    assert!(!given.out.contains("you will see every hand"), "{}", given.out);
}

/// What a killed process leaves behind: every pick, at the place that was named.
#[test]
fn a_killed_game_loses_nothing() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Command, Stdio};
    let folder = Folder::new("killed");
    let save = folder.file("game.json");
    let mut command = Command::new(env!("CARGO_BIN_EXE_koloda"));
    command.args(["play", "aeons-end", "--plain", "--seed", "3", "--lang", "en", "--save", &save]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("started");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(b"1\n1\nhelp\n").expect("read");
    // Its answer to the third line comes after the second pick was kept.
    let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    assert!(lines.map_while(Result::ok).any(|line| line.contains("take back your last pick")));
    child.kill().expect("killed");
    child.wait().expect("ended");
    assert_eq!(koloda(&["replay", &save, "--verify", "--json"]).json()["length"], 2);
}
