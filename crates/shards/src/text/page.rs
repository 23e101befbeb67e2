//! Lines of a rules text: plain sentences run on, every bonus has a line of its own.

use koloda_kernel::phrase::Phrase;
use koloda_kernel::telling::{joined, lines, paragraph};

#[derive(Debug, Default)]
pub struct Page {
    lines: Vec<Line>,
    /// Whether the next plain sentence joins the last line.
    open: bool,
}

#[derive(Debug)]
struct Line {
    label: Option<Phrase>,
    /// In lower case and without full stops.
    clauses: Vec<Phrase>,
}

impl Page {
    /// Sentences that continue the line they come after, if that is a plain one.
    pub fn say(&mut self, clauses: Vec<Phrase>) {
        match self.lines.last_mut() {
            Some(line) if self.open => line.clauses.extend(clauses),
            _ => self.line(None, clauses),
        }
        self.open = true;
    }

    /// A line of its own, which nothing continues.
    pub fn bonus(&mut self, label: Phrase, clauses: Vec<Phrase>) {
        self.line(Some(label), clauses);
        self.open = false;
    }

    /// The next sentence begins a line; "instead" must not seem to mean more than it replaces.
    pub fn break_line(&mut self) {
        self.open = false;
    }

    /// Everything that `write` writes stands behind this label, which is said once.
    pub fn labelled(&mut self, label: Phrase, write: impl FnOnce(&mut Page)) {
        let mut below = Page::default();
        write(&mut below);
        let mut lines = below.lines.into_iter();
        if let Some(first) = lines.next() {
            let label = match first.label {
                Some(inner) => joined("join-comma", vec![label, inner]),
                None => label,
            };
            self.line(Some(label), first.clauses);
        }
        self.lines.extend(lines);
        self.open = false;
    }

    fn line(&mut self, label: Option<Phrase>, clauses: Vec<Phrase>) {
        if !clauses.is_empty() {
            self.lines.push(Line { label, clauses });
        }
    }

    pub fn finish(self) -> Phrase {
        lines(self.lines.into_iter().map(|line| paragraph(line.label, line.clauses)).collect())
    }
}
