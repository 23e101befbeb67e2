//! The ways to a seat over HTTP: a link, a free seat of a public table, a new link to one's own.
//!
//! Every way ends in a session: what the caller may do, and the token that says so from then on.
//! The caller may draw that token; then a repeat after a lost answer is harmless.

use super::Failed;
use super::tables::{checked_nonce, checked_person, entered, lang, of_our_page, who};
use crate::actor::Order;
use crate::app::App;
use crate::door::{self, Origin};
use crate::protocol::{Commitment, SeatAsked, Session, SessionAsked};
use crate::room::{Claim, Who, Wish};
use crate::seats::{self, Entrance};
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
) -> Result<Response, Failed> {
    of_our_page(&app, &headers)?;
    let Json(SessionAsked { token, own, nonce, person }) = asked.map_err(|error| Failed::bad(error.body_text()))?;
    let guest = Guest { own: own_token(own)?, nonce: checked_nonce(nonce)?, person: checked_person(&app, person, lang(&headers))? };
    let door = Door { app, table, headers };
    // Who has a seat keeps it, and the invitation stays good for somebody else.
    if let Some(response) = door.open_held(&guest.own).await {
        return response;
    }
    match seats::enter(&door.app, &door.table, Some(&token), lang(&door.headers)).await {
        Entrance::Invited(who) => door.claim(Wish::Mine(who), guest).await,
        other => door.open(&entered(&door.app, other, lang(&door.headers))?, token),
    }
}

/// Takes a seat of a public table that is kept for anybody.
pub async fn join(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(table): Path<String>,
    headers: HeaderMap,
    asked: Result<Json<SeatAsked>, JsonRejection>,
) -> Result<Response, Failed> {
    of_our_page(&app, &headers)?;
    let Json(SeatAsked { own, nonce, person }) = asked.map_err(|error| Failed::bad(error.body_text()))?;
    if !app.doors.may_open_table(door::address(&app, peer.ip(), &headers)) {
        return Err(Failed::too_fast());
    }
    let guest = Guest { own: own_token(own)?, nonce: checked_nonce(nonce)?, person: checked_person(&app, person, lang(&headers))? };
    seats::header(&app, &table).await.map_err(|error| Failed::stored(&app, &table, &error))?;
    let door = Door { app, table, headers };
    match door.open_held(&guest.own).await {
        Some(response) => response,
        None => door.claim(Wish::Free, guest).await,
    }
}

/// A new link to the caller's own seat; the token they come with opens it no more.
pub async fn renew(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    headers: HeaderMap,
    asked: Result<Json<SeatAsked>, JsonRejection>,
) -> Result<Response, Failed> {
    let Json(SeatAsked { own, .. }) = asked.map_err(|error| Failed::bad(error.body_text()))?;
    let own = own_token(own)?;
    let caller = who(&app, &Method::POST, &table, &headers).await;
    let door = Door { app, table, headers };
    match caller {
        Ok(who) => door.claim(Wish::Mine(who), Guest { own, nonce: None, person: None }).await,
        // It may have been renewed already, and only the answer was lost.
        Err(failed) => door.open_own(&own).await.unwrap_or(Err(failed)),
    }
}

/// What the server has promised for the chance of a table: to be seen before a nonce is drawn.
pub async fn commitment(State(app): State<Arc<App>>, Path(table): Path<String>) -> Result<Json<Commitment>, Failed> {
    let header = seats::header(&app, &table).await.map_err(|error| Failed::stored(&app, &table, &error))?;
    Ok(Json(Commitment { commitment: header.commitment }))
}

/// What somebody brings who sits down.
struct Guest {
    own: Token,
    nonce: Option<String>,
    person: Option<String>,
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
    /// Lets the caller go on with the seats they have at this table already.
    async fn open_held(&self, own: &Token) -> Option<Result<Response, Failed>> {
        let Door { app, table, headers } = self;
        let cookie = (door::origin(app, headers) == Origin::Ours).then(|| door::cookie(app, headers, table)).flatten();
        for token in [door::bearer(headers), cookie].into_iter().flatten() {
            if let Some(who) = self.seated(token).await {
                return Some(self.open(&who, token.to_owned()));
            }
        }
        self.open_own(own).await
    }

    /// The same answer again for whoever has not heard it.
    async fn open_own(&self, own: &Token) -> Option<Result<Response, Failed>> {
        let token = own.clone().reveal();
        let who = self.seated(&token).await?;
        Some(self.open(&who, token))
    }

    /// Who has a seat by this token. An invitation is no seat yet.
    async fn seated(&self, token: &str) -> Option<Who> {
        match seats::enter(&self.app, &self.table, Some(token), lang(&self.headers)).await {
            Entrance::Let(who) if !who.seats.is_empty() => Some(who),
            Entrance::Let(_)
            | Entrance::Invited(_)
            | Entrance::Forbidden
            | Entrance::Absent
            | Entrance::Unavailable
            | Entrance::Closed(_) => None,
        }
    }

    async fn claim(&self, wish: Wish, Guest { own, nonce, person }: Guest) -> Result<Response, Failed> {
        let lang = lang(&self.headers);
        let claim = Claim { wish, own: own.hash(), nonce, person, lang };
        let answer = self.app.hub.ask(&self.app, &self.table, |reply| Order::Claim { claim, reply }).await;
        let answer = answer.map_err(|_| Failed::unavailable())?;
        let who = answer.map_err(|refused| Failed::refused(&refused, self.app.speech.say(lang, &refused.text)))?;
        self.open(&who, own.reveal())
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
