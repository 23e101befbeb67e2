//! Sentences on the wire: the spans of `koloda-text`, shared between everybody who is told the same.

use koloda_text::Span;
use serde::{Serialize, Serializer};
use std::fmt;
use std::sync::Arc;
use ts_rs::TS;

/// A sentence in pieces. Displayed, it is the sentence.
#[derive(Clone, Debug, PartialEq, Eq, TS)]
#[ts(type = "Span[]")]
pub struct Spans(Arc<[Span]>);

/// A text in pieces, in every language there is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SpanTexts {
    pub ru: Spans,
    pub en: Spans,
}

impl Spans {
    pub fn pieces(&self) -> &[Span] {
        &self.0
    }
}

impl From<Vec<Span>> for Spans {
    fn from(spans: Vec<Span>) -> Spans {
        Spans(spans.into())
    }
}

impl Serialize for Spans {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.pieces())
    }
}

impl fmt::Display for Spans {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pieces().iter().try_for_each(|span| f.write_str(span.text()))
    }
}
