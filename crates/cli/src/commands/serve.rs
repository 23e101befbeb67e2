//! `koloda serve`: people play in the browser until the server is told to stop.

use crate::args::ServeArgs;
use crate::command_context::CommandContext;
use crate::folders;
use anyhow::{Context, anyhow};
use koloda_kernel::phrase::Phrase;
use koloda_server::{App, Config, Limits};
use std::io::{IsTerminal, Write, stderr};
use std::process::ExitCode;
use std::sync::Arc;
use tokio::net::TcpListener;
use tracing::Level;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::prelude::*;
use tracing_subscriber::{EnvFilter, fmt};

pub fn run(args: &ServeArgs, context: &CommandContext, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    log(args)?;
    let library = Arc::new(context.library()?);
    let db = match &args.db {
        Some(db) => db.clone(),
        None => usual_place()?,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = koloda_store::open(&db).await.map_err(|error| anyhow!("{error}"))?;
        let listener = TcpListener::bind(args.listen).await.with_context(|| format!("cannot listen on {}", args.listen))?;
        let config = Config {
            listen: listener.local_addr()?,
            public_url: args.public_url.clone(),
            proxies: args.proxies.clone(),
            limits: Limits { rate: args.rate, burst: args.burst, ..Limits::default() },
        };
        let address = config.public_url.clone().unwrap_or_else(|| format!("http://{}", config.listen));
        writeln!(out, "{}", context.say(&Phrase::new("cli-serve-address").word("address", address)))?;
        writeln!(out, "{}", context.word("cli-serve-stop"))?;
        if !koloda_server::has_client() {
            writeln!(out, "{}", context.word("cli-serve-no-client"))?;
        }
        out.flush()?;
        let app = App::new(config, library, store);
        tokio::spawn(stop_when_told(app.clone()));
        koloda_server::serve(app, listener).await?;
        Ok(ExitCode::SUCCESS)
    })
}

fn log(args: &ServeArgs) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(&args.log).map_err(|error| anyhow!("--log `{}`: {error}", args.log))?;
    // The WebSocket library tells every message at its finest level, and with it the tokens in them.
    let discreet = filter_fn(|about| about.level() <= &Level::INFO || !about.target().contains("tungstenite"));
    // Colours are for eyes; in a file they are rubbish.
    let colours = stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let lines = fmt::layer().with_writer(stderr).with_ansi(colours);
    let lines = if args.log_json { lines.json().boxed() } else { lines.boxed() };
    // A second start in one process (tests) keeps the first one's log.
    let _ = tracing_subscriber::registry().with(filter).with(discreet).with(lines).try_init();
    Ok(())
}

/// A file in the data folder of this user.
fn usual_place() -> anyhow::Result<String> {
    let folder = folders::data().ok_or_else(|| anyhow!("no data folder is known here; say where with --db FILE"))?;
    std::fs::create_dir_all(&folder).with_context(|| format!("cannot make `{}`; say where with --db FILE", folder.display()))?;
    Ok(folder.join("koloda.db").display().to_string())
}

async fn stop_when_told(app: Arc<App>) {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => {
                tokio::select! { _ = interrupt => {}, _ = terminate.recv() => {} }
            }
            Err(_) => drop(interrupt.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
    tracing::info!("stopping");
    app.stopping.send_replace(true);
}
