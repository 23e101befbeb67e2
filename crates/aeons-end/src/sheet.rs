//! What is printed about each component, for lists and card browsers.

use crate::card::{self, Entry, TurnCardOwner};
use crate::catalog::Catalog;
use crate::text::{self, TextContext};
use crate::vocabulary::{AeonsEnd, Condition, Effect, Kind};
use koloda_kernel::catalog::Sheets;
use koloda_kernel::component::Component;
use koloda_kernel::facts;
use koloda_kernel::rules::{CardSheet, Facts};
use serde_json::json;

impl Sheets for AeonsEnd {
    /// `None` for a recommended supply or first game: these are lists, not components.
    fn sheet(catalog: &Catalog, entry: &Entry, box_id: &str) -> Option<CardSheet> {
        if let Entry::Also(also) = entry {
            let (original, _) = catalog.entries.iter().find(|(entry, _)| entry.id() == also.of)?;
            let sheet = AeonsEnd::sheet(catalog, original, box_id)?;
            return Some(CardSheet { copies: u32::from(also.copies), provenance: also.source.word(box_id).to_owned(), ..sheet });
        }
        let nemesis = if let Entry::NemesisCard(card) = entry { catalog.nemesis(&card.nemesis) } else { None };
        let nemesis = nemesis.map(|place| &catalog.nemeses[usize::from(place)].mat);
        let text = text::entry(entry, TextContext { names: &|id| catalog.name(id), nemesis })?;
        let (kind, groups, copies, facts): (_, &[_], _, _) = match entry {
            Entry::Card(card) => (card.kind.into_str(), &[card.group.into_str()], card.copies, card_facts(card)),
            Entry::Mage(mage) => ("mage", &[], 1, mage_facts(mage)),
            Entry::Nemesis(mat) => ("nemesis", &[], 1, nemesis_facts(mat)),
            Entry::NemesisCard(card) => (card.kind.into_str(), nemesis_groups(card), card.copies, nemesis_card_facts(card)),
            Entry::Breach(tile) => ("breach", &[], tile.copies, breach_facts(tile)),
            Entry::TurnOrder(card) => ("turn-order", &[], card.copies, turn_facts(card)),
            Entry::Supply(_) | Entry::FirstGame(_) | Entry::Also(_) => return None,
        };
        Some(CardSheet::new(entry, box_id, text).of_kind(kind, groups).copies(copies).facts(facts))
    }
}

fn nemesis_groups(card: &card::NemesisCard) -> &'static [&'static str] {
    if card.nemesis == card::BASIC { &["nemesis-card", "basic"] } else { &["nemesis-card"] }
}

fn card_facts(card: &card::PlayerCard) -> Facts {
    let moment = card.while_prepped.as_ref().map(|prepped| prepped.when.into_str());
    let breaches = card.two_breaches.then_some(2);
    facts! { card => cost, while_prepped = moment, breaches_taken = breaches, verb = verb_in_hand(card.kind) }
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

fn mage_facts(mage: &card::Mage) -> Facts {
    let window = mage.ability.window.into_str();
    let ability = json!({ "name": mage.ability.name, "charges": mage.ability.charges, "window": window });
    facts! { mage => title, life, breaches, hand, deck, ability = ability, trophies = mage.trophies.then_some(true) }
}

fn nemesis_facts(mat: &card::Nemesis) -> Facts {
    let token = mat.token.as_ref();
    facts! { mat =>
        life, difficulty, token = token.map(|token| &token.id), token_role = token.map(|token| token_role(mat, token)),
        token_mark = mat.end_of_nemesis_turn.as_ref().and_then(acting_tokens), tier_zero = mat.tier_zero.map(<&str>::from),
        untouchable = mat.untouchable.then_some(true),
    }
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

fn nemesis_card_facts(card: &card::NemesisCard) -> Facts {
    facts! { card => nemesis, tier, life, power, verb = verb_in_hand(card.kind) }
}

fn breach_facts(tile: &card::Breach) -> Facts {
    facts! { tile => number, focus, open, bonus }
}

fn turn_facts(card: &card::TurnOrderCard) -> Facts {
    let who = match card.who {
        TurnCardOwner::Player(number) => json!(number),
        TurnCardOwner::Either(a, b) => json!([a, b]),
        TurnCardOwner::AnyPlayer => json!("any"),
        TurnCardOwner::Nemesis => json!("nemesis"),
    };
    facts! { card => who = who }
}
