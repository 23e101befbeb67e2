//! From a token to the seats it opens.

use crate::actor::Order;
use crate::app::App;
use crate::hub::Busy;
use crate::ledger::Header;
use crate::room::{Refused, Who};
use crate::secrets::hash_of;
use koloda_store::StoreError;
use koloda_text::Lang;
use std::sync::Arc;

#[derive(Debug)]
pub enum Entrance {
    Let(Who),
    /// With an invitation that nobody has redeemed: it is no seat yet.
    Invited(Who),
    Forbidden,
    Absent,
    Unavailable,
    /// For good.
    Closed(Refused),
}

/// Lets somebody in with a token; without one only to watch a public table.
pub async fn enter(app: &Arc<App>, table: &str, token: Option<&str>, lang: Lang) -> Entrance {
    let header = match header(app, table).await {
        Ok(header) => header,
        Err(StoreError::Absent(_)) => return Entrance::Absent,
        Err(_) => return Entrance::Unavailable,
    };
    match token {
        Some(token) => holder(app, table, hash_of(token), lang).await,
        None if header.public => Entrance::Let(Who { key: None, issue: 0, invited: false, seats: Vec::new(), lang }),
        None => Entrance::Forbidden,
    }
}

/// Keys change, so the table itself is asked.
async fn holder(app: &Arc<App>, table: &str, hash: String, lang: Lang) -> Entrance {
    match app.hub.ask(app, table, |reply| Order::Enter { hash, lang, reply }).await {
        Ok(Ok(Some(who))) if who.invited => Entrance::Invited(who),
        Ok(Ok(Some(who))) => Entrance::Let(who),
        Ok(Ok(None)) => Entrance::Forbidden,
        Ok(Err(refused)) if refused.is_final() => Entrance::Closed(refused),
        Ok(Err(_)) | Err(Busy) => Entrance::Unavailable,
    }
}

pub async fn header(app: &App, table: &str) -> Result<Header, StoreError> {
    let text = app.store.header(table).await?;
    serde_json::from_str(&text).map_err(|error| StoreError::Unavailable(error.to_string()))
}
