//! The ways to a seat over HTTP: a link, a free seat of a public table.
//!
//! Every way ends in a session: what the caller may do, and the token that says so from then on.
//! The caller may draw that token; then a repeat after a lost answer is harmless.

use super::Failed;
use super::tables::{entered, lang, of_our_page};
use crate::actor::Order;
use crate::app::App;
use crate::door::{self, Origin};
use crate::protocol::{JoinAsked, Session, SessionAsked};
use crate::room::{Claim, Who, Wish};
use crate::seats::{self, Entrance};
use crate::secrets::Token;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use koloda_text::Lang;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::sync::oneshot;

/// Enters with the token of a link.
pub async fn session(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    headers: HeaderMap,
    asked: Result<Json<SessionAsked>, JsonRejection>,
) -> Result<Response, Failed> {
    of_our_page(&app, &headers)?;
    let Json(SessionAsked { token }) = asked.map_err(|fault| Failed::bad(fault.body_text()))?;
    let who = entered(seats::enter(&app, &table, Some(&token), Lang::En).await)?;
    Door { app, table, headers }.open(&who, token)
}

/// Takes a seat of a public table that is kept for anybody.
pub async fn join(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(table): Path<String>,
    headers: HeaderMap,
    asked: Result<Json<JoinAsked>, JsonRejection>,
) -> Result<Response, Failed> {
    of_our_page(&app, &headers)?;
    let Json(JoinAsked { own }) = asked.map_err(|fault| Failed::bad(fault.body_text()))?;
    if !app.doors.may_open_table(door::address(&app, peer.ip(), &headers)) {
        return Err(Failed::too_fast());
    }
    seats::header(&app, &table).await?;
    let door = Door { app, table, headers };
    if let Some((who, token)) = door.held().await {
        return door.open(&who, token);
    }
    let own = own_token(own)?;
    let who = door.claim(Wish::Free, &own).await?;
    door.open(&who, own.reveal())
}

/// The token a caller wants to have; drawn here if they bring none.
fn own_token(own: Option<String>) -> Result<Token, Failed> {
    match own {
        Some(own) => Token::given(own).ok_or_else(|| Failed::bad("a token is 32 random bytes in 43 characters")),
        None => Ok(Token::draw()),
    }
}

/// A table, and a caller before it.
struct Door {
    app: Arc<App>,
    table: String,
    headers: HeaderMap,
}

impl Door {
    /// The seats the caller has at this table already.
    async fn held(&self) -> Option<(Who, String)> {
        let Door { app, table, headers } = self;
        let cookie = (door::origin(app, headers) == Origin::Ours).then(|| door::cookie(app, headers, table)).flatten();
        for token in [door::bearer(headers), cookie].into_iter().flatten() {
            if let Entrance::Let(who) = seats::enter(app, table, Some(token), lang(headers)).await
                && !who.seats.is_empty()
            {
                return Some((who, token.to_owned()));
            }
        }
        None
    }

    async fn claim(&self, wish: Wish, own: &Token) -> Result<Who, Failed> {
        let (reply, answer) = oneshot::channel();
        let lang = lang(&self.headers);
        let claim = Claim { wish, own: own.hash(), lang };
        self.app.hub.order(&self.app, &self.table, Order::Claim { claim, reply }).map_err(|_| Failed::unavailable())?;
        let answer = answer.await.map_err(|_| Failed::unavailable())?;
        answer.map_err(|refused| Failed::refused(&refused, self.app.speech.say(lang, &refused.text)))
    }

    /// The session, with a cookie that makes the browser keep it.
    fn open(&self, who: &Who, token: String) -> Result<Response, Failed> {
        let cookies = door::set_cookies(&self.app, &self.headers, &self.table, &token);
        let seats = who.seats.iter().map(|seat| seat.0 + 1).collect();
        let mut response = Json(Session { seats, watch: who.seats.is_empty(), token }).into_response();
        for cookie in cookies {
            response.headers_mut().append(header::SET_COOKIE, cookie.parse().map_err(|_| Failed::bad("this is not a token"))?);
        }
        Ok(response)
    }
}
