//! Lines of a rules text: plain sentences run on, what has a label has a line of its own.

use crate::phrase::Phrase;
use crate::rules_text::{joined, lines, paragraph};
use std::borrow::Cow;

#[derive(Debug, Default)]
pub struct Page {
    lines: Vec<Line>,
    /// Whether the next plain sentence joins the last line.
    open: bool,
}

#[derive(Debug)]
enum Line {
    /// Clauses in lower case and without full stops.
    Clauses(Option<Phrase>, Vec<Phrase>),
    /// Said as it is.
    Whole(Phrase),
}

impl Page {
    /// Sentences that continue the line they come after, if that is a plain one.
    pub fn say(&mut self, clauses: impl IntoIterator<Item = Phrase>) {
        match self.lines.last_mut() {
            Some(Line::Clauses(_, line)) if self.open => line.extend(clauses),
            _ => self.line(None, clauses),
        }
        self.open = true;
    }

    /// Sentences on a line of their own.
    pub fn plain(&mut self, clauses: impl IntoIterator<Item = Phrase>) {
        self.line(None, clauses);
        self.open = false;
    }

    /// A line of its own behind its label.
    pub fn bonus(&mut self, label: Phrase, clauses: impl IntoIterator<Item = Phrase>) {
        self.line(Some(label), clauses);
        self.open = false;
    }

    /// A line that its message says whole.
    pub fn whole(&mut self, line: Phrase) {
        self.lines.push(Line::Whole(line));
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
        if let Some(Line::Clauses(inner, _)) = below.lines.first_mut() {
            *inner = Some(match inner.take() {
                Some(inner) => joined("join-comma", vec![label, inner]),
                None => label,
            });
        }
        self.lines.append(&mut below.lines);
        self.open = false;
    }

    fn line(&mut self, label: Option<Phrase>, clauses: impl IntoIterator<Item = Phrase>) {
        let clauses: Vec<Phrase> = clauses.into_iter().collect();
        if !clauses.is_empty() {
            self.lines.push(Line::Clauses(label, clauses));
        }
    }

    pub fn finish(self) -> Phrase {
        let line = |line| match line {
            Line::Clauses(label, clauses) => paragraph(label, clauses),
            Line::Whole(line) => line,
        };
        lines(self.lines.into_iter().map(line).collect())
    }
}

/// The first clause stands within a message: "when it is discarded, …".
pub fn opened(id: impl Into<Cow<'static, str>>, mut clauses: Vec<Phrase>) -> Vec<Phrase> {
    if let Some(first) = clauses.first_mut() {
        *first = Phrase::new(id).phrase("text", first.clone());
    }
    clauses
}
