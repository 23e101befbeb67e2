//! Reading card files: every error with its file, line and what was expected; nothing half-loaded.

use crate::breach::Breach;
use crate::card::{self, Entry, Group};
use crate::ops::{Fact, Named, Step};
use crate::vocabulary::{ALL, AeonsEnd, Amount, Effect, Kind, Number, Op, Scope};
use koloda_kernel::catalog::CardErrors;
use koloda_kernel::effect_error::shape_errors;
use koloda_kernel::known::{self, check_copies, note};
use std::collections::BTreeSet;

pub type Known<'e> = known::Known<'e, Entry>;

impl CardErrors for AeonsEnd {
    fn entry_errors(known: Known<'_>, entry: &Entry, errors: &mut Vec<String>) {
        match entry {
            Entry::Card(card) => check_card(known, card, errors),
            Entry::Mage(mage) => check_mage(known, mage, errors),
            Entry::Nemesis(nemesis) => check_nemesis(known, nemesis, errors),
            Entry::NemesisCard(card) => check_nemesis_card(known, card, errors),
            Entry::Supply(supply) => check_supply(known, supply, errors),
            Entry::Breach(tile) => check_breach(tile, errors),
            Entry::FirstGame(game) => check_first_game(known, game, errors),
            Entry::Also(also) => {
                let shared = known.find(&also.of);
                if !matches!(shared, Some(Entry::Card(_) | Entry::Breach(_) | Entry::TurnOrder(_))) {
                    errors.push(format!("there is no card, breach or turn-order card `{}` in an earlier box", also.of));
                }
            }
            Entry::TurnOrder(_) => {}
        }
        for effect in entry.all_effects() {
            errors.extend(shape_errors(effect));
            check_names(known, effect, entry, errors);
            let all = plain_amounts(effect).into_iter().any(|amount| amount.numbers().contains(&&Number::All));
            note(errors, [(all, "`All` is for cards to give up or to return and for tokens to lose")]);
        }
        check_next_gain(entry, errors);
        crate::sense::check(entry, errors);
    }
}

fn check_card_id(known: Known<'_>, id: &str, errors: &mut Vec<String>) {
    known.need("card", id, |entry| matches!(entry, Entry::Card(_)), errors);
}

fn check_card(known: Known<'_>, card: &card::PlayerCard, errors: &mut Vec<String>) {
    if let Some(card::Shares::With(id)) = &card.shares {
        check_card_id(known, id, errors);
    }
    let prepped = card.while_prepped.is_some() || card.two_breaches || card.shares.is_some() || card.shield > 0;
    let (plays, casts) = (card.on_play.is_some(), card.on_cast.is_some());
    let wrong = match card.kind {
        Kind::Spell => (!casts || plays, "a spell has `on_cast` and no `on_play`"),
        Kind::Gem | Kind::Relic => {
            let only = "a gem or relic has `on_play`, and neither `on_cast` nor what only a prepped spell can have";
            (!plays || casts || prepped, only)
        }
        Kind::Corruption | Kind::Attack | Kind::Minion | Kind::Power | Kind::Strike | Kind::Acolyte => {
            (true, "a Card is a Gem, a Relic or a Spell")
        }
    };
    note(errors, [wrong]);
    if card.copies == 0 || card.group == Group::Market {
        check_copies(card.copies, errors);
    }
}

fn check_mage(known: Known<'_>, mage: &card::Mage, errors: &mut Vec<String>) {
    match Breach::row(&mage.breaches) {
        Err(error) => errors.push(error),
        Ok(row) => {
            let other = row.iter().any(|breach| matches!(breach, Breach::Tile(_) | Breach::Destroyed));
            note(errors, [(other, "a mat has breaches that are open, closed or absent")]);
        }
    }
    note(errors, [(mage.life == 0 || mage.ability.charges == 0, "life and charges of a mage are at least 1")]);
    mage.hand.iter().chain(&mage.deck).for_each(|id| check_card_id(known, id, errors));
}

fn check_nemesis(known: Known<'_>, nemesis: &card::Nemesis, errors: &mut Vec<String>) {
    check_mat(nemesis, errors);
    let own = known.iter().filter_map(|entry| if let Entry::NemesisCard(card) = entry { Some(card) } else { None });
    let (tier_zero, deck): (Vec<_>, Vec<_>) = own.filter(|card| card.nemesis == nemesis.id).partition(|card| card.tier == 0);
    if deck.is_empty() {
        errors.push(format!("it has no cards of its own; expected entries `NemesisCard(nemesis: \"{}\", …)`", nemesis.id));
    }
    // A procedure that reaches itself would never end.
    let unleash = std::iter::once(&nemesis.unleash).chain(&nemesis.increased.unleash).map(|effect| (Step::Unleash, effect));
    let routines = || nemesis.routines.iter().chain(&nemesis.increased.routines);
    let cards = tier_zero.iter().filter_map(|card| Some((Step::TierZero, card.effect.as_ref()?)));
    let effects: Vec<_> = unleash.chain(routines().map(|routine| (Step::Routine(&routine.id), &routine.effect))).chain(cards).collect();
    let reaches_itself = |step| reached(&effects, step).contains(&step);
    note(errors, [(reaches_itself(Step::Unleash), "the Unleash effect may not unleash, neither itself nor by what it resolves")]);
    let circular = routines().filter(|routine| reaches_itself(Step::Routine(&routine.id)));
    errors.extend(circular.map(|routine| format!("the routine `{}` calls itself", routine.id)));
}

fn check_nemesis_card(known: Known<'_>, card: &card::NemesisCard, errors: &mut Vec<String>) {
    if card.nemesis != card::BASIC && !matches!(known.find(&card.nemesis), Some(Entry::Nemesis(_))) {
        errors.push(format!("there is no nemesis `{}`; write its id or `{}`", card.nemesis, card::BASIC));
    }
    let tier_zero = matches!(card.kind, Kind::Strike | Kind::Corruption | Kind::Acolyte);
    let misplaced = tier_zero != (card.tier == 0) || card.tier > 3;
    note(errors, [(misplaced, "strikes, corruption and acolytes have tier 0, all other nemesis cards tier 1 to 3")]);
    let lives = card.passive.iter().filter_map(|passive| if let card::Passive::TokenLife(life) = passive { Some(*life) } else { None });
    errors.extend(lives.filter_map(token_life_error));
    let sets_life = card.immediately.as_ref().is_some_and(|effect| effect.ops().iter().any(|op| op.operation().sets_life().is_some()));
    let (lifeless, idle) = (card.life.unwrap_or(0) == 0, card.effect.is_none());
    let wrong = match card.kind {
        Kind::Gem | Kind::Relic | Kind::Spell => (true, "a nemesis card is an Attack, Minion, Power, Strike, Corruption or Acolyte"),
        Kind::Minion => (lifeless && !sets_life, "a minion has `life`, or sets it immediately with SetLife"),
        Kind::Power => (card.power.unwrap_or(0) == 0, "a power has `power`, the number of turns until it resolves"),
        Kind::Acolyte if lifeless => (true, "an acolyte has `life`"),
        Kind::Attack | Kind::Strike | Kind::Corruption | Kind::Acolyte => (idle, "this kind of card needs an `effect`"),
    };
    note(errors, [wrong]);
}

fn check_supply(known: Known<'_>, supply: &card::Supply, errors: &mut Vec<String>) {
    supply.cards.iter().for_each(|id| check_card_id(known, id, errors));
    let is = |id: &String, kind| matches!(known.find(id), Some(Entry::Card(card)) if card.kind == kind);
    let counts = [Kind::Gem, Kind::Relic, Kind::Spell].map(|kind| supply.cards.iter().filter(|id| is(id, kind)).count());
    note(errors, [(counts != [3, 2, 4], "a supply has 3 gems, 2 relics and 4 spells")]);
}

fn check_first_game(known: Known<'_>, game: &card::FirstGame, errors: &mut Vec<String>) {
    known.need("nemesis", &game.nemesis, |entry| matches!(entry, Entry::Nemesis(_)), errors);
    game.mages.iter().for_each(|id| known.need("mage", id, |entry| matches!(entry, Entry::Mage(_)), errors));
    if game.mages.len() != usize::from(crate::zone::SEATS) {
        errors.push(format!("{} mages; a first game names one for each of four seats", game.mages.len()));
    }
    known.need("supply", &game.supply, |entry| matches!(entry, Entry::Supply(_)), errors);
}

/// Cards, routines and mats that an effect names.
fn check_names(known: Known<'_>, effect: &Effect, entry: &Entry, errors: &mut Vec<String>) {
    for part in effect.nodes() {
        if let Effect::With(Scope::MostInHand(id), _) | Effect::Each(Scope::MostInHand(id), _) = part {
            check_card_id(known, id, errors);
        }
    }
    for op in effect.ops() {
        let op = op.operation();
        errors.extend(op.error());
        match op.names() {
            Some(Named::Card(id)) => check_card_id(known, id, errors),
            Some(Named::Routine(name)) => check_routine(known, name, entry, errors),
            Some(Named::Tile(id)) if !matches!(known.find(id), Some(Entry::Breach(tile)) if tile.number.is_none()) => {
                errors.push(format!("there is no breach tile `{id}` without a number"));
            }
            Some(Named::Tile(_)) | None => {}
        }
    }
}

fn check_routine(known: Known<'_>, name: &str, entry: &Entry, errors: &mut Vec<String>) {
    let mat = if let Entry::NemesisCard(card) = entry { known.find(&card.nemesis) } else { Some(entry) };
    let routines = if let Some(Entry::Nemesis(mat)) = mat { mat.routines.as_slice() } else { &[] };
    let names: Vec<&str> = routines.iter().map(|routine| routine.id.as_str()).collect();
    if !names.contains(&name) {
        let names = if names.is_empty() { "none".to_owned() } else { names.join(", ") };
        errors.push(format!("its nemesis has no routine `{name}`; it has: {names}"));
    }
}

/// A tile with a number has two sides, one without has only the open one.
fn check_breach(tile: &card::Breach, errors: &mut Vec<String>) {
    let fits = match tile.number {
        Some(number) => (1..=4).contains(&number) && tile.focus.is_some() && tile.open.is_some(),
        None => tile.focus.is_none() && tile.open.is_none(),
    };
    note(errors, [(!fits, "a breach has a `number` from 1 to 4, `focus` and `open`, or none of these")]);
}

/// The state remembers which card waits, so a card can wait with one effect only.
fn check_next_gain(entry: &Entry, errors: &mut Vec<String>) {
    let count = |effects: &[&Effect]| effects.iter().flat_map(|effect| card::on_next_gain(effect)).count();
    let played = if let Entry::Card(card) = entry { card.on_play.iter().chain(&card.on_cast).collect() } else { Vec::new() };
    let misplaced = count(&entry.all_effects()) > count(&played).min(1);
    note(errors, [(misplaced, "`OnNextGain` stands once in the `on_play` or `on_cast` of a Card")]);
}

/// Only how many token minions are wounded is counted, not their wounds.
fn token_life_error(life: u8) -> Option<String> {
    (!(1..=2).contains(&life)).then(|| format!("a token that is a minion has 1 or 2 life, not {life}"))
}

/// Numbers of a mat that the rules count with.
fn check_mat(nemesis: &card::Nemesis, errors: &mut Vec<String>) {
    let token = nemesis.token.as_ref();
    errors.extend(token.and_then(|token| token.minion_life).and_then(token_life_error));
    let limits: Vec<(u8, u8)> = token.and_then(|token| token.limits).into_iter().chain(nemesis.increased.limits).collect();
    let begins = |effect: &Effect| effect.ops().iter().any(|op| op.is(Fact::GainsTokens));
    let begun = nemesis.setup.is_some() && nemesis.setup.iter().chain(&nemesis.increased.setup).all(begins);
    let above = limits.iter().any(|(least, _)| *least > 0);
    let wrong = [
        (nemesis.life == 0, "the life of a nemesis is at least 1"),
        (limits.iter().any(|(least, most)| least > most), "`limits` name the fewest tokens first, then the most"),
        (above && !begun, "`limits` that begin above 0 need a `setup` that gains tokens"),
    ];
    note(errors, wrong);
}

/// Everything that a step of a nemesis may lead to.
fn reached<'e>(effects: &[(Step<'e>, &'e Effect)], from: Step<'e>) -> BTreeSet<Step<'e>> {
    let called = |from: Step<'e>| effects.iter().filter(move |(step, _)| *step == from).flat_map(|(_, effect)| steps(effect));
    let mut reached = BTreeSet::new();
    let mut open: Vec<Step<'e>> = called(from).collect();
    while let Some(step) = open.pop() {
        if reached.insert(step) {
            open.extend(called(step));
        }
    }
    reached
}

fn steps(effect: &Effect) -> Vec<Step<'_>> {
    effect.ops().into_iter().filter_map(|op| op.operation().leads_to()).collect()
}

/// Every number in an effect for which "all" means nothing.
fn plain_amounts(effect: &Effect) -> Vec<&Amount> {
    let plain = |op: &Op, amount: &Amount| !(op.operation().takes_all() && *amount == ALL);
    let ops = effect.ops().into_iter().filter_map(|op| op.operation().amount().filter(|amount| plain(op, amount)));
    let times = effect.nodes().into_iter().filter_map(|part| if let Effect::Repeat(times, _) = part { Some(times) } else { None });
    ops.chain(times).collect()
}
