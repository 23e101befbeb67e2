//! The ways to a seat over HTTP: a link, a free seat of a public table, a new link to one's own.
//!
//! Every way ends in a session: what the caller may do, and the token that says so from then on.
//! The caller may draw that token; then a repeat after a lost answer is harmless.

use super::ApiError;
use super::tables::{checked_nonce, checked_person, lang, require_access, require_own_origin, visitor};
use crate::actor::Command;
use crate::app::App;
use crate::client::{self, Origin};
use crate::protocol::{Commitment, SeatAsked, Session, SessionAsked};
use crate::room::{Claim, ClaimedKey, Visitor};
use crate::seats::{self, Access};
use crate::secrets::Token;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, Method, header};
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;
use std::sync::Arc;

/// Enters with the token of a link. An invitation is redeemed: from then on it opens nothing.
pub async fn session(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    headers: HeaderMap,
    asked: Result<Json<SessionAsked>, JsonRejection>,
) -> Result<Response, ApiError> {
    require_own_origin(&app, &headers)?;
    let Json(SessionAsked { token, own, nonce, person }) = asked.map_err(|error| ApiError::bad(error.body_text()))?;
    let newcomer = Newcomer { own: own_token(own)?, nonce: checked_nonce(nonce)?, person: checked_person(&app, person, lang(&headers))? };
    let request = SessionRequest { app, table, headers };
    // Who has a seat keeps it, and the invitation stays good for somebody else.
    if let Some(response) = request.open_held(&newcomer.own).await {
        return response;
    }
    match seats::authorize(&request.app, &request.table, Some(&token), lang(&request.headers)).await {
        Access::Invited(visitor) => request.claim(ClaimedKey::Own(visitor), newcomer).await,
        other => request.open(&require_access(&request.app, other, lang(&request.headers))?, token),
    }
}

/// Takes a seat of a public table that is kept for anybody.
pub async fn join(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(table): Path<String>,
    headers: HeaderMap,
    asked: Result<Json<SeatAsked>, JsonRejection>,
) -> Result<Response, ApiError> {
    require_own_origin(&app, &headers)?;
    let Json(SeatAsked { own, nonce, person }) = asked.map_err(|error| ApiError::bad(error.body_text()))?;
    if !app.caller_limits.allows_new_table(client::address(&app, peer.ip(), &headers)) {
        return Err(ApiError::too_fast());
    }
    let newcomer = Newcomer { own: own_token(own)?, nonce: checked_nonce(nonce)?, person: checked_person(&app, person, lang(&headers))? };
    seats::header(&app, &table).await.map_err(|error| ApiError::of_store(&app, &table, &error))?;
    let request = SessionRequest { app, table, headers };
    match request.open_held(&newcomer.own).await {
        Some(response) => response,
        None => request.claim(ClaimedKey::AnyFree, newcomer).await,
    }
}

/// A new link to the caller's own seat; the token they come with opens it no more.
pub async fn renew(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    headers: HeaderMap,
    asked: Result<Json<SeatAsked>, JsonRejection>,
) -> Result<Response, ApiError> {
    let Json(SeatAsked { own, .. }) = asked.map_err(|error| ApiError::bad(error.body_text()))?;
    let own = own_token(own)?;
    let caller = visitor(&app, &Method::POST, &table, &headers).await;
    let request = SessionRequest { app, table, headers };
    match caller {
        Ok(visitor) => request.claim(ClaimedKey::Own(visitor), Newcomer { own, nonce: None, person: None }).await,
        // It may have been renewed already, and only the answer was lost.
        Err(error) => request.open_own(&own).await.unwrap_or(Err(error)),
    }
}

/// What the server has promised for the chance of a table: to be seen before a nonce is drawn.
pub async fn commitment(State(app): State<Arc<App>>, Path(table): Path<String>) -> Result<Json<Commitment>, ApiError> {
    let header = seats::header(&app, &table).await.map_err(|error| ApiError::of_store(&app, &table, &error))?;
    Ok(Json(Commitment { commitment: header.commitment }))
}

/// What a person brings when sitting down: token, nonce and name.
struct Newcomer {
    own: Token,
    nonce: Option<String>,
    person: Option<String>,
}

/// The token a caller wants to have; drawn here if they bring none.
fn own_token(own: Option<String>) -> Result<Token, ApiError> {
    match own {
        Some(own) => Token::given(own).ok_or_else(|| ApiError::bad("a token is 32 random bytes in 43 characters")),
        None => Ok(Token::draw()),
    }
}

/// A call for a seat at one table.
struct SessionRequest {
    app: Arc<App>,
    table: String,
    headers: HeaderMap,
}

impl SessionRequest {
    /// Lets the caller go on with the seats they have at this table already.
    async fn open_held(&self, own: &Token) -> Option<Result<Response, ApiError>> {
        let SessionRequest { app, table, headers } = self;
        let cookie = (client::origin(app, headers) == Origin::Ours).then(|| client::cookie(app, headers, table)).flatten();
        for token in [client::bearer(headers), cookie].into_iter().flatten() {
            if let Some(visitor) = self.seated(token).await {
                return Some(self.open(&visitor, token.to_owned()));
            }
        }
        self.open_own(own).await
    }

    /// The same answer again for whoever has not heard it.
    async fn open_own(&self, own: &Token) -> Option<Result<Response, ApiError>> {
        let token = own.clone().reveal();
        let visitor = self.seated(&token).await?;
        Some(self.open(&visitor, token))
    }

    /// Who has a seat by this token. An invitation is no seat yet.
    async fn seated(&self, token: &str) -> Option<Visitor> {
        match seats::authorize(&self.app, &self.table, Some(token), lang(&self.headers)).await {
            Access::Granted(visitor) if !visitor.seats.is_empty() => Some(visitor),
            Access::Granted(_) | Access::Invited(_) | Access::Forbidden | Access::Absent | Access::Unavailable | Access::Closed(_) => None,
        }
    }

    async fn claim(&self, key: ClaimedKey, Newcomer { own, nonce, person }: Newcomer) -> Result<Response, ApiError> {
        let lang = lang(&self.headers);
        let claim = Claim { key, own: own.hash(), nonce, person, lang };
        let answer = self.app.hub.ask(&self.app, &self.table, |reply| Command::Claim { claim, reply }).await;
        let answer = answer.map_err(|_| ApiError::unavailable())?;
        let visitor = answer.map_err(|error| ApiError::of_room(&error, self.app.phrases.say(lang, &error.text)))?;
        self.open(&visitor, own.reveal())
    }

    /// The session, with a cookie that makes the browser keep it.
    fn open(&self, visitor: &Visitor, token: String) -> Result<Response, ApiError> {
        let cookies = client::set_cookies(&self.app, &self.headers, &self.table, &token);
        let seats = visitor.seats.iter().map(|seat| seat.0 + 1).collect();
        let mut response = Json(Session { seats, watch: visitor.seats.is_empty(), token }).into_response();
        for cookie in cookies {
            response.headers_mut().append(header::SET_COOKIE, cookie.parse().map_err(|_| ApiError::bad("this is not a token"))?);
        }
        Ok(response)
    }
}
