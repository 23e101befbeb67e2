//! T1: what an observer cannot know never changes a byte they are sent.
//!
//! The definition. An observer is the holder of a seat, of two seats, or a spectator. Take a
//! position of a game, a hidden part of it (an opponent's hand and deck, the centre deck, shuffles to
//! come, …) and another world that differs in this part only, dealt anew within what the observer
//! knows. Put the real room around both worlds.
//!
//! 1. *Before the pick* every message is the same, byte for byte: the table, who is asked, the
//!    question, the number and order of options, the log, undo and its price, every answer to `why`,
//!    `preview` and `moment`. No world is left out because it "would have gone on by itself": if it
//!    does, the question was put because of something hidden, and that is a leak.
//! 2. The *same pick* is made in both worlds (the same form: what a seat does is public). If the part
//!    dealt anew is what the mover picks from, a world is looked for in which they can.
//! 3. *After the pick*, and all that followed by itself, every message is the same again, the beats in it included, unless
//!    something came to light. That is so only if the honest `redact` of the two outcomes differs for
//!    the observer, *and* a line of the log in both worlds says it, at the same place: it names a card,
//!    in each world another, and is alike otherwise; or it deals the observer cards they may look at from
//!    the part in question. Up to that line the logs must agree, and the beats before it. A difference in who is asked, in what
//!    way, at what price, without such a line is a leak, whatever `redact` says: the state of the turn is
//!    part of it.
//! 4. *Taking back*: if the observer can tell the worlds apart after the pick, taking it back is not
//!    free in either world, even where the difference is explained. A pick that hands the decision to
//!    another seat is never free to take back. After a free undo every message is the same again.
//!
//! Worlds differ in one part at a time so that a leak about a hand cannot hide behind a card that the
//! same pick turned up elsewhere. Every planted leak of `leaky` has to be found, in every game.

mod cases;
mod coverage;
mod hidden;
mod http;
mod leaky;
mod light;
mod observer;
mod probes;
mod stage;
mod transition;
mod walk;

use hidden::Hidden;
use koloda_games::{Library, dispatch};
use koloda_server::PhraseCache;
use leaky::Leak;
use std::sync::{Arc, Mutex};
use walk::{Coverage, Extent, Walk};

/// Games per case; more, and more positions of each kind, by `KOLODA_SECRET_GAMES`.
const GAMES: u64 = 6;

fn games() -> u64 {
    std::env::var("KOLODA_SECRET_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(GAMES)
}

/// Walks through every case of a game.
fn walk<R: Hidden>(rules: &Arc<R>, leak: Option<Leak>, extent: Extent) -> Coverage {
    let (phrases, mut reached) = (PhraseCache::default(), Coverage::default());
    for case in cases::cases(rules.id()) {
        Walk { rules, case: &case, leak, phrases: &phrases, extent, reached: &mut reached }.play();
        if extent.stop_at_first_leak && !reached.leaks.is_empty() {
            break;
        }
    }
    reached
}

/// Every game on a thread of its own: together they take as long as the longest.
fn each_game(check: impl Fn(&str, &dyn Fn(Option<Leak>, Extent) -> Coverage) + Sync) {
    let library = Library::load(&[]).expect("the shipped cards load");
    let only = std::env::var("KOLODA_SECRET_ONLY").ok();
    std::thread::scope(|scope| {
        for game in library.games().filter(|game| only.as_deref().is_none_or(|only| only == game.id())) {
            let any = library.rules(game.id()).expect("just listed");
            let check = &check;
            scope.spawn(move || dispatch!(any, rules => check(game.id(), &|leak, extent| walk(rules, leak, extent))));
        }
    });
}

#[test]
fn what_an_observer_cannot_know_changes_no_byte() {
    let leaks = Mutex::new(String::new());
    each_game(|game, walk| {
        let each = usize::try_from(games() / GAMES).unwrap_or(1).max(1);
        // Games of Penumbra are long, and have the most kinds of questions.
        let games = if game == "penumbra" { games() / 2 } else { games() };
        let reached = walk(None, Extent { games, each, stop_at_first_leak: false });
        println!("{game}: {} comparisons, {:?}, {:?}\n{:?}", reached.compared(), reached.verdicts, reached.languages, reached.prompts());
        leaks.lock().expect("nobody panics with it").push_str(&reached.leaks_as_text());
        coverage::assert_reached(game, &reached);
    });
    let leaks = leaks.into_inner().expect("nobody panics with it");
    assert!(leaks.is_empty(), "hidden information goes out:\n{leaks}");
}

#[test]
fn every_planted_leak_is_found() {
    each_game(|game, walk| {
        for leak in Leak::ALL {
            let reached = walk(Some(leak), Extent { games: 4, each: 1, stop_at_first_leak: true });
            assert!(!reached.leaks.is_empty(), "{game}: the leak {leak:?} was not found");
            println!("{game}: {leak:?} found after {} comparisons\n{}", reached.compared(), reached.leaks_as_text());
        }
    });
}
