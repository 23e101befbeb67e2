//! Bots that think: they are shown, they do not stop the table, and whatever changes the question stops them.

mod common;

use common::{Person, Served, hasty, own_options, until};
use serde_json::{Value, json};

fn thinks(state: &Value) -> bool {
    state["waiting"]["thinking"] == true
}

/// Picks for the person until the bot has to think.
async fn until_thinking(person: &mut Person, mut state: Value, name: &str) -> Value {
    for round in 0..200 {
        if thinks(&state) {
            return state;
        }
        let Some(&option) = own_options(&state).last() else {
            state = person.state().await;
            continue;
        };
        person.pick(&state, option, &format!("{name}{round}")).await;
        state = person.state().await;
    }
    panic!("no bot had to think")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thinking_bot_is_shown_and_undo_stops_it() {
    let served = Served::start(hasty()).await;
    let table = served.table("shards", &["me", "regular"], json!({ "undo": "free", "seed": "1" })).await;
    let (mut person, state) = served.join(&table, &table["token"]).await;
    let held = served.app.thinking_pool.hold().await;
    let thinking = until_thinking(&mut person, state, "a").await;
    // The table answers while its bot waits for a place to think.
    person.say(json!({ "type": "ping" })).await;
    assert_eq!(person.message().await["type"], "pong");
    person.say(json!({ "type": "undo", "to": thinking["undo"]["to"] })).await;
    let back = person.state().await;
    assert!(!thinks(&back) && !own_options(&back).is_empty(), "{back}");
    drop(held);
    // Once somebody has had all places, whoever waited before them has had one, too: nothing came of it.
    drop(served.app.thinking_pool.hold().await);
    person.say(json!({ "type": "ping" })).await;
    assert_eq!(person.message().await["type"], "pong", "the bot was told to stop");
    let thinking = until_thinking(&mut person, back, "b").await;
    let after = until(&mut person, |state| state["seq"].as_u64() > thinking["seq"].as_u64()).await;
    assert!(after["seq"].as_u64() > thinking["seq"].as_u64(), "asked again, it answers");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_taken_back_and_the_last_person_leaving_stop_a_bot() {
    let served = Served::start(hasty()).await;
    let table = served.table("shards", &["me", "me"], json!({ "seed": "1" })).await;
    let (mut person, _) = served.join(&table, &table["token"]).await;
    // Whoever gave a seat to a bot is shown its question; who only watches is told that it thinks.
    let (mut watcher, _) = served.join(&table, &table["watch"]).await;
    let held = served.app.thinking_pool.hold().await;
    person.say(json!({ "type": "seat", "seat": 1, "bot": "regular" })).await;
    let thinking = until(&mut watcher, thinks).await;
    person.say(json!({ "type": "seat", "seat": 1 })).await;
    let back = until(&mut watcher, |state| state["rev"].as_u64() > thinking["rev"].as_u64()).await;
    assert!(!thinks(&back) && back["seq"] == thinking["seq"], "{back}");
    person.say(json!({ "type": "seat", "seat": 1, "bot": "regular" })).await;
    until(&mut watcher, thinks).await;
    drop((person, watcher));
    drop(held);
    drop(served.app.thinking_pool.hold().await);
    // Whoever comes back finds it thinking anew or done, and the table goes on.
    let (mut watcher, state) = served.join(&table, &table["watch"]).await;
    let moved = |state: &Value| state["seq"].as_u64() > thinking["seq"].as_u64();
    let after = if moved(&state) { state } else { until(&mut watcher, moved).await };
    assert!(moved(&after));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_a_bot_that_thinks_as_long_as_they_like() {
    let served = Served::start(hasty()).await;
    let places = json!([{ "kind": "me" }, { "kind": "bot", "bot": "search:60000ms" }]);
    let answer = served.post("/api/tables", &json!({ "game": "shards", "seats": 2, "places": places })).await;
    assert_eq!(answer.status, 400, "{}", answer.body);
}
