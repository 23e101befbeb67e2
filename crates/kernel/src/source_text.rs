//! The text of a card file, as far as it can be cut without knowing what it says: strings, comments and brackets.

use std::collections::BTreeSet;

/// Every sign that stands neither in a string nor in a comment, with its place.
pub fn outside_strings(text: &str) -> impl Iterator<Item = (usize, char)> {
    let mut from = 0;
    std::iter::from_fn(move || {
        while let Some(skipped) = unspoken(&text[from..]) {
            from += skipped;
        }
        let sign = text[from..].chars().next()?;
        let at = from;
        from += sign.len_utf8();
        Some((at, sign))
    })
}

/// The length of the string or comment that begins here.
fn unspoken(rest: &str) -> Option<usize> {
    let until = |opening: usize, end: &str| rest[opening..].find(end).map_or(rest.len(), |at| opening + at + end.len());
    if rest.starts_with("//") {
        return Some(rest.find('\n').unwrap_or(rest.len()));
    }
    if rest.starts_with("/*") {
        return Some(until(2, "*/"));
    }
    if rest.starts_with('"') {
        return Some(string(rest));
    }
    let hashes = rest.strip_prefix('r')?.chars().take_while(|&sign| sign == '#').count();
    rest[1 + hashes..].starts_with('"').then(|| until(2 + hashes, &format!("\"{}", "#".repeat(hashes))))
}

/// The length of a string whose quotation mark was seen; a backslash takes the next sign with it.
fn string(rest: &str) -> usize {
    let mut escaped = false;
    for (at, sign) in rest.char_indices().skip(1) {
        match sign {
            '"' if !escaped => return at + 1,
            _ => escaped = sign == '\\' && !escaped,
        }
    }
    rest.len()
}

/// The words of a text: names of fields, kinds and operations, but nothing that is quoted or remarked.
pub fn words(text: &str) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    let (mut word, mut end) = (String::new(), 0);
    for (at, sign) in outside_strings(text).chain([(text.len(), ' ')]) {
        let goes_on = sign.is_alphanumeric() || sign == '_';
        if at != end || !goes_on {
            words.insert(std::mem::take(&mut word));
        }
        if goes_on {
            word.push(sign);
        }
        end = at + sign.len_utf8();
    }
    words.retain(|word| word.starts_with(char::is_alphabetic));
    words
}

/// The entries of a file that is one list, each as a text in which it stands alone at its own line and column.
/// `None` if the brackets do not fit, so that nobody can tell where an entry ends, or if the file sets RON options of its own.
pub fn entries_alone(text: &str) -> Option<Vec<String>> {
    if text.contains("#![") {
        return None;
    }
    let mut open = Vec::new();
    let mut cuts = Vec::new();
    for (at, sign) in outside_strings(text) {
        match sign {
            '(' | '[' | '{' => {
                open.push(sign);
                if open == ['['] {
                    cuts.push(at);
                }
            }
            ')' | ']' | '}' => {
                if open.pop().is_none_or(|opened| !matches!((opened, sign), ('(', ')') | ('[', ']') | ('{', '}'))) {
                    return None;
                }
                if open.is_empty() {
                    cuts.push(at);
                }
            }
            ',' if open == ['['] => cuts.push(at),
            _ => {}
        }
    }
    let says_something = |part: &&[usize]| outside_strings(&text[part[0] + 1..part[1]]).any(|(_, sign)| !sign.is_whitespace());
    open.is_empty().then(|| cuts.windows(2).filter(says_something).map(|part| alone(text, part[0] + 1, part[1])).collect())
}

/// The part of a text with blanks before it.
fn alone(text: &str, from: usize, to: usize) -> String {
    let before = text[..from].chars().map(|sign| if sign == '\n' { '\n' } else { ' ' });
    before.chain(text[from..to].chars()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_stand_alone_where_they_were() {
        let text = "// [\n[A(\"]\"),\n  B([1, 2]), /* , */\n]\n";
        let entries = entries_alone(text).expect("the brackets fit");
        assert_eq!(entries, ["    \n A(\"]\")", "    \n        \n  B([1, 2])"]);
    }

    #[test]
    fn brackets_that_do_not_fit_cannot_be_cut() {
        assert_eq!(entries_alone("[A(], B]"), None);
        assert_eq!(entries_alone("[A(1)"), None);
    }

    #[test]
    fn strings_and_comments_are_passed_over() {
        let text = r####"a "b\"c" /* d */ r#"e"f"# g // h"####;
        let seen: String = outside_strings(text).map(|(_, sign)| sign).filter(|sign| !sign.is_whitespace()).collect();
        assert_eq!(seen, "ag");
        assert_eq!(words("Card(id: \"Ally\", on_play: Draw(1)) // Gem").into_iter().collect::<Vec<_>>(), ["Card", "Draw", "id", "on_play"]);
    }
}
