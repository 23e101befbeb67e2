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
const LINES: usize = 8;

static BROKEN: LogLimit = LogLimit::new();

/// Makes connections.
pub struct Dialer {
    address: Address,
    tls: MakeRustlsConnect,
    pub patience: Duration,
}

impl Dialer {
    /// `name` tells this server's connections from another's.
    pub fn new(mut address: Address, name: &str, patience: Duration) -> Result<Dialer, StoreError> {
        address.config.application_name(name);
        let tls = tls::connector(&address.proof)?;
        Ok(Dialer { address: address.patient(patience), tls, patience })
    }

    pub fn place(&self) -> String {
        self.address.place()
    }

    /// A connection with the settings an acknowledgement relies on, in time or not at all.
    pub async fn dial(&self) -> Result<Line, StoreError> {
        within(self.patience, async {
            let (client, connection) = self.address.config.connect(self.tls.clone()).await.map_err(store_error)?;
            let task = tokio::spawn(async move {
                if let Err(ended) = connection.await
                    && let Some(untold) = BROKEN.pass()
                {
                    tracing::warn!(error = %store_error(ended), untold, "a connection to PostgreSQL ended");
                }
            });
            let line = Line { client, statements: Mutex::default(), retired: AtomicBool::new(false), task: task.abort_handle() };
            schema::settle(&line, self.patience).await?;
            Ok(line)
        })
        .await
    }
}

/// One connection and the statements prepared on it.
pub struct Line {
    pub client: Client,
    statements: Mutex<HashMap<&'static str, Statement>>,
    retired: AtomicBool,
    task: AbortHandle,
}

impl Drop for Line {
    /// On a line that went dead a farewell would wait for ever.
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Line {
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

pub struct Lines {
    dialer: Arc<Dialer>,
    lines: Vec<tokio::sync::Mutex<Option<Arc<Line>>>>,
    next: AtomicUsize,
}

impl Lines {
    pub fn new(dialer: Arc<Dialer>) -> Lines {
        let lines = (0..LINES).map(|_| tokio::sync::Mutex::new(None)).collect();
        Lines { dialer, lines, next: AtomicUsize::new(0) }
    }

    /// Does work on one of the lines. One on which it failed or was not answered in time is not used again: it may lead
    /// nowhere, or to a server that has become read-only. Whoever still waits on it is answered, or gives up too.
    pub fn call<'a, T: Send + 'a>(&'a self, work: impl FnOnce(Arc<Line>) -> Answer<'a, T> + Send + 'a) -> Answer<'a, T> {
        Box::pin(async move {
            let mut used = None;
            let answer = within(self.dialer.patience, async {
                let line = self.line().await?;
                used = Some(line.clone());
                work(line).await
            })
            .await;
            if let (Some(line), Err(StoreError::Unavailable(_))) = (used, &answer) {
                line.retired.store(true, Ordering::Relaxed);
            }
            answer
        })
    }

    /// The next of the lines, made anew if it broke.
    async fn line(&self) -> Result<Arc<Line>, StoreError> {
        let number = self.next.fetch_add(1, Ordering::Relaxed) % self.lines.len();
        let mut slot = self.lines[number].lock().await;
        if let Some(line) = slot.as_ref().filter(|line| line.is_usable()) {
            return Ok(line.clone());
        }
        // The old one goes first: what a server allows is counted.
        *slot = None;
        let line = Arc::new(self.dialer.dial().await?);
        schema::join(&line).await?;
        *slot = Some(line.clone());
        Ok(line)
    }
}
