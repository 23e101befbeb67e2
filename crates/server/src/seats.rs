//! From a token to the seats it opens.

use crate::actor::Command;
use crate::app::App;
use crate::event_log::Header;
use crate::hub::Busy;
use crate::room::{RoomError, Visitor};
use crate::secrets::hash_of;
use koloda_store::StoreError;
use koloda_text::Lang;
use std::sync::Arc;

#[derive(Debug)]
pub enum Access {
    Granted(Visitor),
    /// With an invitation that nobody has redeemed: it is no seat yet.
    Invited(Visitor),
    Forbidden,
    Absent,
    Unavailable,
    /// For good.
    Closed(RoomError),
}

/// Lets somebody in with a token; without one only to watch a public table.
pub async fn authorize(app: &Arc<App>, table: &str, token: Option<&str>, lang: Lang) -> Access {
    let header = match header(app, table).await {
        Ok(header) => header,
        Err(StoreError::Absent(_)) => return Access::Absent,
        Err(_) => return Access::Unavailable,
    };
    match token {
        Some(token) => holder(app, table, hash_of(token), lang).await,
        None if header.public => Access::Granted(Visitor { key: None, issue: 0, invited: false, seats: Vec::new(), lang }),
        None => Access::Forbidden,
    }
}

/// Keys change, so the table itself is asked.
async fn holder(app: &Arc<App>, table: &str, hash: String, lang: Lang) -> Access {
    match app.hub.ask(app, table, |reply| Command::Enter { hash, lang, reply }).await {
        Ok(Ok(Some(visitor))) if visitor.invited => Access::Invited(visitor),
        Ok(Ok(Some(visitor))) => Access::Granted(visitor),
        Ok(Ok(None)) => Access::Forbidden,
        Ok(Err(error)) if error.is_final() => Access::Closed(error),
        Ok(Err(_)) | Err(Busy) => Access::Unavailable,
    }
}

pub async fn header(app: &App, table: &str) -> Result<Header, StoreError> {
    let text = app.store.header(table).await?;
    serde_json::from_str(&text).map_err(|error| StoreError::Unavailable(error.to_string()))
}
