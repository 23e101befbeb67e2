//! `koloda simulate`: many games by bots, with a bar for people and JSON for programs.

use super::write_json;
use crate::args::SimulateArgs;
use crate::command_context::CommandContext;
use crate::phrases::reason;
use crate::saving::{check_place, write_records};
use crate::setup::setup;
use anyhow::ensure;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use koloda_bots::BotKind;
use koloda_games::dispatch;
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::Phrase;
use koloda_lab::{Plan, Points, Report, Share, keep_panics_quiet, simulate};
use std::io::{IsTerminal, Write, stderr};
use std::process::ExitCode;

pub fn run(args: &SimulateArgs, context: &CommandContext, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let library = context.library()?;
    let setup = setup(library.game(&args.game)?, &args.setup)?;
    ensure!(args.games > 0, "0 games asked for; expected at least 1");
    let bots = at_each_seat(&args.bot, setup.seats)?;
    let names = bots.iter().map(BotKind::to_string).collect();
    let plan = Plan {
        setup,
        bots: names,
        games: args.games,
        seed: args.seed,
        threads: args.threads,
        most_picks: Plan::MOST_PICKS,
        keep_records: args.records.is_some(),
        count_events: args.events,
    };
    if let Some(path) = &args.records {
        check_place(path)?;
    }
    keep_panics_quiet();
    let bar = bar(args.games, context);
    let progress = || bar.inc(1);
    let report = dispatch!(library.rules(&args.game)?, rules => {
        simulate(&**rules, &plan, &|seed: Seed, seat: Seat| bots[seat.index()].seat(seed, seat), &progress)
    })
    .map_err(|error| context.lab_error(error))?;
    bar.finish_and_clear();
    let _ = std::panic::take_hook();
    if let Some(path) = &args.records {
        write_records(path, &report.records)?;
    }
    if args.json {
        write_json(out, &serde_json::to_value(&report)?)?;
    } else {
        show(context, &report, out)?;
    }
    Ok(if report.errors == 0 && report.unfinished == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn at_each_seat(bots: &[BotKind], seats: u8) -> anyhow::Result<Vec<BotKind>> {
    match bots {
        [one] => Ok(vec![*one; usize::from(seats)]),
        several => {
            ensure!(
                several.len() == usize::from(seats),
                "{} bots given for {seats} seats; expected one for all, or one for each",
                several.len()
            );
            Ok(several.to_vec())
        }
    }
}

/// A bar on a terminal, nothing elsewhere.
pub(super) fn bar(games: u64, context: &CommandContext) -> ProgressBar {
    let target = if stderr().is_terminal() { ProgressDrawTarget::stderr_with_hz(8) } else { ProgressDrawTarget::hidden() };
    let style = ProgressStyle::with_template("{msg} [{bar:40}] {human_pos}/{human_len}  {per_sec}  {eta}");
    let bar = ProgressBar::with_draw_target(Some(games), target).with_message(context.word("cli-simulate-games"));
    style.map_or(bar.clone(), |style| bar.with_style(style.progress_chars("=> ")))
}

fn show(context: &CommandContext, report: &Report, out: &mut dyn Write) -> anyhow::Result<()> {
    let count = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    let summary = Phrase::new("cli-simulate-summary")
        .number("games", count(report.games))
        .number("decisions", count(report.decisions))
        .word("seconds", format!("{:.2}", report.seconds))
        .word("speed", format!("{:.0}", report.decisions_per_second));
    writeln!(out, "{}", context.say(&summary))?;
    if let Some(team) = &report.results.team {
        let bots: Vec<&str> = report.results.seats.iter().map(|seat| seat.bot.as_str()).collect();
        writeln!(out, "{}", context.say(&share("cli-simulate-team", team).word("bots", bots.join(", "))))?;
    } else {
        for seat in &report.results.seats {
            writeln!(
                out,
                "{}",
                context.say(&share("cli-simulate-seat", &seat.wins).number("seat", seat.seat).word("bot", seat.bot.clone()))
            )?;
            if let Some(points) = &seat.points {
                writeln!(out, "  {}", context.say(&spread(points)))?;
            }
        }
    }
    writeln!(out, "{}", context.word("cli-simulate-endings"))?;
    for (ending, often) in &report.results.endings {
        writeln!(
            out,
            "  {}",
            context.say(&share("cli-simulate-ending", often).word("reason", reason(&context.translator(), &report.game, ending)))
        )?;
    }
    let picks = report.results.picks;
    let picks = Phrase::new("cli-simulate-picks")
        .number("least", count(picks.least))
        .number("median", count(picks.median))
        .word("mean", format!("{:.1}", picks.mean))
        .number("most", count(picks.most));
    writeln!(out, "{}", context.say(&picks))?;
    for (event, mean) in &report.results.events {
        let line = Phrase::new("cli-simulate-event").word("event", event.clone()).word("mean", format!("{mean:.2}"));
        writeln!(out, "{}", context.say(&line))?;
    }
    let errors = Phrase::new("cli-simulate-faults").number("errors", count(report.errors)).number("unfinished", count(report.unfinished));
    writeln!(out, "{}", context.say(&errors))?;
    for broken in &report.broken {
        let line = Phrase::new("cli-simulate-broken")
            .number("game", count(broken.game))
            .word("seed", broken.record.seed.to_string())
            .number("picks", broken.record.picks.len() as i64)
            .word("message", broken.message.clone());
        writeln!(out, "  {}", context.say(&line))?;
    }
    Ok(())
}

fn spread(points: &Points) -> Phrase {
    Phrase::new("cli-simulate-points")
        .number("least", points.least)
        .number("most", points.most)
        .word("mean", format!("{:.1}", points.mean))
        .word("spread", format!("{:.1}", points.spread))
}

fn share(id: &'static str, share: &Share) -> Phrase {
    let percent = |rate: f64| format!("{:.1}", rate * 100.0);
    let count = i64::try_from(share.count).unwrap_or(i64::MAX);
    Phrase::new(id)
        .number("count", count)
        .word("rate", percent(share.rate))
        .word("low", percent(share.low))
        .word("high", percent(share.high))
}
