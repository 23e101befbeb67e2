//! `koloda man`: the manual page, all commands on one page.

use crate::args::Cli;
use clap::{Command, CommandFactory};
use clap_mangen::Man;
use std::io::Write;
use std::process::ExitCode;

pub fn run(out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let mut whole = Cli::command();
    whole.build();
    let mut page = Vec::new();
    Man::new(whole.clone()).render(&mut page)?;
    for command in whole.get_subcommands().filter(|command| command.get_name() != "help") {
        section(command, &mut page)?;
    }
    out.write_all(&page)?;
    Ok(ExitCode::SUCCESS)
}

/// One command, as a section of the page of all.
fn section(command: &Command, page: &mut Vec<u8>) -> anyhow::Result<()> {
    writeln!(page, ".SH \"KOLODA {}\"", command.get_name().to_uppercase())?;
    let man = Man::new(command.clone());
    writeln!(page, "{}", command.get_about().map(ToString::to_string).unwrap_or_default())?;
    let mut options = Vec::new();
    man.render_options_section(&mut options)?;
    // The heading of the options would end the section of the command.
    let options = String::from_utf8(options)?;
    page.extend(options.lines().filter(|line| !line.starts_with(".SH")).flat_map(|line| [line.as_bytes(), b"\n"].concat()));
    Ok(())
}
