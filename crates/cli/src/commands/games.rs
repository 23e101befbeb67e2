//! `koloda games`: the games there are, and what may be set for one.

use super::write_json;
use crate::args::GamesArgs;
use crate::command_context::CommandContext;
use koloda_games::Game;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::settings::Setting;
use serde_json::{Value, json};
use std::io::Write;
use std::process::ExitCode;

/// Longer lists of values are broken into lines.
const WIDTH: usize = 96;

pub fn run(args: &GamesArgs, context: &CommandContext, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let library = context.library()?;
    let games: Vec<&dyn Game> = match &args.game {
        Some(id) => vec![library.game(id)?],
        None => library.games().collect(),
    };
    if args.json {
        return write_json(out, &games.iter().map(|game| to_json(context, *game)).collect());
    }
    for game in games {
        heading(context, game, out)?;
        if args.game.is_some() {
            writeln!(out, "\n{}", context.word("cli-settings"))?;
            game.settings().iter().try_for_each(|setting| show(context, setting, out))?;
        }
    }
    if args.game.is_none() {
        writeln!(out, "\n{}", context.word("cli-games-hint"))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn to_json(context: &CommandContext, game: &dyn Game) -> Value {
    let (min, max) = game.seats();
    let setting = |setting: &Setting| json!({ "key": setting.key, "name": context.both(&setting.name()), "about": context.both(&setting.about), "values": setting.ids().collect::<Vec<_>>(), "default": setting.default, "seats": setting.seats });
    json!({
        "id": game.id(),
        "name": game.name(),
        "boxes": game.boxes(),
        "seats": { "min": min, "max": max },
        "variants": game.variants(),
        "settings": game.settings().iter().map(setting).collect::<Vec<_>>(),
    })
}

fn heading(context: &CommandContext, game: &dyn Game, out: &mut dyn Write) -> anyhow::Result<()> {
    let (min, max) = game.seats();
    writeln!(out, "{}  {}", game.id(), context.name(&game.name()))?;
    writeln!(out, "  {}", context.say(&Phrase::new("cli-game-seats").number("min", min).number("max", max)))?;
    writeln!(out, "  {}", context.say(&Phrase::new("cli-game-boxes").word("boxes", game.boxes().join(", "))))?;
    let variants = game.variants();
    if !variants.is_empty() {
        writeln!(out, "  {}", context.say(&Phrase::new("cli-game-variants").word("variants", variants.join(", "))))?;
    }
    Ok(())
}

fn show(context: &CommandContext, setting: &Setting, out: &mut dyn Write) -> anyhow::Result<()> {
    writeln!(out, "\n  {}  {}", setting.key, context.say(&setting.about))?;
    if !setting.values.is_empty() {
        let values = context.say(&Phrase::new("cli-setting-values").word("values", setting.ids().collect::<Vec<_>>().join(", ")));
        wrap(&values, WIDTH).iter().try_for_each(|line| writeln!(out, "    {line}"))?;
    }
    writeln!(out, "    {}", context.say(&Phrase::new("cli-setting-default").word("default", setting.default.clone())))?;
    Ok(())
}

/// Breaks a text at spaces.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("never empty");
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(word.to_owned());
            continue;
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines
}
