//! The ranks of the hall: for each monster what an attack comes to, what is missing, what the battle costs and what a victory brings.

use crate::fight::{Answers, Fight, Source};
use crate::pick::Pick;
use crate::state::{Battle, Phase, Regs, State, mark};
use crate::view::{StateMut, View};
use crate::vocabulary::{Kind, Thunderstone, Trait};
use crate::zone;
use koloda_kernel::ids::CardId;
use koloda_kernel::operation::Operation;
use koloda_kernel::rules::Log;
use koloda_kernel::run::run;
use koloda_kernel::tally::{self, Change, Tally};
use serde::Serialize;

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Rank<'a> {
    card: &'a str,
    /// The Thunderstone is none.
    monster: bool,
    /// Points of darkness: the rank's and the monster's own.
    dark: u8,
    /// Points of it that the party's light reaches, and that it does not.
    lit: u8,
    penalty: u8,
    /// What the darkness takes from the attack.
    cost: u8,
    health: u8,
    /// What an attack would come to with the best answers; none while no party is in the dungeon.
    attack: Option<Attack<'a>>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Attack<'a> {
    /// It may be chosen.
    may: bool,
    total: u16,
    wins: bool,
    /// What is missing to the monster's health.
    missing: u16,
    /// Some magic attack is missing.
    needs_magic: bool,
    /// What the party brings: its attack, its magic attack, and both.
    party: [i16; 3],
    /// Of that, what darkness takes and what is halved away.
    taken: u16,
    halved: u16,
    lines: Vec<Line<'a>>,
    /// What more light would do.
    brighter: Option<Brighter>,
    losses: Losses,
    prize: Prize<'a>,
}

/// The least more light that would win; one more where none would.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Brighter {
    light: u8,
    total: u16,
    wins: bool,
}

/// What the battle costs, whoever wins: places in the party, from 1.
#[derive(Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Losses {
    sure: Vec<u8>,
    /// One of these is lost.
    one_of: Vec<u8>,
    diseases: u8,
}

/// What a victory brings for sure.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Prize<'a> {
    experience: u8,
    /// What the player has then.
    experience_then: u16,
    points: u8,
    /// Purchases, each with all the gold.
    spoils: u8,
    /// Cards of the hall that move, and where to.
    moves: Vec<Moved<'a>>,
    /// Cards that come out of the dungeon deck.
    fresh: u8,
    /// What breaches then.
    breach: Option<&'a str>,
    /// The Thunderstone comes into the first rank: the game is over.
    ends: bool,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Moved<'a> {
    card: &'a str,
    rank: u8,
}

/// A line of the count.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Line<'a> {
    /// Attack, magic, darkness or total.
    pool: &'static str,
    stage: &'static str,
    card: Option<&'a str>,
    why: &'static str,
    /// Plus, times, half or nothing.
    how: &'static str,
    amount: i16,
    /// What the pool has come to.
    total: i16,
    /// The place in the party, from 1, of the card it is about.
    place: Option<u8>,
    /// Weapons: in whose hand.
    held: Option<Held>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Held {
    weight: u8,
    strength: i8,
}

fn small(number: i32) -> i16 {
    number.clamp(-999, 9999) as i16
}

fn count(number: i32) -> u16 {
    number.clamp(0, 9999) as u16
}

pub(super) fn rank(view: View<'_>, number: u8) -> Option<Rank<'_>> {
    let card = view.in_rank(number)?;
    let info = &view.info(card).card;
    let monster = info.kind == Kind::Monster;
    let fight = if view.state.battle.rank == number { view.fight() } else { view.against(number).with_best_answers() };
    let penalty = fight.blow(false).penalty();
    let dark = number + info.darkness;
    Some(Rank {
        card: view.id(card),
        monster,
        dark,
        lit: dark.saturating_sub(penalty as u8),
        penalty: penalty as u8,
        cost: fight.cost_of_darkness(penalty) as u8,
        health: info.health,
        attack: (monster && is_counted(view)).then(|| attack(view, fight)),
    })
}

/// Whether a party is in the dungeon and its battle is not over.
fn is_counted(view: View<'_>) -> bool {
    let phase = view.state.turn.phase;
    matches!(phase, Phase::Prepare | Phase::Paralyse | Phase::Dread | Phase::Disease | Phase::Battle | Phase::Outcome)
}

fn attack<'a>(view: View<'a>, fight: Fight<'a>) -> Attack<'a> {
    let blow = fight.blow(true);
    let health = fight.foe().map_or(0, |foe| i32::from(foe.card.health));
    let wins = fight.is_won_by(&blow);
    let pools = [("attack", &blow.attack), ("magic", &blow.magic), ("darkness", &blow.darkness), ("total", &blow.total)];
    let (attack, magic) = (blow.attack.total(), blow.magic.total());
    let taken = fight.cost_of_darkness(blow.penalty()).min(attack + magic);
    Attack {
        may: fight.may_be_attacked(),
        total: count(blow.worth()),
        wins,
        missing: count(health - blow.worth()),
        needs_magic: !wins && blow.worth() >= health,
        party: [small(attack), small(magic), small(attack + magic)],
        taken: count(taken),
        halved: count(attack + magic - taken - blow.worth()),
        lines: pools.into_iter().flat_map(|(pool, tally)| lines(fight, pool, tally)).collect(),
        brighter: if wins { None } else { brighter(fight, blow.penalty()) },
        losses: losses(view, fight),
        prize: prize(view, fight),
    }
}

fn lines<'a>(fight: Fight<'a>, pool: &'static str, tally: &Tally<Source>) -> Vec<Line<'a>> {
    let party: Vec<CardId> = fight.view.revealed(fight.seat).collect();
    let line = |line: &tally::Line<Source>| {
        let (how, amount) = match line.change {
            Change::Plus(amount) => ("plus", amount),
            Change::Times(factor) => ("times", factor),
            Change::Half => ("half", 2),
            Change::Nothing => ("nothing", 0),
        };
        let card = Some(line.source.card).filter(|card| card.is_some());
        let held = card.and_then(|card| held(fight, card));
        let place = card.and_then(|card| party.iter().position(|&one| one == card)).map(|place| place as u8 + 1);
        let (card, why) = (card.map(|card| fight.view.id(card)), line.source.why.into_str());
        Line { pool, stage: line.stage, card, why, how, amount: small(amount), total: small(line.total), place, held }
    };
    tally.lines().iter().map(line).collect()
}

fn held(fight: Fight<'_>, weapon: CardId) -> Option<Held> {
    let hero = Some(fight.view.state.zones[weapon].holder).filter(|hero| hero.is_some())?;
    let strength = fight.strength(hero).clamp(-99, 99) as i8;
    fight.view.info(weapon).card.has(Trait::Weapon).then(|| Held { weight: fight.weight(weapon), strength })
}

fn brighter(fight: Fight<'_>, penalty: i32) -> Option<Brighter> {
    let with = |light: u8| {
        let fight = Fight { answers: Answers { more_light: light, ..fight.answers }, ..fight };
        let blow = fight.blow(false);
        Brighter { light, total: count(blow.worth()), wins: fight.is_won_by(&blow) }
    };
    let all = u8::try_from(penalty).ok().filter(|&penalty| penalty > 0)?;
    Some((1..=all).map(with).find(|hint| hint.wins).unwrap_or_else(|| with(1)))
}

/// What happens in the battle, tried on a copy: nothing of it needs what is hidden.
fn losses(view: View<'_>, fight: Fight<'_>) -> Losses {
    if view.state.turn.phase != Phase::Prepare {
        return Losses::default();
    }
    let mut state: State = view.state.clone();
    let mut log = Log::off();
    state.battle = Battle { monster: fight.monster, rank: fight.rank, ..Battle::default() };
    state.turn.phase = Phase::Battle;
    let mut play = StateMut { cards: view.cards, state: &mut state, log: &mut log };
    play.call(view.info(fight.monster).battle, Regs::of(fight.monster, fight.seat));
    run::<Thunderstone>(&mut play);
    let after = View { cards: view.cards, state: &state };
    let party: Vec<CardId> = view.revealed(fight.seat).collect();
    let places = |wanted: &dyn Fn(CardId) -> bool| (1..).zip(&party).filter(|(_, card)| wanted(**card)).map(|(place, _)| place).collect();
    let asked = asked(after);
    Losses {
        sure: places(&|card| after.marked(card, mark::DOOMED) && !view.marked(card, mark::DOOMED)),
        one_of: places(&|card| asked.contains(&card)),
        diseases: (view.state.zones.len(zone::DISEASES) - state.zones.len(zone::DISEASES)) as u8,
    }
}

/// Cards among which somebody has to choose.
fn asked(view: View<'_>) -> Vec<CardId> {
    let (Some(operation), Some(regs)) = (view.asking(), view.state.machine.top()) else { return Vec::new() };
    let mut options = Vec::new();
    operation.options(view, regs, &mut options);
    options.into_iter().filter_map(Pick::card).collect()
}

fn prize<'a>(view: View<'a>, fight: Fight<'a>) -> Prize<'a> {
    let info = &view.info(fight.monster).card;
    let experience = info.experience.unwrap_or(0);
    let attacking = fight.view.heroes(fight.seat).filter(|&hero| fight.attacks(hero)).chain([fight.monster]);
    let left: Vec<(u8, CardId)> =
        (1..=zone::RANKS).filter(|&rank| rank != fight.rank).filter_map(|rank| Some((rank, view.in_rank(rank)?))).collect();
    let moved: Vec<(u8, CardId)> = (1..).zip(&left).filter(|(to, (from, _))| to != from).map(|(to, (_, card))| (to, *card)).collect();
    let exit = moved.first().filter(|(to, _)| *to == 1).map(|(_, card)| *card);
    Prize {
        experience,
        experience_then: view.state.experience[fight.seat.index()].saturating_add(experience.into()),
        points: info.points,
        spoils: attacking.map(|card| view.info(card).card.spoils.len()).sum::<usize>() as u8,
        fresh: (usize::from(zone::RANKS) - left.len()).min(view.dungeon_cards()) as u8,
        breach: exit.filter(|&card| view.will_breach(card)).map(|card| view.id(card)),
        ends: exit.is_some_and(|card| view.info(card).card.kind == Kind::Thunderstone),
        moves: moved.into_iter().map(|(rank, card)| Moved { card: view.id(card), rank }).collect(),
    }
}
