//! T7 and T8: whoever takes much, sends slowly or does not read loses their own connection, and nobody else's.

mod common;

use common::{PATIENCE, Served, hasty};
use koloda_server::Limits;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};

/// Limits hold for this machine too, so that loopback can play strangers.
fn strict() -> Limits {
    Limits { exempt_loopback: false, ..hasty() }
}

/// A connection from an address of one's own choice: all of 127.0.0.0/8 is this machine.
async fn connect_from(source: [u8; 4], to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(SocketAddr::from((source, 0))).expect("an address of this machine");
    socket.connect(to).await.expect("connected")
}

const ATTACKER: [u8; 4] = [127, 0, 0, 2];

fn head(path: &str, length: usize) -> String {
    format!("POST {path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n")
}

/// Whether a connection is ended by the other side; how it says so does not matter.
async fn is_cut(mut stream: TcpStream) -> bool {
    timeout(PATIENCE, stream.read_to_end(&mut Vec::new())).await.is_ok()
}

/// Memory of this process in KiB.
fn resident() -> i64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux");
    let line = status.lines().find(|line| line.starts_with("VmRSS")).expect("a size");
    line.split_whitespace().nth(1).and_then(|size| size.parse().ok()).expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn unfinished_bodies_are_cut_hold_no_memory_and_keep_nobody_waiting() {
    let served = Served::start(Limits { body_time: Duration::from_secs(1), ..strict() }).await;
    let (before, large) = (resident(), "x".repeat(500_000));
    let mut streams = Vec::new();
    for _ in 0..400 {
        let mut stream = connect_from(ATTACKER, served.address).await;
        // Many are cut while they still send.
        let _ = stream.write_all(head("/api/replay", 510_000).as_bytes()).await;
        let _ = timeout(Duration::from_millis(20), stream.write_all(large.as_bytes())).await;
        streams.push(stream);
    }
    let grown = (resident() - before) / 1024;
    assert!(grown < 64, "{grown} MiB for 400 unfinished bodies");
    assert_eq!(served.http("GET", "/healthz", &[], "").await.status, 200);
    for stream in streams {
        assert!(is_cut(stream).await, "a body that does not end is cut");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_trickles_is_cut_in_the_time_for_all_of_it() {
    let served = Served::start(Limits { body_time: Duration::from_millis(500), ..strict() }).await;
    let mut stream = connect_from(ATTACKER, served.address).await;
    stream.write_all(head("/api/tables", 60_000).as_bytes()).await.expect("sent");
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE && stream.write_all(b" ").await.is_ok() {
        sleep(Duration::from_millis(50)).await;
    }
    assert!(begun.elapsed() < PATIENCE, "every byte came in time, all of them did not");
    let mut slow = connect_from(ATTACKER, served.address).await;
    slow.write_all(head("/api/tables", 60_000).as_bytes()).await.expect("sent");
    let mut answer = String::new();
    slow.read_to_string(&mut answer).await.expect("answered");
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("did not arrive within 0.5 s"), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_connections_and_others_have_theirs() {
    let served = Served::start(Limits { connections_per_address: 10, ..strict() }).await;
    let mut streams = Vec::new();
    for _ in 0..30 {
        streams.push(connect_from(ATTACKER, served.address).await);
    }
    let mut open = 0;
    for stream in &mut streams {
        // Whoever was let in is answered, the others are cut.
        let sent = stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.is_ok();
        let mut answer = [0; 12];
        open += usize::from(sent && stream.read_exact(&mut answer).await.is_ok() && answer == *b"HTTP/1.1 200");
    }
    assert_eq!(open, 10);
    assert_eq!(served.http("GET", "/healthz", &[], "").await.status, 200, "another address");
    drop(streams);
    let mut again = 0;
    while again < 100 && !answers(&served).await {
        again += 1;
        sleep(Duration::from_millis(100)).await;
    }
    assert!(again < 100, "who left makes room");
}

async fn answers(served: &Served) -> bool {
    let mut stream = connect_from(ATTACKER, served.address).await;
    let sent = stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.is_ok();
    let mut answer = String::new();
    sent && stream.read_to_string(&mut answer).await.is_ok() && answer.starts_with("HTTP/1.1 200")
}

#[tokio::test(flavor = "multi_thread")]
async fn who_never_reads_the_answer_is_cut() {
    let served = Served::start(Limits { connection_time: Duration::from_millis(300), ..strict() }).await;
    let mut stream = connect_from(ATTACKER, served.address).await;
    let asked = format!("GET /api/games/{}/cards HTTP/1.1\r\nhost: x\r\n\r\n", served.games()[0]).repeat(200);
    let _ = timeout(Duration::from_secs(1), stream.write_all(asked.as_bytes())).await;
    let begun = Instant::now();
    while begun.elapsed() < 2 * PATIENCE && served.app.caller_limits.connections.count() > 0 {
        sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(served.app.caller_limits.connections.count(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_setup_of_endless_words_is_refused_by_its_length() {
    let served = Served::start(hasty()).await;
    let game = &served.games()[0];
    let before = resident();
    for number in 0..600 {
        let set = json!({ "mages": format!("{number}{}", "x".repeat(60_000)) });
        let answer = served.post("/api/tables", &json!({ "game": game, "seats": 1, "places": [{ "kind": "me" }], "set": set })).await;
        assert_eq!(answer.status, 400);
        assert!(answer.body.len() < 1000 && answer.body.contains("characters"), "{:.300}", answer.body);
    }
    let grown = (resident() - before) / 1024;
    assert!(grown < 32, "{grown} MiB for 600 refused set-ups");
    let keys: Value = (0..100).map(|number| (format!("k{number}"), json!("x"))).collect::<serde_json::Map<_, _>>().into();
    for set in [json!({ "x".repeat(100): "1" }), keys] {
        let answer = served.post("/api/tables", &json!({ "game": game, "seats": 1, "places": [{ "kind": "me" }], "set": set })).await;
        assert_eq!(answer.status, 400);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_told_at_home_only() {
    let served = Served::start(hasty()).await;
    assert!(served.http("GET", "/metrics", &[], "").await.body.contains("koloda_acts_total"));
    for header in ["x-forwarded-for", "forwarded", "x-real-ip"] {
        let answer = served.http("GET", "/metrics", &[(header, "127.0.0.1")], "").await;
        assert_eq!((answer.status, answer.body.as_str()), (404, ""), "{header}");
        assert_eq!(served.http("GET", "/healthz", &[(header, "127.0.0.1")], "").await.body, "ok");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_are_made_once_and_sent_only_to_who_has_not_got_them() {
    let served = Served::start(hasty()).await;
    for path in ["/api/games".to_owned(), format!("/api/games/{}/cards", served.games()[0])] {
        let first = served.http("GET", &path, &[], "").await;
        let tag = first.header("etag").expect("a tag").to_owned();
        assert_eq!((first.status, first.header("cache-control")), (200, Some("no-cache")));
        assert!(!first.json().as_array().expect("a list").is_empty());
        for known in [tag.clone(), format!("\"other\", {tag}")] {
            let again = served.http("GET", &path, &[("if-none-match", &known)], "").await;
            assert_eq!((again.status, again.body.as_str(), again.header("etag")), (304, "", Some(tag.as_str())));
        }
        assert_eq!(served.http("GET", &path, &[("if-none-match", "\"other\"")], "").await.status, 200);
        let packed = served.http_bytes("GET", &path, &[("accept-encoding", "br, gzip")], "").await;
        assert!(String::from_utf8_lossy(&packed).to_lowercase().contains("content-encoding: gzip"));
        assert!(packed.len() * 3 < first.body.len() || first.body.len() < 20_000, "{} of {}", packed.len(), first.body.len());
    }
    assert_eq!(served.http("GET", "/api/games/none/cards", &[], "").await.status, 404);
}
