//! Connections to PostgreSQL: how one is made, and the few that calls are spread over.

use super::address::Address;
use super::{schema, store_error, tls};
use crate::log_limit::LogLimit;
use crate::model::{Answer, StoreError};
use crate::options::within;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::task::AbortHandle;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row, Statement};
use tokio_postgres_rustls::MakeRustlsConnect;

/// Connections calls are spread over, so that their commits can be grouped. Calls share them: one does not wait for
/// another's answer before it is sent, which a pool that lends connections out would make them do.
const POOLED: usize = 8;

static BROKEN: LogLimit = LogLimit::new();

/// Makes connections.
pub struct Connector {
    address: Address,
    tls: MakeRustlsConnect,
    pub patience: Duration,
}

impl Connector {
    /// `name` tells this server's connections from another's.
    pub fn new(mut address: Address, name: &str, patience: Duration) -> Result<Connector, StoreError> {
        address.config.application_name(name);
        let tls = tls::connector(&address.proof)?;
        Ok(Connector { address: address.patient(patience), tls, patience })
    }

    pub fn place(&self) -> String {
        self.address.place()
    }

    /// A connection with the settings an acknowledgement relies on, in time or not at all.
    pub async fn connect(&self) -> Result<PooledConnection, StoreError> {
        within(self.patience, async {
            let (client, connection) = self.address.config.connect(self.tls.clone()).await.map_err(store_error)?;
            let task = tokio::spawn(async move {
                if let Err(ended) = connection.await
                    && let Some(untold) = BROKEN.pass()
                {
                    tracing::warn!(error = %store_error(ended), untold, "a connection to PostgreSQL ended");
                }
            });
            let connection =
                PooledConnection { client, statements: Mutex::default(), retired: AtomicBool::new(false), task: task.abort_handle() };
            schema::configure(&connection, self.patience).await?;
            Ok(connection)
        })
        .await
    }
}

/// One connection and the statements prepared on it.
pub struct PooledConnection {
    pub client: Client,
    statements: Mutex<HashMap<&'static str, Statement>>,
    retired: AtomicBool,
    task: AbortHandle,
}

impl Drop for PooledConnection {
    /// On a connection that went dead an orderly end would wait for ever.
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl PooledConnection {
    pub async fn execute(&self, statement: &'static str, with: &[&(dyn ToSql + Sync)]) -> Result<u64, tokio_postgres::Error> {
        self.client.execute(&self.prepared(statement).await?, with).await
    }

    pub async fn query(&self, statement: &'static str, with: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, StoreError> {
        let prepared = self.prepared(statement).await.map_err(store_error)?;
        self.client.query(&prepared, with).await.map_err(store_error)
    }

    pub async fn query_one(&self, statement: &'static str, with: &[&(dyn ToSql + Sync)]) -> Result<Row, StoreError> {
        let row = self.query(statement, with).await?.into_iter().next();
        row.ok_or_else(|| StoreError::Unavailable("PostgreSQL answered without a row".to_owned()))
    }

    async fn prepared(&self, statement: &'static str) -> Result<Statement, tokio_postgres::Error> {
        let known = self.statements.lock().expect("nobody panics while holding it").get(statement).cloned();
        if let Some(known) = known {
            return Ok(known);
        }
        let made = self.client.prepare(statement).await?;
        self.statements.lock().expect("nobody panics while holding it").insert(statement, made.clone());
        Ok(made)
    }

    fn is_usable(&self) -> bool {
        !self.client.is_closed() && !self.retired.load(Ordering::Relaxed)
    }
}

pub struct ConnectionPool {
    connector: Arc<Connector>,
    connections: Vec<tokio::sync::Mutex<Option<Arc<PooledConnection>>>>,
    next: AtomicUsize,
}

impl ConnectionPool {
    pub fn new(connector: Arc<Connector>) -> ConnectionPool {
        let connections = (0..POOLED).map(|_| tokio::sync::Mutex::new(None)).collect();
        ConnectionPool { connector, connections, next: AtomicUsize::new(0) }
    }

    /// Does work on one of the connections. One on which it failed or was not answered in time is not used again: it may
    /// lead nowhere, or to a server that has become read-only. Work that still waits on it is answered, or gives up too.
    pub fn call<'a, T: Send + 'a>(&'a self, work: impl FnOnce(Arc<PooledConnection>) -> Answer<'a, T> + Send + 'a) -> Answer<'a, T> {
        Box::pin(async move {
            let mut used = None;
            let answer = within(self.connector.patience, async {
                let connection = self.connection().await?;
                used = Some(connection.clone());
                work(connection).await
            })
            .await;
            if let (Some(connection), Err(StoreError::Unavailable(_))) = (used, &answer) {
                connection.retired.store(true, Ordering::Relaxed);
            }
            answer
        })
    }

    /// The next connection of the pool, made anew if it broke.
    async fn connection(&self) -> Result<Arc<PooledConnection>, StoreError> {
        let number = self.next.fetch_add(1, Ordering::Relaxed) % self.connections.len();
        let mut slot = self.connections[number].lock().await;
        if let Some(connection) = slot.as_ref().filter(|connection| connection.is_usable()) {
            return Ok(connection.clone());
        }
        // The old one goes first: what a server allows is counted.
        *slot = None;
        let connection = Arc::new(self.connector.connect().await?);
        schema::join(&connection).await?;
        *slot = Some(connection.clone());
        Ok(connection)
    }
}
