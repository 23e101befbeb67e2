//! Stores of earlier releases, and tables that grow old.

mod common;

use common::{Place, database, direct, entry, fresh, table};
use koloda_store::{LISTED_BRIEFLY, LISTED_WHILE_PLAYED, NewTable, Progress, Store, StoreError, Tip, open};
use std::time::Duration;

const HEADER: &str = "{\"game\":\"x\"}";

/// A table as the third version of the tables has it, in SQL both stores understand but for how bytes are written.
fn of_version_three(id: &str, events: &[&str], bytes: impl Fn(&[u8]) -> String) -> String {
    let mut tip = Tip::start(id, HEADER);
    let (secret, number) = (bytes(&[1]), id.len());
    let mut script =
        format!("INSERT INTO tables (table_id, header, secret, public, number) VALUES ('{id}', '{HEADER}', {secret}, true, {number});\n");
    for payload in events {
        let seq = tip.next;
        tip = tip.after(None, payload.as_bytes());
        let (payload, hash) = (bytes(payload.as_bytes()), bytes(&tip.hash));
        script.push_str(&format!("INSERT INTO events (table_id, seq, payload, hash) VALUES ('{id}', {seq}, {payload}, {hash});\n"));
    }
    script
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Its tables are read, played on, and from now on anchored.
async fn plays_on(store: &dyn Store) {
    for (id, length) in [("empty", 0), ("played1", 3)] {
        let read = store.load(id).await.expect("loaded");
        assert_eq!((read.events.len(), read.header.as_str()), (length, HEADER));
        let tip = store.append(id, read.tip, vec![entry(None, "more")]).await.expect("appended");
        assert_eq!(store.load(id).await.expect("loaded").tip, tip);
    }
    store.create(table(&fresh())).await.expect("a new one beside them");
    store.healthy().await.expect("healthy");
    store.keep_catalogue("digest", "text").await.expect("what came later is there");
    assert_eq!(store.list(10).await.expect("listed").len(), 2);
}

#[tokio::test]
async fn a_file_of_version_three_is_brought_up_to_date() {
    let place = Place::new();
    {
        let old = rusqlite::Connection::open(place.file()).expect("made");
        let steps = [include_str!("../src/sqlite/001.sql"), include_str!("../src/sqlite/002.sql"), include_str!("../src/sqlite/003.sql")];
        let bytes = |bytes: &[u8]| format!("x'{}'", hex(bytes));
        let tables = [of_version_three("empty", &[], bytes), of_version_three("played1", &["a", "b", "c"], bytes)];
        old.execute_batch(&format!("PRAGMA journal_mode = WAL; {}{} PRAGMA user_version = 3;", steps.concat(), tables.concat()))
            .expect("filled");
    }
    plays_on(&*open(&place.address()).await.expect("brought up to date")).await;
    let past = rusqlite::Connection::open(place.file()).expect("opened");
    past.execute_batch("DROP TRIGGER events_last; DELETE FROM events WHERE table_id = 'played1' AND seq = 3").expect("cut");
    let read = open(&place.address()).await.expect("opened").load("played1").await;
    assert_eq!(read.expect_err("its tail is missed"), StoreError::Damaged { table: "played1".to_owned(), seq: 3 });
}

#[tokio::test]
async fn a_database_of_version_three_is_brought_up_to_date() {
    let Some(address) = database().await else { return };
    let old = direct(&address).await;
    let steps = [include_str!("../src/postgres/001.sql"), include_str!("../src/postgres/002.sql"), include_str!("../src/postgres/003.sql")];
    let bytes = |bytes: &[u8]| format!("'\\x{}'", hex(bytes));
    let tables = [of_version_three("empty", &[], bytes), of_version_three("played1", &["a", "b", "c"], bytes)];
    let version = "CREATE TABLE koloda_schema (version bigint NOT NULL); INSERT INTO koloda_schema VALUES (1), (2), (3);";
    old.batch_execute(&format!("{}{}{version}", steps.concat(), tables.concat())).await.expect("filled");
    plays_on(&*open(&address).await.expect("brought up to date")).await;
}

/// Public tables of every kind and age; those that are listed have "listed" in their names.
async fn of_all_ages(store: &dyn Store) -> Vec<(String, Duration)> {
    let minute = Duration::from_secs(60);
    let (playing, over, new) =
        (Progress { picks: 3, ..Progress::default() }, Progress { picks: 9, over: true, taken: 0 }, Progress::default());
    let kinds = [
        ("listed-playing", playing, LISTED_WHILE_PLAYED - minute),
        ("abandoned", playing, LISTED_WHILE_PLAYED + minute),
        ("listed-over", over, LISTED_BRIEFLY - minute),
        ("long-over", over, LISTED_BRIEFLY + minute),
        ("listed-new", new, LISTED_BRIEFLY - minute),
        ("never-begun", new, LISTED_BRIEFLY + minute),
        ("listed-last", new, Duration::ZERO),
    ];
    let mut made = Vec::new();
    for (name, progress, age) in kinds {
        let id = format!("{name}-{}", fresh());
        store.create(NewTable { public: true, ..table(&id) }).await.expect("created");
        store.note(&id, progress).await.expect("noted");
        made.push((id, age));
    }
    made
}

async fn assert_listed(store: &dyn Store, made: &[(String, Duration)]) {
    let listed: Vec<String> = store.list(1000).await.expect("listed").into_iter().map(|listed| listed.id).collect();
    let expected: Vec<String> = made.iter().rev().map(|(id, _)| id.clone()).filter(|id| id.starts_with("listed")).collect();
    assert_eq!(listed, expected);
    assert_eq!(store.list(2).await.expect("listed").len(), 2);
    for (id, _) in made {
        store.load(id).await.expect("whoever has the link plays on");
    }
    let (abandoned, _) = &made[1];
    store.note(abandoned, Progress { picks: 4, ..Progress::default() }).await.expect("somebody came back");
    assert!(store.list(1000).await.expect("listed").iter().any(|listed| listed.id == *abandoned), "it is listed again");
}

#[tokio::test]
async fn the_list_leaves_out_what_is_over_or_abandoned() {
    let place = Place::new();
    let store = open(&place.address()).await.expect("opened");
    let made = of_all_ages(&*store).await;
    let past = rusqlite::Connection::open(place.file()).expect("opened");
    for (id, age) in &made {
        let aged =
            past.execute("UPDATE tables SET touched = touched - ?2 WHERE table_id = ?1", rusqlite::params![id, age.as_secs() as i64]);
        assert_eq!(aged, Ok(1));
    }
    assert_listed(&*store, &made).await;
}

#[tokio::test]
async fn the_list_in_postgresql_leaves_out_the_same() {
    let Some(address) = database().await else { return };
    let store = open(&address).await.expect("opened");
    let made = of_all_ages(&*store).await;
    let past = direct(&address).await;
    for (id, age) in &made {
        let aged = "UPDATE tables SET touched = touched - make_interval(secs => $2) WHERE table_id = $1";
        assert_eq!(past.execute(aged, &[id, &age.as_secs_f64()]).await.expect("aged"), 1);
    }
    assert_listed(&*store, &made).await;
}
