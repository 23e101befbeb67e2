//! The commands, one file each.

mod bench;
mod cards;
mod completions;
mod coverage;
mod games;
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
use crate::desk::Desk;
use serde_json::Value;
use std::io::Write;
use std::process::ExitCode;

pub fn run(command: Command, desk: &Desk, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    match command {
        Command::Games(args) => games::run(&args, desk, out),
        Command::Cards(args) => cards::run(&args, desk, out),
        Command::Words(args) => words::run(&args, desk, out),
        Command::Play(args) => play::run(&args, desk, out),
        Command::Simulate(args) => simulate::run(&args, desk, out),
        Command::Scenario(args) => scenario::run(&args, desk, out),
        Command::Replay(args) => replay::run(&args, desk, out),
        Command::Bench(args) => bench::run(&args, desk, out),
        Command::Serve(args) => serve::run(&args, desk, out),
        Command::Verify(args) => verify::run(&args, desk, out),
        Command::Load(args) => load::run(&args, desk, out),
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
