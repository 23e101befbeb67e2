//! Patterns of scenarios: which words they may use, what they are nearest to, what values they ask for.
//!
//! A pattern that can match nothing in any game is an error of whoever wrote it: "not offered" and
//! "refused" would hold for ever.

use crate::nearest::nearest;
use crate::rules::Rules;
use serde_json::Value;

/// The words of a looser demand, and whether they ask for a number or a list.
const DEMANDS: [&str; 7] = ["any-order", "has", "has-not", "at-least", "at-most", "one-of", "not"];

/// What is wrong with a pattern whatever the position.
pub(crate) fn error<R: Rules>(rules: &R, pattern: &Value) -> Option<String> {
    let Some(fields) = pattern.as_object() else {
        return Some(format!("a pattern is an object with `do`, found {pattern}"));
    };
    let Some(verb) = fields.get("do").and_then(Value::as_str) else {
        return Some(format!("{pattern} says nothing to `do`; expected {{\"do\": verb, …}}"));
    };
    let declared = rules.verbs();
    let known: Vec<&str> = declared.iter().filter(|(known, _)| *known == verb).flat_map(|(_, fields)| *fields).copied().collect();
    let mut verbs: Vec<&str> = declared.iter().map(|(verb, _)| *verb).collect();
    if !verbs.contains(&verb) {
        verbs.sort_unstable();
        verbs.dedup();
        return Some(format!("no option ever does `{verb}`{}; one of: {}", meant(verb, verbs.iter().copied()), verbs.join(", ")));
    }
    fields.iter().filter(|(field, _)| *field != "do").find_map(|(field, value)| {
        if !known.contains(&field.as_str()) {
            let all = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
            return Some(format!(
                "an option that does `{verb}` has no field `{field}`{}; it may have: {all}",
                meant(field, known.iter().copied())
            ));
        }
        (!rules.may_be(field, value)).then(|| format!("`{field}` of an option is never {value}"))
    })
}

fn meant<'k>(word: &str, known: impl Iterator<Item = &'k str>) -> String {
    nearest(word, known).map_or_else(String::new, |known| format!(" (did you mean `{known}`?)"))
}

/// The form that has most fields in common with a pattern; none if nothing is alike.
pub(crate) fn nearest_form<'f>(pattern: &Value, forms: &'f [Value]) -> Option<&'f Value> {
    let alike = |form: &&Value| {
        let fields = pattern.as_object().into_iter().flatten();
        let same = fields.filter(|(field, value)| form.get(field) == Some(value)).count();
        // Of equally many the same deed is nearer than the same card.
        same * 2 + usize::from(pattern.get("do") == form.get("do"))
    };
    forms.iter().filter(|form| alike(form) > 0).max_by_key(alike)
}

/// Whether what was found is what is expected; an error where the expectation itself makes no sense.
pub(crate) fn agrees(expected: &Value, found: Option<&Value>) -> Result<bool, String> {
    let Value::Object(demand) = expected else {
        return Ok(found.unwrap_or(&Value::Null) == expected);
    };
    let is_demand = !demand.is_empty() && demand.keys().all(|word| DEMANDS.contains(&word.as_str()));
    match found {
        _ if is_demand => demand.iter().try_fold(true, |so_far, (word, wanted)| Ok(demanded(word, wanted, found)? && so_far)),
        Some(Value::Object(_)) => Ok(found == Some(expected)),
        _ => {
            let word = demand.keys().find(|word| !DEMANDS.contains(&word.as_str())).map_or("", String::as_str);
            let known = DEMANDS.join(", ");
            Err(format!("there is no object here, and no demand is called `{word}`{}; one of: {known}", meant(word, DEMANDS.into_iter())))
        }
    }
}

fn demanded(word: &str, wanted: &Value, found: Option<&Value>) -> Result<bool, String> {
    let number = || wanted.as_i64().ok_or_else(|| format!("`{word}` asks for a number, not {wanted}"));
    let list = || wanted.as_array().ok_or_else(|| format!("`{word}` asks for a list, not {wanted}"));
    let Some(found) = found else {
        return Err(format!("nothing is there that could be compared by `{word}`: is the path misspelt?"));
    };
    let items = || found.as_array().ok_or_else(|| format!("`{word}` is about a list, but {found} is there"));
    Ok(match word {
        "any-order" => sorted(list()?) == sorted(items()?),
        "has" => items()?.contains(wanted),
        "has-not" => !items()?.contains(wanted),
        "at-least" => found.as_i64() >= Some(number()?),
        "at-most" => found.as_i64().is_some_and(|found| number().is_ok_and(|most| found <= most)),
        "one-of" => list()?.contains(found),
        _ => found != wanted,
    })
}

fn sorted(items: &[Value]) -> Vec<String> {
    let mut items: Vec<String> = items.iter().map(Value::to_string).collect();
    items.sort();
    items
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_demand_must_be_known_and_all_of_it_must_hold() {
        let found = json!([1, 2]);
        assert_eq!(agrees(&json!({ "has": 1 }), Some(&found)), Ok(true));
        assert_eq!(agrees(&json!({ "has": 1, "has-not": 2 }), Some(&found)), Ok(false));
        assert!(agrees(&json!({ "hass": 1 }), Some(&found)).is_err_and(|said| said.contains("did you mean `has`")));
        assert!(agrees(&json!({ "any-order": 1 }), Some(&found)).is_err());
        assert_eq!(agrees(&json!({ "card": "spark" }), Some(&json!({ "card": "spark" }))), Ok(true));
    }

    #[test]
    fn nothing_can_be_demanded_of_what_is_not_there() {
        assert!(agrees(&json!({ "not": 5 }), None).is_err());
        assert!(agrees(&json!({ "at-least": "three" }), Some(&json!(5))).is_err());
        assert!(agrees(&json!({ "any-order": [] }), None).is_err());
    }
}
