//! From a token to the seats it opens.

use crate::app::App;
use crate::ledger::Header;
use crate::room::{Room, Who};
use crate::secrets::hash_of;
use koloda_store::StoreError;
use koloda_text::Lang;

#[derive(Debug)]
pub enum Entrance {
    Let(Who),
    Forbidden,
    Absent,
    Unavailable,
}

/// Lets somebody in with a token; without one only to watch a public table.
pub async fn enter(app: &App, table: &str, token: Option<&str>, lang: Lang) -> Entrance {
    let header = match header(app, table).await {
        Ok(header) => header,
        Err(StoreError::Absent(_)) => return Entrance::Absent,
        Err(_) => return Entrance::Unavailable,
    };
    let key = token.map(|token| Room::key_of(&header, &hash_of(token)));
    match key {
        Some(Some(key)) => Entrance::Let(Who { key: Some(key), seats: header.keys[key].seats.clone(), lang }),
        None if header.public => Entrance::Let(Who { key: None, seats: Vec::new(), lang }),
        Some(None) | None => Entrance::Forbidden,
    }
}

pub async fn header(app: &App, table: &str) -> Result<Header, StoreError> {
    let text = app.store.header(table).await?;
    serde_json::from_str(&text).map_err(|fault| StoreError::Unavailable(fault.to_string()))
}
