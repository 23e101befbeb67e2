//! Wizard cards: price, use, what happens by itself, what always holds, what may be launched.

use super::TextContext;
use super::parts::{cost, filters, ingredients};
use super::words::TextRenderer;
use crate::card::{Card, Constant, On, Require, Start, Trigger};
use crate::vocabulary::{Limit, Symbol};
use koloda_kernel::page::Page;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{RenderText, series};

pub fn card(card: &Card, context: TextContext<'_>) -> Phrase {
    let (mut renderer, mut page) = (TextRenderer::default(), Page::default());
    if !card.cost.is_empty() {
        page.bonus(price_label(card), [cost(&card.cost)]);
    }
    if let Some(effect) = &card.effect {
        page.bonus(use_label(card), renderer.you(effect));
    }
    for trigger in &card.triggers {
        page.plain(triggered(trigger, card.turn, renderer.you(&trigger.effect)));
    }
    page.plain(card.constant.iter().map(constant));
    if !card.launches.is_empty() {
        let launched = Phrase::new("pn-card-launch").phrase("cards", filters(&card.launches));
        page.bonus(Phrase::new("pn-card-launches"), [launched]);
    }
    if !card.symbols.is_empty() {
        page.bonus(Phrase::new("pn-card-experience"), [symbols(&card.symbols)]);
    }
    if let Some(start) = &card.start {
        page.bonus(Phrase::new("pn-card-start"), beginning(start, context));
    }
    page.finish()
}

/// What paying makes of the card, and in which turns that is possible.
fn price_label(card: &Card) -> Phrase {
    Phrase::new("pn-card-price").word("kind", card.kind.into_str()).word("turn", card.pay.into_str())
}

/// What must be done to use it, in which turns, and at which moment.
fn use_label(card: &Card) -> Phrase {
    let require = match card.require {
        Require::Turn | Require::Never => Phrase::new("pn-card-turn"),
        Require::Discard => Phrase::new("pn-card-discard"),
        Require::TurnAndThreat(n) => Phrase::new("pn-card-turn-and-threat").number("n", n),
    };
    require.word("kind", card.kind.into_str()).word("turn", card.turn.into_str()).word("moment", card.timing.into_str())
}

/// "Whenever …, gain 1 blood."
fn triggered(trigger: &Trigger, turn: Limit, mut clauses: Vec<Phrase>) -> Vec<Phrase> {
    let when = match trigger.on {
        On::Place(area) => Phrase::new("pn-card-on-place").word("area", area.into_str()),
        On::Chain(n) => Phrase::new("pn-card-on-chain").number("n", n),
        On::Wound => Phrase::new("pn-card-on-wound"),
        On::Miss => Phrase::new("pn-card-on-miss"),
        On::Gain => Phrase::new("pn-card-on-gain"),
        On::Rest => Phrase::new("pn-card-on-rest"),
    };
    if let Some(first) = clauses.first_mut() {
        *first = when.word("turn", turn.into_str()).phrase("text", first.clone());
    }
    clauses
}

fn constant(constant: &Constant) -> Phrase {
    match constant {
        Constant::Marks(discipline, n) => Phrase::new("pn-card-marks").word("discipline", discipline.into_str()).number("n", *n),
        Constant::Discount(n) => Phrase::new("pn-card-discount").number("n", *n),
        Constant::SummonFromMarket => Phrase::new("pn-card-summon-from-market"),
        Constant::LastTurn => Phrase::new("pn-card-last-turn"),
    }
}

/// What the wizard of a talent has when the game begins.
fn beginning(start: &Start, context: TextContext<'_>) -> Vec<Phrase> {
    let card = Phrase::new("quoted").name("name", &(context.names)(&start.card));
    let order = Phrase::new("pn-card-order").number("n", start.order);
    let owned = Phrase::new("pn-card-first").phrase("card", card).phrase("what", ingredients(&start.ingredients, "count"));
    vec![order, owned]
}

/// Symbols of experience: "mystics and wizards".
pub fn symbols(symbols: &[Symbol]) -> Phrase {
    series(symbols.iter().map(|symbol| Phrase::new("pn-symbol").word("symbol", symbol.into_str())).collect())
}
