//! What an effect may speak of where it stands: a subject, a life, a step before.
//!
//! The types of the vocabulary allow every word everywhere; a word about something that cannot be
//! there would silently do nothing. Each such word is an error of the card file.

use crate::card::{Entry, NemesisCard, Passive};
use crate::ops::Fact;
use crate::vocabulary::{Amount, Condition, Effect, Kind, Number, Op, Ownership, Scope};
use koloda_kernel::effect;
use serde_json::Value;

/// Where an effect is written, and what there is to speak of when it begins.
#[derive(Clone, Copy, Debug, Default)]
struct Stand {
    /// A player it is about.
    subject: bool,
    /// Somebody was chosen or named for it, so that there is another.
    chosen: bool,
    /// This card is a minion.
    life: bool,
    /// This card was just drawn, so its life may be set.
    drawn: bool,
    /// This card is being played.
    played: bool,
    /// This card is a player's.
    pile: bool,
    /// This card is a spell cast from a breach.
    breach: bool,
    /// The subject was exhausted.
    excess: bool,
    /// A card that an earlier step turned up, gained or moved, or that the moment is about.
    it: bool,
    /// An earlier step counted something.
    count: bool,
    /// An earlier step dealt damage.
    hit: bool,
}

/// Every word of an entry that has nothing to speak of.
pub fn check(entry: &Entry, errors: &mut Vec<String>) {
    for (effect, stand) in stands(entry) {
        Sense { stand, errors }.effect(effect);
    }
    if let Entry::NemesisCard(card) = entry {
        for passive in &card.passive {
            let mut sense = Sense { stand: Stand { life: is_minion(card), ..Stand::default() }, errors };
            match passive {
                Passive::DamageReducedBy(amount) => sense.amount(amount),
                Passive::ImmuneWhile(condition) => sense.condition(condition),
                Passive::DamageReducedTo(_)
                | Passive::WhenDamaged(_)
                | Passive::TokenLife(_)
                | Passive::WhenDiscarded(_)
                | Passive::DiscardedToDeckBottom
                | Passive::DiscardedWhenNemesisHit => {}
            }
        }
    }
}

fn is_minion(card: &NemesisCard) -> bool {
    matches!(card.kind, Kind::Minion | Kind::Acolyte)
}

fn stands<'e>(entry: &'e Entry) -> Vec<(&'e Effect, Stand)> {
    let nobody = Stand::default();
    let player = Stand { subject: true, ..nobody };
    let mut found: Vec<(&'e Effect, Stand)> = Vec::new();
    let mut add = |effect: Option<&'e Effect>, stand: Stand| found.extend(effect.map(|effect| (effect, stand)));
    match entry {
        Entry::Card(card) => {
            let own = Stand { pile: true, ..player };
            add(card.on_play.as_ref(), Stand { played: true, ..own });
            add(card.on_cast.as_ref(), Stand { breach: true, ..own });
            add(card.on_gain.as_ref(), Stand { it: true, ..own });
            add(card.while_prepped.as_ref().map(|prepped| &prepped.effect), own);
        }
        Entry::Mage(mage) => add(Some(&mage.ability.effect), player),
        Entry::Nemesis(mat) => {
            add(Some(&mat.unleash), nobody);
            add(mat.setup.as_ref(), nobody);
            add(mat.end_of_nemesis_turn.as_ref(), nobody);
            add(mat.exhaustion.as_ref(), Stand { excess: true, ..player });
            add(mat.increased.setup.as_ref(), nobody);
            add(mat.increased.unleash.as_ref(), nobody);
            // A routine speaks of whatever the card that calls it speaks of, but begins with no step before it.
            let any = Stand { subject: true, life: true, drawn: true, played: true, pile: true, breach: true, hit: true, ..nobody };
            for routine in mat.routines.iter().chain(&mat.increased.routines) {
                add(Some(&routine.effect), any);
            }
        }
        Entry::NemesisCard(card) => {
            let own = Stand { life: is_minion(card), subject: card.kind == Kind::Corruption, ..nobody };
            add(card.immediately.as_ref(), Stand { drawn: own.life, ..own });
            add(card.effect.as_ref(), own);
            add(card.to_discard.as_ref(), Stand { subject: true, ..own });
            for passive in &card.passive {
                match passive {
                    Passive::WhenDamaged(effect) => add(Some(effect), Stand { subject: true, ..own }),
                    Passive::WhenDiscarded(effect) => add(Some(effect), own),
                    Passive::DamageReducedTo(_)
                    | Passive::DamageReducedBy(_)
                    | Passive::ImmuneWhile(_)
                    | Passive::TokenLife(_)
                    | Passive::DiscardedToDeckBottom
                    | Passive::DiscardedWhenNemesisHit => {}
                }
            }
        }
        Entry::Breach(_) | Entry::TurnOrder(_) | Entry::Supply(_) | Entry::FirstGame(_) | Entry::Also(_) => {}
    }
    found
}

struct Sense<'f> {
    stand: Stand,
    errors: &'f mut Vec<String>,
}

impl Sense<'_> {
    fn needs(&mut self, there: bool, word: &str, why: &str) {
        if !there {
            self.errors.push(format!("`{word}` has nothing to speak of here: {why}"));
        }
    }

    /// Reads an effect in its order; what a step leaves behind is there for the next.
    fn effect(&mut self, effect: &Effect) {
        use effect::Effect as E;
        match effect {
            E::Seq(effects) => {
                for (place, effect) in effects.iter().enumerate() {
                    let back = |effect: &Effect| matches!(effect, E::Do(op) if op.is(Fact::PutsBack));
                    match effect {
                        E::Do(op) if effects[place..].iter().any(back) => self.op(op),
                        effect => self.effect(effect),
                    }
                }
            }
            // Whatever the alternative, what it leaves behind may be spoken of.
            E::Or(effects) => {
                let before = self.stand;
                let mut after = before;
                for effect in effects {
                    self.stand = before;
                    self.effect(effect);
                    after = after.with_steps_of(self.stand);
                }
                self.stand = after;
            }
            E::May(effect) => self.effect(effect),
            E::If { when, then, otherwise } => {
                self.condition(when);
                let before = self.stand;
                self.effect(then);
                let after = self.stand;
                self.stand = before;
                otherwise.iter().for_each(|effect| self.effect(effect));
                self.stand = self.stand.with_steps_of(after);
            }
            E::Repeat(times, effect) => {
                self.amount(times);
                self.effect(effect);
            }
            E::With(scope, effect) | E::Each(scope, effect) => self.about(scope, effect),
            E::Do(op) if op.is(Fact::LaysAside) => {
                self.errors.push(format!("`{}` lays cards aside: write `PutBack` after it, in the same `Seq`", word(op)));
            }
            E::Do(op) => self.op(op),
        }
    }

    fn about(&mut self, scope: &Scope, effect: &Effect) {
        if *scope == Scope::OwnerOfIt {
            self.needs(self.stand.it, "OwnerOfIt", "no step before it turns up a card");
        }
        if *scope == Scope::AnotherPlayer {
            self.needs(self.stand.chosen, "AnotherPlayer", "no `With` around it chose the first; write `AnyAlly`");
        }
        let Stand { subject, chosen, .. } = self.stand;
        self.stand.chosen = true;
        if *scope == Scope::SharedTurnCards {
            self.stand.it = true;
        } else {
            self.stand.subject = true;
        }
        self.effect(effect);
        (self.stand.subject, self.stand.chosen) = (subject, chosen);
    }

    fn op(&mut self, op: &Op) {
        let asked = op.operation();
        if op.is(Fact::NeedsSubject) {
            self.needs(self.stand.subject, &word(op), "nobody is meant; put it into `With(AnyPlayer, …)` or `Each(Players, …)`");
        }
        if asked.needs_it() {
            self.needs(self.stand.it, "It", "no step before it turns up, gains or moves a card");
        }
        if op.is(Fact::NeedsLife) {
            self.needs(self.stand.life, &word(op), "only a minion has life");
        }
        if asked.sets_life().is_some() {
            self.needs(self.stand.drawn, &word(op), "it belongs into `immediately` of a minion");
        }
        if let Some(amount) = asked.amount() {
            self.amount(amount);
        }
        if let Some(effect) = asked.later() {
            let stand = Stand { it: true, count: false, hit: false, ..self.stand };
            Sense { stand, errors: self.errors }.effect(effect);
        }
        self.stand.count |= op.is(Fact::LeavesCount);
        self.stand.it |= op.is(Fact::LeavesIt);
        self.stand.hit |= op.is(Fact::Hits);
    }

    fn amount(&mut self, amount: &Amount) {
        amount.numbers().into_iter().for_each(|number| self.number(number));
        amount.conditions().into_iter().for_each(|when| self.condition(when));
    }

    fn number(&mut self, number: &Number) {
        match number {
            Number::Count => self.needs(self.stand.count, "Count", "no step before it counts anything"),
            Number::CostOfIt => self.needs(self.stand.it, "CostOfIt", "no step before it turns up, gains or moves a card"),
            Number::ThisLife => self.needs(self.stand.life, "ThisLife", "only a minion has life"),
            Number::AdjacentSpells => self.needs(self.stand.breach, "AdjacentSpells", "only a spell is cast from a breach"),
            Number::Excess => self.needs(self.stand.excess, "Excess", "only the `exhaustion` of a nemesis has it"),
            Number::OpenBreaches | Number::OwnTurnCards | Number::Trophies | Number::Charges => {
                self.needs(self.stand.subject, &format!("{number:?}"), "nobody is meant; put it into a `With`");
            }
            Number::Prepped(wanted) if wanted.whose == Ownership::Own => {
                self.needs(self.stand.subject, "Prepped", "nobody is meant; write `whose: AnyPlayers`, or put it into a `With`");
            }
            Number::All | Number::Tokens | Number::Prepped(_) | Number::EmptyPiles => {}
            Number::TurnDiscard | Number::NemesisTurnCards | Number::MostPrepped => {}
        }
    }

    fn condition(&mut self, condition: &Condition) {
        match condition {
            Condition::NthPlay(_) => self.needs(self.stand.played, "NthPlay", "it belongs into `on_play`"),
            Condition::NthGain(_) => self.needs(self.stand.pile, "NthGain", "only a player's card is gained"),
            Condition::ThisPile(_) => self.needs(self.stand.pile, "ThisPile", "only a player's card has a pile"),
            Condition::CopyToGain => self.needs(self.stand.pile, "CopyToGain", "only a player's card is gained"),
            Condition::ThisLife(_) => self.needs(self.stand.life, "ThisLife", "only a minion has life"),
            Condition::MinionSlain => self.needs(self.stand.hit, "MinionSlain", "no step before it deals damage"),
            Condition::ItIsPlayerCard | Condition::ItIsNemesisCard => {
                self.needs(self.stand.it, "It", "no step before it turns up a card");
            }
            Condition::AllBreachesOpen | Condition::OwnTurn | Condition::Life(_) | Condition::OpenBreaches(_) => {
                self.needs(self.stand.subject, &format!("{condition:?}"), "nobody is meant; put it into a `With`");
            }
            Condition::Not(condition) => self.condition(condition),
            Condition::All(conditions) => conditions.iter().for_each(|condition| self.condition(condition)),
            Condition::TokensAtLeast(_)
            | Condition::TokensBetween(..)
            | Condition::NemesisCardsDiscarded(_)
            | Condition::PlayersAtMost(_)
            | Condition::NemesisTierAtLeast(_)
            | Condition::SupplyEmpty
            | Condition::Gravehold(_)
            | Condition::Acolytes(_)
            | Condition::Beginner => {}
        }
    }
}

impl Stand {
    fn with_steps_of(self, other: Stand) -> Stand {
        Stand { it: self.it || other.it, count: self.count || other.count, hit: self.hit || other.hit, ..self }
    }
}

/// The word an operation is written with.
fn word(op: &Op) -> String {
    match serde_json::to_value(op) {
        Ok(Value::String(word)) => word,
        Ok(Value::Object(fields)) => fields.into_iter().next().map(|(word, _)| word).unwrap_or_default(),
        Ok(Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_)) | Err(_) => String::new(),
    }
}
