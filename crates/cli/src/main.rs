//! The `koloda` command: reads arguments, runs one command, reports errors.
//!
//! Carries and shows; contains no rule and knows no game by name. Bad input is one message on
//! the error stream and exit code 2; what was tested and found wrong is exit code 1.

mod args;
mod command_context;
mod commands;
mod folders;
mod local_match;
mod phrases;
mod plain;
mod saving;
mod setup;
mod sheets;
mod tui;
mod unfinished;

use args::{Cli, Command};
use clap::Parser;
use command_context::CommandContext;
use std::io::{self, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let context = CommandContext::new(cli.lang, cli.cards);
    let mut out = io::BufWriter::new(io::stdout().lock());
    let ran = commands::run(cli.command.unwrap_or_else(Command::serve), &context, &mut out);
    let ended = ran.and_then(|code| Ok(out.flush().map(|()| code)?));
    match ended {
        Ok(code) => code,
        Err(error) if reader_left(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = out.flush();
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Whoever read our output has seen enough (`koloda cards … | head`).
fn reader_left(error: &anyhow::Error) -> bool {
    let kind = |cause: &(dyn std::error::Error + 'static)| {
        let plain = cause.downcast_ref::<io::Error>().map(io::Error::kind);
        // What fails while JSON is written is wrapped once more, and not as a cause.
        plain.or_else(|| cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind))
    };
    error.chain().filter_map(kind).any(|kind| kind == io::ErrorKind::BrokenPipe)
}
