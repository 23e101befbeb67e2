//! `koloda bench bots`: how fast a search thinks in each game.

use super::write_json;
use crate::args::BenchArgs;
use crate::command_context::CommandContext;
use crate::setup::setup;
use koloda_games::{Game, Library, dispatch};
use koloda_kernel::phrase::Phrase;
use koloda_lab::{BotBench, bench_bots};
use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

pub(super) fn run(
    args: &BenchArgs,
    library: &Library,
    long: Duration,
    context: &CommandContext,
    out: &mut dyn Write,
) -> anyhow::Result<ExitCode> {
    let games: Vec<&dyn Game> = match &args.of {
        Some(id) => vec![library.game(id)?],
        None => library.games().collect(),
    };
    let mut measured = Vec::new();
    for game in games {
        let setup = setup(game, &args.setup)?;
        let bench = dispatch!(library.rules(game.id())?, rules => bench_bots(&**rules, &setup, long));
        let bench = bench.map_err(|error| context.lab_error(error))?;
        if !args.json {
            show(context, &bench, out)?;
        }
        measured.push(serde_json::to_value(&bench)?);
    }
    if args.json { write_json(out, &measured.into()) } else { Ok(ExitCode::SUCCESS) }
}

fn show(context: &CommandContext, bench: &BotBench, out: &mut dyn Write) -> anyhow::Result<()> {
    let figures = Phrase::new("cli-bench-bots")
        .word("game", bench.game.clone())
        .word("iterations", format!("{:.0}", bench.iterations_per_second))
        .word("playouts", format!("{:.0}", bench.playouts_per_second))
        .word("overhead", format!("{:.0}", bench.overhead_percent));
    writeln!(out, "{}", context.say(&figures))?;
    if !bench.optimised {
        writeln!(out, "{}", context.word("cli-bench-debug"))?;
    }
    Ok(())
}
