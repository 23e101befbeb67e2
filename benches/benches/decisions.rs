//! Instructions of the hot paths of every game, over games that are the same in every run.

use gungraun::{library_benchmark, library_benchmark_group, main};
use koloda_bots::Random;
use koloda_games::{AnyRules, Library, dispatch};
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::{Log, Rules, Setup, Status, Viewer, resolve_forced};
use std::collections::BTreeMap;
use std::hint::black_box;

const GAMES: u64 = 20;

struct Bench {
    library: Library,
    game: &'static str,
}

impl Bench {
    fn rules(&self) -> &AnyRules {
        self.library.rules(self.game).expect("a known game")
    }
}

fn load(game: &'static str) -> Bench {
    Bench { library: Library::load(&[]).expect("the shipped cards"), game }
}

fn start<R: Rules>(rules: &R, number: u64) -> R::State {
    let setup = Setup { seats: 2, set: BTreeMap::new() };
    rules.start(&setup, Seed::numbered(0, number), &mut Log::off()).expect("the default set-up")
}

/// Plays one game at random; `look` sees each state in which somebody decides.
fn play<R: Rules>(rules: &R, number: u64, mut look: impl FnMut(&R::State)) {
    let (mut state, mut options, mut log) = (start(rules, number), Vec::new(), Log::off());
    let mut random = Random::new(Seed::numbered(0, number), Seat(0));
    loop {
        resolve_forced(rules, &mut state, &mut options, &mut log);
        if let Status::Over(_) = rules.status(&state) {
            break;
        }
        look(&state);
        let pick = options[random.below(options.len())];
        rules.apply_unchecked(&mut state, pick, &mut log);
    }
}

#[library_benchmark]
#[bench::aeons_end(args = ("aeons-end"), setup = load)]
#[bench::shards(args = ("shards"), setup = load)]
fn starts(bench: Bench) -> Bench {
    dispatch!(bench.rules(), rules => (0..GAMES).for_each(|number| drop(black_box(start(&**rules, number)))));
    bench
}

#[library_benchmark]
#[bench::aeons_end(args = ("aeons-end"), setup = load)]
#[bench::shards(args = ("shards"), setup = load)]
fn games(bench: Bench) -> Bench {
    dispatch!(bench.rules(), rules => (0..GAMES).for_each(|number| play(&**rules, number, |_| ())));
    bench
}

/// A game in which every state is also redacted, as for bots and viewers: the difference to `games` is redaction.
#[library_benchmark]
#[bench::aeons_end(args = ("aeons-end"), setup = load)]
#[bench::shards(args = ("shards"), setup = load)]
fn redacted_games(bench: Bench) -> Bench {
    dispatch!(bench.rules(), rules => {
        let look = |state: &_| drop(black_box(rules.redact(state, Viewer::Seat(Seat(0)))));
        (0..GAMES).for_each(|number| play(&**rules, number, look));
    });
    bench
}

library_benchmark_group!(name = hot_paths; benchmarks = starts, games, redacted_games);
main!(library_benchmark_groups = hot_paths);
