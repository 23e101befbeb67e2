//! `koloda verify`: whether a table's shuffles were fixed before the game, step by step.

use super::write_json;
use crate::args::VerifyArgs;
use crate::command_context::CommandContext;
use crate::saving::read_record;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::record::{Record, commitment};
use serde_json::json;
use std::io::Write;
use std::process::ExitCode;

pub fn run(args: &VerifyArgs, context: &CommandContext, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let record = read_record(&args.file, None)?;
    let server = record.proof.as_ref().map_or(record.seed, |proof| proof.server);
    let found = commitment(server);
    // Without a commitment to compare with, the derivation alone is checked.
    let judged = koloda_server::judge(&context.library()?, &record, args.commitment.as_deref().unwrap_or(&found));
    if args.json {
        let derived = record.proof.as_ref().map(|proof| proof.seed().map(|seed| seed.to_string()));
        write_json(
            out,
            &json!({
                "ok": judged.is_ok(), "why": judged.as_ref().err(), "compared": args.commitment.is_some(),
                "commitment": found, "proof": record.proof, "derived": derived, "seed": record.seed,
            }),
        )?;
    } else {
        for step in steps(&record, &found, args.commitment.as_deref()) {
            writeln!(out, "{}", context.say(&step))?;
        }
        let verdict = match &judged {
            Ok(()) if args.commitment.is_some() => Phrase::new("cli-verify-kept").number("picks", record.picks.len() as i64),
            Ok(()) => Phrase::new("cli-verify-alone").number("picks", record.picks.len() as i64),
            Err(why) => Phrase::new("cli-verify-broken").word("why", why.clone()),
        };
        writeln!(out, "{}", context.say(&verdict))?;
    }
    Ok(if judged.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Every step from what was promised to the seed the cards were shuffled by.
fn steps(record: &Record, found: &str, promised: Option<&str>) -> Vec<Phrase> {
    let seed = record.seed.to_string();
    let mut steps = Vec::new();
    match &record.proof {
        None => steps.push(Phrase::new("cli-verify-open").word("seed", seed.clone())),
        Some(proof) => steps.push(Phrase::new("cli-verify-server").word("seed", proof.server.to_string())),
    }
    steps.push(Phrase::new("cli-verify-commitment").word("hash", found.to_owned()));
    if let Some(promised) = promised {
        let same = if promised.eq_ignore_ascii_case(found) { "yes" } else { "no" };
        steps.push(Phrase::new("cli-verify-promised").word("hash", promised.to_owned()).word("same", same));
    }
    if let Some(proof) = &record.proof {
        for (number, nonce) in proof.nonces.iter().enumerate() {
            let seat = proof.seats.get(number).copied().unwrap_or_default();
            steps.push(Phrase::new("cli-verify-nonce").number("seat", seat).word("nonce", nonce.clone()));
        }
        let derived = proof.seed().map_or_else(|| "?".to_owned(), |seed| seed.to_string());
        let same = if derived == seed { "yes" } else { "no" };
        steps.push(Phrase::new("cli-verify-derived").word("seed", derived).word("same", same));
    }
    steps
}
