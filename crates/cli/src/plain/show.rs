//! The table, the log and the question as lines of text.

use crate::desk::Voice;
use crate::session::Session;
use crate::{saying, sheets};
use koloda_kernel::panel::Panel;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::{CardSheet, Viewer};
use std::io::Write;

/// What the reader has seen already.
#[derive(Debug, Default)]
pub struct Shown {
    side: Option<Viewer>,
    panels: Vec<Vec<String>>,
    lines: usize,
}

impl Shown {
    /// The log lines since the last time.
    pub fn news(&mut self, voice: &Voice<'_>, session: &Session, out: &mut dyn Write) -> anyhow::Result<()> {
        for line in session.play.lines(self.lines, session.viewer()) {
            self.lines += 1;
            writeln!(out, "{}{}", if line.cause { "* " } else { "    " }, voice.say(&line.text))?;
        }
        Ok(())
    }

    /// After undo, what was taken back is not told again.
    pub fn forget_news(&mut self, session: &Session) {
        self.lines = session.play.lines(0, session.viewer()).len();
    }

    /// The whole table.
    pub fn table(&mut self, voice: &Voice<'_>, session: &Session, out: &mut dyn Write) -> anyhow::Result<()> {
        self.panels.clear();
        self.changes(voice, session, out)
    }

    /// The parts of the table that changed; all of it from another side.
    pub fn changes(&mut self, voice: &Voice<'_>, session: &Session, out: &mut dyn Write) -> anyhow::Result<()> {
        let viewer = session.viewer();
        if self.side != Some(viewer) {
            self.panels.clear();
            self.side = Some(viewer);
            writeln!(out, "\n{}", voice.say(&Phrase::new("cli-plain-side").word("side", saying::side(voice, viewer))))?;
        }
        let panels: Vec<Vec<String>> = session.play.panels(viewer).iter().map(|panel| panel_lines(voice, panel)).collect();
        for panel in panels.iter().filter(|panel| !self.panels.contains(panel)) {
            panel.iter().try_for_each(|line| writeln!(out, "{line}"))?;
        }
        self.panels = panels;
        Ok(())
    }
}

fn panel_lines(voice: &Voice<'_>, panel: &Panel) -> Vec<String> {
    let mut lines = vec![format!("{}:", voice.say(&panel.title))];
    lines.extend(panel.items.iter().map(|item| format!("  {}", voice.say(&item.text))));
    if panel.items.is_empty() {
        lines.push(format!("  {}", voice.word("cli-nothing")));
    }
    lines
}

/// The question and the numbered answers.
pub fn decision(voice: &Voice<'_>, session: &Session, out: &mut dyn Write) -> anyhow::Result<()> {
    let Some(decision) = session.decision() else { return Ok(()) };
    let seat = voice.say(&Phrase::new("cli-seat").number("seat", decision.seat.0 + 1));
    let cause = decision.cause.as_ref().and_then(|id| session.sheet(id)).map(|sheet| format!(" [{}]", voice.name(&sheet.name)));
    writeln!(out, "\n{seat}{}: {}", cause.unwrap_or_default(), voice.say(&decision.prompt))?;
    for (index, option) in decision.options.iter().enumerate() {
        writeln!(out, "  {}. {}", index + 1, voice.say(&option.label))?;
    }
    if decision.options.len() == 1 {
        writeln!(out, "{}", voice.word("cli-plain-only"))?;
    }
    Ok(())
}

pub fn log(voice: &Voice<'_>, session: &Session, out: &mut dyn Write) -> anyhow::Result<()> {
    for line in session.play.lines(0, session.viewer()) {
        writeln!(out, "{}{}", if line.cause { "* " } else { "    " }, voice.say(&line.text))?;
    }
    Ok(())
}

pub fn card(voice: &Voice<'_>, sheet: &CardSheet, out: &mut dyn Write) -> anyhow::Result<()> {
    writeln!(out, "{} ({})", voice.name(&sheet.name), sheet.id)?;
    writeln!(out, "{}", sheets::facts_line(voice, sheet))?;
    writeln!(out, "{}", voice.say(&sheet.text))?;
    writeln!(out, "{}", sheets::provenance(voice, sheet))?;
    Ok(())
}
