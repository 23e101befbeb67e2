//! One table of the load: opens it, connects, picks at random until the game is over, opens another.
//!
//! Reads no more of a message than it needs: the machine is shared with the server.

use anyhow::{Context, bail};
use futures_util::{SinkExt, StreamExt};
use koloda_kernel::chance::Seed;
use koloda_server::protocol::VERSION;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

#[derive(Debug, Default)]
pub struct Tally {
    pub moves: u64,
    pub games: u64,
    pub received: u64,
    /// Of these, bytes that tell how a state came about.
    pub beats: u64,
    /// From a pick to the state after it, in microseconds.
    pub latencies: Vec<u32>,
}

impl Tally {
    pub fn add(&mut self, other: Tally) {
        self.moves += other.moves;
        self.games += other.games;
        self.received += other.received;
        self.beats += other.beats;
        self.latencies.extend(other.latencies);
    }
}

#[derive(Debug)]
pub struct Player {
    pub address: String,
    /// The body that opens a table.
    pub body: String,
}

/// As much of a state as a load needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Glimpse {
    seq: u64,
    options: usize,
}

impl Player {
    pub async fn play(self: std::sync::Arc<Player>, number: u64, until: Instant) -> anyhow::Result<Tally> {
        let mut tally = Tally::default();
        let mut dice = u64::from_le_bytes(Seed::numbered(number, 1).0[..8].try_into()?) | 1;
        while Instant::now() < until {
            let mut socket = self.sit_down().await?;
            let mut seen = self.look(&mut socket, &mut tally).await?;
            while seen.options > 0 && Instant::now() < until {
                dice ^= dice << 13;
                dice ^= dice >> 7;
                dice ^= dice << 17;
                seen = self.pick(&mut socket, seen, dice as usize % seen.options, &mut tally).await?;
            }
            tally.games += u64::from(seen.options == 0);
            let _ = socket.close(None).await;
        }
        Ok(tally)
    }

    async fn pick(&self, socket: &mut Socket, seen: Glimpse, option: usize, tally: &mut Tally) -> anyhow::Result<Glimpse> {
        let sent = Instant::now();
        let message = format!(r#"{{"type":"pick","seq":{0},"option":{option},"id":"{0}"}}"#, seen.seq);
        socket.send(Message::text(message)).await?;
        let after = self.look(socket, tally).await?;
        if after.seq != seen.seq + 1 {
            bail!("after pick {} the table is at {}", seen.seq, after.seq);
        }
        tally.moves += 1;
        tally.latencies.push(u32::try_from(sent.elapsed().as_micros()).unwrap_or(u32::MAX));
        Ok(after)
    }

    /// Opens a table, makes one pick at it and leaves.
    pub async fn visit(&self) -> anyhow::Result<()> {
        let mut socket = self.sit_down().await?;
        let mut tally = Tally::default();
        let seen = self.look(&mut socket, &mut tally).await?;
        self.pick(&mut socket, seen, 0, &mut tally).await?;
        Ok(socket.close(None).await?)
    }

    async fn sit_down(&self) -> anyhow::Result<Socket> {
        let created = self.http("POST", "/api/tables", &self.body).await?;
        let created: serde_json::Value = serde_json::from_str(&created).with_context(|| format!("not a table: {created}"))?;
        let (Some(table), Some(token)) = (created["table"].as_str(), created["token"].as_str()) else { bail!("not a table: {created}") };
        let (mut socket, _) = connect_async(format!("ws://{}/api/tables/{table}/ws", self.address)).await?;
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            stream.set_nodelay(true)?;
        }
        socket.send(Message::text(format!(r#"{{"type":"hello","version":{VERSION},"lang":"en","token":"{token}"}}"#))).await?;
        Ok(socket)
    }

    async fn look(&self, socket: &mut Socket, tally: &mut Tally) -> anyhow::Result<Glimpse> {
        loop {
            match socket.next().await.context("the server hung up")?? {
                Message::Text(text) => {
                    tally.received += text.len() as u64;
                    tally.beats += beats(&text) as u64;
                    return glimpse(&text).with_context(|| format!("not a state: {text}"));
                }
                Message::Close(frame) => bail!("the server closed: {frame:?}"),
                _ => {}
            }
        }
    }

    /// How many tables the server holds in memory: those played and those just ended.
    pub async fn live_tables(&self) -> anyhow::Result<u64> {
        let told = self.http("GET", "/metrics", "").await?;
        let count = told.lines().find_map(|line| line.strip_prefix("koloda_live_tables ")).context("no count of live tables")?;
        Ok(count.parse()?)
    }

    /// Waits until no table is in the server's memory.
    pub async fn until_asleep(&self, most: Duration) -> anyhow::Result<()> {
        let begun = Instant::now();
        while begun.elapsed() < most {
            if self.live_tables().await? == 0 {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        bail!("tables stay in memory though nobody is there")
    }

    async fn http(&self, method: &str, path: &str, body: &str) -> anyhow::Result<String> {
        let mut stream = TcpStream::connect(&self.address).await?;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(head.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        Ok(answer.split_once("\r\n\r\n").context("not an answer")?.1.to_owned())
    }
}

/// How many bytes of a state are beats: they come last.
fn beats(state: &str) -> usize {
    state.split_once(r#","beats":["#).map_or(0, |(_, beats)| beats.len())
}

/// Quotes inside strings are escaped, so these marks are never part of a text.
fn glimpse(state: &str) -> Option<Glimpse> {
    if !state.starts_with(r#"{"type":"state""#) {
        return None;
    }
    let seq = state.split_once(r#""seq":"#)?.1;
    let seq = &seq[..seq.find(',')?];
    let options = state.split_once(r#""decision":{"#).map_or(0, |(_, decision)| decision.matches(r#"{"option":"#).count());
    Some(Glimpse { seq: seq.parse().ok()?, options })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_glimpsed() {
        let state = r#"{"type":"state","version":1,"seq":12,"view":{},"decision":{"seat":1,"options":[{"option":0,"form":{}},{"option":1}]},"lines":[]}"#;
        assert_eq!(glimpse(state), Some(Glimpse { seq: 12, options: 2 }));
        assert_eq!(glimpse(r#"{"type":"error","kind":"conflict"}"#), None);
        assert_eq!((beats(state), beats(r#"{"type":"state","lines":[],"beats":[{"event":1}]}"#)), (0, 13));
    }
}
