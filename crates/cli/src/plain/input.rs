//! What a typed line means.

use koloda_text::Lang;
use serde_json::Value;
use std::path::PathBuf;

#[derive(Debug, PartialEq)]
pub enum Input<'l> {
    Nothing,
    /// Counted from 1, as shown.
    Number(usize),
    Form(Value),
    Undo {
        sure: bool,
    },
    Save(Option<PathBuf>),
    Text(&'l str),
    Why(Value),
    Table,
    Log,
    Options,
    /// None: the other one.
    Lang(Option<Lang>),
    Help,
    Quit,
    BadJson(String),
    Unknown,
}

/// Words are understood in both languages, whichever is shown.
pub fn read(line: &str) -> Input<'_> {
    if line.is_empty() {
        return Input::Nothing;
    }
    if line.starts_with('{') {
        return json(line, Input::Form);
    }
    if let Ok(number) = line.parse() {
        return Input::Number(number);
    }
    let (word, rest) = line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
    match word.to_lowercase().as_str() {
        "undo" | "отмена" | "отменить" => Input::Undo { sure: matches!(rest.to_lowercase().as_str(), "yes" | "да") },
        "save" | "сохранить" => Input::Save((!rest.is_empty()).then(|| PathBuf::from(rest))),
        "text" | "карта" | "текст" if !rest.is_empty() => Input::Text(rest),
        "why" | "почему" if !rest.is_empty() => json(rest, Input::Why),
        "table" | "стол" => Input::Table,
        "log" | "журнал" => Input::Log,
        "options" | "варианты" => Input::Options,
        "lang" | "язык" => lang(rest),
        "help" | "?" | "помощь" => Input::Help,
        "quit" | "exit" | "выход" => Input::Quit,
        _ => Input::Unknown,
    }
}

fn json<'l>(text: &str, input: impl Fn(Value) -> Input<'l>) -> Input<'l> {
    serde_json::from_str(text).map_or_else(|error| Input::BadJson(error.to_string()), input)
}

fn lang(rest: &str) -> Input<'_> {
    match rest {
        "" => Input::Lang(None),
        code => code.parse().map_or(Input::Unknown, |lang| Input::Lang(Some(lang))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn lines_are_understood() {
        assert_eq!(read(""), Input::Nothing);
        assert_eq!(read("12"), Input::Number(12));
        assert_eq!(read(r#"{"do":"pass"}"#), Input::Form(json!({ "do": "pass" })));
        assert_eq!(read("undo"), Input::Undo { sure: false });
        assert_eq!(read("отмена да"), Input::Undo { sure: true });
        assert_eq!(read("save a b.json"), Input::Save(Some(PathBuf::from("a b.json"))));
        assert_eq!(read("Text oblivion shard"), Input::Text("oblivion shard"));
        assert_eq!(read(r#"why {"do":"gain"}"#), Input::Why(json!({ "do": "gain" })));
        assert_eq!(read("lang ru"), Input::Lang(Some(Lang::Ru)));
        assert_eq!(read("quit"), Input::Quit);
    }

    #[test]
    fn nonsense_is_told_apart_from_bad_json() {
        assert_eq!(read("castle"), Input::Unknown);
        assert_eq!(read("text"), Input::Unknown);
        assert_eq!(read("-3"), Input::Unknown);
        assert!(matches!(read("{do:1}"), Input::BadJson(_)));
    }
}
