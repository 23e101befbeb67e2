//! The commands, one file each.

mod bench;
mod bench_bots;
mod cards;
mod completions;
mod coverage;
mod games;
mod lab;
mod load;
mod man;
mod play;
mod replay;
mod scenario;
mod serve;
mod simulate;
mod verify;
mod words;

use crate::args::Command;
use crate::command_context::CommandContext;
use serde_json::Value;
use std::io::Write;
use std::process::ExitCode;

pub fn run(command: Command, context: &CommandContext, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    match command {
        Command::Games(args) => games::run(&args, context, out),
        Command::Cards(args) => cards::run(&args, context, out),
        Command::Words(args) => words::run(&args, context, out),
        Command::Play(args) => play::run(&args, context, out),
        Command::Simulate(args) => simulate::run(&args, context, out),
        Command::Scenario(args) => scenario::run(&args, context, out),
        Command::Replay(args) => replay::run(&args, context, out),
        Command::Bench(args) => bench::run(&args, context, out),
        Command::Lab(args) => lab::run(&args, context, out),
        Command::Serve(args) => serve::run(&args, context, out),
        Command::Verify(args) => verify::run(&args, context, out),
        Command::Load(args) => load::run(&args, context, out),
        Command::Completions(args) => completions::run(&args, out),
        Command::Man => man::run(out),
    }
}

/// Writes a value for programs: the whole of the output.
fn write_json(out: &mut dyn Write, value: &Value) -> anyhow::Result<ExitCode> {
    serde_json::to_writer_pretty(&mut *out, value)?;
    writeln!(out)?;
    Ok(ExitCode::SUCCESS)
}
