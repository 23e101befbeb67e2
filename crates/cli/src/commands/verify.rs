//! `koloda verify`: whether a table's shuffles were fixed before the game.

use super::write_json;
use crate::args::VerifyArgs;
use crate::desk::Desk;
use crate::saving::read_record;
use koloda_kernel::phrase::Phrase;
use serde_json::json;
use std::io::Write;
use std::process::ExitCode;

pub fn run(args: &VerifyArgs, desk: &Desk, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let record = read_record(&args.file, None)?;
    let judged = koloda_server::judge(&desk.library()?, &record, &args.commitment);
    if args.json {
        write_json(out, &json!({ "ok": judged.is_ok(), "why": judged.as_ref().err() }))?;
    } else {
        let phrase = match &judged {
            Ok(()) => Phrase::new("cli-verify-kept").number("picks", record.picks.len() as i64),
            Err(why) => Phrase::new("cli-verify-broken").word("why", why.clone()),
        };
        writeln!(out, "{}", desk.say(&phrase))?;
    }
    Ok(if judged.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
