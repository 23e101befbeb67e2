//! People have names: given when they sit down, changed later, and heard where the games say "player 2".

mod common;

use common::{Person, Served, hasty, own_options, plain, until};
use serde_json::{Value, json};

fn path(table: &Value, what: &str) -> String {
    format!("/api/tables/{}/{what}", table["table"].as_str().expect("a table"))
}

/// Everything the log says.
fn all_text(state: &Value) -> String {
    let lines = state["lines"].as_array().expect("lines");
    lines.iter().map(|line| plain(&line["text"])).collect::<Vec<_>>().join("\n")
}

/// A log without bots that are called by their number: nobody in Thunderstone is a mage or a leader they could be called by.
fn but_for_nameless_bots(game: &str, log: &str) -> String {
    if game == "thunderstone" { log.replace(" 3 (bot)", "").replace(" 3 (бот)", "") } else { log.to_owned() }
}

/// Whether somebody is called by a number.
fn numbered(text: &str) -> bool {
    ["layer 1", "layer 2", "layer 3", "грок 1", "грок 2", "грок 3", "грока 1", "грока 2", "грока 3"]
        .iter()
        .any(|number| text.contains(number))
}

/// The table as somebody sees it now, with the whole log: a ping is answered last.
async fn fresh(person: &mut Person, lang: &str) -> Value {
    person.say(json!({ "type": "lang", "lang": lang })).await;
    person.say(json!({ "type": "ping" })).await;
    let mut state = Value::Null;
    loop {
        let message = person.message().await;
        match message["type"].as_str() {
            Some("state") => state = message,
            Some("pong") => return state,
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn log_and_prompts_speak_of_people_by_name() {
    let served = Served::start(hasty()).await;
    for game in served.games() {
        let table = served.table(&game, &["me", "link", "random"], json!({ "person": " Анна ", "seed": "3" })).await;
        let (mut first, state) = served.join(&table, &table["token"]).await;
        assert_eq!(state["seats"][0]["name"], "Анна");
        let asked = json!({ "token": table["links"][0]["token"], "person": "Bob" });
        let session = served.post(&path(&table, "session"), &asked).await.json();
        let (mut second, dealt) = served.join(&table, &session["token"]).await;
        assert_eq!((&dealt["seats"][1]["name"], &dealt["seats"][2]["name"]), (&json!("Bob"), &Value::Null));

        // Both play until they and the bot have done something.
        for round in 0..200 {
            let text = all_text(&fresh(&mut first, "en").await);
            if text.contains("Анна") && text.contains("Bob") && text.contains("(bot)") {
                break;
            }
            assert!(round < 199, "{game}: {text}");
            for person in [&mut first, &mut second] {
                let state = fresh(person, "en").await;
                if let Some(&option) = own_options(&state).last() {
                    person.pick(&state, option, &format!("n{round}")).await;
                    until(person, |after| after["seq"] != state["seq"]).await;
                }
            }
        }
        for (lang, bob) in [("en", "Player Bob"), ("ru", "«Bob»")] {
            let state = fresh(&mut first, lang).await;
            let asked = [&state["decision"]["prompt"], &state["waiting"]["prompt"]].into_iter().find(|prompt| prompt.is_array());
            let (log, prompt) = (all_text(&state), asked.map(plain).unwrap_or_default());
            let [log, prompt] = [log, prompt].map(|text| but_for_nameless_bots(&game, &text));
            assert!(log.contains(bob) && !numbered(&log) && !numbered(&prompt), "{game}: {log}\n{prompt}");
        }
        first.say(json!({ "type": "name", "name": "Аня" })).await;
        until(&mut first, |state| state["seats"][0]["name"] == "Аня").await;
        assert!(!all_text(&fresh(&mut first, "ru").await).contains("Анна"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_kept_and_checked() {
    let served = Served::start(hasty()).await;
    let table = served.table(&served.games()[0], &["me", "random"], json!({})).await;
    let (mut first, state) = served.join(&table, &table["token"]).await;
    assert_eq!(state["seats"][0]["name"], Value::Null);
    for bad in ["x".repeat(25), "An\u{202E}na".to_owned(), "An\u{200B}na".to_owned(), "An\nna".to_owned()] {
        first.say(json!({ "type": "name", "name": bad })).await;
        loop {
            let message = first.message().await;
            if message["type"] == "error" {
                assert_eq!(message["kind"], "malformed", "{message}");
                break;
            }
        }
        let body = json!({ "game": served.games()[0], "seats": 1, "places": [{ "kind": "me" }], "person": bad });
        assert_eq!(served.post("/api/tables", &body).await.status, 400);
    }
    first.say(json!({ "type": "name", "name": "Анна" })).await;
    until(&mut first, |state| state["seats"][0]["name"] == "Анна").await;
    let served = served.restart(hasty()).await;
    assert_eq!(served.join(&table, &table["token"]).await.1["seats"][0]["name"], "Анна");
    let (mut watcher, _) = served.join(&table, &table["watch"]).await;
    watcher.say(json!({ "type": "name", "name": "Eve" })).await;
    assert_eq!(watcher.error().await, "forbidden");
}
