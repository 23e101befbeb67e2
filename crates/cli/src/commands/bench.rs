//! `koloda bench`: how fast one core plays.

use super::{bench_bots, write_json};
use crate::args::{BenchArgs, SetupArgs};
use crate::command_context::CommandContext;
use crate::setup::setup;
use anyhow::ensure;
use koloda_games::{Game, Library, dispatch};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::Setup;
use koloda_lab::{Bench, bench};
use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

/// Two setups are measured in this many turns each: a machine's moods then fall on both.
const TURNS: u32 = 9;

pub fn run(args: &BenchArgs, context: &CommandContext, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    ensure!(args.seconds > 0.0 && args.seconds <= 600.0, "--seconds {} given; expected more than 0 and at most 600", args.seconds);
    let library = context.library()?;
    let long = Duration::from_secs_f64(args.seconds);
    if args.game.as_deref() == Some("bots") {
        return bench_bots::run(args, &library, long, context, out);
    }
    ensure!(args.of.is_none(), "two games given; only `bots` is followed by a game");
    if let (Some(id), false) = (&args.game, args.against.is_empty()) {
        return compare(args, library.game(id)?, &library, long, context, out);
    }
    let games: Vec<&dyn Game> = match &args.game {
        Some(id) => vec![library.game(id)?],
        None => library.games().collect(),
    };
    let mut measured = Vec::new();
    for game in games {
        let bench = measure(context, &library, game, &setup(game, &args.setup)?, long)?;
        if !args.json {
            show(context, &bench, out)?;
        }
        measured.push(serde_json::to_value(&bench)?);
    }
    match (args.json, args.game.is_some()) {
        (true, true) => write_json(out, &measured[0]),
        (true, false) => write_json(out, &measured.into()),
        (false, _) => Ok(ExitCode::SUCCESS),
    }
}

fn measure(context: &CommandContext, library: &Library, game: &dyn Game, setup: &Setup, long: Duration) -> anyhow::Result<Bench> {
    dispatch!(library.rules(game.id())?, rules => bench(&**rules, setup, long)).map_err(|error| context.lab_error(error))
}

/// Two setups of one game in turns; the ratio is the median of the turns' ratios.
fn compare(
    args: &BenchArgs,
    game: &dyn Game,
    library: &Library,
    long: Duration,
    context: &CommandContext,
    out: &mut dyn Write,
) -> anyhow::Result<ExitCode> {
    let first = setup(game, &args.setup)?;
    let second = setup(game, &SetupArgs { set: args.against.clone(), seats: args.setup.seats })?;
    let turn = |setup: &Setup| measure(context, library, game, setup, long / TURNS);
    let mut turns = (0..TURNS).map(|_| Ok((turn(&first)?, turn(&second)?))).collect::<anyhow::Result<Vec<_>>>()?;
    let ratio = |(one, other): &(Bench, Bench)| other.decisions_per_second / one.decisions_per_second;
    turns.sort_by(|one, other| ratio(one).total_cmp(&ratio(other)));
    let middle = &turns[turns.len() / 2];
    if args.json {
        return write_json(out, &serde_json::json!({ "first": middle.0, "second": middle.1, "ratio": ratio(middle) }));
    }
    show(context, &middle.0, out)?;
    show(context, &middle.1, out)?;
    let compared = Phrase::new("cli-bench-compared").word("percent", format!("{:.1}", ratio(middle) * 100.0)).number("turns", TURNS);
    writeln!(out, "{}", context.say(&compared))?;
    Ok(ExitCode::SUCCESS)
}

fn show(context: &CommandContext, bench: &Bench, out: &mut dyn Write) -> anyhow::Result<()> {
    let figures = Phrase::new("cli-bench")
        .word("speed", format!("{:.0}", bench.decisions_per_second))
        .word("decision", format!("{:.0}", bench.decision_ns))
        .word("clone", format!("{:.0}", bench.clone_ns))
        .word("clones", format!("{:.1}", bench.clones_per_decision))
        .number("bytes", bench.state_bytes as i64)
        .word("start", format!("{:.1}", bench.start_ns / 1000.0))
        .word("options", format!("{:.1}", bench.options_per_decision));
    let set: Vec<String> = bench.setup.set.iter().map(|(key, value)| format!("{key}={value}")).collect();
    writeln!(out, "{}", [std::slice::from_ref(&bench.game), &set[..]].concat().join(" "))?;
    context.say(&figures).lines().try_for_each(|line| writeln!(out, "  {line}"))?;
    if !bench.optimised {
        writeln!(out, "{}", context.word("cli-bench-debug"))?;
    }
    Ok(())
}
