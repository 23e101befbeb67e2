//! The same log in PostgreSQL.
//!
//! Every append is one statement and so one transaction; the server groups the commits of
//! several connections itself. The primary key is the fence: a second writer gets a unique
//! violation, whatever it believed it owned.

mod address;
mod node;
mod pool;
mod schema;
mod tls;

use crate::chain::{self, Anchor, Link, Tip};
use crate::health::Health;
use crate::model::{
    Answer, Entry, LISTED_BRIEFLY, LISTED_WHILE_PLAYED, Listed, NewTable, Progress, Secret, Store, StoreError, StoredTable,
};
use crate::options::{Options, boxed_within, within};
use address::Address;
use node::Node;
use pool::{ConnectionPool, Connector, PooledConnection};
use std::fmt;
use std::sync::Arc;
use tokio_postgres::Row;
use tokio_postgres::error::SqlState;

pub struct PostgresStore {
    pool: ConnectionPool,
    health: Health,
    options: Options,
    _node: Node,
}

impl fmt::Debug for PostgresStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The address may carry a password.
        f.write_str("PostgresStore(…)")
    }
}

impl PostgresStore {
    /// Takes the database for this store alone and brings its tables up to date.
    pub async fn open(address: &str, options: &Options) -> Result<PostgresStore, StoreError> {
        let name = node::name();
        let connector = Arc::new(Connector::new(Address::read(address)?, &name, options.patience)?);
        let first = start(&connector, options).await.map_err(|told| match told {
            StoreError::Unavailable(told) | StoreError::Unfit(told) => {
                StoreError::Unfit(format!("PostgreSQL at {}: {told}", connector.place()))
            }
            other => other,
        })?;
        let node = node::keep(first, connector.clone(), name, options);
        Ok(PostgresStore { pool: ConnectionPool::new(connector), health: Health::default(), options: options.clone(), _node: node })
    }
}

async fn start(connector: &Connector, options: &Options) -> Result<PooledConnection, StoreError> {
    let connection = connector.connect().await?;
    within(options.patience, schema::check(&connection)).await?;
    node::take(&connection, options.succession).await?;
    schema::migrate(&connection).await?;
    let written = within(options.patience, async { connection.execute(schema::PROBE, &[]).await.map_err(store_error) }).await;
    written.map_err(|told| StoreError::Unfit(format!("it cannot be written: {told}")))?;
    Ok(connection)
}

impl Store for PostgresStore {
    fn create(&self, table: NewTable) -> Answer<'_, Tip> {
        self.pool.call(move |connection| {
            Box::pin(async move {
                let tip = Tip::start(&table.id, &table.header);
                let values: [&(dyn tokio_postgres::types::ToSql + Sync); 5] =
                    [&table.id, &table.header, &table.secret.0, &table.public, &tip.hash.as_slice()];
                match connection.execute(schema::CREATE, &values).await {
                    Ok(_) => Ok(tip),
                    Err(error) if error.code() == Some(&SqlState::UNIQUE_VIOLATION) => Err(StoreError::Exists(table.id)),
                    Err(other) => Err(store_error(other)),
                }
            })
        })
    }

    fn header<'a>(&'a self, id: &'a str) -> Answer<'a, String> {
        self.pool.call(move |connection| {
            Box::pin(async move {
                let rows = connection.query("SELECT header FROM tables WHERE table_id = $1", &[&id]).await?;
                rows.first().map(|row| row.get(0)).ok_or_else(|| StoreError::Absent(id.to_owned()))
            })
        })
    }

    fn load<'a>(&'a self, id: &'a str) -> Answer<'a, StoredTable> {
        self.pool.call(move |connection| Box::pin(async move { load(&connection, id).await }))
    }

    fn append<'a>(&'a self, id: &'a str, tip: Tip, entries: Vec<Entry>) -> Answer<'a, Tip> {
        self.pool.call(move |connection| {
            Box::pin(async move {
                let (links, after) = chain::link(tip, entries);
                let seqs: Vec<i64> = links.iter().map(|link| link.seq).collect();
                let clients: Vec<Option<&str>> = links.iter().map(|link| link.client.as_deref()).collect();
                let payloads: Vec<&[u8]> = links.iter().map(|link| link.payload.as_slice()).collect();
                let hashes: Vec<&[u8]> = links.iter().map(|link| link.hash.as_slice()).collect();
                let (next, hash) = (i64::try_from(after.next).expect("fewer events than a log can number"), after.hash.as_slice());
                let done = connection.execute(schema::APPEND, &[&id, &seqs, &clients, &payloads, &hashes, &next, &hash]).await;
                done.map(|_| after).map_err(|other| refused(id, tip.next, other))
            })
        })
    }

    fn note<'a>(&'a self, id: &'a str, progress: Progress) -> Answer<'a, ()> {
        self.pool.call(move |connection| {
            Box::pin(async move {
                let statement = "UPDATE tables SET picks = $2, over = $3, taken = $4, touched = now() WHERE table_id = $1";
                let (picks, taken) = (i64::from(progress.picks), i64::from(progress.taken));
                connection.execute(statement, &[&id, &picks, &progress.over, &taken]).await.map(drop).map_err(store_error)
            })
        })
    }

    fn list(&self, most: u32) -> Answer<'_, Vec<Listed>> {
        self.pool.call(move |connection| {
            Box::pin(async move {
                let ages = [LISTED_WHILE_PLAYED, LISTED_BRIEFLY].map(|age| age.as_secs_f64());
                let rows = connection.query(schema::LIST, &[&i64::from(most), &ages[0], &ages[1]]).await?;
                Ok(rows.iter().map(listed).collect())
            })
        })
    }

    fn keep_catalogue<'a>(&'a self, digest: &'a str, text: &'a str) -> Answer<'a, ()> {
        self.pool.call(move |connection| {
            Box::pin(async move {
                let statement = "INSERT INTO catalogues (digest, text) VALUES ($1, $2) ON CONFLICT (digest) DO NOTHING";
                connection.execute(statement, &[&digest, &text]).await.map(drop).map_err(store_error)
            })
        })
    }

    fn catalogue<'a>(&'a self, digest: &'a str) -> Answer<'a, Option<String>> {
        self.pool.call(move |connection| {
            Box::pin(async move {
                let rows = connection.query("SELECT text FROM catalogues WHERE digest = $1", &[&digest]).await?;
                Ok(rows.first().map(|row| row.get(0)))
            })
        })
    }

    fn count(&self) -> Answer<'_, u64> {
        self.pool.call(|connection| {
            Box::pin(async move {
                let row = connection.query_one("SELECT count(*) FROM tables", &[]).await?;
                Ok(row.get::<_, i64>(0).unsigned_abs())
            })
        })
    }

    fn healthy(&self) -> Answer<'_, ()> {
        let probe = self
            .pool
            .call(|connection| Box::pin(async move { connection.execute(schema::PROBE, &[]).await.map(drop).map_err(store_error) }));
        boxed_within(self.options.patience, self.health.ask(probe))
    }
}

/// The anchor is read first: events that come in between only lead past it.
async fn load(connection: &PooledConnection, id: &str) -> Result<StoredTable, StoreError> {
    let query = "SELECT header, secret, next, hash FROM tables LEFT JOIN tips USING (table_id) WHERE table_id = $1";
    let head = connection.query(query, &[&id]).await?;
    let head = head.first().ok_or_else(|| StoreError::Absent(id.to_owned()))?;
    let header: String = head.get(0);
    let anchor = head.get::<_, Option<i64>>(2).map(|next| Anchor { next, hash: head.get(3) });
    let query = "SELECT seq, client_id, payload, hash FROM events WHERE table_id = $1 ORDER BY seq";
    let rows = connection.query(query, &[&id]).await?;
    let link = |row: &Row| {
        let hash: Vec<u8> = row.get(3);
        // A hash of another length matches nothing, so it is found below.
        Link { seq: row.get(0), client: row.get(1), payload: row.get(2), hash: hash.try_into().unwrap_or_default() }
    };
    let (events, tip) = chain::verify(id, &header, rows.iter().map(link).collect(), anchor.as_ref())?;
    Ok(StoredTable { header, secret: Secret(head.get(1)), events, tip })
}

fn listed(row: &Row) -> Listed {
    let count = |column| u32::try_from(row.get::<_, i64>(column)).unwrap_or_default();
    Listed { id: row.get(0), header: row.get(1), progress: Progress { picks: count(2), over: row.get(3), taken: count(4) } }
}

/// With its causes: the library's own sentence is "error connecting to server" and no more.
fn store_error(error: tokio_postgres::Error) -> StoreError {
    if let Some(error) = error.as_db_error() {
        return StoreError::Unavailable(error.message().to_owned());
    }
    let mut told = error.to_string();
    let mut cause = std::error::Error::source(&error);
    while let Some(next) = cause {
        told = format!("{told}: {next}");
        cause = next.source();
    }
    StoreError::Unavailable(told)
}

fn refused(id: &str, seq: u64, other: tokio_postgres::Error) -> StoreError {
    let table = id.to_owned();
    let Some(error) = other.as_db_error() else { return store_error(other) };
    match (error.code(), error.constraint()) {
        (&SqlState::UNIQUE_VIOLATION, Some("events_client")) => StoreError::Repeated { table },
        (&SqlState::UNIQUE_VIOLATION, _) => StoreError::Conflict { table, seq },
        (&SqlState::FOREIGN_KEY_VIOLATION, _) => StoreError::Absent(table),
        _ => store_error(other),
    }
}
