//! Reading card files: every fault with its file, line and what was expected; nothing half-loaded.

use crate::breach::Breach;
use crate::card::{self, Entry, Group};
use crate::ops::{Fact, Named, Step};
use crate::vocabulary::{AeonsEnd, Amount, Effect, Kind, Op, Scope};
use koloda_kernel::card_file::Component;
use koloda_kernel::catalog::Faults;
use koloda_kernel::effect;
use koloda_kernel::effect_fault::shape_faults;
use std::collections::{BTreeMap, BTreeSet};

/// The most copies of a card that a pile of the supply has.
const MOST_COPIES: u8 = 20;

/// Everything that entries may refer to.
#[derive(Debug, Default)]
pub struct Known<'e> {
    cards: BTreeMap<&'e str, Kind>,
    nemeses: BTreeMap<&'e str, &'e card::Nemesis>,
    mages: BTreeSet<&'e str>,
    supplies: BTreeSet<&'e str>,
    /// Breach tiles without a number.
    tiles: BTreeSet<&'e str>,
    /// What may lie in several boxes.
    shareable: BTreeSet<&'e str>,
    nemesis_cards: Vec<&'e card::NemesisCard>,
}

impl Faults for AeonsEnd {
    fn known(entries: &[(Entry, String)]) -> Known<'_> {
        let mut known = Known::default();
        for (entry, _) in entries {
            if matches!(entry, Entry::Card(_) | Entry::Breach(_) | Entry::TurnOrder(_)) {
                known.shareable.insert(entry.id());
            }
            match entry {
                Entry::Card(card) => _ = known.cards.insert(&card.id, card.kind),
                Entry::Nemesis(nemesis) => _ = known.nemeses.insert(&nemesis.id, nemesis),
                Entry::Breach(tile) if tile.number.is_none() => _ = known.tiles.insert(&tile.id),
                Entry::Mage(mage) => _ = known.mages.insert(&mage.id),
                Entry::Supply(supply) => _ = known.supplies.insert(&supply.id),
                Entry::NemesisCard(card) => known.nemesis_cards.push(card),
                Entry::Breach(_) | Entry::TurnOrder(_) | Entry::FirstGame(_) | Entry::Also(_) => {}
            }
        }
        known
    }

    fn entry_faults(known: &Known<'_>, entry: &Entry, faults: &mut Vec<String>) {
        match entry {
            Entry::Card(card) => known.check_card(card, faults),
            Entry::Mage(mage) => known.check_mage(mage, faults),
            Entry::Nemesis(nemesis) => known.check_nemesis(nemesis, faults),
            Entry::NemesisCard(card) => known.check_nemesis_card(card, faults),
            Entry::Supply(supply) => known.check_supply(supply, faults),
            Entry::Breach(tile) => check_breach(tile, faults),
            Entry::FirstGame(game) => known.check_first_game(game, faults),
            Entry::Also(also) if !known.shareable.contains(also.of.as_str()) => {
                faults.push(format!("there is no card, breach or turn-order card `{}` in an earlier box", also.of));
            }
            Entry::TurnOrder(_) | Entry::Also(_) => {}
        }
        for effect in entry.effects() {
            faults.extend(shape_faults(effect));
            known.check_names(effect, entry, faults);
            if plain_amounts(effect).into_iter().any(has_all) {
                faults.push("`All` is for cards to give up or to return and for tokens to lose".to_owned());
            }
        }
        check_next_gain(entry, faults);
        crate::sense::check(entry, faults);
    }
}

impl Known<'_> {
    fn check_card(&self, card: &card::PlayerCard, faults: &mut Vec<String>) {
        if let Some(card::Shares::With(id)) = &card.shares {
            self.check_card_id(id, faults);
        }
        check_kind(card, faults);
    }

    fn check_card_id(&self, id: &str, faults: &mut Vec<String>) {
        if !self.cards.contains_key(id) {
            faults.push(format!("there is no card `{id}`"));
        }
    }

    fn check_mage(&self, mage: &card::Mage, faults: &mut Vec<String>) {
        match Breach::row(&mage.breaches) {
            Err(fault) => faults.push(fault),
            Ok(row) if row.iter().any(|breach| matches!(breach, Breach::Tile(_) | Breach::Destroyed)) => {
                faults.push("a mat has breaches that are open, closed or absent".to_owned());
            }
            Ok(_) => {}
        }
        if mage.life == 0 || mage.ability.charges == 0 {
            faults.push("life and charges of a mage are at least 1".to_owned());
        }
        for id in mage.hand.iter().chain(&mage.deck) {
            self.check_card_id(id, faults);
        }
    }

    fn check_nemesis(&self, nemesis: &card::Nemesis, faults: &mut Vec<String>) {
        check_mat(nemesis, faults);
        let own: Vec<&card::NemesisCard> = self.nemesis_cards.iter().filter(|card| card.nemesis == nemesis.id).copied().collect();
        if !own.iter().any(|card| card.tier > 0) {
            faults.push(format!("it has no cards of its own; expected entries `NemesisCard(nemesis: \"{}\", …)`", nemesis.id));
        }
        let tier_zero: Vec<&card::NemesisCard> = own.into_iter().filter(|card| card.tier == 0).collect();
        // A procedure that reaches itself would never end.
        let calls = Calls::new(nemesis, &tier_zero);
        if calls.reached(Step::Unleash).contains(&Step::Unleash) {
            faults.push("the Unleash effect may not unleash, neither itself nor by what it resolves".to_owned());
        }
        for routine in nemesis.routines.iter().chain(&nemesis.increased.routines) {
            if calls.reached(Step::Routine(&routine.id)).contains(&Step::Routine(&routine.id)) {
                faults.push(format!("the routine `{}` calls itself", routine.id));
            }
        }
    }

    fn check_nemesis_card(&self, card: &card::NemesisCard, faults: &mut Vec<String>) {
        if card.nemesis != card::BASIC && !self.nemeses.contains_key(card.nemesis.as_str()) {
            faults.push(format!("there is no nemesis `{}`; write its id or `{}`", card.nemesis, card::BASIC));
        }
        let tier_zero = matches!(card.kind, Kind::Strike | Kind::Corruption | Kind::Acolyte);
        if tier_zero != (card.tier == 0) || card.tier > 3 {
            faults.push("strikes, corruption and acolytes have tier 0, all other nemesis cards tier 1 to 3".to_owned());
        }
        for passive in &card.passive {
            if let card::Passive::TokenLife(life) = passive {
                faults.extend(token_life_fault(*life));
            }
        }
        let sets_life = card.immediately.as_ref().is_some_and(|effect| effect.ops().iter().any(|op| op.operation().sets_life().is_some()));
        match card.kind {
            Kind::Gem | Kind::Relic | Kind::Spell => {
                faults.push("a nemesis card is an Attack, Minion, Power, Strike, Corruption or Acolyte".to_owned())
            }
            Kind::Minion if card.life.unwrap_or(0) == 0 && !sets_life => {
                faults.push("a minion has `life`, or sets it immediately with SetLife".to_owned())
            }
            Kind::Power if card.power.unwrap_or(0) == 0 => {
                faults.push("a power has `power`, the number of turns until it resolves".to_owned())
            }
            Kind::Acolyte if card.life.unwrap_or(0) == 0 => faults.push("an acolyte has `life`".to_owned()),
            Kind::Attack | Kind::Strike | Kind::Corruption | Kind::Acolyte if card.effect.is_none() => {
                faults.push("this kind of card needs an `effect`".to_owned())
            }
            Kind::Attack | Kind::Minion | Kind::Power | Kind::Strike | Kind::Corruption | Kind::Acolyte => {}
        }
    }

    fn check_supply(&self, supply: &card::Supply, faults: &mut Vec<String>) {
        supply.cards.iter().for_each(|id| self.check_card_id(id, faults));
        let count = |kind| supply.cards.iter().filter(|id| self.cards.get(id.as_str()) == Some(&kind)).count();
        if (count(Kind::Gem), count(Kind::Relic), count(Kind::Spell)) != (3, 2, 4) {
            faults.push("a supply has 3 gems, 2 relics and 4 spells".to_owned());
        }
    }

    fn check_first_game(&self, game: &card::FirstGame, faults: &mut Vec<String>) {
        if !self.nemeses.contains_key(game.nemesis.as_str()) {
            faults.push(format!("there is no nemesis `{}`", game.nemesis));
        }
        for id in game.mages.iter().filter(|id| !self.mages.contains(id.as_str())) {
            faults.push(format!("there is no mage `{id}`"));
        }
        if game.mages.len() != usize::from(crate::zone::SEATS) {
            faults.push(format!("{} mages; a first game names one for each of four seats", game.mages.len()));
        }
        if !self.supplies.contains(game.supply.as_str()) {
            faults.push(format!("there is no supply `{}`", game.supply));
        }
    }

    /// Cards, routines and mats that an effect names.
    fn check_names(&self, effect: &Effect, entry: &Entry, faults: &mut Vec<String>) {
        for part in effect.nodes() {
            if let effect::Effect::With(Scope::MostInHand(id), _) | effect::Effect::Each(Scope::MostInHand(id), _) = part {
                self.check_card_id(id, faults);
            }
        }
        for op in effect.ops() {
            let op = op.operation();
            faults.extend(op.fault());
            match op.names() {
                Some(Named::Card(id)) => self.check_card_id(id, faults),
                Some(Named::Routine(name)) => self.check_routine(name, entry, faults),
                Some(Named::Tile(id)) if !self.tiles.contains(id) => {
                    faults.push(format!("there is no breach tile `{id}` without a number"));
                }
                Some(Named::Tile(_)) | None => {}
            }
        }
    }

    fn check_routine(&self, name: &str, entry: &Entry, faults: &mut Vec<String>) {
        let mat = match entry {
            Entry::Nemesis(nemesis) => Some(&**nemesis),
            Entry::NemesisCard(card) => self.nemeses.get(card.nemesis.as_str()).copied(),
            Entry::Card(_)
            | Entry::Mage(_)
            | Entry::Breach(_)
            | Entry::TurnOrder(_)
            | Entry::Supply(_)
            | Entry::FirstGame(_)
            | Entry::Also(_) => None,
        };
        let names: Vec<&str> = mat.iter().flat_map(|mat| mat.routines.iter().map(|routine| routine.id.as_str())).collect();
        if !names.contains(&name) {
            faults.push(format!(
                "its nemesis has no routine `{name}`; it has: {}",
                if names.is_empty() { "none".to_owned() } else { names.join(", ") }
            ));
        }
    }
}

/// A tile with a number has two sides, one without has only the open one.
fn check_breach(tile: &card::Breach, faults: &mut Vec<String>) {
    let fits = match tile.number {
        Some(number) => (1..=4).contains(&number) && tile.focus.is_some() && tile.open.is_some(),
        None => tile.focus.is_none() && tile.open.is_none(),
    };
    if !fits {
        faults.push("a breach has a `number` from 1 to 4, `focus` and `open`, or none of these".to_owned());
    }
}

/// The state remembers which card waits, so a card can wait with one effect only.
fn check_next_gain(entry: &Entry, faults: &mut Vec<String>) {
    let count = |effects: &[&Effect]| effects.iter().flat_map(|effect| card::on_next_gain(effect)).count();
    let allowed = match entry {
        Entry::Card(card) => count(&card.on_play.iter().chain(&card.on_cast).collect::<Vec<_>>()),
        Entry::Mage(_)
        | Entry::Nemesis(_)
        | Entry::NemesisCard(_)
        | Entry::Breach(_)
        | Entry::TurnOrder(_)
        | Entry::Supply(_)
        | Entry::FirstGame(_)
        | Entry::Also(_) => 0,
    };
    if count(&entry.effects()) > allowed.min(1) {
        faults.push("`OnNextGain` stands once in the `on_play` or `on_cast` of a Card".to_owned());
    }
}

fn check_kind(card: &card::PlayerCard, faults: &mut Vec<String>) {
    let prepped = card.while_prepped.is_some() || card.two_breaches || card.shares.is_some() || card.shield > 0;
    match card.kind {
        Kind::Spell => {
            if card.on_cast.is_none() || card.on_play.is_some() {
                faults.push("a spell has `on_cast` and no `on_play`".to_owned());
            }
        }
        Kind::Gem | Kind::Relic => {
            if card.on_play.is_none() || card.on_cast.is_some() || prepped {
                faults.push("a gem or relic has `on_play`, and neither `on_cast` nor what only a prepped spell can have".to_owned());
            }
        }
        Kind::Corruption | Kind::Attack | Kind::Minion | Kind::Power | Kind::Strike | Kind::Acolyte => {
            faults.push("a Card is a Gem, a Relic or a Spell".to_owned())
        }
    }
    if !(1..=MOST_COPIES).contains(&card.copies) && (card.copies == 0 || card.group == Group::Market) {
        faults.push(format!("{} copies: expected 1 to {MOST_COPIES}", card.copies));
    }
}

/// Only how many token minions are wounded is counted, not their wounds.
fn token_life_fault(life: u8) -> Option<String> {
    (!(1..=2).contains(&life)).then(|| format!("a token that is a minion has 1 or 2 life, not {life}"))
}

/// Numbers of a mat that the rules count with.
fn check_mat(nemesis: &card::Nemesis, faults: &mut Vec<String>) {
    if nemesis.life == 0 {
        faults.push("the life of a nemesis is at least 1".to_owned());
    }
    let token = nemesis.token.as_ref();
    faults.extend(token.and_then(|token| token.minion_life).and_then(token_life_fault));
    let limits = token.and_then(|token| token.limits).into_iter().chain(nemesis.increased.limits);
    let limits: Vec<(u8, u8)> = limits.collect();
    if limits.iter().any(|(least, most)| least > most) {
        faults.push("`limits` name the fewest tokens first, then the most".to_owned());
    }
    let begins = |effect: &Effect| effect.ops().iter().any(|op| op.is(Fact::GainsTokens));
    let begun = nemesis.setup.is_some() && nemesis.setup.iter().chain(&nemesis.increased.setup).all(begins);
    if limits.iter().any(|(least, _)| *least > 0) && !begun {
        faults.push("`limits` that begin above 0 need a `setup` that gains tokens".to_owned());
    }
}

/// Which steps of a nemesis lead to which.
struct Calls<'e> {
    effects: Vec<(Step<'e>, &'e Effect)>,
}

impl<'e> Calls<'e> {
    fn new(nemesis: &'e card::Nemesis, tier_zero: &[&'e card::NemesisCard]) -> Calls<'e> {
        let unleash = std::iter::once(&nemesis.unleash).chain(&nemesis.increased.unleash).map(|effect| (Step::Unleash, effect));
        let routines = nemesis.routines.iter().chain(&nemesis.increased.routines);
        let routines = routines.map(|routine| (Step::Routine(&routine.id), &routine.effect));
        let cards = tier_zero.iter().filter_map(|card| Some((Step::TierZero, card.effect.as_ref()?)));
        Calls { effects: unleash.chain(routines).chain(cards).collect() }
    }

    /// Everything that a step may lead to.
    fn reached(&self, from: Step<'e>) -> BTreeSet<Step<'e>> {
        let called = |from: Step<'e>| self.effects.iter().filter(move |(step, _)| *step == from).flat_map(|(_, effect)| steps(effect));
        let mut reached = BTreeSet::new();
        let mut open: Vec<Step<'e>> = called(from).collect();
        while let Some(step) = open.pop() {
            if reached.insert(step) {
                open.extend(called(step));
            }
        }
        reached
    }
}

fn steps(effect: &Effect) -> Vec<Step<'_>> {
    effect.ops().into_iter().filter_map(|op| op.operation().leads_to()).collect()
}

/// Every number in an effect for which "all" means nothing.
fn plain_amounts(effect: &Effect) -> Vec<&Amount> {
    let plain = |op: &Op, amount: &Amount| !(op.operation().takes_all() && *amount == Amount::All);
    let ops = effect.ops().into_iter().filter_map(|op| op.operation().amount().filter(|amount| plain(op, amount)));
    let times = effect.nodes().into_iter().filter_map(|part| if let effect::Effect::Repeat(times, _) = part { Some(times) } else { None });
    ops.chain(times).collect()
}

fn has_all(amount: &Amount) -> bool {
    match amount {
        Amount::All => true,
        Amount::Plus(a, b) | Amount::Minus(a, b) => has_all(a) || has_all(b),
        Amount::Times(_, a) | Amount::Half(a) => has_all(a),
        Amount::Fixed(_)
        | Amount::Count
        | Amount::CostOfIt
        | Amount::Tokens
        | Amount::ThisLife
        | Amount::OpenBreaches
        | Amount::Prepped(_)
        | Amount::AdjacentSpells
        | Amount::EmptyPiles
        | Amount::TurnDiscard
        | Amount::OwnTurnCards
        | Amount::NemesisTurnCards
        | Amount::MostPrepped
        | Amount::Trophies
        | Amount::Charges
        | Amount::Excess
        | Amount::When(..) => false,
    }
}
