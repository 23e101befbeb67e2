//! A store in trouble: it refuses, is silent, or writes late. Nothing spins, nobody hangs, and play goes on.

mod common;

use common::troubled::Mode;
use common::{PATIENCE, Person, Served, hasty, own_options};
use koloda_server::Limits;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

const RETRY: Duration = Duration::from_millis(100);

fn quick_to_retry() -> Limits {
    Limits { retry: RETRY, longest_retry: 2 * RETRY, ..hasty() }
}

fn path(table: &Value, what: &str) -> String {
    format!("/api/tables/{}/{what}", table["table"].as_str().expect("a table"))
}

/// A table at which a bot is to move first.
async fn with_a_bot_to_move(served: &Served) -> Value {
    for seed in 0..50 {
        let more = json!({ "seed": seed.to_string(), "public": true });
        let table = served.table("aeons-end", &["me", "random"], more.clone()).await;
        let twin = served.table("aeons-end", &["me", "me"], more).await;
        if served.join(&twin, &twin["token"]).await.1["decision"]["seat"] == 2 {
            return table;
        }
    }
    panic!("no seed begins with the second seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_refuses_is_asked_seldom_and_play_goes_on_by_itself() {
    let (served, store) = Served::troubled(quick_to_retry()).await;
    let table = with_a_bot_to_move(&served).await;
    store.set(Mode::Full);
    let (before, begun) = (store.asked_to_append(), Instant::now());
    let (mut person, state) = served.join(&table, &table["token"]).await;
    assert!(own_options(&state).is_empty(), "a bot is to move");
    assert_eq!(person.error().await, "unavailable", "the people are told");
    assert_eq!(person.state().await["rev"], 0);
    // The table answers and the list is there, while it keeps trying.
    while store.asked_to_append() < before + 4 {
        person.say(json!({ "type": "ping" })).await;
        assert_eq!(person.message().await["type"], "pong", "told once, not again and again");
        assert_eq!(served.http("GET", "/api/tables", &[], "").await.status, 200);
        tokio::time::sleep(RETRY / 10).await;
    }
    let (asked, most) = (store.asked_to_append() - before, 2 + begun.elapsed().as_millis() / (RETRY / 2).as_millis());
    assert!(u128::from(asked) <= most, "{asked} tries, {most} would be seldom");
    store.set(Mode::Well);
    let state = person.state().await;
    assert!(!own_options(&state).is_empty(), "the bot has moved");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pick_that_was_not_kept_is_sent_again_under_the_same_id() {
    let (served, store) = Served::troubled(quick_to_retry()).await;
    let table = served.table("aeons-end", &["me", "me"], json!({})).await;
    let (mut person, state) = served.join(&table, &table["token"]).await;
    for mode in [Mode::Full, Mode::Gone] {
        store.set(mode);
        person.pick(&state, own_options(&state)[0], "one").await;
        let mut told = person.message().await;
        while told["type"] == "state" {
            told = person.message().await;
        }
        assert_eq!(told["kind"], "unavailable", "{mode:?}");
    }
    store.set(Mode::Well);
    let mut last = Value::Null;
    while last["done"] != json!(["one"]) {
        person.pick(&state, own_options(&state)[0], "one").await;
        loop {
            last = person.message().await;
            if last["done"] == json!(["one"]) || last["type"] == "error" {
                break;
            }
        }
    }
    assert_eq!(last["seq"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_never_answers_hangs_nobody() {
    let limits = Limits { patience: Duration::from_millis(300), lobby: Duration::from_millis(300), ..quick_to_retry() };
    let (served, store) = Served::troubled(limits).await;
    let table = served.table("aeons-end", &["me", "me"], json!({ "public": true })).await;
    let (mut person, state) = served.join(&table, &table["token"]).await;
    assert_eq!(served.http("GET", "/api/tables", &[], "").await.status, 200);
    store.set(Mode::Silent);
    person.pick(&state, own_options(&state)[0], "one").await;
    let bearer = format!("Bearer {}", table["token"].as_str().expect("a token"));
    for (method, way) in [("GET", path(&table, "record")), ("POST", path(&table, "rematch")), ("POST", path(&table, "link"))] {
        // The store itself has no limit here; the server's own question for the header is the store's to end.
        let headers = [("authorization", bearer.as_str())];
        let asked = served.http(method, &way, &headers, "{}");
        let _ = tokio::time::timeout(Duration::from_secs(2), asked).await;
    }
    let list = tokio::time::timeout(PATIENCE, served.http("GET", "/api/tables", &[], "")).await.expect("the list hangs for nobody");
    assert_eq!((list.status, list.json().as_array().map(Vec::len)), (200, Some(1)));
    drop(person);
    let gone = async {
        while served.app.caller_limits.sockets.count() > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, gone).await.expect("no connection stays behind");
}

/// The killed server's last write, committed after the next one has read the table.
#[tokio::test(flavor = "multi_thread")]
async fn a_write_that_comes_late_is_an_answer_to_whoever_asks_again() {
    let (served, store) = Served::troubled(quick_to_retry()).await;
    for mode in [Mode::Late, Mode::Mute] {
        let table = served.table("aeons-end", &["me", "me"], json!({ "undo": "free" })).await;
        let (mut person, state) = served.join(&table, &table["token"]).await;
        // A bot in the seat that is not to move does nothing by itself.
        let idle = if state["decision"]["seat"] == 1 { 2 } else { 1 };
        let acts = [
            json!({ "type": "pick", "seq": state["seq"], "option": own_options(&state)[0], "id": "pick" }),
            json!({ "type": "undo", "to": 0, "id": "undo" }),
            json!({ "type": "seat", "seat": idle, "bot": "random", "id": "seat" }),
        ];
        for (number, act) in acts.iter().enumerate() {
            store.set(mode);
            let done = until_done(&mut person, act).await;
            assert_eq!(done["rev"], number + 1, "{act} was done once: {mode:?}");
        }
    }
}

/// Asks again and again under the same id; a conflict would be wrong, it is this person's own act.
async fn until_done(person: &mut Person, act: &Value) -> Value {
    person.say(act.clone()).await;
    loop {
        let message = person.message().await;
        let answered = message["done"].as_array().is_some_and(|ids| ids.contains(&act["id"]));
        match message["type"].as_str() {
            Some("state") if answered => return message,
            Some("error") => {
                assert_eq!(message["kind"], "unavailable", "{message}");
                person.say(act.clone()).await;
            }
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_tables_and_rematches_are_repeatable_after_a_lost_answer() {
    const OWN: &str = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let (served, store) = Served::troubled(quick_to_retry()).await;
    served.table("aeons-end", &["me"], json!({})).await;
    store.set(Mode::Mute);
    served.table("aeons-end", &["me"], json!({})).await;
    for mode in [Mode::Late, Mode::Mute] {
        let table = served.table("aeons-end", &["me", "link"], json!({ "public": true })).await;
        store.set(mode);
        let mut joined = served.post(&path(&table, "join"), &json!({ "own": OWN })).await;
        if joined.status == 503 {
            joined = served.post(&path(&table, "join"), &json!({ "own": OWN })).await;
        }
        assert_eq!((joined.status, &joined.json()["token"]), (200, &json!(OWN)), "{mode:?}: {}", joined.body);
        assert_eq!(served.join(&table, &json!(OWN)).await.1["you"], json!([2]));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_shorter_than_what_was_seen_is_told_for_good() {
    let served = Served::start(hasty()).await;
    let table = served.table("aeons-end", &["me", "me"], json!({})).await;
    let (mut person, state) = served.join(&table, &table["token"]).await;
    person.pick(&state, own_options(&state)[0], "one").await;
    assert_eq!(person.state().await["rev"], 1);
    for (rev, fine) in [(0, true), (1, true), (2, false), (u32::MAX, false)] {
        let mut again = served.connect(table["table"].as_str().expect("a table"), None).await.expect("let in");
        again
            .say(json!({ "type": "hello", "version": koloda_server::protocol::VERSION, "lang": "ru", "token": table["token"], "rev": rev }))
            .await;
        if fine {
            assert_eq!(again.state().await["rev"], 1);
        } else {
            assert_eq!(again.error().await, "damaged", "{rev}");
            assert_eq!(again.closed().await, Some(4410));
        }
    }
}
