//! T7 and T8 below the messages: frames that are none, and readers who do not read.

mod common;

use common::{PATIENCE, Served, hasty, own_options};
use koloda_server::Limits;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

const TEXT: u8 = 0x81;

/// A WebSocket written by hand: it can do what a library would not.
async fn shake_hands(served: &Served, table: &Value) -> TcpStream {
    let mut stream = TcpStream::connect(served.address).await.expect("connected");
    let path = format!("/api/tables/{}/ws", table["table"].as_str().expect("a table"));
    let head = format!(
        "GET {path} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        answer.push(stream.read_u8().await.expect("an answer"));
    }
    assert!(answer.starts_with(b"HTTP/1.1 101"));
    stream
}

/// A masked frame of a client; the mask is zero, so the payload is as it is.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![first];
    match payload.len() {
        short @ 0..126 => frame.push(0x80 | short as u8),
        long => {
            frame.push(0x80 | 126);
            frame.extend((long as u16).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(payload);
    frame
}

fn hello(token: &Value) -> Vec<u8> {
    frame(
        TEXT,
        json!({ "type": "hello", "version": koloda_server::protocol::VERSION, "lang": "en", "token": token }).to_string().as_bytes(),
    )
}

/// The code of the close frame, whatever comes before it.
async fn close_code(stream: &mut TcpStream) -> Option<u16> {
    let reading = async {
        loop {
            let first = stream.read_u8().await.ok()?;
            let length = match stream.read_u8().await.ok()? {
                126 => stream.read_u16().await.ok()?.into(),
                127 => stream.read_u64().await.ok()?,
                short => short.into(),
            };
            let mut payload = vec![0; length as usize];
            stream.read_exact(&mut payload).await.ok()?;
            if first == 0x88 {
                return Some(u16::from_be_bytes([*payload.first()?, *payload.get(1)?]));
            }
        }
    };
    timeout(PATIENCE, reading).await.expect("an end in time")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_fault_of_the_frames_has_its_code() {
    let served = Served::start(hasty()).await;
    let table = served.table(&served.games()[0], &["me", "link"], json!({})).await;
    let unmasked = [&[TEXT, 2][..], b"{}"].concat();
    let errors: [(&str, Vec<u8>, u16); 9] = [
        ("not masked", unmasked, 1002),
        ("a reserved opcode", frame(0x83, b"x"), 1002),
        ("a reserved control opcode", frame(0x8B, b""), 1002),
        ("a reserved bit", frame(0xC1, b"{}"), 1002),
        ("a long ping", frame(0x89, &[b'x'; 126]), 1002),
        ("a ping in parts", frame(0x09, b"x"), 1002),
        ("the rest of nothing", frame(0x80, b"x"), 1002),
        ("not UTF-8", frame(TEXT, &[0xC3, 0x28]), 1007),
        ("too big", frame(TEXT, &[b'x'; 20_000]), 1009),
    ];
    for (what, bytes, code) in errors {
        for greeted in [false, true] {
            let mut stream = shake_hands(&served, &table).await;
            if greeted {
                stream.write_all(&hello(&table["token"])).await.expect("sent");
            }
            stream.write_all(&bytes).await.expect("sent");
            assert_eq!(close_code(&mut stream).await, Some(code), "{what}, hello said: {greeted}");
        }
    }
    assert_eq!(served.join(&table, &table["token"]).await.1["rev"], 0);
}

/// T8: who does not read is cut, even while the systems between would still take more.
#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_is_cut_and_others_play_on() {
    let quick = Duration::from_millis(200);
    let served = Served::start(Limits { ping: quick, dead: 5 * quick, ..hasty() }).await;
    let table = served.table(&served.games()[0], &["me", "me"], json!({ "public": true })).await;
    let (mut player, mut state) = served.join(&table, &table["token"]).await;
    let mut stalled = Vec::new();
    for _ in 0..20 {
        let mut stream = shake_hands(&served, &table).await;
        stream.write_all(&hello(&table["watch"])).await.expect("sent");
        stalled.push(stream);
    }
    let inside = || served.app.caller_limits.sockets.count();
    let (begun, mut picks) = (Instant::now(), 0);
    while inside() > 1 && begun.elapsed() < 2 * PATIENCE {
        let Some(&option) = own_options(&state).first() else { break };
        player.pick(&state, option, &format!("pick {picks}")).await;
        state = player.state().await;
        picks += 1;
        sleep(Duration::from_millis(5)).await;
    }
    while inside() > 1 && begun.elapsed() < 2 * PATIENCE {
        player.say(json!({ "type": "ping" })).await;
        player.message().await;
    }
    assert_eq!(inside(), 1, "of twenty who do not read some are still there after {picks} picks");
    player.say(json!({ "type": "ping" })).await;
    assert_eq!(player.message().await["type"], "pong", "who reads stays");
}
