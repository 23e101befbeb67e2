//! From an address to a store: `postgres://…` or a file.

use crate::model::{Store, StoreError};
use crate::options::Options;
use crate::postgres::PostgresStore;
use crate::sqlite::SqliteStore;
use std::path::Path;
use std::sync::Arc;

/// Opens the store at this address for this process alone, bringing its tables up to date.
pub async fn open(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    open_with(address, &Options::default()).await
}

/// The same, with other waiting times or another end.
pub async fn open_with(address: &str, options: &Options) -> Result<Arc<dyn Store>, StoreError> {
    if address.starts_with("postgres://") || address.starts_with("postgresql://") {
        return Ok(Arc::new(PostgresStore::open(address, options).await?));
    }
    let (path, options) = (address.strip_prefix("sqlite://").unwrap_or(address).to_owned(), options.clone());
    let opened = tokio::task::spawn_blocking(move || SqliteStore::open(Path::new(&path), &options)).await;
    Ok(Arc::new(opened.map_err(|error| StoreError::Unfit(error.to_string()))??))
}
