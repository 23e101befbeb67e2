//! From which mastery on a card does more: what a player saves mastery for, read from the card's own entry.

use crate::card::{Card, Passive};
use crate::vocabulary::{Amount, Condition, Effect, Number};
use koloda_kernel::operation::Operation;
use std::collections::BTreeSet;

/// In rising order, each once.
pub fn of(card: &Card) -> Vec<u8> {
    let mut steps = BTreeSet::new();
    card.on_play.iter().chain(&card.on_activate).for_each(|effect| in_effect(effect, &mut steps));
    card.shield.iter().for_each(|shield| in_amount(shield, &mut steps));
    for passive in &card.passive {
        match passive {
            Passive::Unattackable { when, .. } | Passive::ChampionHealth { when, .. } => {
                when.iter().for_each(|when| in_condition(when, &mut steps));
            }
            Passive::Shield(amount) | Passive::Cheaper(amount) => in_amount(amount, &mut steps),
            Passive::InDiscard { effect, .. } => in_effect(effect, &mut steps),
        }
    }
    steps.into_iter().collect()
}

fn in_effect(effect: &Effect, steps: &mut BTreeSet<u8>) {
    effect.conditions().into_iter().for_each(|when| in_condition(when, steps));
    effect.ops().into_iter().filter_map(Operation::amount).for_each(|amount| in_amount(amount, steps));
}

fn in_condition(when: &Condition, steps: &mut BTreeSet<u8>) {
    if let Condition::Mastery(step) = when {
        steps.insert(*step);
    }
}

fn in_amount(amount: &Amount, steps: &mut BTreeSet<u8>) {
    amount.conditions().into_iter().for_each(|when| in_condition(when, steps));
    for number in amount.numbers() {
        match number {
            Number::Tiers(_, tiers) => steps.extend(tiers.iter().map(|(step, _)| *step)),
            Number::Infinite | Number::Mastery | Number::Champions(_) | Number::Discarded(_) | Number::Played(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_of_a_card_is_looked_at() {
        let card: Card = ron::from_str(
            r#"#![enable(implicit_some)]
            (
                id: "x", kind: Champion, name: (ru: "х", en: "x"), copies: 1, health: 3, shield: Tiers(1, [(3, 2)]),
                on_play: If(when: Mastery(30), then: Power(Infinite), otherwise: Power(Tiers(2, [(10, 3), (20, 5)]))),
                on_activate: Seq([Mastery(Fixed(7)), May(If(when: Mastery(10), then: Draw(Times(2, Tiers(1, [(12, 2)])))))]),
                passive: [ChampionHealth(plus: 1, when: Mastery(25)), Cheaper(Half(Tiers(1, [(6, 2)])))],
                source: House("a test"),
            )"#,
        )
        .expect("a card");
        assert_eq!(of(&card), [3, 6, 10, 12, 20, 25, 30]);
    }
}
