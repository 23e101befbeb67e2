//! The forms other programs rely on.

mod common;

use common::{Folder, koloda, koloda_reading};
use serde_json::{Value, json};

fn has_text(value: &Value, langs: &[&str]) -> bool {
    langs.iter().all(|lang| value[lang].as_str().is_some_and(|text| !text.is_empty()))
}

#[test]
fn games() {
    let games = koloda(&["games", "--json"]).json();
    let game = games.as_array().expect("an array").iter().find(|game| game["id"] == "aeons-end").expect("listed");
    assert!(has_text(&game["name"], &["ru", "en"]));
    assert_eq!(game["seats"], json!({ "min": 1, "max": 4 }));
    assert!(game["boxes"].as_array().expect("an array").contains(&json!("base")));
    assert!(game["variants"].is_array());
    let keys: Vec<&str> = game["settings"].as_array().expect("an array").iter().filter_map(|setting| setting["key"].as_str()).collect();
    assert!(keys.contains(&"nemesis") && keys.contains(&"difficulty"), "{keys:?}");
    assert_eq!(koloda(&["games", "aeons-end", "--json"]).json().as_array().map(Vec::len), Some(1));
}

#[test]
fn cards() {
    for game in ["aeons-end", "shards", "thunderstone"] {
        cards_of(game);
    }
    let one = koloda(&["cards", "aeons-end", "spark", "--json"]).json();
    assert_eq!((one[0]["id"].as_str(), one.as_array().map(Vec::len)), (Some("spark"), Some(1)));
    let base = koloda(&["cards", "aeons-end", "--box", "base", "--json"]).json();
    assert!(base.as_array().expect("an array").iter().all(|card| card["box"] == "base"));
}

fn cards_of(game: &str) {
    let cards = koloda(&["cards", game, "--json"]).json();
    for card in cards.as_array().expect("an array") {
        let id = &card["id"];
        assert_eq!(card["game"], game);
        assert!(["id", "box", "kind", "provenance"].iter().all(|key| card[key].as_str().is_some_and(|text| !text.is_empty())), "{id}");
        assert!(card["groups"].is_array() && card["copies"].is_u64(), "{id}");
        assert!(has_text(&card["name"], &["ru", "en"]) && has_text(&card["text"], &["ru", "en"]), "{id}");
        let text = card["text"].to_string();
        assert!(!text.contains('⟦'), "{id} has text without words: {text}");
    }
}

#[test]
fn words() {
    let found = koloda(&["words", "shards", "Draw", "--json"]).json();
    let word = &found[0]["words"][0];
    assert_eq!((&found[0]["part"], &word["word"], &word["fields"][0]["type"]), (&json!("operation"), &json!("Draw"), &json!("Amount")));
    assert!(word["meaning"].as_str().is_some_and(|text| !text.is_empty()));
    assert!(word["example"]["code"].as_str().is_some_and(|code| code.contains("Draw(")), "{word}");
    assert!(has_text(&word["example"]["name"], &["ru", "en"]) && has_text(&word["example"]["text"], &["ru", "en"]), "{word}");
    let schema = koloda(&["words", "shards", "--schema"]).json();
    assert!(schema["oneOf"].is_array() && schema["$defs"]["Effect"].is_object());
    let card = koloda(&["cards", "shards", word["example"]["card"].as_str().expect("an id"), "--json"]).json();
    for lang in ["ru", "en"] {
        let told = koloda(&["words", "shards", "draw", "--lang", lang]).out;
        let text = card[0]["text"][lang].as_str().expect("a text").lines().next().expect("a line");
        assert!(told.contains("[Effect]") && told.contains(text), "{lang}: {told}");
    }
}

#[test]
fn simulate() {
    let run = |threads: &str| {
        koloda(&[
            "simulate",
            "aeons-end",
            "--games",
            "20",
            "--seats",
            "2",
            "--bot",
            "random",
            "--seed",
            "1",
            "--threads",
            threads,
            "--json",
        ])
        .json()
    };
    let report = run("1");
    assert_eq!((&report["games"], &report["errors"], &report["unfinished"]), (&json!(20), &json!(0), &json!(0)));
    assert!(report["decisions"].as_u64().is_some_and(|decisions| decisions > 100));
    assert!(report["seconds"].is_f64() && report["decisions_per_second"].is_f64());
    let team = &report["results"]["team"];
    assert!(["rate", "low", "high"].iter().all(|key| team[key].is_f64()), "{team}");
    assert_eq!(report["results"], run("3")["results"], "the number of threads changes nothing");
}

#[test]
fn bench() {
    let bench = koloda(&["bench", "aeons-end", "--seconds", "0.1", "--json"]).json();
    assert_eq!(bench["game"], "aeons-end");
    assert!(bench["decisions_per_second"].is_f64() && bench["clone_ns"].is_f64() && bench["state_bytes"].is_u64());
}

#[test]
fn replay_and_position() {
    let folder = Folder::new("replay");
    let save = folder.file("game.json");
    let played = koloda_reading(&["play", "aeons-end", "--plain", "--seed", "3", "--save", &save], "1\n1\n1\n");
    assert_eq!(played.code, 0, "{}", played.err);
    let told = koloda(&["replay", &save, "--json"]).json();
    assert_eq!(told["picks"].as_array().map(Vec::len), Some(3));
    assert!(told["picks"][0]["pick"]["do"].is_string() && told["picks"][0]["log"].is_array());
    assert_eq!(koloda(&["replay", &save, "--to", "2", "--json"]).json()["picks"].as_array().map(Vec::len), Some(2));
    let verified = koloda(&["replay", &save, "--verify"]);
    assert!(verified.code == 0 && verified.out.contains("Verified: 3 picks"), "{}", verified.out);
    assert!(koloda(&["scenario", "--print-position", &save, "--to", "1"]).json()["mages"].is_array());
}

#[test]
fn a_record_that_was_changed_is_not_verified() {
    let folder = Folder::new("forged");
    let save = folder.file("game.json");
    koloda_reading(&["play", "aeons-end", "--plain", "--seed", "3", "--save", &save], "1\n1\n");
    let text = std::fs::read_to_string(&save).expect("saved");
    let mut record: Value = serde_json::from_str(&text).expect("a record");
    record["end"] = json!("0000000000000001");
    let forged = folder.write("forged.json", &record.to_string());
    let said = koloda(&["replay", &forged, "--verify"]);
    assert!(said.code == 1 && said.out.contains("NOT VERIFIED"), "{} {}", said.code, said.out);
    assert_eq!(koloda(&["replay", &forged]).code, 0, "telling is not judging");
}

#[test]
fn scenarios_are_counted_on_the_last_line() {
    let folder = Folder::new("scenario");
    let good = r#"{"name": "AE-001 fine", "game": "aeons-end", "rules": ["AE-001"], "setup": {"seats": 2}, "expect": {"gravehold": 30}}"#;
    let bad = r#"{"name": "AE-002 wrong", "game": "aeons-end", "rules": [], "setup": {"seats": 2}, "expect": {"gravehold": 31}}"#;
    std::fs::create_dir(folder.path().join("deep")).expect("a folder");
    folder.write("deep/good.json", good);
    let run = |args: &[&str]| koloda(&[&["scenario", &folder.file("")], args].concat());
    let fine = run(&[]);
    assert_eq!((fine.code, fine.out.lines().last()), (0, Some("1 passed, 0 failed")), "{}", fine.err);
    folder.write("bad.json", &format!("[{good}, {bad}]"));
    folder.write("broken.json", "{ \"name\": ");
    let failed = run(&[]);
    assert_eq!((failed.code, failed.out.lines().last()), (1, Some("2 passed, 2 failed")));
    assert!(failed.out.contains("gravehold: expected 31, found 30"), "{}", failed.out);
    let ledger = folder.write("ledger.md", "- **AE-001** [both] A.\n- **AE-002** [both] B.\n- **AE-003** [WE] C.\n");
    let covered = run(&["--coverage", &ledger, "--without", "WE"]);
    assert!(covered.out.contains("rules cited: 1 of 2 (50.0 %)\n  not cited: AE-002"), "{}", covered.out);
    let told: Value = serde_json::from_str(&run(&["--json"]).out).expect("only JSON");
    assert_eq!((&told["passed"], &told["failed"]), (&json!(2), &json!(2)));
}

#[test]
fn replay_reads_what_simulate_writes() {
    let folder = Folder::new("records");
    let records = folder.file("games.jsonl");
    let run = ["simulate", "shards", "--games", "3", "--seats", "2", "--bot", "heuristic", "--seed", "5", "--records", &records];
    assert_eq!(koloda(&run).code, 0);
    let told = koloda(&["replay", &records, "--game", "2", "--verify", "--json"]).json();
    let text = std::fs::read_to_string(&records).expect("written");
    let second: Value = serde_json::from_str(text.lines().nth(1).expect("three lines")).expect("a record");
    assert_eq!((&told["seed"], &told["verified"]), (&second["seed"], &json!(true)));
    let winners = told["outcome"]["winners"].as_array().expect("a list of seats");
    assert!(winners.iter().all(|seat| [json!(1), json!(2)].contains(seat)), "{winners:?}");
    koloda(&["replay", &records]).refuses(&["holds 3 records", "--game N, from 1 to 3"]);
    koloda(&["replay", &records, "--game", "4"]).refuses(&["--game 4", "3 record(s)"]);
    assert!(koloda(&["scenario", "--print-position", &records, "--game", "3", "--to", "1"]).json()["players"].is_array());
    let broken = folder.write("broken.jsonl", &text.replacen("\"picks\"", "\"pikcs\"", 1));
    koloda(&["replay", &broken, "--game", "1"]).refuses(&["broken.jsonl:1:", "not a record", "pikcs"]);
}

/// A reader that has seen enough (`| head`) is no error of anybody.
#[test]
fn a_closed_pipe_ends_every_command_quietly() {
    use std::io::Read;
    use std::process::{Command, Stdio};
    for args in [&["cards", "aeons-end", "--json"] as &[&str], &["cards", "aeons-end"], &["cards", "shards", "--json"]] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_koloda"));
        let mut child = command.args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("started");
        let mut out = child.stdout.take().expect("piped");
        out.read_exact(&mut [0; 10]).expect("it begins to write");
        drop(out);
        let ended = child.wait_with_output().expect("ended");
        assert_eq!((ended.status.code(), String::from_utf8_lossy(&ended.stderr).as_ref()), (Some(0), ""), "{args:?}");
    }
}

#[test]
fn shells_and_manuals_know_every_command() {
    for shell in ["bash", "zsh", "fish"] {
        let script = koloda(&["completions", shell]);
        assert!(script.code == 0 && script.out.contains("simulate") && script.out.contains("koloda"), "{shell}: {}", script.err);
    }
    koloda(&["completions", "dos"]).refuses(&["dos", "bash", "fish", "zsh"]);
    let page = koloda(&["man"]);
    assert!(page.code == 0 && page.out.contains(".TH") && page.out.contains("KOLODA REPLAY"), "{}", page.out);
}
