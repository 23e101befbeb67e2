//! The search sees what its seat sees and nothing else, plays better than what it is made of, and does not throw a victory away.

use koloda_bots::{Bot, Budget, Random, Search, SearchPlan, Sight, bot_by_name};
use koloda_games::{Library, dispatch};
use koloda_kernel::chance::Seed;
use koloda_kernel::heuristic::Heuristic;
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::{Log, Rules, Setup, Status, Viewer, resolve_forced};
use koloda_toy::rules;

fn search<R: Heuristic>(iterations: u32, seat: Seat) -> Search<R> {
    Search::new(SearchPlan::new(Budget::Iterations(iterations)), Random::new(Seed::numbered(8, 1), seat))
}

/// At every seventh decision of a game: another full state that looks the same to the seat leads to the same choice.
fn same_view_same_choice<R: Heuristic>(rules: &R) -> usize {
    let (mut log, mut options, mut asked) = (Log::off(), Vec::new(), 0);
    let seats = rules.seats().0.max(2);
    let mut state = rules.start(&Setup { seats, set: Default::default() }, Seed::numbered(8, 2), &mut log).expect("a valid setup");
    let mut random = Random::new(Seed::numbered(8, 3), Seat(0));
    for decision in 0..120 {
        resolve_forced(rules, &mut state, &mut options, &mut log);
        let Status::Deciding(seat) = rules.status(&state) else { break };
        if decision % 7 == 3 && options.len() > 1 {
            let view = rules.redact(&state, Viewer::Seat(seat));
            let other = rules.determinise(&view, Viewer::Seat(seat), Seed::numbered(8, 1000 + decision));
            let pick = |state: &R::State| search::<R>(12, seat).pick(&Sight::new(rules, state, seat), &options);
            assert_eq!(pick(&state), pick(&other), "{}, decision {decision}", rules.id());
            assert_eq!(pick(&state), pick(&state), "{}, decision {decision}: repeated", rules.id());
            asked += 1;
        }
        let number = random.below(options.len());
        rules.apply_unchecked(&mut state, options[number], &mut log);
    }
    asked
}

#[test]
fn two_states_with_the_same_view_lead_to_the_same_choice_in_every_game() {
    let library = Library::load(&[]).expect("the shipped cards load");
    for game in library.games() {
        let asked = dispatch!(library.rules(game.id()).expect("listed"), rules => same_view_same_choice(&**rules));
        assert!(asked >= 8, "{}: only {asked} decisions were compared", game.id());
    }
    assert!(same_view_same_choice(&rules()) > 0);
}

#[test]
fn every_level_takes_a_victory_that_lies_open() {
    let rules = rules();
    let hand = serde_json::json!({ "players": [{ "hand": ["pawn", "rook"], "points": 7 }, { "hand": ["pawn"], "points": 9 }] });
    let state = rules.read_position(&hand).expect("a valid position");
    let mut options = Vec::new();
    rules.options(&state, &mut options);
    let wins = |pick: &koloda_toy::Pick| {
        let mut after = state.clone();
        rules.apply_unchecked(&mut after, *pick, &mut Log::off());
        matches!(rules.status(&after), Status::Over(outcome) if outcome.won_by(Seat(0)))
    };
    assert!(options.iter().any(wins) && !options.iter().all(wins), "{options:?}");
    for level in ["novice", "regular", "search:40"] {
        for game in 0..20 {
            let mut bot = bot_by_name(level).expect("a level").seat(Seed::numbered(8, game), Seat(0));
            let pick = bot.pick(&Sight::new(&rules, &state, Seat(0)), &options);
            assert!(wins(&options[pick]), "{level} did not win in game {game}");
        }
    }
}

#[test]
fn a_search_that_is_told_to_stop_answers_at_once() {
    let (rules, mut options) = (rules(), Vec::new());
    let mut state =
        rules.start(&Setup { seats: 2, set: Default::default() }, Seed::numbered(8, 4), &mut Log::off()).expect("a valid setup");
    resolve_forced(&rules, &mut state, &mut options, &mut Log::off());
    let Status::Deciding(seat) = rules.status(&state) else { panic!("a new game") };
    let stop = std::sync::atomic::AtomicBool::new(true);
    let mut bot = search(1_000_000, seat);
    let pick = bot.pick(&Sight::new(&rules, &state, seat).stopped_by(&stop), &options);
    assert!(pick < options.len());
    assert_eq!(bot.iterations(), 0);
}

/// A regression match: from a few iterations on the search beats what it is made of. Six duels from fixed seeds, each seat by turns.
#[test]
fn a_short_search_wins_duels_of_shards_against_the_heuristic() {
    let rules = koloda_shards::ShardsOfInfinity::read(&koloda_games::shipped("shards")).expect("the shipped cards load");
    let won = (0..6).filter(|&number| wins_duel(&rules, number, Seat((number % 2) as u8))).count();
    assert!(won >= 4, "only {won} of 6 duels were won");
}

fn wins_duel<R: Heuristic>(rules: &R, number: u64, own: Seat) -> bool {
    let seed = Seed::numbered(9, number);
    let kind = |seat| bot_by_name(if seat == own { "search:60" } else { "heuristic" }).expect("a bot");
    let mut bots: Vec<Box<dyn Bot<R>>> = Seat::all(2).map(|seat| kind(seat).seat(seed, seat)).collect();
    let (mut log, mut options) = (Log::off(), Vec::new());
    let mut state = rules.start(&Setup { seats: 2, set: Default::default() }, seed, &mut log).expect("a valid setup");
    loop {
        resolve_forced(rules, &mut state, &mut options, &mut log);
        match rules.status(&state) {
            Status::Over(outcome) => return outcome.won_by(own),
            Status::Deciding(seat) => {
                let pick = koloda_bots::ask(&mut *bots[seat.index()], rules, &state, seat, &options);
                rules.apply_unchecked(&mut state, options[pick], &mut log);
            }
        }
    }
}
