//! Cards that nobody has looked at: whatever the check of card files lets pass must be playable.
//!
//! Random effects are written as card files, those that the check refuses are thrown away, and games
//! are played with the rest: every number as large as it can be written, every word anywhere.

use koloda_kernel::card_file::{CardFile, HOMEBREW};
use koloda_kernel::chance::{Chance, Seed, Stream};
use koloda_kernel::rules::{Log, Rules, Setup, Status, resolve_forced};
use koloda_shards::ShardsOfInfinity;
use std::fs;
use std::panic::catch_unwind;
use std::path::Path;

const DICE: Stream = Stream { slot: 0, name: *b"homebrew" };
const CATALOGUES: u64 = 40;
const GAMES: u64 = 4;
const MOST_PICKS: usize = 400;
/// Entries of the writer's own in each catalogue.
const CARDS: usize = 14;

fn shipped() -> Vec<CardFile> {
    let mut files = Vec::new();
    for box_id in ["base", "relics-of-the-future"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cards/shards").join(box_id);
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            let text = fs::read_to_string(&path).unwrap();
            files.push(CardFile { path: path.display().to_string(), box_id: box_id.to_owned(), text });
        }
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    files
}

/// Writes random words of the vocabulary.
struct Writer {
    chance: Chance,
}

impl Writer {
    fn below(&mut self, bound: usize) -> usize {
        self.chance.below(DICE, bound as u32) as usize
    }

    fn one<'w>(&mut self, words: &[&'w str]) -> &'w str {
        words[self.below(words.len())]
    }

    fn number(&mut self) -> &'static str {
        self.one(&["1", "1", "2", "5", "255"])
    }

    fn filter(&mut self) -> &'static str {
        self.one(&["", "kind: Ally", "kind: Champion", "faction: Wraethe", "mercenary: true", "name: \"crystal\""])
    }

    fn amount(&mut self, depth: usize) -> String {
        match self.below(if depth == 0 { 5 } else { 8 }) {
            0 | 1 => format!("Fixed({})", self.number()),
            2 => format!("Tiers(1, [(5, {}), (20, {})])", self.number(), self.number()),
            3 => self.one(&["Infinite", "Mastery"]).to_owned(),
            4 => format!("{}({})", self.one(&["Champions", "Discarded", "Played"]), self.filter()),
            5 | 6 => format!("Times({}, {})", self.number(), self.amount(depth - 1)),
            _ => format!("Half({})", self.amount(depth - 1)),
        }
    }

    fn condition(&mut self) -> String {
        match self.below(3) {
            0 => self.one(&["Unify", "Dominion", "Echo", "Inspire", "MostMastery", "Leader(\"decima\")"]).to_owned(),
            1 => format!("{}({})", self.one(&["Mastery", "HealthAtLeast"]), self.number()),
            _ => format!("Champions(of: ({}), at_least: {})", self.filter(), self.number()),
        }
    }

    fn op(&mut self) -> String {
        let (number, filter) = (self.number(), self.filter());
        match self.below(10) {
            0..=3 => format!("{}({})", self.one(&["Crystals", "Power", "Mastery", "Health", "Draw"]), self.amount(3)),
            4 => self.one(&["DoublePower", "ReturnThis", "CopyIt"]).to_owned(),
            5 => format!("LoseMastery({number})"),
            6 => {
                let (word, from) = (self.one(&["Remove", "Return"]), self.one(&["Hand", "Discard", "HandOrDiscard"]));
                let cards = self.one(&["All", "Fixed(1)", "Fixed(255)"]);
                format!("{word}(from: {from}, cards: {cards}, of: ({filter}){})", self.one(&["", ", up_to: true"]))
            }
            7 => format!("Recruit(max_cost: {number}, to: {}, of: ({filter}))", self.one(&["Hand", "Discard"])),
            8 => format!("{}(of: (kind: Ally), other: {})", self.one(&["Copy", "CopyEach"]), self.one(&["true", "false"])),
            _ => match self.below(3) {
                0 => format!("Destroy({})", self.one(&["All", "Fixed(1)", "Fixed(255)"])),
                1 => format!("ThisTurn({}({filter}))", self.one(&["PlayNextRecruited", "CopyPlayed"])),
                _ => format!("ThisTurn({})", self.one(&["PowerForHealth", "IgnoreShields", "DrawForDamage(damage: 1, cards: 255)"])),
            },
        }
    }

    fn effect(&mut self, depth: usize) -> String {
        if depth == 0 {
            return self.op();
        }
        match self.below(11) {
            0..=2 => {
                let steps: Vec<String> = (0..=self.below(3)).map(|_| self.effect(depth - 1)).collect();
                format!("Seq([{}])", steps.join(", "))
            }
            3 => format!("May({})", self.effect(depth - 1)),
            4 => format!("Or([{}, {}])", self.effect(depth - 1), self.effect(depth - 1)),
            5 => format!("If(when: {}, then: {}, otherwise: {})", self.condition(), self.effect(depth - 1), self.effect(depth - 1)),
            6 => format!("Repeat({}, {})", self.amount(2), self.effect(depth - 1)),
            7 => format!("With(Opponent, {})", self.effect(depth - 1)),
            8 => format!("Each(Opponent, {})", self.effect(depth - 1)),
            _ => self.op(),
        }
    }

    fn entry(&mut self, id: &str) -> String {
        let head = format!(r#"id: "{id}", name: (ru: "Моё", en: "Mine"), source: House("test")"#);
        let faction = self.one(&["", ", faction: Undergrowth", ", faction: Wraethe", ", faction: Homodeus"]);
        if id.starts_with("starter") {
            return format!("Card({head}, kind: Ally, group: Starter, copies: 1{faction}, on_play: {})", self.effect(5));
        }
        if self.below(3) == 0 {
            let (health, plus) = (self.number(), self.number());
            let passive = match self.below(4) {
                0 => format!("passive: [ChampionHealth(plus: {plus})]"),
                1 => format!("passive: [Shield({})]", self.amount(2)),
                2 => format!("passive: [Cheaper({})]", self.amount(2)),
                _ => format!("passive: [InDiscard(on: ChampionPlayed, effect: {})]", self.effect(3)),
            };
            let (played, used) = (self.effect(4), self.effect(5));
            return format!(
                "Card({head}, kind: Champion, health: {health}, cost: 1, copies: 1{faction}, on_play: {played}, on_activate: {used}, {passive})"
            );
        }
        let (shield, mercenary) = (self.amount(2), self.one(&["true", "false"]));
        format!(
            "Card({head}, kind: Ally, cost: 1, copies: 1, mercenary: {mercenary}{faction}, shield: {shield}, on_play: {})",
            self.effect(5)
        )
    }

    /// Entries that the check has nothing to say against; refused ones are written anew.
    fn catalogue(&mut self) -> ShardsOfInfinity {
        let ids: Vec<String> =
            (0..CARDS).map(|number| if number < 4 { format!("starter-{number}") } else { format!("mine-{number}") }).collect();
        let mut entries: Vec<String> = ids.iter().map(|id| self.entry(id)).collect();
        for _ in 0..400 {
            let mut files = shipped();
            let text = format!("[{}]", entries.join(",\n"));
            files.push(CardFile { path: "mine.ron".to_owned(), box_id: HOMEBREW.to_owned(), text: text.clone() });
            let errors = match ShardsOfInfinity::read(&files) {
                Ok(rules) => return rules,
                Err(errors) => errors,
            };
            let is_refused = |id: &String| errors.iter().any(|error| error.message.contains(&format!("`{id}`")));
            let refused: Vec<usize> = (0..ids.len()).filter(|&place| is_refused(&ids[place])).collect();
            assert!(!refused.is_empty(), "{errors:?}\n{text}");
            refused.into_iter().for_each(|place| entries[place] = self.entry(&ids[place]));
        }
        panic!("hardly anything passes the check");
    }
}

fn play(rules: &ShardsOfInfinity, seats: u8, seed: Seed) -> usize {
    let setup = Setup { seats, set: [("boxes".to_owned(), "homebrew".to_owned())].into() };
    let (mut log, mut options, mut chance) = (Log::off(), Vec::new(), Chance::new(seed));
    let mut state = rules.start(&setup, seed, &mut log).expect("a valid setup");
    for picks in 0..MOST_PICKS {
        resolve_forced(rules, &mut state, &mut options, &mut log);
        rules.check(&state).expect("every invariant holds");
        if matches!(rules.status(&state), Status::Over(_)) {
            return picks;
        }
        let pick = options[chance.below(DICE, options.len() as u32) as usize];
        rules.apply_unchecked(&mut state, pick, &mut log);
    }
    MOST_PICKS
}

#[test]
fn what_passes_the_check_can_be_played() {
    let (mut picks, mut broken) = (0, Vec::new());
    for number in 0..CATALOGUES {
        let mut writer = Writer { chance: Chance::new(Seed::numbered(31, number)) };
        let rules = writer.catalogue();
        for game in 0..GAMES {
            let played = catch_unwind(|| play(&rules, 1 + (game % 4) as u8, Seed::numbered(number, game)));
            match played {
                Ok(made) => picks += made,
                Err(_) => broken.push((number, game)),
            }
        }
    }
    assert!(broken.is_empty(), "catalogues and games that broke the rules (said above): {broken:?}");
    assert!(picks > 1000, "only {picks} picks were made: the games end before the cards are tried");
}
