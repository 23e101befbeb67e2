//! What a card says is what it does: random effects are told and played, and who is asked and who is changed is held
//! against the sentences, read as a player reads them.

use koloda_kernel::card_file::{CardFile, HOMEBREW};
use koloda_kernel::chance::{Chance, Seed, Stream};
use koloda_kernel::rules::{Log, Rules, resolve_forced};
use koloda_shards::ShardsOfInfinity;
use koloda_text::{Lang, Words};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

const DICE: Stream = Stream { slot: 0, name: *b"told    " };
const EFFECTS: u64 = 400;

/// What can be seen of a player: the word of the card file, and how sentences name it in each language.
const GAINS: [(&str, &str, &str); 3] = [("Health", "health", "здоровь"), ("Mastery", "mastery", "мастерств"), ("Draw", "card", "карт")];
/// Whom a sentence can be about: the loop of the card file, and its names.
const WHOM: [(&str, &str, &str); 2] =
    [("With", "an opponent of your choice", "один противник на ваш выбор"), ("Each", "each opponent", "каждый противник")];

struct Writer {
    chance: Chance,
    /// Gains not used yet: each stands once, so that a change tells which sentence made it.
    left: Vec<&'static str>,
}

impl Writer {
    fn below(&mut self, bound: usize) -> usize {
        self.chance.below(DICE, bound as u32) as usize
    }

    fn gain(&mut self) -> Option<String> {
        let place = self.left.len().checked_sub(1).map(|most| self.below(most + 1))?;
        Some(format!("{}({})", self.left.remove(place), 1 + self.below(2)))
    }

    /// Any effect at all, also such as the check refuses.
    fn effect(&mut self, depth: usize) -> Option<String> {
        let shape = if depth == 0 { 0 } else { self.below(9) };
        Some(match shape {
            0 | 1 => self.gain()?,
            2 => format!("Seq([{}])", [self.effect(depth - 1)?, self.effect(depth - 1)?].join(", ")),
            3 => format!("May({})", self.effect(depth - 1)?),
            4 => format!("If(when: HealthAtLeast(1), then: {})", self.effect(depth - 1)?),
            5 => format!("Repeat(1, {})", self.effect(depth - 1)?),
            _ => format!("{}(Opponent, {})", WHOM[self.below(2)].0, self.effect(depth - 1)?),
        })
    }
}

fn files(effects: &BTreeMap<String, String>) -> Vec<CardFile> {
    let mut files = Vec::new();
    for box_id in ["base", "relics-of-the-future"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cards/shards").join(box_id);
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            let text = fs::read_to_string(&path).unwrap();
            files.push(CardFile { path: path.display().to_string(), box_id: box_id.to_owned(), text });
        }
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    let name = r#"name: (ru: "Моё", en: "Mine"), source: House("test")"#;
    let card = |(id, effect): (&String, &String)| format!(r#"Card(id: "{id}", kind: Ally, cost: 1, copies: 1, {name}, on_play: {effect})"#);
    let text = format!("[{}]", effects.iter().map(card).collect::<Vec<_>>().join(",\n"));
    files.push(CardFile { path: "mine.ron".to_owned(), box_id: HOMEBREW.to_owned(), text });
    files
}

/// Who was asked for (the players offered, once for each question) and what each player has before and after.
struct Played {
    questions: Vec<BTreeSet<u64>>,
    before: Vec<[i64; 3]>,
    after: Vec<[i64; 3]>,
}

fn players(rules: &ShardsOfInfinity, state: &<ShardsOfInfinity as Rules>::State) -> Vec<[i64; 3]> {
    let position = rules.write_position(state);
    let number = |value: &Value| value.as_i64().unwrap_or(0);
    let has = |player: &Value| {
        [number(&player["health"]), number(&player["mastery"]), player["hand"].as_array().map_or(0, |hand| hand.len() as i64)]
    };
    position["players"].as_array().expect("players").iter().map(has).collect()
}

/// Plays the card; every wish is granted, every player is chosen at random.
fn play(rules: &ShardsOfInfinity, card: &str, chance: &mut Chance) -> Played {
    let player = |seat: usize| {
        let hand = if seat == 0 { json!([card]) } else { json!([]) };
        json!({ "health": 20 + seat, "mastery": 3, "hand": hand, "deck": ["crystal", "crystal", "blaster", "crystal"] })
    };
    let everybody: Vec<Value> = (0..4).map(player).collect();
    let mut state = rules.read_position(&json!({ "players": everybody, "extra": true, "centre-deck": [] })).expect("a position");
    let (mut log, mut options) = (Log::off(), Vec::new());
    resolve_forced(rules, &mut state, &mut options, &mut log);
    let mut before = players(rules, &state);
    before[0][2] -= 1;
    let mut questions = Vec::new();
    let mut wanted = vec!["play"];
    loop {
        let forms: Vec<Value> = options.iter().map(|&pick| rules.pick_form(&state, pick)).collect();
        let asked: BTreeSet<u64> = forms.iter().filter(|form| form["do"] == "player").filter_map(|form| form["player"].as_u64()).collect();
        let number = if asked.is_empty() {
            forms.iter().position(|form| wanted.iter().any(|verb| form["do"] == **verb))
        } else {
            Some(chance.below(DICE, forms.len() as u32) as usize)
        };
        let Some(number) = number else { break };
        if !asked.is_empty() {
            questions.push(asked);
        }
        rules.apply_unchecked(&mut state, options[number], &mut log);
        resolve_forced(rules, &mut state, &mut options, &mut log);
        wanted = vec!["accept"];
    }
    Played { questions, before, after: players(rules, &state) }
}

/// What is said to happen, one after the other, without the conditions: all of them hold.
fn clauses(text: &str, lang: Lang) -> Vec<String> {
    let (condition, then) = if lang == Lang::En { ("if ", ", then ") } else { ("если ", ", затем ") };
    let mut text = text.to_lowercase();
    while let Some(from) = text.find(condition) {
        let until = text[from..].find(", ").map_or(text.len(), |at| from + at + 2);
        text.replace_range(from..until, "");
    }
    text.replace(then, ". ").split(['.', ';', '\n']).map(str::to_owned).collect()
}

/// What the sentences of a text promise: whom each gain is for, and of how many one is asked for.
fn expect(text: &str, lang: Lang, played: &Played, effect: &str) -> usize {
    let said = |both: (&'static str, &'static str)| if lang == Lang::En { both.0 } else { both.1 };
    let opponents: BTreeSet<usize> = (1..played.before.len()).collect();
    let (mut chosen, mut questions): (BTreeSet<usize>, usize) = (BTreeSet::from([0]), 0);
    for sentence in clauses(text, lang) {
        let whom = WHOM.iter().filter_map(|&(word, en, ru)| sentence.find(said((en, ru))).map(|at| (at, word, said((en, ru))))).min();
        let deed = whom.map_or_else(|| sentence.to_owned(), |(_, _, name)| sentence.replacen(name, "", 1));
        // One of these, or all of them.
        let (of, every) = match whom.map(|(_, word, _)| word) {
            Some("With") => (opponents.clone(), false),
            Some("Each") => (opponents.clone(), true),
            // "That player", or the reader.
            Some(_) | None if sentence.contains(said(("that player", "этот игрок"))) => (chosen.clone(), true),
            Some(_) | None => (BTreeSet::from([0]), true),
        };
        for (place, &(_, en, ru)) in GAINS.iter().enumerate().filter(|(_, (_, en, ru))| deed.contains(said((en, ru)))) {
            let changed: BTreeSet<usize> =
                (0..played.before.len()).filter(|&seat| played.after[seat][place] > played.before[seat][place]).collect();
            let right = if every { changed == of } else { changed.len() == 1 && changed.is_subset(&of) };
            assert!(right, "{} of {of:?} changed: {changed:?} by “{sentence}”\n{effect}\n{text}", said((en, ru)));
            chosen.clone_from(&changed);
        }
        questions += usize::from(!every && of.len() > 1);
        if !every && of.len() > 1 {
            let numbers: BTreeSet<u64> = of.iter().map(|&seat| seat as u64 + 1).collect();
            assert!(
                played.questions.contains(&numbers),
                "nobody was asked for one of {numbers:?}: {:?}\n{effect}\n{text}",
                played.questions
            );
        }
    }
    questions
}

/// Leaves out the effects that the check refuses, each for a scope that no sentence could tell.
fn catalogue(effects: &mut BTreeMap<String, String>) -> ShardsOfInfinity {
    let errors = ShardsOfInfinity::read(&files(effects)).expect_err("some are refused");
    for message in errors.iter().map(|error| error.message.as_str()) {
        assert!(message.contains("stands within another"), "{message}");
    }
    effects.retain(|id, _| !errors.iter().any(|error| error.message.starts_with(&format!("`{id}`:"))));
    ShardsOfInfinity::read(&files(effects)).expect("the others are in order")
}

#[test]
fn who_is_asked_and_who_is_changed_is_what_the_text_says() {
    let words = Words::new();
    let written = |number: u64| {
        let mut writer = Writer { chance: Chance::new(Seed::numbered(77, number)), left: GAINS.iter().map(|(word, ..)| *word).collect() };
        writer.effect(4).map(|effect| (format!("mine-{number}"), effect))
    };
    let mut effects: BTreeMap<String, String> = (0..EFFECTS).filter_map(written).collect();
    let all = effects.len();
    let rules = catalogue(&mut effects);
    let mut chance = Chance::new(Seed::numbered(78, 0));
    for sheet in rules.cards().into_iter().filter(|sheet| sheet.box_id == HOMEBREW) {
        let (effect, played) = (&effects[&sheet.id], play(&rules, &sheet.id, &mut chance));
        for lang in Lang::ALL {
            let text = words.say(lang, &sheet.text);
            assert_eq!(expect(&text, lang, &played, effect), played.questions.len(), "{effect}\n{text}");
        }
    }
    let scoped = effects.values().filter(|effect| effect.contains("With(") || effect.contains("Each(")).count();
    assert!(scoped > 40 && effects.len() < all, "{scoped} of {} effects have a scope, {all} were written", effects.len());
}
