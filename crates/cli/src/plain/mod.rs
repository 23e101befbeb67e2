//! The plain client: lines in, lines out, for scripts and screen readers.
//!
//! Shows the table once, then what changed; asks by number; understands a few words. No escape
//! codes. The end of the input ends the client in good order.

mod input;
mod show;

use crate::command_context::{CommandContext, Translator};
use crate::local_match::{LocalMatch, UndoOffer};
use crate::phrases;
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
    context: &CommandContext,
    local_match: LocalMatch,
    game: &'static str,
    save_at_end: bool,
    lines: &mut dyn BufRead,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let mut client = Plain { translator: context.translator(), local_match, game, shown: Shown::default(), out };
    client.begin()?;
    let mut line = String::new();
    // After the end there is nothing to ask for.
    while client.local_match.play.outcome().is_none() {
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
    client.local_match.leave();
    Ok(())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    Continue,
    Quit,
}

struct Plain<'p> {
    translator: Translator<'p>,
    local_match: LocalMatch,
    game: &'static str,
    shown: Shown,
    out: &'p mut dyn Write,
}

impl Plain<'_> {
    fn begin(&mut self) -> anyhow::Result<()> {
        writeln!(self.out, "{}", self.translator.name(&self.local_match.title))?;
        writeln!(self.out, "{}", self.translator.word("cli-plain-welcome"))?;
        self.report()
    }

    /// What happened, what changed, and what is asked now.
    fn report(&mut self) -> anyhow::Result<()> {
        self.shown.news(&self.translator, &self.local_match, self.out)?;
        self.shown.changes(&self.translator, &self.local_match, self.out)?;
        self.options()
    }

    fn options(&mut self) -> anyhow::Result<()> {
        if let Some(outcome) = self.local_match.play.outcome() {
            writeln!(self.out, "\n{}", phrases::ending(&self.translator, self.game, outcome, &self.local_match.play.ranks()))?;
            return Ok(());
        }
        show::decision(&self.translator, &self.local_match, self.out)
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
                self.shown.table(&self.translator, &self.local_match, self.out)?;
                self.options().map(|()| Next::Continue)
            }
            Input::Log => show::log(&self.translator, &self.local_match, self.out).map(|()| Next::Continue),
            Input::Options => self.options().map(|()| Next::Continue),
            Input::Lang(lang) => {
                self.translator.lang = lang.unwrap_or(self.translator.other_lang());
                self.shown.table(&self.translator, &self.local_match, self.out)?;
                self.options().map(|()| Next::Continue)
            }
            Input::Help => self.tell(&self.translator.word("cli-plain-help")),
            Input::Quit => Ok(Next::Quit),
            Input::BadJson(error) => self.tell(&self.translator.say(&Phrase::new("cli-plain-json").word("fault", error))),
            Input::Unknown => self.tell(&self.translator.say(&Phrase::new("cli-plain-unknown").word("line", line.to_owned()))),
        }
    }

    fn pick(&mut self, number: usize) -> anyhow::Result<Next> {
        // People count from 1; there is no option 0.
        match number.checked_sub(1).map_or(Ok(false), |number| self.local_match.pick(number).map(|()| true)) {
            Ok(true) => {
                self.keep()?;
                self.report().map(|()| Next::Continue)
            }
            Ok(false) => self.tell(&self.translator.word("cli-plain-zero")),
            Err(error) => self.tell(&phrases::refusal(&self.translator, &error)),
        }
    }

    /// Keeps what was picked, where it is kept pick by pick.
    fn keep(&mut self) -> anyhow::Result<()> {
        if let Err(error) = self.local_match.autosave() {
            self.tell(&format!("{error:#}"))?;
        }
        Ok(())
    }

    /// An empty line takes the only option there is.
    fn only(&mut self) -> anyhow::Result<Next> {
        let only = self.local_match.decision().is_some_and(|decision| decision.options.len() == 1);
        if only { self.pick(1) } else { Ok(Next::Continue) }
    }

    fn wish(&mut self, wish: &Value) -> anyhow::Result<Next> {
        match self.local_match.play.find(self.asking(), wish) {
            Ok(number) => self.pick(number + 1),
            Err(error) => self.tell(&phrases::refusal(&self.translator, &error)),
        }
    }

    /// Whoever sits here: the seat that must decide, or the side shown.
    fn asking(&self) -> Seat {
        let shown = match self.local_match.viewer() {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator | Viewer::Omniscient => Seat(0),
        };
        self.local_match.decision().map_or(shown, |decision| decision.seat)
    }

    fn undo(&mut self, sure: bool) -> anyhow::Result<Next> {
        let Some(offer) = self.local_match.undo_offer() else {
            return self.tell(&self.translator.word("cli-undo-nothing"));
        };
        if offer.cost != UndoCost::Free && !sure {
            let price = phrases::price(&self.translator, offer);
            return self.tell(&self.translator.say(&Phrase::new("cli-plain-undo-sure").word("price", price)));
        }
        self.take_back(offer)
    }

    fn take_back(&mut self, offer: UndoOffer) -> anyhow::Result<Next> {
        self.local_match.undo(offer);
        self.keep()?;
        self.shown.forget_news(&self.local_match);
        writeln!(self.out, "{}", self.translator.word("cli-undone"))?;
        self.report().map(|()| Next::Continue)
    }

    fn save(&mut self, place: Option<PathBuf>) -> anyhow::Result<Next> {
        if let Some(place) = place {
            let ours = place == self.local_match.place();
            if !ours {
                self.local_match.save_at(place, false);
            }
        }
        match self.local_match.save() {
            Ok(saved) => self.tell(&phrases::saved(&self.translator, &saved)),
            Err(error) => self.tell(&format!("{error:#}")),
        }
    }

    fn text(&mut self, asked: &str) -> anyhow::Result<Next> {
        match sheets::find(&self.local_match.sheets, asked) {
            Ok(sheet) => show::card(&self.translator, sheet, self.out).map(|()| Next::Continue),
            Err(_) => self.tell(&self.translator.say(&Phrase::new("cli-no-card").word("card", asked.to_owned()))),
        }
    }

    fn why(&mut self, wish: &Value) -> anyhow::Result<Next> {
        let said = match self.local_match.play.explain(self.asking(), wish) {
            Ok(()) => self.translator.word("cli-why-nothing"),
            Err(refusal) => self.translator.say(&refusal.phrase),
        };
        self.tell(&said)
    }
}
