//! From a token to the seats it opens.

use crate::actor::Order;
use crate::app::App;
use crate::ledger::Header;
use crate::room::Who;
use crate::secrets::hash_of;
use koloda_store::StoreError;
use koloda_text::Lang;
use std::sync::Arc;
use tokio::sync::oneshot;

#[derive(Debug)]
pub enum Entrance {
    Let(Who),
    /// With an invitation that nobody has redeemed: it is no seat yet.
    Invited(Who),
    Forbidden,
    Absent,
    Unavailable,
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
    let (reply, answer) = oneshot::channel();
    if app.hub.order(app, table, Order::Enter { hash, lang, reply }).is_err() {
        return Entrance::Unavailable;
    }
    match answer.await {
        Ok(Ok(Some(who))) if who.invited => Entrance::Invited(who),
        Ok(Ok(Some(who))) => Entrance::Let(who),
        Ok(Ok(None)) => Entrance::Forbidden,
        Ok(Err(_)) | Err(_) => Entrance::Unavailable,
    }
}

pub async fn header(app: &App, table: &str) -> Result<Header, StoreError> {
    let text = app.store.header(table).await?;
    serde_json::from_str(&text).map_err(|fault| StoreError::Unavailable(fault.to_string()))
}
