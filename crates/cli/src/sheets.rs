//! Card sheets: finding one, and telling it to people and programs.

use crate::command_context::{CommandContext, Translator, name_in};
use koloda_games::nearest;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::CardSheet;
use koloda_text::Lang;
use serde_json::{Value, json};

pub fn to_json(context: &CommandContext, game: &str, sheet: &CardSheet) -> Value {
    let CardSheet { id, box_id, kind, groups, copies, name, text, provenance, facts } = sheet;
    let mut value = json!({
        "id": id, "game": game, "box": box_id, "kind": kind, "groups": groups, "copies": copies,
        "name": name, "text": context.both(text), "provenance": provenance,
    });
    for (key, fact) in facts {
        // A fact never shadows a field that other programs rely on.
        if value.get(key).is_none() {
            value[key] = fact.clone();
        }
    }
    value
}

/// The card with this id, or whose name in any language begins so; else what was probably meant.
pub fn find<'s>(sheets: &'s [CardSheet], asked: &str) -> Result<&'s CardSheet, String> {
    let wanted = typed(asked.trim());
    let by_id = sheets.iter().find(|sheet| sheet.id == wanted);
    let named = |sheet: &&CardSheet, fits: &dyn Fn(&str) -> bool| Lang::ALL.iter().any(|&lang| fits(&typed(name_in(lang, &sheet.name))));
    let by_name = || sheets.iter().find(|sheet| named(sheet, &|name| name == wanted));
    let by_start = || {
        sheets.iter().find(|sheet| !wanted.is_empty() && (sheet.id.starts_with(&wanted) || named(sheet, &|name| name.starts_with(&wanted))))
    };
    by_id.or_else(by_name).or_else(by_start).ok_or_else(|| {
        let meant = nearest(&wanted, sheets.iter().map(|sheet| sheet.id.as_str()));
        let meant = meant.map(|id| format!("; did you mean `{id}`?")).unwrap_or_default();
        format!("no card `{asked}`{meant}")
    })
}

/// As people type it: in lower case, and keyboards have no ’.
fn typed(name: &str) -> String {
    name.to_lowercase().replace('’', "'")
}

/// Kind, group, numbers and copies: the line under a card's name.
pub fn facts_line(translator: &Translator<'_>, sheet: &CardSheet) -> String {
    let mut parts = vec![translator.say(&Phrase::new("cli-card-kind").word("kind", sheet.kind.clone()))];
    parts.extend(sheet.groups.iter().map(|group| translator.say(&Phrase::new("cli-card-group").word("group", group.clone()))));
    for (key, fact) in &sheet.facts {
        let plain = match fact {
            Value::Number(_) | Value::Bool(_) => fact.to_string(),
            Value::String(text) => text.clone(),
            Value::Null | Value::Array(_) | Value::Object(_) => continue,
        };
        parts.push(translator.say(&Phrase::new("cli-card-fact").word("key", key.clone()).word("value", plain)));
    }
    parts.push(translator.say(&Phrase::new("cli-card-copies").number("copies", sheet.copies)));
    // Groups and facts that only programs need, or that the text says better, have no words.
    parts.retain(|part| !part.is_empty());
    parts.join(" · ")
}

/// Where the facts come from, said to people.
pub fn provenance(translator: &Translator<'_>, sheet: &CardSheet) -> String {
    translator.say(&Phrase::new("cli-card-source").word("source", sheet.provenance.clone()).word("box", sheet.box_id.clone()))
}
