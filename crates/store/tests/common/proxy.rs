//! A way to PostgreSQL that can be cut: silently, as by a firewall that forgot, or with an end that is told.

use std::sync::Arc;
use tokio::io::{AsyncRead, AsyncWrite, copy};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Open,
    /// Nothing passes and nobody is told. What was under way then never passes again.
    BlackHole,
    /// Connections end and new ones are closed at once.
    Severed,
}

pub struct Proxy {
    way: Arc<watch::Sender<Way>>,
    pub address: String,
}

impl Proxy {
    /// Stands before the server of this address.
    pub async fn before(address: &str) -> Proxy {
        let (user, place) = address.split_once('@').expect("an address with a user");
        let (server, database) = place.split_once('/').expect("an address with a database");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = format!("{user}@{}/{database}", listener.local_addr().expect("an address"));
        let way = Arc::new(watch::Sender::new(Way::Open));
        tokio::spawn(accept(listener, server.to_owned(), way.clone()));
        Proxy { way, address }
    }

    pub fn set(&self, way: Way) {
        self.way.send_replace(way);
    }
}

async fn accept(listener: TcpListener, server: String, way: Arc<watch::Sender<Way>>) {
    let mut silent = Vec::new();
    loop {
        let Ok((client, _)) = listener.accept().await else { return };
        let now = *way.borrow();
        match now {
            Way::Open => drop(tokio::spawn(pass(client, server.clone(), way.subscribe()))),
            Way::BlackHole => silent.push(client),
            Way::Severed => drop(client),
        }
    }
}

async fn pass(client: TcpStream, server: String, mut way: watch::Receiver<Way>) {
    let Ok(upstream) = TcpStream::connect(server).await else { return };
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = upstream.into_split();
    tokio::select! {
        () = pump(&mut from_client, &mut to_server) => return,
        () = pump(&mut from_server, &mut to_client) => return,
        _ = way.wait_for(|way| *way != Way::Open) => {}
    }
    // In a black hole both ends stay open, until somebody closes them for good.
    let _ = way.wait_for(|way| *way == Way::Severed).await;
}

async fn pump(from: &mut (impl AsyncRead + Unpin), to: &mut (impl AsyncWrite + Unpin)) {
    let _ = copy(from, to).await;
}
