//! What makes a sentence of a clause: a capital and a full stop.
//!
//! Messages are written in lower case because the same words stand at the start of one sentence
//! and in the middle of another; only here is it known where they ended up. Locales use it as `SENTENCE($text)`.

/// Upper-cases the first letter and adds a full stop unless the text brings its own ending.
pub fn sentence(text: &str) -> String {
    let mut chars = text.chars();
    let Some(first) = chars.next() else { return String::new() };
    let mut sentence: String = first.to_uppercase().collect();
    sentence.push_str(chars.as_str());
    if !text.ends_with(['.', '!', '?', '…', ':']) {
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
