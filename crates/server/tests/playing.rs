//! Whole games over WebSocket, and everything a person may do at a table.

mod common;

use common::{Person, Served, hasty, own_options, plain};
use koloda_kernel::record::Record;
use serde_json::{Value, json};

/// Plays with one socket until the game is over; answers with the last state.
async fn play_out(person: &mut Person, mut state: Value) -> Value {
    let mut dice: u64 = 0x9e37_79b9_7f4a_7c15;
    while state["outcome"].is_null() {
        let options = own_options(&state);
        assert!(!options.is_empty(), "a person who holds every seat always has an option: {state}");
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        let option = options[dice as usize % options.len()];
        person.pick(&state, option, &format!("p{}", state["rev"])).await;
        state = person.state().await;
    }
    state
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_every_kind_is_played_and_its_promise_kept() {
    let served = Served::start(hasty()).await;
    for game in served.games() {
        let table = served.table(&game, &["me", "me"], json!({ "name": "whole" })).await;
        let (mut person, state) = served.join(&table, &table["token"]).await;
        assert_eq!(state["you"], json!([1, 2]));
        assert_eq!(state["commitment"], table["commitment"]);
        let path = format!("/api/tables/{}/record", table["table"].as_str().expect("a table"));
        let bearer = format!("Bearer {}", table["token"].as_str().expect("a token"));
        let early = served.http("GET", &path, &[("authorization", &bearer)], "").await;
        assert_eq!(early.status, 403, "the seed is a secret until the end: {}", early.body);

        let over = play_out(&mut person, state).await;
        let seed = over["seed"].as_str().expect("told at the end").to_owned();
        let before = &person.heard[..person.heard.len() - 1];
        let early = before.iter().position(|text| text.contains(&seed));
        assert_eq!(early, None, "the seed was told too early, in message {early:?} of {}", before.len());

        let late = served.http("GET", &path, &[("authorization", &bearer)], "").await;
        assert_eq!(late.status, 200, "{}", late.body);
        let record: Record = serde_json::from_str(&late.body).expect("a record");
        assert_eq!(record.seed.to_string(), seed);
        assert_eq!(record.picks.len() as u64, over["seq"].as_u64().expect("a number"));
        let server = record.proof.clone().expect("a proof").server.to_string();
        assert!(before.iter().all(|text| !text.contains(&server)));
        let verdict = served.post("/api/verify", &json!({ "record": record, "commitment": table["commitment"] })).await.json();
        assert_eq!(verdict, json!({ "ok": true }));
        let other = served.post("/api/verify", &json!({ "record": record, "commitment": "0".repeat(64) })).await.json();
        assert_eq!(other["ok"], false);

        let moment = served.post("/api/replay", &json!({ "record": record, "to": 3, "lang": "ru" })).await.json();
        assert_eq!((&moment["to"], &moment["picked"]), (&json!(3), &json!(record.picks[3])), "{moment}");
        assert!(!moment["view"].to_string().contains("\"?\""), "nothing is hidden afterwards");
        let told = moment["lines"].to_string();
        // A record holds no names, so people are called by their mage or leader; nobody in Thunderstone is either.
        let numbered = ["грок 1", "грок 2", "грока 1", "грока 2"].iter().any(|number| told.contains(number));
        assert!(told.contains("грок") && numbered == (game == "thunderstone"), "{told}");

        let again = served
            .http("POST", &format!("/api/tables/{}/rematch", table["table"].as_str().expect("a table")), &[("authorization", &bearer)], "")
            .await;
        assert_eq!(again.status, 201, "{}", again.body);
        let told = person.message().await;
        assert_eq!((&told["type"], &told["table"]), (&json!("rematch"), &again.json()["table"]));
        let own = served.sit_down(&again.json(), &table["token"]).await;
        let (_, dealt) = served.join(&again.json(), &own).await;
        assert_eq!(dealt["gathering"], Value::Null, "nobody else is awaited");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_answer_and_a_restart_loses_nothing() {
    let served = Served::start(hasty()).await;
    let game = &served.games()[0];
    let table = served.table(game, &["random", "me"], json!({})).await;
    let (mut person, mut state) = served.join(&table, &table["token"]).await;
    for round in 0..5 {
        while own_options(&state).is_empty() {
            state = person.state().await;
        }
        person.pick(&state, own_options(&state)[0], &format!("r{round}")).await;
        state = person.state().await;
    }
    let served = served.restart(hasty()).await;
    assert_eq!(person.closed().await, Some(1012));
    let (_, resumed) = served.join(&table, &table["token"]).await;
    assert_eq!((&resumed["view"], &resumed["seq"]), (&state["view"], &state["seq"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeat_is_harmless_and_a_stale_pick_is_a_conflict() {
    let served = Served::start(hasty()).await;
    let table = served.table(&served.games()[0], &["me", "me"], json!({})).await;
    let (mut person, state) = served.join(&table, &table["token"]).await;
    let option = own_options(&state)[0];
    person.pick(&state, option, "once").await;
    let after = person.state().await;
    assert_eq!(after["seq"], 1);
    person.pick(&state, option, "once").await;
    assert_eq!(person.state().await["rev"], after["rev"], "the same id does nothing more");
    person.pick(&state, option, "another").await;
    assert_eq!(person.error().await, "conflict");
    assert_eq!(person.state().await["seq"], 1, "a fresh state follows");
    person.say(json!({ "type": "pick", "seq": 1, "option": 9999, "id": "far" })).await;
    assert_eq!(person.error().await, "no-such-option");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_free_is_taken_back_and_the_log_only_grows() {
    let served = Served::start(hasty()).await;
    let table = served.table(&served.games()[0], &["me", "me"], json!({ "undo": "never" })).await;
    let (mut person, mut state) = served.join(&table, &table["token"]).await;
    let mut before = state.clone();
    for round in 0..60 {
        person.pick(&state, own_options(&state)[0], &format!("f{round}")).await;
        before = std::mem::replace(&mut state, person.state().await);
        if state["undo"]["cost"] == "free" {
            break;
        }
        assert!(round < 59, "nothing is free: {}", state["undo"]);
    }
    assert!(!plain(&state["undo"]["label"]).is_empty());
    let rev = state["rev"].as_u64().expect("a number");
    person.say(json!({ "type": "undo", "to": state["undo"]["to"] })).await;
    let back = person.state().await;
    assert_eq!((&back["view"], &back["seq"], back["rev"].as_u64()), (&before["view"], &before["seq"], Some(rev + 1)));
    assert_eq!(back["taken_back"], 0);
    // The old revision is of a decision that is gone, though the number of picks is the same.
    person.pick(&before, 0, "stale").await;
    assert_eq!(person.error().await, "conflict");
}

/// Plays until more than a free undo would be needed.
async fn until_costly(first: &mut Person, second: &mut Person, mut state: Value) -> Value {
    let mut other = second.state().await;
    for round in 0..200 {
        let turn = if own_options(&state).is_empty() { &mut *second } else { &mut *first };
        let shown = if own_options(&state).is_empty() { &other } else { &state };
        turn.pick(shown, own_options(shown)[0], &format!("c{round}")).await;
        state = first.state().await;
        other = second.state().await;
        if state["undo"]["cost"] == "final" || state["undo"]["cost"] == "reveals" {
            return state;
        }
    }
    panic!("everything is free");
}

#[tokio::test(flavor = "multi_thread")]
async fn beyond_free_the_others_are_asked() {
    let served = Served::start(hasty()).await;
    let table = served.table(&served.games()[0], &["me", "link"], json!({ "undo": "consent" })).await;
    let token = served.redeem(&table, 0).await;
    let (mut first, _) = served.join(&table, &table["token"]).await;
    let (mut second, _) = served.join(&table, &token).await;
    let state = first.state().await;
    assert_eq!(state["seats"][1]["connected"], true);
    second.say(json!({ "type": "lang", "lang": "ru" })).await;
    let state = until_costly(&mut first, &mut second, state).await;
    let to = state["undo"]["to"].clone();
    first.say(json!({ "type": "undo", "to": to })).await;
    let asked = second.state().await;
    assert_eq!((&asked["asked"]["seat"], &asked["asked"]["yours"]), (&json!(1), &json!(true)), "{}", asked["asked"]);
    assert_eq!(first.state().await["asked"]["yours"], false);
    second.say(json!({ "type": "consent", "accept": false })).await;
    assert!(second.state().await["asked"].is_null());
    assert_eq!(first.state().await["seq"], state["seq"]);
    first.say(json!({ "type": "undo", "to": to })).await;
    first.state().await;
    second.state().await;
    second.say(json!({ "type": "consent", "accept": true })).await;
    let back = first.state().await;
    assert_eq!((&back["seq"], &back["taken_back"]), (&to, &json!(1)));
}

#[tokio::test(flavor = "multi_thread")]
async fn questions_are_answered() {
    let served = Served::start(hasty()).await;
    let table = served.table(&served.games()[0], &["me", "me"], json!({})).await;
    let (mut person, state) = served.join(&table, &table["token"]).await;
    person.say(json!({ "type": "ping" })).await;
    assert_eq!(person.message().await["type"], "pong");
    person.say(json!({ "type": "preview", "option": own_options(&state)[0] })).await;
    let preview = person.message().await;
    assert_eq!(preview["type"], "preview", "{preview}");
    person.say(json!({ "type": "why", "wish": { "do": "open", "breach": 4 } })).await;
    let why = person.message().await;
    assert_eq!(why["type"], "why", "{why}");
    assert!(!plain(&why["text"]).contains('⟦'), "{why}");
    person.pick(&state, own_options(&state)[0], "one").await;
    let now = person.state().await;
    assert_eq!(now["from"], state["lines"].as_array().map(Vec::len).expect("lines"), "only new lines are sent");
    person.say(json!({ "type": "moment", "to": 0 })).await;
    let moment = person.message().await;
    assert_eq!((&moment["view"], &moment["lines"]), (&state["view"], &state["lines"]));
    person.say(json!({ "type": "lang", "lang": "ru" })).await;
    let russian = person.state().await;
    assert_eq!(russian["from"], 0);
    assert_ne!(russian["decision"]["prompt"], now["decision"]["prompt"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn open_seeds_nonces_and_public_tables() {
    let served = Served::start(hasty()).await;
    let game = &served.games()[0];
    let open = served.table(game, &["me"], json!({ "seed": "7", "public": true, "name": "для всех" })).await;
    let path = format!("/api/tables/{}/record", open["table"].as_str().expect("a table"));
    let record = served.http("GET", &path, &[], "").await;
    assert_eq!(record.status, 200, "everybody may watch, the seed is open: {}", record.body);
    let record: Record = serde_json::from_str(&record.body).expect("a record");
    record.verify_commitment(open["commitment"].as_str().expect("a commitment")).expect("kept");
    let listed = served.http("GET", "/api/tables", &[], "").await.json();
    assert_eq!((listed.as_array().map(Vec::len), &listed[0]["name"]), (Some(1), &json!("для всех")));
    let mut watcher = served.connect(open["table"].as_str().expect("a table"), None).await.expect("let in");
    watcher.say(json!({ "type": "hello", "version": koloda_server::protocol::VERSION, "lang": "ru" })).await;
    let state = watcher.state().await;
    assert_eq!((&state["you"], &state["viewer"], &state["decision"]), (&json!([]), &Value::Null, &Value::Null));
    assert_eq!(state["waiting"]["seat"], 1);

    let promised = served.post("/api/commitments", &json!({})).await.json()["commitment"].clone();
    let nonce = "00112233445566778899aabbccddeeff";
    let table = served.table(game, &["me"], json!({ "commitment": promised, "nonce": nonce })).await;
    assert_eq!(table["commitment"], promised);
    let again =
        served.post("/api/tables", &json!({ "game": game, "seats": 1, "places": [{ "kind": "me" }], "commitment": promised })).await;
    assert_eq!(again.status, 400, "a promise is redeemed once");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_resolved_itself_is_told_to_its_own_seat_only() {
    let served = Served::start(hasty()).await;
    let mut seen = 0;
    for game in served.games() {
        let table = served.table(&game, &["me", "link"], json!({ "seed": "3" })).await;
        let token = served.redeem(&table, 0).await;
        let (mut first, _) = served.join(&table, &table["token"]).await;
        let (mut second, mut other) = served.join(&table, &token).await;
        let mut state = first.state().await;
        let mut forced = [Vec::new(), Vec::new()];
        for round in 0..150 {
            for (told, shown) in forced.iter_mut().zip([&state, &other]) {
                let lines = shown["lines"].as_array().expect("lines");
                told.extend(lines.iter().filter(|line| line["forced"] == true).map(|line| line["event"].clone()));
            }
            let (person, shown) = if own_options(&state).is_empty() { (&mut second, &other) } else { (&mut first, &state) };
            let options = own_options(shown);
            let Some(option) = options.get(round * 7 % options.len().max(1)) else { break };
            person.pick(shown, *option, &format!("f{round}")).await;
            (state, other) = (first.state().await, second.state().await);
        }
        let [first, second] = &forced;
        assert!(first.iter().all(|event| !second.contains(event)), "{game}: {first:?} {second:?}");
        seen += first.len() + second.len();
    }
    assert!(seen > 0, "nothing was forced");
}
