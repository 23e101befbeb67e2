//! What can be wrong with entries beyond what their types say: references, and what each kind of card must have.

use crate::card::{Card, Entry, Selection};
use crate::catalog::USES;
use crate::vocabulary::{Amount, Condition, Effect, Filter, Kind, Number, Thunderstone, Trait};
use koloda_kernel::catalog::Faults;
use koloda_kernel::effect_fault::shape_faults;
use koloda_kernel::operation::Operation;

/// Everything that entries may refer to.
#[derive(Debug)]
pub struct Known<'e> {
    families: Vec<&'e str>,
    classes: Vec<&'e str>,
    market: Vec<&'e str>,
}

impl Faults for Thunderstone {
    fn known(entries: &[(Entry, String)]) -> Known<'_> {
        let mut known = Known { families: Vec::new(), classes: Vec::new(), market: Vec::new() };
        for (entry, _) in entries {
            match entry {
                Entry::Family(family) => known.families.push(&family.id),
                Entry::Class(class) => known.classes.push(&class.id),
                Entry::Card(card) if card.kind == Kind::Village && card.basic.is_none() => known.market.push(&card.id),
                Entry::Card(_) | Entry::Randomizer(_) | Entry::Selection(_) | Entry::Reference(_) => {}
            }
        }
        known
    }

    fn entry_faults(known: &Known<'_>, entry: &Entry, faults: &mut Vec<String>) {
        match entry {
            Entry::Card(card) => known.check_card(card, faults),
            Entry::Selection(selection) => known.check_selection(selection, faults),
            Entry::Randomizer(randomizer) => check_id(&known.market, &randomizer.of, "village card", faults),
            Entry::Family(_) | Entry::Class(_) | Entry::Reference(_) => {}
        }
    }
}

fn check_id(known: &[&str], id: &str, what: &str, faults: &mut Vec<String>) {
    if !known.contains(&id) {
        faults.push(format!("there is no {what} `{id}`"));
    }
}

impl Known<'_> {
    fn check_selection(&self, selection: &Selection, faults: &mut Vec<String>) {
        selection.monsters.iter().for_each(|id| check_id(&self.classes, id, "class of monsters", faults));
        selection.heroes.iter().for_each(|id| check_id(&self.families, id, "family of heroes", faults));
        selection.village.iter().for_each(|id| check_id(&self.market, id, "village card", faults));
    }

    fn check_card(&self, card: &Card, faults: &mut Vec<String>) {
        let (hero, monster) = (card.kind == Kind::Hero, card.kind == Kind::Monster);
        let rules = [
            (monster != (card.health > 0), "a monster has `health` of at least 1, nothing else has any"),
            (
                matches!(card.kind, Kind::Hero | Kind::Village) != card.cost.is_some(),
                "heroes and village cards have a `cost`, nothing else has one",
            ),
            (card.has(Trait::Weapon) != card.weight.is_some(), "a weapon has a `weight`, nothing else has one"),
            (hero != (card.strength > 0), "a hero has `strength` of at least 1, nothing else has any"),
            (monster && card.experience.is_none(), "a monster gives `experience`, be it 0"),
            (
                !monster && (!card.nature.is_empty() || !card.ordeals.is_empty() || card.battle.is_some() || card.breach.is_some()),
                "only a monster has `nature`, `ordeals`, `battle` and `breach`",
            ),
            (!(1..=40).contains(&card.copies), "expected 1 to 40 copies"),
            (card.village.len() + card.dungeon.len() > USES, "a card has at most 8 effects that are used"),
            (hero && card.family.is_some() != (1..=3).contains(&card.level), "a hero of a family has a `level` from 1 to 3"),
        ];
        faults.extend(rules.into_iter().filter(|(broken, _)| *broken).map(|(_, told)| told.to_owned()));
        if let Some(family) = &card.family {
            let (known, what) = if hero { (&self.families, "family of heroes") } else { (&self.classes, "class of monsters") };
            check_id(known, family, what, faults);
        }
        for bonus in &card.bonuses {
            self.check_amount(&bonus.attack, faults);
            self.check_amount(&bonus.magic, faults);
        }
        for effect in card.effects() {
            faults.extend(shape_faults(effect));
            effect.nodes().into_iter().for_each(|node| self.check_node(node, faults));
        }
    }

    /// Filters refer to nothing; what they ask for together can contradict itself.
    pub fn check_filter(&self, filter: &Filter, faults: &mut Vec<String>) {
        if (filter.feeble || filter.strongest || filter.armed.is_some()) && filter.kind.is_some_and(|kind| kind != Kind::Hero) {
            faults.push("only heroes have strength and weapons".to_owned());
        }
    }

    fn check_amount(&self, amount: &Amount, faults: &mut Vec<String>) {
        amount.conditions().into_iter().for_each(|when| check_condition(when, faults));
        for number in amount.numbers() {
            match number {
                Number::Revealed(filter) => self.check_filter(filter, faults),
                Number::GoldOfIt => {}
            }
        }
    }

    fn check_node(&self, node: &Effect, faults: &mut Vec<String>) {
        match node {
            Effect::Repeat(times, _) => self.check_amount(times, faults),
            Effect::If { when, .. } => check_condition(when, faults),
            Effect::Do(op) => {
                op.amount().into_iter().for_each(|amount| self.check_amount(amount, faults));
                op.faults(self, faults);
            }
            Effect::Seq(_) | Effect::Or(_) | Effect::May(_) | Effect::With(..) | Effect::Each(..) => {}
        }
    }
}

fn check_condition(condition: &Condition, faults: &mut Vec<String>) {
    match condition {
        Condition::RankAtLeast(rank) | Condition::Rank(rank) if !(1..=3).contains(rank) => {
            faults.push(format!("there is no rank {rank}; expected 1 to 3"));
        }
        Condition::All(all) => all.iter().for_each(|one| check_condition(one, faults)),
        Condition::RankAtLeast(_)
        | Condition::Rank(_)
        | Condition::Against(_)
        | Condition::Armed(_)
        | Condition::StrengthAtLeast(_)
        | Condition::HeldBy(_)
        | Condition::Held => {}
    }
}
