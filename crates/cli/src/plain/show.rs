//! The table, the log and the question as lines of text.

use crate::command_context::Translator;
use crate::local_match::LocalMatch;
use crate::{phrases, sheets};
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
    pub fn news(&mut self, translator: &Translator<'_>, local_match: &LocalMatch, out: &mut dyn Write) -> anyhow::Result<()> {
        for line in local_match.play.lines(self.lines, local_match.viewer()) {
            self.lines += 1;
            writeln!(out, "{}{}", if line.cause { "* " } else { "    " }, translator.say(&line.text))?;
        }
        Ok(())
    }

    /// After undo, what was taken back is not told again.
    pub fn forget_news(&mut self, local_match: &LocalMatch) {
        self.lines = local_match.play.lines(0, local_match.viewer()).len();
    }

    /// The whole table.
    pub fn table(&mut self, translator: &Translator<'_>, local_match: &LocalMatch, out: &mut dyn Write) -> anyhow::Result<()> {
        self.panels.clear();
        self.changes(translator, local_match, out)
    }

    /// The parts of the table that changed; all of it from another side.
    pub fn changes(&mut self, translator: &Translator<'_>, local_match: &LocalMatch, out: &mut dyn Write) -> anyhow::Result<()> {
        let viewer = local_match.viewer();
        if self.side != Some(viewer) {
            self.panels.clear();
            self.side = Some(viewer);
            writeln!(out, "\n{}", translator.say(&Phrase::new("cli-plain-side").word("side", phrases::side(translator, viewer))))?;
        }
        let panels: Vec<Vec<String>> = local_match.play.panels(viewer).iter().map(|panel| panel_lines(translator, panel)).collect();
        for panel in panels.iter().filter(|panel| !self.panels.contains(panel)) {
            panel.iter().try_for_each(|line| writeln!(out, "{line}"))?;
        }
        self.panels = panels;
        Ok(())
    }
}

fn panel_lines(translator: &Translator<'_>, panel: &Panel) -> Vec<String> {
    let mut lines = vec![format!("{}:", translator.say(&panel.title))];
    lines.extend(panel.items.iter().map(|item| format!("  {}", translator.say(&item.text))));
    if panel.items.is_empty() {
        lines.push(format!("  {}", translator.word("cli-nothing")));
    }
    lines
}

/// The question and the numbered answers.
pub fn decision(translator: &Translator<'_>, local_match: &LocalMatch, out: &mut dyn Write) -> anyhow::Result<()> {
    let Some(decision) = local_match.decision() else { return Ok(()) };
    let seat = translator.say(&Phrase::new("cli-seat").number("seat", decision.seat.0 + 1));
    let cause = decision.cause.as_ref().and_then(|id| local_match.sheet(id)).map(|sheet| format!(" [{}]", translator.name(&sheet.name)));
    writeln!(out, "\n{seat}{}: {}", cause.unwrap_or_default(), translator.say(&decision.prompt))?;
    for (index, option) in decision.options.iter().enumerate() {
        writeln!(out, "  {}. {}", index + 1, translator.say(&option.label))?;
    }
    if decision.options.len() == 1 {
        writeln!(out, "{}", translator.word("cli-plain-only"))?;
    }
    Ok(())
}

pub fn log(translator: &Translator<'_>, local_match: &LocalMatch, out: &mut dyn Write) -> anyhow::Result<()> {
    for line in local_match.play.lines(0, local_match.viewer()) {
        writeln!(out, "{}{}", if line.cause { "* " } else { "    " }, translator.say(&line.text))?;
    }
    Ok(())
}

pub fn card(translator: &Translator<'_>, sheet: &CardSheet, out: &mut dyn Write) -> anyhow::Result<()> {
    writeln!(out, "{} ({})", translator.name(&sheet.name), sheet.id)?;
    writeln!(out, "{}", sheets::facts_line(translator, sheet))?;
    writeln!(out, "{}", translator.say(&sheet.text))?;
    writeln!(out, "{}", sheets::provenance(translator, sheet))?;
    Ok(())
}
