//! Whole components: cards, leaders, the Nemesis.

use super::TextContext;
use super::Voice;
use super::amount::Unit;
use super::effect::TextRenderer;
use crate::card::{Card, Leader, Nemesis, Passive, Protected, Timing};
use crate::vocabulary::{Amount, Condition, Number};
use koloda_kernel::amount_text::RenderAmounts;
use koloda_kernel::page::Page;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{RenderConditions, RenderText, joined, series};

/// Shields, what always holds, what happens when it is played, what its activation does.
pub fn card(card: &Card, context: TextContext<'_>) -> Phrase {
    let renderer = TextRenderer::new(context);
    let mut page = Page::default();
    if let Some(shield) = &card.shield {
        page.say(vec![shield_from_hand(&renderer, shield)]);
        page.break_line();
    }
    passives(&renderer, &card.passive, &mut page);
    page.break_line();
    // What is not labelled happens when the card is played.
    if let Some(effect) = &card.on_play {
        renderer.write(effect, &mut page);
    }
    if let Some(effect) = &card.on_activate {
        page.labelled(Phrase::new("si-label-activation"), |page| renderer.write(effect, page));
    }
    page.finish()
}

fn shield_from_hand(renderer: &TextRenderer<'_>, shield: &Amount) -> Phrase {
    let plain = |n: u8| Phrase::new("si-shield-number").number("n", n);
    let value = match shield {
        Amount::Fixed(n) => plain(*n),
        Amount::Of(Number::Tiers(least, tiers)) => renderer.tiers(plain(*least), tiers),
        Amount::Of(number) if renderer.is_countable(number) => renderer.measure(shield, Unit::Shield, Voice::YOU),
        _ => Phrase::new("si-shield-equal").phrase("source", renderer.source(shield, "equal", Voice::YOU)),
    };
    Phrase::new("labelled").phrase("label", Phrase::new("si-label-shield")).phrase("text", value)
}

fn passives(renderer: &TextRenderer<'_>, passives: &[Passive], page: &mut Page) {
    let mut rest = passives;
    while let [passive, after @ ..] = rest {
        rest = after;
        page.break_line();
        page.say(vec![match passive {
            Passive::Unattackable { whom, when } => {
                // "You and your other champions cannot be attacked" is two of them with one condition.
                let mut whom = vec![target(*whom)];
                while let [Passive::Unattackable { whom: another, when: same }, after @ ..] = rest
                    && same == when
                {
                    whom.push(target(*another));
                    rest = after;
                }
                unattackable(renderer, series(whom), when.as_ref())
            }
            Passive::ChampionHealth { plus, when } => {
                conditional(renderer, when.as_ref(), Phrase::new("si-passive-champion-health").number("n", *plus))
            }
            Passive::Shield(amount) => {
                Phrase::new("si-passive-shield").phrase("amount", renderer.measure(amount, Unit::Shield, Voice::YOU))
            }
            Passive::Cheaper(amount) => cheaper(renderer, amount),
            Passive::InDiscard { on, effect } => {
                let id = match on {
                    Timing::ChampionPlayed => "si-passive-champion-played",
                };
                Phrase::new(id).phrase("text", joined("join-then", renderer.clauses(effect)))
            }
        }]);
    }
    page.break_line();
}

fn target(whom: Protected) -> Phrase {
    Phrase::new("si-target").word("whom", whom.into_str())
}

fn unattackable(renderer: &TextRenderer<'_>, whom: Phrase, when: Option<&Condition>) -> Phrase {
    if let Some(Condition::AttackerHasLessMastery) = when {
        return Phrase::new("si-passive-unattackable-by-less").phrase("whom", whom);
    }
    let clause = Phrase::new("si-passive-unattackable").phrase("whom", whom);
    match when {
        Some(when) => Phrase::new("si-while").phrase("when", renderer.when(when, Voice::YOU)).phrase("text", clause),
        None => clause,
    }
}

fn conditional(renderer: &TextRenderer<'_>, when: Option<&Condition>, clause: Phrase) -> Phrase {
    match when {
        Some(when) => Phrase::new("if-then").phrase("when", renderer.when(when, Voice::YOU)).phrase("text", clause),
        None => clause,
    }
}

fn cheaper(renderer: &TextRenderer<'_>, amount: &Amount) -> Phrase {
    let said = |id: &'static str, form: &str, of: &Amount| Phrase::new(id).phrase("source", renderer.source(of, form, Voice::YOU));
    if let Amount::Fixed(n) = amount {
        return Phrase::new("si-passive-cheaper").number("n", *n);
    }
    let (n, of) = if let Amount::Times(n, of) = amount { (*n, &**of) } else { (1, amount) };
    match of {
        Amount::Of(number) if renderer.is_countable(number) => said("si-passive-cheaper-each", "each", of).number("n", n),
        _ => said("si-passive-cheaper-equal", "equal", amount),
    }
}

/// The one ability all leaders share, and the cards that belong to this one.
pub fn leader(leader: &Leader, context: TextContext<'_>) -> Phrase {
    let quoted = |id: &String| Phrase::new("quoted").name("name", &(context.names)(id));
    let mut page = Page::default();
    page.bonus(Phrase::new("si-label-focus"), vec![Phrase::new("si-focus")]);
    let relics: Vec<_> = leader.relics.iter().map(quoted).collect();
    if !relics.is_empty() {
        page.bonus(Phrase::new("si-label-relics"), vec![joined("join-comma", relics)]);
    }
    page.bonus(Phrase::new("si-label-solo"), vec![Phrase::new("si-solo-card").phrase("card", quoted(&leader.solo_card))]);
    page.finish()
}

/// Where the Nemesis differs from a player.
pub fn nemesis(nemesis: &Nemesis, context: TextContext<'_>) -> Phrase {
    // Each message says how it goes on to speak of the Nemesis: by its name or as "it".
    let told = |id: &'static str, effect| {
        let subject = Phrase::new(format!("{id}.subject"));
        vec![Phrase::new(id).phrase("text", joined("join-then", TextRenderer::new(context).they(subject, effect)))]
    };
    let mut page = Page::default();
    page.say(told("si-nemesis-match", &nemesis.on_match));
    page.break_line();
    page.say(told("si-nemesis-per-card", &nemesis.per_card));
    page.finish()
}
