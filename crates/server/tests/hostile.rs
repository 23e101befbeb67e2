//! T7 c to f and T11: what must not work, must not, and changes nothing.

mod common;

use common::{Next, PATIENCE, Person, Served, hasty, own_options};
use koloda_server::Limits;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

async fn seated(served: &Served) -> (Value, Person, Value) {
    let table = served.table(&served.games()[0], &["me", "me"], json!({})).await;
    let (person, state) = served.join(&table, &table["token"]).await;
    (table, person, state)
}

fn id(table: &Value) -> &str {
    table["table"].as_str().expect("a table")
}

/// What the table is now, seen by a new visitor.
async fn rev(served: &Served, table: &Value) -> Value {
    served.join(table, &table["watch"]).await.1["rev"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_oversized_message_closes_with_1009() {
    let served = Served::start(hasty()).await;
    for size in [16 * 1024 + 1, 1024 * 1024] {
        let (table, mut person, _) = seated(&served).await;
        person.send(Message::text("x".repeat(size))).await;
        assert_eq!(person.closed().await, Some(1009), "{size} bytes");
        assert_eq!(rev(&served, &table).await, 0);
    }
    let table = served.table(&served.games()[0], &["me"], json!({})).await;
    let mut stranger = served.connect(id(&table), None).await.expect("let in");
    stranger.send(Message::text("x".repeat(20_000))).await;
    assert_eq!(stranger.closed().await, Some(1009), "also before the hello");
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_messages_are_told_and_change_nothing() {
    let served = Served::start(hasty()).await;
    let (table, mut person, _) = seated(&served).await;
    let deep = format!(r#"{{"type":"why","wish":{}{}}}"#, "[".repeat(5000), "]".repeat(5000));
    let nonsense = [
        "",
        "null",
        "{}",
        "[1,2,3]",
        r#"{"type":"pick"}"#,
        r#"{"type":"pick","seq":0,"option":0,"id":"a","extra":true}"#,
        r#"{"type":"pick","seq":1e99,"option":0,"id":"a"}"#,
        r#"{"type":"pick","seq":0,"option":-1,"id":"a"}"#,
        r#"{"type":"pick","seq":0,"option":0,"id":""}"#,
        r#"{"type":"hello","version":2,"lang":"en"}"#,
        r#"{"type":"seat","seat":300}"#,
        "\u{0}\u{1}",
        deep.as_str(),
    ];
    for text in nonsense {
        person.send(Message::text(text)).await;
        assert_eq!(person.error().await, "malformed", "{text:.60}");
    }
    person.send(Message::binary(vec![0, 159, 146, 150])).await;
    assert_eq!(person.error().await, "malformed");
    let long = json!({ "type": "pick", "seq": 0, "option": 0, "id": "x".repeat(65) });
    person.say(long).await;
    assert_eq!(person.error().await, "malformed");
    assert_eq!(rev(&served, &table).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_say_hello_is_shown_the_door() {
    let served = Served::start(Limits { hello_time: Duration::from_millis(300), ..hasty() }).await;
    let (table, ..) = seated(&served).await;
    let mut silent = served.connect(id(&table), None).await.expect("let in");
    assert_eq!(silent.closed().await, Some(1008));
    let mut rude = served.connect(id(&table), None).await.expect("let in");
    rude.say(json!({ "type": "ping" })).await;
    assert_eq!(rude.closed().await, Some(1008));
    let mut old = served.connect(id(&table), None).await.expect("let in");
    old.say(json!({ "type": "hello", "version": 0, "token": table["token"] })).await;
    assert_eq!(old.error().await, "malformed");
    assert_eq!(old.closed().await, Some(1008));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_messages_closes_with_1008() {
    let served = Served::start(Limits::default()).await;
    let (table, mut person, _) = seated(&served).await;
    for _ in 0..1000 {
        if !person.send(Message::text(r#"{"type":"ping"}"#)).await {
            break;
        }
    }
    let mut too_fast = false;
    let code = loop {
        match person.next().await {
            Next::Message(message) => too_fast |= message["kind"] == "too-fast",
            Next::Closed(code) => break code,
        }
    };
    assert_eq!((code, too_fast), (Some(1008), true));
    assert_eq!(rev(&served, &table).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_for_watching_is_for_many() {
    let served = Served::start(hasty()).await;
    let table = served.table(&served.games()[0], &["me", "link"], json!({})).await;
    let (mut person, _) = served.join(&table, &table["token"]).await;
    let mut crowd = Vec::new();
    for _ in 0..6 {
        crowd.push(served.join(&table, &table["watch"]).await.0);
    }
    let second = served.redeem(&table, 0).await;
    let (_second, _) = served.join(&table, &second).await;
    for watcher in &mut crowd {
        common::until(watcher, |state| state["seats"][1]["connected"] == true).await;
    }
    // Of a person's own connections the newest stay.
    let mut own = Vec::new();
    for _ in 0..4 {
        own.push(served.join(&table, &table["token"]).await.0);
    }
    assert_eq!(person.closed().await, Some(1008));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_pages_of_ours_may_connect() {
    let served = Served::start(hasty()).await;
    let (table, ..) = seated(&served).await;
    let ours = format!("http://{}", served.address);
    let port = served.address.port();
    let wrong = [
        "null".to_owned(),
        "http://evil.example".to_owned(),
        format!("{ours}.evil.example"),
        format!("http://evil.example/{ours}"),
        format!("https://127.0.0.1:{port}"),
        format!("http://127.0.0.1:{}", port ^ 1),
        format!("HTTP://127.0.0.1:{port}"),
        format!("http://127.0.0.1:{port}/"),
        format!("http://user@127.0.0.1:{port}"),
        "http://127.0.0.1".to_owned(),
        String::new(),
    ];
    for origin in &wrong {
        assert_eq!(served.connect(id(&table), Some(origin)).await.err(), Some(403), "{origin}");
        let opened = served.http("POST", "/api/tables", &[("origin", origin)], "{}").await;
        assert_eq!(opened.status, 403, "{origin}");
    }
    assert!(served.connect(id(&table), Some(&ours)).await.is_ok());
    assert!(served.connect(id(&table), Some(&format!("http://localhost:{port}"))).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_counts_from_our_page_only_and_scripts_never_see_it() {
    let served = Served::start(hasty()).await;
    let table = served.table(&served.games()[0], &["me", "link"], json!({})).await;
    let path = format!("/api/tables/{}/session", id(&table));
    let session = served.post(&path, &json!({ "token": table["links"][0]["token"] })).await;
    assert_eq!((&session.json()["seats"], &session.json()["watch"]), (&json!([2]), &json!(false)));
    let cookie = session.header("set-cookie").expect("a cookie").to_owned();
    for part in ["HttpOnly", "SameSite=Strict", "Path=/", "koloda-"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let kept = cookie.split(';').next().expect("a pair");
    let wrong = served.post(&path, &json!({ "token": "x".repeat(43) })).await;
    assert_eq!((wrong.status, wrong.header("set-cookie")), (403, None));
    // A program without an origin that sends a cookie may be a trick: it changes nothing.
    let rematch = format!("/api/tables/{}/rematch", id(&table));
    assert_eq!(served.http("POST", &rematch, &[("cookie", kept)], "").await.status, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_token_of_another_seat_or_table_opens_nothing_more() {
    let served = Served::start(hasty()).await;
    let table = served.table(&served.games()[0], &["me", "link"], json!({})).await;
    let token = served.redeem(&table, 0).await;
    let before = rev(&served, &table).await;
    let (mut first, _) = served.join(&table, &table["token"]).await;
    let (mut second, shown) = served.join(&table, &token).await;
    let state = first.state().await;
    // Whoever is not to move tries.
    let (state, shown) = if own_options(&shown).is_empty() {
        (state, shown)
    } else {
        std::mem::swap(&mut first, &mut second);
        (shown, state)
    };
    assert!(own_options(&shown).is_empty());
    for option in 0..state["decision"]["options"].as_array().expect("options").len() {
        second.pick(&shown, option as u64, &format!("steal{option}")).await;
        let kind = second.error().await;
        assert!(kind == "not-your-turn" || kind == "forbidden", "{kind}");
    }
    let (mut watcher, _) = served.join(&table, &table["watch"]).await;
    for act in [
        json!({ "type": "pick", "seq": 0, "option": 0, "id": "w" }),
        json!({ "type": "undo", "to": 0 }),
        json!({ "type": "consent", "accept": true }),
        json!({ "type": "seat", "seat": 1, "bot": "random" }),
        json!({ "type": "seat", "seat": 1 }),
        json!({ "type": "why", "wish": { "do": "play" } }),
    ] {
        watcher.say(act.clone()).await;
        let kind = watcher.error().await;
        assert_eq!(kind, "forbidden", "{act}");
    }
    second.say(json!({ "type": "seat", "seat": state["you"][0] })).await;
    assert_eq!(second.error().await, "forbidden");

    let other = served.table(&served.games()[0], &["me"], json!({})).await;
    for token in [&other["token"], &json!("x"), &json!("")] {
        let mut stranger = served.connect(id(&table), None).await.expect("let in");
        stranger.say(json!({ "type": "hello", "version": koloda_server::protocol::VERSION, "lang": "en", "token": token })).await;
        assert_eq!(stranger.error().await, "forbidden");
        assert_eq!(stranger.closed().await, Some(1008));
    }
    for (method, what) in [("GET", "record"), ("POST", "rematch")] {
        let bearer = format!("Bearer {}", other["token"].as_str().expect("a token"));
        let path = format!("/api/tables/{}/{what}", id(&table));
        assert_eq!(served.http(method, &path, &[("authorization", &bearer)], "").await.status, 403);
        assert_eq!(served.http(method, &path, &[], "").await.status, 403);
    }
    assert_eq!(rev(&served, &table).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn headers_are_limited_in_time_and_size() {
    let served = Served::start(Limits { header_time: Duration::from_secs(1), ..hasty() }).await;
    let mut slow = Vec::new();
    for _ in 0..100 {
        let mut stream = TcpStream::connect(served.address).await.expect("connected");
        stream.write_all(b"GET /healthz HTTP/1.1\r\nx: ").await.expect("sent");
        slow.push(stream);
    }
    assert_eq!(served.http("GET", "/healthz", &[], "").await.status, 200, "others are answered meanwhile");
    for mut stream in slow {
        let mut rest = Vec::new();
        let cut = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut rest)).await;
        assert!(cut.is_ok(), "a slow sender of headers is cut");
    }
    let big = "y".repeat(17 * 1024);
    let refused = served.http("GET", "/healthz", &[("x", &big)], "").await;
    assert!(refused.status >= 400, "{}", refused.status);
    let body = json!({ "game": "x".repeat(70_000), "seats": 1, "places": [] });
    assert!(served.post("/api/tables", &body).await.status >= 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_the_headers() {
    let served = Served::start(hasty()).await;
    for path in ["/", "/api/tables", "/healthz", "/t/none", "/api/nothing"] {
        let answer = served.http("GET", path, &[], "").await;
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self'"), "{path}: {policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
        for (name, value) in
            [("x-content-type-options", "nosniff"), ("referrer-policy", "no-referrer"), ("cross-origin-opener-policy", "same-origin")]
        {
            assert_eq!(answer.header(name), Some(value), "{path}");
        }
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{path}");
    }
    let metrics = served.http("GET", "/metrics", &[], "").await.body;
    assert!(metrics.contains("koloda_acts_total 0"), "{metrics}");
    assert_eq!(served.http("GET", "/api/openapi.json", &[], "").await.json()["openapi"], "3.1.0");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_is_refused_with_its_faults() {
    let served = Served::start(hasty()).await;
    let game = &served.games()[0];
    let me = json!([{ "kind": "me" }]);
    for (body, status) in [
        (json!({ "game": "none", "seats": 1, "places": me }), 404),
        (json!({ "game": game, "seats": 2, "places": me }), 400),
        (json!({ "game": game, "seats": 99, "places": vec![json!({ "kind": "me" }); 99] }), 400),
        (json!({ "game": game, "seats": 1, "places": me, "set": { "nonsense": "1" } }), 400),
        (json!({ "game": game, "seats": 1, "places": [{ "kind": "bot", "bot": "nobody" }] }), 400),
        (json!({ "game": game, "seats": 1, "places": me, "name": "x".repeat(81) }), 400),
        (json!({ "game": game, "seats": 1, "places": me, "name": "left\u{202E}right" }), 400),
        (json!({ "game": game, "seats": 1, "places": me, "name": "un\u{200B}seen" }), 400),
        (json!({ "game": game, "seats": 1, "places": me, "nonce": "zz" }), 400),
        (json!({ "game": game, "seats": 1, "places": me, "unknown": 1 }), 400),
    ] {
        let answer = served.post("/api/tables", &body).await;
        assert_eq!(answer.status, status, "{body}: {}", answer.body);
        assert!(!answer.json()["text"].as_str().expect("a text").is_empty());
    }
}

/// T11 over sockets: many submit at one number, exactly one wins, the rest get a conflict and a fresh state.
#[tokio::test(flavor = "multi_thread")]
async fn of_many_picks_at_one_number_exactly_one_wins() {
    let rounds: u64 = std::env::var("KOLODA_RACES").ok().and_then(|text| text.parse().ok()).unwrap_or(100);
    let served = Served::start(Limits { connections_per_key: 8, ..hasty() }).await;
    let mut table = served.table(&served.games()[0], &["me", "me"], json!({})).await;
    let mut crowd = crowd(&served, &table).await;
    for round in 0..rounds {
        let (people, state) = &mut crowd;
        let option = own_options(state)[0];
        for (number, person) in people.iter_mut().enumerate() {
            person.pick(state, option, &format!("{round}-{number}")).await;
        }
        let mut conflicts = 0;
        let mut latest = state.clone();
        for person in people.iter_mut() {
            let mut mine = 0;
            // Each hears one state of the winner and, if they lost, an error and a fresh state.
            let mut states = 0;
            while states < 1 + mine {
                let message = person.message().await;
                match message["type"].as_str() {
                    Some("error") => {
                        assert_eq!(message["kind"], "conflict");
                        mine += 1;
                    }
                    _ => {
                        states += 1;
                        latest = message;
                    }
                }
                if states == 1 && mine == 0 {
                    // The winner hears nothing more; a loser's error may still come.
                    person.say(json!({ "type": "ping" })).await;
                    let next = person.message().await;
                    if next["type"] == "error" {
                        mine += 1;
                        states += u64::from(person.state().await["type"] == "state");
                        assert_eq!(person.message().await["type"], "pong");
                    } else {
                        assert_eq!(next["type"], "pong");
                    }
                }
            }
            conflicts += mine;
        }
        assert_eq!(conflicts as usize, people.len() - 1, "round {round}");
        assert_eq!(latest["rev"].as_u64(), state["rev"].as_u64().map(|rev| rev + 1), "round {round}");
        *state = latest;
        if !state["outcome"].is_null() {
            table = served.table(&served.games()[0], &["me", "me"], json!({})).await;
            crowd = self::crowd(&served, &table).await;
        }
    }
}

async fn crowd(served: &Served, table: &Value) -> (Vec<Person>, Value) {
    let mut people = Vec::new();
    let mut state = Value::Null;
    for _ in 0..4 {
        let (person, shown) = served.join(table, &table["token"]).await;
        people.push(person);
        state = shown;
    }
    (people, state)
}
