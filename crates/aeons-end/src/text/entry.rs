//! Whole components of the players: cards, mages, breaches, turn-order cards.

use super::Lore;
use super::effect::Teller;
use crate::card::{Ability, Breach, Mage, Moment, PlayerCard, Shares, TurnOrderCard, WhilePrepped, Whom, Window};
use crate::vocabulary::Effect;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::telling::{Telling, lines, paragraph};

pub fn player_card(card: &PlayerCard, lore: Lore<'_>) -> Phrase {
    let told = |effect: &Effect| Teller { card: Some(&card.name), ..Teller::new(lore) }.you(effect);
    let label = |id: &'static str| Some(Phrase::new(id));
    let mut paragraphs = Vec::new();
    if card.preps_to_closed {
        paragraphs.push(paragraph(None, vec![Phrase::new("preps-to-closed")]));
    }
    if card.two_breaches {
        paragraphs.push(paragraph(None, vec![Phrase::new("two-breaches")]));
    }
    paragraphs.extend(card.shares.as_ref().map(|shares| self::shares(shares, lore)));
    if card.shield > 0 {
        paragraphs.push(paragraph(label("label-while-prepped"), vec![Phrase::new("prepped-shield").number("n", card.shield)]));
    }
    paragraphs.extend(card.while_prepped.as_ref().map(|standing| while_prepped(standing, lore)));
    // Gems and relics only ever do one thing when played, so that needs no label.
    paragraphs.extend(card.on_play.as_ref().map(|effect| paragraph(None, told(effect))));
    paragraphs.extend(card.on_cast.as_ref().map(|effect| paragraph(label("label-cast"), told(effect))));
    paragraphs.extend(card.on_gain.as_ref().map(|effect| paragraph(label("label-on-gain"), told(effect))));
    lines(paragraphs)
}

fn shares(shares: &Shares, lore: Lore<'_>) -> Phrase {
    match shares {
        Shares::Link => paragraph(Some(Phrase::new("label-link")), vec![Phrase::new("link")]),
        Shares::With(id) => {
            let also = Phrase::new("shares-breach").name("name", &(lore.names)(id));
            paragraph(Some(Phrase::new("label-while-prepped")), vec![also])
        }
    }
}

fn while_prepped(standing: &WhilePrepped, lore: Lore<'_>) -> Phrase {
    let (moment, effect) = match standing.when {
        Moment::MainPhaseOnce => ("moment-main-phase-once", wished(&standing.effect)),
        Moment::MainPhase => ("moment-main-phase", wished(&standing.effect)),
        Moment::StartOfCasting => ("moment-start-of-casting", standing.effect.clone()),
        Moment::EndOfCasting => ("moment-end-of-casting", standing.effect.clone()),
        Moment::BreachFocused => ("moment-breach-focused", standing.effect.clone()),
    };
    let mut clauses = Teller::new(lore).you(&effect);
    if let Some(first) = clauses.first_mut() {
        *first = Phrase::new(moment).phrase("text", first.clone());
    }
    paragraph(Some(Phrase::new("label-while-prepped")), clauses)
}

/// What a player does in the main phase is theirs to do or not.
fn wished(effect: &Effect) -> Effect {
    match effect {
        Effect::May(_) => effect.clone(),
        Effect::Seq(_) | Effect::Or(_) | Effect::If { .. } | Effect::Repeat(..) | Effect::With(..) | Effect::Each(..) | Effect::Do(_) => {
            Effect::May(Box::new(effect.clone()))
        }
    }
}

/// The ability with its name and price.
pub fn mage(mage: &Mage, lore: Lore<'_>) -> Phrase {
    let title = Phrase::new("ability-title").name("name", &mage.ability.name).number("n", mage.ability.charges);
    let trophies = mage.trophies.then(|| paragraph(None, vec![Phrase::new("trophies-rules")]));
    lines([title, ability(&mage.ability, lore)].into_iter().chain(trophies).collect())
}

/// When the ability may be used and what it does.
pub fn ability(ability: &Ability, lore: Lore<'_>) -> Phrase {
    let window = match ability.window {
        Window::OwnMainPhase => "window-own-main-phase",
        Window::AnyMainPhase => "window-any-main-phase",
        Window::AttackOrPowerDrawn => "window-attack-or-power-drawn",
        Window::TurnOrderDrawn => "window-turn-order-drawn",
    };
    paragraph(Some(Phrase::new(window)), Teller::new(lore).you(&ability.effect))
}

/// Prices of the closed side, the gift of the open one.
pub fn breach(breach: &Breach) -> Phrase {
    let mut sentences = Vec::new();
    sentences.extend(breach.focus.map(|cost| Phrase::new("breach-focus").number("n", cost)));
    sentences.push(match breach.open {
        Some([a, b, c, d]) => Phrase::new("breach-open").number("a", a).number("b", b).number("c", c).number("d", d),
        None => Phrase::new("breach-always-open"),
    });
    if breach.bonus > 0 {
        let id = if breach.open.is_some() { "breach-bonus" } else { "breach-bonus.always" };
        sentences.push(Phrase::new(id).number("n", breach.bonus));
    }
    paragraph(None, sentences)
}

pub fn turn_order(card: &TurnOrderCard) -> Phrase {
    let turn = match card.who {
        Whom::Player(number) => Phrase::new("turn-of-player").number("n", number),
        Whom::Either(a, b) => Phrase::new("turn-of-either").number("a", a).number("b", b),
        Whom::AnyPlayer => Phrase::new("turn-of-any-player"),
        Whom::Nemesis => Phrase::new("turn-of-nemesis"),
    };
    paragraph(None, vec![turn])
}
