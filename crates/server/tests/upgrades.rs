//! Tables outlive upgrades: with other cards they play on, under other rules they end with a plain answer.
//!
//! `fixtures/` has tables that an earlier release played, in both stores.

mod common;

use common::{Answer, Served, hasty, own_options};
use koloda_games::{Library, shipped};
use koloda_kernel::record::Record;
use koloda_store::{Entry, NewTable, Progress, Store};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

const SCOUT: &str = r#"[Card(id: "scout", kind: Ally, cost: 1, copies: 1, name: (ru: "Разведчик", en: "Scout"), source: House("test"))]"#;

/// Cards of Shards as another release might bring them.
fn changes() -> [(&'static str, String); 3] {
    let allies = shipped("shards").into_iter().find(|file| file.text.contains("kind: Ally")).expect("allies").text;
    [
        ("a card was renamed", allies.replacen("en: \"", "en: \"The ", 1)),
        ("a card was added", SCOUT.to_owned()),
        ("a card was changed", allies.replacen("cost: ", "cost: 1", 1)),
    ]
}

fn library(folder: &Path, cards: Option<&str>) -> Library {
    let Some(cards) = cards else { return Library::load(&[]).expect("the shipped cards load") };
    let file: PathBuf = folder.join("other.ron");
    std::fs::write(&file, cards).expect("written");
    Library::load(&[file]).unwrap_or_else(|errors| panic!("{errors:?}"))
}

fn folder() -> PathBuf {
    static FOLDERS: AtomicUsize = AtomicUsize::new(0);
    let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("koloda-upgrades-{}-{number}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    folder
}

/// Begins a game with some cards and goes on with others; what is seen is the same.
async fn plays_on(store: &Arc<dyn Store>, what: &str, before: Option<&str>, after: Option<&str>) {
    let folder = folder();
    let served = Served::playing(hasty(), store.clone(), PathBuf::new(), library(&folder, before)).await;
    let table = served.table("shards", &["me", "random"], json!({ "name": what, "public": true })).await;
    let (mut person, mut state) = served.join(&table, &table["token"]).await;
    for round in 0..10 {
        while own_options(&state).is_empty() {
            state = person.state().await;
        }
        person.pick(&state, own_options(&state)[0], &format!("before{round}")).await;
        state = person.state().await;
    }
    drop(served);
    let served = Served::playing(hasty(), store.clone(), PathBuf::new(), library(&folder, after)).await;
    let (mut person, mut now) = served.join(&table, &table["token"]).await;
    assert_eq!((&now["view"], &now["seq"]), (&state["view"], &state["seq"]), "{what}");
    for round in 0..10 {
        while own_options(&now).is_empty() {
            now = person.state().await;
        }
        person.pick(&now, own_options(&now)[0], &format!("after{round}")).await;
        now = person.state().await;
    }
    let listed = served.http("GET", "/api/tables", &[], "").await.json();
    assert!(listed.as_array().expect("a list").iter().any(|row| row["table"] == table["table"]), "{what}: still in the list");
    let _ = std::fs::remove_dir_all(&folder);
}

async fn play_on_with_other_cards(store: Arc<dyn Store>) {
    for (what, cards) in changes() {
        plays_on(&store, what, None, Some(&cards)).await;
        plays_on(&store, &format!("{what} and is as before again"), Some(&cards), None).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_play_on_with_the_cards_they_were_begun_with() {
    let served = Served::start(hasty()).await;
    play_on_with_other_cards(served.store.clone()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_in_postgresql_do_so_too() {
    match std::env::var("KOLODA_TEST_POSTGRES") {
        Ok(address) => play_on_with_other_cards(koloda_store::open(&address).await.expect("a store")).await,
        Err(_) => eprintln!("KOLODA_TEST_POSTGRES is not set: PostgreSQL is not tested"),
    }
}

/// The same table under another id, with something else in its header.
async fn forged(store: &Arc<dyn Store>, table: &str, key: &str, value: Value) -> String {
    let stored = store.load(table).await.expect("there");
    let mut header: Value = serde_json::from_str(&stored.header).expect("JSON");
    header[key] = value;
    let id = format!("{table}-{key}");
    let new = NewTable { id: id.clone(), header: header.to_string(), secret: stored.secret, public: true };
    let tip = store.create(new).await.expect("made");
    let entries = stored.events.into_iter().map(|event| Entry { client: event.client, payload: event.payload });
    store.append(&id, tip, entries.collect()).await.expect("written");
    id
}

async fn record(served: &Served, table: &str, token: Option<&Value>) -> Answer {
    let bearer = format!("Bearer {}", token.and_then(Value::as_str).unwrap_or_default());
    let headers = [("authorization", bearer.as_str())];
    served.http("GET", &format!("/api/tables/{table}/record"), if token.is_some() { &headers } else { &[] }, "").await
}

/// What a table that is not played on answers, whatever is asked.
async fn ends_plainly(served: &Served, table: &str, token: &Value) {
    for lang in ["en", "ru"] {
        let mut person = served.connect(table, None).await.expect("let in");
        person.say(json!({ "type": "hello", "version": koloda_server::protocol::VERSION, "lang": lang, "token": token })).await;
        let told = person.message().await;
        assert_eq!(told["kind"], "other-rules", "{told}");
        assert_eq!(person.closed().await, Some(4410));
    }
    let session = served.post(&format!("/api/tables/{table}/session"), &json!({ "token": token })).await;
    assert_eq!((session.status, &session.json()["kind"]), (410, &json!("other-rules")));
    let listed = served.http("GET", "/api/tables", &[], "").await.json();
    assert!(listed.as_array().expect("a list").iter().all(|row| row["table"] != table), "not in the list");
}

#[tokio::test(flavor = "multi_thread")]
async fn under_other_rules_the_answer_is_final_and_the_record_is_there() {
    let served = Served::start(hasty()).await;
    let table = served.table("shards", &["me", "me"], json!({ "public": true })).await;
    let (mut person, mut state) = served.join(&table, &table["token"]).await;
    for round in 0..5 {
        person.pick(&state, own_options(&state)[0], &format!("r{round}")).await;
        state = person.state().await;
    }
    let begun = table["table"].as_str().expect("a table");
    for (key, value) in [("rules_version", json!(999)), ("catalogue", json!("0".repeat(32))), ("game", json!("chess"))] {
        let old = forged(&served.store, begun, key, value.clone()).await;
        ends_plainly(&served, &old, &table["token"]).await;
        let answer = record(&served, &old, Some(&table["token"])).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        let record: Record = serde_json::from_str(&answer.body).expect("a record");
        assert_eq!(record.picks.len(), 5);
        assert_eq!(answer.json()[key], value);
        record.verify_commitment(table["commitment"].as_str().expect("a commitment")).expect("the seed is the promised one");
        for token in [None, Some(&table["watch"]), Some(&json!("nobody's"))] {
            assert_eq!(self::record(&served, &old, token).await.status, 403, "{token:?}");
        }
    }
}

const RELEASE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/release-214d47a");

/// What the release told its people about the tables in one of its stores.
fn told_in(file: &str) -> Value {
    let text = std::fs::read_to_string(Path::new(RELEASE).join(file)).expect("there");
    serde_json::from_str(&text).expect("JSON")
}

/// Who is given the record of a table: a seat's people, and everybody once a public one is over; it is what was played.
async fn record_is_kept(served: &Served, table: &Value) {
    let id = table["table"].as_str().expect("a table");
    let answer = record(served, id, Some(&table["token"])).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let kept: Record = serde_json::from_str(&answer.body).expect("a record");
    assert_eq!(kept.picks.len() as u64, table["picks"], "every pick of {id}");
    kept.verify_commitment(table["commitment"].as_str().expect("a commitment")).expect("the seed is the promised one");
    let then = table["record"].as_object().into_iter().flatten();
    let same = then.filter(|(key, _)| !matches!(key.as_str(), "hashes" | "end"));
    same.for_each(|(key, value)| assert_eq!(answer.json()[key], *value, "{key} of {id}"));
    for (visitor, status) in [("friend", 200), ("invitation", 403), ("watch", if table["over"] == true { 200 } else { 403 })] {
        if !table[visitor].is_null() {
            assert_eq!(record(served, id, Some(&table[visitor])).await.status, status, "{visitor} of {id}");
        }
    }
}

/// People can open a new table, play at it, and find it in the list.
async fn is_well(served: &Served) {
    assert_eq!(served.http("GET", "/healthz", &[], "").await.status, 200);
    for game in served.games() {
        let table = served.table(&game, &["me", "random"], json!({ "public": true })).await;
        let (mut person, mut state) = served.join(&table, &table["token"]).await;
        for round in 0..3 {
            while own_options(&state).is_empty() {
                state = person.state().await;
            }
            person.pick(&state, own_options(&state)[0], &format!("new{round}")).await;
            state = person.state().await;
        }
        let listed = served.http("GET", "/api/tables", &[], "").await.json();
        assert!(listed.as_array().expect("a list").iter().any(|row| row["table"] == table["table"]), "{game}: in the list");
    }
}

/// Both games have had other rules since that release, so its tables end: plainly, and with all that was played.
async fn ends_what_the_release_began(store: Arc<dyn Store>, told: &Value, folder: PathBuf) {
    let served = Served::with(hasty(), store, folder).await;
    for table in told.as_object().expect("tables").values() {
        let id = table["table"].as_str().expect("a table");
        let header: Value = serde_json::from_str(&served.store.header(id).await.expect("there")).expect("JSON");
        let game = served.app.library.game(header["game"].as_str().expect("a game")).expect("still known");
        assert_ne!(header["rules_version"], game.rules_version(), "{id} would play on");
        // As if it had been played on just now: the list leaves out what is old.
        let progress = Progress { picks: 1, over: table["over"] == true, taken: 0 };
        served.store.note(id, progress).await.expect("noted");
        ends_plainly(&served, id, &table["token"]).await;
        record_is_kept(&served, table).await;
    }
    is_well(&served).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_an_earlier_release_end_plainly() {
    let folder = folder();
    let file = folder.join("t.db");
    std::fs::copy(Path::new(RELEASE).join("sqlite.db"), &file).expect("copied");
    let store = koloda_store::open(file.to_str().expect("plain")).await.expect("brought up to date");
    ends_what_the_release_began(store, &told_in("sqlite.json"), folder).await;
}

fn psql(address: &str, arguments: &[&str]) {
    let output = Command::new("psql").args([address, "-q", "-v", "ON_ERROR_STOP=1"]).args(arguments).output().expect("psql");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_an_earlier_release_in_postgresql_do_so_too() {
    let Ok(address) = std::env::var("KOLODA_TEST_POSTGRES") else {
        return eprintln!("KOLODA_TEST_POSTGRES is not set: PostgreSQL is not tested");
    };
    let name = format!("koloda_upgrades_{}", std::process::id());
    let own = format!("{}/{name}", address.rsplit_once('/').expect("a database").0);
    psql(&address, &["-c", &format!("CREATE DATABASE {name}")]);
    psql(&own, &["-f", &format!("{RELEASE}/postgres.sql")]);
    let store = koloda_store::open(&own).await.expect("brought up to date");
    ends_what_the_release_began(store, &told_in("postgres.json"), PathBuf::new()).await;
    psql(&address, &["-c", &format!("DROP DATABASE {name} WITH (FORCE)")]);
}
