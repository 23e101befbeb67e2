//! Every shipped entry, written by its schema, is read as the same entry: so examples can be copied, and the schema is true.

use super::schema::Schema;
use crate::Library;
use koloda_kernel::card_file::{CardFile, read_entries};
use koloda_kernel::component::Component;
use schemars::JsonSchema;
use serde_json::{Value, json};

#[test]
fn what_the_schema_writes_is_read_as_the_same() {
    let library = Library::load(&[]).expect("the shipped cards load");
    for game in library.games() {
        let rules = library.rules(game.id()).expect("a game of the library");
        dispatch!(rules, rules => rules.catalog.entries.iter().for_each(|(entry, _)| is_read_back(entry)));
    }
}

fn is_read_back<E: Component + JsonSchema>(entry: &E) {
    let schema = Schema(schemars::schema_for!(E).to_value());
    let value = serde_json::to_value(entry).expect("plain data");
    let text = format!("[{}]", schema.written(&completed(&schema, &value, &schema.0), &schema.0));
    let file = CardFile { path: "written.ron".to_owned(), box_id: "test".to_owned(), text };
    let read = read_entries::<E>(std::slice::from_ref(&file)).unwrap_or_else(|errors| panic!("{errors:?}\n{}", file.text));
    assert_eq!(serde_json::to_value(&read[0].0).expect("plain data"), value, "{}", file.text);
}

/// With a name and a source wherever entries must have one and are serialised without.
fn completed(schema: &Schema, value: &Value, of: &Value) -> Value {
    let (_, inner) = schema.resolve(of);
    if let Some(variant) = schema.variant(value, inner) {
        let Some(content) = variant.content else { return value.clone() };
        return json!({ variant.name: completed(schema, &value[variant.name], content) });
    }
    match value {
        Value::Array(items) => items.iter().map(|item| completed(schema, item, &inner["items"])).collect(),
        Value::Object(members) => {
            let told = members.iter().map(|(name, member)| (name.clone(), completed(schema, member, &inner["properties"][name.as_str()])));
            let fields = inner["properties"].as_object().into_iter().flatten().filter(|(_, field)| field["writeOnly"] == true);
            told.chain(fields.map(|(name, field)| (name.clone(), unserialised(schema, field)))).collect::<serde_json::Map<_, _>>().into()
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.clone(),
    }
}

fn unserialised(schema: &Schema, field: &Value) -> Value {
    match schema.resolve(field).0 {
        Some("Source") => json!({ "House": "test" }),
        _ => json!({ "ru": "имя", "en": "name" }),
    }
}
