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
    /// Bytes waiting for one client before it is given one fresh state instead.
    pub queue_bytes: usize,
    /// What the operating system may keep for one connection, in bytes.
    pub send_buffer: usize,
    /// How long sending one message may take.
    pub stalled: Duration,
    pub body: usize,
    /// A record is larger than any other body.
    pub record_body: usize,
    /// How long a whole body may take to arrive.
    pub body_time: Duration,
    /// How long a request may take to be answered.
    pub request_time: Duration,
    /// After this long an HTTP connection takes no more requests.
    pub connection_time: Duration,
    pub header_time: Duration,
    pub headers: usize,
    pub header_bytes: usize,
    pub hello_time: Duration,
    pub connections: usize,
    /// HTTP connections, and requests under way through a proxy. WebSockets are counted apart.
    pub connections_per_address: usize,
    pub sockets_per_address: usize,
    pub connections_per_key: usize,
    /// Records that are uploaded or played at once.
    pub records: usize,
    pub records_per_address: usize,
    /// Limits per address do not hold for connections from this machine.
    pub exempt_loopback: bool,
    pub handshakes_per_minute: u32,
    pub tables_per_minute: u32,
    /// Messages per second from one socket in the long run, and at once.
    pub rate: f64,
    pub burst: u32,
    /// Messages over the rate before the connection is closed.
    pub excess: u32,
    pub depth: usize,
    /// Between looks at whether a client still reads.
    pub ping: Duration,
    /// A client that has been sent nothing is asked for a sign of life only this often.
    pub quiet: Duration,
    /// How long a client may leave a ping unanswered.
    pub dead: Duration,
    /// After this long without anybody a table leaves the memory.
    pub unload: Duration,
    /// After this long without anybody a table whose game is over does: nobody goes on there.
    pub unload_ended: Duration,
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
            queue_bytes: kib(128),
            send_buffer: kib(128),
            stalled: Duration::from_secs(15),
            body: kib(64),
            record_body: kib(512),
            body_time: Duration::from_secs(10),
            request_time: Duration::from_secs(30),
            connection_time: Duration::from_secs(120),
            header_time: Duration::from_secs(10),
            headers: 64,
            header_bytes: kib(16),
            hello_time: Duration::from_secs(10),
            connections: 20_000,
            connections_per_address: 50,
            sockets_per_address: 50,
            connections_per_key: 4,
            records: 32,
            records_per_address: 4,
            exempt_loopback: true,
            handshakes_per_minute: 20,
            tables_per_minute: 20,
            rate: 5.0,
            burst: 30,
            excess: 30,
            depth: 16,
            ping: Duration::from_secs(4),
            quiet: Duration::from_secs(20),
            dead: Duration::from_secs(11),
            unload: Duration::from_secs(30),
            unload_ended: Duration::from_secs(2),
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

    /// Whether people come from somewhere else than where the server listens, and nobody was named who brings them.
    pub fn is_proxy_missing(&self) -> bool {
        self.public_url.is_some() && self.proxies.is_empty()
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
