//! What the table shows: the view that travels to the browser, made of a redacted state.
//!
//! Everything that follows from the rules is worked out here, so that the browser never has to: what an attack on each
//! monster would come to, line by line, and what is missing. The TypeScript types of
//! `web/src/tables/thunderstone/view.generated.ts` are written from these. A card is its id; "?" is an unseen one.

use crate::catalog::Catalog;
use crate::fight::{Fight, Source};
use crate::state::{self, State, mark};
use crate::view::View;
use crate::vocabulary::{Kind, Thunderstone, Trait};
use crate::zone;
use koloda_kernel::card_game::Shows;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::tally::{Change, Tally};
use koloda_kernel::zones::Zone;
use serde::Serialize;

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Shown<'a> {
    /// By seat.
    players: Vec<Player<'a>>,
    /// From rank 1; none where a rank is empty.
    hall: Vec<Option<Rank<'a>>>,
    /// How many cards the dungeon deck has.
    dungeon: u8,
    /// How many of them, from the bottom, may be the Thunderstone; none once it is out.
    stone_below: u8,
    village: Vec<Stack<'a>>,
    diseases: u8,
    destroyed: Vec<&'a str>,
    /// Cards of a deck that were laid open.
    open: Vec<&'a str>,
    turn: Turn,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Player<'a> {
    experience: u16,
    hand: Vec<&'a str>,
    /// How many cards.
    deck: u8,
    /// The newest last.
    discard: Vec<&'a str>,
    party: Vec<Revealed<'a>>,
    /// Victory points, where all cards are known.
    points: Option<u16>,
    has_stone: bool,
}

/// A card of the party.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Revealed<'a> {
    card: &'a str,
    /// Heroes: now, with everything that changed it.
    strength: Option<i8>,
    /// The place in the party, from 0, of the weapon that was given to this hero.
    weapon: Option<u8>,
    /// Weapons: the place in the party of the hero that holds it.
    held_by: Option<u8>,
    /// Attack and magic attack that effects added this turn.
    attack: i8,
    magic: i8,
    /// It will be destroyed when the battle ends.
    doomed: bool,
    /// All its attack is magic attack.
    to_magic: bool,
    paralysed: bool,
    /// Whose hero this is, from 1, if it is borrowed.
    of: Option<u8>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Rank<'a> {
    card: &'a str,
    /// The Thunderstone is none.
    monster: bool,
    /// Points of darkness: the rank's and the monster's own.
    dark: u8,
    /// Points of darkness that the party's light does not reach.
    penalty: u8,
    health: u8,
    /// What an attack would come to with the best answers; none while no party is in the dungeon.
    attack: Option<Attack<'a>>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Attack<'a> {
    /// It may be chosen.
    may: bool,
    total: u16,
    wins: bool,
    /// What is missing to the monster's health.
    missing: u16,
    /// Some magic attack is missing.
    needs_magic: bool,
    lines: Vec<Line<'a>>,
}

/// A line of the count.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Line<'a> {
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
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Stack<'a> {
    /// What it sells now, or sold until it ran out.
    card: &'a str,
    price: u8,
    count: u8,
    /// Heroes: how many of each level are left.
    levels: Option<[u8; 3]>,
    kind: &'static str,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Turn {
    number: u16,
    of: u8,
    phase: Phase,
    gold: u16,
    buys: u8,
    /// 0 effects, 1 purchases, 2 levels.
    stage: u8,
    /// The rank that is fought, from 1; 0 before.
    fighting: u8,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
enum Phase {
    Choose,
    Village,
    Rest,
    Prepare,
    Battle,
    Spoils,
    After,
}

impl Shows for Thunderstone {
    fn shown<'a>(cards: &'a Catalog, state: &'a State) -> impl Serialize {
        let view = View { cards, state };
        Shown {
            players: Seat::all(state.seats).map(|seat| player(view, seat)).collect(),
            hall: (1..=zone::RANKS).map(|number| rank(view, number)).collect(),
            dungeon: view.dungeon_cards() as u8,
            stone_below: stone_below(view),
            village: (0..zone::STACKS).filter_map(|number| stack(view, number)).collect(),
            diseases: state.zones.len(zone::DISEASES) as u8,
            destroyed: listed(view, zone::DESTROYED),
            open: listed(view, zone::OPEN),
            turn: turn(view),
        }
    }
}

fn listed(view: View<'_>, zone: Zone) -> Vec<&str> {
    view.state.zones.iter(zone).map(|card| view.id(card)).collect()
}

/// Known monsters were put under the deck after the stone, so only the unknown ones above them may be it.
fn stone_below(view: View<'_>) -> u8 {
    let stone = |card: CardId| view.info(card).card.kind == Kind::Thunderstone;
    let out = (1..=zone::RANKS).filter_map(|rank| view.in_rank(rank)).any(stone);
    if out { 0 } else { view.state.zones.len(zone::DEPTHS) as u8 }
}

fn player(view: View<'_>, seat: Seat) -> Player<'_> {
    let party: Vec<CardId> = view.revealed(seat).collect();
    let mut discard = listed(view, zone::discard(seat));
    discard.reverse();
    let known = view.knows_cards_of(seat);
    Player {
        experience: view.state.experience[seat.index()],
        hand: listed(view, zone::hand(seat)),
        deck: view.state.zones.len(zone::deck(seat)) as u8,
        discard,
        party: party.iter().map(|&card| revealed(view, card, &party)).collect(),
        points: known.then(|| view.points(seat).clamp(0, 9999) as u16),
        has_stone: known && view.has_stone(seat),
    }
}

fn revealed<'a>(view: View<'a>, card: CardId, party: &[CardId]) -> Revealed<'a> {
    let (data, fight) = (view.state.zones[card], view.fight());
    let place = |of: CardId| party.iter().position(|&one| one == of).map(|place| place as u8);
    let hero = view.info(card).card.kind == Kind::Hero;
    Revealed {
        card: view.id(card),
        strength: hero.then(|| fight.strength(card).clamp(-99, 99) as i8),
        weapon: if hero { fight.given(card).and_then(place) } else { None },
        held_by: if view.info(card).card.has(Trait::Weapon) { place(data.holder) } else { None },
        attack: data.attack,
        magic: data.magic,
        doomed: data.marks & mark::DOOMED != 0,
        to_magic: data.marks & mark::MAGIC != 0,
        paralysed: data.marks & mark::PARALYSED != 0,
        of: (data.lender > 0).then_some(data.lender),
    }
}

fn rank(view: View<'_>, number: u8) -> Option<Rank<'_>> {
    let card = view.in_rank(number)?;
    let info = &view.info(card).card;
    let monster = info.kind == Kind::Monster;
    let in_dungeon = view.is_in_dungeon();
    let fight = if view.state.battle.rank == number { view.fight() } else { view.against(number).with_best_answers() };
    Some(Rank {
        card: view.id(card),
        monster,
        dark: number + info.darkness,
        penalty: fight.blow(false).penalty() as u8,
        health: info.health,
        attack: (monster && in_dungeon).then(|| attack(view, fight)),
    })
}

fn attack<'a>(view: View<'a>, fight: Fight<'a>) -> Attack<'a> {
    let blow = fight.blow(true);
    let health = fight.foe().map_or(0, |foe| i32::from(foe.card.health));
    let wins = fight.is_won_by(&blow);
    let pools = [("attack", &blow.attack), ("magic", &blow.magic), ("darkness", &blow.darkness), ("total", &blow.total)];
    Attack {
        may: fight.may_be_attacked(),
        total: blow.worth().clamp(0, 9999) as u16,
        wins,
        missing: (health - blow.worth()).clamp(0, 9999) as u16,
        needs_magic: !wins && blow.worth() >= health,
        lines: pools.into_iter().flat_map(|(pool, tally)| lines(view, pool, tally)).collect(),
    }
}

fn lines<'a>(view: View<'a>, pool: &'static str, tally: &Tally<Source>) -> Vec<Line<'a>> {
    let line = |line: &koloda_kernel::tally::Line<Source>| {
        let (how, amount) = match line.change {
            Change::Plus(amount) => ("plus", amount),
            Change::Times(factor) => ("times", factor),
            Change::Half => ("half", 2),
            Change::Nothing => ("nothing", 0),
        };
        let card = line.source.card.is_some().then(|| view.id(line.source.card));
        let (amount, total) = (amount.clamp(-999, 999) as i16, line.total.clamp(-999, 9999) as i16);
        Line { pool, stage: line.stage, card, why: line.source.why.into_str(), how, amount, total }
    };
    tally.lines().iter().map(line).collect()
}

fn stack(view: View<'_>, number: u8) -> Option<Stack<'_>> {
    let sold = view.cards.faces.get(view.state.sold[usize::from(number)])?;
    let info = view.for_sale(number).map_or(&sold.card, |card| &view.info(card).card);
    let cards = || view.state.zones.iter(zone::stack(number));
    let level = |level: u8| cards().filter(|&card| view.info(card).card.level == level).count() as u8;
    Some(Stack {
        card: &info.id,
        price: info.cost.unwrap_or(0),
        count: view.state.zones.len(zone::stack(number)) as u8,
        levels: sold.card.family.is_some().then(|| [level(1), level(2), level(3)]),
        kind: if sold.card.basic.is_some() { "basic" } else { sold.card.kind.into_str() },
    })
}

fn turn(view: View<'_>) -> Turn {
    let turn = &view.state.turn;
    let phase = match turn.phase {
        state::Phase::Choose => Phase::Choose,
        state::Phase::Village => Phase::Village,
        state::Phase::Rest => Phase::Rest,
        state::Phase::Prepare => Phase::Prepare,
        state::Phase::Paralyse | state::Phase::Dread | state::Phase::Disease | state::Phase::Battle | state::Phase::Outcome => {
            Phase::Battle
        }
        state::Phase::Spoils => Phase::Spoils,
        state::Phase::Refill | state::Phase::Aftermath | state::Phase::Breach | state::Phase::End => Phase::After,
    };
    let gold = if turn.phase == state::Phase::Village { view.gold() } else { view.income() };
    Turn { number: turn.number, of: turn.of.0 + 1, phase, gold, buys: turn.buys, stage: turn.stage, fighting: view.state.battle.rank }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ts_rs::{Config, TS};

    const HEAD: &str = "// Written from crates/thunderstone/src/shown.rs; do not edit.\n";

    /// `KOLODA_WRITE=1 cargo test -p koloda-thunderstone shown` writes the file anew.
    #[test]
    fn the_web_client_has_the_types_of_the_view() {
        let config = Config::new();
        let types = [
            Shown::decl(&config),
            Player::decl(&config),
            Revealed::decl(&config),
            Rank::decl(&config),
            Attack::decl(&config),
            Line::decl(&config),
            Stack::decl(&config),
            Turn::decl(&config),
            Phase::decl(&config),
        ];
        let declared = types.iter().fold(HEAD.to_owned(), |text, declared| format!("{text}\nexport {declared}\n"));
        let place = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/tables/thunderstone/view.generated.ts");
        // Until it has a table of its own, the plain one shows it.
        if !std::path::Path::new(place).parent().is_some_and(std::path::Path::exists) {
            return;
        }
        if std::env::var_os("KOLODA_WRITE").is_some() {
            std::fs::write(place, &declared).expect("written");
        }
        let found = std::fs::read_to_string(place).unwrap_or_default();
        assert!(found == declared, "{place} is out of date: run this test with KOLODA_WRITE=1");
    }
}
