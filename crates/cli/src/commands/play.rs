//! `koloda play`: seats people and bots, loads or starts, and hands over to a client.

use crate::args::PlayArgs;
use crate::desk::Desk;
use crate::saving::{check_place, read_record};
use crate::session::Session;
use crate::setup::{fresh_seed, setup};
use crate::{plain, tui};
use anyhow::{anyhow, bail, ensure};
use koloda_bots::{SeatBot, seat_bot};
use koloda_games::{Game, Library, Play};
use koloda_kernel::ids::Seat;
use std::collections::BTreeMap;
use std::io::{IsTerminal, Write, stdin, stdout};
use std::process::ExitCode;

pub fn run(args: &PlayArgs, desk: &Desk, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    if let Some(place) = &args.save {
        check_place(place)?;
    }
    let library = desk.library()?;
    let (game, play) = begin(args, desk, &library)?;
    let bots = bots(args, &library, game, &*play)?;
    ensure!(
        args.plain || (stdin().is_terminal() && stdout().is_terminal()),
        "the screen needs a terminal; use --plain where input or output is a file or a pipe"
    );
    let mut session = Session::new(game, play, bots);
    match (&args.save, &args.load) {
        (Some(save), load) => session.save_at(save.clone(), load.as_ref() == Some(save)),
        (None, Some(load)) => session.save_at(load.clone(), true),
        (None, None) => (),
    }
    if args.plain {
        let asked = args.save.is_some() || stdin().is_terminal();
        plain::run(desk, session, game.id(), asked, &mut stdin().lock(), out)?;
    } else {
        tui::run(desk, session, game.id(), out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn begin<'l>(args: &PlayArgs, desk: &Desk, library: &'l Library) -> anyhow::Result<(&'l dyn Game, Box<dyn Play>)> {
    let Some(load) = &args.load else {
        let game = library.game(args.game.as_deref().expect("clap asks for it"))?;
        let setup = setup(game, &args.setup)?;
        let play = game.start(setup, args.seed.unwrap_or_else(fresh_seed)).map_err(|faults| desk.faults(&faults))?;
        return Ok((game, play));
    };
    let record = read_record(load)?;
    if let Some(asked) = args.game.as_ref().filter(|asked| **asked != record.game) {
        library.game(asked)?;
        bail!("`{}` is a game of {}, not of {asked}", load.display(), record.game);
    }
    let game = library.game(&record.game)?;
    Ok((game, game.resume(&record, record.picks.len()).map_err(|fault| anyhow!("{}: {fault}", load.display()))?))
}

fn bots(args: &PlayArgs, library: &Library, game: &dyn Game, play: &dyn Play) -> anyhow::Result<BTreeMap<Seat, Box<dyn SeatBot>>> {
    let record = play.record();
    let mut bots = BTreeMap::new();
    for &(seat, kind) in &args.bots {
        let seats = record.setup.seats;
        ensure!(seat.0 < seats, "a bot is given for seat {}, but there are {seats} seats", seat.0 + 1);
        let bot = seat_bot(library.rules(game.id())?, kind, record.seed, seat);
        ensure!(bots.insert(seat, bot).is_none(), "two bots are given for seat {}", seat.0 + 1);
    }
    Ok(bots)
}
