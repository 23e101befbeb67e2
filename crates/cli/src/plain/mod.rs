//! The plain client: lines in, lines out, for scripts and screen readers.
//!
//! Shows the table once, then what changed; asks by number; understands a few words. No escape
//! codes. The end of the input ends the client in good order.

mod input;
mod show;

use crate::desk::{Desk, Voice};
use crate::saying;
use crate::session::{Session, UndoOffer};
use crate::sheets;
use input::Input;
use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::Viewer;
use koloda_kernel::table::UndoCost;
use serde_json::Value;
use show::Shown;
use std::io::{BufRead, Write};
use std::path::PathBuf;

/// Plays until the game or the input ends, or `quit`; then saves if `save_at_end`.
pub fn run(
    desk: &Desk,
    session: Session,
    game: &'static str,
    save_at_end: bool,
    lines: &mut dyn BufRead,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let mut client = Plain { voice: desk.voice(), session, game, shown: Shown::default(), out };
    client.begin()?;
    let mut line = String::new();
    // After the end there is nothing to ask for.
    while client.session.play.outcome().is_none() {
        client.ask()?;
        line.clear();
        if lines.read_line(&mut line)? == 0 {
            writeln!(client.out)?;
            break;
        }
        if client.answer(line.trim())? == Next::Quit {
            break;
        }
    }
    if save_at_end {
        client.save(None)?;
    }
    client.session.leave();
    Ok(())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    Continue,
    Quit,
}

struct Plain<'p> {
    voice: Voice<'p>,
    session: Session,
    game: &'static str,
    shown: Shown,
    out: &'p mut dyn Write,
}

impl Plain<'_> {
    fn begin(&mut self) -> anyhow::Result<()> {
        writeln!(self.out, "{}", self.voice.name(&self.session.title))?;
        writeln!(self.out, "{}", self.voice.word("cli-plain-welcome"))?;
        self.report()
    }

    /// What happened, what changed, and what is asked now.
    fn report(&mut self) -> anyhow::Result<()> {
        self.shown.news(&self.voice, &self.session, self.out)?;
        self.shown.changes(&self.voice, &self.session, self.out)?;
        self.options()
    }

    fn options(&mut self) -> anyhow::Result<()> {
        if let Some(outcome) = self.session.play.outcome() {
            writeln!(self.out, "\n{}", saying::ending(&self.voice, self.game, outcome, &self.session.play.ranks()))?;
            return Ok(());
        }
        show::decision(&self.voice, &self.session, self.out)
    }

    fn ask(&mut self) -> anyhow::Result<()> {
        write!(self.out, "> ")?;
        Ok(self.out.flush()?)
    }

    fn tell(&mut self, text: &str) -> anyhow::Result<Next> {
        writeln!(self.out, "{text}")?;
        Ok(Next::Continue)
    }

    fn answer(&mut self, line: &str) -> anyhow::Result<Next> {
        // Piped input is not echoed by a terminal; without this a transcript would not show it.
        if !std::io::IsTerminal::is_terminal(&std::io::stdin()) {
            writeln!(self.out, "{line}")?;
        }
        match input::read(line) {
            Input::Nothing => self.only(),
            Input::Number(number) => self.pick(number),
            Input::Form(wish) => self.wish(&wish),
            Input::Undo { sure } => self.undo(sure),
            Input::Save(place) => self.save(place),
            Input::Text(card) => self.text(card),
            Input::Why(wish) => self.why(&wish),
            Input::Table => {
                self.shown.table(&self.voice, &self.session, self.out)?;
                self.options().map(|()| Next::Continue)
            }
            Input::Log => show::log(&self.voice, &self.session, self.out).map(|()| Next::Continue),
            Input::Options => self.options().map(|()| Next::Continue),
            Input::Lang(lang) => {
                self.voice.lang = lang.unwrap_or(self.voice.other_lang());
                self.shown.table(&self.voice, &self.session, self.out)?;
                self.options().map(|()| Next::Continue)
            }
            Input::Help => self.tell(&self.voice.word("cli-plain-help")),
            Input::Quit => Ok(Next::Quit),
            Input::BadJson(error) => self.tell(&self.voice.say(&Phrase::new("cli-plain-json").word("fault", error))),
            Input::Unknown => self.tell(&self.voice.say(&Phrase::new("cli-plain-unknown").word("line", line.to_owned()))),
        }
    }

    fn pick(&mut self, number: usize) -> anyhow::Result<Next> {
        // People count from 1; there is no option 0.
        match number.checked_sub(1).map_or(Ok(false), |number| self.session.pick(number).map(|()| true)) {
            Ok(true) => {
                self.keep()?;
                self.report().map(|()| Next::Continue)
            }
            Ok(false) => self.tell(&self.voice.word("cli-plain-zero")),
            Err(error) => self.tell(&saying::refusal(&self.voice, &error)),
        }
    }

    /// Keeps what was picked, where it is kept pick by pick.
    fn keep(&mut self) -> anyhow::Result<()> {
        if let Err(error) = self.session.autosave() {
            self.tell(&format!("{error:#}"))?;
        }
        Ok(())
    }

    /// An empty line takes the only option there is.
    fn only(&mut self) -> anyhow::Result<Next> {
        let only = self.session.decision().is_some_and(|decision| decision.options.len() == 1);
        if only { self.pick(1) } else { Ok(Next::Continue) }
    }

    fn wish(&mut self, wish: &Value) -> anyhow::Result<Next> {
        match self.session.play.find(self.asking(), wish) {
            Ok(number) => self.pick(number + 1),
            Err(error) => self.tell(&saying::refusal(&self.voice, &error)),
        }
    }

    /// Whoever sits here: the seat that must decide, or the side shown.
    fn asking(&self) -> Seat {
        let shown = match self.session.viewer() {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator | Viewer::Omniscient => Seat(0),
        };
        self.session.decision().map_or(shown, |decision| decision.seat)
    }

    fn undo(&mut self, sure: bool) -> anyhow::Result<Next> {
        let Some(offer) = self.session.undo_offer() else {
            return self.tell(&self.voice.word("cli-undo-nothing"));
        };
        if offer.cost != UndoCost::Free && !sure {
            let price = saying::price(&self.voice, offer);
            return self.tell(&self.voice.say(&Phrase::new("cli-plain-undo-sure").word("price", price)));
        }
        self.take_back(offer)
    }

    fn take_back(&mut self, offer: UndoOffer) -> anyhow::Result<Next> {
        self.session.undo(offer);
        self.keep()?;
        self.shown.forget_news(&self.session);
        writeln!(self.out, "{}", self.voice.word("cli-undone"))?;
        self.report().map(|()| Next::Continue)
    }

    fn save(&mut self, place: Option<PathBuf>) -> anyhow::Result<Next> {
        if let Some(place) = place {
            let ours = place == self.session.place();
            if !ours {
                self.session.save_at(place, false);
            }
        }
        match self.session.save() {
            Ok(saved) => self.tell(&saying::saved(&self.voice, &saved)),
            Err(error) => self.tell(&format!("{error:#}")),
        }
    }

    fn text(&mut self, asked: &str) -> anyhow::Result<Next> {
        match sheets::find(&self.session.sheets, asked) {
            Ok(sheet) => show::card(&self.voice, sheet, self.out).map(|()| Next::Continue),
            Err(_) => self.tell(&self.voice.say(&Phrase::new("cli-no-card").word("card", asked.to_owned()))),
        }
    }

    fn why(&mut self, wish: &Value) -> anyhow::Result<Next> {
        let said = match self.session.play.explain(self.asking(), wish) {
            Ok(()) => self.voice.word("cli-why-nothing"),
            Err(refusal) => self.voice.say(&refusal.phrase),
        };
        self.tell(&said)
    }
}
