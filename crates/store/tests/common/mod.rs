//! Stores of their own for tests, and a player who remembers what was acknowledged.

#![allow(dead_code)] // every test file uses another part

use koloda_store::{Entry, NewTable, Secret, Store, StoreError, Tip};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio_postgres::{Client, NoTls};

static NUMBER: AtomicU32 = AtomicU32::new(0);

/// For what must happen, however busy the machine is.
pub const LONG: Duration = Duration::from_secs(60);

/// A name that no other run has used: a log is never emptied.
pub fn fresh() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_nanos();
    format!("t{now}-{}", NUMBER.fetch_add(1, Ordering::Relaxed))
}

pub struct Place(pub PathBuf);

impl Place {
    pub fn new() -> Place {
        let folder = std::env::temp_dir().join(format!("koloda-store-{}-{}", std::process::id(), fresh()));
        std::fs::create_dir_all(&folder).expect("a temporary folder");
        Place(folder)
    }

    pub fn file(&self) -> PathBuf {
        self.0.join("tables.db")
    }

    pub fn address(&self) -> String {
        self.file().display().to_string()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A database of its own on the PostgreSQL of `KOLODA_TEST_POSTGRES`: one database serves one store.
pub async fn database() -> Option<String> {
    let Ok(server) = std::env::var("KOLODA_TEST_POSTGRES") else {
        eprintln!("KOLODA_TEST_POSTGRES is not set: PostgreSQL is not tested");
        return None;
    };
    let name = fresh();
    direct(&server).await.batch_execute(&format!("CREATE DATABASE \"{name}\"")).await.expect("a database");
    Some(in_database(&server, &name))
}

pub fn in_database(server: &str, name: &str) -> String {
    let (base, _) = server.rsplit_once('/').expect("an address with a database");
    format!("{base}/{name}")
}

/// Past the store, straight to PostgreSQL.
pub async fn direct(address: &str) -> Client {
    let (client, connection) = tokio_postgres::connect(address, NoTls).await.expect("connected");
    tokio::spawn(connection);
    client
}

pub fn table(id: &str) -> NewTable {
    NewTable { id: id.to_owned(), header: "{\"game\":\"x\"}".to_owned(), secret: Secret(vec![1, 2, 3]), public: false }
}

pub fn entry(client: Option<&str>, payload: &str) -> Entry {
    Entry { client: client.map(str::to_owned), payload: payload.as_bytes().to_vec() }
}

/// Waits for something that must come to pass.
pub async fn until<F: Future<Output = bool>>(what: &str, mut come: impl FnMut() -> F) {
    let begun = Instant::now();
    while !come().await {
        assert!(begun.elapsed() < LONG, "{what}: not after {LONG:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

pub async fn until_healthy(store: &Arc<dyn Store>) {
    until("healthy again", || async { in_time(store.healthy()).await.is_ok() }).await;
}

/// Any answer, as long as one comes; the stores under test are told to wait a second or less.
pub async fn in_time<T>(answer: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    tokio::time::timeout(LONG, answer).await.expect("a call is answered in time")
}

/// Every call of a store that refuses is answered, and says so.
pub async fn assert_refuses(store: &Arc<dyn Store>) {
    let refused = in_time(store.create(table(&fresh()))).await;
    assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
    until("the health check tells it", || async { in_time(store.healthy()).await.is_err() }).await;
}

/// Plays one table and remembers.
pub struct Player {
    pub store: Arc<dyn Store>,
    pub id: String,
    tip: Tip,
    tried: u32,
    pub acknowledged: Vec<String>,
}

impl Player {
    pub async fn sit(store: &Arc<dyn Store>) -> Player {
        let id = fresh();
        let tip = store.create(table(&id)).await.expect("created");
        Player { store: store.clone(), id, tip, tried: 0, acknowledged: Vec::new() }
    }

    /// Plays a move of this many bytes at least.
    pub async fn play(&mut self, bytes: usize) -> Result<(), StoreError> {
        self.tried += 1;
        let payload = format!("{:0>bytes$}", self.tried);
        self.tip = in_time(self.store.append(&self.id, self.tip, vec![entry(Some(&self.tried.to_string()), &payload)])).await?;
        self.acknowledged.push(payload);
        Ok(())
    }

    /// After a refusal: what the store has is what happened.
    pub async fn read_again(&mut self) -> Result<(), StoreError> {
        self.tip = in_time(self.store.load(&self.id)).await?.tip;
        Ok(())
    }

    /// Plays on as soon as the store is back, without anybody's help.
    pub async fn play_on(&mut self) {
        let begun = Instant::now();
        loop {
            if self.read_again().await.is_ok() && self.play(1).await.is_ok() {
                return;
            }
            assert!(begun.elapsed() < LONG, "the store has not healed after {LONG:?}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Everything acknowledged is there, once and in order; what was not may be there once.
    pub async fn audit(&self) {
        let read = in_time(self.store.load(&self.id)).await.expect("loaded");
        let payloads: Vec<String> = read.events.iter().map(|event| String::from_utf8_lossy(&event.payload).into_owned()).collect();
        let known: Vec<&String> = payloads.iter().filter(|payload| self.acknowledged.contains(payload)).collect();
        assert_eq!(known, self.acknowledged.iter().collect::<Vec<_>>());
        let mut once = payloads.clone();
        once.sort();
        once.dedup();
        assert_eq!(once.len(), payloads.len(), "nothing is there twice");
    }
}
