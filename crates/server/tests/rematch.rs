//! After the end the same people play again: at one table, however many ask for it.

mod common;

use common::{Answer, Person, Served, hasty};
use futures_util::future::join_all;
use serde_json::{Value, json};

async fn ask(served: &Served, table: &Value, token: &Value) -> Answer {
    let bearer = format!("Bearer {}", token.as_str().expect("a token"));
    let path = format!("/api/tables/{}/rematch", table["table"].as_str().expect("a table"));
    served.http("POST", &path, &[("authorization", &bearer)], "{}").await
}

/// Both seats are given to bots, which play to the end.
async fn played_out(served: &Served) -> (Value, [Value; 2], [Person; 2]) {
    let table = served.table("aeons-end", &["me", "link"], json!({ "public": true })).await;
    let (mut first, _) = served.join(&table, &table["token"]).await;
    let token = served.redeem(&table, 0).await;
    let (mut second, _) = served.join(&table, &token).await;
    for (person, seat) in [(&mut first, 1), (&mut second, 2)] {
        person.say(json!({ "type": "seat", "seat": seat, "bot": "random" })).await;
    }
    for person in [&mut first, &mut second] {
        while person.state().await["outcome"].is_null() {}
    }
    (table.clone(), [table["token"].clone(), token], [first, second])
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_none_before_the_end() {
    let served = Served::start(hasty()).await;
    let table = served.table("aeons-end", &["me", "link"], json!({})).await;
    let early = ask(&served, &table, &table["token"]).await;
    assert_eq!((early.status, &early.json()["kind"]), (409, &json!("conflict")));
    assert_eq!(served.store.count().await.expect("counted"), 1, "no table was made for nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn however_many_ask_there_is_one_table_and_each_opens_it_with_what_they_hold() {
    let served = Served::start(hasty()).await;
    let (table, tokens, mut people) = played_out(&served).await;
    let all = join_all((0..12).map(|number| ask(&served, &table, &tokens[number % 2]))).await;
    let places: Vec<Value> = all.iter().map(|answer| answer.json()["table"].clone()).collect();
    assert!(places.iter().all(|place| *place == places[0] && place.is_string()), "{places:?}");
    assert!(all.iter().all(|answer| answer.status == 200 || answer.status == 201));
    assert_eq!(served.store.count().await.expect("counted"), 2);
    for (seat, (person, token)) in people.iter_mut().zip(&tokens).enumerate() {
        let told = person.message().await;
        assert_eq!((&told["type"], &told["table"]), (&json!("rematch"), &places[0]));
        // What opened the seat before is an invitation to it now: everybody sits down anew.
        let own = served.sit_down(&told, token).await;
        assert_eq!(served.join(&told, &own).await.1["you"], json!([seat + 1]));
    }
    // Also after a restart, and for whoever was not there.
    let served = served.restart(hasty()).await;
    let late = ask(&served, &table, &tokens[1]).await;
    assert_eq!((late.status, &late.json()["table"], &late.json()["token"]), (200, &places[0], &tokens[1]));
    assert_eq!(ask(&served, &table, &table["watch"]).await.status, 403, "watching is no seat");
    // It waits for its own people.
    let join = format!("/api/tables/{}/join", places[0].as_str().expect("a table"));
    assert_eq!(served.post(&join, &json!({})).await.status, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_promised_and_not_made_is_made_by_whoever_asks_next() {
    use common::troubled::Mode;
    let (served, store) = Served::troubled(hasty()).await;
    let (table, tokens, _people) = played_out(&served).await;
    for mode in [Mode::Late, Mode::Mute] {
        store.set(mode);
        let answer = ask(&served, &table, &table["token"]).await;
        assert!([200, 201, 503].contains(&answer.status), "{}", answer.body);
    }
    let answer = ask(&served, &table, &table["token"]).await;
    assert!(answer.status < 300, "{}", answer.body);
    assert_eq!(served.store.count().await.expect("counted"), 2);
    served.sit_down(&answer.json(), &tokens[0]).await;
}
