//! Translators' safety net: both languages offer the same messages, attributes and arguments.

use fluent_syntax::ast::{Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use koloda_kernel::phrase::{Name, Phrase};
use koloda_text::{Lang, Words, locale_files};
use std::collections::{BTreeMap, BTreeSet};

/// Arguments that only help to inflect: a language that does not need them may leave them out.
const GRAMMAR: [&str; 3] = ["who", "it", "noun"];

type Shape = BTreeMap<String, BTreeSet<String>>;

/// How messages begin that only other messages of the same language use.
const HELPER: &str = "helper-";

/// Message or `message.attribute` → the arguments it asks for, those of messages it refers to included.
fn shape(lang: Lang) -> Shape {
    let written = written(lang);
    written.keys().filter(|id| !id.starts_with(HELPER)).map(|id| (id.clone(), expanded(&written, id))).collect()
}

fn expanded(written: &Shape, id: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for name in written.get(id).unwrap_or_else(|| panic!("no message {id}")) {
        match name.strip_prefix(REFERENCE) {
            Some(other) => names.extend(expanded(written, other)),
            None if GRAMMAR.contains(&name.as_str()) => {}
            None => {
                names.insert(name.clone());
            }
        }
    }
    names
}

/// Marks another message among the names of arguments.
const REFERENCE: char = '&';

fn written(lang: Lang) -> Shape {
    let mut shape = Shape::new();
    for (file, text) in locale_files(lang) {
        let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let id = message.id.name;
                let value = message.value.as_ref().map(|pattern| (id.to_owned(), arguments(pattern)));
                let attributes =
                    message.attributes.iter().map(|Attribute { id: name, value }| (format!("{id}.{}", name.name), arguments(value)));
                for (id, arguments) in value.into_iter().chain(attributes) {
                    assert!(shape.insert(id.clone(), arguments).is_none(), "{file}: {id} is defined twice");
                }
            }
        }
    }
    shape
}

fn arguments(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    in_pattern(pattern, &mut names);
    names
}

fn in_pattern(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, names);
        }
    }
}

fn in_expression(expression: &Expression<&str>, names: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, names),
        Expression::Select { selector, variants } => {
            in_inline(selector, names);
            for variant in variants {
                in_pattern(&variant.value, names);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, names),
        InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
            for argument in positional {
                in_inline(argument, names);
            }
        }
        InlineExpression::MessageReference { id, attribute } => {
            let attribute = attribute.as_ref().map(|attribute| format!(".{}", attribute.name)).unwrap_or_default();
            names.insert(format!("{REFERENCE}{}{attribute}", id.name));
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } | InlineExpression::TermReference { .. } => {}
    }
}

#[test]
fn both_languages_offer_the_same_messages() {
    let (ru, en) = (shape(Lang::Ru), shape(Lang::En));
    let only = |a: &Shape, b: &Shape| a.keys().filter(|id| !b.contains_key(*id)).cloned().collect::<Vec<_>>();
    assert_eq!(only(&ru, &en), Vec::<String>::new(), "only in Russian");
    assert_eq!(only(&en, &ru), Vec::<String>::new(), "only in English");
}

#[test]
fn both_languages_ask_for_the_same_arguments() {
    let (ru, en) = (shape(Lang::Ru), shape(Lang::En));
    let differing: Vec<_> = ru.iter().filter(|(id, arguments)| en.get(*id).is_some_and(|other| other != *arguments)).collect();
    assert!(differing.is_empty(), "asked for differently in English: {differing:?}");
}

#[test]
fn numbers_names_and_lists_are_said() {
    let words = Words::new();
    let cards = |n: i64| Phrase::new("n-cards").number("n", n);
    let said: Vec<_> = [1, 2, 5, 11, 21, 22].map(|n| words.say(Lang::Ru, &cards(n))).into();
    assert_eq!(said, ["1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "22 карты"]);
    assert_eq!(words.say(Lang::Ru, &Phrase::new("n-cards.acc").number("n", 1)), "1 карту");
    assert_eq!(words.say(Lang::En, &cards(1)), "1 card");

    let name = Name::new("Искра", "Spark");
    let quoted = Phrase::new("quoted").name("name", &name);
    assert_eq!(words.say(Lang::Ru, &quoted), "«Искра»");
    assert_eq!(words.say(Lang::En, &quoted), "“Spark”");

    let list = Phrase::new("text").list("text", "join-comma", vec![cards(1), cards(2), quoted]);
    assert_eq!(words.say(Lang::En, &list), "1 card, 2 cards, “Spark”");
    let sentence = Phrase::new("sentence").phrase("text", list);
    assert_eq!(words.say(Lang::Ru, &sentence), "1 карта, 2 карты, «Искра».");
}

#[test]
fn what_is_missing_is_said_and_reported() {
    let words = Words::new();
    let phrase = Phrase::new("sentence").phrase("text", Phrase::new("no-such-message"));
    assert_eq!(words.say(Lang::Ru, &phrase), "⟦no-such-message⟧.");
    assert_eq!(words.missing(Lang::Ru, &phrase), ["no-such-message"]);
    assert_eq!(words.missing(Lang::En, &Phrase::new("n-cards.no-such-form")), ["n-cards.no-such-form"]);
    assert!(!words.missing(Lang::En, &Phrase::new("n-cards")).is_empty(), "a number was left out");
}
