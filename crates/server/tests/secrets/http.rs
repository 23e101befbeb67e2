//! Answers over HTTP: none depends on how the cards lie, and none contains the seed.
//!
//! Tables are opened with seeds drawn by the server, so everything hidden differs between them, and
//! as many picks are made at each. What anybody is told over HTTP must then be the same text of the
//! same length but for what each table has of its own: its id, its tokens and its commitment.

#[path = "../common/mod.rs"]
mod common;

use common::{Answer, Served, hasty, own_options};
use serde_json::{Value, json};
use std::time::Duration;

/// After so many picks at each table the answers are compared.
const MOMENTS: [usize; 3] = [0, 3, 12];
const TABLES: usize = 4;

/// A table, and every text the server has ever sent about it.
struct Watched {
    table: Value,
    heard: Vec<String>,
    picks: usize,
}

impl Watched {
    async fn open(served: &Served, game: &str) -> Watched {
        let table = served.table(game, &["me", "me"], json!({ "public": true })).await;
        Watched { table, heard: Vec::new(), picks: 0 }
    }

    async fn play(&mut self, served: &Served, upto: usize) {
        let (mut person, mut state) = served.join(&self.table, &self.table["token"]).await;
        while self.picks < upto {
            let option = own_options(&state)[0];
            person.pick(&state, option, &format!("pick-{}", self.picks)).await;
            state = person.state().await;
            self.picks += 1;
        }
        self.heard.append(&mut person.heard);
    }

    /// Waits until the list has heard of the last pick: it may lag behind the log.
    async fn is_listed(&self, served: &Served) {
        for _ in 0..300 {
            let rows = served.http("GET", "/api/tables", &[], "").await.json();
            let row = rows.as_array().into_iter().flatten().find(|row| row["table"] == self.table["table"]);
            if row.is_some_and(|row| row["picks"] == self.picks) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("the list never heard of pick {}", self.picks);
    }

    /// Every answer about this table, told without what only this table has.
    async fn answers(&mut self, served: &Served) -> Vec<String> {
        let path = |what: &str| format!("/api/tables/{}/{what}", self.table["table"].as_str().expect("an id"));
        let bearer = format!("Bearer {}", self.table["token"].as_str().expect("a token"));
        let seated: &[(&str, &str)] = &[("authorization", &bearer)];
        let token = |key: &str| json!({ "token": self.table[key] }).to_string();
        let mut answers = vec![served.http("GET", "/api/tables", &[], "").await];
        for lang in ["ru", "en"] {
            let with_lang = [("authorization", bearer.as_str()), ("accept-language", lang)];
            answers.push(served.http("GET", &path("record"), &with_lang, "").await);
            answers.push(served.http("GET", &path("record"), &[("accept-language", lang)], "").await);
        }
        answers.push(served.http("POST", &path("session"), &[], &token("token")).await);
        answers.push(served.http("POST", &path("session"), &[], &token("watch")).await);
        answers.push(served.http("POST", &path("join"), &[], "{}").await);
        answers.push(served.http("POST", &path("join"), seated, "{}").await);
        self.heard.extend(answers.iter().map(|answer| answer.body.clone()));
        answers.iter().map(|answer| self.leaks_as_text(answer)).collect()
    }

    fn leaks_as_text(&self, answer: &Answer) -> String {
        let lines = answer.head.lines().filter(|line| !line.to_ascii_lowercase().starts_with("date:"));
        let head = lines.collect::<Vec<_>>().join("\n");
        let body = match serde_json::from_str(&answer.body) {
            // Of the list only this table's own row.
            Ok(Value::Array(rows)) => {
                rows.into_iter().filter(|row| row["table"] == self.table["table"]).map(|row| row.to_string()).collect()
            }
            _ => answer.body.clone(),
        };
        let own = ["table", "token", "watch", "commitment"].map(|key| self.table[key].as_str().unwrap_or_default());
        own.iter().filter(|own| !own.is_empty()).fold(format!("{head}\n\n{body}"), |text, own| text.replace(own, "…"))
    }

    /// The seed of this table, as the store keeps it.
    async fn seeds(&self, served: &Served) -> Vec<String> {
        let stored = served.store.load(self.table["table"].as_str().expect("an id")).await.expect("stored");
        let text = String::from_utf8_lossy(&stored.secret.0).into_owned();
        let seeds = text.split(|digit: char| !digit.is_ascii_hexdigit()).filter(|run| run.len() == 64);
        seeds.map(str::to_owned).collect()
    }
}

/// What does not depend on any table at all.
async fn printed(served: &Served, game: &str) -> Vec<String> {
    let cards = served.http("GET", &format!("/api/games/{game}/cards"), &[], "").await;
    vec![served.http("GET", "/api/games", &[], "").await.body, cards.body]
}

#[tokio::test(flavor = "multi_thread")]
async fn no_answer_over_http_depends_on_what_is_hidden() {
    let served = Served::start(hasty()).await;
    for game in served.games() {
        let printed_before = printed(&served, &game).await;
        let mut tables = Vec::new();
        for _ in 0..TABLES {
            tables.push(Watched::open(&served, &game).await);
        }
        for moment in MOMENTS {
            for table in &mut tables {
                table.play(&served, moment).await;
                table.is_listed(&served).await;
            }
            let mut told: Option<Vec<String>> = None;
            for table in &mut tables {
                let answers = table.answers(&served).await;
                assert!(answers[1].contains("403"), "a record in the middle of a game: {}", answers[1]);
                assert_eq!(*told.get_or_insert_with(|| answers.clone()), answers, "{game} after {moment} picks");
            }
        }
        assert_eq!(printed(&served, &game).await, printed_before, "{game}: what is printed depends on tables");
        for table in &tables {
            let seeds = table.seeds(&served).await;
            assert!(!seeds.is_empty(), "the store keeps the seed");
            assert!(!table.heard.iter().any(|text| seeds.iter().any(|seed| text.contains(seed))), "{game}: the seed went out");
        }
    }
}
