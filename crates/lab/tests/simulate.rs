//! The lab's promises, shown on the toy game.

use koloda_bots::{Bot, Random, Sight};
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::{Rules, Setup, Status};
use koloda_lab::{LabError, Plan, Report, bench, simulate};
use koloda_toy::{Pick, RaceRules, State, broken_rules, rules, zone};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Never plays a card as long as it may pass.
struct Idle;

impl Bot<RaceRules> for Idle {
    fn pick(&mut self, _: &Sight<'_, RaceRules>, options: &[Pick]) -> usize {
        options.len() - 1
    }
}

/// Must be shown its own hand and nobody else's.
struct Suspicious;

impl Bot<RaceRules> for Suspicious {
    fn pick(&mut self, sight: &Sight<'_, RaceRules>, _: &[Pick]) -> usize {
        let view = sight.view();
        let Status::Deciding(own) = sight.rules().status(&view) else { panic!("nobody is asked") };
        for seat in Seat::all(view.seats) {
            assert!(view.zones.iter(zone::hand(seat)).all(|card| view.zones.is_hidden(card) == (seat != own)));
        }
        0
    }
}

fn plan(games: u64, threads: usize) -> Plan {
    let setup = Setup { seats: 3, set: Default::default() };
    Plan {
        setup,
        bots: vec!["random".to_owned(); 3],
        games,
        seed: 5,
        threads,
        most_picks: Plan::MOST_PICKS,
        keep_records: false,
        count_events: false,
    }
}

fn random(rules: RaceRules, plan: &Plan) -> Report {
    simulate(&rules, plan, &|seed, seat| Box::new(Random::new(seed, seat)), &|| ()).expect("a valid setup")
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let told = |threads| {
        let report = random(rules(), &plan(300, threads));
        (serde_json::to_string(&report.results).expect("plain data"), report.decisions)
    };
    assert_eq!(told(1), told(4));
}

#[test]
fn every_game_is_counted_once() {
    let done = AtomicU64::new(0);
    let count = || {
        done.fetch_add(1, Ordering::Relaxed);
    };
    let report = simulate(&rules(), &plan(50, 2), &|seed, seat| Box::new(Random::new(seed, seat)), &count).expect("a valid setup");
    assert_eq!(done.into_inner(), 50);
    assert_eq!((report.games, report.errors, report.unfinished, report.results.finished), (50, 0, 0, 50));
    let wins: u64 = report.results.seats.iter().map(|seat| seat.wins.count).sum();
    assert_eq!(wins, report.results.endings["goal-reached"].count);
    assert!(report.results.team.is_none(), "a race is not won together");
}

#[test]
fn a_panic_is_one_error_with_a_record_that_leads_there() {
    let report = random(broken_rules(9), &plan(20, 2));
    assert!(report.errors > 0);
    let broken = &report.broken[0];
    assert!(broken.message.contains("planted defect"), "{}", broken.message);
    // The last pick of the record is the one that broke: up to there it replays.
    let upto = broken.record.picks.len() - 1;
    broken.record.replay(&broken_rules(9), upto, &mut koloda_kernel::rules::Log::off()).expect("the record replays");
}

#[test]
fn a_panic_before_the_first_game_is_told_like_any_fault() {
    let result = simulate(&broken_rules(0), &plan(20, 2), &|_, _| Box::new(Idle), &|| ());
    assert!(matches!(&result, Err(LabError::Broken(said)) if said.contains("planted defect")), "{:?}", result.err());
}

#[test]
fn a_game_that_does_not_end_is_unfinished() {
    let plan = Plan { most_picks: 3, ..plan(10, 1) };
    let report = simulate(&rules(), &plan, &|_, _| Box::new(Idle), &|| ()).expect("a valid setup");
    assert_eq!((report.unfinished, report.results.finished), (10, 0));
}

#[test]
fn bots_see_only_what_their_seat_may_see() {
    let report = simulate(&rules(), &plan(10, 1), &|_, _| Box::new(Suspicious), &|| ()).expect("a valid setup");
    assert_eq!(report.errors, 0, "{:?}", report.broken);
}

#[test]
fn a_wrong_setup_is_refused_before_anything_is_played() {
    let mut plan = plan(10, 1);
    plan.setup.set.insert("gaol".to_owned(), "5".to_owned());
    let error = simulate(&rules(), &plan, &|_, _| Box::new(Idle), &|| unreachable!()).expect_err("no such setting");
    assert!(error.to_string().contains("setup-no-setting key=`gaol`"), "{error}");
}

#[test]
fn the_bench_measures_something() {
    let setup = Setup { seats: 2, set: Default::default() };
    let bench = bench(&rules(), &setup, Duration::from_millis(40)).expect("a valid setup");
    assert!(bench.decisions_per_second > 1000.0 && bench.clone_ns > 0.0, "{bench:?}");
    assert_eq!(bench.state_bytes, size_of::<State>());
}

#[test]
fn cards_are_counted_by_what_happened_to_them() {
    let counted = random(rules(), &Plan { count_events: true, ..plan(60, 2) });
    let cards = &counted.results.cards;
    let played = |card: &str| cards[card].events["played"];
    let pawn = played("pawn");
    assert!(pawn.games > 0 && pawn.games <= cards["pawn"].seen && cards["pawn"].seen <= 60, "{pawn:?}");
    assert!(pawn.seats >= pawn.games && pawn.seats <= 3 * pawn.games && pawn.won <= pawn.games, "{pawn:?}");
    // Whoever wins a race has played cards that give points.
    assert!(cards.values().filter_map(|card| card.events.get("played")).any(|played| played.won > 0));
    assert!(random(rules(), &plan(5, 1)).results.cards.is_empty(), "nobody asked");
}
