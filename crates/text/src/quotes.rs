//! Quotation marks within quotation marks: a name that brings its own is quoted in a sentence that quotes it.

/// Outer and inner marks, opening and closing, of Russian and of English.
const MARKS: [[char; 4]; 2] = [['«', '»', '„', '“'], ['“', '”', '‘', '’']];

/// The same text with marks inside marks as the inner ones of its language: «ИИ „Система“».
pub fn nest_quotes(text: &str) -> String {
    let russian = text.contains('«');
    let [open, close, inner_open, inner_close] = MARKS[usize::from(!russian)];
    let mut depth = 0_i32;
    let mark = |letter: char| {
        if letter == open {
            depth += 1;
            if depth > 1 { inner_open } else { open }
        } else if letter == close {
            depth -= 1;
            if depth > 0 { inner_close } else { close }
        } else {
            letter
        }
    };
    text.chars().map(mark).collect()
}

#[cfg(test)]
mod tests {
    use super::nest_quotes;

    #[test]
    fn marks_inside_marks_are_the_inner_ones() {
        assert_eq!(nest_quotes("показывает «ИИ «Система»», щиты: 5"), "показывает «ИИ „Система“», щиты: 5");
        assert_eq!(nest_quotes("Play “The “Great” One”"), "Play “The ‘Great’ One”");
        assert_eq!(nest_quotes("«Искра» и «Нефрит»"), "«Искра» и «Нефрит»");
    }
}
