//! The screen: the table, the log and the question in a terminal, driven by keys.
//!
//! Shows panels, options and log lines of any game and sends numbers back. Whatever happens,
//! the terminal is given back as it was and the game is saved.

mod card;
mod draw;
mod flow;
mod grid;
mod keys;
mod popup;
mod prompt;
mod scene;
mod screen;
mod table;
#[cfg(test)]
mod tests;

use crate::desk::Desk;
use crate::saying;
use crate::session::Session;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use screen::{Leave, Screen};
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

pub fn run(desk: &Desk, session: Session, game: &'static str, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut screen = Screen::new(desk.voice(), session, game);
    // Restores the terminal on a panic, too: the hook is part of it.
    let mut terminal = ratatui::try_init()?;
    let ended = catch_unwind(AssertUnwindSafe(|| watch(&mut terminal, &mut screen)));
    ratatui::restore();
    let voice = screen.voice;
    match ended {
        Ok(Ok(leave)) => {
            if leave == Leave::Saving {
                writeln!(out, "{}", saying::saved(&voice, &screen.session.save()?))?;
            }
            screen.session.leave();
            Ok(())
        }
        // The terminal is gone or broken: what can be saved is.
        Ok(Err(error)) => {
            screen.session.save()?;
            Err(error)
        }
        Err(panic) => {
            if let Ok(saved) = screen.session.save_broken() {
                eprintln!("{}", saying::saved(&voice, &saved));
            }
            resume_unwind(panic)
        }
    }
}

fn watch(terminal: &mut DefaultTerminal, screen: &mut Screen<'_>) -> anyhow::Result<Leave> {
    loop {
        terminal.draw(|frame| draw::draw(frame, screen))?;
        let Event::Key(key) = event::read()? else { continue };
        if key.kind == KeyEventKind::Release {
            continue;
        }
        if let Some(leave) = screen.press(key) {
            return Ok(leave);
        }
    }
}
