//! The known word that a mistyped one was probably meant to be: letters added, left out or replaced, and neighbours that changed places.

use strsim::osa_distance as distance;

/// The nearest of `known` to `word`, if it is near enough to be a slip of the fingers.
pub fn nearest<'k>(word: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    let allowed = (word.chars().count() / 3).max(1);
    let ranked = known.into_iter().map(|candidate| (distance(word, candidate), candidate));
    let (_, found) = ranked.filter(|&(distance, candidate)| distance <= allowed || begins(candidate, word)).min()?;
    Some(found)
}

/// The most words that are listed where none is near.
const LISTED: usize = 12;

/// What was probably meant by an unknown word: the nearest one; where none is near, all of them, or those that are least far.
pub fn meant<'k>(word: &str, known: impl IntoIterator<Item = &'k str>) -> String {
    let mut known: Vec<&str> = known.into_iter().collect();
    if let Some(found) = nearest(word, known.iter().copied()) {
        return format!("did you mean `{found}`?");
    }
    let begin = if known.len() > LISTED { "expected a word such as" } else { "expected" };
    if known.len() > LISTED {
        known.sort_by_key(|candidate| distance(word, candidate));
        known.truncate(LISTED / 2);
    }
    match known.split_last() {
        Some((last, [])) => format!("{begin} `{last}`"),
        Some((last, others)) => format!("{begin} `{}` or `{last}`", others.join("`, `")),
        None => "nothing is expected here".to_owned(),
    }
}

/// An abbreviation counts as near, however long the rest is.
fn begins(candidate: &str, word: &str) -> bool {
    word.len() >= 3 && candidate.starts_with(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_finds_its_word() {
        let known = ["aeons-end", "shards", "thunderstone"];
        assert_eq!(nearest("aeon-end", known), Some("aeons-end"));
        assert_eq!(nearest("shrads", known), Some("shards"));
        assert_eq!(nearest("paly", ["play", "put"]), Some("play"));
        assert_eq!(nearest("thunder", known), Some("thunderstone"));
    }

    #[test]
    fn a_near_word_is_asked_for_and_few_words_are_listed() {
        assert_eq!(meant("Dmaage", ["Draw", "Damage"]), "did you mean `Damage`?");
        assert_eq!(meant("Weapon", ["Ally", "Champion"]), "expected `Ally` or `Champion`");
        let many: Vec<String> = (0..65).map(|number| format!("Operation{number}")).collect();
        let said = meant("Zebra", many.iter().map(String::as_str));
        assert!(said.starts_with("expected a word such as `Operation0`") && said.matches('`').count() == 12, "{said}");
    }

    #[test]
    fn an_unrelated_word_finds_nothing() {
        assert_eq!(nearest("chess", ["aeons-end", "penumbra"]), None);
        assert_eq!(nearest("", ["aeons-end"]), None);
    }
}
