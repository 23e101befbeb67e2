//! Reading card files: every fault with its file, line and what was expected; nothing half-loaded.

use crate::card::{self, Entry, Group, Passive};
use crate::ops::{copying, moving};
use crate::vocabulary::{Amount, Condition, Effect, Filter, Kind, Number, Shards};
use koloda_kernel::catalog::CardErrors;
use koloda_kernel::effect_error::shape_faults;
use koloda_kernel::known::{self, check_copies, note};
use koloda_kernel::operation::Operation;

pub type Known<'e> = known::Known<'e, Entry>;

const INFINITE: Amount = Amount::Of(Number::Infinite);

impl CardErrors for Shards {
    fn entry_faults(known: Known<'_>, entry: &Entry, faults: &mut Vec<String>) {
        match entry {
            Entry::Card(card) => check_card(known, card, faults),
            Entry::Leader(leader) => check_leader(known, leader, faults),
            Entry::Nemesis(_) => {}
        }
        for effect in entry.effects() {
            faults.extend(shape_faults(effect));
            effect.nodes().into_iter().for_each(|node| check_node(known, node, faults));
            copying::check_order(effect, false, faults);
        }
        moving::check_return(entry, faults);
    }
}

fn check_card(known: Known<'_>, card: &card::Card, faults: &mut Vec<String>) {
    let champion = card.kind == Kind::Champion;
    let wrong = [
        (champion != card.health.is_some_and(|health| health > 0), "a champion has `health` of at least 1, an ally has none"),
        (champion && card.mercenary, "a mercenary is an ally"),
        (!champion && card.on_activate.is_some(), "only a champion is activated"),
        ((card.group == Group::Centre) != card.cost.is_some(), "a centre card has a `cost`, starters and relics have none"),
    ];
    note(faults, wrong);
    check_copies(card.copies, faults);
    card.passive.iter().for_each(|passive| check_passive(known, passive, faults));
    card.shield.iter().for_each(|shield| check_amount(known, shield, faults));
}

fn check_passive(known: Known<'_>, passive: &Passive, faults: &mut Vec<String>) {
    match passive {
        Passive::Unattackable { when, .. } | Passive::ChampionHealth { when, .. } => {
            when.iter().for_each(|when| check_condition(known, when, faults));
            let named = when.as_ref().is_some_and(|when| when.ability().is_some());
            note(faults, [(named, "what always holds cannot depend on a named ability")]);
        }
        Passive::Shield(amount) | Passive::Cheaper(amount) => check_amount(known, amount, faults),
        Passive::InDiscard { .. } => {}
    }
}

fn check_leader(known: Known<'_>, leader: &card::Leader, faults: &mut Vec<String>) {
    if leader.relics.len() != 2 {
        faults.push(format!("a leader has 2 relics, here are {}", leader.relics.len()));
    }
    for id in &leader.relics {
        match known.find(id) {
            Some(Entry::Card(card)) if card.group != Group::Relic => faults.push(format!("`{id}` is not a relic")),
            _ => check_card_id(known, id, faults),
        }
    }
    check_card_id(known, &leader.solo_card, faults);
}

fn check_card_id(known: Known<'_>, id: &str, faults: &mut Vec<String>) {
    known.need("card", id, |entry| matches!(entry, Entry::Card(_)), faults);
}

pub fn check_filter(known: Known<'_>, filter: &Filter, faults: &mut Vec<String>) {
    filter.name.iter().for_each(|id| check_card_id(known, id, faults));
}

fn check_condition(known: Known<'_>, condition: &Condition, faults: &mut Vec<String>) {
    match condition {
        Condition::Leader(id) => known.need("leader", id, |entry| matches!(entry, Entry::Leader(_)), faults),
        Condition::Champions { of, .. } => check_filter(known, of, faults),
        Condition::Mastery(_) | Condition::HealthAtLeast(_) | Condition::MostMastery | Condition::AttackerHasLessMastery => {}
        Condition::Unify | Condition::Dominion | Condition::Echo | Condition::Inspire | Condition::Holds => {}
    }
}

pub fn check_amount(known: Known<'_>, amount: &Amount, faults: &mut Vec<String>) {
    amount.conditions().into_iter().for_each(|when| check_condition(known, when, faults));
    for number in amount.numbers() {
        match number {
            Number::Champions(filter) | Number::Discarded(filter) | Number::Played(filter) => check_filter(known, filter, faults),
            Number::Tiers(_, tiers) => {
                let rising = tiers.windows(2).all(|pair| pair[0].0 < pair[1].0);
                note(faults, [(!rising, "tiers are written by rising mastery")]);
            }
            Number::Infinite | Number::Mastery => {}
        }
    }
}

/// An amount of something that cannot be infinite.
pub fn check_finite(known: Known<'_>, amount: &Amount, faults: &mut Vec<String>) {
    note(faults, [(*amount == INFINITE, "only power can be infinite")]);
    check_amount(known, amount, faults);
}

fn check_node(known: Known<'_>, node: &Effect, faults: &mut Vec<String>) {
    match node {
        Effect::Repeat(times, _) => {
            note(faults, [(*times == INFINITE, "nothing can be repeated without end")]);
            check_amount(known, times, faults);
        }
        Effect::If { when, .. } => {
            check_condition(known, when, faults);
            note(faults, [(*when == Condition::AttackerHasLessMastery, "`AttackerHasLessMastery` belongs into `Unattackable`")]);
        }
        Effect::Do(op) => op.faults(&known, faults),
        Effect::Seq(_) | Effect::Or(_) | Effect::May(_) | Effect::With(..) | Effect::Each(..) => {}
    }
}
