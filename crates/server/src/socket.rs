//! One WebSocket: its handshake, its limits, its way to the table and back.
//!
//! One task reads and writes, so a client that does not read is not read from either. Every
//! violation has a close code: 1002 not WebSocket, 1007 not UTF-8, 1008 policy, 1009 too big; 1012 is
//! a restart, 1013 try later, 4410 for good. Who leaves a ping unanswered is cut without one: it would not be read.

use crate::actor::{FINAL, Order, Visit};
use crate::app::App;
use crate::door::{self, Origin};
use crate::hub::Mail;
use crate::limits::{Bucket, Inside};
use crate::line::{Line, Out};
use crate::listen::told;
use crate::liveness::Liveness;
use crate::protocol::{ErrorKind, FromClient, ToClient, VERSION};
use crate::room::Who;
use crate::seats::{self, Entrance};
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

static VISITS: AtomicU64 = AtomicU64::new(0);

pub async fn upgrade(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(table): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let caller = door::address(&app, peer.ip(), &headers);
    let origin = door::origin(&app, &headers);
    if origin == Origin::Foreign {
        return (StatusCode::FORBIDDEN, "this page may not speak to this server").into_response();
    }
    if !app.doors.may_shake_hands(caller) {
        return (StatusCode::TOO_MANY_REQUESTS, [("retry-after", "60")]).into_response();
    }
    let Some(inside) = app.doors.sockets.enter(caller) else {
        return (StatusCode::SERVICE_UNAVAILABLE, [("retry-after", "30")]).into_response();
    };
    // A cookie counts only from a page of ours; a program brings its token itself.
    let cookie = if origin == Origin::Ours { door::cookie(&app, &headers, &table) } else { None };
    let token = door::bearer(&headers).or(cookie).map(str::to_owned);
    let limits = &app.config.limits;
    upgrade
        .max_message_size(limits.message)
        .max_frame_size(limits.message)
        .read_buffer_size(limits.read_buffer)
        .write_buffer_size(limits.write_buffer)
        .max_write_buffer_size(limits.most_unsent)
        .on_upgrade(move |socket| serve(app, socket, table, token, inside))
}

async fn serve(app: Arc<App>, mut socket: WebSocket, table: String, token: Option<String>, inside: Inside) {
    let _inside = inside;
    app.metrics.connections.inc();
    let close = greet(&app, &mut socket, &table, token).await;
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
async fn greet(app: &Arc<App>, socket: &mut WebSocket, table: &str, token: Option<String>) -> Closing {
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
        say_error(app, socket, ErrorKind::Malformed, lang, "server-version").await;
        return Some((1008, "another version"));
    }
    let who = match seats::enter(app, table, given.or(token).as_deref(), lang).await {
        Entrance::Let(who) => who,
        Entrance::Invited(_) => {
            say_error(app, socket, ErrorKind::Forbidden, lang, "server-redeem-first").await;
            return Some((1008, "an invitation is redeemed first"));
        }
        Entrance::Forbidden => {
            say_error(app, socket, ErrorKind::Forbidden, lang, "server-forbidden").await;
            return Some((1008, "forbidden"));
        }
        Entrance::Absent => {
            say_error(app, socket, ErrorKind::Absent, lang, "server-forbidden").await;
            return Some((1008, "no such table"));
        }
        Entrance::Unavailable => {
            say_error(app, socket, ErrorKind::Unavailable, lang, "server-unavailable").await;
            return Some((1013, "try later"));
        }
        Entrance::Closed(refused) => {
            say(app, socket, refused.kind, lang, &refused.text).await;
            return Some((FINAL, "for good"));
        }
    };
    Visiting::begin(app, table, who, rev).await.run(socket).await
}

/// An error before anybody was let in.
async fn say_error(app: &App, socket: &mut WebSocket, kind: ErrorKind, lang: Lang, message: &'static str) {
    say(app, socket, kind, lang, &Phrase::new(message)).await;
}

async fn say(app: &App, socket: &mut WebSocket, kind: ErrorKind, lang: Lang, phrase: &Phrase) {
    let text = error_text(app, kind, lang, phrase);
    let _ = timeout(app.config.limits.hello_time, socket.send(Message::text(text))).await;
}

fn error_text(app: &App, kind: ErrorKind, lang: Lang, phrase: &Phrase) -> String {
    let text = app.speech.say(lang, phrase);
    serde_json::to_string(&ToClient::Error { kind, text }).expect("plain data")
}

/// What a connection waits for.
enum Next {
    Out(Option<Out>),
    Heard(Option<Result<Message, axum::Error>>),
    Look,
    Stop,
}

/// A connection that was let in.
struct Visiting {
    app: Arc<App>,
    visit: Visit,
    lang: Lang,
    mail: Option<Mail>,
    out: mpsc::Receiver<Out>,
    behind: Arc<AtomicBool>,
    bucket: Bucket,
    excess: u32,
    looks: Interval,
    liveness: Liveness,
    stopping: watch::Receiver<bool>,
}

impl Visiting {
    async fn begin(app: &Arc<App>, table: &str, who: Who, rev: Option<u32>) -> Visiting {
        let limits = &app.config.limits;
        let visit = VISITS.fetch_add(1, Ordering::Relaxed);
        let (line, out) = Line::new(limits.queue, limits.queue_bytes);
        let behind = line.behind.clone();
        let lang = who.lang;
        let mail = app.hub.order(app, table, Order::Join { visit, who, line, rev }).ok();
        let mut looks = interval(limits.ping);
        looks.reset();
        let bucket = Bucket::full(limits.burst);
        let stopping = app.stopping.subscribe();
        Visiting { app: app.clone(), visit, lang, mail, out, behind, bucket, excess: 0, looks, liveness: Liveness::new(), stopping }
    }

    async fn run(mut self, socket: &mut WebSocket) -> Closing {
        let Some(mail) = self.mail.clone() else { return Some((1013, "try later")) };
        let closing = loop {
            let next = tokio::select! {
                out = self.out.recv() => Next::Out(out),
                heard = socket.recv() => Next::Heard(heard),
                _ = self.looks.tick() => Next::Look,
                () = told(&mut self.stopping) => Next::Stop,
            };
            let closing = match next {
                Next::Out(Some(Out::Text(text, room))) => {
                    let closing = self.send(socket, Message::text(text)).await;
                    drop(room);
                    match closing {
                        None => self.catch_up(&mail).await,
                        closing => closing,
                    }
                }
                Next::Out(Some(Out::Close(code, reason))) => Some(Some((code, reason))),
                // The table's task has died; what was acknowledged is on disk.
                Next::Out(None) => Some(Some((1013, "try later"))),
                Next::Heard(heard) => self.hear(socket, heard, &mail).await,
                Next::Look if self.liveness.is_dead(&self.app.config.limits) => Some(None),
                Next::Look if self.liveness.ping(&self.app.config.limits) => self.send(socket, Message::Ping(Vec::new().into())).await,
                Next::Look => None,
                Next::Stop => Some(Some((1012, "restart"))),
            };
            if let Some(closing) = closing {
                break closing;
            }
        };
        // The table must learn of it even when its mailbox is full; one that takes no mail notices by itself.
        let _ = timeout(self.app.config.limits.patience, mail.send(Order::Leave { visit: self.visit })).await;
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
            return self.post(Order::Resync { visit: self.visit }, mail).await;
        }
        None
    }

    async fn hear(&mut self, socket: &mut WebSocket, heard: Option<Result<Message, axum::Error>>, mail: &Mail) -> Option<Closing> {
        let text = match heard {
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
            return self.refuse(socket, ErrorKind::Malformed, "server-malformed").await;
        };
        if let FromClient::Lang { lang } = message {
            self.lang = lang.into();
        }
        // A full mailbox slows the sender down, nobody else.
        self.post(Order::Say { visit: self.visit, message }, mail).await
    }

    /// Hands an order to the table; a table that takes none for too long is left.
    async fn post(&self, order: Order, mail: &Mail) -> Option<Closing> {
        let posted = timeout(self.app.config.limits.patience, mail.send(order)).await;
        if matches!(posted, Ok(Ok(()))) { None } else { Some(Some((1013, "try later"))) }
    }

    async fn too_fast(&mut self, socket: &mut WebSocket) -> Option<Closing> {
        self.excess += 1;
        if self.excess > self.app.config.limits.excess {
            return Some(Some((1008, "too fast")));
        }
        if self.excess == 1 { self.refuse(socket, ErrorKind::TooFast, "server-too-fast").await } else { None }
    }

    async fn refuse(&mut self, socket: &mut WebSocket, kind: ErrorKind, message: &'static str) -> Option<Closing> {
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
