//! Everything a game says in random play has words in both languages.

use koloda_games::{AnyRules, Library, Match, dispatch};
use koloda_kernel::chance::{Chance, Seed, Stream};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::{Setup, Viewer};
use koloda_kernel::table::Table;
use koloda_text::{Lang, Words};
use std::sync::Arc;

const PICKS: Stream = Stream { slot: 0, name: *b"words   " };

fn check(words: &Words, phrase: &Phrase) {
    for lang in [Lang::Ru, Lang::En] {
        assert_eq!(words.missing(lang, phrase), Vec::<String>::new(), "{phrase:?}");
    }
}

/// Plays one game and says everything on the way and how it ended.
fn play_through(words: &Words, game: &str, any: &AnyRules, setup: &Setup, number: u64) {
    let seed = Seed::numbered(11, number);
    let mut chance = Chance::new(seed);
    let mut table: Box<dyn Match> = dispatch!(any, rules => {
        let table = Table::start(Arc::clone(rules), setup.clone(), seed).unwrap_or_else(|errors| panic!("{errors:?}"));
        Box::new(table) as Box<dyn Match>
    });
    while let Some(decision) = table.decision() {
        check(words, &decision.prompt);
        // What those are told who wait for it.
        check(words, &Phrase { id: format!("{}.others", decision.prompt.id).into(), ..decision.prompt.clone() });
        decision.options.iter().for_each(|option| check(words, &option.label));
        if chance.below(PICKS, 5) == 0 {
            let panels = table.panels(Viewer::Seat(decision.seat)).into_iter().chain(table.panels(Viewer::Spectator));
            for panel in panels {
                check(words, &panel.title);
                panel.items.iter().for_each(|item| check(words, &item.text));
            }
        }
        let pick = chance.below(PICKS, decision.options.len() as u32) as usize;
        table.pick(pick).expect("a listed option");
    }
    let outcome = table.outcome().expect("no decision, so the game is over");
    check(words, &Phrase::new(format!("{game}-ending-{}", outcome.reason.0)));
    table.lines(0, Viewer::Spectator).iter().for_each(|line| check(words, &line.text));
}

#[test]
fn every_word_of_random_play_is_there() {
    let words = Words::new();
    let library = Library::load(&[]).expect("the shipped cards load");
    for game in library.games() {
        let any = library.rules(game.id()).expect("a known game");
        for setting in game.settings() {
            let names = setting.values.iter().filter_map(|value| value.name.clone());
            let titles = [setting.about.clone(), setting.name()].into_iter().chain(setting.seat_name());
            titles.chain(names).for_each(|phrase| check(&words, &phrase));
        }
        let (fewest, most) = game.seats();
        for seats in fewest..=most {
            let setup = Setup { seats, set: Default::default() };
            (0..6).for_each(|number| play_through(&words, game.id(), any, &setup, number));
        }
    }
}

#[test]
fn the_variants_of_shards_have_words() {
    let words = Words::new();
    let library = Library::load(&[]).expect("the shipped cards load");
    let any = library.rules("shards").expect("a known game");
    for (seats, key, value) in
        [(4, "variant", "teams"), (3, "variant", "three-way"), (3, "leaders", "auction"), (4, "relics", "draft"), (2, "relics", "secret")]
    {
        let setup = Setup { seats, set: [(key.to_owned(), value.to_owned())].into() };
        (0..20).for_each(|number| play_through(&words, "shards", any, &setup, number));
    }
}

/// Everything that can be wrong with a setup, as somebody might write it.
#[test]
fn faults_of_a_setup_have_words() {
    let words = Words::new();
    let library = Library::load(&[]).expect("the shipped cards load");
    let faulty = |game: &str, seats: u8, set: &[(&str, &str)]| {
        let set = set.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        let started = library.game(game).expect("a known game").start(Setup { seats, set }, Seed::numbered(1, 0));
        let errors = started.err().unwrap_or_else(|| panic!("{game} with {seats} seats began"));
        errors.iter().for_each(|error| check(&words, error));
    };
    for game in ["aeons-end", "shards", "thunderstone", "penumbra"] {
        faulty(game, 9, &[]);
        faulty(game, 2, &[("wind", "east"), ("boxes", "big")]);
    }
    let wrong: [(u8, &[(&str, &str)]); 11] = [
        (2, &[("nemesis", "nobody"), ("difficulty", "soft"), ("mages", "nobody"), ("supply", "none")]),
        (2, &[("rating", "high"), ("without", "nobody"), ("turn-order", "variable")]),
        (4, &[("turn-order", "wild")]),
        (2, &[("nemesis", "random"), ("rating", "10-10")]),
        (2, &[("mages", "kadir")]),
        (2, &[("mages", "kadir,kadir")]),
        (3, &[("mages", "random"), ("without", "adelheim,brama,jian,kadir,lash,mist")]),
        (2, &[("supply", "jade,jade,nothing")]),
        (
            2,
            &[
                ("supply", "random"),
                (
                    "without",
                    "jade,searing-ruby,burning-opal,frozen-magma,leeching-agate,pain-stone,sifters-pearl,v-riswood-amber,diamond-cluster",
                ),
            ],
        ),
        (1, &[("solo-turns", "9")]),
        (2, &[("solo-life", "10")]),
    ];
    wrong.iter().for_each(|(seats, set)| faulty("aeons-end", *seats, set));
    let wrong: [(u8, &[(&str, &str)]); 9] = [
        (2, &[("variant", "teams")]),
        (2, &[("variant", "three-way")]),
        (2, &[("variant", "chaos"), ("relics", "all"), ("leaders", "nobody"), ("first", "9")]),
        (2, &[("boxes", "base"), ("relics", "draft")]),
        (2, &[("leaders", "volos,volos")]),
        (2, &[("nemesis-leader", "random")]),
        (4, &[("variant", "teams"), ("first", "2"), ("leaders", "auction")]),
        (1, &[("leaders", "auction")]),
        (2, &[("leaders", "auction"), ("relics", "draft")]),
    ];
    wrong.iter().for_each(|(seats, set)| faulty("shards", *seats, set));
}
