//! Whole cards: what always holds, what may be used where, what a battle brings, spoils, breach and trophy.

use super::amount::Unit;
use super::words::TextRenderer;
use super::{TextContext, Voice};
use crate::card::{Bonus, Card, Use};
use crate::vocabulary::{Amount, Kind, Ordeal, Trait};
use koloda_kernel::amount_text::RenderAmounts;
use koloda_kernel::page::Page;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{RenderConditions, RenderText, paragraph, series};

pub fn card(card: &Card, context: TextContext<'_>) -> Phrase {
    let (mut renderer, mut page) = (TextRenderer::new(context), Page::default());
    constant(renderer, card).into_iter().for_each(|clause| page.plain([clause]));
    uses(renderer, "ts-label-village", &card.village, &mut page);
    uses(renderer, "ts-label-dungeon", &card.dungeon, &mut page);
    let ordeals = card.ordeals.iter().map(|&ordeal| ordeal_clause(ordeal)).collect();
    let spoils = card.spoils.iter().map(|filter| Phrase::new("ts-spoils").phrase("card", renderer.cards(filter, "one"))).collect();
    let won = if card.kind == Kind::Monster { "ts-label-spoils" } else { "ts-label-victory" };
    let labelled = [
        ("ts-label-battle", ordeals, &card.battle),
        ("ts-label-breach", Vec::new(), &card.breach),
        (won, Vec::new(), &card.on_victory),
        ("ts-label-victory", Vec::new(), &card.after_victory),
        ("ts-label-spoils", spoils, &None),
        ("ts-label-trophy", trophy(card), &None),
        ("ts-label-level", any_level(card), &None),
    ];
    for (label, clauses, effect) in labelled {
        let told = effect.iter().flat_map(|effect| renderer.you(effect));
        page.bonus(Phrase::new(label), clauses.into_iter().chain(told));
    }
    of_its_kind(card).iter().for_each(|&id| page.plain([Phrase::new(id)]));
    let told = page.finish();
    if told == Page::default().finish() { component("ts-no-effect") } else { told }
}

/// A component that takes no part in play says what it is for.
pub fn component(id: &'static str) -> Phrase {
    paragraph(None, vec![Phrase::new(id)])
}

/// What holds without being used.
fn constant(renderer: TextRenderer<'_>, card: &Card) -> Vec<Phrase> {
    let darkness = (card.darkness > 0).then(|| Phrase::new("ts-darkness").number("n", card.darkness));
    let nature = card.nature.iter().map(|nature| Phrase::new(format!("ts-nature-{}", nature.into_str())));
    let barred = card.barred.iter().map(|when| Phrase::new("ts-barred").phrase("when", renderer.when(when, Voice::YOU)));
    let bonuses = card.bonuses.iter().map(|one| bonus(renderer, one, card));
    let doubles = card.doubles_magic.then(|| Phrase::new("ts-doubles-magic"));
    darkness.into_iter().chain(nature).chain(barred).chain(bonuses).chain(doubles).collect()
}

/// "Each item has 1 more magic attack", "this hero has 2 more attack if …".
fn bonus(renderer: TextRenderer<'_>, bonus: &Bonus, card: &Card) -> Phrase {
    let part = |amount: &Amount, unit| (*amount != Amount::default()).then(|| renderer.measure(amount, unit, Voice::YOU));
    let parts = [part(&bonus.attack, Unit::Attack), part(&bonus.magic, Unit::Magic)];
    let amount = series(parts.into_iter().flatten().collect());
    match &bonus.to {
        Some(filter) => Phrase::new("ts-bonus-to").phrase("cards", renderer.cards(filter, "every")).phrase("amount", amount),
        None => Phrase::new("ts-bonus").word("kind", card.kind.into_str()).phrase("amount", amount),
    }
}

fn uses(mut renderer: TextRenderer<'_>, label: &'static str, uses: &[Use], page: &mut Page) {
    for used in uses {
        let mut clauses = renderer.you(&used.effect);
        if let (Some(when), Some(first)) = (&used.when, clauses.first_mut()) {
            *first = Phrase::new("if-then").phrase("when", renderer.when(when, Voice::YOU)).phrase("text", first.clone());
        }
        let place = Phrase::new(label);
        page.bonus(if used.repeat { Phrase::new("ts-label-repeat").phrase("place", place) } else { place }, clauses);
    }
}

/// What a monster gives to its victor.
fn trophy(card: &Card) -> Vec<Phrase> {
    let parts = [("ts-unit-attack.count", card.attack), ("ts-unit-magic.count", card.magic), ("ts-light", card.light)];
    let given = parts.into_iter().filter(|(_, n)| card.kind == Kind::Monster && *n > 0);
    let given: Vec<Phrase> = given.map(|(id, n)| Phrase::new(id).number("n", n)).collect();
    if given.is_empty() { given } else { vec![series(given)] }
}

/// Only who belongs to no family says what it may become.
fn any_level(card: &Card) -> Vec<Phrase> {
    let price = card.experience.filter(|_| card.kind == Kind::Hero && card.family.is_none());
    price.into_iter().map(|price| Phrase::new("ts-level-any").number("n", price)).collect()
}

/// What every card of its kind says, such as whether it takes a hero to use it (TS-106, TS-112).
fn of_its_kind(card: &Card) -> &'static [&'static str] {
    let gives = card.attack > 0 || card.magic > 0 || card.light > 0;
    match card.kind {
        Kind::Village if card.has(Trait::Weapon) => &["ts-weapon"],
        Kind::Village if gives => &["ts-without-hero"],
        Kind::Disease => &["ts-disease", "ts-disease-returns"],
        Kind::Thunderstone => &["ts-stone"],
        Kind::Village | Kind::Hero | Kind::Monster => &[],
    }
}

fn ordeal_clause(ordeal: Ordeal) -> Phrase {
    match ordeal {
        Ordeal::Weakness(n) => Phrase::new("ts-ordeal-weakness").number("n", n),
        Ordeal::Provocation(n) => Phrase::new("ts-ordeal-provocation").number("n", n),
        Ordeal::Dread => Phrase::new("ts-ordeal-dread"),
        Ordeal::Paralysis => Phrase::new("ts-ordeal-paralysis"),
    }
}
