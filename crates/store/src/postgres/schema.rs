//! The tables in PostgreSQL, the settings an acknowledgement relies on, and how both change.

use super::fault;
use crate::model::StoreError;
use tokio_postgres::Client;

pub const APPEND: &str = "INSERT INTO events (table_id, seq, client_id, payload, hash) \
     SELECT $1, * FROM unnest($2::bigint[], $3::text[], $4::bytea[], $5::bytea[])";

const MIGRATIONS: [&str; 4] = [include_str!("001.sql"), include_str!("002.sql"), include_str!("003.sql"), include_str!("005.sql")];

/// Two servers may start at once; one of them brings the tables up to date.
const LOCK: i64 = 0x6b6f_6c6f_6461;

/// What a connection is told.
pub async fn settle(client: &Client) -> Result<(), StoreError> {
    let settings = "SET synchronous_commit = on; SET statement_timeout = '5s'; SET idle_in_transaction_session_timeout = '5s'";
    client.batch_execute(settings).await.map_err(fault)
}

/// Without these an acknowledged move could be lost with the power.
pub async fn check(client: &Client) -> Result<(), StoreError> {
    for name in ["fsync", "full_page_writes", "synchronous_commit"] {
        if show(client, name).await? != "on" {
            return Err(StoreError::Unfit(format!("PostgreSQL runs with {name} off; an acknowledged move could be lost")));
        }
    }
    if show(client, "data_checksums").await? != "on" {
        tracing::warn!("PostgreSQL runs without data checksums; a failing disk would be noticed late");
    }
    Ok(())
}

async fn show(client: &Client, name: &str) -> Result<String, StoreError> {
    Ok(client.query_one(&format!("SHOW {name}"), &[]).await.map_err(fault)?.get(0))
}

pub async fn migrate(client: &Client) -> Result<(), StoreError> {
    client.execute("SELECT pg_advisory_lock($1)", &[&LOCK]).await.map_err(fault)?;
    let done = steps(client).await;
    client.execute("SELECT pg_advisory_unlock($1)", &[&LOCK]).await.map_err(fault)?;
    done
}

async fn steps(client: &Client) -> Result<(), StoreError> {
    client.batch_execute("CREATE TABLE IF NOT EXISTS koloda_schema (version bigint NOT NULL)").await.map_err(fault)?;
    let taken = client.query_one("SELECT coalesce(max(version), 0) FROM koloda_schema", &[]).await.map_err(fault)?;
    let taken = usize::try_from(taken.get::<_, i64>(0)).unwrap_or(usize::MAX);
    if taken > MIGRATIONS.len() {
        return Err(StoreError::Unfit(format!("the store is of version {taken}; this build knows up to {}", MIGRATIONS.len())));
    }
    for (number, step) in MIGRATIONS.iter().enumerate().skip(taken) {
        let script = format!("BEGIN;\n{step}\nINSERT INTO koloda_schema VALUES ({});\nCOMMIT;", number + 1);
        client.batch_execute(&script).await.map_err(|fault| StoreError::Unfit(format!("step {} of the tables: {fault}", number + 1)))?;
    }
    Ok(())
}
