//! T1 b: no token ever stands in the log, not even in the most talkative one.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

/// Kills the server also if the test fails.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn post(address: &str, path: &str, headers: &str, body: &Value) -> (bool, Value) {
    let body = body.to_string();
    let mut stream = TcpStream::connect(address).expect("connected");
    let head = format!("host: {address}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {}", body.len());
    write!(stream, "POST {path} HTTP/1.1\r\n{head}\r\n{headers}\r\n{body}").expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("answered");
    let (head, body) = answer.split_once("\r\n\r\n").expect("an answer");
    (head.contains(" 200 ") || head.contains(" 201 "), serde_json::from_str(body).expect("JSON"))
}

async fn hello(address: &str, table: &str, token: &Value) -> Value {
    let (mut socket, _) = connect_async(format!("ws://{address}/api/tables/{table}/ws")).await.expect("connected");
    let hello = json!({ "type": "hello", "version": koloda_server::protocol::VERSION, "lang": "en", "token": token });
    socket.send(Message::text(hello.to_string())).await.expect("sent");
    let Some(Ok(Message::Text(told))) = socket.next().await else { panic!("no answer") };
    serde_json::from_str(&told).expect("JSON")
}

#[tokio::test]
async fn tokens_are_never_in_the_log() {
    let folder = std::env::temp_dir().join(format!("koloda-silence-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    let log = folder.join("log");
    let mut child = Command::new(env!("CARGO_BIN_EXE_koloda"))
        .args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--log", "trace,tungstenite::protocol=trace", "--db"])
        .arg(folder.join("t.db"))
        .stdout(Stdio::piped())
        .stderr(std::fs::File::create(&log).expect("a file"))
        .spawn()
        .expect("started");
    let mut said = String::new();
    BufReader::new(child.stdout.take().expect("piped")).read_line(&mut said).expect("says where it is");
    let server = Server(child);
    let address = said.trim().rsplit_once("http://").expect("an address").1;

    let places = json!([{ "kind": "me" }, { "kind": "link" }, { "kind": "link" }]);
    let (_, table) = post(address, "/api/tables", "", &json!({ "game": "shards", "seats": 3, "places": places, "public": true }));
    let id = table["table"].as_str().expect("a table");
    let path = |what: &str| format!("/api/tables/{id}/{what}");
    let (_, redeemed) = post(address, &path("session"), "", &json!({ "token": table["links"][0]["token"] }));
    let (_, joined) = post(address, &path("join"), "", &json!({}));
    let bearer = format!("authorization: Bearer {}\r\n", table["token"].as_str().expect("a token"));
    let (_, renewed) = post(address, &path("link"), &bearer, &json!({}));
    // Refused ones are secrets of somebody, too.
    let (again, _) = post(address, &path("session"), &bearer, &json!({ "token": table["links"][0]["token"] }));
    assert!(!again);
    assert_eq!(hello(address, id, &table["token"]).await["type"], "error");
    for token in [&redeemed["token"], &joined["token"], &renewed["token"], &table["watch"]] {
        assert_eq!(hello(address, id, token).await["type"], "state");
    }
    drop(server);

    let log = std::fs::read_to_string(&log).expect("a log");
    assert!(log.contains("a table was opened"), "{log}");
    assert!(!log.contains('\u{1b}'), "a log in a file has no colours");
    let told = [&table["token"], &table["watch"], &table["links"][0]["token"], &table["links"][1]["token"]];
    for token in told.into_iter().chain([&redeemed["token"], &joined["token"], &renewed["token"]]) {
        let token = token.as_str().expect("a token");
        let line = log.lines().find(|line| line.contains(token));
        assert_eq!(line, None);
    }
    std::fs::remove_dir_all(&folder).expect("removed");
}
