//! The tables in PostgreSQL, the settings an acknowledgement relies on, and how both change.

use super::pool::PooledConnection;
use super::store_error;
use crate::model::StoreError;
use std::time::Duration;

/// The table's row and its anchor, at once.
pub const CREATE: &str = "WITH made AS (INSERT INTO tables (table_id, header, secret, public) VALUES ($1, $2, $3, $4))
     INSERT INTO tips (table_id, next, hash) VALUES ($1, 0, $5)";

/// The events and the anchor after them, at once.
pub const APPEND: &str = "WITH added AS (INSERT INTO events (table_id, seq, client_id, payload, hash)
         SELECT $1, * FROM unnest($2::bigint[], $3::text[], $4::bytea[], $5::bytea[]))
     UPDATE tips SET next = $6, hash = $7 WHERE table_id = $1";

/// The index is of what was touched lately: a lobby of years is not gone through.
pub const LIST: &str = "SELECT table_id, header, picks, over, taken FROM tables
     WHERE public AND touched > now() - make_interval(secs => $2)
       AND (touched > now() - make_interval(secs => $3) OR (picks > 0 AND NOT over))
     ORDER BY number DESC LIMIT $1";

/// The row a health check writes.
pub const PROBE: &str = "INSERT INTO health (one, at) VALUES (true, now()) ON CONFLICT (one) DO UPDATE SET at = excluded.at";

const MIGRATIONS: [&str; 5] =
    [include_str!("001.sql"), include_str!("002.sql"), include_str!("003.sql"), include_str!("004.sql"), include_str!("005.sql")];

/// The lock of the one server; earlier releases take it for their migrations, and so wait for it too.
pub const NODE: i64 = 0x6b6f_6c6f_6461;
/// Shared by the connections a server works with.
pub const POOLED: i64 = NODE + 1;

/// What every connection is told. The server gives up before the client does, so that most answers are certain; a client
/// that is gone without a word is found by keep-alives within seconds, and its locks with it.
pub async fn configure(connection: &PooledConnection, patience: Duration) -> Result<(), StoreError> {
    let (statement, lock) = (patience.mul_f32(0.8).as_millis(), patience.mul_f32(0.6).as_millis());
    let settings = format!(
        "SET synchronous_commit = on; SET statement_timeout = {statement}; SET lock_timeout = {lock};
         SET idle_in_transaction_session_timeout = {statement};
         SET tcp_keepalives_idle = 3; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 3; SET tcp_user_timeout = 6000"
    );
    connection.client.batch_execute(&settings).await.map_err(store_error)
}

/// What a working connection holds as long as it lives; refused for a moment only while another server takes over.
pub async fn join(connection: &PooledConnection) -> Result<(), StoreError> {
    let joined = connection.query_one("SELECT pg_try_advisory_lock_shared($1)", &[&POOLED]).await?;
    match joined.get(0) {
        true => Ok(()),
        false => Err(StoreError::Unavailable("another server is taking over the database".to_owned())),
    }
}

/// Without these an acknowledged move could be lost with the power.
pub async fn check(connection: &PooledConnection) -> Result<(), StoreError> {
    for name in ["fsync", "full_page_writes", "synchronous_commit"] {
        if show(connection, name).await? != "on" {
            return Err(StoreError::Unfit(format!("PostgreSQL runs with {name} off; an acknowledged move could be lost")));
        }
    }
    if show(connection, "data_checksums").await? != "on" {
        tracing::warn!("PostgreSQL runs without data checksums; a failing disk would be noticed late");
    }
    Ok(())
}

async fn show(connection: &PooledConnection, name: &str) -> Result<String, StoreError> {
    Ok(connection.client.query_one("SELECT current_setting($1)", &[&name]).await.map_err(store_error)?.get(0))
}

/// Brings the tables up to date, however long that takes; who holds the lock of the one server is alone.
pub async fn migrate(connection: &PooledConnection) -> Result<(), StoreError> {
    connection.client.batch_execute("CREATE TABLE IF NOT EXISTS koloda_schema (version bigint NOT NULL)").await.map_err(store_error)?;
    let taken = connection.query_one("SELECT coalesce(max(version), 0) FROM koloda_schema", &[]).await?;
    let taken = usize::try_from(taken.get::<_, i64>(0)).unwrap_or(usize::MAX);
    if taken > MIGRATIONS.len() {
        return Err(StoreError::Unfit(format!("the store is of version {taken}; this build knows up to {}", MIGRATIONS.len())));
    }
    for (number, step) in MIGRATIONS.iter().enumerate().skip(taken) {
        let alone = "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0";
        let script = format!("BEGIN;\n{alone};\n{step}\nINSERT INTO koloda_schema VALUES ({});\nCOMMIT;", number + 1);
        let done = connection.client.batch_execute(&script).await;
        done.map_err(|failed| StoreError::Unfit(format!("step {} of the tables: {}", number + 1, store_error(failed))))?;
    }
    Ok(())
}
