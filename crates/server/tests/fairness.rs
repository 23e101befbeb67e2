//! Seats are their people's, undo needs their consent, and nobody chooses the deal.

mod common;

use common::{Person, Served, hasty, own_options, plain, until};
use koloda_kernel::record::Proof;
use koloda_kernel::rules::{Setup, Viewer};
use koloda_server::{EditionSource, Event, Fold, Header, PhraseCache, Presence, Room, SeedSource, ViewCache, Visitor};
use koloda_store::StoredEvent;
use koloda_text::Lang;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use koloda_kernel::ids::Seat;

const NONCES: [&str; 2] = ["00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100"];

fn path(table: &Value, what: &str) -> String {
    format!("/api/tables/{}/{what}", table["table"].as_str().expect("a table"))
}

/// A table of so many people, all of them sitting and connected.
async fn company(served: &Served, people: usize, more: Value) -> (Value, Vec<Value>, Vec<Person>) {
    let places: Vec<&str> = std::iter::once("me").chain(std::iter::repeat_n("link", people - 1)).collect();
    let table = served.table(&served.games()[0], &places, more).await;
    let mut tokens = vec![table["token"].clone()];
    for link in 0..people - 1 {
        tokens.push(served.redeem(&table, link).await);
    }
    let mut all = Vec::new();
    for token in &tokens {
        all.push(served.join(&table, token).await.0);
    }
    (table, tokens, all)
}

/// The state after everything that was on its way has come: a ping is answered last.
async fn settled(person: &mut Person, mut state: Value) -> Value {
    person.say(json!({ "type": "ping" })).await;
    loop {
        let message = person.message().await;
        match message["type"].as_str() {
            Some("state") => state = message,
            Some("pong") => return state,
            _ => {}
        }
    }
}

/// Those who are asked take their first option until taking back is not free for the first.
async fn until_costly(people: &mut [Person]) -> Value {
    for round in 0..200 {
        for number in 0..people.len() {
            let state = settled(&mut people[number], Value::Null).await;
            let state = if state.is_null() { look(&mut people[number]).await } else { state };
            if number == 0 && state["undo"]["cost"].as_str().is_some_and(|cost| cost != "free") {
                return state;
            }
            if let Some(&option) = own_options(&state).first() {
                people[number].pick(&state, option, &format!("c{round}")).await;
                until(&mut people[number], |after| after["seq"] != state["seq"]).await;
                look_all(people).await;
                break;
            }
        }
    }
    panic!("everything is free");
}

/// A fresh state of a person to whom nothing new has happened.
async fn look(person: &mut Person) -> Value {
    person.say(json!({ "type": "lang", "lang": "en" })).await;
    person.state().await
}

/// Lets everybody hear what was said so far.
async fn look_all(people: &mut [Person]) {
    for person in people {
        look_quietly(person).await;
    }
}

async fn look_quietly(person: &mut Person) {
    drop(settled(person, Value::Null).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_not_taken_over_at_a_blip() {
    let served = Served::start(hasty()).await;
    let (_, _, mut people) = company(&served, 2, json!({ "grace": 3600 })).await;
    drop(people.pop());
    let mut first = people.pop().expect("the creator");
    let state = until(&mut first, |state| state["seats"][1]["connected"] == false).await;
    assert!(state["seats"][1]["away"].as_u64().is_some_and(|left| left > 60), "{}", state["seats"]);
    first.say(json!({ "type": "seat", "seat": 2, "bot": "random" })).await;
    assert_eq!(first.error().await, "forbidden");
    assert_eq!(look(&mut first).await["seats"][1]["bot"], Value::Null);
    // One's own seat may be handed over at any time, and taken back.
    first.say(json!({ "type": "seat", "seat": 1, "bot": "random" })).await;
    until(&mut first, |state| state["seats"][0]["bot"] == "random").await;
    first.say(json!({ "type": "seat", "seat": 1 })).await;
    until(&mut first, |state| state["seats"][0]["bot"].is_null()).await;
}

/// Asks for a bot in seat 2 until the grace period is over.
async fn take_over(person: &mut Person) -> Value {
    loop {
        person.say(json!({ "type": "seat", "seat": 2, "bot": "random" })).await;
        let answer = person.message().await;
        if answer["type"] == "state" {
            return answer;
        }
        assert_eq!(answer["kind"], "forbidden", "{answer}");
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_in_the_seat_does_not_consent_for_its_person() {
    let served = Served::start(hasty()).await;
    let (table, tokens, mut people) = company(&served, 2, json!({ "undo": "consent", "grace": 10 })).await;
    until_costly(&mut people).await;
    drop(people.pop());
    let mut first = people.pop().expect("the creator");
    until(&mut first, |state| state["seats"][1]["connected"] == false).await;
    take_over(&mut first).await;
    let state = look(&mut first).await;
    assert_eq!(state["seats"][1]["bot"], "random");
    let to = state["undo"]["to"].clone();
    assert_eq!(state["undo"]["asks"], true, "{}", state["undo"]);
    first.say(json!({ "type": "undo", "to": to })).await;
    let asked = until(&mut first, |state| !state["asked"].is_null()).await;
    assert_eq!((&asked["seq"], &asked["taken_back"]), (&state["seq"], &json!(0)), "nothing is taken back yet");
    // The person comes back, is asked, and only then it is done.
    let (mut second, state) = served.join(&table, &tokens[1]).await;
    assert_eq!((&state["asked"]["yours"], &state["asked"]["about"]["kind"]), (&json!(true), &json!("undo")));
    second.say(json!({ "type": "consent", "accept": true })).await;
    until(&mut second, |state| state["taken_back"] == 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_away_is_asked_all_the_same() {
    let served = Served::start(hasty()).await;
    let (_, _, mut people) = company(&served, 2, json!({ "undo": "consent", "grace": 3600 })).await;
    until_costly(&mut people).await;
    drop(people.pop());
    let mut first = people.pop().expect("the creator");
    let state = until(&mut first, |state| state["seats"][1]["connected"] == false).await;
    // Somebody in a hurry tries to get a bot that asks nobody into the seat.
    first.say(json!({ "type": "seat", "seat": 2, "bot": "random" })).await;
    first.say(json!({ "type": "undo", "to": state["undo"]["to"] })).await;
    let asked = until(&mut first, |state| !state["asked"].is_null() || state["taken_back"] != 0).await;
    assert_eq!((&asked["seq"], &asked["taken_back"]), (&state["seq"], &json!(0)));
}

/// A room of three people without a server, and the time it is there.
fn room_of_three(here: &[u8], since: Duration) -> Room {
    let library = Arc::new(koloda_games::Library::load(&[]).expect("the shipped cards load"));
    let game = library.games().next().expect("a game").id().to_owned();
    let game_source = Arc::new(EditionSource(library.edition(&game).expect("listed").clone()));
    let mut room = open_room(game_source, &game, 3, "never");
    let now = Instant::now();
    let mut presence = Presence::nobody(3, now.checked_sub(since).expect("a machine that is up for a while"));
    presence.update(here.iter().map(|&seat| Seat(seat)).collect(), now);
    room.set_present(presence);
    room
}

fn open_room(game_source: Arc<EditionSource>, game: &str, seats: u8, undo: &str) -> Room {
    use koloda_server::GameSource;
    let (version, digest) = (game_source.game().rules_version(), game_source.game().catalogue_digest());
    let keys: Vec<Value> = (0..seats).map(|seat| json!({ "hash": format!("h{seat}"), "seats": [seat] })).collect();
    let header = json!({
        "game": game, "rules_version": version, "catalogue": digest, "setup": Setup { seats, set: Default::default() },
        "places": vec![json!({ "kind": "me" }); seats.into()], "public": false, "undo": undo, "name": "", "commitment": "",
        "open_seed": false, "keys": keys, "grace": 60,
    });
    let header: Header = serde_json::from_value(header).expect("a header of an earlier release");
    let source = SeedSource::Open(koloda_kernel::chance::Seed([5; 32]));
    let play = game_source.game().start(header.setup.clone(), source.seed()).expect("a setup");
    Room::with("t", header, source, game_source, play)
}

fn visitor(seat: u8) -> Visitor {
    Visitor { key: Some(seat.into()), issue: 0, invited: false, seats: vec![Seat(seat)], lang: Lang::En }
}

fn shown(room: &Room, seat: u8) -> Value {
    serde_json::to_value(room.state(&visitor(seat), 0, &mut ViewCache::default(), &PhraseCache::default())).expect("plain data")
}

#[test]
fn all_who_are_here_decide_over_an_absent_persons_seat() {
    let minute = Duration::from_secs(60);
    let mut early = room_of_three(&[0, 1], minute - Duration::from_secs(30));
    assert!(early.seat(&visitor(0), 3, Some("random")).is_err(), "within the grace period");

    let mut room = room_of_three(&[0, 1], minute);
    assert_eq!(shown(&room, 0)["seats"][2]["away"], 0);
    assert!(room.seat(&visitor(0), 3, Some("random")).expect("asked").entries.is_empty());
    let asked = shown(&room, 1)["asked"].clone();
    assert_eq!(asked["about"], json!({ "kind": "bot", "seat": 3, "bot": "random" }));
    assert_eq!((&asked["seat"], &asked["yours"]), (&json!(1), &json!(true)));
    assert!(room.consent(&visitor(0), true).expect("heard").entries.is_empty(), "one's own yes is not the others'");
    room.consent(&visitor(1), false).expect("heard");
    assert_eq!((shown(&room, 0)["asked"].clone(), shown(&room, 0)["seats"][2]["bot"].clone()), (Value::Null, Value::Null));
    room.seat(&visitor(0), 3, Some("random")).expect("asked again");
    assert_eq!(room.consent(&visitor(1), true).expect("heard").entries.len(), 1);
    assert_eq!(shown(&room, 0)["seats"][2]["bot"], "random");
    room.seat(&visitor(2), 3, None).expect("who comes back has their seat");

    // Alone with an absent person, one's own wish is enough; whoever comes back ends the question.
    let mut alone = room_of_three(&[0], minute);
    assert_eq!(alone.seat(&visitor(0), 3, Some("random")).expect("done").entries.len(), 1);
    let mut back = room_of_three(&[0, 1], minute);
    back.seat(&visitor(0), 3, Some("random")).expect("asked");
    let mut presence = Presence::nobody(3, Instant::now());
    presence.update(BTreeSet::from([Seat(0), Seat(1), Seat(2)]), Instant::now());
    back.set_present(presence);
    assert_eq!(shown(&back, 1)["asked"], Value::Null);
}

#[test]
fn who_comes_back_takes_back_what_the_bot_did() {
    let library = Arc::new(koloda_games::Library::load(&[]).expect("the shipped cards load"));
    let mut offered = 0;
    for game in library.games().map(|game| game.id().to_owned()) {
        let game_source = Arc::new(EditionSource(library.edition(&game).expect("listed").clone()));
        let mut room = open_room(game_source, &game, 2, "never");
        for _ in 0..40 {
            let deciding = (0..2).find(|&seat| !shown(&room, seat)["decision"].is_null()).expect("somebody decides");
            let before = shown(&room, deciding);
            for seat in 0..2 {
                room.seat(&visitor(seat), seat + 1, Some("random")).expect("one's own seat");
            }
            // With bots alone at the table they pick one by one.
            let mut change = koloda_server::Change::default();
            room.let_bots_play(&mut change);
            room.let_bots_play(&mut change);
            let (seq, picks) = (before["seq"].as_u64().expect("a number"), change.entries.len() as u64);
            assert_eq!(shown(&room, deciding)["undo"], Value::Null, "the bot plays: there is nothing to take back");
            for seat in 0..2 {
                room.seat(&visitor(seat), seat + 1, None).expect("one's own seat");
            }
            let after = shown(&room, deciding);
            let undo = &after["undo"];
            if undo["cost"] == "free" && undo["to"] == seq && picks == 2 {
                assert!(plain(&undo["label"]).contains("bot") && plain(&undo["label"]).contains('2'), "{undo}");
                room.undo(&visitor(deciding), seq as u32).expect("free, though the table forbids undo");
                assert_eq!(shown(&room, deciding)["view"], before["view"]);
                offered += 1;
                break;
            }
        }
    }
    assert!(offered > 0, "nothing a bot did could be taken back");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_dealt_before_everybody_sat_down() {
    let served = Served::start(hasty()).await;
    for game in served.games() {
        let commitment = served.post("/api/commitments", &json!({})).await.json()["commitment"].clone();
        let table = served.table(&game, &["me", "link"], json!({ "commitment": commitment, "nonce": NONCES[0] })).await;
        let (mut first, state) = served.join(&table, &table["token"]).await;
        assert_eq!(state["gathering"], json!({ "missing": [2], "yours": true }), "the creator sees no deal to choose by");
        assert_eq!((&state["view"], &state["decision"], &state["lines"]), (&json!({}), &Value::Null, &json!([])));
        first.say(json!({ "type": "pick", "seq": 0, "option": 0, "id": "early" })).await;
        assert_eq!(first.error().await, "conflict");
        assert_eq!(first.state().await["rev"], 0);
        for early in [json!({ "type": "undo", "to": 0 }), json!({ "type": "why", "wish": {} }), json!({ "type": "moment", "to": 0 })] {
            first.say(early).await;
            until_error(&mut first, "conflict").await;
        }
        first.say(json!({ "type": "preview", "option": 0 })).await;
        until_error(&mut first, "no-such-option").await;
        let bearer = format!("Bearer {}", table["token"].as_str().expect("a token"));
        assert_eq!(served.http("GET", &path(&table, "record"), &[("authorization", &bearer)], "").await.status, 409);

        let seen = served.http("GET", &path(&table, "commitment"), &[], "").await.json();
        assert_eq!(seen["commitment"], commitment, "whoever is invited sees the promise before they draw");
        let asked = json!({ "token": table["links"][0]["token"], "nonce": NONCES[1] });
        let session = served.post(&path(&table, "session"), &asked).await.json();
        let dealt = until(&mut first, |state| state["gathering"].is_null()).await;
        assert_eq!((&dealt["seats"][0]["nonce"], &dealt["seats"][1]["nonce"]), (&json!(true), &json!(true)));

        // The deal follows from the server seed and both nonces, and from nothing else.
        let stored = served.store.load(table["table"].as_str().expect("a table")).await.expect("stored");
        let server = SeedSource::from_secret(&stored.secret).and_then(|source| source.proof()).expect("a proof").server;
        let proof = Proof { server, nonces: NONCES.map(str::to_owned).to_vec(), seats: vec![1, 2] };
        assert_eq!(json!(proof.commitment()), commitment);
        let known = served.app.library.game(&game).expect("listed");
        let expected = known.start(Setup { seats: 2, set: Default::default() }, proof.seed().expect("nonces")).expect("a setup");
        assert_eq!(dealt["view"], viewed(&*expected, Viewer::Seat(Seat(0))));
        assert!(matches!(stored.events.last().and_then(Event::read), Some(Event::Start)));
        let served_again = served.join(&table, &session["token"]).await.1;
        assert_eq!(served_again["view"], viewed(&*expected, Viewer::Seat(Seat(1))));
    }
}

async fn until_error(person: &mut Person, kind: &str) {
    loop {
        let message = person.message().await;
        if message["type"] == "error" {
            assert_eq!(message["kind"], kind, "{message}");
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_no_seat_until_it_is_redeemed_and_then_no_invitation() {
    let served = Served::start(hasty()).await;
    let table = served.table(&served.games()[0], &["me", "link"], json!({})).await;
    let invitation = &table["links"][0]["token"];
    for _ in 0..2 {
        let mut stranger = served.connect(table["table"].as_str().expect("a table"), None).await.expect("let in");
        stranger.say(json!({ "type": "hello", "version": koloda_server::protocol::VERSION, "lang": "en", "token": invitation })).await;
        assert_eq!(stranger.error().await, "forbidden");
        assert_eq!(stranger.closed().await, Some(1008));
    }
    let bearer = format!("Bearer {}", invitation.as_str().expect("a token"));
    for what in ["rematch", "link"] {
        assert_eq!(served.http("POST", &path(&table, what), &[("authorization", &bearer)], "{}").await.status, 403, "{what}");
    }
    let (way, asked) = (path(&table, "session"), json!({ "token": invitation }));
    let all = futures_util::future::join_all((0..8).map(|_| served.post(&way, &asked))).await;
    let won: Vec<&common::Answer> = all.iter().filter(|answer| answer.status == 200).collect();
    assert_eq!((won.len(), all.iter().filter(|answer| answer.status == 403).count()), (1, 7));
    let (_, state) = served.join(&table, &won[0].json()["token"]).await;
    assert_eq!((&state["you"], &state["gathering"]), (&json!([2]), &Value::Null));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_goes_on_gathering_after_a_restart_and_begins_with_bots() {
    let served = Served::start(hasty()).await;
    let table = served.table(&served.games()[0], &["me", "link", "link"], json!({ "public": true })).await;
    let second = served.redeem(&table, 0).await;
    let served = served.restart(hasty()).await;
    let (mut first, state) = served.join(&table, &table["token"]).await;
    assert_eq!(state["gathering"]["missing"], json!([3]));
    let (mut second, state) = served.join(&table, &second).await;
    assert_eq!(state["gathering"]["yours"], false);
    second.say(json!({ "type": "seat", "seat": 3, "bot": "random" })).await;
    until_error(&mut second, "forbidden").await;
    first.say(json!({ "type": "seat", "seat": 3, "bot": "nobody" })).await;
    until_error(&mut first, "absent").await;
    first.say(json!({ "type": "seat", "seat": 3, "bot": "random" })).await;
    let dealt = until(&mut first, |state| state["gathering"].is_null()).await;
    let served = served.restart(hasty()).await;
    let (_, again) = served.join(&table, &table["token"]).await;
    assert_eq!(again["seats"][2]["bot"], "random");
    assert_ne!(dealt["view"], json!({}));
    assert_eq!(again["gathering"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_gathers_its_people_and_takes_their_nonces() {
    let served = Served::start(hasty()).await;
    let (table, tokens, mut people) = company(&served, 2, json!({})).await;
    look_all(&mut people).await;
    // Both leave the game to bots, and it ends.
    for (number, person) in people.iter_mut().enumerate() {
        person.say(json!({ "type": "seat", "seat": number + 1, "bot": "random" })).await;
    }
    until(&mut people[0], |state| !state["outcome"].is_null()).await;
    let bearer = format!("Bearer {}", tokens[1].as_str().expect("a token"));
    let again = served.http("POST", &path(&table, "rematch"), &[("authorization", &bearer)], "{}").await;
    assert_eq!(again.status, 201, "{}", again.body);
    let again = again.json();
    let told = loop {
        let message = people[0].message().await;
        if message["type"] == "rematch" {
            break message;
        }
    };
    // Also the creator sits down anew: somebody else opened this table.
    assert_eq!(told["table"], again["table"]);
    for (token, nonce) in [(&again["token"], NONCES[0]), (&tokens[0], NONCES[1])] {
        let answer = served.post(&path(&again, "session"), &json!({ "token": token, "nonce": nonce })).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
    }
    let stored = served.store.load(again["table"].as_str().expect("a table")).await.expect("stored");
    let fold = fold(&stored.events);
    assert!(fold.started && fold.sat.iter().all(|sitting| sitting.nonce.is_some()) && fold.sat.len() == 2);
}

fn fold(events: &[StoredEvent]) -> Fold {
    Fold::of(events).expect("readable")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_brought_is_checked() {
    let served = Served::start(hasty()).await;
    let game = &served.games()[0];
    let body = |more: Value| {
        let mut body = json!({ "game": game, "seats": 2, "places": [{ "kind": "me" }, { "kind": "link" }] });
        more.as_object().into_iter().flatten().for_each(|(key, value)| body[key] = value.clone());
        body
    };
    for (more, named) in [
        (json!({ "grace": 9 }), "10 to 3600"),
        (json!({ "grace": 3601 }), "10 to 3600"),
        (json!({ "nonce": NONCES[0] }), "commitment"),
        (json!({ "nonce": "xyz", "commitment": "0" }), "commitment"),
    ] {
        let answer = served.post("/api/tables", &body(more.clone())).await;
        assert_eq!(answer.status, 400, "{more}");
        assert!(answer.body.contains(named), "{more}: {}", answer.body);
    }
    let table = served.table(game, &["me", "link"], json!({})).await;
    let asked = json!({ "token": table["links"][0]["token"], "nonce": "short" });
    let answer = served.post(&path(&table, "session"), &asked).await;
    assert!(answer.status == 400 && answer.body.contains("32 hexadecimal digits"), "{}", answer.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_an_earlier_release_plays_on_as_it_began() {
    let served = Served::start(hasty()).await;
    let game = served.app.library.games().next().expect("a game");
    let token = "A".repeat(43);
    let hash = blake3::Hasher::new_derive_key("koloda seat token").update(token.as_bytes()).finalize().to_hex().to_string();
    let server = "07".repeat(32);
    let header = json!({
        "game": game.id(), "rules_version": game.rules_version(), "catalogue": game.catalogue_digest(),
        "setup": Setup { seats: 2, set: Default::default() }, "places": [{ "kind": "me" }, { "kind": "link" }], "public": false,
        "undo": "consent", "name": "", "commitment": "", "open_seed": false,
        "keys": [{ "hash": hash, "seats": [0] }, { "hash": "h1", "seats": [1] }, { "hash": "h2", "seats": [] }],
    });
    let secret = json!({ "drawn": { "server": server, "nonces": [NONCES[0]] } });
    let secret = koloda_store::Secret(secret.to_string().into_bytes());
    let table = koloda_store::NewTable { id: "old".to_owned(), header: header.to_string(), secret: secret.clone(), public: false };
    served.store.create(table).await.expect("stored");
    let (_, state) = served.join(&json!({ "table": "old" }), &json!(token)).await;
    assert_eq!(state["gathering"], Value::Null);
    let seed = SeedSource::from_secret(&secret).expect("readable").seed();
    let expected = game.start(Setup { seats: 2, set: Default::default() }, seed).expect("a setup");
    assert_eq!(state["view"], viewed(&*expected, Viewer::Seat(Seat(0))));
}

/// What a seat is shown, as a client reads it.
fn viewed(play: &dyn koloda_games::Match, viewer: Viewer) -> Value {
    serde_json::from_str(play.view(viewer).get()).expect("JSON")
}
