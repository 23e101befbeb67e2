//! `koloda bench`: how fast one core plays.

use super::write_json;
use crate::args::BenchArgs;
use crate::desk::Desk;
use crate::setup::setup;
use anyhow::ensure;
use koloda_games::{Game, dispatch};
use koloda_kernel::phrase::Phrase;
use koloda_lab::{Bench, bench};
use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

pub fn run(args: &BenchArgs, desk: &Desk, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    ensure!(args.seconds > 0.0 && args.seconds <= 600.0, "--seconds {} given; expected more than 0 and at most 600", args.seconds);
    let library = desk.library()?;
    let games: Vec<&dyn Game> = match &args.game {
        Some(id) => vec![library.game(id)?],
        None => library.games().collect(),
    };
    let mut measured = Vec::new();
    for game in games {
        let setup = setup(game, &args.setup)?;
        let long = Duration::from_secs_f64(args.seconds);
        let bench = dispatch!(library.rules(game.id())?, rules => bench(&**rules, &setup, long))?;
        if !args.json {
            show(desk, &bench, out)?;
        }
        measured.push(serde_json::to_value(&bench)?);
    }
    match (args.json, args.game.is_some()) {
        (true, true) => write_json(out, &measured[0]),
        (true, false) => write_json(out, &measured.into()),
        (false, _) => Ok(ExitCode::SUCCESS),
    }
}

fn show(desk: &Desk, bench: &Bench, out: &mut dyn Write) -> anyhow::Result<()> {
    let figures = Phrase::new("cli-bench")
        .word("speed", format!("{:.0}", bench.decisions_per_second))
        .word("decision", format!("{:.0}", bench.decision_ns))
        .word("clone", format!("{:.0}", bench.clone_ns))
        .word("clones", format!("{:.1}", bench.clones_per_decision))
        .number("bytes", bench.state_bytes as i64)
        .word("start", format!("{:.1}", bench.start_ns / 1000.0))
        .word("options", format!("{:.1}", bench.options_per_decision));
    writeln!(out, "{}", bench.game)?;
    desk.say(&figures).lines().try_for_each(|line| writeln!(out, "  {line}"))?;
    if !bench.optimised {
        writeln!(out, "{}", desk.word("cli-bench-debug"))?;
    }
    Ok(())
}
