//! The real server while its store refuses: little CPU, a short log, a list that answers, people who are told;
//! and when the store is back play goes on by itself, with everything that was acknowledged.
//!
//! `KOLODA_TEST_POSTGRES` adds the other store; a small file system of its own and a file nobody may write need root.
#![cfg(target_os = "linux")]

use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite};

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
    sends: SplitSink<WebSocketStream<MaybeTlsStream<TcpStream>>, Message>,
    /// Read all the time, as a browser does: who does not answer the server's pings is cut off.
    hears: UnboundedReceiver<tungstenite::Result<Message>>,
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
        let (socket, _) = connect_async(format!("ws://{}/api/tables/{table}/ws", server.address)).await.expect("let in");
        let (mut sends, mut heard) = socket.split();
        let (said, hears) = unbounded_channel();
        tokio::spawn(async move { while heard.next().await.is_some_and(|message| said.send(message).is_ok()) {} });
        sends
            .send(Message::text(json!({ "type": "hello", "version": koloda_server::protocol::VERSION, "token": token }).to_string()))
            .await
            .expect("sent");
        let mut person = Person { table, token, sends, hears, state: Value::Null, picks: 0, told: false };
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
            let message: Value = match tokio::time::timeout(limit, self.hears.recv()).await.ok()? {
                Some(Ok(Message::Text(text))) => serde_json::from_str(&text).expect("JSON"),
                Some(Ok(Message::Close(frame))) => panic!("sent away: {frame:?}"),
                Some(Ok(_)) => continue,
                Some(Err(error)) => panic!("cut off: {error}"),
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
        self.sends.send(Message::text(pick.as_str())).await.expect("sent");
        while begun.elapsed() < limit {
            match self.hear(Duration::from_millis(500)).await {
                Some(message) if message["done"].as_array().is_some_and(|ids| ids.contains(&json!(id))) => {
                    self.picks += 1;
                    return true;
                }
                Some(message) if message["type"] == "error" => {
                    tokio::time::sleep(Duration::from_millis(300)).await;
                    self.sends.send(Message::text(pick.as_str())).await.expect("sent");
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
        let folder = folder(name);
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

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("koloda-trouble-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    folder
}

/// Another process that makes the trouble until this end of the line is closed, even by the end of this process.
struct Meddler {
    shell: Child,
    line: Option<ChildStdin>,
}

impl Meddler {
    /// Starts it, tells it something, and waits until it has said `begun`.
    fn start(command: &mut Command, tell: &str) -> Meddler {
        let mut shell = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("started");
        let mut line = shell.stdin.take().expect("piped");
        line.write_all(tell.as_bytes()).expect("said");
        let mut answer = String::new();
        BufReader::new(shell.stdout.take().expect("piped")).read_line(&mut answer).expect("answered");
        assert_eq!(answer.trim(), "begun");
        Meddler { shell, line: Some(line) }
    }
}

impl Drop for Meddler {
    fn drop(&mut self) {
        drop(self.line.take());
        let _ = self.shell.wait();
    }
}

/// Trouble that lasts as long as a value lives.
async fn endures_while<T>(name: &str, db: &str, begin: impl Fn() -> T) {
    let trouble = std::sync::Mutex::new(None);
    let set = |now: Option<T>| *trouble.lock().expect("no panic") = now;
    endures(name, db, async || set(Some(begin())), async || set(None)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_process_that_holds_the_lock() {
    if Command::new("sqlite3").arg("--version").output().is_err() {
        return eprintln!("there is no sqlite3 here: a foreign lock is not tested");
    }
    let folder = folder("lock");
    let db = database(&folder);
    let hold = || Meddler::start(Command::new("sqlite3").arg(&db), ".timeout 20000\nBEGIN IMMEDIATE;\nSELECT 'begun';\n");
    endures_while("foreign lock", &db, hold).await;
    let _ = std::fs::remove_dir_all(&folder);
}

/// Files and folders nobody may write, not even who has them open or is root; as before when dropped.
struct Immutable(Vec<PathBuf>);

impl Immutable {
    fn make(places: Vec<PathBuf>) -> Option<Immutable> {
        let made = Immutable(places);
        made.chattr("+i").then_some(made)
    }

    fn chattr(&self, flag: &str) -> bool {
        Command::new("chattr").arg(flag).args(&self.0).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
    }

    /// Whether this user may make such files here, and the file system heeds it for files that are open.
    fn is_heeded_in(folder: &Path) -> bool {
        let probe = folder.join("probe");
        let mut open = File::create(&probe).expect("made");
        let immutable = Immutable::make(vec![probe]);
        immutable.is_some() && open.write_all(b"!").is_err()
    }
}

impl Drop for Immutable {
    fn drop(&mut self) {
        self.chattr("-i");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_cannot_be_written() {
    let folder = folder("read-only");
    if Immutable::is_heeded_in(&folder) {
        let db = database(&folder);
        // Not `-shm`: without its pages the system ends the process (docs/operating.md).
        let places = || vec![folder.clone(), PathBuf::from(&db), PathBuf::from(format!("{db}-wal"))];
        endures_while("read-only file", &db, || Immutable::make(places()).expect("as before")).await;
    } else {
        eprintln!("`chattr +i` in {} needs root and a file system that heeds it: a read-only file is not tested", folder.display());
    }
    let _ = std::fs::remove_dir_all(&folder);
}

const FORWARD: u8 = 0;
const SWALLOW: u8 = 1;
const REFUSE: u8 = 2;

/// A way to the database that can be cut without a word, or shut.
struct Between {
    address: String,
    road: Arc<Road>,
}

#[derive(Default)]
struct Road {
    mode: AtomicU8,
    /// Connections that carry bytes, or are about to.
    carrying: AtomicUsize,
}

impl Road {
    fn is(&self, mode: u8) -> bool {
        self.mode.load(Ordering::SeqCst) == mode
    }
}

impl Between {
    async fn to(target: String) -> Between {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address").to_string();
        let road = Arc::<Road>::default();
        let now = road.clone();
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(carry(near, target.clone(), now.clone()));
            }
        });
        Between { address, road }
    }

    async fn open(&self) {
        self.road.mode.store(FORWARD, Ordering::SeqCst);
    }

    /// Ends when nothing gets through any more.
    async fn close(&self, mode: u8) {
        self.road.mode.store(mode, Ordering::SeqCst);
        while self.road.carrying.load(Ordering::SeqCst) > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

/// Carries bytes while it may. What was swallowed never comes back, as behind a dead router.
async fn carry(mut near: TcpStream, target: String, road: Arc<Road>) {
    road.carrying.fetch_add(1, Ordering::SeqCst);
    forward(&mut near, target, &road).await;
    road.carrying.fetch_sub(1, Ordering::SeqCst);
    if road.is(SWALLOW) {
        // Held open and never read again, until the caller gives up.
        tokio::time::sleep(LONGEST).await;
    }
}

async fn forward(near: &mut TcpStream, target: String, road: &Road) {
    let closed = async || {
        while road.is(FORWARD) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let carried = async {
        let Ok(mut far) = TcpStream::connect(target).await else { return };
        let _ = copy_bidirectional(near, &mut far).await;
    };
    if road.is(FORWARD) {
        tokio::select! {
            () = carried => {}
            () = closed() => {}
        }
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
    endures(name, &db, async || between.close(mode).await, async || between.open().await).await;
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

/// Stops a process and all it has started where they are; the first, stopped, starts no more.
const FREEZE: &str = r#"kill -STOP "$1" && all="$1 $(cat "/proc/$1/task/$1/children")" && kill -STOP $all && echo begun
    read -r _; kill -CONT $all"#;

/// The first process of a database on this machine.
fn postmaster(address: &str) -> Option<String> {
    let asked = Command::new("psql").args([address, "-Atc", "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)"]).output();
    let process = String::from_utf8(asked.expect("psql").stdout).expect("text").trim().to_owned();
    let name = std::fs::read_to_string(format!("/proc/{process}/comm")).unwrap_or_default();
    name.trim().starts_with("postgres").then_some(process)
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_that_is_frozen() {
    let Ok(address) = std::env::var("KOLODA_TEST_POSTGRES") else {
        return eprintln!("KOLODA_TEST_POSTGRES is not set: PostgreSQL is not tested");
    };
    let _alone = ALONE.lock().await;
    let Some(process) = postmaster(&address) else {
        return eprintln!("PostgreSQL runs on another machine, or does not say as which process: a frozen one is not tested");
    };
    let freeze = || Meddler::start(Command::new("sh").args(["-c", FREEZE, "sh", &process]), "");
    endures_while("frozen", &address, freeze).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_that_only_reads() {
    let Ok(address) = std::env::var("KOLODA_TEST_POSTGRES") else {
        return eprintln!("KOLODA_TEST_POSTGRES is not set: PostgreSQL is not tested");
    };
    let _alone = ALONE.lock().await;
    let psql = |commands: &[&str]| {
        let output = Command::new("psql").args([&address, "-Atq"]).args(commands.iter().flat_map(|command| ["-c", command])).output();
        let output = output.expect("psql");
        assert!(output.status.success(), "{commands:?}");
        String::from_utf8(output.stdout).expect("text").trim().to_owned()
    };
    let read_only = async |on: &str| {
        let set = format!("ALTER SYSTEM SET default_transaction_read_only = {on}");
        psql(&["SET default_transaction_read_only = off", &set, "SELECT pg_reload_conf()"]);
        // The settings are read anew a moment later, for the connections there are before the ones to come.
        while psql(&["SHOW default_transaction_read_only"]) != on {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    endures("read-only", &address, async || read_only("on").await, async || read_only("off").await).await;
}
