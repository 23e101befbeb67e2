//! Canonical JSON: one text for one value, for whatever is hashed.
//!
//! Keys in the order of their bytes, no spaces, whole numbers only. Nothing here depends on the
//! order in which a map was filled or on how a Rust type is laid out.

use serde_json::Value;

/// The canonical text of a value.
///
/// # Panics
/// On a fraction: no rule has one, and their texts differ between writers.
pub(crate) fn canonical(value: &Value) -> String {
    let mut text = String::with_capacity(4096);
    write(value, &mut text);
    text
}

/// Takes fields out that say nothing (`null`, `false`, an empty list), so that a field which is added later changes no old value.
pub(crate) fn without_defaults(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.values_mut().for_each(without_defaults);
            fields.retain(|_, field| {
                !matches!(field, Value::Null | Value::Bool(false)) && field.as_array().is_none_or(|list| !list.is_empty())
            });
        }
        Value::Array(items) => items.iter_mut().for_each(without_defaults),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn write(value: &Value, text: &mut String) {
    match value {
        Value::Null | Value::Bool(_) => text.push_str(&value.to_string()),
        Value::String(word) => write_word(word, text),
        Value::Number(number) => {
            assert!(!number.is_f64(), "{number} is not a whole number");
            text.push_str(&number.to_string());
        }
        Value::Array(items) => write_list(items.iter(), ['[', ']'], text, write),
        Value::Object(fields) => {
            let mut sorted: Vec<(&String, &Value)> = fields.iter().collect();
            sorted.sort_unstable_by_key(|(key, _)| *key);
            write_list(sorted.into_iter(), ['{', '}'], text, |(key, field), text| {
                write_word(key, text);
                text.push(':');
                write(field, text);
            });
        }
    }
}

fn write_word(word: &str, text: &mut String) {
    if word.bytes().any(|byte| byte < b' ' || byte == b'"' || byte == b'\\') {
        return text.push_str(&Value::from(word).to_string());
    }
    text.push('"');
    text.push_str(word);
    text.push('"');
}

fn write_list<T>(items: impl Iterator<Item = T>, [open, close]: [char; 2], text: &mut String, each: impl Fn(T, &mut String)) {
    text.push(open);
    for (place, item) in items.enumerate() {
        if place > 0 {
            text.push(',');
        }
        each(item, text);
    }
    text.push(close);
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn one_value_has_one_text() {
        let one = json!({ "b": [1, null, "ж\n\""], "a": { "y": true, "x": -2 } });
        let other = json!({ "a": { "x": -2, "y": true }, "b": [1, null, "ж\n\""] });
        assert_eq!(canonical(&one), r#"{"a":{"x":-2,"y":true},"b":[1,null,"ж\n\""]}"#);
        assert_eq!(canonical(&one), canonical(&other));
    }

    #[test]
    fn a_field_that_says_nothing_is_no_field() {
        let mut value = json!({ "a": null, "b": false, "c": [], "d": 0, "e": [null, { "f": null }] });
        without_defaults(&mut value);
        assert_eq!(value, json!({ "d": 0, "e": [null, {}] }));
    }
}
