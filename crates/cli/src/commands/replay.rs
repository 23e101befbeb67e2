//! `koloda replay`: a recorded game told pick by pick, or verified against its hashes.

use super::write_json;
use crate::args::ReplayArgs;
use crate::command_context::CommandContext;
use crate::phrases::ending;
use crate::saving::read_record;
use anyhow::ensure;
use koloda_games::{Game, Match};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::record::{Record, ReplayError};
use koloda_kernel::rules::Viewer;
use serde_json::{Value, json};
use std::io::Write;
use std::process::ExitCode;

pub fn run(args: &ReplayArgs, context: &CommandContext, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let mut record = read_record(&args.file, args.game)?;
    let library = context.library()?;
    let game = library.game(&record.game)?;
    let upto = args.to.unwrap_or(record.picks.len());
    ensure!(upto <= record.picks.len(), "--to {upto} given, but the record has {} picks", record.picks.len());
    if args.verify {
        if let Err(error) = game.resume(&record, upto) {
            return refuse(context, &error, args.json, out);
        }
    } else {
        // Only told, not judged: without hashes nothing is compared.
        (record.hashes, record.end) = (Vec::new(), None);
    }
    let told = Replay { context, record: &record, upto };
    match args.json {
        true => told.as_json(game, args.verify, out),
        false => told.as_text(game, args.verify, out),
    }
}

fn refuse(context: &CommandContext, error: &ReplayError, as_json: bool, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    if as_json {
        write_json(out, &json!({ "verified": false, "fault": error.to_string() }))?;
    } else {
        writeln!(out, "{}", context.say(&Phrase::new("cli-replay-differs").word("fault", error.to_string())))?;
    }
    Ok(ExitCode::FAILURE)
}

struct Replay<'t> {
    context: &'t CommandContext,
    record: &'t Record,
    upto: usize,
}

impl Replay<'_> {
    /// Plays the record, handing over the table before and after each pick.
    fn play(
        &self,
        game: &dyn Game,
        mut tell: impl FnMut(usize, &dyn Match, usize) -> anyhow::Result<()>,
    ) -> anyhow::Result<Box<dyn Match>> {
        let mut play = game.resume(self.record, 0)?;
        for (index, &pick) in self.record.picks.iter().enumerate().take(self.upto) {
            tell(index, &*play, usize::from(pick))?;
            play.pick(usize::from(pick)).map_err(|error| anyhow::anyhow!("pick {} of the record: {error}", index + 1))?;
        }
        Ok(play)
    }

    fn as_text(&self, game: &dyn Game, verified: bool, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
        let (context, record) = (self.context, self.record);
        writeln!(
            out,
            "{}",
            context.say(&Phrase::new("cli-replay-title").name("game", &game.name()).word("seed", record.seed.to_string()))
        )?;
        let mut lines = 0;
        let mut flush = |play: &dyn Match, out: &mut dyn Write| -> anyhow::Result<()> {
            for line in play.lines(lines, Viewer::Omniscient) {
                lines += 1;
                writeln!(out, "{}{}", if line.cause { "    " } else { "      " }, context.say(&line.text))?;
            }
            Ok(())
        };
        let play = self.play(game, |index, play, pick| {
            flush(play, out)?;
            let Some(decision) = play.decision() else { return Ok(()) };
            let Some(option) = decision.options.get(pick) else { return Ok(()) };
            let line = Phrase::new("cli-replay-pick")
                .number("number", index as i64 + 1)
                .number("seat", decision.seat.0 + 1)
                .phrase("option", option.label.clone());
            writeln!(out, "{}", context.say(&line))?;
            Ok(())
        })?;
        flush(&*play, out)?;
        if let Some(outcome) = play.outcome() {
            writeln!(out, "{}", ending(&context.translator(), game.id(), outcome, &play.ranks()))?;
        }
        if verified {
            let hashes = record.hashes.len() + usize::from(record.end.is_some());
            writeln!(
                out,
                "{}",
                context.say(&Phrase::new("cli-replay-verified").number("picks", self.upto as i64).number("hashes", hashes as i64))
            )?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn as_json(&self, game: &dyn Game, verified: bool, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
        let (context, record) = (self.context, self.record);
        let mut picks: Vec<Value> = Vec::new();
        let mut starts = Vec::new();
        let play = self.play(game, |index, play, pick| {
            starts.push(play.lines(0, Viewer::Omniscient).len());
            let Some(decision) = play.decision() else { return Ok(()) };
            let Some(option) = decision.options.get(pick) else { return Ok(()) };
            picks.push(json!({
                "number": index + 1, "seat": decision.seat.0 + 1, "prompt": context.both(&decision.prompt),
                "pick": option.form, "text": context.both(&option.label),
            }));
            Ok(())
        })?;
        let log: Vec<Value> =
            play.lines(0, Viewer::Omniscient).iter().map(|line| json!({ "cause": line.cause, "text": context.both(&line.text) })).collect();
        starts.push(log.len());
        for (pick, ends) in picks.iter_mut().zip(starts.windows(2)) {
            pick["log"] = Value::from(&log[ends[0]..ends[1]]);
        }
        let told = json!({
            "game": record.game, "setup": record.setup, "seed": record.seed, "verified": verified, "length": record.picks.len(),
            "start": log[..starts[0]], "picks": picks, "outcome": play.outcome(), "hash": play.record().end,
        });
        write_json(out, &told)
    }
}
