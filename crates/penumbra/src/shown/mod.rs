//! What the table shows: the view that travels to the browser, made of a redacted state.
//!
//! Everything that follows from the rules is worked out here, so that the browser never has to: how near prophecies are,
//! what a rest gives now, what each source of points is worth. Tasks, prices and effects travel in the words of the card
//! files, which the table draws as icons. The TypeScript types of `web/src/tables/penumbra/view.generated.ts` are written
//! from these. A card is its id; "?" is an unseen one.

mod boards;
mod deeds;
mod fate;
mod wizards;

use crate::catalog::Catalog;
use crate::dice::{self, Dice, Die};
use crate::state::{self, State};
use crate::view::View;
use crate::vocabulary::{Ingredient, Limit, Penumbra};
use boards::{Class, Closed, Contract, Section, Stall};
use deeds::{Attempt, Link, Threat};
use fate::{Fate, Trial};
use koloda_kernel::card_game::Shows;
use koloda_kernel::ids::Seat;
use koloda_kernel::zones::Zone;
use serde::Serialize;
use strum::VariantArray;
use wizards::Wizard;

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Shown<'a> {
    turn: Turn,
    fate: Fate<'a>,
    /// The longest there first.
    trials: Vec<Trial<'a>>,
    attempt: Option<Attempt<'a>>,
    classes: Vec<Class<'a>>,
    /// Disciplines whose class is not in play.
    closed: Vec<Closed>,
    /// The guild, with its place for each open contract: the newest first, the last leaves next.
    guild: Section<'a>,
    contracts: Vec<Option<Contract<'a>>>,
    /// Contracts in the deck.
    contracts_left: u8,
    /// Contracts from the deck that somebody looks at.
    looked: Vec<&'a str>,
    /// Potionry and shop.
    potionry: Stall<'a>,
    shop: Stall<'a>,
    bazaar: Section<'a>,
    /// Lots of equal worth there.
    #[cfg_attr(test, ts(type = "[Ingredient, number][]"))]
    lots: &'a [(Ingredient, u8)],
    wilds: Vec<Section<'a>>,
    /// By seat; an automa is the second.
    wizards: Vec<Wizard<'a>>,
    threat: Option<Threat>,
    /// The last chain of this turn.
    chain: Vec<Link<'a>>,
    /// Whether it may go on now.
    chain_open: bool,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Turn {
    /// Rounds from 1; 0 before the first turn.
    round: u16,
    number: u16,
    /// Whose it is, from 1.
    of: u8,
    /// Seats in the order of their turns, from 1.
    order: Vec<u8>,
    #[cfg_attr(test, ts(type = "'any' | 'learn' | 'trial' | 'rest'"))]
    kind: &'static str,
    phase: Phase,
    /// Placements: taken, under way, left; and one more that a trinket would give.
    placed: u8,
    placing: bool,
    placements: u8,
    hurry: bool,
    /// The die that is being placed.
    held: Option<Shape>,
    /// The place of the section that is visited.
    visits: Option<u8>,
    /// Nobody may do anything but rest: a deadly wound was taken.
    deadly: bool,
    must_rest: bool,
    /// Turns that are left after a prophecy was fulfilled.
    last_turns: Option<u8>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
enum Phase {
    Talents,
    Choose,
    Turn,
    /// What follows a turn.
    After,
}

/// A die as it is seen.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Shape {
    hue: &'static str,
    value: u8,
}

impl Shape {
    fn of(die: Die) -> Shape {
        Shape { hue: die.hue().into_str(), value: die.value() }
    }
}

impl Shows for Penumbra {
    fn shown<'a>(cards: &'a Catalog, state: &'a State) -> impl Serialize {
        let view = View { cards, state };
        Shown {
            turn: turn(view),
            fate: fate::fate(view),
            trials: fate::trials(view),
            attempt: deeds::attempt(view),
            classes: boards::classes(view),
            closed: boards::closed(view),
            guild: boards::guild(view),
            contracts: boards::contracts(view),
            contracts_left: state.zones.len(crate::zone::CONTRACTS) as u8,
            looked: listed(view, crate::zone::LOOKED),
            potionry: boards::potionry(view),
            shop: boards::shop(view),
            bazaar: boards::bazaar(view),
            lots: &cards.tables.lots,
            wilds: boards::wilds(view),
            wizards: Seat::all(state.wizards).map(|seat| wizards::wizard(view, seat)).collect(),
            threat: deeds::threat(view),
            chain: deeds::chain(view),
            chain_open: view.chain_is_open(),
        }
    }
}

fn listed(view: View<'_>, zone: Zone) -> Vec<&str> {
    view.state.zones.iter(zone).map(|card| view.id(card)).collect()
}

fn shapes(dice: &Dice) -> Vec<Shape> {
    let each = dice::each(dice).flat_map(|(die, count)| (0..count).map(move |_| Shape::of(die)));
    each.collect()
}

fn turn(view: View<'_>) -> Turn {
    let turn = &view.state.turn;
    let wizards = u16::from(view.state.wizards);
    let placing = !turn.placings.is_empty() || view.held_die().is_some();
    let fresh = view.state.placed.iter().filter(|placed| placed.fresh).count() as u8;
    let trinket = view.has(turn.of, Ingredient::Trinket) > 0;
    Turn {
        round: turn.number.div_ceil(wizards),
        number: turn.number,
        of: turn.of.0 + 1,
        order: view.state.order.iter().map(|seat| seat.0 + 1).collect(),
        kind: turn.kind.into_str(),
        phase: match view.state.phase {
            state::Phase::Talents => Phase::Talents,
            state::Phase::Choose => Phase::Choose,
            state::Phase::Turn => Phase::Turn,
            state::Phase::Delayed | state::Phase::Fate | state::Phase::Next => Phase::After,
        },
        placed: fresh - (fresh > 0 && !turn.placings.is_empty()) as u8,
        placing,
        placements: turn.placements,
        hurry: turn.kind == Limit::Learn && !turn.hurried && trinket,
        held: view.held_die().map(Shape::of),
        visits: turn.placings.last().map(|placing| boards::beside(placing.section)),
        deadly: turn.deadly,
        must_rest: view.player(turn.of).must_rest,
        last_turns: view.state.ending.triggered.then_some(view.state.ending.left),
    }
}

/// Every ingredient with what `count` says of it, in the order of the disciplines.
fn each_ingredient(count: impl Fn(Ingredient) -> u8) -> Vec<u8> {
    Ingredient::VARIANTS.iter().map(|&one| count(one)).collect()
}

#[cfg(test)]
mod tests {
    use super::boards::{Cell, Lying, Offer};
    use super::deeds::{Hit, TaskNow};
    use super::fate::{Goal, Path, Prophecy};
    use super::wizards::{Automa, Bead, Deed, Holding, MarkCell, Own, Points, Token};
    use super::*;
    use ts_rs::{Config, TS};

    const HEAD: &str = "// Written from crates/penumbra/src/shown; do not edit.\n\
                        import type { Effect, Ingredient, Property, Task } from './effects';\n";

    /// `KOLODA_WRITE=1 cargo test -p koloda-penumbra --lib shown` writes the file anew.
    #[test]
    fn the_web_client_has_the_types_of_the_view() {
        let config = Config::new();
        let types = [
            Shown::decl(&config),
            Turn::decl(&config),
            Phase::decl(&config),
            Shape::decl(&config),
            Fate::decl(&config),
            Prophecy::decl(&config),
            Goal::decl(&config),
            Trial::decl(&config),
            Path::decl(&config),
            Attempt::decl(&config),
            TaskNow::decl(&config),
            Class::decl(&config),
            Closed::decl(&config),
            Section::decl(&config),
            Cell::decl(&config),
            Lying::decl(&config),
            Offer::decl(&config),
            Stall::decl(&config),
            Contract::decl(&config),
            Wizard::decl(&config),
            Holding::decl(&config),
            MarkCell::decl(&config),
            Token::decl(&config),
            Bead::decl(&config),
            Own::decl(&config),
            Deed::decl(&config),
            Points::decl(&config),
            Automa::decl(&config),
            Threat::decl(&config),
            Hit::decl(&config),
            Link::decl(&config),
        ];
        let declared = types.iter().fold(HEAD.to_owned(), |text, declared| format!("{text}\nexport {declared}\n"));
        let place = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/tables/penumbra/view.generated.ts");
        if std::env::var_os("KOLODA_WRITE").is_some() {
            std::fs::create_dir_all(std::path::Path::new(place).parent().expect("a folder")).expect("made");
            std::fs::write(place, &declared).expect("written");
        }
        let found = std::fs::read_to_string(place).unwrap_or_default();
        assert!(found == declared, "{place} is out of date: run this test with KOLODA_WRITE=1");
    }
}
