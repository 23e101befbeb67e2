//! Card files: an error with file and line, or cards that can be told and played.

use crate::LIBRARY;
use koloda_games::{Edition, shipped};
use koloda_kernel::card_file::{CardFile, HOMEBREW};
use koloda_kernel::chance::Seed;
use koloda_kernel::rules::Setup;
use koloda_text::{Lang, Words};
use std::sync::LazyLock;

static WORDS: LazyLock<Words> = LazyLock::new(Words::new);
/// Picks of a game with the added cards.
const PICKS: usize = 40;

/// Bytes: a card file, added to the shipped ones of each game.
pub fn card_file(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let added = CardFile { text: text.to_owned(), path: "added.ron".to_owned(), box_id: HOMEBREW.to_owned() };
    let loads = |game: &str| {
        let files: Vec<CardFile> = shipped(game).into_iter().chain([added.clone()]).collect();
        match Edition::read(game, files) {
            Ok(edition) => tell_and_play(&edition),
            Err(errors) => {
                assert!(!errors.is_empty() && errors.iter().all(|error| has_a_place(error)), "a fault without a place: {errors:?}");
                return false;
            }
        }
        true
    };
    LIBRARY.games().filter(|game| loads(game.id())).count() > 0
}

/// `file:line:column: what`, lines counted from 1.
fn has_a_place(error: &str) -> bool {
    let mut parts = error.split(':').skip(1);
    let mut is_counted = || parts.next().and_then(|number| number.parse().ok()).is_some_and(|number: usize| number > 0);
    is_counted() && is_counted()
}

fn tell_and_play(edition: &Edition) {
    let game = edition.game();
    for sheet in game.cards().into_iter().filter(|sheet| sheet.box_id == HOMEBREW) {
        for lang in [Lang::Ru, Lang::En] {
            assert!(WORDS.missing(lang, &sheet.text).is_empty(), "{}: no words for {:?}", sheet.id, sheet.text);
        }
    }
    let Ok(mut play) = game.start(Setup { seats: 2, set: Default::default() }, Seed([5; 32])) else { return };
    while let Some(decision) = play.decision().filter(|_| play.picks() < PICKS) {
        play.pick((play.picks() * 7 + 3) % decision.options.len()).expect("an option that is listed");
    }
}
