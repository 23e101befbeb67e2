//! T4: the server is killed at random moments under load; what it had acknowledged is there, once.
//!
//! `KOLODA_KILLS` says how often (50 by itself), `KOLODA_TEST_POSTGRES` adds the other store.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

const TABLES: usize = 20;
/// Longer than any machine needs for a few picks.
const LONGEST: Duration = Duration::from_secs(300);

struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(db: &str) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_koloda"))
            .args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--db", db, "--rate", "1000000", "--burst", "1000000"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("started");
        let mut said = String::new();
        BufReader::new(child.stdout.take().expect("piped")).read_line(&mut said).expect("says where it is");
        let address = said.trim().rsplit_once("http://").expect("an address").1.to_owned();
        Server { child, address }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // SIGKILL: nothing of the server runs any more.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a client knows was acknowledged: the option of every pick, by its number.
#[derive(Debug, Default)]
struct Ledger {
    table: String,
    token: String,
    acknowledged: Vec<u64>,
    /// Sent and not answered: there once or not at all.
    pending: Option<(u64, String)>,
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

async fn http(address: &str, method: &str, path: &str, bearer: &str, body: &str) -> Option<Value> {
    let mut stream = TcpStream::connect(address).await.ok()?;
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {bearer}\r\ncontent-type: application/json\r\n\
         content-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    serde_json::from_str(answer.split_once("\r\n\r\n")?.1).ok()
}

async fn open(address: &str) -> Option<Ledger> {
    // An open seed lets the test read the record in the middle of the game.
    let body = json!({ "game": "aeons-end", "seats": 2, "places": [{ "kind": "me" }, { "kind": "me" }], "seed": "5" });
    let created = http(address, "POST", "/api/tables", "", &body.to_string()).await?;
    let text = |key: &str| created[key].as_str().map(str::to_owned);
    Some(Ledger { table: text("table")?, token: text("token")?, ..Ledger::default() })
}

async fn sit(address: &str, ledger: &Ledger) -> Option<(Socket, Value)> {
    let (mut socket, _) = connect_async(format!("ws://{address}/api/tables/{}/ws", ledger.table)).await.ok()?;
    socket
        .send(Message::text(json!({ "type": "hello", "version": koloda_server::protocol::VERSION, "token": ledger.token }).to_string()))
        .await
        .ok()?;
    let state = look(&mut socket).await?;
    Some((socket, state))
}

async fn look(socket: &mut Socket) -> Option<Value> {
    loop {
        match socket.next().await?.ok()? {
            Message::Text(text) => return serde_json::from_str(&text).ok(),
            Message::Close(_) => return None,
            _ => {}
        }
    }
}

/// Plays until the server is gone. What was pending from the last life is sent again with its old id.
async fn play(address: String, ledger: Arc<Mutex<Ledger>>, dice: u64, acks: Arc<AtomicU64>) {
    if ledger.lock().expect("no panic").table.is_empty() {
        match open(&address).await {
            Some(opened) => *ledger.lock().expect("no panic") = opened,
            None => return,
        }
    }
    let known = {
        let ledger = ledger.lock().expect("no panic");
        Ledger { table: ledger.table.clone(), token: ledger.token.clone(), ..Ledger::default() }
    };
    let Some((mut socket, mut state)) = sit(&address, &known).await else { return };
    let mut dice = dice | 1;
    loop {
        let seq = state["seq"].as_u64().expect("a state");
        let pending = {
            let mut ledger = ledger.lock().expect("no panic");
            let done = ledger.acknowledged.len() as u64;
            assert!(seq == done || (seq == done + 1 && ledger.pending.is_some()), "{done} acknowledged, the table is at {seq}");
            if let (true, Some((option, _))) = (seq == done + 1, ledger.pending.take()) {
                ledger.acknowledged.push(option);
                acks.fetch_add(1, Ordering::Relaxed);
            }
            let options = state["decision"]["options"].as_array().map_or(0, Vec::len) as u64;
            if options == 0 {
                *ledger = Ledger::default();
                return;
            }
            dice ^= dice << 13;
            dice ^= dice >> 7;
            dice ^= dice << 17;
            let (option, id) = ledger.pending.take().unwrap_or_else(|| (dice % options, format!("{seq}-{dice:x}")));
            ledger.pending = Some((option, id.clone()));
            json!({ "type": "pick", "seq": seq, "option": option, "id": id })
        };
        if socket.send(Message::text(pending.to_string())).await.is_err() {
            return;
        }
        match look(&mut socket).await {
            Some(next) => state = next,
            None => return,
        }
        assert_eq!(state["type"], "state", "{state}");
    }
}

/// Every acknowledged pick is in the record at its place, and at most one more.
async fn audit(address: &str, ledger: &Ledger) {
    if ledger.table.is_empty() {
        return;
    }
    let path = format!("/api/tables/{}/record", ledger.table);
    let record = http(address, "GET", &path, &ledger.token, "").await.expect("the table is there");
    let picks: Vec<u64> = record["picks"].as_array().expect("picks").iter().filter_map(Value::as_u64).collect();
    let done = ledger.acknowledged.len();
    assert_eq!(&picks[..done], &ledger.acknowledged[..], "an acknowledged pick is lost or changed");
    let more = picks.len() - done;
    assert!(more <= usize::from(ledger.pending.is_some()), "{more} picks that nobody made");
}

async fn kill_again_and_again(db: &str) {
    let kills: u64 = std::env::var("KOLODA_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(50);
    let ledgers: Vec<Arc<Mutex<Ledger>>> = (0..TABLES).map(|_| Arc::default()).collect();
    let acks = Arc::new(AtomicU64::new(0));
    for cycle in 0..kills {
        let server = Server::start(db);
        for place in &ledgers {
            let ledger = std::mem::take(&mut *place.lock().expect("no panic"));
            audit(&server.address, &ledger).await;
            *place.lock().expect("no panic") = ledger;
        }
        let noise = mixed(cycle);
        let players: Vec<_> = ledgers
            .iter()
            .zip(1u64..)
            .map(|(ledger, number)| {
                tokio::spawn(play(server.address.clone(), ledger.clone(), noise.wrapping_mul(2 * number + 1), acks.clone()))
            })
            .collect();
        under_load(&acks, noise, &players).await;
        drop(server);
        for player in players {
            player.await.expect("no panic");
        }
    }
    let server = Server::start(db);
    for ledger in &ledgers {
        let ledger = std::mem::take(&mut *ledger.lock().expect("no panic"));
        audit(&server.address, &ledger).await;
    }
    println!("{kills} kills, {} acknowledged picks, none lost, none twice", acks.load(Ordering::Relaxed));
}

/// Waits until enough was acknowledged, however slow the machine is, and then for a moment by chance.
async fn under_load(acks: &AtomicU64, noise: u64, players: &[tokio::task::JoinHandle<()>]) {
    let (enough, begun) = (acks.load(Ordering::Relaxed) + 20 + noise % 200, Instant::now());
    while acks.load(Ordering::Relaxed) < enough && !players.iter().all(tokio::task::JoinHandle::is_finished) {
        assert!(begun.elapsed() < LONGEST, "no load: {} acknowledged", acks.load(Ordering::Relaxed));
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    tokio::time::sleep(Duration::from_micros(noise % 20_000)).await;
}

/// A number that looks like chance and is the same in every run.
fn mixed(number: u64) -> u64 {
    let mut bits = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_a_kill_at_any_moment() {
    let folder: PathBuf = std::env::temp_dir().join(format!("koloda-killed-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    kill_again_and_again(folder.join("t.db").to_str().expect("plain")).await;
    let _ = std::fs::remove_dir_all(&folder);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_holds_for_postgresql() {
    match std::env::var("KOLODA_TEST_POSTGRES") {
        Ok(address) => kill_again_and_again(&address).await,
        Err(_) => eprintln!("KOLODA_TEST_POSTGRES is not set: PostgreSQL is not tested"),
    }
}
