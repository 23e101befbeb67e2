//! Faults of effects and numbers: words that have no meaning where they stand.

use crate::card_errors::Known;
use crate::vocabulary::{Amount, Condition, Effect, Limit, Number};
use koloda_kernel::effect_error::shape_errors;
use koloda_kernel::known::note;
use koloda_kernel::operation::Operation;
use serde::Serialize;
use serde_json::Value;

/// What an effect may speak of where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// On a card of a wizard.
    Card,
    /// On a card, while a class is visited.
    Visit,
    /// Of a class that is visited.
    Class,
    /// Of a mark with a colour.
    Mark,
    Elsewhere,
}

/// Words that need something at hand: what that is, and where it is.
type Need = (&'static [&'static str], &'static str, &'static [At]);
const NEEDS: [Need; 4] = [
    (&["Own", "OwnSpell", "ColorBone"], "a mark with a colour", &[At::Mark]),
    (&["Class", "GainMark", "NextCell", "OtherSection"], "a class that is visited", &[At::Class, At::Visit]),
    (&["Chain", "RepeatPrevious"], "a chain of cards", &[At::Card, At::Visit]),
    (&["OtherSpell"], "a card of a wizard", &[At::Card, At::Visit]),
];

pub fn check_effect(known: Known<'_>, effect: &Effect, at: At, errors: &mut Vec<String>) {
    errors.extend(shape_errors(effect));
    let words = words(effect);
    check_words(&words, at, errors);
    let has = |word: &str| words.iter().any(|one| one == word);
    note(errors, [(has("Paid") && !has("PayTimes"), "`Paid` tells how often a `PayTimes` before it was paid; there is none")]);
    effect.nodes().into_iter().for_each(|node| check_node(known, node, errors));
}

fn check_words(words: &[String], at: At, errors: &mut Vec<String>) {
    for (needing, what, places) in NEEDS {
        let found = words.iter().find(|word| needing.contains(&word.as_str())).filter(|_| !places.contains(&at));
        errors.extend(found.map(|word| format!("`{word}` needs {what}, and here is none")));
    }
}

/// Every word that something is written with.
fn words(written: &impl Serialize) -> Vec<String> {
    let mut found = Vec::new();
    collect(&serde_json::to_value(written).expect("words are plain data"), &mut found);
    found
}

fn collect(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(word) => found.push(word.clone()),
        Value::Array(all) => all.iter().for_each(|one| collect(one, found)),
        Value::Object(fields) => fields.iter().for_each(|(word, value)| {
            found.push(word.clone());
            collect(value, found);
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// A number that stands by itself, not in an effect.
pub fn check_number(amount: &Amount, errors: &mut Vec<String>) {
    let words = words(amount);
    check_words(&words, At::Elsewhere, errors);
    note(errors, [(words.iter().any(|word| word == "Paid"), "`Paid` tells how often a `PayTimes` before it was paid; there is none")]);
    check_amount(amount, errors);
}

fn check_node(known: Known<'_>, node: &Effect, errors: &mut Vec<String>) {
    match node {
        Effect::Repeat(times, _) => check_amount(times, errors),
        Effect::If { when, .. } => check_condition(when, errors),
        Effect::Do(op) => {
            op.amount().into_iter().for_each(|amount| check_amount(amount, errors));
            op.errors(&known, errors);
        }
        Effect::Seq(_) | Effect::Or(_) | Effect::May(_) | Effect::With(..) | Effect::Each(..) => {}
    }
}

fn check_amount(amount: &Amount, errors: &mut Vec<String>) {
    amount.conditions().into_iter().for_each(|when| check_condition(when, errors));
    for number in amount.numbers() {
        let nothing = matches!(number, Number::AtMost(0, _));
        let all = matches!(number, Number::DisciplinesWith(0));
        let rules =
            [(nothing, "at most 0 is nothing; expected at least 1"), (all, "every discipline has 0 marks or more; expected at least 1")];
        note(errors, rules);
    }
}

fn check_condition(condition: &Condition, errors: &mut Vec<String>) {
    let (empty, always) = match condition {
        Condition::Approach(approaches) => (approaches.is_empty(), false),
        Condition::Turn(limit) => (false, *limit == Limit::Any),
    };
    let rules = [(empty, "`Approach` names none"), (always, "`Turn(Any)` says nothing; expected `Learn`, `Trial` or `Rest`")];
    note(errors, rules);
}
