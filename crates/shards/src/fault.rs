//! Reading card files: every fault with its file, line and what was expected; nothing half-loaded.

use crate::card::{self, Entry, Group, Passive};
use crate::ops::{copying, moving};
use crate::vocabulary::{Amount, Condition, Effect, Filter, Kind, Number, Shards};
use koloda_kernel::catalog::Faults;
use koloda_kernel::effect_fault::shape_faults;
use koloda_kernel::operation::Operation;
use std::collections::BTreeMap;

const INFINITE: Amount = Amount::Of(Number::Infinite);

impl Faults for Shards {
    fn known(entries: &[(Entry, String)]) -> Known<'_> {
        let mut known = Known { cards: BTreeMap::new(), leaders: Vec::new() };
        for (entry, _) in entries {
            match entry {
                Entry::Card(card) => _ = known.cards.insert(&card.id, card),
                Entry::Leader(leader) => known.leaders.push(&leader.id),
                Entry::Nemesis(_) => {}
            }
        }
        known
    }

    fn entry_faults(known: &Known<'_>, entry: &Entry, faults: &mut Vec<String>) {
        match entry {
            Entry::Card(card) => known.check_card(card, faults),
            Entry::Leader(leader) => known.check_leader(leader, faults),
            Entry::Nemesis(_) => {}
        }
        for effect in entry.effects() {
            faults.extend(shape_faults(effect));
            effect.nodes().into_iter().for_each(|node| known.check_node(node, faults));
            copying::check_order(effect, false, faults);
        }
        moving::check_return(entry, faults);
    }
}

/// Everything that entries may refer to.
#[derive(Debug)]
pub struct Known<'e> {
    cards: BTreeMap<&'e str, &'e card::Card>,
    leaders: Vec<&'e str>,
}

impl Known<'_> {
    fn check_card(&self, card: &card::Card, faults: &mut Vec<String>) {
        let champion = card.kind == Kind::Champion;
        if champion != card.health.is_some_and(|health| health > 0) {
            faults.push("a champion has `health` of at least 1, an ally has none".to_owned());
        }
        if champion && card.mercenary {
            faults.push("a mercenary is an ally".to_owned());
        }
        if !champion && card.on_activate.is_some() {
            faults.push("only a champion is activated".to_owned());
        }
        if (card.group == Group::Centre) != card.cost.is_some() {
            faults.push("a centre card has a `cost`, starters and relics have none".to_owned());
        }
        if !(1..=20).contains(&card.copies) {
            faults.push(format!("{} copies: expected 1 to 20", card.copies));
        }
        for passive in &card.passive {
            self.check_passive(passive, faults);
        }
        if let Some(shield) = &card.shield {
            self.check_amount(shield, faults);
        }
    }

    fn check_passive(&self, passive: &Passive, faults: &mut Vec<String>) {
        match passive {
            Passive::Unattackable { when, .. } | Passive::ChampionHealth { when, .. } => {
                if let Some(when) = when {
                    self.check_condition(when, faults);
                }
                if when.as_ref().is_some_and(|when| when.ability().is_some()) {
                    faults.push("what always holds cannot depend on a named ability".to_owned());
                }
            }
            Passive::Shield(amount) | Passive::Cheaper(amount) => self.check_amount(amount, faults),
            Passive::InDiscard { .. } => {}
        }
    }

    fn check_leader(&self, leader: &card::Leader, faults: &mut Vec<String>) {
        if leader.relics.len() != 2 {
            faults.push(format!("a leader has 2 relics, here are {}", leader.relics.len()));
        }
        for id in &leader.relics {
            match self.cards.get(id.as_str()) {
                Some(card) if card.group == Group::Relic => {}
                Some(_) => faults.push(format!("`{id}` is not a relic")),
                None => faults.push(format!("there is no card `{id}`")),
            }
        }
        self.check_card_id(&leader.solo_card, faults);
    }

    fn check_card_id(&self, id: &str, faults: &mut Vec<String>) {
        if !self.cards.contains_key(id) {
            faults.push(format!("there is no card `{id}`"));
        }
    }

    pub fn check_filter(&self, filter: &Filter, faults: &mut Vec<String>) {
        if let Some(id) = &filter.name {
            self.check_card_id(id, faults);
        }
    }

    fn check_condition(&self, condition: &Condition, faults: &mut Vec<String>) {
        match condition {
            Condition::Leader(id) => {
                if !self.leaders.contains(&id.as_str()) {
                    faults.push(format!("there is no leader `{id}`"));
                }
            }
            Condition::Champions { of, .. } => self.check_filter(of, faults),
            Condition::Mastery(_)
            | Condition::Unify
            | Condition::Dominion
            | Condition::Echo
            | Condition::Inspire
            | Condition::HealthAtLeast(_)
            | Condition::MostMastery
            | Condition::AttackerHasLessMastery
            | Condition::Holds => {}
        }
    }

    pub fn check_amount(&self, amount: &Amount, faults: &mut Vec<String>) {
        amount.conditions().into_iter().for_each(|when| self.check_condition(when, faults));
        for number in amount.numbers() {
            match number {
                Number::Champions(filter) | Number::Discarded(filter) | Number::Played(filter) => self.check_filter(filter, faults),
                Number::Tiers(_, tiers) if !tiers.windows(2).all(|pair| pair[0].0 < pair[1].0) => {
                    faults.push("tiers are written by rising mastery".to_owned());
                }
                Number::Tiers(..) | Number::Infinite | Number::Mastery => {}
            }
        }
    }

    /// An amount of something that cannot be infinite.
    pub fn check_finite(&self, amount: &Amount, faults: &mut Vec<String>) {
        if *amount == INFINITE {
            faults.push("only power can be infinite".to_owned());
        }
        self.check_amount(amount, faults);
    }

    fn check_node(&self, node: &Effect, faults: &mut Vec<String>) {
        match node {
            Effect::Repeat(times, _) => {
                if *times == INFINITE {
                    faults.push("nothing can be repeated without end".to_owned());
                }
                self.check_amount(times, faults);
            }
            Effect::If { when, .. } => {
                self.check_condition(when, faults);
                if *when == Condition::AttackerHasLessMastery {
                    faults.push("`AttackerHasLessMastery` belongs into `Unattackable`".to_owned());
                }
            }
            Effect::Do(op) => op.faults(self, faults),
            Effect::Seq(_) | Effect::Or(_) | Effect::May(_) | Effect::With(..) | Effect::Each(..) => {}
        }
    }
}
