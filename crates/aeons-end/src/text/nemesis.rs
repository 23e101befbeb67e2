//! The nemesis' mat and its cards.

use super::TextContext;
use super::effect::TextRenderer;
use super::voice::Voice;
use crate::card::{Increased, Nemesis, NemesisCard, Passive, Routine, Token};
use crate::ops::Fact;
use crate::vocabulary::{Amount, Effect, Kind};
use koloda_kernel::amount_text::RenderAmounts;
use koloda_kernel::page::{Page, opened};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{RenderConditions, RenderText};

/// The mat: unleash, procedures, what its tokens and its own deck mean, setup, increased difficulty.
pub fn nemesis(nemesis: &Nemesis, context: TextContext<'_>) -> Phrase {
    let context = TextContext { nemesis: Some(nemesis), ..context };
    let told = |effect: &Effect| TextRenderer::new(context).you(effect);
    let when = |id, when| vec![Phrase::new(id).phrase("when", TextRenderer::new(context).when(when, Voice::YOU))];
    let mut page = Page::default();
    page.bonus(Phrase::new("label-unleash"), told(&nemesis.unleash));
    for Routine { name, effect, .. } in &nemesis.routines {
        page.bonus(Phrase::new("label-routine").name("name", name), told(effect));
    }
    nemesis.end_of_nemesis_turn.iter().for_each(|effect| page.bonus(Phrase::new("label-end-of-nemesis-turn"), told(effect)));
    nemesis.token.iter().for_each(|token| page.plain(token_rules(token, context)));
    nemesis.tier_zero.and_then(tier_zero_rules).into_iter().for_each(|rules| page.whole(rules));
    let devours = effects(nemesis).flat_map(Effect::ops).any(|op| op.is(Fact::Devours));
    devours.then(|| page.whole(Phrase::new("devour-rules")));
    page.plain(nemesis.untouchable.then(|| Phrase::new("untouchable")));
    nemesis.exhaustion.iter().for_each(|effect| page.plain(opened("instead-of-exhaustion", told(effect))));
    nemesis.win_when.iter().for_each(|wins| page.plain(when("players-win-when", wins)));
    nemesis.lose_when.iter().for_each(|loses| page.plain(when("players-lose-when", loses)));
    page.bonus(Phrase::new("label-setup"), setup(nemesis, nemesis.setup.as_ref(), context));
    increased(nemesis, context, &mut page);
    page.finish()
}

pub fn nemesis_card(card: &NemesisCard, context: TextContext<'_>) -> Phrase {
    let told = |effect: &Effect| TextRenderer { kind: Some(card.kind), ..TextRenderer::new(context) }.you(effect);
    let mut page = Page::default();
    card.passive.iter().for_each(|passive| page.plain(self::passive(passive, context)));
    card.immediately.iter().for_each(|effect| page.bonus(Phrase::new("label-immediately"), told(effect)));
    card.to_discard.iter().for_each(|effect| page.bonus(Phrase::new("label-to-discard"), told(effect)));
    match (&card.effect, card_label(card)) {
        (Some(effect), Some(label)) => page.bonus(label, told(effect)),
        (Some(effect), None) => page.plain(told(effect)),
        (None, _) => {}
    }
    page.finish()
}

fn card_label(card: &NemesisCard) -> Option<Phrase> {
    match card.kind {
        Kind::Minion => Some(Phrase::new("label-persistent")),
        Kind::Power => Some(Phrase::new("label-power").number("n", card.power.unwrap_or_default())),
        Kind::Acolyte => Some(Phrase::new("label-blood-magic")),
        // They happen at once and go: nothing to tell apart.
        Kind::Attack | Kind::Strike | Kind::Corruption | Kind::Gem | Kind::Relic | Kind::Spell => None,
    }
}

fn passive(passive: &Passive, context: TextContext<'_>) -> Vec<Phrase> {
    let mut renderer = TextRenderer::new(context);
    vec![match passive {
        Passive::WhenDamaged(effect) => return opened("passive-when-damaged", renderer.they(Phrase::new("that-player"), effect)),
        Passive::WhenDiscarded(effect) => return opened("passive-when-discarded", renderer.you(effect)),
        Passive::DamageReducedTo(n) => Phrase::new("passive-damage-reduced").number("n", *n),
        Passive::DamageReducedBy(Amount::Fixed(n)) => Phrase::new("passive-damage-less").number("n", *n),
        Passive::DamageReducedBy(amount) => {
            Phrase::new("passive-damage-less-equal").phrase("source", renderer.source(amount, "equal", Voice::YOU))
        }
        Passive::DiscardedWhenNemesisHit => renderer.about_nemesis("passive-leaves-on-hit"),
        Passive::ImmuneWhile(when) => Phrase::new("passive-immune").phrase("when", renderer.when(when, Voice::YOU)),
        Passive::DiscardedToDeckBottom => Phrase::new("passive-to-deck-bottom"),
        Passive::TokenLife(n) => renderer.about_tokens("passive-token-life").number("n", *n),
    }]
}

fn token_rules(token: &Token, context: TextContext<'_>) -> Vec<Phrase> {
    let renderer = TextRenderer::new(context);
    let life = token.minion_life.map(|life| renderer.about_tokens("token-minions").number("n", life));
    let cap = token.cap.map(|cap| renderer.about_tokens("token-cap").number("n", cap));
    let shields = token.shields.then(|| renderer.about_tokens("token-shields"));
    let limits = token.limits.map(|limits| token_limits(limits, &renderer));
    [life, cap, shields, limits].into_iter().flatten().collect()
}

fn token_limits((least, most): (u8, u8), renderer: &TextRenderer<'_>) -> Phrase {
    renderer.about_tokens("token-limits").number("low", least).number("high", most)
}

/// Strikes are resolved only when something says so, and that says how.
fn tier_zero_rules(kind: Kind) -> Option<Phrase> {
    matches!(kind, Kind::Corruption | Kind::Acolyte).then(|| Phrase::new(format!("{}-rules", kind.into_str())))
}

fn setup(nemesis: &Nemesis, effect: Option<&Effect>, context: TextContext<'_>) -> Vec<Phrase> {
    let deck = nemesis.tier_zero.map(|kind| Phrase::new("setup-tier-zero").word("kind", kind.into_str()));
    deck.into_iter().chain(effect.map(|effect| TextRenderer::new(context).you(effect)).unwrap_or_default()).collect()
}

/// Only what differs, each part behind the label of what it replaces.
fn increased(nemesis: &Nemesis, context: TextContext<'_>, page: &mut Page) {
    let Increased { setup: setup_effect, unleash, routines, limits, corruption_stays } = &nemesis.increased;
    // Its deck is shuffled all the same.
    let setup = setup_effect.iter().flat_map(|effect| setup(nemesis, Some(effect), context));
    page.bonus(Phrase::new("label-increased.setup"), setup);
    page.bonus(Phrase::new("label-increased.unleash"), unleash.iter().flat_map(|effect| TextRenderer::new(context).you(effect)));
    for Routine { name, effect, .. } in routines {
        page.bonus(Phrase::new("label-increased.routine").name("name", name), TextRenderer::new(context).you(effect));
    }
    page.bonus(Phrase::new("label-increased.limits"), limits.map(|limits| token_limits(limits, &TextRenderer::new(context))));
    page.bonus(Phrase::new("label-increased"), corruption_stays.then(|| Phrase::new("corruption-stays")));
}

fn effects(nemesis: &Nemesis) -> impl Iterator<Item = &Effect> {
    let routines = nemesis.routines.iter().map(|routine| &routine.effect);
    [&nemesis.unleash].into_iter().chain(&nemesis.setup).chain(&nemesis.end_of_nemesis_turn).chain(routines)
}
