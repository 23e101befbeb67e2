//! What a locale file asks for: its messages with the names of their arguments.

use fluent_syntax::ast::{Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use std::collections::{BTreeMap, BTreeSet};

/// Message or `message.attribute` → the arguments it asks for.
pub type Shape = BTreeMap<String, BTreeSet<String>>;

/// Marks another message among the names of arguments.
const REFERENCE: char = '&';

/// The messages of some files, each with its own arguments and, marked, the messages it refers to.
pub fn written<'f>(files: impl IntoIterator<Item = (&'f str, &'f str)>) -> Shape {
    let mut shape = Shape::new();
    for (file, text) in files {
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

/// The arguments of a message, those of messages it refers to included.
pub fn expanded(written: &Shape, id: &str) -> BTreeSet<String> {
    let arguments = written.get(id).unwrap_or_else(|| panic!("no message {id}"));
    arguments
        .iter()
        .flat_map(|name| match name.strip_prefix(REFERENCE) {
            Some(other) => expanded(written, other),
            None => BTreeSet::from([name.clone()]),
        })
        .collect()
}
