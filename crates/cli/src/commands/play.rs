//! `koloda play`: seats people and bots, loads or starts, and hands over to a client.

use crate::args::PlayArgs;
use crate::command_context::CommandContext;
use crate::local_match::{Bot, LocalMatch};
use crate::saving::{check_place, read_record};
use crate::setup::{fresh_seed, setup};
use crate::unfinished::{self, Kept};
use crate::{folders, plain, tui};
use anyhow::{anyhow, bail, ensure};
use koloda_bots::{BotKind, seat_bot};
use koloda_games::{Game, Library, Match};
use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::record::Record;
use std::collections::BTreeMap;
use std::io::{BufRead, IsTerminal, Write, stdin, stdout};
use std::process::ExitCode;

pub fn run(args: &PlayArgs, context: &CommandContext, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    if let Some(place) = &args.save {
        check_place(place)?;
    }
    let library = context.library()?;
    let by_hand = stdin().is_terminal();
    ensure!(
        args.plain || (by_hand && stdout().is_terminal()),
        "the screen needs a terminal; use --plain where input or output is a file or a pipe"
    );
    let begun = begin(args, context, &library, by_hand, out)?;
    let game = begun.game;
    let bots = bots(args, &library, &begun)?;
    if begun.says_no_bots && bots.len() + 1 < usize::from(begun.play.record().setup.seats) {
        warn_of_hands(context, by_hand, out)?;
    }
    let mut local_match = LocalMatch::new(game, begun.play, bots);
    match (&args.save, &args.load) {
        (Some(save), load) => local_match.save_at(save.clone(), load.as_ref() == Some(save)),
        (None, Some(load)) => local_match.save_at(load.clone(), true),
        (None, None) => (),
    }
    if let Some(kept) = begun.kept {
        local_match.keep_in(kept);
    }
    if args.plain {
        plain::run(context, local_match, game.id(), args.save.is_some() || by_hand, &mut stdin().lock(), out)?;
    } else {
        tui::run(context, local_match, game.id(), out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A game at its start, or where it was left.
struct Begun<'l> {
    game: &'l dyn Game,
    play: Box<dyn Match>,
    bots: BTreeMap<u8, String>,
    /// It was saved without a word about who sits where.
    says_no_bots: bool,
    kept: Option<Kept>,
}

fn begin<'l>(
    args: &PlayArgs,
    context: &CommandContext,
    library: &'l Library,
    by_hand: bool,
    out: &mut dyn Write,
) -> anyhow::Result<Begun<'l>> {
    if let Some(load) = &args.load {
        let record = read_record(load, None)?;
        if let Some(asked) = args.game.as_ref().filter(|asked| **asked != record.game) {
            library.game(asked)?;
            bail!("`{}` is a game of {}, not of {asked}", load.display(), record.game);
        }
        return go_on(library.game(&record.game)?, &record, None).map_err(|error| anyhow!("{}: {error}", load.display()));
    }
    let game = library.game(args.game.as_deref().expect("clap asks for it"))?;
    // Scripts neither are asked nor leave anything behind.
    let folder = if by_hand { folders::state().map(|folder| folder.join("unfinished")) } else { None };
    for (kept, record) in folder.iter().flat_map(|folder| unfinished::left(folder, game.id())) {
        match offer(context, game, &record, &mut stdin().lock(), out)? {
            Answer::GoOn => return go_on(game, &record, Some(kept)),
            Answer::Later => {}
            Answer::Forget => kept.forget(),
        }
    }
    let setup = setup(game, &args.setup)?;
    let play = game.start(setup, args.seed.unwrap_or_else(fresh_seed)).map_err(|errors| context.errors(&errors))?;
    let kept = folder.and_then(|folder| Kept::new(&folder, &play.record()).ok());
    Ok(Begun { game, play, bots: BTreeMap::new(), says_no_bots: false, kept })
}

fn go_on<'l>(game: &'l dyn Game, record: &Record, kept: Option<Kept>) -> anyhow::Result<Begun<'l>> {
    let play = game.resume(record, record.picks.len())?;
    Ok(Begun { game, play, bots: record.bots.clone().unwrap_or_default(), says_no_bots: record.bots.is_none(), kept })
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    GoOn,
    Later,
    Forget,
}

/// Asks whether to go on with a game that was not left in good order.
fn offer(
    context: &CommandContext,
    game: &dyn Game,
    record: &Record,
    lines: &mut dyn BufRead,
    out: &mut dyn Write,
) -> anyhow::Result<Answer> {
    let question = Phrase::new("cli-unfinished").name("game", &game.name()).number("picks", record.picks.len() as i64);
    loop {
        write!(out, "{} ", context.say(&question))?;
        out.flush()?;
        let mut line = String::new();
        ensure!(lines.read_line(&mut line)? > 0, "nobody answered whether to go on with the unfinished game");
        match line.trim().to_lowercase().as_str() {
            "" | "y" | "yes" | "д" | "да" => return Ok(Answer::GoOn),
            "n" | "no" | "н" | "нет" => return Ok(Answer::Later),
            "x" | "х" => return Ok(Answer::Forget),
            _ => {}
        }
    }
}

/// Says before anything is seen that all seats are here, and lets a person stop.
fn warn_of_hands(context: &CommandContext, by_hand: bool, out: &mut dyn Write) -> anyhow::Result<()> {
    writeln!(out, "{}", context.word("cli-load-no-bots"))?;
    if by_hand {
        writeln!(out, "{}", context.word("cli-load-no-bots-keys"))?;
        out.flush()?;
        ensure!(stdin().lock().read_line(&mut String::new())? > 0, "the game was not continued");
    }
    Ok(())
}

/// The bots of the arguments, and those of the save at the other seats.
fn bots(args: &PlayArgs, library: &Library, begun: &Begun<'_>) -> anyhow::Result<BTreeMap<Seat, Bot>> {
    let record = begun.play.record();
    let seats = record.setup.seats;
    let mut kinds: BTreeMap<Seat, BotKind> = BTreeMap::new();
    for &(seat, kind) in &args.bots {
        ensure!(seat.0 < seats, "a bot is given for seat {}, but there are {seats} seats", seat.0 + 1);
        ensure!(kinds.insert(seat, kind).is_none(), "two bots are given for seat {}", seat.0 + 1);
    }
    for (&seat, name) in &begun.bots {
        ensure!((1..=seats).contains(&seat), "the save names a bot for seat {seat}, but there are {seats} seats");
        kinds.entry(Seat(seat - 1)).or_insert(name.parse()?);
    }
    let rules = library.rules(begun.game.id())?;
    let bot = |(seat, kind): (Seat, BotKind)| (seat, Bot { name: kind.to_string(), seated: seat_bot(rules, kind, record.seed, seat) });
    Ok(kinds.into_iter().map(bot).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use koloda_text::Lang;

    #[test]
    fn an_unfinished_game_is_offered_until_the_answer_is_understood() {
        let context = CommandContext::new(Some(Lang::En), Vec::new());
        let library = context.library().expect("the shipped cards");
        let game = library.game("shards").expect("a game");
        let seed = koloda_kernel::chance::Seed::numbered(1, 0);
        let record = game.start(koloda_kernel::rules::Setup { seats: 2, set: BTreeMap::new() }, seed).expect("started").record();
        let answer = |typed: &str| {
            let mut said = Vec::new();
            let answer = offer(&context, game, &record, &mut typed.as_bytes(), &mut said).ok();
            (answer, String::from_utf8(said).expect("text").matches("Shards of Infinity").count())
        };
        assert_eq!(answer("\n"), (Some(Answer::GoOn), 1));
        assert_eq!(answer("perhaps\nнет\n"), (Some(Answer::Later), 2));
        assert_eq!(answer("x\n"), (Some(Answer::Forget), 1));
        assert_eq!(answer(""), (None, 1));
    }
}
