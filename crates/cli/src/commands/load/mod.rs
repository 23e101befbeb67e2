//! `koloda load`: many tables over real WebSockets on this machine, and what that costs.
//!
//! The server is a process of its own, so that its memory can be told from ours; both share the
//! machine. Every pick is a message of its own and counts when the state after it has arrived.

mod client;
mod report;
mod server;

use super::write_json;
use crate::args::LoadArgs;
use crate::command_context::CommandContext;
use crate::setup;
use anyhow::Context;
use client::{Player, Tally};
use report::Report;
use server::Serving;
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Idle tables are opened by so many at once.
const HANDS: usize = 16;

pub fn run(args: &LoadArgs, context: &CommandContext, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let library = context.library()?;
    let game = match &args.game {
        Some(id) => library.game(id)?,
        None => library.games().next().context("there is no game")?,
    };
    let setup = setup::setup(game, &args.setup)?;
    let places = vec![serde_json::json!({ "kind": "me" }); usize::from(setup.seats)];
    let body = serde_json::json!({
        "game": game.id(), "seats": setup.seats, "set": setup.set, "places": places, "undo": "consent", "name": "load",
    });
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let report = runtime.block_on(measure(args, body.to_string()))?;
    if args.json {
        return write_json(out, &report.as_json());
    }
    writeln!(out, "{}", report.as_text())?;
    Ok(ExitCode::SUCCESS)
}

async fn measure(args: &LoadArgs, body: String) -> anyhow::Result<Report> {
    let serving = Serving::start(args.db.as_deref())?;
    let player = Arc::new(Player { address: serving.address.clone(), body });
    let empty = serving.memory();
    let (tally, seconds) = play(args, &player).await?;
    let (playing, live) = (serving.memory(), player.live_tables().await?);
    let idle = match args.idle {
        0 => None,
        count => Some(leave_alone(&player, &serving, count).await?),
    };
    Ok(Report { tables: args.tables, seconds, tally, empty, playing, live, idle: idle.map(|memory| (args.idle, memory)) })
}

async fn play(args: &LoadArgs, player: &Arc<Player>) -> anyhow::Result<(Tally, f64)> {
    let begun = Instant::now();
    let until = begun + Duration::from_secs_f64(args.seconds);
    let tables: Vec<_> = (0..args.tables).map(|number| tokio::spawn(player.clone().play(number as u64, until))).collect();
    let mut all = Tally::default();
    for table in tables {
        all.add(table.await??);
    }
    Ok((all, begun.elapsed().as_secs_f64()))
}

/// Opens tables, makes a pick at each, leaves them and waits until none is in memory.
async fn leave_alone(player: &Arc<Player>, serving: &Serving, count: usize) -> anyhow::Result<u64> {
    let hands = (0..HANDS).map(|hand| {
        let player = player.clone();
        let share = count / HANDS + usize::from(hand < count % HANDS);
        tokio::spawn(async move {
            for _ in 0..share {
                player.visit().await?;
            }
            anyhow::Ok(())
        })
    });
    for hand in hands.collect::<Vec<_>>() {
        hand.await??;
    }
    player.until_asleep(Duration::from_secs(120)).await?;
    Ok(serving.memory())
}
