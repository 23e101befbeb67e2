//! The same log in PostgreSQL.
//!
//! Every append is one statement and so one transaction; the server groups the commits of
//! several connections itself. The primary key is the fence: a second writer gets a unique
//! violation, whatever it believed it owned.

mod schema;

use crate::chain::{self, Link, Tip};
use crate::model::{Answer, Entry, Listed, NewTable, Progress, Secret, Store, StoreError, StoredTable};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::Mutex;
use tokio_postgres::error::SqlState;
use tokio_postgres::{Client, NoTls};

/// Connections appends are spread over, so that their commits can be grouped.
const LINES: usize = 8;

pub struct PostgresStore {
    address: String,
    lines: Vec<Mutex<Option<Arc<Client>>>>,
    next: AtomicUsize,
}

impl fmt::Debug for PostgresStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The address may carry a password.
        f.write_str("PostgresStore(…)")
    }
}

impl PostgresStore {
    pub async fn open(address: &str) -> Result<PostgresStore, StoreError> {
        let lines = (0..LINES).map(|_| Mutex::new(None)).collect();
        let store = PostgresStore { address: address.to_owned(), lines, next: AtomicUsize::new(0) };
        let client = store.client().await.map_err(|fault| StoreError::Unfit(fault.to_string()))?;
        schema::check(&client).await?;
        schema::migrate(&client).await?;
        Ok(store)
    }

    /// One of the connections, made anew if it broke.
    async fn client(&self) -> Result<Arc<Client>, StoreError> {
        let number = self.next.fetch_add(1, Ordering::Relaxed) % self.lines.len();
        let mut line = self.lines[number].lock().await;
        if let Some(client) = line.as_ref().filter(|client| !client.is_closed()) {
            return Ok(client.clone());
        }
        let (client, connection) = tokio_postgres::connect(&self.address, NoTls).await.map_err(fault)?;
        tokio::spawn(async move {
            if let Err(fault) = connection.await {
                tracing::warn!(%fault, "a connection to PostgreSQL ended");
            }
        });
        schema::settle(&client).await?;
        let client = Arc::new(client);
        *line = Some(client.clone());
        Ok(client)
    }
}

impl Store for PostgresStore {
    fn create(&self, table: NewTable) -> Answer<'_, Tip> {
        Box::pin(async move {
            let statement = "INSERT INTO tables (table_id, header, secret, public) VALUES ($1, $2, $3, $4)";
            let done = self.client().await?.execute(statement, &[&table.id, &table.header, &table.secret.0, &table.public]).await;
            match done {
                Ok(_) => Ok(Tip::start(&table.id, &table.header)),
                Err(fault) if fault.code() == Some(&SqlState::UNIQUE_VIOLATION) => Err(StoreError::Exists(table.id)),
                Err(other) => Err(fault(other)),
            }
        })
    }

    fn header<'a>(&'a self, id: &'a str) -> Answer<'a, String> {
        Box::pin(async move {
            let row = self.client().await?.query_opt("SELECT header FROM tables WHERE table_id = $1", &[&id]).await.map_err(fault)?;
            row.map(|row| row.get(0)).ok_or_else(|| StoreError::Absent(id.to_owned()))
        })
    }

    fn load<'a>(&'a self, id: &'a str) -> Answer<'a, StoredTable> {
        Box::pin(async move {
            let client = self.client().await?;
            let head = client.query_opt("SELECT header, secret FROM tables WHERE table_id = $1", &[&id]).await.map_err(fault)?;
            let head = head.ok_or_else(|| StoreError::Absent(id.to_owned()))?;
            let header: String = head.get(0);
            let query = "SELECT seq, client_id, payload, hash FROM events WHERE table_id = $1 ORDER BY seq";
            let rows = client.query(query, &[&id]).await.map_err(fault)?;
            let link = |row: &tokio_postgres::Row| {
                let hash: Vec<u8> = row.get(3);
                // A hash of another length matches nothing, so it is found below.
                Link { seq: row.get(0), client: row.get(1), payload: row.get(2), hash: hash.try_into().unwrap_or_default() }
            };
            let (events, tip) = chain::verify(id, &header, rows.iter().map(link).collect())?;
            Ok(StoredTable { header, secret: Secret(head.get(1)), events, tip })
        })
    }

    fn append<'a>(&'a self, id: &'a str, tip: Tip, entries: Vec<Entry>) -> Answer<'a, Tip> {
        Box::pin(async move {
            let (links, after) = chain::link(tip, entries);
            let seqs: Vec<i64> = links.iter().map(|link| link.seq).collect();
            let clients: Vec<Option<&str>> = links.iter().map(|link| link.client.as_deref()).collect();
            let payloads: Vec<&[u8]> = links.iter().map(|link| link.payload.as_slice()).collect();
            let hashes: Vec<&[u8]> = links.iter().map(|link| link.hash.as_slice()).collect();
            let client = self.client().await?;
            let done = client.execute(schema::APPEND, &[&id, &seqs, &clients, &payloads, &hashes]).await;
            done.map(|_| after).map_err(|other| refused(id, tip.next, other))
        })
    }

    fn note<'a>(&'a self, id: &'a str, progress: Progress) -> Answer<'a, ()> {
        Box::pin(async move {
            let statement = "UPDATE tables SET picks = $2, over = $3, taken = $4 WHERE table_id = $1";
            let (picks, taken) = (i64::from(progress.picks), i64::from(progress.taken));
            self.client().await?.execute(statement, &[&id, &picks, &progress.over, &taken]).await.map(drop).map_err(fault)
        })
    }

    fn list(&self, most: u32) -> Answer<'_, Vec<Listed>> {
        Box::pin(async move {
            let query = "SELECT table_id, header, picks, over, taken FROM tables WHERE public ORDER BY number DESC LIMIT $1";
            let rows = self.client().await?.query(query, &[&i64::from(most)]).await.map_err(fault)?;
            let listed = |row: &tokio_postgres::Row| {
                let count = |column| u32::try_from(row.get::<_, i64>(column)).unwrap_or_default();
                Listed { id: row.get(0), header: row.get(1), progress: Progress { picks: count(2), over: row.get(3), taken: count(4) } }
            };
            Ok(rows.iter().map(listed).collect())
        })
    }

    fn keep_catalogue<'a>(&'a self, digest: &'a str, text: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            let statement = "INSERT INTO catalogues (digest, text) VALUES ($1, $2) ON CONFLICT (digest) DO NOTHING";
            self.client().await?.execute(statement, &[&digest, &text]).await.map(drop).map_err(fault)
        })
    }

    fn catalogue<'a>(&'a self, digest: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(async move {
            let query = "SELECT text FROM catalogues WHERE digest = $1";
            let row = self.client().await?.query_opt(query, &[&digest]).await.map_err(fault)?;
            Ok(row.map(|row| row.get(0)))
        })
    }

    fn count(&self) -> Answer<'_, u64> {
        Box::pin(async move {
            let row = self.client().await?.query_one("SELECT count(*) FROM tables", &[]).await.map_err(fault)?;
            Ok(row.get::<_, i64>(0).unsigned_abs())
        })
    }

    fn healthy(&self) -> Answer<'_, ()> {
        Box::pin(async move { self.client().await?.execute("SELECT 1", &[]).await.map(drop).map_err(fault) })
    }
}

fn fault(fault: tokio_postgres::Error) -> StoreError {
    let told = fault.as_db_error().map_or_else(|| fault.to_string(), |error| error.message().to_owned());
    StoreError::Unavailable(told)
}

fn refused(id: &str, seq: u64, other: tokio_postgres::Error) -> StoreError {
    let table = id.to_owned();
    let Some(error) = other.as_db_error() else { return fault(other) };
    match (error.code(), error.constraint()) {
        (&SqlState::UNIQUE_VIOLATION, Some("events_client")) => StoreError::Repeated { table },
        (&SqlState::UNIQUE_VIOLATION, _) => StoreError::Conflict { table, seq },
        (&SqlState::FOREIGN_KEY_VIOLATION, _) => StoreError::Absent(table),
        _ => fault(other),
    }
}
