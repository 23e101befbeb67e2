//! Beats: how a state came about is told to those who saw the state before, and leads back to it exactly.

mod common;

use common::{PATIENCE, Person, Served, hasty, own_options};
use koloda_games::difference::apply;
use koloda_server::Limits;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// The view before the first beat: from the present one the whole way back.
fn view_before(state: &Value) -> Value {
    let mut view = state["view"].clone();
    for beat in state["beats"].as_array().into_iter().flatten().rev() {
        if !beat["back"].is_null() {
            apply(&mut view, &beat["back"]);
        }
    }
    view
}

fn numbers(list: &Value) -> Vec<u64> {
    list.as_array().into_iter().flatten().map(|entry| entry["event"].as_u64().expect("a number")).collect()
}

/// Holds two states, one after the other, against what the beats say happened between them.
#[track_caller]
fn compare(before: &Value, after: &Value) -> usize {
    // A pick that nothing is told of changes the table at once.
    if before["viewer"] == after["viewer"] && !after["beats"].is_null() {
        assert_eq!(view_before(after), before["view"], "the beats lead back to the view before");
    }
    assert_eq!(numbers(&after["beats"]), numbers(&after["lines"]), "a beat for each new line");
    numbers(&after["beats"]).len()
}

fn flown(state: &Value) -> usize {
    state["beats"].as_array().into_iter().flatten().filter(|beat| !beat["moves"].is_null()).count()
}

/// Makes one pick in whichever seat is asked; what each was sent then.
async fn step(people: &mut [(Person, Value)], round: usize) -> bool {
    let Some(asked) = people.iter().position(|(_, state)| !own_options(state).is_empty()) else { return false };
    let (person, state) = &mut people[asked];
    let options = own_options(state);
    person.pick(state, options[round * 7 % options.len()], &format!("b{round}")).await;
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn every_step_of_a_game_leads_back_to_the_one_before_for_everybody() {
    let served = Served::start(hasty()).await;
    for game in served.games() {
        let table = served.table(&game, &["me", "link"], json!({ "seed": "5" })).await;
        let token = served.redeem(&table, 0).await;
        let mut people = vec![served.join(&table, &table["token"]).await];
        people.push(served.join(&table, &token).await);
        people.push(served.join(&table, &table["watch"]).await);
        // The first is told that the second came.
        people[0].1 = people[0].0.state().await;
        let (mut beats, mut flights, mut longest) = (0, 0, 0);
        for round in 0..120 {
            if !step(&mut people, round).await {
                break;
            }
            for (person, state) in &mut people {
                let after = person.state().await;
                let told = compare(state, &after);
                (beats, flights, longest) = (beats + told, flights + flown(&after), longest.max(told));
                *state = after;
            }
        }
        assert!(beats > 600 && flights > 100 && longest >= 5, "{game}: {beats} beats, {flights} with flights, at most {longest} at once");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_are_followed_pick_by_pick() {
    let served = Served::start(hasty()).await;
    for game in served.games() {
        let table = served.table(&game, &["me", "heuristic"], json!({ "seed": "3" })).await;
        let (mut person, mut state) = served.join(&table, &table["token"]).await;
        let mut picks = 0;
        for round in 0..60 {
            while own_options(&state).is_empty() && state["outcome"].is_null() {
                state = person.state().await;
            }
            let Some(&option) = own_options(&state).last() else { break };
            person.pick(&state, option, &format!("b{round}")).await;
            let after = person.state().await;
            compare(&state, &after);
            let behind = |line: &Value| line["pick"].as_u64();
            let mut told: Vec<_> = after["lines"].as_array().into_iter().flatten().filter_map(behind).collect();
            told.dedup();
            picks = picks.max(told.len());
            state = after;
        }
        assert!(picks > 2, "{game}: at most {picks} picks were told of together");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_new_and_who_goes_back_gets_no_beats() {
    let served = Served::start(hasty()).await;
    let table = served.table("shards", &["me", "me"], json!({ "undo": "free", "seed": "1" })).await;
    let (mut person, state) = served.join(&table, &table["token"]).await;
    person.pick(&state, own_options(&state)[0], "first").await;
    let after = person.state().await;
    assert!(compare(&state, &after) > 0);
    let (_, joined) = served.join(&table, &table["watch"]).await;
    assert!(joined["beats"].is_null() && !joined["lines"].is_null());
    person.say(json!({ "type": "lang", "lang": "ru" })).await;
    assert!(person.state().await["beats"].is_null(), "the same state in other words");
    person.say(json!({ "type": "undo", "to": 0 })).await;
    let back = person.state().await;
    assert!(back["beats"].is_null());
    assert_eq!(back["view"], state["view"]);
}

async fn play_out(served: &Served, table: &Value) {
    let (mut person, mut state) = served.join(table, &table["token"]).await;
    for round in 0.. {
        let options = own_options(&state);
        let Some(&option) = options.get(round * 5 % options.len().max(1)) else { return };
        person.pick(&state, option, &format!("o{round}")).await;
        state = person.state().await;
    }
}

async fn live_tables(served: &Served) -> i64 {
    served.app.metrics.live_tables.get()
}

/// An ended table leaves the memory although others would be kept for an hour; one that is not over stays.
#[tokio::test(flavor = "multi_thread")]
async fn an_ended_table_that_nobody_looks_at_leaves_the_memory() {
    let limits = Limits { unload: Duration::from_secs(3600), unload_ended: Duration::from_millis(10), ..hasty() };
    let served = Served::start(limits).await;
    let begun = served.table("aeons-end", &["me"], json!({})).await;
    drop(served.join(&begun, &begun["token"]).await);
    let ended = served.table("aeons-end", &["me"], json!({ "seed": "2" })).await;
    play_out(&served, &ended).await;
    let since = Instant::now();
    while live_tables(&served).await > 1 {
        assert!(since.elapsed() < PATIENCE, "the ended table stays");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(live_tables(&served).await, 1, "the one that is not over stays");
}
