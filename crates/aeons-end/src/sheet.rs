//! What is printed about each component, for lists and card browsers.

use crate::card::{self, Entry, Source, Whom};
use crate::catalog::Catalog;
use crate::text::{self, Lore};
use crate::vocabulary::{Condition, Effect, Kind};
use koloda_kernel::phrase::{Name, Phrase};
use koloda_kernel::rules::CardSheet;
use serde_json::{Map, Value, json};

pub fn cards(catalog: &Catalog) -> Vec<CardSheet> {
    catalog.entries.iter().filter_map(|(entry, box_id)| sheet(catalog, entry, box_id)).collect()
}

/// `None` for a recommended supply or first game: these are lists, not components.
fn sheet(catalog: &Catalog, entry: &Entry, box_id: &str) -> Option<CardSheet> {
    let names = |id: &str| catalog.name(id);
    let nemesis = match entry {
        Entry::NemesisCard(card) => catalog.nemesis(&card.nemesis).map(|place| &catalog.nemeses[usize::from(place)].mat),
        Entry::Nemesis(mat) => Some(&**mat),
        Entry::Also(also) => {
            let (original, _) = catalog.entries.iter().find(|(entry, _)| entry.id() == also.of)?;
            let sheet = sheet(catalog, original, box_id)?;
            return Some(CardSheet { copies: u32::from(also.copies), provenance: also.source.word(box_id).to_owned(), ..sheet });
        }
        Entry::Card(_) | Entry::Mage(_) | Entry::Breach(_) | Entry::TurnOrder(_) | Entry::Supply(_) | Entry::FirstGame(_) => None,
    };
    let text = text::entry(entry, Lore { names: &names, nemesis })?;
    let (facts, groups, kind, copies, name, source) = match entry {
        Entry::Card(card) => (card_facts(card), vec![card.group.into_str()], card.kind.into_str(), card.copies, &card.name, &card.source),
        Entry::Mage(mage) => (mage_facts(mage), Vec::new(), "mage", 1, &mage.name, &mage.source),
        Entry::Nemesis(mat) => (nemesis_facts(mat), Vec::new(), "nemesis", 1, &mat.name, &mat.source),
        Entry::NemesisCard(card) => {
            (nemesis_card_facts(card), nemesis_groups(card), card.kind.into_str(), card.copies, &card.name, &card.source)
        }
        Entry::Breach(tile) => (breach_facts(tile), Vec::new(), "breach", tile.copies, &tile.name, &tile.source),
        Entry::TurnOrder(card) => (turn_facts(card), Vec::new(), "turn-order", card.copies, &card.name, &card.source),
        Entry::Supply(_) | Entry::FirstGame(_) | Entry::Also(_) => return None,
    };
    Some(make(entry.id(), box_id, kind, groups, copies, name, text, source, facts))
}

#[expect(clippy::too_many_arguments, reason = "one place that puts the columns of a sheet together")]
fn make(
    id: &str,
    box_id: &str,
    kind: &str,
    groups: Vec<&str>,
    copies: u8,
    name: &Name,
    text: Phrase,
    source: &Source,
    facts: Map<String, Value>,
) -> CardSheet {
    CardSheet {
        id: id.to_owned(),
        box_id: box_id.to_owned(),
        kind: kind.to_owned(),
        groups: groups.into_iter().map(str::to_owned).collect(),
        copies: u32::from(copies),
        name: name.clone(),
        text,
        provenance: source.word(box_id).to_owned(),
        facts,
    }
}

fn nemesis_groups(card: &card::NemesisCard) -> Vec<&'static str> {
    if card.nemesis == card::BASIC { vec!["nemesis-card", "basic"] } else { vec!["nemesis-card"] }
}

fn facts(pairs: impl IntoIterator<Item = (&'static str, Value)>) -> Map<String, Value> {
    pairs.into_iter().filter(|(_, value)| !value.is_null()).map(|(key, value)| (key.to_owned(), value)).collect()
}

fn card_facts(card: &card::PlayerCard) -> Map<String, Value> {
    let moment = card.while_prepped.as_ref().map(|prepped| prepped.when.into_str());
    let breaches = card.two_breaches.then_some(2);
    facts([
        ("cost", json!(card.cost)),
        ("while_prepped", json!(moment)),
        ("breaches_taken", json!(breaches)),
        ("verb", json!(verb_in_hand(card.kind))),
    ])
}

/// What whoever holds a card in hand does with it.
fn verb_in_hand(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::Gem | Kind::Relic => Some("play"),
        Kind::Spell => Some("prep"),
        Kind::Corruption => Some("resolve"),
        Kind::Attack | Kind::Minion | Kind::Power | Kind::Strike | Kind::Acolyte => None,
    }
}

fn mage_facts(mage: &card::Mage) -> Map<String, Value> {
    let window = mage.ability.window.into_str();
    facts([
        ("title", json!(mage.title)),
        ("life", json!(mage.life)),
        ("breaches", json!(mage.breaches)),
        ("hand", json!(mage.hand)),
        ("deck", json!(mage.deck)),
        ("ability", json!({ "name": mage.ability.name, "charges": mage.ability.charges, "window": window })),
        ("trophies", json!(mage.trophies.then_some(true))),
    ])
}

fn nemesis_facts(mat: &card::Nemesis) -> Map<String, Value> {
    let token = mat.token.as_ref();
    facts([
        ("life", json!(mat.life)),
        ("difficulty", json!(mat.difficulty)),
        ("token", json!(token.map(|token| &token.id))),
        ("token_role", json!(token.map(|token| token_role(mat, token)))),
        ("token_mark", json!(mat.end_of_nemesis_turn.as_ref().and_then(acting_tokens))),
        ("tier_zero", json!(mat.tier_zero.map(<&str>::from))),
        ("untouchable", json!(mat.untouchable.then_some(true))),
    ])
}

/// What the tokens are to the players.
pub(crate) fn token_role(mat: &card::Nemesis, token: &card::Token) -> &'static str {
    match mat.lose_when {
        _ if token.shields => "shield",
        _ if token.minion_life.is_some() => "minion",
        Some(Condition::TokensBetween(0, _)) => "countdown",
        _ => "counter",
    }
}

/// From how many tokens on the mat acts at the end of the nemesis' turn.
pub(crate) fn acting_tokens(effect: &Effect) -> Option<u8> {
    let Effect::If { when, .. } = effect else { return None };
    let at_least = |when: &Condition| if let Condition::TokensAtLeast(least) = when { Some(*least) } else { None };
    match when {
        Condition::All(all) => all.iter().find_map(at_least),
        one => at_least(one),
    }
}

fn nemesis_card_facts(card: &card::NemesisCard) -> Map<String, Value> {
    facts([
        ("nemesis", json!(card.nemesis)),
        ("tier", json!(card.tier)),
        ("life", json!(card.life)),
        ("power", json!(card.power)),
        ("verb", json!(verb_in_hand(card.kind))),
    ])
}

fn breach_facts(tile: &card::Breach) -> Map<String, Value> {
    facts([("number", json!(tile.number)), ("focus", json!(tile.focus)), ("open", json!(tile.open)), ("bonus", json!(tile.bonus))])
}

fn turn_facts(card: &card::TurnOrderCard) -> Map<String, Value> {
    let who = match card.who {
        Whom::Player(number) => json!(number),
        Whom::Either(a, b) => json!([a, b]),
        Whom::AnyPlayer => json!("any"),
        Whom::Nemesis => json!("nemesis"),
    };
    facts([("who", who)])
}
