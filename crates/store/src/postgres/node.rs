//! One server to a database: a lock on a connection of its own.
//!
//! PostgreSQL releases the lock when that connection ends, and finds a dead one by its keep-alives within seconds. A server
//! whose connection broke takes the lock again; if another has it by then, this one must stop, for its tables are no longer true.
//!
//! Every working connection holds a second lock, shared. A server that took the first waits until the second is free: then no
//! statement of its predecessor is under way, and nothing can be written behind its back that it has already read.

use super::pool::{Connector, PooledConnection};
use super::schema::{NODE, POOLED};
use super::store_error;
use crate::log_limit::LogLimit;
use crate::model::StoreError;
use crate::options::{Options, within};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep};

/// How often a start looks whether its predecessor has ended.
const LOOK: Duration = Duration::from_millis(100);
/// How often a running server looks whether it still holds the lock.
const BEAT: Duration = Duration::from_secs(2);

const TRY: &str = "SELECT pg_try_advisory_lock($1)";
const RELEASE: &str = "SELECT pg_advisory_unlock($1)";
/// Who holds a lock: their process there, and the name they gave.
const HOLDER: &str = "SELECT pid, coalesce(application_name, '') FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND granted AND objsubid = 1 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
       AND (classid::bigint << 32) | objid::bigint = $1";

static LOST: LogLimit = LogLimit::new();

/// A name no other server has.
pub fn name() -> String {
    format!("koloda-{:016x}", RandomState::new().build_hasher().finish())
}

/// The lock, held until this is dropped.
#[derive(Debug)]
pub struct Node {
    watch: AbortHandle,
}

impl Drop for Node {
    fn drop(&mut self) {
        self.watch.abort();
    }
}

/// Takes the lock on this line, waiting a while for a server that is just ending.
pub async fn take(connection: &PooledConnection, succession: Duration) -> Result<(), StoreError> {
    let begun = Instant::now();
    for lock in [NODE, POOLED] {
        while !ask(connection, TRY, lock).await? {
            if begun.elapsed() > succession {
                let told = "another server is using this database; stop it first, or use another database";
                return Err(StoreError::Unfit(told.to_owned()));
            }
            sleep(LOOK).await;
        }
    }
    ask(connection, RELEASE, POOLED).await.map(drop)
}

async fn ask(connection: &PooledConnection, question: &'static str, lock: i64) -> Result<bool, StoreError> {
    Ok(connection.query_one(question, &[&lock]).await?.get(0))
}

/// Keeps the lock, or ends the process.
pub fn keep(connection: PooledConnection, connector: Arc<Connector>, name: String, options: &Options) -> Node {
    let (patience, end) = (options.patience, options.end.clone());
    let watch = async move {
        let mut connection = connection;
        loop {
            sleep(BEAT).await;
            if within(patience, connection.query("SELECT 1", &[])).await.is_ok() {
                continue;
            }
            match take_again(&connector, &name).await {
                Some(taken) => connection = taken,
                None => return end.call("koloda ends: another server has taken over the database; one database serves one server"),
            }
        }
    };
    Node { watch: tokio::spawn(watch).abort_handle() }
}

/// None if another server holds it.
async fn take_again(connector: &Connector, name: &str) -> Option<PooledConnection> {
    loop {
        match within(connector.patience, try_again(connector, name)).await {
            Ok(Again::Taken(connection)) => return Some(*connection),
            Ok(Again::Another) => return None,
            Ok(Again::Later) => sleep(LOOK).await,
            Err(error) => {
                if let Some(untold) = LOST.pass() {
                    tracing::error!(%error, untold, "the lock on the database is lost until it answers");
                }
                sleep(LOOK).await;
            }
        }
    }
}

enum Again {
    Taken(Box<PooledConnection>),
    Later,
    Another,
}

async fn try_again(connector: &Connector, name: &str) -> Result<Again, StoreError> {
    let connection = connector.connect().await?;
    if ask(&connection, TRY, NODE).await? {
        return Ok(Again::Taken(Box::new(connection)));
    }
    let holders = connection.query(HOLDER, &[&NODE]).await?;
    match holders.first().map(|row| (row.get::<_, i32>(0), row.get::<_, String>(1))) {
        // Our own broken connection, which the database still believes in.
        Some((process, holder)) if holder == name => {
            connection.execute("SELECT pg_terminate_backend($1)", &[&process]).await.map_err(store_error)?;
            Ok(Again::Later)
        }
        Some(_) => Ok(Again::Another),
        None => Ok(Again::Later),
    }
}
