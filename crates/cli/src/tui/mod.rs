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

use crate::command_context::CommandContext;
use crate::local_match::LocalMatch;
use crate::phrases;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use screen::{Leave, Screen};
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

pub fn run(context: &CommandContext, local_match: LocalMatch, game: &'static str, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut screen = Screen::new(context.translator(), local_match, game);
    // Restores the terminal on a panic, too: the hook is part of it.
    let mut terminal = ratatui::try_init()?;
    let ended = catch_unwind(AssertUnwindSafe(|| watch(&mut terminal, &mut screen)));
    ratatui::restore();
    let translator = screen.translator;
    match ended {
        Ok(Ok(leave)) => {
            if leave == Leave::Saving {
                writeln!(out, "{}", phrases::saved(&translator, &screen.local_match.save()?))?;
            }
            screen.local_match.leave();
            Ok(())
        }
        // The terminal is gone or broken: what can be saved is.
        Ok(Err(error)) => {
            screen.local_match.save()?;
            Err(error)
        }
        Err(panic) => {
            if let Ok(saved) = screen.local_match.save_broken() {
                eprintln!("{}", phrases::saved(&translator, &saved));
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
