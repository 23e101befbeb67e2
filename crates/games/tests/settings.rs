//! What the declared settings promise: each is read by its game, and each of its values can begin a game somewhere.

use koloda_games::{Game, Library};
use koloda_kernel::chance::Seed;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::Setup;
use koloda_kernel::settings::{Kind, Setting};

fn start(game: &dyn Game, seats: u8, key: &str, value: &str) -> Result<(), Vec<Phrase>> {
    let setup = Setup { seats, set: [(key.to_owned(), value.to_owned())].into() };
    game.start(setup, Seed::numbered(1, 0)).map(drop)
}

fn seats(game: &dyn Game, setting: &Setting) -> std::ops::RangeInclusive<u8> {
    let (least, most) = setting.seats.unwrap_or(game.seats());
    least..=most
}

#[test]
fn a_value_that_no_setting_has_is_refused_by_name() {
    let library = Library::load(&[]).expect("the shipped cards load");
    for game in library.games() {
        for setting in game.settings() {
            let errors = start(game, *seats(game, &setting).start(), setting.key, "nonsense").expect_err(setting.key);
            assert!(errors.iter().any(|error| error.to_string().contains("nonsense")), "{} {}: {errors:?}", game.id(), setting.key);
        }
    }
}

#[test]
fn every_value_and_every_default_begins_a_game_for_some_number_of_seats() {
    let library = Library::load(&[]).expect("the shipped cards load");
    for game in library.games() {
        for setting in game.settings() {
            // One id is enough for one seat; an expansion cannot be played alone.
            let values = setting.ids().filter(|_| setting.kind != Kind::Boxes).chain([setting.default.as_str()]);
            for value in values.filter(|value| !value.is_empty()) {
                let begins = seats(game, &setting).any(|seats| start(game, seats, setting.key, value).is_ok());
                assert!(begins, "{} {}={value}", game.id(), setting.key);
            }
        }
    }
}
