//! Whole cards: what always holds, what may be used where, what a battle brings, spoils, breach and trophy.

use super::amount::Unit;
use super::words::TextRenderer;
use super::{TextContext, Voice};
use crate::card::{Bonus, Card, Ordeal, Use};
use crate::vocabulary::{Amount, Effect, Kind, Trait};
use koloda_kernel::amount_text::RenderAmounts;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{RenderConditions, RenderText, lines, paragraph, series};

pub fn card(card: &Card, context: TextContext<'_>) -> Phrase {
    let mut page = Page { renderer: TextRenderer::new(context), paragraphs: Vec::new() };
    page.constant(card);
    page.uses("ts-label-village", &card.village);
    page.uses("ts-label-dungeon", &card.dungeon);
    page.battle(card);
    page.effect("ts-label-breach", card.breach.as_ref());
    page.victory(card);
    page.trophy(card);
    page.level(card);
    if card.kind == Kind::Disease {
        page.say(Phrase::new("ts-disease"));
        page.say(Phrase::new("ts-disease-returns"));
    }
    if card.kind == Kind::Thunderstone {
        page.say(Phrase::new("ts-stone"));
    }
    page.plain(card);
    lines(page.paragraphs)
}

/// A component that takes no part in play says what it is for.
pub fn component(id: &'static str) -> Phrase {
    lines(vec![paragraph(None, vec![Phrase::new(id)])])
}

struct Page<'l> {
    renderer: TextRenderer<'l>,
    paragraphs: Vec<Phrase>,
}

impl Page<'_> {
    fn say(&mut self, clause: Phrase) {
        self.paragraphs.push(paragraph(None, vec![clause]));
    }

    fn labelled(&mut self, label: &'static str, clauses: Vec<Phrase>) {
        if !clauses.is_empty() {
            self.paragraphs.push(paragraph(Some(Phrase::new(label)), clauses));
        }
    }

    fn effect(&mut self, label: &'static str, effect: Option<&Effect>) {
        let clauses = effect.map_or_else(Vec::new, |effect| self.renderer.you(effect));
        self.labelled(label, clauses);
    }

    /// What holds without being used.
    fn constant(&mut self, card: &Card) {
        if card.darkness > 0 {
            self.say(Phrase::new("ts-darkness").number("n", card.darkness));
        }
        card.nature.iter().for_each(|nature| self.say(Phrase::new(format!("ts-nature-{}", nature.into_str()))));
        if let Some(when) = &card.barred {
            self.say(Phrase::new("ts-barred").phrase("when", self.renderer.when(when, Voice::YOU)));
        }
        for bonus in &card.bonuses {
            let clause = self.bonus(bonus, card);
            self.say(clause);
        }
        if card.doubles_magic {
            self.say(Phrase::new("ts-doubles-magic"));
        }
    }

    /// "Each item has 1 more magic attack", "this hero has 2 more attack if …".
    fn bonus(&self, bonus: &Bonus, card: &Card) -> Phrase {
        let part = |amount: &Amount, unit| (*amount != Amount::Fixed(0)).then(|| self.renderer.measure(amount, unit, Voice::YOU));
        let parts = [part(&bonus.attack, Unit::Attack), part(&bonus.magic, Unit::Magic)];
        let amount = series(parts.into_iter().flatten().collect());
        match &bonus.to {
            Some(filter) => Phrase::new("ts-bonus-to").phrase("cards", self.renderer.every(filter)).phrase("amount", amount),
            None => Phrase::new("ts-bonus").word("kind", card.kind.into_str()).phrase("amount", amount),
        }
    }

    fn uses(&mut self, label: &'static str, uses: &[Use]) {
        for used in uses {
            let mut clauses = self.renderer.you(&used.effect);
            if let (Some(when), Some(first)) = (&used.when, clauses.first_mut()) {
                let text = std::mem::replace(first, Phrase::new("text"));
                *first = Phrase::new("if-then").phrase("when", self.renderer.when(when, Voice::YOU)).phrase("text", text);
            }
            let place = Phrase::new(label);
            let label = if used.repeat { Phrase::new("ts-label-repeat").phrase("place", place) } else { place };
            self.paragraphs.push(paragraph(Some(label), clauses));
        }
    }

    fn battle(&mut self, card: &Card) {
        let mut clauses: Vec<Phrase> = card.ordeals.iter().map(|&ordeal| ordeal_clause(ordeal)).collect();
        if let Some(effect) = &card.battle {
            clauses.extend(self.renderer.you(effect));
        }
        self.labelled("ts-label-battle", clauses);
    }

    fn victory(&mut self, card: &Card) {
        let label = if card.kind == Kind::Monster { "ts-label-spoils" } else { "ts-label-victory" };
        self.effect(label, card.on_victory.as_ref());
        self.effect("ts-label-victory", card.after_victory.as_ref());
        let spoils = card.spoils.iter().map(|filter| Phrase::new("ts-spoils").phrase("card", self.renderer.one(filter))).collect();
        self.labelled("ts-label-spoils", spoils);
    }

    fn trophy(&mut self, card: &Card) {
        if card.kind != Kind::Monster {
            return;
        }
        let part = |n: u8, id: &'static str| (n > 0).then(|| Phrase::new(id).number("n", n));
        let parts = [part(card.attack, "ts-unit-attack.count"), part(card.magic, "ts-unit-magic.count"), part(card.light, "ts-light")];
        let parts: Vec<Phrase> = parts.into_iter().flatten().collect();
        if !parts.is_empty() {
            self.labelled("ts-label-trophy", vec![series(parts)]);
        }
    }

    /// Whether it takes a hero to use the card (TS-106, TS-112), and that a card has no effect at all.
    fn plain(&mut self, card: &Card) {
        let gives = card.attack > 0 || card.magic > 0 || card.light > 0;
        match card.kind {
            Kind::Village if card.has(Trait::Weapon) => self.say(Phrase::new("ts-weapon")),
            Kind::Village if gives => self.say(Phrase::new("ts-without-hero")),
            _ if self.paragraphs.is_empty() => self.say(Phrase::new("ts-no-effect")),
            _ => {}
        }
    }

    /// Only who belongs to no family says what it may become.
    fn level(&mut self, card: &Card) {
        if let (Some(price), None, Kind::Hero) = (card.experience, &card.family, card.kind) {
            self.labelled("ts-label-level", vec![Phrase::new("ts-level-any").number("n", price)]);
        }
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
