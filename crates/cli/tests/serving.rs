//! `koloda` without arguments serves; `koloda verify` judges what a table hands out.

mod common;

use common::koloda;
use koloda_games::Library;
use koloda_kernel::chance::Seed;
use koloda_kernel::record::{Proof, Record};
use koloda_kernel::rules::Setup;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

struct Serving {
    child: Child,
    address: String,
    folder: PathBuf,
}

impl Serving {
    fn start(name: &str) -> Serving {
        let folder = std::env::temp_dir().join(format!("koloda-serving-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a temporary folder");
        let mut child = Command::new(env!("CARGO_BIN_EXE_koloda"))
            .env("XDG_DATA_HOME", &folder)
            .env("LC_ALL", "C")
            .stdout(Stdio::piped())
            .spawn()
            .expect("started without arguments");
        let mut said = String::new();
        BufReader::new(child.stdout.as_mut().expect("piped")).read_line(&mut said).expect("says where it is");
        let address = said.trim().rsplit_once("http://").unwrap_or_else(|| panic!("no address: {said}")).1.to_owned();
        Serving { child, address, folder }
    }

    fn http(&self, method: &str, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("connected");
        let length = body.len();
        let kind = "content-type: application/json";
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {}\r\n{kind}\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}",
            self.address
        )
        .expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("answered");
        answer.split_once("\r\n\r\n").expect("an answer").1.to_owned()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

#[test]
fn without_arguments_it_serves_on_this_machine_and_stops_when_told() {
    let mut serving = Serving::start("plain");
    assert!(serving.address.starts_with("127.0.0.1:"), "{}", serving.address);
    assert_eq!(serving.http("GET", "/healthz", ""), "ok");
    assert!(serving.folder.join("koloda/koloda.db").is_file());
    let told = Command::new("kill").arg(serving.child.id().to_string()).status().expect("kill runs");
    assert!(told.success());
    let ended = serving.child.wait().expect("ended");
    assert!(ended.success(), "{ended}");
}

#[test]
fn a_record_is_held_against_its_commitment() {
    let serving = Serving::start("verify");
    let games: Value = serde_json::from_str(&serving.http("GET", "/api/games", "")).expect("games");
    for game in games.as_array().expect("a list") {
        let seats = game["seats"]["min"].as_u64().expect("a number");
        let places = vec![json!({ "kind": "me" }); seats as usize];
        let body = json!({ "game": game["id"], "seats": seats, "places": places, "public": true, "seed": "3" });
        let table: Value = serde_json::from_str(&serving.http("POST", "/api/tables", &body.to_string())).expect("a table");
        let record = serving.http("GET", &format!("/api/tables/{}/record", table["table"].as_str().expect("an id")), "");
        let file = serving.folder.join("record.json");
        std::fs::write(&file, &record).expect("written");
        let path = file.to_str().expect("plain");
        judge(&file, table["commitment"].as_str().expect("a commitment"), true);
        judge(&file, &"0".repeat(64), false);
        let odd = koloda(&["verify", path, "--commitment", "xyz"]);
        assert_eq!(odd.code, 1, "{}", odd.err);
    }
}

/// A record as a table with several people hands it out.
fn proven(server: u8, nonces: &[&str]) -> (Record, String) {
    let mut proof = Proof::of(Seed([server; 32]));
    for (seat, nonce) in (1..).zip(nonces) {
        proof.add(seat, (*nonce).to_owned());
    }
    let library = Library::load(&[]).expect("the shipped cards load");
    let game = library.games().next().expect("a game");
    let setup = Setup { seats: game.seats().1, set: Default::default() };
    let mut play = game.start(setup, proof.seed().expect("nonces")).expect("a setup");
    (0..5).for_each(|_| play.pick(0).expect("offered"));
    let commitment = proof.commitment();
    (Record { proof: Some(proof), ..play.record() }, commitment)
}

/// Both programs say the same of a record: the one of this repository, and thirty lines of Python.
fn both(file: &Path, record: &Record, commitment: &str) -> bool {
    std::fs::write(file, serde_json::to_string(record).expect("plain data")).expect("written");
    let path = file.to_str().expect("plain");
    let ours = koloda(&["--lang", "en", "verify", path, "--commitment", commitment]);
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/verify-deal");
    let theirs = Command::new("python3").arg(script).args([path, commitment]).output().expect("python3 runs");
    let told = String::from_utf8(theirs.stdout).expect("text");
    assert_eq!(ours.code == 0, theirs.status.success(), "{}\n{told}", ours.out);
    let proof = record.proof.as_ref().expect("a proof");
    let derived = proof.seed().expect("nonces").to_string();
    for step in proof.nonces.iter().chain([&derived, &proof.commitment()]) {
        assert!(ours.out.contains(step.as_str()) && told.contains(step.as_str()), "{step}\n{}\n{told}", ours.out);
    }
    theirs.status.success()
}

#[test]
fn the_whole_derivation_is_checked_and_told() {
    let folder = std::env::temp_dir().join(format!("koloda-verify-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("record.json");
    let nonces = ["00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100", "0123456789abcdef0123456789abcdef"];
    for count in 0..=nonces.len() {
        let (record, commitment) = proven(7, &nonces[..count]);
        assert!(both(&file, &record, &commitment), "{count} nonces");
        assert!(!both(&file, &record, &"0".repeat(64)), "another promise");
    }
    let (record, commitment) = proven(7, &nonces);
    let swapped = vec![nonces[1].to_owned(), nonces[0].to_owned(), nonces[2].to_owned()];
    let forged = Proof { nonces: swapped, ..record.proof.clone().expect("a proof") };
    assert!(!both(&file, &Record { proof: Some(forged), ..record.clone() }, &commitment), "nonces in another order");
    std::fs::write(&file, serde_json::to_string(&record).expect("plain data")).expect("written");
    let alone = koloda(&["--lang", "en", "verify", file.to_str().expect("plain")]);
    assert!(alone.code == 0 && alone.out.contains("agrees with itself"), "{}", alone.out);
    std::fs::remove_dir_all(&folder).expect("removed");
}

fn judge(file: &Path, commitment: &str, expected: bool) {
    let said = koloda(&["verify", file.to_str().expect("plain"), "--commitment", commitment, "--json"]);
    assert_eq!(said.code, i32::from(!expected), "{}", said.err);
    let verdict: Value = serde_json::from_str(&said.out).expect("JSON");
    assert_eq!(verdict["ok"], expected, "{verdict}");
}

/// A program that was built without the web client says so at its start and in the browser, and only then.
#[test]
fn a_missing_client_is_told_at_the_start_and_in_the_browser() {
    let folder = std::env::temp_dir().join(format!("koloda-serving-client-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_koloda"));
    let mut child = command.env("XDG_DATA_HOME", &folder).args(["serve", "--lang", "en"]).stdout(Stdio::piped()).spawn().expect("started");
    let mut out = BufReader::new(child.stdout.take().expect("piped"));
    let mut said = String::new();
    out.read_line(&mut said).expect("says where it is");
    let address = said.trim().rsplit_once("http://").expect("an address").1.to_owned();
    let serving = Serving { child, address, folder };
    let page = serving.http("GET", "/", "");
    drop(serving);
    out.read_to_string(&mut said).expect("the rest");
    let told = said.contains("The web client is not built into this program");
    assert_eq!(told, page.contains("The web client is not built into this program"), "{said}\n{page}");
    assert_eq!(told, page.contains("не встроен веб-клиент"), "{page}");
}
