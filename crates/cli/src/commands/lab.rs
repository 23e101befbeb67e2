//! `koloda lab`: what bots tell about games and about each other. `match` plays two bots against each other.

use super::simulate::bar;
use super::write_json;
use crate::args::{LabArgs, LabCommand, MatchArgs};
use crate::command_context::CommandContext;
use crate::setup::setup;
use anyhow::{Context, ensure};
use koloda_bots::BotKind;
use koloda_games::dispatch;
use koloda_kernel::chance::Seed;
use koloda_kernel::heuristic::Heuristic;
use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::Phrase;
use koloda_lab::{Deal, MatchPlan, MatchReport, Plan, Verdict, keep_panics_quiet, play_match};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, read_to_string};
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;

pub fn run(args: &LabArgs, context: &CommandContext, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    match &args.command {
        LabCommand::Match(args) => run_match(args, context, out),
    }
}

fn run_match(args: &MatchArgs, context: &CommandContext, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let library = context.library()?;
    let setup = setup(library.game(&args.game)?, &args.setup)?;
    ensure!(args.deals > 0, "0 deals asked for; expected at least 1");
    let rules = library.rules(&args.game)?;
    let together = dispatch!(rules, rules => rules.together());
    let plan = MatchPlan {
        setup,
        deals: args.deals,
        seed: args.seed,
        threads: args.threads,
        most_picks: Plan::MOST_PICKS,
        together,
        until_decided: args.until_decided,
    };
    let about =
        json!({ "game": args.game, "bots": [args.first.to_string(), args.second.to_string()], "setup": plan.setup, "seed": plan.seed });
    let (known, kept) = match &args.resume {
        Some(path) => open(path, &about).map(|(known, file)| (known, Some(Mutex::new(file))))?,
        None => (BTreeMap::new(), None),
    };
    keep_panics_quiet();
    let bar = bar(args.deals, context);
    bar.inc(known.range(..args.deals).count() as u64);
    let note = |deal: &Deal| {
        bar.inc(1);
        kept.iter().for_each(|file| keep(file, deal));
    };
    let seat = |kind: BotKind| move |seed: Seed, seat: Seat| (kind, seed, seat);
    let (first, second) = (seat(args.first), seat(args.second));
    let deals = dispatch!(rules, rules => {
        let one = |seed, place| { let (kind, seed, place) = first(seed, place); kind.seat(seed, place) };
        let other = |seed, place| { let (kind, seed, place) = second(seed, place); kind.seat(seed, place) };
        play_match(&**rules, &plan, [&one, &other], &known, &note)
    });
    bar.finish_and_clear();
    let _ = std::panic::take_hook();
    let report = MatchReport::of(&deals.map_err(|error| context.lab_error(error))?, together);
    if args.json { write_json(out, &told(about, &report)?) } else { show(args, context, &report, out) }
}

fn told(mut about: Value, report: &MatchReport) -> anyhow::Result<Value> {
    about["result"] = serde_json::to_value(report)?;
    Ok(about)
}

/// What an earlier run has played, and the file to go on with: a line for what it is about, then one for each deal.
fn open(path: &Path, about: &Value) -> anyhow::Result<(BTreeMap<u64, Deal>, File)> {
    let place = || format!("cannot keep the match in `{}`", path.display());
    let text = if path.exists() { read_to_string(path).with_context(place)? } else { String::new() };
    // A run that was killed may have left half a line: it is played again.
    let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
    let mut lines = whole.lines();
    if let Some(first) = lines.next() {
        let found: Value = serde_json::from_str(first).with_context(|| format!("`{}` holds no match", path.display()))?;
        ensure!(found == *about, "`{}` holds another match: {found}", path.display());
    }
    let deals = lines.map(|line| serde_json::from_str::<Deal>(line).map(|deal| (deal.deal, deal))).collect::<Result<BTreeMap<_, _>, _>>();
    let deals = deals.with_context(|| format!("`{}` holds a deal that cannot be read", path.display()))?;
    let mut file = OpenOptions::new().create(true).truncate(false).write(true).open(path).with_context(place)?;
    file.set_len(whole.len() as u64).and_then(|()| std::io::Seek::seek(&mut file, std::io::SeekFrom::End(0))).with_context(place)?;
    if whole.is_empty() {
        writeln!(file, "{about}").with_context(place)?;
    }
    Ok((deals, file))
}

/// A deal that cannot be kept is played again by the next run.
fn keep(file: &Mutex<File>, deal: &Deal) {
    let line = serde_json::to_string(deal).expect("a deal is plain data") + "\n";
    let _ = file.lock().expect("nobody panics here").write_all(line.as_bytes());
}

fn show(args: &MatchArgs, context: &CommandContext, report: &MatchReport, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let percent = |rate: f64| format!("{:.1}", rate * 100.0);
    let verdict = match report.verdict {
        Verdict::Stronger => "stronger",
        Verdict::NotStronger => "not-stronger",
        Verdict::Open => "open",
    };
    let mut said = Phrase::new("cli-match")
        .word("first", args.first.to_string())
        .word("second", args.second.to_string())
        .number("deals", i64::try_from(report.deals).unwrap_or(i64::MAX))
        .word("rate", percent(report.rate))
        .word("low", percent(report.low))
        .word("high", percent(report.high));
    if let Some(other) = report.other {
        said = Phrase { id: "cli-match-together".into(), ..said }.word("other", percent(other));
    }
    writeln!(out, "{}", context.say(&said))?;
    let test = Phrase::new("cli-match-verdict").word("verdict", verdict).word("ratio", format!("{:.2}", report.ratio));
    writeln!(out, "{}", context.say(&test.word("first", args.first.to_string())))?;
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_goes_on_where_it_was_killed() {
        let path = std::env::temp_dir().join(format!("koloda-match-{}.jsonl", std::process::id()));
        let about = json!({ "game": "race" });
        let deal = |deal| Deal { deal, first: 0.5, second: 0.5 };
        let (known, file) = open(&path, &about).expect("a new file");
        assert!(known.is_empty());
        let file = Mutex::new(file);
        [0, 2].into_iter().for_each(|number| keep(&file, &deal(number)));
        file.lock().expect("whole").write_all(b"{\"deal\":3,\"fir").expect("half a line");
        let (known, file) = open(&path, &about).expect("the same match");
        assert_eq!(known.into_values().collect::<Vec<_>>(), [deal(0), deal(2)]);
        keep(&Mutex::new(file), &deal(1));
        assert_eq!(open(&path, &about).expect("whole lines").0.len(), 3);
        let error = open(&path, &json!({ "game": "chess" })).expect_err("another match").to_string();
        assert!(error.contains("holds another match"), "{error}");
        std::fs::remove_file(path).expect("tidied");
    }
}
