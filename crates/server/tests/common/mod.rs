//! A server on loopback with a store of its own, and people who talk to it.

#![allow(dead_code)] // every test file uses another part

pub mod troubled;

use futures_util::{SinkExt, StreamExt};
use koloda_games::Library;
use koloda_server::{App, Config, Limits};
use koloda_store::Store;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use troubled::Troubled;

static NUMBER: AtomicU32 = AtomicU32::new(0);
/// How long a test waits for what must come; a busy machine is slow, not wrong.
pub const PATIENCE: Duration = Duration::from_secs(120);

pub struct Served {
    pub address: SocketAddr,
    pub app: Arc<App>,
    pub store: Arc<dyn Store>,
    pub folder: PathBuf,
    task: JoinHandle<()>,
}

/// No limit on how fast tests play.
pub fn hasty() -> Limits {
    Limits { rate: 1e6, burst: 1_000_000, pace: Duration::from_millis(1), lobby: PATIENCE, patience: PATIENCE, ..Limits::default() }
}

impl Served {
    pub async fn start(limits: Limits) -> Served {
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("koloda-server-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a temporary folder");
        let store = koloda_store::open(folder.join("t.db").to_str().expect("plain")).await.expect("a store");
        Served::with(limits, store, folder).await
    }

    /// A server whose store can be told to be in trouble.
    pub async fn troubled(limits: Limits) -> (Served, Arc<Troubled>) {
        let mut served = Served::start(limits.clone()).await;
        let store = Troubled::new(served.store.clone());
        let folder = std::mem::take(&mut served.folder);
        (Served::with(limits, store.clone(), folder).await, store)
    }

    pub async fn with(limits: Limits, store: Arc<dyn Store>, folder: PathBuf) -> Served {
        let library = Library::load(&[]).expect("the shipped cards load");
        Served::playing(limits, store, folder, library).await
    }

    /// A server that has these cards.
    pub async fn playing(limits: Limits, store: Arc<dyn Store>, folder: PathBuf, library: Library) -> Served {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let config = Config { limits, ..Config::new(address) };
        let app = App::new(config, Arc::new(library), store.clone());
        let serving = app.clone();
        let task = tokio::spawn(async move { koloda_server::serve(serving, listener).await.expect("served") });
        Served { address, app, store, folder, task }
    }

    /// Stops gracefully and starts again with the same store.
    pub async fn restart(mut self, limits: Limits) -> Served {
        self.app.stopping.send_replace(true);
        tokio::time::timeout(PATIENCE, &mut self.task).await.expect("stops in time").expect("no panic");
        // The folder goes on with the next server.
        let folder = std::mem::take(&mut self.folder);
        Served::with(limits, self.store.clone(), folder).await
    }

    pub fn games(&self) -> Vec<String> {
        self.app.library.games().map(|game| game.id().to_owned()).collect()
    }

    pub async fn http(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        let text = String::from_utf8(self.http_bytes(method, path, headers, body).await).expect("text");
        let (head, body) = text.split_once("\r\n\r\n").expect("an answer");
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
        Answer { status, head: head.to_owned(), body: body.to_owned() }
    }

    /// The answer as it comes over the wire.
    pub async fn http_bytes(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Vec<u8> {
        let mut stream = TcpStream::connect(self.address).await.expect("connected");
        let mut head =
            format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-length: {}\r\n", self.address, body.len());
        headers.iter().for_each(|(name, value)| head.push_str(&format!("{name}: {value}\r\n")));
        if !body.is_empty() {
            head.push_str("content-type: application/json\r\n");
        }
        stream.write_all(format!("{head}\r\n{body}").as_bytes()).await.expect("sent");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.expect("answered");
        answer
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.http("POST", path, &[], &body.to_string()).await
    }

    /// Opens a table; `places` such as `["me", "link", "heuristic"]`.
    pub async fn table(&self, game: &str, places: &[&str], more: Value) -> Value {
        let place = |place: &&str| match *place {
            "me" | "link" => json!({ "kind": place }),
            bot => json!({ "kind": "bot", "bot": bot }),
        };
        let mut body = json!({ "game": game, "seats": places.len(), "places": places.iter().map(place).collect::<Vec<_>>() });
        more.as_object().into_iter().flatten().for_each(|(key, value)| body[key] = value.clone());
        let answer = self.post("/api/tables", &body).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        answer.json()
    }

    pub async fn connect(&self, table: &str, origin: Option<&str>) -> Result<Person, u16> {
        let url = format!("ws://{}/api/tables/{table}/ws", self.address);
        let mut request = url.into_client_request().expect("a request");
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().expect("a header"));
        }
        match connect_async(request).await {
            Ok((socket, _)) => Ok(Person { socket, heard: Vec::new() }),
            Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// Sits down with the invitation of this number; the seat's own token.
    pub async fn redeem(&self, table: &Value, link: usize) -> Value {
        self.sit_down(table, &table["links"][link]["token"]).await
    }

    /// Sits down with any invitation, such as what opened a seat of the table before; the seat's own token.
    pub async fn sit_down(&self, table: &Value, token: &Value) -> Value {
        let path = format!("/api/tables/{}/session", table["table"].as_str().expect("a table"));
        let answer = self.post(&path, &json!({ "token": token })).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json()["token"].clone()
    }

    /// Connects, says hello and gets the first state.
    pub async fn join(&self, table: &Value, token: &Value) -> (Person, Value) {
        let mut person = self.connect(table["table"].as_str().expect("a table"), None).await.expect("let in");
        person.say(json!({ "type": "hello", "version": koloda_server::protocol::VERSION, "lang": "en", "token": token })).await;
        let state = person.state().await;
        (person, state)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        if !self.folder.as_os_str().is_empty() {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}

pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().filter_map(|line| line.split_once(": ")).find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

pub struct Person {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every text the server has sent.
    pub heard: Vec<String>,
}

/// How a conversation went on.
#[derive(Debug)]
pub enum Next {
    Message(Value),
    Closed(Option<u16>),
}

impl Person {
    pub async fn say(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.expect("sent");
    }

    pub async fn send(&mut self, message: Message) -> bool {
        self.socket.send(message).await.is_ok()
    }

    pub async fn next(&mut self) -> Next {
        loop {
            match tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("an answer in time") {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    return Next::Message(serde_json::from_str(&text).expect("JSON"));
                }
                Some(Ok(Message::Close(frame))) => return Next::Closed(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Next::Closed(None),
            }
        }
    }

    pub async fn message(&mut self) -> Value {
        match self.next().await {
            Next::Message(message) => message,
            Next::Closed(code) => panic!("closed with {code:?}"),
        }
    }

    pub async fn state(&mut self) -> Value {
        let message = self.message().await;
        assert_eq!(message["type"], "state", "{message}");
        message
    }

    pub async fn error(&mut self) -> String {
        let message = self.message().await;
        assert_eq!(message["type"], "error", "{message}");
        message["kind"].as_str().expect("a kind").to_owned()
    }

    /// The close code, whatever is said before.
    pub async fn closed(&mut self) -> Option<u16> {
        loop {
            if let Next::Closed(code) = self.next().await {
                return code;
            }
        }
    }

    pub async fn pick(&mut self, state: &Value, option: u64, id: &str) {
        self.say(json!({ "type": "pick", "seq": state["seq"], "rev": state["rev"], "option": option, "id": id })).await;
    }
}

/// The next state of which something holds.
pub async fn until(person: &mut Person, holds: impl Fn(&Value) -> bool) -> Value {
    loop {
        let message = person.message().await;
        if message["type"] == "state" && holds(&message) {
            return message;
        }
    }
}

/// The options this person may take.
pub fn own_options(state: &Value) -> Vec<u64> {
    let you = state["you"].as_array().cloned().unwrap_or_default();
    let options = state["decision"]["options"].as_array().cloned().unwrap_or_default();
    options.iter().filter(|option| you.contains(&option["owner"])).filter_map(|option| option["option"].as_u64()).collect()
}

/// A sentence that came in spans.
pub fn plain(spans: &Value) -> String {
    let text = |span: &Value| [span, &span["text"], &span["between"]].into_iter().find_map(Value::as_str).expect("a span").to_owned();
    spans.as_array().expect("spans").iter().map(text).collect()
}
