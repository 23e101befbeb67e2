//! Settings: what may be chosen before a game, and the plan that a setup comes to.

use crate::catalog::Catalog;
use crate::setup::Plan;
use crate::state::Rulings;
use crate::vocabulary::{Discipline, Kind, Penumbra};
use crate::zone;
use koloda_kernel::card_game::Plans;
use koloda_kernel::chance::Chance;
use koloda_kernel::ids::Face;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::settings::{Declare, Ids, Key, RANDOM, Reader, Setting, Value};
use strum::VariantArray;

const FATE: Key<Ids> = Key::new("fate");
/// Two talents are dealt and one is kept, or each wizard has the one that is named.
const TALENTS: Key<Ids> = Key::new("talents");
const DEALT: &str = "dealt";
const CLASSES: Key<Vec<u8>> = Key::new("classes");
const AUTOMA: Key<Ids> = Key::new("automa");
/// How many trials may be reserved (PN-A02).
const RESERVED: Key<String> = Key::new("reserved-trials");
/// Whether marks may be used while resting (PN-A03).
const MARKS: Key<String> = Key::new("marks-at-rest");
/// Whether a launch waives the turn limit of a price (PN-A17).
const LIMITS: Key<String> = Key::new("launch-limits");
/// Whether a card launches whose inner payment was not made (PN-A18).
const UNPAID: Key<String> = Key::new("unpaid-launch");
/// Whether a prevented wound fails the task of a threat (PN-A33).
const PREVENTED: Key<String> = Key::new("prevented-wound");
/// What six equal symbols score (PN-A47).
const SYMBOLS: Key<String> = Key::new("symbols");

impl Plans for Penumbra {
    type Plan = Plan;

    fn settings(catalog: &Catalog) -> Vec<Setting> {
        let game = Declare("pn");
        let word = |key: Key<String>, words: [&str; 2]| game.choice(key, &words.map(str::to_owned));
        let decks = catalog.decks.iter().map(|deck| Value::named(&deck.id, &deck.name));
        let talents = catalog.of_sort(|info| info.kind() == Some(Kind::Talent)).map(|(_, info)| Value::named(&info.id, &info.name));
        let classes =
            Discipline::VARIANTS.iter().map(|one| Value::told(one.into_str(), Phrase::new(format!("pn-class-{}", one.into_str()))));
        let automas = catalog.automas.iter().map(|automa| Value::named(&automa.id, &automa.name));
        vec![
            game.id(FATE, decks).or(&[RANDOM]).by_default(RANDOM),
            game.id_per_seat(TALENTS, talents, "pn-setup-talents").or(&[DEALT]).by_default(DEALT),
            game.named(CLASSES, classes, zone::CLASSES),
            game.id(AUTOMA, automas).for_seats(1),
            word(RESERVED, ["any", "one"]),
            word(MARKS, ["no", "yes"]),
            word(LIMITS, ["hold", "waived"]),
            word(UNPAID, ["ends", "launches"]),
            word(PREVENTED, ["passes", "fails"]),
            word(SYMBOLS, ["again", "stop"]),
        ]
    }

    fn plan(catalog: &Catalog, asked: &mut Reader<'_>, _: &mut Chance) -> Plan {
        let fate = asked.ids(FATE, RANDOM).first();
        let talents = asked.ids(TALENTS, DEALT).these().unwrap_or_default();
        let all: Vec<Face> = catalog.of_sort(|info| info.kind() == Some(Kind::Talent)).map(|(face, _)| face).collect();
        let talents = talents.into_iter().filter_map(|place| all.get(usize::from(place)).copied()).collect();
        let classes = asked.named(CLASSES).into_iter().map(Discipline::at).collect();
        let first = catalog.automas.first().map_or("", |automa| automa.id.as_str());
        let automa = if asked.seats == 1 { asked.ids(AUTOMA, first).first() } else { None };
        let mut is = |key: Key<String>, word: &str| asked.choice(key) == word;
        let rulings = Rulings {
            one_reserved_trial: is(RESERVED, "one"),
            marks_at_rest: is(MARKS, "yes"),
            launch_waives_limit: is(LIMITS, "waived"),
            launch_unpaid: is(UNPAID, "launches"),
            prevented_fails: is(PREVENTED, "fails"),
            symbols_stop_at_five: is(SYMBOLS, "stop"),
        };
        Plan { seats: asked.seats, fate, talents, classes, automa, rulings }
    }
}
