//! `koloda completions`: what a shell has to know to complete commands.

use crate::args::{Cli, CompletionsArgs};
use clap::CommandFactory;
use std::io::Write;
use std::process::ExitCode;

pub fn run(args: &CompletionsArgs, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "koloda", &mut script);
    out.write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}
