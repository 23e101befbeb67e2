//! What a server is told at the start, and the limits it keeps.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// Where people reach it, if not at the address it listens on: `https://play.example`.
    pub public_url: Option<String>,
    /// Proxies whose `X-Forwarded-For` is believed.
    pub proxies: Vec<IpAddr>,
    pub limits: Limits,
}

#[derive(Clone, Debug)]
pub struct Limits {
    /// The largest message of a client, in bytes.
    pub message: usize,
    pub read_buffer: usize,
    pub write_buffer: usize,
    pub most_unsent: usize,
    /// Messages waiting for one client before it is given one fresh state instead.
    pub queue: usize,
    /// How long a client may leave everything unread.
    pub stalled: Duration,
    pub body: usize,
    /// A record is larger than any other body.
    pub record_body: usize,
    pub header_time: Duration,
    pub headers: usize,
    pub header_bytes: usize,
    pub hello_time: Duration,
    pub connections: usize,
    pub connections_per_address: usize,
    pub connections_per_key: usize,
    pub handshakes_per_minute: u32,
    pub tables_per_minute: u32,
    /// Messages per second from one socket in the long run, and at once.
    pub rate: f64,
    pub burst: u32,
    /// Messages over the rate before the connection is closed.
    pub excess: u32,
    pub depth: usize,
    pub ping: Duration,
    pub dead: Duration,
    /// After this long without anybody a table leaves the memory.
    pub unload: Duration,
    /// After this long without an act a table sleeps, though people are connected.
    pub sleep: Duration,
    /// Between picks where only bots play.
    pub pace: Duration,
    /// How long a table waits before it asks a store again that refused; doubled each time up to the longest.
    pub retry: Duration,
    pub longest_retry: Duration,
    /// The longest anybody waits for a table's task.
    pub patience: Duration,
    /// The longest the list of tables waits for the store.
    pub lobby: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        let kib = |count: usize| count * 1024;
        Limits {
            message: kib(16),
            read_buffer: kib(8),
            write_buffer: kib(8),
            most_unsent: kib(256),
            queue: 64,
            stalled: Duration::from_secs(20),
            body: kib(64),
            record_body: kib(512),
            header_time: Duration::from_secs(10),
            headers: 64,
            header_bytes: kib(16),
            hello_time: Duration::from_secs(10),
            connections: 20_000,
            connections_per_address: 50,
            connections_per_key: 4,
            handshakes_per_minute: 20,
            tables_per_minute: 20,
            rate: 5.0,
            burst: 30,
            excess: 30,
            depth: 16,
            ping: Duration::from_secs(20),
            dead: Duration::from_secs(45),
            unload: Duration::from_secs(30),
            sleep: Duration::from_secs(60),
            pace: Duration::from_millis(400),
            retry: Duration::from_millis(500),
            longest_retry: Duration::from_secs(30),
            patience: Duration::from_secs(15),
            lobby: Duration::from_millis(700),
        }
    }
}

impl Config {
    pub fn new(listen: SocketAddr) -> Config {
        Config { listen, public_url: None, proxies: Vec::new(), limits: Limits::default() }
    }

    pub fn is_https(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }

    /// The origins a page of ours can have, exactly.
    pub fn origins(&self) -> Vec<String> {
        let port = self.listen.port();
        let mut origins: Vec<String> = self.public_url.iter().map(|url| origin_of(url).to_owned()).collect();
        if self.public_url.is_none() {
            origins.push(format!("http://{}", self.listen));
            if self.listen.ip().is_loopback() || self.listen.ip().is_unspecified() {
                origins.extend(["localhost", "127.0.0.1", "[::1]"].map(|host| format!("http://{host}:{port}")));
            }
        }
        origins.sort_unstable();
        origins.dedup();
        origins
    }
}

/// Scheme, host and port of an address, without the path.
fn origin_of(url: &str) -> &str {
    let host = url.find("://").map_or(0, |at| at + 3);
    let end = url[host..].find('/').map_or(url.len(), |at| host + at);
    &url[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_of_ours_has_an_exact_origin() {
        let mut config = Config::new("127.0.0.1:7878".parse().expect("an address"));
        assert_eq!(config.origins(), ["http://127.0.0.1:7878", "http://[::1]:7878", "http://localhost:7878"]);
        config.public_url = Some("https://play.example/".to_owned());
        assert_eq!(config.origins(), ["https://play.example"]);
        assert!(config.is_https());
    }
}
