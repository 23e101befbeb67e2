//! `koloda cards`: what every component is and says; and the check of card files.

use super::games::wrap;
use super::write_json;
use crate::args::CardsArgs;
use crate::command_context::CommandContext;
use crate::sheets;
use anyhow::{Context, anyhow, bail};
use koloda_games::Game;
use koloda_games::printed_facts::differences;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::CardSheet;
use serde_json::{Map, Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const WIDTH: usize = 96;

pub fn run(args: &CardsArgs, context: &CommandContext, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let Some(id) = &args.game else {
        return check(args, context, out);
    };
    let library = context.library()?;
    let game = library.game(id)?;
    if let Some(table) = &args.against {
        return compare(game, table, args.json, out);
    }
    let all = game.cards();
    let chosen = choose(args, game, &all)?;
    if args.json {
        return write_json(out, &chosen.iter().map(|sheet| sheets::to_json(context, game.id(), sheet)).collect::<Value>());
    }
    chosen.iter().try_for_each(|sheet| show(context, sheet, out))?;
    if args.id.is_none() {
        let copies: u32 = chosen.iter().map(|sheet| sheet.copies).sum();
        writeln!(out, "{}", context.say(&Phrase::new("cli-cards-total").number("kinds", chosen.len() as i64).number("copies", copies)))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn choose<'s>(args: &CardsArgs, game: &dyn Game, all: &'s [CardSheet]) -> anyhow::Result<Vec<&'s CardSheet>> {
    let boxes = game.boxes();
    if let Some(box_id) = args.box_id.as_ref().filter(|box_id| !boxes.contains(box_id)) {
        bail!("no box `{box_id}` of {}; one of: {}", game.id(), boxes.join(", "));
    }
    let in_box = |sheet: &&CardSheet| args.box_id.as_ref().is_none_or(|box_id| *box_id == sheet.box_id);
    match &args.id {
        Some(id) => {
            let sheet = sheets::find(all, id).map_err(|error| anyhow!("{error} (`koloda cards {}` lists them)", game.id()))?;
            // A component may lie in several boxes.
            let sheet = all.iter().filter(in_box).find(|other| other.id == sheet.id).unwrap_or(sheet);
            if !in_box(&sheet) {
                bail!("the card `{}` is of the box `{}`", sheet.id, sheet.box_id);
            }
            Ok(vec![sheet])
        }
        None => Ok(all.iter().filter(in_box).collect()),
    }
}

fn show(context: &CommandContext, sheet: &CardSheet, out: &mut dyn Write) -> anyhow::Result<()> {
    writeln!(out, "{}  [{}]", context.name(&sheet.name), sheet.id)?;
    writeln!(out, "  {}", sheets::facts_line(&context.translator(), sheet))?;
    for paragraph in context.say(&sheet.text).lines() {
        wrap(paragraph, WIDTH).iter().try_for_each(|line| writeln!(out, "  {line}"))?;
    }
    writeln!(out, "  {}\n", sheets::provenance(&context.translator(), sheet))?;
    Ok(())
}

/// Holds the printed facts of a game against a table that was written apart from its card files.
fn compare(game: &dyn Game, path: &Path, json: bool, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let text = std::fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
    let table: Map<String, Value> =
        serde_json::from_str(&text).with_context(|| format!("{}: expected an object of cards", path.display()))?;
    let found = differences(game, &table);
    if json {
        write_json(out, &json!({ "cards": table.len(), "differences": found }))?;
    } else {
        found.iter().try_for_each(|difference| writeln!(out, "{difference}"))?;
        writeln!(out, "{} cards compared, {} differences", table.len(), found.len())?;
    }
    Ok(if found.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Loads the files on top of the shipped cards: what would fail in a game fails here.
fn check(args: &CardsArgs, context: &CommandContext, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let paths: Vec<PathBuf> = args.check.clone();
    let errors = match context.library_with(&paths) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.to_string().lines().map(str::to_owned).collect::<Vec<_>>(),
    };
    if args.json {
        write_json(out, &json!({ "ok": errors.is_empty(), "faults": errors }))?;
    } else if errors.is_empty() {
        writeln!(out, "{}", context.word("cli-check-fine"))?;
    } else {
        out.flush()?;
        errors.iter().for_each(|error| eprintln!("{error}"));
    }
    Ok(if errors.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(2) })
}
