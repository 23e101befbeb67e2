//! The effect machine: what it runs, when it asks and what it offers, on a tiny game of its own.

mod tiny;

use koloda_kernel::machine::{DEPTH, MOST_STEPS};
use tiny::{Pick, Table};

#[test]
fn steps_run_in_order_and_each_sees_what_the_former_left() {
    let table = Table::begin(&["Seq([Gain(3), Gain(Coins), Gain(Times(2, Coins))])"], [0; 3]);
    assert_eq!(table.state.coins, [18, 0, 0]);
    assert_eq!(table.log.events, ["0 gains 3", "0 gains 3", "0 gains 12", "returned about 0"]);
    assert!(table.state.machine.is_idle());
}

#[test]
fn a_may_is_offered_if_what_it_opens_with_can_be_paid() {
    let text = "May(Seq([Pay(3), Gain(5)]))";
    let mut able = Table::begin(&[text], [3, 0, 0]);
    assert_eq!(able.options(), [Pick::Accept(true), Pick::Accept(false)]);
    assert!(!able.answer(Pick::Accept(true)));
    assert_eq!(able.state.coins, [5, 0, 0]);
    let poor = Table::begin(&[text], [2, 0, 0]);
    assert!(poor.state.machine.is_idle(), "nobody is asked");
    let mut declined = Table::begin(&[text], [3, 0, 0]);
    declined.answer(Pick::Accept(false));
    assert_eq!(declined.state.coins, [3, 0, 0]);
}

#[test]
fn an_or_offers_what_can_be_done_most_completely_and_asks_only_for_a_choice() {
    let text = "Or([Pay(4), Pay(2), Gain(1)])";
    let mut some = Table::begin(&[text], [3, 0, 0]);
    assert_eq!(some.options(), [Pick::Branch(1), Pick::Branch(2)]);
    some.answer(Pick::Branch(1));
    assert_eq!(some.state.coins, [1, 0, 0]);
    let one = Table::begin(&["Or([Pay(4), Pay(2)])"], [3, 0, 0]);
    assert_eq!(one.state.coins, [1, 0, 0], "only one branch is possible");
    let none = Table::begin(&["Or([Pay(4), Pay(8)])"], [2, 0, 0]);
    assert_eq!(none.state.coins, [0, 0, 0], "the branch that can be done best");
}

#[test]
fn a_condition_is_read_when_its_turn_comes() {
    let text = "Seq([Gain(5), If(when: Rich, then: Gain(100), otherwise: Gain(1))])";
    assert_eq!(Table::begin(&[text], [4, 0, 0]).state.coins[0], 10);
    assert_eq!(Table::begin(&[text], [5, 0, 0]).state.coins[0], 110);
}

#[test]
fn a_body_is_repeated_as_often_as_the_amount_was_at_its_beginning() {
    assert_eq!(Table::begin(&["Repeat(Coins, Gain(1))"], [3, 0, 0]).state.coins[0], 6);
    assert_eq!(Table::begin(&["Repeat(Minus(2, Coins), Gain(1))"], [7, 0, 0]).state.coins[0], 7, "never less than not at all");
}

#[test]
fn with_asks_for_one_and_each_takes_all_in_order() {
    let mut with = Table::begin(&["With(Anybody, Gain(2))"], [0; 3]);
    assert_eq!(with.options(), [Pick::Player(0), Pick::Player(1), Pick::Player(2)]);
    with.answer(Pick::Player(2));
    assert_eq!(with.state.coins, [0, 0, 2]);
    assert_eq!(Table::begin(&["Each(Anybody, Gain(Plus(Coins, 1)))"], [0, 1, 2]).state.coins, [1, 3, 5]);
    assert!(Table::begin(&["Seq([With(Nobody, Gain(1)), Each(Nobody, Gain(1))])"], [0; 3]).log.events.len() == 1);
}

#[test]
fn a_scope_that_prefers_the_able_offers_only_those_who_can_lose_most() {
    let two = Table::begin(&["With(AbleFirst, Pay(3))"], [3, 2, 9]);
    assert_eq!(two.options(), [Pick::Player(0), Pick::Player(2)]);
    let one = Table::begin(&["With(AbleFirst, Pay(3))"], [0, 2, 1]);
    assert_eq!(one.state.coins, [0, 0, 1], "nobody is asked where only one may be chosen");
}

#[test]
fn a_finished_body_hands_its_results_to_the_effect_around_it() {
    let mut table = Table::begin(&["Seq([With(Anybody, Gain(1)), Choose])"], [0; 3]);
    table.answer(Pick::Player(2));
    assert_eq!(table.state.machine.top().map(|regs| (regs.subject, regs.left)), Some((0, 1)), "its own subject, the body's result");
}

#[test]
fn an_operation_that_asks_again_keeps_its_stage_until_it_is_done() {
    let mut table = Table::begin(&["Seq([Choose, Choose])"], [0; 3]);
    for coins in [1, 2, 2] {
        assert!(table.answer(Pick::Coins(coins)), "twice for each");
    }
    assert!(!table.answer(Pick::Coins(1)));
    assert_eq!(table.state.coins[0], 6);
}

#[test]
fn a_question_is_resumed_from_a_saved_machine() {
    let mut table = Table::begin(&["Repeat(2, With(Anybody, Seq([Choose, Gain(10)])))"], [0; 3]);
    table.answer(Pick::Player(1));
    table.answer(Pick::Coins(2));
    let saved = serde_json::to_string(&table.state.machine).expect("plain data");
    table.state.machine = serde_json::from_str(&saved).expect("what was written");
    table.answer(Pick::Coins(2));
    assert_eq!(table.state.coins, [0, 14, 0]);
    assert_eq!(table.options().len(), 3, "the second time");
}

#[test]
fn what_was_started_last_runs_first_and_then_the_effect_goes_on() {
    let table = Table::begin(&["Seq([Run(1), Gain(1)])", "Seq([Gain(2), Run(2), Gain(3)])", "Gain(4)"], [0; 3]);
    let gains: Vec<&str> = table.log.events.iter().map(|event| event.0.as_str()).filter(|event| event.contains("gains")).collect();
    assert_eq!(gains, ["0 gains 2", "0 gains 4", "0 gains 3", "0 gains 1"]);
}

#[test]
fn what_would_nest_too_deep_is_lost_and_nothing_else() {
    let table = Table::begin(&["Seq([Gain(1), Run(0), Gain(100)])"], [0; 3]);
    let begun = table.state.coins[0] / 100;
    assert!(table.state.machine.is_idle());
    assert_eq!(table.state.coins[0], begun * 101, "whatever began has also come to its end");
    assert!((1..DEPTH as i32).contains(&begun));
}

#[test]
fn loops_deeper_than_a_checked_card_has_lose_their_innermost_bodies() {
    let nested = |depth: usize| format!("Seq([{}Gain(1){}, Gain(100)])", "Repeat(1, ".repeat(depth), ")".repeat(depth));
    assert_eq!(Table::begin(&[&nested(DEPTH - 1)], [0; 3]).state.coins[0], 101);
    assert_eq!(Table::begin(&[&nested(DEPTH)], [0; 3]).state.coins[0], 100);
}

#[test]
fn an_effect_that_never_ends_stops_to_repeat() {
    let table = Table::begin(&["Repeat(Times(255, 255), Repeat(Times(255, 255), Gain(1)))"], [0; 3]);
    assert!(table.state.machine.is_idle());
    assert!(table.state.coins[0] < MOST_STEPS as i32);
}

#[test]
fn numbers_saturate_instead_of_overflowing() {
    let times = "Times(255, Times(255, Times(255, Times(255, Times(255, 255)))))";
    assert_eq!(Table::begin(&[&format!("Seq([Gain({times}), Gain({times})])")], [0; 3]).state.coins[0], i32::MAX);
    assert_eq!(Table::begin(&["Gain(Plus(Half(7), When(Rich, 5)))"], [10, 0, 0]).state.coins[0], 19);
    assert_eq!(Table::begin(&["Gain(Half(3))"], [0; 3]).state.coins[0], 2, "half, rounded up");
    assert_eq!(Table::begin(&["Gain(Plus(Minus(0, 3), 1))"], [0; 3]).state.coins[0], 1, "what is taken away leaves at least 0");
}
