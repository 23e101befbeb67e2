//! Reading card files: every error with its file, line and what was expected; nothing half-loaded.

use crate::card::{self, Entry, Group, Passive};
use crate::ops::{copying, moving};
use crate::vocabulary::{Amount, Condition, Effect, Filter, Kind, Number, Shards};
use koloda_kernel::catalog::CardErrors;
use koloda_kernel::component::Component;
use koloda_kernel::effect_error::shape_errors;
use koloda_kernel::known::{self, check_copies, note};
use koloda_kernel::operation::Operation;

pub type Known<'e> = known::Known<'e, Entry>;

const INFINITE: Amount = Amount::Of(Number::Infinite);

impl CardErrors for Shards {
    fn entry_errors(known: Known<'_>, entry: &Entry, errors: &mut Vec<String>) {
        match entry {
            Entry::Card(card) => check_card(known, card, errors),
            Entry::Leader(leader) => check_leader(known, leader, errors),
            Entry::Nemesis(_) => {}
        }
        for effect in entry.effects() {
            errors.extend(shape_errors(effect));
            effect.nodes().into_iter().for_each(|node| check_node(known, node, errors));
            copying::check_order(effect, false, errors);
        }
        moving::check_return(entry, errors);
    }
}

fn check_card(known: Known<'_>, card: &card::Card, errors: &mut Vec<String>) {
    let champion = card.kind == Kind::Champion;
    let wrong = [
        (champion != card.health.is_some_and(|health| health > 0), "a champion has `health` of at least 1, an ally has none"),
        (champion && card.mercenary, "a mercenary is an ally"),
        (!champion && card.on_activate.is_some(), "only a champion is activated"),
        ((card.group == Group::Centre) != card.cost.is_some(), "a centre card has a `cost`, starters and relics have none"),
    ];
    note(errors, wrong);
    check_copies(card.copies, errors);
    card.passive.iter().for_each(|passive| check_passive(known, passive, errors));
    card.shield.iter().for_each(|shield| check_amount(known, shield, errors));
}

fn check_passive(known: Known<'_>, passive: &Passive, errors: &mut Vec<String>) {
    match passive {
        Passive::Unattackable { when, .. } | Passive::ChampionHealth { when, .. } => {
            when.iter().for_each(|when| check_condition(known, when, errors));
            let named = when.as_ref().is_some_and(|when| when.ability().is_some());
            note(errors, [(named, "what always holds cannot depend on a named ability")]);
        }
        Passive::Shield(amount) | Passive::Cheaper(amount) => check_amount(known, amount, errors),
        Passive::InDiscard { .. } => {}
    }
}

fn check_leader(known: Known<'_>, leader: &card::Leader, errors: &mut Vec<String>) {
    let found = leader.relics.len();
    errors.extend((found != 2).then(|| format!("a leader has 2 relics, here are {found}")));
    for id in &leader.relics {
        match known.find(id) {
            Some(Entry::Card(card)) if card.group != Group::Relic => errors.push(format!("`{id}` is not a relic")),
            _ => check_card_id(known, id, errors),
        }
    }
    check_card_id(known, &leader.solo_card, errors);
}

fn check_card_id(known: Known<'_>, id: &str, errors: &mut Vec<String>) {
    known.need("card", id, |entry| matches!(entry, Entry::Card(_)), errors);
}

pub fn check_filter(known: Known<'_>, filter: &Filter, errors: &mut Vec<String>) {
    filter.name.iter().for_each(|id| check_card_id(known, id, errors));
}

fn check_condition(known: Known<'_>, condition: &Condition, errors: &mut Vec<String>) {
    match condition {
        Condition::Leader(id) => known.need("leader", id, |entry| matches!(entry, Entry::Leader(_)), errors),
        Condition::Champions { of, .. } => check_filter(known, of, errors),
        Condition::Mastery(_) | Condition::HealthAtLeast(_) | Condition::MostMastery | Condition::AttackerHasLessMastery => {}
        Condition::Unify | Condition::Dominion | Condition::Echo | Condition::Inspire | Condition::Holds => {}
    }
}

pub fn check_amount(known: Known<'_>, amount: &Amount, errors: &mut Vec<String>) {
    amount.conditions().into_iter().for_each(|when| check_condition(known, when, errors));
    for number in amount.numbers() {
        match number {
            Number::Champions(filter) | Number::Discarded(filter) | Number::Played(filter) => check_filter(known, filter, errors),
            Number::Tiers(_, tiers) => {
                let rising = tiers.windows(2).all(|pair| pair[0].0 < pair[1].0);
                note(errors, [(!rising, "tiers are written by rising mastery")]);
            }
            Number::Infinite | Number::Mastery => {}
        }
    }
}

/// An amount of something that cannot be infinite.
pub fn check_finite(known: Known<'_>, amount: &Amount, errors: &mut Vec<String>) {
    note(errors, [(*amount == INFINITE, "only power can be infinite")]);
    check_amount(known, amount, errors);
}

fn check_node(known: Known<'_>, node: &Effect, errors: &mut Vec<String>) {
    match node {
        Effect::Repeat(times, _) => {
            note(errors, [(*times == INFINITE, "nothing can be repeated without end")]);
            check_amount(known, times, errors);
        }
        Effect::If { when, .. } => {
            check_condition(known, when, errors);
            note(errors, [(*when == Condition::AttackerHasLessMastery, "`AttackerHasLessMastery` belongs into `Unattackable`")]);
        }
        Effect::Do(op) => op.errors(&known, errors),
        Effect::Seq(_) | Effect::Or(_) | Effect::May(_) | Effect::With(..) | Effect::Each(..) => {}
    }
}
