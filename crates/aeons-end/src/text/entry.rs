//! Whole components of the players: cards, mages, breaches, turn-order cards.

use super::TextContext;
use super::effect::TextRenderer;
use crate::card::{Ability, Breach, Mage, PlayerCard, Shares, Timing, TurnCardOwner, TurnOrderCard, WhilePrepped};
use crate::vocabulary::Effect;
use koloda_kernel::page::{Page, opened};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{RenderText, lines, paragraph};

pub fn player_card(card: &PlayerCard, context: TextContext<'_>) -> Phrase {
    let told = |effect: &Effect| TextRenderer { card: Some(&card.name), ..TextRenderer::new(context) }.you(effect);
    let prepped = || Phrase::new("label-while-prepped");
    let mut page = Page::default();
    for (is_so, id) in [(card.preps_to_closed, "preps-to-closed"), (card.two_breaches, "two-breaches")] {
        page.plain(is_so.then(|| Phrase::new(id)));
    }
    match &card.shares {
        Some(Shares::Link) => page.bonus(Phrase::new("label-link"), vec![Phrase::new("link")]),
        Some(Shares::With(id)) => page.bonus(prepped(), vec![Phrase::new("shares-breach").name("name", &(context.names)(id))]),
        None => {}
    }
    page.bonus(prepped(), (card.shield > 0).then(|| Phrase::new("prepped-shield").number("n", card.shield)));
    page.bonus(prepped(), card.while_prepped.iter().flat_map(|standing| while_prepped(standing, context)));
    // Gems and relics only ever do one thing when played, so that needs no label.
    page.plain(card.on_play.iter().flat_map(told));
    page.bonus(Phrase::new("label-cast"), card.on_cast.iter().flat_map(told));
    page.bonus(Phrase::new("label-on-gain"), card.on_gain.iter().flat_map(told));
    page.finish()
}

fn while_prepped(standing: &WhilePrepped, context: TextContext<'_>) -> Vec<Phrase> {
    let effect = match standing.when {
        Timing::MainPhaseOnce | Timing::MainPhase => wished(&standing.effect),
        Timing::StartOfCasting | Timing::EndOfCasting | Timing::BreachFocused => standing.effect.clone(),
    };
    opened(format!("moment-{}", standing.when.into_str()), TextRenderer::new(context).you(&effect))
}

/// What a player does in the main phase is theirs to do or not.
fn wished(effect: &Effect) -> Effect {
    if let Effect::May(_) = effect { effect.clone() } else { Effect::May(Box::new(effect.clone())) }
}

/// The ability with its name and price.
pub fn mage(mage: &Mage, context: TextContext<'_>) -> Phrase {
    let title = Phrase::new("ability-title").name("name", &mage.ability.name).number("n", mage.ability.charges);
    let trophies = mage.trophies.then(|| paragraph(None, vec![Phrase::new("trophies-rules")]));
    lines([title, ability(&mage.ability, context)].into_iter().chain(trophies).collect())
}

/// When the ability may be used and what it does.
pub fn ability(ability: &Ability, context: TextContext<'_>) -> Phrase {
    paragraph(Some(Phrase::new(format!("window-{}", ability.window.into_str()))), TextRenderer::new(context).you(&ability.effect))
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
        TurnCardOwner::Player(number) => Phrase::new("turn-of-player").number("n", number),
        TurnCardOwner::Either(a, b) => Phrase::new("turn-of-either").number("a", a).number("b", b),
        TurnCardOwner::AnyPlayer => Phrase::new("turn-of-any-player"),
        TurnCardOwner::Nemesis => Phrase::new("turn-of-nemesis"),
    };
    paragraph(None, vec![turn])
}
