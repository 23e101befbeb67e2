//! Names people give to tables and to themselves: text that everybody else is shown.
//!
//! A name looks like what it is. Characters that nobody sees or that turn the text around them are
//! refused: with them one name can pass for another, or rewrite the line it stands in.

use koloda_kernel::phrase::Phrase;

/// The name without the spaces around it, or what is wrong with it. An empty name is a plain one.
pub fn plain_name(text: &str, most: usize) -> Result<&str, Phrase> {
    let name = text.trim();
    if name.chars().count() > most {
        return Err(Phrase::new("server-name-too-long").number("most", most as i64));
    }
    let before = std::iter::once(' ').chain(name.chars());
    let hidden = before.zip(name.chars()).find(|(before, shown)| !is_shown(*before, *shown));
    match hidden {
        Some((_, hidden)) => Err(Phrase::new("server-name-not-plain").word("character", format!("U+{:04X}", u32::from(hidden)))),
        None => Ok(name),
    }
}

/// Whether a character shows itself where it stands.
fn is_shown(before: char, character: char) -> bool {
    // Emoji are put together with two characters that are invisible everywhere else.
    let joins_emoji = matches!(character, '\u{200D}' | '\u{FE0F}') && !before.is_ascii() && !before.is_alphanumeric();
    joins_emoji || !(character.is_control() || is_ignorable(character) || is_blank(character))
}

/// Unicode's Default_Ignorable_Code_Point: no width of their own, bidirectional controls among them.
fn is_ignorable(character: char) -> bool {
    matches!(character,
        '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}' | '\u{180B}'..='\u{180F}'
        | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}'
        | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFF8}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}'
        | '\u{E0000}'..='\u{E0FFF}')
}

/// Line and paragraph ends, marks of annotations and the empty Braille cell: not ignorable, yet nothing to see.
fn is_blank(character: char) -> bool {
    matches!(character, '\u{2028}' | '\u{2029}' | '\u{FFF9}'..='\u{FFFB}' | '\u{2800}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_every_script_and_emoji_are_plain() {
        for name in ["", "Friday night", "Стол №1 — «Колода»", "عمر", "桌子", "e\u{301}", "❤\u{FE0F}", "👩\u{200D}👩\u{200D}👧"]
        {
            assert_eq!(plain_name(name, 20), Ok(name));
        }
        assert_eq!(plain_name("  Anna \n", 4), Ok("Anna"));
    }

    #[test]
    fn what_nobody_sees_is_refused_by_its_number() {
        let hidden = "\0\n\u{7F}\u{9B}\u{AD}\u{61C}\u{200B}\u{200D}\u{200F}\u{202E}\u{2028}\u{2066}\u{2800}\u{3164}\u{FE0F}\u{FEFF}\u{FFF9}\u{E0041}";
        for character in hidden.chars() {
            let error = plain_name(&format!("An{character}na"), 20).expect_err("not plain");
            assert_eq!(error, Phrase::new("server-name-not-plain").word("character", format!("U+{:04X}", u32::from(character))));
        }
    }

    #[test]
    fn a_name_is_measured_in_characters() {
        assert_eq!(plain_name("Ёлка", 4), Ok("Ёлка"));
        assert_eq!(plain_name("Ёлка!", 4), Err(Phrase::new("server-name-too-long").number("most", 4)));
    }
}
