//! The listening socket: connections, their header limits, and a graceful end.

use crate::api;
use crate::app::App;
use crate::caller::Caller;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use socket2::SockRef;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

/// How long running answers may take after the server is told to stop, or after their connection has grown old.
const LAST_WORDS: Duration = Duration::from_secs(10);

/// Serves until told to stop; then lets what runs end.
pub async fn serve(app: Arc<App>, listener: TcpListener) -> io::Result<()> {
    if app.config.is_proxy_missing() {
        tracing::warn!("--public-url without --proxy: people who come through a proxy cannot be told apart; see docs/proxy.md");
    }
    let router = api::router(app.clone());
    let mut stopping = app.stopping.subscribe();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = wait_for_shutdown(&mut stopping) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                // Connections above the limit are closed at once: none waits in the queue of the kernel without an answer.
                let caller = Caller::of_connection(&app.config, peer.ip());
                let Some(permit) = app.caller_limits.connections.acquire(caller) else { continue };
                let (app, router) = (app.clone(), router.clone());
                tokio::spawn(async move {
                    connection(&app, router, stream, peer).await;
                    drop(permit);
                });
            }
            Err(error) => {
                // Out of file descriptors, or a connection that was gone already: go on a little later.
                tracing::warn!(%error, "a connection was not accepted");
                sleep(Duration::from_millis(50)).await;
            }
        }
    }
    drop(listener);
    let ended = async {
        // WebSockets have left their HTTP connection behind; each is told of the restart.
        while app.caller_limits.connections.count() + app.caller_limits.sockets.count() > 0 {
            sleep(Duration::from_millis(20)).await;
        }
    };
    let _ = timeout(LAST_WORDS, ended).await;
    Ok(())
}

/// Waits until the server is told to stop.
pub async fn wait_for_shutdown(stopping: &mut watch::Receiver<bool>) {
    // An error means that nobody is left who could tell: then it stops as well.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

async fn connection(app: &App, router: Router, stream: TcpStream, peer: SocketAddr) {
    // Moves are small and wait for nobody.
    let _ = stream.set_nodelay(true);
    let limits = &app.config.limits;
    // What a client leaves unread lies here; by default the kernel would keep megabytes for each.
    let _ = SockRef::from(&stream).set_send_buffer_size(limits.send_buffer);
    let service = router.map_request(move |mut request: Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.map(Body::new)
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(limits.header_time).max_headers(limits.headers).max_buf_size(limits.header_bytes);
    let served = builder.serve_connection(TokioIo::new(stream), TowerToHyperService::new(service)).with_upgrades();
    tokio::pin!(served);
    let mut stopping = app.stopping.subscribe();
    let enough = async {
        tokio::select! {
            () = wait_for_shutdown(&mut stopping) => {}
            // Among them who asked and never reads the answer.
            () = sleep(limits.connection_time) => {}
        }
    };
    let ended = tokio::select! {
        ended = served.as_mut() => Ok(ended),
        () = enough => {
            served.as_mut().graceful_shutdown();
            timeout(LAST_WORDS, served).await
        }
    };
    if let Ok(Err(error)) = ended {
        tracing::debug!(%error, "a connection ended");
    }
}
