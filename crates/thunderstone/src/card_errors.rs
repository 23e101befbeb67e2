//! What can be wrong with entries beyond what their types say: references, and what each kind of card must have.

use crate::card::{Card, Entry};
use crate::catalog::USES;
use crate::vocabulary::{Amount, Condition, Effect, Filter, Kind, Number, Thunderstone, Trait};
use koloda_kernel::catalog::CardErrors;
use koloda_kernel::component::Component;
use koloda_kernel::effect_error::shape_errors;
use koloda_kernel::known::note;
use koloda_kernel::operation::Operation;

/// All entries in use.
pub type Known<'e> = koloda_kernel::known::Known<'e, Entry>;

impl CardErrors for Thunderstone {
    fn entry_errors(known: Known<'_>, entry: &Entry, errors: &mut Vec<String>) {
        match entry {
            Entry::Card(card) => check_card(known, card, errors),
            Entry::Selection(selection) => {
                need(known, CLASS, &selection.monsters, errors);
                need(known, FAMILY, &selection.heroes, errors);
                need(known, MARKET, &selection.village, errors);
            }
            Entry::Randomizer(randomizer) => need(known, MARKET, [&randomizer.of], errors),
            Entry::Family(_) | Entry::Class(_) | Entry::Reference(_) => {}
        }
        for effect in entry.effects() {
            errors.extend(shape_errors(effect));
            effect.nodes().into_iter().for_each(|node| check_node(known, node, errors));
        }
    }
}

/// What an entry may refer to: what that is called, and which entries it is.
pub type Sort = (&'static str, fn(&Entry) -> bool);
pub const FAMILY: Sort = ("family of heroes", |entry| matches!(entry, Entry::Family(_)));
pub const CLASS: Sort = ("class of monsters", |entry| matches!(entry, Entry::Class(_)));
/// A set-up may choose it for the village.
pub const MARKET: Sort = ("village card", |entry| matches!(entry, Entry::Card(card) if card.kind == Kind::Village && card.basic.is_none()));

fn need<'i>(known: Known<'_>, (what, fits): Sort, ids: impl IntoIterator<Item = &'i String>, errors: &mut Vec<String>) {
    ids.into_iter().for_each(|id| known.need(what, id, fits, errors));
}

fn check_card(known: Known<'_>, card: &Card, errors: &mut Vec<String>) {
    let (hero, monster) = (card.kind == Kind::Hero, card.kind == Kind::Monster);
    let sold = matches!(card.kind, Kind::Hero | Kind::Village);
    let fights = !card.nature.is_empty() || !card.ordeals.is_empty() || card.battle.is_some() || card.breach.is_some();
    let rules = [
        (monster != (card.health > 0), "a monster has `health` of at least 1, nothing else has any"),
        (sold != card.cost.is_some(), "heroes and village cards have a `cost`, nothing else has one"),
        (card.has(Trait::Weapon) != card.weight.is_some(), "a weapon has a `weight`, nothing else has one"),
        (hero != (card.strength > 0), "a hero has `strength` of at least 1, nothing else has any"),
        (monster && card.experience.is_none(), "a monster gives `experience`, be it 0"),
        (!monster && fights, "only a monster has `nature`, `ordeals`, `battle` and `breach`"),
        (!(1..=40).contains(&card.copies), "expected 1 to 40 copies"),
        (card.village.len() + card.dungeon.len() > USES, "a card has at most 8 effects that are used"),
        (hero && card.family.is_some() != (1..=3).contains(&card.level), "a hero of a family has a `level` from 1 to 3"),
    ];
    note(errors, rules);
    need(known, if hero { FAMILY } else { CLASS }, &card.family, errors);
    card.bonuses.iter().flat_map(|bonus| [&bonus.attack, &bonus.magic]).for_each(|amount| check_amount(amount, errors));
}

/// Filters refer to nothing; what they ask for together can contradict itself.
pub fn check_filter(filter: &Filter, errors: &mut Vec<String>) {
    let of_heroes = filter.feeble || filter.strongest || filter.armed.is_some();
    let of_others = filter.kind.is_some_and(|kind| kind != Kind::Hero);
    note(errors, [(of_heroes && of_others, "only heroes have strength and weapons")]);
}

fn check_amount(amount: &Amount, errors: &mut Vec<String>) {
    amount.conditions().into_iter().for_each(|when| check_condition(when, errors));
    for number in amount.numbers() {
        match number {
            Number::Revealed(filter) => check_filter(filter, errors),
            Number::GoldOfIt => {}
        }
    }
}

fn check_node(known: Known<'_>, node: &Effect, errors: &mut Vec<String>) {
    match node {
        Effect::Repeat(times, _) => check_amount(times, errors),
        Effect::If { when, .. } => check_condition(when, errors),
        Effect::Do(op) => {
            op.amount().into_iter().for_each(|amount| check_amount(amount, errors));
            op.errors(&known, errors);
        }
        Effect::Seq(_) | Effect::Or(_) | Effect::May(_) | Effect::With(..) | Effect::Each(..) => {}
    }
}

fn check_condition(condition: &Condition, errors: &mut Vec<String>) {
    match condition {
        Condition::RankAtLeast(rank) | Condition::Rank(rank) if !(1..=3).contains(rank) => {
            errors.push(format!("there is no rank {rank}; expected 1 to 3"));
        }
        Condition::All(all) => all.iter().for_each(|one| check_condition(one, errors)),
        Condition::RankAtLeast(_) | Condition::Rank(_) | Condition::Against(_) => {}
        Condition::Armed(_) | Condition::StrengthAtLeast(_) | Condition::HeldBy(_) | Condition::Held => {}
    }
}
