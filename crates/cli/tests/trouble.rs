//! The real server while its store refuses: little CPU, a short log, a list that answers, people who are told;
//! and when the store is back play goes on by itself, with everything that was acknowledged.
//!
//! `KOLODA_TEST_POSTGRES` adds the other store; a small file system of its own needs root.
#![cfg(target_os = "linux")]

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long a test waits for what must come.
const LONGEST: Duration = Duration::from_secs(120);
/// How long the store is in trouble.
const TROUBLE: Duration = Duration::from_secs(8);
/// The list must not wait for the store's own limits; a busy machine gets some more.
const LIST: Duration = Duration::from_secs(4);
const MOST_LOG: u64 = 64 * 1024;

struct Server {
    child: Child,
    address: String,
    log: PathBuf,
}

impl Server {
    fn start(db: &str, log: PathBuf) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_koloda"))
            .args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--db", db])
            .stdout(Stdio::piped())
            .stderr(File::create(&log).expect("a log"))
            .spawn()
            .expect("started");
        let mut said = String::new();
        BufReader::new(child.stdout.take().expect("piped")).read_line(&mut said).expect("says where it is");
        let address = said.trim().rsplit_once("http://").expect("an address").1.to_owned();
        Server { child, address, log }
    }

    /// Seconds of CPU used so far.
    fn cpu(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).expect("alive");
        let fields: Vec<&str> = stat.rsplit_once(") ").expect("a name").1.split(' ').collect();
        let ticks: u64 = fields[11..13].iter().filter_map(|field| field.parse::<u64>().ok()).sum();
        ticks as f64 / 100.0
    }

    fn log_bytes(&self) -> u64 {
        std::fs::metadata(&self.log).map_or(0, |about| about.len())
    }

    async fn http(&self, method: &str, path: &str, bearer: &str, body: &str) -> Option<(u16, Value)> {
        let mut stream = TcpStream::connect(&self.address).await.ok()?;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {bearer}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\nconnection: close\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(head.as_bytes()).await.ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        Some((head.split(' ').nth(1)?.parse().ok()?, serde_json::from_str(body).unwrap_or(Value::Null)))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody at a public table with a bot, who knows what was acknowledged.
struct Person {
    table: String,
    token: String,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    state: Value,
    picks: u64,
    told: bool,
}

impl Person {
    async fn sit(server: &Server) -> Person {
        let body = json!({ "game": "shards", "seats": 2, "places": [{ "kind": "me" }, { "kind": "bot", "bot": "random" }], "public": true, "seed": "5" });
        let (status, created) = server.http("POST", "/api/tables", "", &body.to_string()).await.expect("answered");
        assert_eq!(status, 201, "{created}");
        let text = |key: &str| created[key].as_str().expect("a text").to_owned();
        let (table, token) = (text("table"), text("token"));
        let (mut socket, _) = connect_async(format!("ws://{}/api/tables/{table}/ws", server.address)).await.expect("let in");
        socket.send(Message::text(json!({ "type": "hello", "version": 1, "token": token }).to_string())).await.expect("sent");
        let mut person = Person { table, token, socket, state: Value::Null, picks: 0, told: false };
        while person.options() == 0 {
            person.hear(LONGEST).await;
        }
        person
    }

    fn options(&self) -> usize {
        self.state["decision"]["options"].as_array().map_or(0, Vec::len)
    }

    /// The next message, if one comes in time.
    async fn hear(&mut self, limit: Duration) -> Option<Value> {
        loop {
            let message: Value = match tokio::time::timeout(limit, self.socket.next()).await.ok()? {
                Some(Ok(Message::Text(text))) => serde_json::from_str(&text).expect("JSON"),
                Some(Ok(Message::Close(frame))) => panic!("sent away: {frame:?}"),
                Some(Ok(_)) => continue,
                Some(Err(fault)) => panic!("cut off: {fault}"),
                None => panic!("cut off"),
            };
            match message["type"].as_str() {
                Some("state") => self.state = message.clone(),
                Some("error") => {
                    assert_eq!(message["kind"], "unavailable", "{message}");
                    self.told = true;
                }
                other => panic!("{other:?}: {message}"),
            }
            return Some(message);
        }
    }

    /// Sends a pick under one id until it is answered as done, or the time is up.
    async fn pick(&mut self, limit: Duration) -> bool {
        let (begun, id) = (Instant::now(), format!("p{}", self.picks));
        let pick = json!({ "type": "pick", "seq": self.state["seq"], "option": 0, "id": id }).to_string();
        self.socket.send(Message::text(pick.as_str())).await.expect("sent");
        while begun.elapsed() < limit {
            match self.hear(Duration::from_millis(500)).await {
                Some(message) if message["done"].as_array().is_some_and(|ids| ids.contains(&json!(id))) => {
                    self.picks += 1;
                    return true;
                }
                Some(message) if message["type"] == "error" => {
                    tokio::time::sleep(Duration::from_millis(300)).await;
                    self.socket.send(Message::text(pick.as_str())).await.expect("sent");
                }
                Some(_) | None => {}
            }
        }
        false
    }

    /// Everything acknowledged is in the record, once.
    async fn audit(&self, server: &Server) {
        let path = format!("/api/tables/{}/record", self.table);
        let (status, record) = server.http("GET", &path, &self.token, "").await.expect("answered");
        assert_eq!(status, 200, "{record}");
        let seq = self.state["seq"].as_u64().expect("a number");
        // The bot may have played on meanwhile.
        assert!(record["picks"].as_array().is_some_and(|picks| picks.len() as u64 >= seq), "{record}");
    }
}

/// Plays before, during and after the trouble.
async fn endures(name: &str, db: &str, begin: impl AsyncFnOnce(), end: impl AsyncFnOnce()) {
    let log = std::env::temp_dir().join(format!("koloda-trouble-{}-{name}.log", std::process::id()));
    let server = Server::start(db, log.clone());
    let mut people = Vec::new();
    for _ in 0..3 {
        let mut person = Person::sit(&server).await;
        for _ in 0..3 {
            assert!(person.pick(LONGEST).await, "{name}: before");
        }
        people.push(person);
    }
    assert_eq!(server.http("GET", "/api/tables", "", "").await.map(|(status, _)| status), Some(200));
    begin().await;
    let (begun, cpu, logged) = (Instant::now(), server.cpu(), server.log_bytes());
    while begun.elapsed() < TROUBLE || people.iter().any(|person| !person.told) {
        assert!(begun.elapsed() < LONGEST, "{name}: people are told");
        let listed = tokio::time::timeout(LIST, server.http("GET", "/api/tables", "", "")).await;
        let (status, _) = listed.unwrap_or_else(|_| panic!("{name}: the list hangs")).expect("answered");
        assert!(status == 200 || status == 503, "{name}: {status}");
        for person in &mut people {
            assert!(!person.pick(Duration::from_millis(600)).await, "{name}: nothing can be kept now");
        }
    }
    let (busy, elapsed) = (server.cpu() - cpu, begun.elapsed().as_secs_f64());
    assert!(busy < 0.3 * elapsed, "{name}: {busy} s of CPU in {elapsed} s");
    let written = server.log_bytes() - logged;
    assert!(written < MOST_LOG, "{name}: {written} bytes of log in {elapsed} s");
    end().await;
    for person in &mut people {
        for _ in 0..3 {
            assert!(person.pick(LONGEST).await, "{name}: play goes on");
        }
        person.audit(&server).await;
    }
    drop(server);
    let _ = std::fs::remove_file(log);
}

/// A folder on a small file system of its own; none if this user may not make one.
struct Small(PathBuf);

impl Small {
    fn mount(name: &str) -> Option<Small> {
        let folder = std::env::temp_dir().join(format!("koloda-trouble-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a temporary folder");
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", "size=4m", "tmpfs"]).arg(&folder).stderr(Stdio::null()).status();
        mounted.is_ok_and(|status| status.success()).then_some(Small(folder))
    }

    fn fill(&self) {
        let mut filler = File::create(self.0.join("filler")).expect("made");
        for size in [64 * 1024, 4096, 512, 1] {
            let block = vec![0u8; size];
            while filler.write_all(&block).is_ok() {}
        }
    }

    fn empty(&self) {
        std::fs::remove_file(self.0.join("filler")).expect("removed");
    }
}

impl Drop for Small {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.0).status();
        let _ = std::fs::remove_dir(&self.0);
    }
}

fn database(folder: &Path) -> String {
    folder.join("t.db").to_str().expect("plain").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk() {
    let Some(small) = Small::mount("full") else { return eprintln!("no file system can be mounted here: a full disk is not tested") };
    endures("full disk", &database(&small.0), async || small.fill(), async || small.empty()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_process_that_holds_the_lock() {
    if Command::new("sqlite3").arg("--version").output().is_err() {
        return eprintln!("there is no sqlite3 here: a foreign lock is not tested");
    }
    let folder = std::env::temp_dir().join(format!("koloda-trouble-{}-lock", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    let db = database(&folder);
    let holder = std::sync::Mutex::new(None);
    let hold = async || *holder.lock().expect("no panic") = Some(hold_lock(&db));
    let let_go = async || {
        let (mut shell, says) = holder.lock().expect("no panic").take().expect("held");
        drop(says);
        shell.wait().expect("ended");
    };
    endures("foreign lock", &db, hold, let_go).await;
    let _ = std::fs::remove_dir_all(&folder);
}

/// Another process that has begun to write and does not end it.
fn hold_lock(db: &str) -> (Child, ChildStdin) {
    let mut shell = Command::new("sqlite3").arg(db).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("started");
    let mut says = shell.stdin.take().expect("piped");
    says.write_all(b".timeout 20000\nBEGIN IMMEDIATE;\nSELECT 'held';\n").expect("said");
    let mut answer = String::new();
    BufReader::new(shell.stdout.take().expect("piped")).read_line(&mut answer).expect("answered");
    assert_eq!(answer.trim(), "held");
    (shell, says)
}

const FORWARD: u8 = 0;
const SWALLOW: u8 = 1;
const REFUSE: u8 = 2;

/// A way to the database that can be cut without a word, or shut.
struct Between {
    address: String,
    mode: Arc<AtomicU8>,
}

impl Between {
    async fn to(target: String) -> Between {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address").to_string();
        let mode = Arc::new(AtomicU8::new(FORWARD));
        let now = mode.clone();
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(carry(near, target.clone(), now.clone()));
            }
        });
        Between { address, mode }
    }

    fn set(&self, mode: u8) {
        self.mode.store(mode, Ordering::Relaxed);
    }
}

/// Carries bytes while it may. What was swallowed never comes back, as behind a dead router.
async fn carry(mut near: TcpStream, target: String, mode: Arc<AtomicU8>) {
    if mode.load(Ordering::Relaxed) == REFUSE {
        return;
    }
    let changed = |mode: Arc<AtomicU8>| async move {
        while mode.load(Ordering::Relaxed) == FORWARD {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    if mode.load(Ordering::Relaxed) == FORWARD {
        let Ok(mut far) = TcpStream::connect(target).await else { return };
        tokio::select! {
            _ = copy_bidirectional(&mut near, &mut far) => return,
            () = changed(mode.clone()) => {}
        }
    }
    if mode.load(Ordering::Relaxed) == SWALLOW {
        // Held open and never read again, until the caller gives up.
        tokio::time::sleep(LONGEST).await;
    }
}

async fn postgres(name: &str, mode: u8) {
    let Ok(address) = std::env::var("KOLODA_TEST_POSTGRES") else {
        return eprintln!("KOLODA_TEST_POSTGRES is not set: PostgreSQL is not tested");
    };
    let (user, rest) = address.split_once('@').expect("a user");
    let (host, database) = rest.split_once('/').expect("a database");
    let between = Between::to(host.to_owned()).await;
    let db = format!("{user}@{}/{database}", between.address);
    endures(name, &db, async || between.set(mode), async || between.set(FORWARD)).await;
}

/// One server at a time plays on a database.
static ALONE: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_behind_a_black_hole() {
    let _alone = ALONE.lock().await;
    postgres("black hole", SWALLOW).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_that_is_stopped() {
    let _alone = ALONE.lock().await;
    postgres("stopped", REFUSE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_that_only_reads() {
    let Ok(address) = std::env::var("KOLODA_TEST_POSTGRES") else {
        return eprintln!("KOLODA_TEST_POSTGRES is not set: PostgreSQL is not tested");
    };
    let _alone = ALONE.lock().await;
    let read_only = async |on: &str| {
        let set = format!("ALTER SYSTEM SET default_transaction_read_only = {on}");
        let mut psql = Command::new("psql");
        psql.args([&address, "-qc", "SET default_transaction_read_only = off", "-c", &set, "-c", "SELECT pg_reload_conf()"]);
        assert!(psql.stdout(Stdio::null()).status().is_ok_and(|status| status.success()), "psql");
    };
    endures("read-only", &address, async || read_only("on").await, async || read_only("off").await).await;
}
