//! Settings: what may be chosen before a game, and the plan that a setup comes to.

use crate::card::Selection;
use crate::card_errors::{CLASS, FAMILY, MARKET, Sort};
use crate::catalog::Catalog;
use crate::play::stream;
use crate::setup::Plan;
use crate::state::Rulings;
use crate::vocabulary::Thunderstone;
use crate::zone;
use koloda_kernel::card_game::Plans;
use koloda_kernel::chance::Chance;
use koloda_kernel::component::Component;
use koloda_kernel::ids::{Face, Seat};
use koloda_kernel::phrase::{Name, Phrase};
use koloda_kernel::settings::{Declare, Ids, Key, RANDOM, Reader, Setting, Value};

const BOXES: Key<Vec<String>> = Key::new("boxes");
const SELECTION: Key<Ids> = Key::new("selection");
const CLASSES: Key<u8> = Key::new("classes");
const MONSTERS: Key<Vec<u8>> = Key::new("monsters");
const HEROES: Key<Vec<u8>> = Key::new("heroes");
const VILLAGE: Key<Vec<u8>> = Key::new("village");
const FIRST: Key<String> = Key::new("first");
/// How often a monster breaches (TS-A06).
const BREACH: Key<String> = Key::new("breach");
const ONCE: &str = "once";
/// By which list trophies count (TS-A08).
const TROPHIES: Key<String> = Key::new("trophies");
const TABLE: &str = "table";

impl Plans for Thunderstone {
    type Plan = Plan;

    fn settings(catalog: &Catalog) -> Vec<Setting> {
        let game = Declare("ts");
        let first = [RANDOM, "1", "2", "3", "4", "5"].map(str::to_owned);
        let selections = catalog.selections.iter().map(|one| Value::named(&one.id, &one.name));
        let entries = || catalog.entries.iter().map(|(entry, _)| entry);
        let all = |(_, fits): Sort| {
            entries().filter(move |entry| fits(entry)).map(|one| Value::named(one.id(), one.name().unwrap_or(Name::nobody())))
        };
        vec![
            game.boxes(BOXES, &catalog.boxes, &catalog.boxes),
            game.id(SELECTION, selections).or(&[RANDOM]).by_default(RANDOM),
            game.numbers(CLASSES, &[3, 4, 5, 6, 7, 8]),
            game.named(MONSTERS, all(CLASS), 8),
            game.named(HEROES, all(FAMILY), zone::FAMILIES),
            game.named(VILLAGE, all(MARKET), zone::MARKET),
            game.choice(FIRST, &first).or_say("ts-setup-first"),
            game.choice(BREACH, &["arrival", ONCE].map(str::to_owned)),
            game.choice(TROPHIES, &["book", TABLE].map(str::to_owned)),
        ]
    }

    fn plan(catalog: &Catalog, asked: &mut Reader<'_>, chance: &mut Chance) -> Plan {
        let boxes = asked.boxes(BOXES);
        let selection = asked.ids(SELECTION, RANDOM).first().map(|place| &catalog.selections[usize::from(place)]);
        let classes = asked.choice(CLASSES);
        let mut drawn = |key: Key<Vec<u8>>, wanted: u8, fixed: fn(&Selection) -> &Vec<String>| {
            let all: Vec<&str> = catalog.settings.iter().filter(|setting| setting.key == key.name).flat_map(Setting::ids).collect();
            draw(asked, chance, key, (&all, wanted.into()), selection.map(fixed))
        };
        let monsters = drawn(MONSTERS, classes, |one| &one.monsters);
        let heroes = drawn(HEROES, zone::FAMILIES, |one| &one.heroes);
        let village = drawn(VILLAGE, zone::MARKET, |one| &one.village);
        let village: Vec<Face> = village.iter().filter_map(|id| catalog.find(id)).collect();
        let first = first(asked, chance);
        let rulings = Rulings { breach_once: asked.choice(BREACH) == ONCE, table_trophies: asked.choice(TROPHIES) == TABLE };
        Plan { seats: asked.seats, boxes, monsters, heroes, village, first, rulings }
    }
}

/// What is named, or what a set-up by name has, and by chance as many more as are wanted (TS-015).
fn draw(
    asked: &mut Reader<'_>,
    chance: &mut Chance,
    key: Key<Vec<u8>>,
    (all, wanted): (&[&str], usize),
    fixed: Option<&Vec<String>>,
) -> Vec<String> {
    let what = key.name;
    let named = asked.named(key);
    let count = |id, found: usize| Phrase::new(id).word("what", what).count("given", found).count("wanted", wanted);
    asked.error_if(named.len() > wanted, || count("ts-setup-count", named.len()));
    asked.error_if(all.len() < wanted, || count("ts-setup-few", all.len()).count("found", all.len()));
    // Drawn even where nothing is random, so that one setting does not shift the others' luck.
    let mut order: Vec<u8> = (0..all.len() as u8).collect();
    chance.shuffle(stream::SETUP, &mut order);
    order.sort_by_key(|place| !named.contains(place));
    match fixed {
        Some(fixed) if named.is_empty() => fixed.clone(),
        Some(_) | None => order.into_iter().take(wanted).map(|place| all[usize::from(place)].to_owned()).collect(),
    }
}

/// TS-030.
fn first(asked: &mut Reader<'_>, chance: &mut Chance) -> Seat {
    let drawn = chance.below(stream::SETUP, asked.seats.into()) as u8;
    let value = asked.choice(FIRST);
    let Ok(number) = value.parse::<u8>() else { return Seat(drawn) };
    if number > asked.seats {
        asked.refuse(&FIRST, &value);
    }
    Seat(number - 1)
}
