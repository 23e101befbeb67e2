//! A file of scenarios: one, or a list of them. A bad one does not keep the others from running.

use crate::scenario::Scenario;

/// Each scenario of a file with the line it begins at; an error says line and column in the file.
pub fn read(text: &str) -> Vec<(usize, Result<Scenario, String>)> {
    let begun = text.len() - text.trim_start().len();
    let is_list = text[begun..].starts_with('[');
    // A file that is no JSON at all cannot be taken apart.
    if let Err(error) = serde_json::from_str::<serde::de::IgnoredAny>(text) {
        return vec![(error.line(), Err(format!("{}:{}: {error}", error.line(), error.column())))];
    }
    let whole = || std::iter::once(begun..text.trim_end().len()).collect();
    let parts = if is_list { elements(text) } else { whole() };
    parts.into_iter().map(|part| one(text, part)).collect()
}

fn one(text: &str, part: std::ops::Range<usize>) -> (usize, Result<Scenario, String>) {
    let before = text[..part.start].matches('\n').count();
    let read = serde_json::from_str(&text[part]);
    let error = |error: serde_json::Error| {
        let said = error.to_string();
        // serde_json counts lines within the part; the file's are what a writer looks for.
        let said = said.rsplit_once(" at line ").map_or(said.as_str(), |(said, _)| said).to_owned();
        format!("{}:{}: {said}", before + error.line(), error.column())
    };
    (before + 1, read.map_err(error))
}

/// Where the elements of a JSON list stand in its text, which is known to be JSON.
fn elements(text: &str) -> Vec<std::ops::Range<usize>> {
    let (mut found, mut start) = (Vec::new(), None);
    let (mut depth, mut in_string, mut escaped) = (0_usize, false, false);
    for (at, sign) in text.char_indices() {
        let opens = depth;
        match sign {
            _ if escaped => escaped = false,
            '\\' if in_string => escaped = true,
            '"' => in_string = !in_string,
            _ if in_string => {}
            '[' | '{' => depth += 1,
            ']' | '}' => depth -= 1,
            _ => {}
        }
        let ends = !in_string && depth <= 1 && (sign == ',' && depth == 1 || depth == 0);
        if ends {
            found.extend(start.take().map(|start| start..at));
        } else if start.is_none() && opens > 0 && !sign.is_whitespace() {
            start = Some(at);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &str = r#"{"name": "a, [b]", "game": "race", "expect": {"x": ["}", "\"]"]}}"#;

    fn names(text: &str) -> Vec<(usize, Result<String, String>)> {
        read(text).into_iter().map(|(line, read)| (line, read.map(|scenario| scenario.name))).collect()
    }

    #[test]
    fn a_file_holds_one_scenario_or_a_list() {
        assert_eq!(names(&format!("\n{ONE}\n")), [(2, Ok("a, [b]".to_owned()))]);
        assert_eq!(names(&format!("[\n{ONE},\n\n  {ONE}]")), [(2, Ok("a, [b]".to_owned())), (4, Ok("a, [b]".to_owned()))]);
        assert_eq!(names("[]"), []);
    }

    #[test]
    fn a_bad_scenario_is_told_with_its_line_and_the_others_are_read() {
        let text = format!("[\n{ONE},\n{{\n \"name\": \"b\",\n \"game\": \"race\", \"stepz\": []\n}},\n{ONE}\n]");
        let read = names(&text);
        assert!(
            matches!(&read[..], [(2, Ok(_)), (3, Err(said)), (7, Ok(_))] if said.starts_with("5:") && said.contains("stepz")),
            "{read:?}"
        );
        assert!(matches!(&names("[{]")[..], [(1, Err(said))] if said.starts_with("1:")));
    }
}
