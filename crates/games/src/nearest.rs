//! The known word that a mistyped one was probably meant to be.

/// The nearest of `known` to `word`, if it is near enough to be a slip of the fingers.
pub fn nearest<'k>(word: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    let allowed = (word.chars().count() / 3).max(1);
    let ranked = known.into_iter().map(|candidate| (distance(word, candidate), candidate));
    let (_, found) = ranked.filter(|&(distance, candidate)| distance <= allowed || begins(candidate, word)).min()?;
    Some(found)
}

/// An abbreviation counts as near, however long the rest is.
fn begins(candidate: &str, word: &str) -> bool {
    word.len() >= 3 && candidate.starts_with(word)
}

/// Levenshtein distance by rows.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &to) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(from != to);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_finds_its_word() {
        let known = ["aeons-end", "shards", "thunderstone"];
        assert_eq!(nearest("aeon-end", known), Some("aeons-end"));
        assert_eq!(nearest("shrads", known), Some("shards"));
        assert_eq!(nearest("thunder", known), Some("thunderstone"));
    }

    #[test]
    fn an_unrelated_word_finds_nothing() {
        assert_eq!(nearest("chess", ["aeons-end", "penumbra"]), None);
        assert_eq!(nearest("", ["aeons-end"]), None);
    }
}
