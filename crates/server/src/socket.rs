//! One WebSocket: its handshake, its limits, its way to the table and back.
//!
//! One task reads and writes, so a client that does not read is not read from either. Every
//! violation has a close code: 1002 not WebSocket, 1007 not UTF-8, 1008 policy, 1009 too big; 1012 is
//! a restart, 1013 try later, 4410 for good. A client that leaves a ping unanswered is cut without one: it would not read it.

use crate::actor::{Command, ConnectionId, FINAL};
use crate::app::App;
use crate::client::{self, Origin};
use crate::hub::Mail;
use crate::limits::{Permit, TokenBucket};
use crate::listen::wait_for_shutdown;
use crate::liveness::Liveness;
use crate::outbox::{Outbox, Outgoing};
use crate::protocol::{ErrorKind, FromClient, ToClient, VERSION};
use crate::room::Visitor;
use crate::seats::{self, Access};
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use koloda_kernel::phrase::Phrase;
use koloda_text::Lang;
use std::error::Error;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::{Interval, interval, timeout, timeout_at};
use tokio_tungstenite::tungstenite::{self, error::ProtocolError};

/// How long the close of a connection may take.
const LAST_WORDS: Duration = Duration::from_secs(2);

static CONNECTIONS: AtomicU64 = AtomicU64::new(0);

pub async fn upgrade(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(table): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let caller = client::address(&app, peer.ip(), &headers);
    let origin = client::origin(&app, &headers);
    if origin == Origin::Foreign {
        return (StatusCode::FORBIDDEN, "this page may not speak to this server").into_response();
    }
    if !app.caller_limits.allows_handshake(caller) {
        return (StatusCode::TOO_MANY_REQUESTS, [("retry-after", "60")]).into_response();
    }
    let Some(permit) = app.caller_limits.sockets.acquire(caller) else {
        return (StatusCode::SERVICE_UNAVAILABLE, [("retry-after", "30")]).into_response();
    };
    // A cookie counts only from a page of ours; a program brings its token itself.
    let cookie = if origin == Origin::Ours { client::cookie(&app, &headers, &table) } else { None };
    let token = client::bearer(&headers).or(cookie).map(str::to_owned);
    let limits = &app.config.limits;
    upgrade
        .max_message_size(limits.message)
        .max_frame_size(limits.message)
        .read_buffer_size(limits.read_buffer)
        .write_buffer_size(limits.write_buffer)
        .max_write_buffer_size(limits.most_unsent)
        .on_upgrade(move |socket| serve(app, socket, table, token, permit))
}

async fn serve(app: Arc<App>, mut socket: WebSocket, table: String, token: Option<String>, permit: Permit) {
    let _permit = permit;
    app.metrics.connections.inc();
    let close = handshake_and_run(&app, &mut socket, &table, token).await;
    app.metrics.connections.dec();
    let last_words = async {
        if let Some((code, reason)) = close {
            let frame = CloseFrame { code, reason: reason.into() };
            let _ = socket.send(Message::Close(Some(frame))).await;
        }
        // Reading on lets the close frame arrive before the connection is cut.
        while let Some(Ok(_)) = socket.recv().await {}
    };
    let _ = timeout(LAST_WORDS, last_words).await;
}

type Closing = Option<(u16, &'static str)>;

/// The first message, then everything else.
async fn handshake_and_run(app: &Arc<App>, socket: &mut WebSocket, table: &str, token: Option<String>) -> Closing {
    let first = match timeout(app.config.limits.hello_time, socket.recv()).await {
        Ok(Some(Ok(Message::Text(text)))) => text,
        Ok(Some(Ok(Message::Close(_))) | None) => return None,
        Ok(Some(Err(error))) => return ending(&error),
        Ok(Some(Ok(_))) | Err(_) => return Some((1008, "expected a hello")),
    };
    let Some(FromClient::Hello { version, lang, token: given, rev }) = decode(&first, app.config.limits.depth) else {
        return Some((1008, "expected a hello"));
    };
    let lang: Lang = lang.into();
    if version != VERSION {
        send_error_before_join(app, socket, ErrorKind::Malformed, lang, "server-version").await;
        return Some((1008, "another version"));
    }
    let visitor = match seats::authorize(app, table, given.or(token).as_deref(), lang).await {
        Access::Granted(visitor) => visitor,
        Access::Invited(_) => {
            send_error_before_join(app, socket, ErrorKind::Forbidden, lang, "server-redeem-first").await;
            return Some((1008, "an invitation is redeemed first"));
        }
        Access::Forbidden => {
            send_error_before_join(app, socket, ErrorKind::Forbidden, lang, "server-forbidden").await;
            return Some((1008, "forbidden"));
        }
        Access::Absent => {
            send_error_before_join(app, socket, ErrorKind::Absent, lang, "server-forbidden").await;
            return Some((1008, "no such table"));
        }
        Access::Unavailable => {
            send_error_before_join(app, socket, ErrorKind::Unavailable, lang, "server-unavailable").await;
            return Some((1013, "try later"));
        }
        Access::Closed(error) => {
            send_error_text(app, socket, error.kind, lang, &error.text).await;
            return Some((FINAL, "for good"));
        }
    };
    Connection::begin(app, table, visitor, rev).await.run(socket).await
}

/// An error before anybody was let in.
async fn send_error_before_join(app: &App, socket: &mut WebSocket, kind: ErrorKind, lang: Lang, message: &'static str) {
    send_error_text(app, socket, kind, lang, &Phrase::new(message)).await;
}

async fn send_error_text(app: &App, socket: &mut WebSocket, kind: ErrorKind, lang: Lang, phrase: &Phrase) {
    let text = error_text(app, kind, lang, phrase);
    let _ = timeout(app.config.limits.hello_time, socket.send(Message::text(text))).await;
}

fn error_text(app: &App, kind: ErrorKind, lang: Lang, phrase: &Phrase) -> String {
    let text = app.phrases.say(lang, phrase);
    serde_json::to_string(&ToClient::Error { kind, text }).expect("plain data")
}

/// What a connection waits for.
enum Next {
    Out(Option<Outgoing>),
    Received(Option<Result<Message, axum::Error>>),
    Check,
    Stop,
}

/// A connection that was let in.
struct Connection {
    app: Arc<App>,
    connection: ConnectionId,
    lang: Lang,
    mail: Option<Mail>,
    out: mpsc::Receiver<Outgoing>,
    behind: Arc<AtomicBool>,
    bucket: TokenBucket,
    excess: u32,
    checks: Interval,
    liveness: Liveness,
    stopping: watch::Receiver<bool>,
}

impl Connection {
    async fn begin(app: &Arc<App>, table: &str, visitor: Visitor, rev: Option<u32>) -> Connection {
        let limits = &app.config.limits;
        let connection = CONNECTIONS.fetch_add(1, Ordering::Relaxed);
        let (outbox, out) = Outbox::new(limits.queue, limits.queue_bytes);
        let behind = outbox.behind.clone();
        let lang = visitor.lang;
        let mail = app.hub.send(app, table, Command::Join { connection, visitor, outbox, rev }).ok();
        let mut checks = interval(limits.ping);
        checks.reset();
        let bucket = TokenBucket::full(limits.burst);
        let stopping = app.stopping.subscribe();
        Connection { app: app.clone(), connection, lang, mail, out, behind, bucket, excess: 0, checks, liveness: Liveness::new(), stopping }
    }

    async fn run(mut self, socket: &mut WebSocket) -> Closing {
        let Some(mail) = self.mail.clone() else { return Some((1013, "try later")) };
        let closing = loop {
            let next = tokio::select! {
                out = self.out.recv() => Next::Out(out),
                received = socket.recv() => Next::Received(received),
                _ = self.checks.tick() => Next::Check,
                () = wait_for_shutdown(&mut self.stopping) => Next::Stop,
            };
            let closing = match next {
                Next::Out(Some(Outgoing::Text(text, room))) => {
                    let closing = self.send(socket, Message::text(text)).await;
                    drop(room);
                    match closing {
                        None => self.catch_up(&mail).await,
                        closing => closing,
                    }
                }
                Next::Out(Some(Outgoing::Close(code, reason))) => Some(Some((code, reason))),
                // The table's task has died; what was acknowledged is on disk.
                Next::Out(None) => Some(Some((1013, "try later"))),
                Next::Received(received) => self.receive(socket, received, &mail).await,
                Next::Check if self.liveness.is_dead(&self.app.config.limits) => Some(None),
                Next::Check if self.liveness.ping(&self.app.config.limits) => self.send(socket, Message::Ping(Vec::new().into())).await,
                Next::Check => None,
                Next::Stop => Some(Some((1012, "restart"))),
            };
            if let Some(closing) = closing {
                break closing;
            }
        };
        // The table must learn of it even when its mailbox is full; one that takes no mail notices by itself.
        let _ = timeout(self.app.config.limits.patience, mail.send(Command::Leave { connection: self.connection })).await;
        closing
    }

    /// Sends a message, or says how to end.
    async fn send(&mut self, socket: &mut WebSocket, message: Message) -> Option<Closing> {
        let deadline = self.liveness.deadline(&self.app.config.limits);
        if let Message::Text(text) = &message {
            self.liveness.sent();
            self.app.metrics.sent_messages.inc();
            self.app.metrics.sent_bytes.inc_by(text.len() as u64);
        }
        match timeout_at(deadline, socket.send(message)).await {
            Ok(Ok(())) => None,
            Ok(Err(_)) => Some(None),
            Err(_) => Some(Some((1008, "too slow"))),
        }
    }

    /// A client that has read everything and missed something gets one fresh state.
    async fn catch_up(&mut self, mail: &Mail) -> Option<Closing> {
        if self.out.is_empty() && self.behind.swap(false, Ordering::SeqCst) {
            self.app.metrics.resyncs.inc();
            return self.post(Command::Resync { connection: self.connection }, mail).await;
        }
        None
    }

    async fn receive(&mut self, socket: &mut WebSocket, received: Option<Result<Message, axum::Error>>, mail: &Mail) -> Option<Closing> {
        let text = match received {
            None | Some(Ok(Message::Close(_))) => return Some(None),
            Some(Err(error)) => return Some(ending(&error)),
            Some(Ok(Message::Pong(_))) => {
                self.liveness.answered();
                return None;
            }
            Some(Ok(Message::Ping(_) | Message::Binary(_))) => None,
            Some(Ok(Message::Text(text))) => Some(text),
        };
        let limits = &self.app.config.limits;
        if !self.bucket.take(limits.rate, limits.burst) {
            return self.too_fast(socket).await;
        }
        self.excess = 0;
        let message = text.as_deref().and_then(|text| decode(text, limits.depth));
        let Some(message) = message else {
            self.app.metrics.refusals.inc();
            return self.send_error(socket, ErrorKind::Malformed, "server-malformed").await;
        };
        if let FromClient::Lang { lang } = message {
            self.lang = lang.into();
        }
        // A full mailbox slows the sender down, nobody else.
        self.post(Command::Say { connection: self.connection, message }, mail).await
    }

    /// Hands an order to the table; a table that takes none for too long is left.
    async fn post(&self, command: Command, mail: &Mail) -> Option<Closing> {
        let posted = timeout(self.app.config.limits.patience, mail.send(command)).await;
        if matches!(posted, Ok(Ok(()))) { None } else { Some(Some((1013, "try later"))) }
    }

    async fn too_fast(&mut self, socket: &mut WebSocket) -> Option<Closing> {
        self.excess += 1;
        if self.excess > self.app.config.limits.excess {
            return Some(Some((1008, "too fast")));
        }
        if self.excess == 1 { self.send_error(socket, ErrorKind::TooFast, "server-too-fast").await } else { None }
    }

    async fn send_error(&mut self, socket: &mut WebSocket, kind: ErrorKind, message: &'static str) -> Option<Closing> {
        let text = error_text(&self.app, kind, self.lang, &Phrase::new(message));
        self.send(socket, Message::text(text)).await
    }
}

/// How to end after an error of the protocol below.
fn ending(error: &axum::Error) -> Closing {
    match error.source()?.downcast_ref::<tungstenite::Error>()? {
        tungstenite::Error::Capacity(_) => Some((1009, "too big")),
        tungstenite::Error::Utf8(_) => Some((1007, "not UTF-8")),
        // Nobody is left who would hear it.
        tungstenite::Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => None,
        tungstenite::Error::Protocol(_) => Some((1002, "not WebSocket")),
        _ => None,
    }
}

/// A message, if it is one: not nested deeply, no unknown field.
pub fn decode(text: &str, depth: usize) -> Option<FromClient> {
    if nesting(text) > depth {
        return None;
    }
    serde_json::from_str(text).ok()
}

fn nesting(text: &str) -> usize {
    let (mut now, mut most, mut quoted, mut escaped) = (0usize, 0usize, false, false);
    for byte in text.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b'{' | b'[' if !quoted => {
                now += 1;
                most = most.max(now);
            }
            b'}' | b']' if !quoted => now = now.saturating_sub(1),
            _ => {}
        }
    }
    most
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_in_the_protocol_is_not_a_message() {
        let good = r#"{"type":"pick","seq":1,"option":0,"id":"a"}"#;
        assert!(matches!(decode(good, 16), Some(FromClient::Pick { seq: 1, option: 0, rev: None, .. })));
        for bad in [
            r#"{"type":"pick","seq":1,"option":0,"id":"a","more":1}"#,
            r#"{"type":"ping","more":1}"#,
            r#"{"type":"pick","seq":-1,"option":0,"id":"a"}"#,
            r#"{"type":"pick","seq":1.5,"option":0,"id":"a"}"#,
            r#"{"type":"pick"}"#,
            r#"{"type":"cheat"}"#,
            "[]",
            "",
            "{",
        ] {
            assert!(decode(bad, 16).is_none(), "{bad}");
        }
    }

    #[test]
    fn deep_nesting_is_refused_before_it_is_read() {
        let deep = format!(r#"{{"type":"why","wish":{}{}}}"#, "[".repeat(20), "]".repeat(20));
        assert!(decode(&deep, 16).is_none());
        assert!(decode(r#"{"type":"why","wish":{"a":"[[[[[[[[[[[[[[[[[[[["}}"#, 16).is_some());
    }
}
