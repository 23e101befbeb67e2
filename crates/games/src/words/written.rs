//! Values as they are written in card files: what has its default is left out, a fixed number stands alone.

use super::schema::{Schema, Variant, branches, is_enum, is_tuple, variants};
use serde_json::{Map, Value};

/// The word that may be left out around a number.
const FIXED: &str = "Fixed";

impl Schema {
    pub(super) fn written(&self, value: &Value, schema: &Value) -> String {
        let (_, inner) = self.resolve(schema);
        if let Some(variant) = self.variant(value, inner) {
            return self.written_word(value, &variant);
        }
        match value {
            Value::Array(items) if is_tuple(inner) => format!("({})", self.items(items, inner)),
            Value::Array(items) => format!("[{}]", self.items(items, inner)),
            Value::Object(members) => format!("({})", self.members(members, inner)),
            Value::Null => "None".to_owned(),
            Value::Bool(_) | Value::Number(_) | Value::String(_) => value.to_string(),
        }
    }

    fn written_word(&self, value: &Value, Variant { name, content, .. }: &Variant<'_>) -> String {
        let Some(content) = content else { return (*name).to_owned() };
        match &value[name] {
            Value::Number(number) if *name == FIXED => number.to_string(),
            inside @ (Value::Object(_) | Value::Array(_)) if self.has_own_brackets(content) => {
                format!("{name}{}", self.written(inside, content))
            }
            inside => format!("{name}({})", self.written(inside, content)),
        }
    }

    fn has_own_brackets(&self, content: &Value) -> bool {
        let (_, inner) = self.resolve(content);
        !is_enum(inner) && (inner["properties"].is_object() || is_tuple(inner))
    }

    fn items(&self, items: &[Value], schema: &Value) -> String {
        items.iter().enumerate().map(|(place, item)| self.written(item, item_schema(schema, place))).collect::<Vec<_>>().join(", ")
    }

    fn members(&self, members: &Map<String, Value>, schema: &Value) -> String {
        let told = members.iter().filter(|(name, member)| !is_usual(member, &schema["properties"][name.as_str()]));
        told.map(|(name, member)| format!("{name}: {}", self.written(member, &schema["properties"][name.as_str()])))
            .collect::<Vec<_>>()
            .join(", ")
    }

    /// The variant of an enum that a value is of; what it holds does not matter.
    pub(super) fn variant<'s>(&'s self, value: &Value, def: &'s Value) -> Option<Variant<'s>> {
        let is_of = |variant: &Variant<'_>| match variant.content {
            Some(_) => value.get(variant.name).is_some(),
            None => value == variant.name,
        };
        if branches(def).is_empty() {
            return variants(def).into_iter().filter(|_| is_enum(def)).find(is_of);
        }
        branches(def).iter().find_map(|branch| match self.resolve(branch) {
            (Some(_), joined) => self.variant(value, joined),
            (None, _) => variants(branch).into_iter().find(is_of),
        })
    }
}

pub(super) fn item_schema(schema: &Value, place: usize) -> &Value {
    schema["prefixItems"].get(place).unwrap_or(&schema["items"])
}

/// Whether a field has its default, so that nobody writes it.
pub(super) fn is_usual(value: &Value, field: &Value) -> bool {
    value.is_null() || field.get("default") == Some(value)
}
