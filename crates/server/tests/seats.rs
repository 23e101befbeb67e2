//! How people come to their seats, from the list or by an invitation, and how they keep them.

mod common;

use common::{Answer, Served, hasty, until};
use serde_json::{Value, json};

const OWN: &str = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

fn path(table: &Value, what: &str) -> String {
    format!("/api/tables/{}/{what}", table["table"].as_str().expect("a table"))
}

async fn call(served: &Served, table: &Value, what: &str, token: &Value, body: Value) -> Answer {
    let bearer = format!("Bearer {}", token.as_str().unwrap_or_default());
    served.http("POST", &path(table, what), &[("authorization", &bearer)], &body.to_string()).await
}

/// How many seats of a table the list says are free.
async fn free(served: &Served, table: &Value) -> Value {
    let listed = served.http("GET", "/api/tables", &[], "").await.json();
    let rows = listed.as_array().expect("a list");
    rows.iter().find(|row| row["table"] == table["table"]).expect("listed")["free"].clone()
}

/// Whether a token opens the table at all.
async fn opens(served: &Served, table: &Value, token: &Value) -> bool {
    let mut person = served.connect(table["table"].as_str().expect("a table"), None).await.expect("let in");
    person.say(json!({ "type": "hello", "version": koloda_server::protocol::VERSION, "lang": "en", "token": token })).await;
    person.message().await["type"] == "state"
}

#[tokio::test(flavor = "multi_thread")]
async fn a_free_seat_of_a_public_table_is_taken_from_the_list() {
    let served = Served::start(hasty()).await;
    let game = &served.games()[0];
    let table = served.table(game, &["me", "link", "link"], json!({ "public": true })).await;
    assert_eq!(free(&served, &table).await, 2);
    let joined = served.post(&path(&table, "join"), &json!({})).await;
    assert_eq!(joined.status, 200, "{}", joined.body);
    let session = joined.json();
    assert_eq!(session["seats"], json!([2]));
    assert!(joined.header("set-cookie").is_some_and(|cookie| cookie.contains("HttpOnly")));
    assert_eq!(served.join(&table, &session["token"]).await.1["you"], json!([2]));
    assert!(!opens(&served, &table, &table["links"][0]["token"]).await, "the seat has somebody else now");
    assert_eq!(free(&served, &table).await, 1);

    // Who sits already is told their own seat; who repeats a lost question gets the same answer.
    let again = call(&served, &table, "join", &session["token"], json!({})).await.json();
    assert_eq!(again, session);
    for _ in 0..2 {
        let drawn = served.post(&path(&table, "join"), &json!({ "own": OWN })).await.json();
        assert_eq!((&drawn["seats"], &drawn["token"]), (&json!([3]), &json!(OWN)));
    }
    assert_eq!(free(&served, &table).await, 0);
    let late = served.post(&path(&table, "join"), &json!({})).await;
    assert_eq!((late.status, &late.json()["kind"]), (409, &json!("conflict")));

    // All of it is in the log.
    let served = served.restart(hasty()).await;
    assert_eq!(free(&served, &table).await, 0);
    assert_eq!(served.post(&path(&table, "join"), &json!({})).await.status, 409);
    assert_eq!(served.join(&table, &session["token"]).await.1["you"], json!([2]));
    assert!(!opens(&served, &table, &table["links"][0]["token"]).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_want_the_last_seat_exactly_one_gets_it() {
    let served = Served::start(hasty()).await;
    for _ in 0..20 {
        let table = served.table(&served.games()[0], &["me", "link"], json!({ "public": true })).await;
        let (path, nothing) = (path(&table, "join"), json!({}));
        let all = futures_util::future::join_all((0..6).map(|_| served.post(&path, &nothing))).await;
        let mut statuses: Vec<u16> = all.iter().map(|answer| answer.status).collect();
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409, 409, 409, 409, 409]);
        let winner = all.iter().find(|answer| answer.status == 200).expect("one").json();
        assert_eq!(served.join(&table, &winner["token"]).await.1["you"], json!([2]));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_down_plays_instead_of_the_bot() {
    let served = Served::start(hasty()).await;
    let table = served.table(&served.games()[0], &["me", "link"], json!({ "public": true })).await;
    let (mut first, _) = served.join(&table, &table["token"]).await;
    first.say(json!({ "type": "seat", "seat": 2, "bot": "random" })).await;
    let dealt = until(&mut first, |state| state["seats"][1]["bot"] == "random").await;
    assert_eq!(dealt["gathering"], Value::Null, "with a bot in the last empty seat the game begins");
    let session = served.post(&path(&table, "join"), &json!({})).await.json();
    let (_, state) = served.join(&table, &session["token"]).await;
    assert_eq!(state["seats"][1]["bot"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_that_are_not_kept_for_anybody_are_not_given() {
    let served = Served::start(hasty()).await;
    let game = &served.games()[0];
    let private = served.table(game, &["me", "link"], json!({})).await;
    assert_eq!(served.post(&path(&private, "join"), &json!({})).await.status, 403);
    let nowhere = json!({ "table": "nowhere" });
    assert_eq!(served.post(&path(&nowhere, "join"), &json!({})).await.status, 404);
    let public = served.table(game, &["me", "random"], json!({ "public": true })).await;
    assert_eq!(served.post(&path(&public, "join"), &json!({})).await.status, 409);
    for weak in ["", "short", "not a token, though it has forty-three chars"] {
        let answer = served.post(&path(&public, "join"), &json!({ "own": weak })).await;
        assert_eq!((answer.status, &answer.json()["kind"]), (400, &json!("malformed")), "{weak}");
    }
    let open = served.table(game, &["me", "link"], json!({ "public": true })).await;
    let foreign = served.http("POST", &path(&open, "join"), &[("origin", "http://evil.example")], "{}").await;
    assert_eq!(foreign.status, 403);
    // A token that opens something else does not become a seat's.
    let watcher = json!({ "own": open["watch"] });
    assert_eq!(served.post(&path(&open, "join"), &watcher).await.status, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_redeemed_once() {
    let served = Served::start(hasty()).await;
    let table = served.table(&served.games()[0], &["me", "link", "link"], json!({})).await;
    let (first, second) = (&table["links"][0]["token"], &table["links"][1]["token"]);
    assert!(!opens(&served, &table, first).await, "an invitation is no seat before it is redeemed");
    let session = served.post(&path(&table, "session"), &json!({ "token": first })).await.json();
    assert_eq!(session["seats"], json!([2]));
    assert_ne!(&session["token"], first);
    assert!(!opens(&served, &table, first).await);
    let late = served.post(&path(&table, "session"), &json!({ "token": first })).await;
    assert_eq!((late.status, late.header("set-cookie")), (403, None));
    assert_eq!(served.join(&table, &session["token"]).await.1["you"], json!([2]));

    // The browser that has the seat may open the link again, by its token or its cookie, and takes nobody's place.
    let again = call(&served, &table, "session", &session["token"], json!({ "token": first })).await.json();
    assert_eq!(again, session);
    let cookie = format!("koloda-{}={}", table["table"].as_str().expect("a table"), session["token"].as_str().expect("a token"));
    let origin = format!("http://{}", served.address);
    let kept = [("cookie", cookie.as_str()), ("origin", origin.as_str())];
    let other = served.http("POST", &path(&table, "session"), &kept, &json!({ "token": second }).to_string()).await.json();
    assert_eq!(other, session);

    // Of many who open one link, one gets in; with their own token also after the answer was lost.
    let (way, asked) = (path(&table, "session"), json!({ "token": second }));
    let all = futures_util::future::join_all((0..6).map(|_| served.post(&way, &asked))).await;
    assert_eq!(all.iter().filter(|answer| answer.status == 200).count(), 1);
    assert_eq!(all.iter().filter(|answer| answer.status == 403).count(), 5);
    let third = served.table(&served.games()[0], &["me", "link"], json!({})).await;
    for _ in 0..2 {
        let asked = json!({ "token": third["links"][0]["token"], "own": OWN });
        assert_eq!(served.post(&path(&third, "session"), &asked).await.json()["token"], OWN);
    }

    let served = served.restart(hasty()).await;
    assert!(!opens(&served, &table, first).await);
    assert!(opens(&served, &table, &session["token"]).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_links_of_the_creator_and_of_those_who_watch_stay() {
    let served = Served::start(hasty()).await;
    let table = served.table(&served.games()[0], &["me", "link"], json!({})).await;
    for token in [&table["token"], &table["watch"]] {
        for _ in 0..2 {
            assert_eq!(&served.post(&path(&table, "session"), &json!({ "token": token })).await.json()["token"], token);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_link_to_a_seat_ends_the_old_one() {
    let served = Served::start(hasty()).await;
    let table = served.table(&served.games()[0], &["me", "link"], json!({})).await;
    let (mut tab, state) = served.join(&table, &table["token"]).await;
    let new = call(&served, &table, "link", &table["token"], json!({ "own": OWN })).await;
    assert_eq!((new.status, &new.json()["token"]), (200, &json!(OWN)), "{}", new.body);
    assert_eq!(tab.closed().await, Some(1008), "whoever came with the old token is shown the door");
    assert!(!opens(&served, &table, &table["token"]).await);
    let (_, moved) = served.join(&table, &json!(OWN)).await;
    assert_eq!((&moved["you"], &moved["view"]), (&state["you"], &state["view"]));
    // The answer was lost; the old token is refused by now, the drawn one is not.
    assert_eq!(call(&served, &table, "link", &table["token"], json!({ "own": OWN })).await.json()["token"], OWN);
    assert_eq!(call(&served, &table, "link", &table["token"], json!({})).await.status, 403);
    assert_eq!(call(&served, &table, "link", &table["watch"], json!({})).await.status, 403, "watching is no seat");
    assert_eq!(served.post(&path(&table, "link"), &json!({})).await.status, 403);

    let served = served.restart(hasty()).await;
    assert!(!opens(&served, &table, &table["token"]).await);
    assert_eq!(served.join(&table, &json!(OWN)).await.1["you"], json!([1]));
}
