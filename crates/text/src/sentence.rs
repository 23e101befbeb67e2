//! What makes a sentence of a clause: a capital and a full stop.
//!
//! Messages are written in lower case because the same words stand at the start of one sentence
//! and in the middle of another; only here is it known where they ended up. Locales use it as `SENTENCE($text)`.

use crate::span::{leading_marks, without_closing_marks};

/// Upper-cases the first letter and adds a full stop unless the text brings its own ending. Marks of spans are no letters.
pub fn sentence(text: &str) -> String {
    let (marks, letters) = text.split_at(leading_marks(text));
    let mut chars = letters.chars();
    let Some(first) = chars.next() else { return text.to_owned() };
    let mut sentence = marks.to_owned();
    sentence.extend(first.to_uppercase());
    sentence.push_str(chars.as_str());
    if !without_closing_marks(text).ends_with(['.', '!', '?', '…', ':']) {
        sentence.push('.');
    }
    sentence
}

#[cfg(test)]
mod tests {
    use super::sentence;

    #[test]
    fn a_clause_becomes_a_sentence() {
        assert_eq!(sentence("натиск 2 раза"), "Натиск 2 раза.");
        assert_eq!(sentence("done!"), "Done!");
        assert_eq!(sentence("2 damage"), "2 damage.");
        assert_eq!(sentence(""), "");
    }
}
