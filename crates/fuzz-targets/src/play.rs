//! Play with illegal probes: what is offered is taken, everything else is refused and changes nothing.

use crate::{LIBRARY, game_by};
use koloda_games::dispatch;
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::{Log, Rules, Setup};
use koloda_kernel::table::Table;
use serde_json::json;
use std::sync::Arc;

/// Bytes: game, seats, seed, which setting, its value, then one for each pick.
pub fn play(bytes: &[u8]) -> bool {
    let [game, seats, seed, key, value, picks @ ..] = bytes else { return false };
    let rules = LIBRARY.rules(game_by(*game)).expect("a game of the library");
    dispatch!(rules, rules => {
        let Ok(mut table) = Table::start(rules.clone(), setup(&**rules, [*seats, *key, *value]), Seed([*seed; 32])) else { return false };
        picks.iter().for_each(|&byte| step(&mut table, byte));
        replays(rules, &table)
    })
}

fn setup<R: Rules>(rules: &R, [seats, key, value]: [u8; 3]) -> Setup {
    let (least, most) = rules.seats();
    let settings = rules.settings();
    let setting = &settings[usize::from(key) % settings.len()];
    let values: Vec<&str> = setting.ids().chain([setting.default.as_str()]).collect();
    let value = values[usize::from(value) % values.len()].to_owned();
    Setup { seats: least + seats % (most - least + 1), set: [(setting.key.to_owned(), value)].into() }
}

fn step<R: Rules>(table: &mut Table<R>, byte: u8) {
    let Some(asked) = table.to_move() else { return };
    let (before, offered) = (table.state().clone(), table.options().len());
    assert!(table.pick(offered + usize::from(byte)).is_err(), "an option that is not listed was taken");
    let form = table.rules().pick_form(table.state(), table.options()[usize::from(byte) % offered]);
    let spoilt = [json!({ "do": form["do"], "card": byte }), json!({ "do": "?" }), json!([byte]), json!(null)];
    for wish in spoilt.iter().chain([&form]) {
        for seat in [asked, Seat(byte % 4), Seat(byte)] {
            if let Ok(number) = table.find(seat, wish) {
                assert!(number < offered, "{wish} is option {number} of {offered}");
            }
        }
    }
    assert!(*table.state() == before, "a refused pick changed something");
    table.pick(usize::from(byte) % offered).expect("an option that is listed");
    table.rules().check(table.state()).unwrap_or_else(|error| panic!("{error}"));
    if byte == 0xff {
        table.undo(table.picks() / 2);
    }
}

fn replays<R: Rules>(rules: &Arc<R>, table: &Table<R>) -> bool {
    let replayed = table.record().replay(&**rules, usize::MAX, &mut Log::off());
    let (state, _) = replayed.unwrap_or_else(|error| panic!("its own record: {error}"));
    assert!(state == *table.state(), "the record leads elsewhere");
    true
}
