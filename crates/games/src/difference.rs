//! What must be changed in one JSON text to get another: small, exact, and made without parsing either into values.
//!
//! Both texts are as `serde_json` writes them: no spaces, each key of an object once. The result is a list of changes,
//! to be made one after the other: `{"at":["players",0,"health"],"to":41}` sets a value, `{"at":["next-hands"]}` takes
//! a key away, `{"at":["players",0,"hand"],"cut":[2,1],"put":["spark"]}` takes one element out at place 2 and puts others
//! there. The order of keys means nothing.

use serde_json::value::RawValue;
use std::fmt::Write;

/// The changes from one text to another; none if they are the same.
pub fn difference(from: &str, to: &str) -> Option<Box<RawValue>> {
    if from == to {
        return None;
    }
    let mut changes = Changes { path: Vec::new(), text: String::from("[") };
    changes.value(from, to);
    changes.text.push(']');
    // Texts that differ only in the order of keys are the same.
    (changes.text.len() > 2).then(|| RawValue::from_string(changes.text).expect("made of JSON texts"))
}

/// A way into a text: keys as they are written, and places in arrays.
#[derive(Clone, Copy)]
enum Step<'t> {
    Key(&'t str),
    Place(usize),
}

struct Changes<'t> {
    path: Vec<Step<'t>>,
    text: String,
}

impl<'t> Changes<'t> {
    fn value(&mut self, from: &'t str, to: &'t str) {
        match (from.as_bytes().first(), to.as_bytes().first()) {
            _ if from == to => {}
            (Some(b'{'), Some(b'{')) => self.object(from, to),
            (Some(b'['), Some(b'[')) => self.array(&Parts::of(from).collect::<Vec<_>>(), &Parts::of(to).collect::<Vec<_>>()),
            _ => self.note(&[",\"to\":", to]),
        }
    }

    /// Members are mostly the same ones in the same order; what is left after the first that is not is looked up by its key.
    fn object(&mut self, from: &'t str, to: &'t str) {
        let (mut was, mut is) = (Parts::of(from), Parts::of(to));
        loop {
            let (mark, other) = (was, is);
            let Some(member) = was.next() else { break };
            if is.skip_same(member) {
                continue;
            }
            match is.next().map(|other| (split(member), split(other))) {
                Some(((key, was), (other, is))) if key == other => self.member(key, was, is),
                _ => return self.members(mark, other),
            }
        }
        self.members(was, is);
    }

    fn member(&mut self, key: &'t str, from: &'t str, to: &'t str) {
        self.path.push(Step::Key(key));
        self.value(from, to);
        self.path.pop();
    }

    /// Members that need not be the same.
    fn members(&mut self, from: Parts<'t>, to: Parts<'t>) {
        let (from, to): (Vec<_>, Vec<_>) = (from.map(split).collect(), to.map(split).collect());
        for &(key, was) in &from {
            match find(&to, key) {
                Some(is) => self.member(key, was, is),
                None => self.note_at(key, &[]),
            }
        }
        for &(key, is) in to.iter().filter(|(key, _)| find(&from, key).is_none()) {
            self.note_at(key, &[",\"to\":", is]);
        }
    }

    fn note_at(&mut self, key: &'t str, what: &[&str]) {
        self.path.push(Step::Key(key));
        self.note(what);
        self.path.pop();
    }

    fn array(&mut self, from: &[&'t str], to: &[&'t str]) {
        let start = from.iter().zip(to).take_while(|(was, is)| was == is).count();
        let (from, to) = (&from[start..], &to[start..]);
        let end = from.iter().rev().zip(to.iter().rev()).take_while(|(was, is)| was == is).count();
        let (from, to) = (&from[..from.len() - end], &to[..to.len() - end]);
        if from.len() == to.len() {
            for (place, (was, is)) in from.iter().zip(to).enumerate() {
                self.path.push(Step::Place(start + place));
                self.value(was, is);
                self.path.pop();
            }
        } else {
            self.note(&[&format!(",\"cut\":[{start},{}],\"put\":[", from.len()), &to.join(","), "]"]);
        }
    }

    /// Adds a change at the present path.
    fn note(&mut self, what: &[&str]) {
        let text = &mut self.text;
        text.push_str(if text.len() > 1 { ",{\"at\":[" } else { "{\"at\":[" });
        for (place, step) in self.path.iter().enumerate() {
            text.push_str(if place > 0 { "," } else { "" });
            match step {
                Step::Key(key) => text.push_str(key),
                Step::Place(place) => write!(text, "{place}").expect("a string takes everything"),
            }
        }
        text.push(']');
        what.iter().for_each(|part| text.push_str(part));
        text.push('}');
    }
}

/// A member of an object: its key, with the quotes, and its value.
fn split(member: &str) -> (&str, &str) {
    let colon = end(member.as_bytes());
    (&member[..colon], &member[colon + 1..])
}

fn find<'t>(members: &[(&'t str, &'t str)], key: &str) -> Option<&'t str> {
    members.iter().find(|(other, _)| *other == key).map(|(_, value)| *value)
}

/// What stands between the commas of an array or object.
#[derive(Clone, Copy)]
struct Parts<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Parts<'t> {
    fn of(text: &'t str) -> Parts<'t> {
        Parts { text, at: 1 }
    }

    /// Passes over the next part if it is this one, without looking for its end.
    fn skip_same(&mut self, part: &str) -> bool {
        let rest = &self.text.as_bytes()[self.at.min(self.text.len())..];
        let same = rest.starts_with(part.as_bytes()) && matches!(rest.get(part.len()), Some(b',' | b'}' | b']'));
        if same {
            self.at += part.len() + 1;
        }
        same
    }
}

impl<'t> Iterator for Parts<'t> {
    type Item = &'t str;

    fn next(&mut self) -> Option<&'t str> {
        let bytes = self.text.as_bytes();
        let start = self.at;
        if start + 1 >= bytes.len() {
            return None;
        }
        let mut stop = start + end(&bytes[start..]);
        if bytes[stop] == b':' {
            stop += 1;
            stop += end(&bytes[stop..]);
        }
        self.at = stop + 1;
        Some(&self.text[start..stop])
    }
}

/// Where the value ends that a text begins with.
fn end(text: &[u8]) -> usize {
    let (mut depth, mut at) = (0_usize, 0);
    while let Some(&byte) = text.get(at) {
        match byte {
            b'"' => at = last_quote(text, at),
            b'[' | b'{' => depth += 1,
            b',' | b':' | b']' | b'}' if depth == 0 => return at,
            b']' | b'}' => depth -= 1,
            _ => {}
        }
        at += 1;
    }
    at
}

/// The quote that ends the string which begins at `first`.
fn last_quote(text: &[u8], first: usize) -> usize {
    let mut at = first + 1;
    while let Some(&byte) = text.get(at) {
        match byte {
            b'"' => return at,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    at
}

/// Makes the changes in a value, as a client does.
///
/// # Panics
/// If they were not made for this value.
pub fn apply(value: &mut serde_json::Value, changes: &serde_json::Value) {
    for change in changes.as_array().expect("a list of changes") {
        let path = change["at"].as_array().expect("a path");
        let object_key = path.last().and_then(serde_json::Value::as_str);
        let depth = if change.get("to").is_none() && change.get("cut").is_none() { path.len() - 1 } else { path.len() };
        let mut here = &mut *value;
        for step in &path[..depth] {
            here = match step.as_str() {
                Some(key) => here.as_object_mut().expect("an object").entry(key).or_insert(serde_json::Value::Null),
                None => &mut here[step.as_u64().expect("a place") as usize],
            };
        }
        match (change.get("to"), change.get("cut")) {
            (Some(to), _) => *here = to.clone(),
            (None, Some(cut)) => {
                let number = |place: usize| cut[place].as_u64().expect("a number") as usize;
                let put = change["put"].as_array().expect("what comes there").clone();
                here.as_array_mut().expect("an array").splice(number(0)..number(0) + number(1), put);
            }
            (None, None) => drop(here.as_object_mut().expect("an object").remove(object_key.expect("a key"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn changes(from: &Value, to: &Value) -> Value {
        let made = difference(&from.to_string(), &to.to_string());
        made.map_or_else(|| json!([]), |made| serde_json::from_str(made.get()).expect("JSON"))
    }

    #[track_caller]
    fn leads(from: &Value, to: &Value) {
        let mut value = from.clone();
        apply(&mut value, &changes(from, to));
        assert_eq!(&value, to);
    }

    #[test]
    fn a_change_names_its_place() {
        // Written as text, because the changes follow the order of the keys.
        let from = r#"{"aid":1,"players":[{"health":50,"hand":["a","b","c"]},{"health":50}],"row":["x","y"]}"#;
        let to = r#"{"players":[{"health":41,"hand":["a","c"]},{"health":50}],"row":["x","z"],"new":[]}"#;
        let expected = json!([
            { "at": ["aid"] },
            { "at": ["players", 0, "health"], "to": 41 },
            { "at": ["players", 0, "hand"], "cut": [1, 1], "put": [] },
            { "at": ["row", 1], "to": "z" },
            { "at": ["new"], "to": [] },
        ]);
        let made = difference(from, to).expect("they differ");
        assert_eq!(serde_json::from_str::<Value>(made.get()).expect("JSON"), expected);
        leads(&serde_json::from_str(from).expect("JSON"), &serde_json::from_str(to).expect("JSON"));
    }

    #[test]
    fn the_same_needs_no_change() {
        assert!(difference("{\"a\":[1,2]}", "{\"a\":[1,2]}").is_none());
        assert!(difference("{\"a\":1,\"b\":2}", "{\"b\":2,\"a\":1}").is_none(), "the order of keys means nothing");
    }

    #[test]
    fn the_whole_may_change() {
        leads(&json!({ "a": 1 }), &json!([1]));
        leads(&json!([]), &json!([1, 2]));
        leads(&json!(1), &json!({}));
    }

    #[test]
    fn quotes_and_brackets_in_words_are_words() {
        let from = json!({ "a \"{[": "]},:\\", "b": ["\\\"", "{"], "c": "«я»" });
        let to = json!({ "a \"{[": "]},:\\\\", "b": ["{", "\\\"", "}"], "c": "«ты»" });
        leads(&from, &to);
        leads(&to, &from);
    }

    mod any {
        use super::*;
        use proptest::prelude::*;

        fn value() -> impl Strategy<Value = Value> {
            let leaf = prop_oneof![
                Just(Value::Null),
                any::<bool>().prop_map(Value::from),
                (0..5_u8).prop_map(Value::from),
                "[a-c\"\\\\\\[{:,я]{0,3}".prop_map(Value::from)
            ];
            leaf.prop_recursive(4, 40, 5, |inner| {
                prop_oneof![
                    prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
                    prop::collection::btree_map("[a-c\":]{1,2}", inner, 0..5).prop_map(|map| Value::Object(map.into_iter().collect())),
                ]
            })
        }

        proptest! {
            #[test]
            fn the_changes_lead_from_any_value_to_any_other(from in value(), to in value()) {
                leads(&from, &to);
            }
        }
    }
}
