//! What the table shows: the view that travels to the browser, made of a redacted state.
//!
//! Everything that follows from the rules is worked out here, so that the browser never has to: what an attack on each
//! monster would come to, line by line, and what is missing. The TypeScript types of
//! `web/src/tables/thunderstone/view.generated.ts` are written from these. A card is its id; "?" is an unseen one.

mod hall;
mod players;

use crate::catalog::{CardDef, Catalog};
use crate::state::{self, State};
use crate::view::View;
use crate::vocabulary::{Kind, Thunderstone};
use crate::zone;
use hall::{Rank, rank};
use koloda_kernel::card_game::Shows;
use koloda_kernel::ids::{CardId, Face, Seat};
use koloda_kernel::zones::Zone;
use players::{Player, player};
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
    /// Where in it the Thunderstone may lie; none once it is out.
    stone: Option<Stone>,
    village: Vec<Stack<'a>>,
    diseases: u8,
    destroyed: Vec<&'a str>,
    /// Cards of a deck that were laid open.
    open: Vec<&'a str>,
    turn: Turn,
}

/// Places in the dungeon deck, from 1 at the top.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Stone {
    nearest: u8,
    farthest: u8,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Stack<'a> {
    /// Which stack of the village it is, from 1.
    number: u8,
    /// What it sells now, or sold until it ran out.
    card: &'a str,
    price: u8,
    count: u8,
    kind: &'static str,
    /// Heroes: their family and its levels.
    family: Option<&'a str>,
    levels: Vec<Tier<'a>>,
}

/// A level of a family.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Tier<'a> {
    card: &'a str,
    price: u8,
    /// How many are left, of how many.
    left: u8,
    of: u8,
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
    /// What the party brings: attack, magic attack and light; in preparation against nobody.
    attack: i16,
    magic: i16,
    light: u8,
    /// Purchases that a victory still allows.
    spoils: u8,
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
    /// The hall is filled, and what follows from it.
    After,
    /// The hand is laid aside and a new one drawn.
    End,
}

impl Shows for Thunderstone {
    fn shown<'a>(cards: &'a Catalog, state: &'a State) -> impl Serialize {
        let view = View { cards, state };
        Shown {
            players: Seat::all(state.seats).map(|seat| player(view, seat)).collect(),
            hall: (1..=zone::RANKS).map(|number| rank(view, number)).collect(),
            dungeon: view.dungeon_cards() as u8,
            stone: stone(view),
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
fn stone(view: View<'_>) -> Option<Stone> {
    let is_stone = |card: CardId| view.info(card).card.kind == Kind::Thunderstone;
    let depths = || view.state.zones.iter(zone::DEPTHS);
    let above = view.state.zones.len(zone::DUNGEON) as u8;
    let unknown = depths().filter(|&card| view.state.zones.is_hidden(card)).count() as u8;
    depths().any(is_stone).then(|| Stone { nearest: above + 1, farthest: above + unknown.max(1) })
}

fn stack(view: View<'_>, number: u8) -> Option<Stack<'_>> {
    let sold = view.cards.faces.get(view.state.sold[usize::from(number)])?;
    let info = view.for_sale(number).map_or(&sold.card, |card| &view.info(card).card);
    let family = sold.card.family.as_deref();
    Some(Stack {
        number: number + 1,
        card: &info.id,
        price: info.cost.unwrap_or(0),
        count: view.state.zones.len(zone::stack(number)) as u8,
        kind: if sold.card.basic.is_some() { "basic" } else { sold.card.kind.into_str() },
        family,
        levels: family.map(|family| tiers(view, number, family)).unwrap_or_default(),
    })
}

fn tiers<'a>(view: View<'a>, number: u8, family: &'a str) -> Vec<Tier<'a>> {
    let left = |face: Face| view.state.zones.iter(zone::stack(number)).filter(|&card| view.state.zones.face(card) == face).count() as u8;
    let tier =
        |(face, info): (Face, &'a CardDef)| Tier { card: &info.id, price: info.cost.unwrap_or(0), left: left(face), of: info.copies };
    view.cards.members(family).into_iter().map(tier).collect()
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
        state::Phase::Refill | state::Phase::Aftermath | state::Phase::Breach => Phase::After,
        state::Phase::End => Phase::End,
    };
    let gold = if turn.phase == state::Phase::Village { view.gold() } else { view.income() };
    let fight = view.fight();
    let blow = fight.blow(false);
    let light = view.revealed(turn.of).filter(|&card| fight.sheds_light(card)).map(|card| view.info(card).card.light).sum();
    Turn {
        number: turn.number,
        of: turn.of.0 + 1,
        phase,
        gold,
        buys: turn.buys,
        stage: turn.stage,
        fighting: view.state.battle.rank,
        attack: blow.attack.total() as i16,
        magic: blow.magic.total() as i16,
        light,
        spoils: view.state.battle.spoils.len() as u8,
    }
}

#[cfg(test)]
mod tests {
    use super::hall::{Attack, Brighter, Held, Line, Losses, Moved, Prize};
    use super::players::{Level, NextHand, Own, Revealed};
    use super::*;
    use ts_rs::{Config, TS};

    const HEAD: &str = "// Written from crates/thunderstone/src/shown; do not edit.\n";

    /// `KOLODA_WRITE=1 cargo test -p koloda-thunderstone shown` writes the file anew.
    #[test]
    fn the_web_client_has_the_types_of_the_view() {
        let config = Config::new();
        let types = [
            Shown::decl(&config),
            Stone::decl(&config),
            Player::decl(&config),
            Own::decl(&config),
            NextHand::decl(&config),
            Revealed::decl(&config),
            Level::decl(&config),
            Rank::decl(&config),
            Attack::decl(&config),
            Brighter::decl(&config),
            Losses::decl(&config),
            Prize::decl(&config),
            Moved::decl(&config),
            Line::decl(&config),
            Held::decl(&config),
            Stack::decl(&config),
            Tier::decl(&config),
            Turn::decl(&config),
            Phase::decl(&config),
        ];
        let declared = types.iter().fold(HEAD.to_owned(), |text, declared| format!("{text}\nexport {declared}\n"));
        let place = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/tables/thunderstone/view.generated.ts");
        if std::env::var_os("KOLODA_WRITE").is_some() {
            std::fs::write(place, &declared).expect("written");
        }
        let found = std::fs::read_to_string(place).unwrap_or_default();
        assert!(found == declared, "{place} is out of date: run this test with KOLODA_WRITE=1");
    }
}
