//! The nemesis' mat and its cards.

use super::Lore;
use super::effect::Teller;
use super::voice::Voice;
use crate::card::{Increased, Nemesis, NemesisCard, Passive, Routine, Token};
use crate::ops::Fact;
use crate::vocabulary::{Amount, Effect, Kind};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::telling::{Telling, lines, paragraph};

/// The mat: unleash, procedures, what its tokens and its own deck mean, setup, increased difficulty.
pub fn nemesis(nemesis: &Nemesis, lore: Lore<'_>) -> Phrase {
    let lore = Lore { nemesis: Some(nemesis), ..lore };
    let mut paragraphs = vec![labelled("label-unleash", &nemesis.unleash, lore)];
    paragraphs.extend(nemesis.routines.iter().map(|named| routine(named, lore)));
    paragraphs.extend(nemesis.end_of_nemesis_turn.as_ref().map(|effect| labelled("label-end-of-nemesis-turn", effect, lore)));
    paragraphs.extend(nemesis.token.as_ref().and_then(|token| token_rules(token, lore)));
    paragraphs.extend(nemesis.tier_zero.and_then(tier_zero_rules));
    if effects(nemesis).any(devours) {
        paragraphs.push(Phrase::new("devour-rules"));
    }
    if nemesis.untouchable {
        paragraphs.push(paragraph(None, vec![Phrase::new("untouchable")]));
    }
    paragraphs.extend(nemesis.exhaustion.as_ref().map(|effect| exhaustion(effect, lore)));
    paragraphs.extend(nemesis.win_when.as_ref().map(|when| {
        let when = Teller::new(lore).when(when, Voice::YOU);
        paragraph(None, vec![Phrase::new("players-win-when").phrase("when", when)])
    }));
    paragraphs.extend(nemesis.lose_when.as_ref().map(|when| {
        let when = Teller::new(lore).when(when, Voice::YOU);
        paragraph(None, vec![Phrase::new("players-lose-when").phrase("when", when)])
    }));
    paragraphs.extend(setup(nemesis, nemesis.setup.as_ref(), Phrase::new("label-setup"), lore));
    paragraphs.extend(increased(nemesis, lore));
    lines(paragraphs)
}

pub fn nemesis_card(card: &NemesisCard, lore: Lore<'_>) -> Phrase {
    let mut paragraphs: Vec<_> = card.passive.iter().map(|passive| self::passive(passive, lore)).collect();
    let told = |effect: &Effect| Teller { kind: Some(card.kind), ..Teller::new(lore) }.you(effect);
    let part = |label: &'static str, effect: &Effect| paragraph(Some(Phrase::new(label)), told(effect));
    paragraphs.extend(card.immediately.as_ref().map(|effect| part("label-immediately", effect)));
    paragraphs.extend(card.to_discard.as_ref().map(|effect| part("label-to-discard", effect)));
    paragraphs.extend(card.effect.as_ref().map(|effect| paragraph(card_label(card), told(effect))));
    lines(paragraphs)
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

fn passive(passive: &Passive, lore: Lore<'_>) -> Phrase {
    let mut teller = Teller::new(lore);
    match passive {
        Passive::DamageReducedTo(n) => paragraph(None, vec![Phrase::new("passive-damage-reduced").number("n", *n)]),
        Passive::DamageReducedBy(Amount::Fixed(n)) => paragraph(None, vec![Phrase::new("passive-damage-less").number("n", *n)]),
        Passive::DamageReducedBy(amount) => {
            let source = teller.source(amount, "equal", Voice::YOU);
            paragraph(None, vec![Phrase::new("passive-damage-less-equal").phrase("source", source)])
        }
        Passive::DiscardedWhenNemesisHit => paragraph(None, vec![teller.about_nemesis("passive-leaves-on-hit")]),
        Passive::ImmuneWhile(when) => {
            let when = teller.when(when, Voice::YOU);
            paragraph(None, vec![Phrase::new("passive-immune").phrase("when", when)])
        }
        Passive::WhenDamaged(effect) => {
            let mut clauses = teller.they(Phrase::new("that-player"), effect);
            if let Some(first) = clauses.first_mut() {
                *first = Phrase::new("passive-when-damaged").phrase("text", first.clone());
            }
            paragraph(None, clauses)
        }
        Passive::WhenDiscarded(effect) => {
            let mut clauses = teller.you(effect);
            if let Some(first) = clauses.first_mut() {
                *first = Phrase::new("passive-when-discarded").phrase("text", first.clone());
            }
            paragraph(None, clauses)
        }
        Passive::DiscardedToDeckBottom => paragraph(None, vec![Phrase::new("passive-to-deck-bottom")]),
        Passive::TokenLife(n) => paragraph(None, vec![teller.about_tokens("passive-token-life").number("n", *n)]),
    }
}

fn labelled(label: &'static str, effect: &Effect, lore: Lore<'_>) -> Phrase {
    paragraph(Some(Phrase::new(label)), Teller::new(lore).you(effect))
}

fn routine(routine: &Routine, lore: Lore<'_>) -> Phrase {
    paragraph(Some(Phrase::new("label-routine").name("name", &routine.name)), Teller::new(lore).you(&routine.effect))
}

fn exhaustion(effect: &Effect, lore: Lore<'_>) -> Phrase {
    let mut clauses = Teller::new(lore).you(effect);
    if let Some(first) = clauses.first_mut() {
        *first = Phrase::new("instead-of-exhaustion").phrase("text", first.clone());
    }
    paragraph(None, clauses)
}

fn token_rules(token: &Token, lore: Lore<'_>) -> Option<Phrase> {
    let teller = Teller::new(lore);
    let life = token.minion_life.map(|life| teller.about_tokens("token-minions").number("n", life));
    let cap = token.cap.map(|cap| teller.about_tokens("token-cap").number("n", cap));
    let shields = token.shields.then(|| teller.about_tokens("token-shields"));
    let limits = token.limits.map(|limits| token_limits(limits, &teller));
    let sentences: Vec<_> = [life, cap, shields, limits].into_iter().flatten().collect();
    (!sentences.is_empty()).then(|| paragraph(None, sentences))
}

fn token_limits((least, most): (u8, u8), teller: &Teller<'_>) -> Phrase {
    teller.about_tokens("token-limits").number("low", least).number("high", most)
}

fn tier_zero_rules(kind: Kind) -> Option<Phrase> {
    match kind {
        Kind::Corruption => Some(Phrase::new("corruption-rules")),
        Kind::Acolyte => Some(Phrase::new("acolyte-rules")),
        // Resolved only when something says so, and that says how.
        Kind::Strike | Kind::Attack | Kind::Minion | Kind::Power | Kind::Gem | Kind::Relic | Kind::Spell => None,
    }
}

fn setup(nemesis: &Nemesis, effect: Option<&Effect>, label: Phrase, lore: Lore<'_>) -> Option<Phrase> {
    let deck = nemesis.tier_zero.map(|kind| Phrase::new("setup-tier-zero").word("kind", kind.into_str()));
    let effect = effect.map(|effect| Teller::new(lore).you(effect)).unwrap_or_default();
    let clauses: Vec<_> = deck.into_iter().chain(effect).collect();
    (!clauses.is_empty()).then(|| paragraph(Some(label), clauses))
}

/// Only what differs, each part behind the label of what it replaces.
fn increased(nemesis: &Nemesis, lore: Lore<'_>) -> Vec<Phrase> {
    let Increased { setup: setup_effect, unleash, routines, limits, corruption_stays } = &nemesis.increased;
    let part = |label: Phrase, effect: &Effect| paragraph(Some(label), Teller::new(lore).you(effect));
    let mut paragraphs = Vec::new();
    // Its deck is shuffled all the same.
    paragraphs.extend(setup_effect.as_ref().and_then(|effect| setup(nemesis, Some(effect), Phrase::new("label-increased.setup"), lore)));
    paragraphs.extend(unleash.as_ref().map(|effect| part(Phrase::new("label-increased.unleash"), effect)));
    paragraphs
        .extend(routines.iter().map(|routine| part(Phrase::new("label-increased.routine").name("name", &routine.name), &routine.effect)));
    paragraphs.extend(
        limits.map(|limits| paragraph(Some(Phrase::new("label-increased.limits")), vec![token_limits(limits, &Teller::new(lore))])),
    );
    if *corruption_stays {
        paragraphs.push(paragraph(Some(Phrase::new("label-increased")), vec![Phrase::new("corruption-stays")]));
    }
    paragraphs
}

fn effects(nemesis: &Nemesis) -> impl Iterator<Item = &Effect> {
    let routines = nemesis.routines.iter().map(|routine| &routine.effect);
    [&nemesis.unleash].into_iter().chain(&nemesis.setup).chain(&nemesis.end_of_nemesis_turn).chain(routines)
}

fn devours(effect: &Effect) -> bool {
    effect.ops().into_iter().any(|op| op.is(Fact::Devours))
}
