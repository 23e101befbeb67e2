//! What every store must do; the same tests for both.
//!
//! PostgreSQL is tested where `KOLODA_TEST_POSTGRES` holds its address; `./test` sees to that.

mod common;

use common::{Place, database, direct, entry, fresh, table};
use koloda_store::{NewTable, Options, Progress, Secret, SqliteStore, Store, StoreError, Tip, open};
use std::sync::Arc;

/// Runs a test against both stores.
async fn both<F: Future<Output = ()>>(test: impl Fn(Arc<dyn Store>) -> F) {
    let place = Place::new();
    test(open(&place.address()).await.expect("opened")).await;
    if let Some(address) = database().await {
        test(open(&address).await.expect("PostgreSQL opened")).await;
    }
}

#[tokio::test]
async fn what_was_appended_is_read_back_in_order() {
    both(|store| async move {
        let id = fresh();
        let start = store.create(table(&id)).await.expect("created");
        let one = store.append(&id, start, vec![entry(Some("a"), "1")]).await.expect("appended");
        let three = store.append(&id, one, vec![entry(None, "2"), entry(None, "3")]).await.expect("appended");
        let read = store.load(&id).await.expect("loaded");
        assert_eq!((read.header.as_str(), &read.secret), ("{\"game\":\"x\"}", &Secret(vec![1, 2, 3])));
        let payloads: Vec<&[u8]> = read.events.iter().map(|event| event.payload.as_slice()).collect();
        assert_eq!(payloads, [b"1", b"2", b"3"]);
        assert_eq!((read.events[0].client.as_deref(), read.tip, three.next), (Some("a"), three, 3));
        assert_eq!(store.header(&id).await.expect("there"), read.header);
    })
    .await;
}

#[tokio::test]
async fn a_second_writer_at_one_place_gets_a_conflict_and_changes_nothing() {
    both(|store| async move {
        let id = fresh();
        let start = store.create(table(&id)).await.expect("created");
        let won = store.append(&id, start, vec![entry(Some("a"), "1")]).await.expect("the first wins");
        let lost = store.append(&id, start, vec![entry(Some("b"), "2"), entry(None, "3")]).await;
        assert_eq!(lost, Err(StoreError::Conflict { table: id.clone(), seq: 0 }));
        let read = store.load(&id).await.expect("loaded");
        assert_eq!((read.events.len(), read.tip), (1, won));
    })
    .await;
}

#[tokio::test]
async fn a_repeated_client_id_is_refused_and_the_whole_batch_with_it() {
    both(|store| async move {
        let id = fresh();
        let start = store.create(table(&id)).await.expect("created");
        let one = store.append(&id, start, vec![entry(Some("a"), "1")]).await.expect("appended");
        let again = store.append(&id, one, vec![entry(None, "2"), entry(Some("a"), "1")]).await;
        assert_eq!(again, Err(StoreError::Repeated { table: id.clone() }));
        assert_eq!(store.load(&id).await.expect("loaded").tip, one);
        let other = fresh();
        let elsewhere = store.create(table(&other)).await.expect("created");
        store.append(&other, elsewhere, vec![entry(Some("a"), "1")]).await.expect("ids are a table's own");
    })
    .await;
}

#[tokio::test]
async fn absent_and_double_tables_are_told() {
    both(|store| async move {
        let id = fresh();
        assert_eq!(store.load(&id).await.expect_err("absent"), StoreError::Absent(id.clone()));
        let lost = store.append(&id, Tip::start(&id, ""), vec![entry(None, "1")]).await;
        assert_eq!(lost, Err(StoreError::Absent(id.clone())));
        store.create(table(&id)).await.expect("created");
        assert_eq!(store.create(table(&id)).await, Err(StoreError::Exists(id)));
    })
    .await;
}

#[tokio::test]
async fn public_tables_are_listed_with_their_progress() {
    both(|store| async move {
        let id = fresh();
        store.create(NewTable { public: true, ..table(&id) }).await.expect("created");
        store.create(table(&fresh())).await.expect("created");
        let progress = Progress { picks: 12, over: true, taken: 3 };
        store.note(&id, progress).await.expect("noted");
        let listed = store.list(1000).await.expect("listed");
        let found = listed.iter().find(|listed| listed.id == id).expect("listed");
        assert_eq!(found.progress, progress);
        assert!(store.count().await.expect("counted") >= 2);
        store.healthy().await.expect("healthy");
    })
    .await;
}

#[tokio::test]
async fn the_list_begins_with_the_table_opened_last() {
    both(|store| async move {
        // Within one tick of a slow clock, under names that sort differently.
        let opened: Vec<String> = (0..12).map(|place| format!("{}{}", place * 5 % 12, fresh())).collect();
        for id in &opened {
            store.create(NewTable { public: true, ..table(id) }).await.expect("created");
        }
        // Other tests open tables of their own meanwhile.
        let mut listed: Vec<String> = store.list(1000).await.expect("listed").into_iter().map(|listed| listed.id).collect();
        listed.retain(|id| opened.contains(id));
        listed.reverse();
        assert_eq!(listed, opened);
    })
    .await;
}

#[tokio::test]
async fn a_catalogue_is_kept_once_and_never_changed() {
    both(|store| async move {
        let digest = fresh();
        assert_eq!(store.catalogue(&digest).await.expect("asked"), None);
        store.keep_catalogue(&digest, "[1]").await.expect("kept");
        store.keep_catalogue(&digest, "[2]").await.expect("keeping it again is no fault");
        assert_eq!(store.catalogue(&digest).await.expect("asked").as_deref(), Some("[1]"));
        assert_eq!(store.catalogue("another").await.expect("asked"), None);
    })
    .await;
}

/// T11: many writers at one place, again and again; exactly one wins each time.
#[tokio::test(flavor = "multi_thread")]
async fn of_many_writers_at_one_place_exactly_one_wins() {
    let rounds: u32 = std::env::var("KOLODA_RACES").ok().and_then(|text| text.parse().ok()).unwrap_or(200);
    both(|store| async move {
        let id = fresh();
        let mut tip = store.create(table(&id)).await.expect("created");
        for round in 0..rounds {
            let writers = 2 + round % 7;
            let race = (0..writers).map(|writer| {
                let (store, id) = (store.clone(), id.clone());
                tokio::spawn(
                    async move { store.append(&id, tip, vec![entry(Some(&format!("{round}-{writer}")), &format!("{writer}"))]).await },
                )
            });
            let mut won = Vec::new();
            for ended in race.collect::<Vec<_>>() {
                match ended.await.expect("no panic") {
                    Ok(after) => won.push(after),
                    Err(error) => assert_eq!(error, StoreError::Conflict { table: id.clone(), seq: tip.next }),
                }
            }
            assert_eq!(won.len(), 1, "round {round}");
            tip = won[0];
        }
        let read = store.load(&id).await.expect("loaded");
        assert_eq!((read.events.len(), read.tip), (rounds as usize, tip));
    })
    .await;
}

#[tokio::test]
async fn a_reopened_file_has_everything() {
    let place = Place::new();
    let id = fresh();
    let address = place.file().display().to_string();
    {
        let store = open(&address).await.expect("opened");
        let start = store.create(table(&id)).await.expect("created");
        store.append(&id, start, vec![entry(None, "1")]).await.expect("appended");
    }
    let read = open(&address).await.expect("opened again").load(&id).await.expect("loaded");
    assert_eq!(read.events.len(), 1);
}

/// A file with one event, then changed behind the store's back.
async fn tampered(how: &str) -> Result<(), String> {
    let place = Place::new();
    let id = fresh();
    let store = SqliteStore::open(&place.file(), &Options::default()).map_err(|error| error.to_string())?;
    let start = store.create(table(&id)).await.expect("created");
    store.append(&id, start, vec![entry(None, "1"), entry(None, "2")]).await.expect("appended");
    let direct = rusqlite::Connection::open(place.file()).expect("opened");
    direct.execute_batch(how).map_err(|error| error.to_string())?;
    store.load(&id).await.map(drop).map_err(|error| error.to_string())
}

#[tokio::test]
async fn the_file_refuses_to_forget_and_to_change() {
    for how in [
        "UPDATE events SET payload = x'00'",
        "DELETE FROM events",
        "DELETE FROM tables",
        "UPDATE tables SET header = ''",
        "DELETE FROM tips",
        "UPDATE tips SET next = 1",
    ] {
        let refused = tampered(how).await.expect_err(how);
        assert!(refused.contains("never"), "{how}: {refused}");
    }
}

#[tokio::test]
async fn a_change_that_gets_past_the_file_is_noticed_by_the_chain() {
    for how in [
        "DROP TRIGGER events_stay; UPDATE events SET payload = x'33' WHERE seq = 0",
        "DROP TRIGGER events_last; DELETE FROM events WHERE seq = 0",
        "DROP TRIGGER events_stay; UPDATE events SET client_id = 'me' WHERE seq = 1",
        "DROP TRIGGER tables_stay; UPDATE tables SET header = '{}'",
        // The last event: the log that remains is whole but for its anchor.
        "DROP TRIGGER events_last; DELETE FROM events WHERE seq = 1",
        "DROP TRIGGER events_last; DELETE FROM events",
        "DROP TRIGGER tips_last; DELETE FROM tips",
    ] {
        let refused = tampered(how).await.expect_err(how);
        assert!(refused.contains("damaged"), "{how}: {refused}");
    }
    // The mutant of this test: nothing is changed, nothing is noticed.
    tampered("SELECT 1").await.expect("untouched");
}

#[tokio::test]
async fn a_log_in_postgresql_that_lost_its_tail_is_noticed() {
    let Some(address) = database().await else { return };
    let store = open(&address).await.expect("opened");
    let id = fresh();
    let start = store.create(table(&id)).await.expect("created");
    store.append(&id, start, vec![entry(None, "1"), entry(None, "2")]).await.expect("appended");
    let past = direct(&address).await;
    past.execute("DELETE FROM events WHERE seq = 1", &[]).await.expect_err("refused");
    past.batch_execute("DROP TRIGGER events_stay ON events; DELETE FROM events WHERE seq = 1").await.expect("past the trigger");
    assert_eq!(store.load(&id).await.expect_err("noticed"), StoreError::Damaged { table: id, seq: 1 });
}

#[tokio::test]
async fn a_place_that_cannot_hold_a_store_is_told() {
    let error = open("/nowhere/at/all/tables.db").await.expect_err("no folder").to_string();
    assert!(error.contains("/nowhere/at/all"), "{error}");
    let place = Place::new();
    std::fs::write(place.file(), "this is not a database, and it is long enough to be seen as none".repeat(20)).expect("written");
    open(place.file().to_str().expect("plain")).await.expect_err("not a database");
}
