//! Cards that nobody has looked at: whatever the check of card files lets pass must be playable.
//!
//! Random effects are written as card files, those that the check refuses are thrown away, and games
//! are played with the rest: every number as large as it can be written, every word anywhere.

use koloda_aeons_end::AeonsEnd;
use koloda_kernel::card_file::{CardFile, HOMEBREW};
use koloda_kernel::chance::{Chance, Seed, Stream};
use koloda_kernel::rules::{Log, Rules, Setup, Status, resolve_forced};
use std::fs;
use std::panic::catch_unwind;
use std::path::Path;

const DICE: Stream = Stream { slot: 0, name: *b"homebrew" };
const CATALOGUES: u64 = 30;
const GAMES: u64 = 3;
const MOST_PICKS: usize = 300;

fn shipped() -> Vec<CardFile> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cards/aeons-end/base");
    let file =
        |path: &Path| CardFile { path: path.display().to_string(), box_id: "base".to_owned(), text: fs::read_to_string(path).unwrap() };
    let mut files: Vec<CardFile> = fs::read_dir(folder).unwrap().map(|entry| file(&entry.unwrap().path())).collect();
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
        self.one(&["1", "1", "2", "3", "9", "255"])
    }

    fn kind(&mut self) -> &'static str {
        self.one(&["Gem", "Relic", "Spell"])
    }

    fn amount(&mut self, depth: usize) -> String {
        let plain = ["Count", "CostOfIt", "Tokens", "ThisLife", "OpenBreaches", "Prepped()", "AdjacentSpells", "EmptyPiles"];
        let others = ["TurnDiscard", "OwnTurnCards", "NemesisTurnCards", "MostPrepped", "Trophies", "Charges", "Excess", "All"];
        match self.below(if depth == 0 { 6 } else { 12 }) {
            0..=2 => format!("Fixed({})", self.number()),
            3 | 4 => self.one(&plain).to_owned(),
            5 => self.one(&others).to_owned(),
            6 | 7 => format!("Times({}, {})", self.number(), self.amount(depth - 1)),
            8 => format!("Plus({}, {})", self.amount(depth - 1), self.amount(depth - 1)),
            9 => format!("Minus({}, {})", self.amount(depth - 1), self.amount(depth - 1)),
            10 => format!("Half({})", self.amount(depth - 1)),
            _ => format!("When({}, {})", self.condition(), self.number()),
        }
    }

    fn condition(&mut self) -> String {
        let plain =
            ["AllBreachesOpen", "OwnTurn", "MinionSlain", "ItIsPlayerCard", "ItIsNemesisCard", "SupplyEmpty", "Beginner", "CopyToGain"];
        let bound = format!("{}({})", self.one(&["Exactly", "AtLeast", "AtMost"]), self.number());
        let bounded = ["Life", "OpenBreaches", "ThisPile", "NemesisCardsDiscarded", "ThisLife", "Acolytes", "Gravehold"];
        match self.below(4) {
            0 => self.one(&plain).to_owned(),
            1 => format!("{}({bound})", self.one(&bounded)),
            2 => format!("Not({}({bound}))", self.one(&bounded)),
            _ => {
                format!("{}({})", self.one(&["NthPlay", "NthGain", "TokensAtLeast", "PlayersAtMost", "NemesisTierAtLeast"]), self.number())
            }
        }
    }

    fn scope(&mut self) -> &'static str {
        let chosen = ["AnyPlayer", "AnyAlly", "AnotherPlayer", "ActivePlayer", "LowestLife", "HighestLife", "MostCharges", "MostPrepped"];
        let others = ["MostOpenBreaches", "DearestPrepped", "MostInHand(\"crystal\")", "OwnerOfIt", "SharedTurnCards", "Players", "Allies"];
        if self.below(3) > 0 { self.one(&chosen) } else { self.one(&others) }
    }

    fn cards(&mut self) -> String {
        let from = self.one(&["Hand", "Discard", "HandOrDiscard", "Prepped", "PlayArea", "DiscardTop", "Revealed"]);
        let up_to = self.one(&["", ", up_to: true"]);
        let whose = self.one(&["", "", ", whose: AnyPlayers", ", whose: AnyAllys"]);
        let of = self.one(&["", "", ", of: (kind: Gem)", ", of: (most_expensive: true)", ", of: (max_cost: 2)"]);
        format!("from: {from}, cards: {}{up_to}{whose}{of}", self.amount(1))
    }

    /// Any cards to any place, also such as the check refuses.
    fn moved(&mut self) -> String {
        let deck = self.one(&["Own", "TurnOrder", "Nemesis", "TierZero"]);
        let what = match self.below(7) {
            0 => format!("Chosen({})", self.cards()),
            1 => format!("Top(deck: {deck}, cards: {})", self.number()),
            2 => format!("Discarded(deck: {deck}, cards: {})", self.number()),
            3 => format!("Discarded(deck: Nemesis, kind: {})", self.one(&["Minion", "Power", "Attack"])),
            _ => self.one(&["This", "It", "DiscardPile", "Drawn"]).to_owned(),
        };
        let to = self.one(&["Hand", "Discard", "OwnDiscard", "DeckTop", "DeckBottom", "Deck", "Destroyed", "Play"]);
        format!("Move(what: {what}, to: {to})")
    }

    fn op(&mut self) -> String {
        let number = self.number();
        let kind = self.kind();
        let plain = [
            "ShuffleDiscardIntoDeck",
            "PutBack",
            "DoublePrep",
            "DestroyThis",
            "DestroyIt",
            "DiscardIt",
            "PutItOnDeck",
            "PutItAtBottom",
            "PutItInDiscard",
            "PutThisAtBottom",
            "ArrangeTurnOrder",
            "PreventDamage",
            "ResolveTierZero",
            "ReturnMinion",
            "RepeatAttack",
            "DiscardDrawn",
            "LoseCharges(All)",
            "Reveal(Own)",
            "Reveal(TurnOrder)",
            "Reveal(Nemesis)",
            "Reveal(TierZero)",
            "Focus(Cheapest)",
            "Focus(Own)",
            "Focus(AnyPlayers)",
            "DestroyBreach()",
            "FindAcolyte(LowestLife)",
            "BloodMagic(It)",
            "BloodMagic(AllUnharmed)",
            "ShuffleTurnCards(OnePlayer)",
            "ShuffleTurnCards(AllNemesis)",
            "ShuffleTurnCards(AllButOnePlayer)",
            "Prep(from: Hand, closed: true)",
            "Prep(from: Discard)",
            "Gain()",
            "Gain(to: Hand)",
            "Gain(to: DeckTop, pile: (rank: Dearest))",
        ];
        let counted = [
            "Aether",
            "Pay",
            "Charge",
            "Draw",
            "Life",
            "DestroyTop",
            "RevealTop",
            "Discount",
            "Unleash",
            "GraveholdLife",
            "NemesisLife",
            "PlayTierZero",
            "DiscardTierZero",
            "ShuffleTierZero",
            "ItSuffers",
            "ItGainsLife",
            "DrawNemesisCards",
            "GainTrophies",
        ];
        let measured = ["Suffer", "Damage", "Split", "Gravehold", "GainTokens", "LoseTokens", "ThisSuffers", "SetLife"];
        match self.below(14) {
            12 | 13 => self.moved(),
            0..=2 => self.one(&plain).to_owned(),
            3..=5 => format!("{}({number})", self.one(&counted)),
            6 | 7 => format!("{}({})", self.one(&measured), self.amount(3)),
            8 => format!("{}({})", self.one(&["Discard", "Destroy", "Return"]), self.cards()),
            9 => {
                let then = self.one(&["Discard", "OwnersHand", "AllysHand"]);
                let whose = self.one(&["AnyPlayers", "Own", "AnyAllys"]);
                format!("Cast(whose: {whose}, bonus: {number}, times: {}, then: {then})", self.number())
            }
            10 => format!("Play(kind: {kind}, times: {number})"),
            _ => match self.below(5) {
                0 => format!("AetherFor(amount: {number}, uses: Not([{kind}]))"),
                1 => format!("GainCorruption(cards: {number}, to: Hand)"),
                2 => format!("Devour(cards: {}, pile: (kind: {kind}))", self.amount(2)),
                3 => format!("DevourEach({kind})"),
                _ => format!("DiscardNemesisDeck(cards: {number}, tier: 1)"),
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
            7 => format!("With({}, {})", self.scope(), self.effect(depth - 1)),
            8 => format!("Each({}, {})", self.scope(), self.effect(depth - 1)),
            _ => self.op(),
        }
    }

    /// About somebody, as most effects of a nemesis are.
    fn threat(&mut self) -> String {
        let effect = self.effect(4);
        if self.below(4) > 0 { format!("With(AnyPlayer, {effect})") } else { effect }
    }

    fn entry(&mut self, id: &str) -> String {
        let head = format!(r#"id: "{id}", name: (ru: "Моё", en: "Mine"), source: House("test")"#);
        match id.split('-').next().unwrap_or_default() {
            "gem" => format!("Card({head}, kind: Gem, cost: 1, copies: 7, on_play: {})", self.effect(5)),
            "relic" => {
                let gained = if self.below(2) == 0 { format!(", on_gain: {}", self.effect(4)) } else { String::new() };
                format!("Card({head}, kind: Relic, cost: 0, copies: 5, on_play: {}{gained})", self.effect(5))
            }
            "spell" => format!("Card({head}, kind: Spell, cost: 1, copies: 5, on_cast: {})", self.effect(5)),
            "mage" => format!(
                "Mage({head}, title: (ru: \"Маг\", en: \"Mage\"), life: {}, breaches: \"OO01\", hand: [\"gem-1\", \"gem-2\", \"spell-1\", \
                 \"relic-1\", \"spell-2\"], deck: [\"gem-3\", \"relic-2\", \"spell-3\", \"crystal\", \"spark\"], \
                 ability: (name: (ru: \"Дар\", en: \"Gift\"), charges: 2, window: OwnMainPhase, effect: {}))",
                self.one(&["1", "10", "255"]),
                self.effect(5)
            ),
            "nemesis" => format!(
                "Nemesis({head}, life: {}, difficulty: 5, token: (id: \"dot\", name: (ru: \"Точка\", en: \"Dot\"){}), unleash: {})",
                self.one(&["60", "255"]),
                self.one(&["", ", minion_life: 1", ", shields: true", ", cap: 3", ", limits: (0, 5)"]),
                self.threat()
            ),
            _ => {
                let tier = id.rsplit('-').next().and_then(|number| number.parse::<usize>().ok()).unwrap_or(0) % 3 + 1;
                let (effect, kind) = (self.threat(), self.below(3));
                let kind = ["kind: Attack", "kind: Minion, life: 5", "kind: Power, power: 1"][kind];
                let discarded = if self.below(3) == 0 { format!(", passive: [WhenDamaged({})]", self.effect(3)) } else { String::new() };
                format!("NemesisCard({head}, nemesis: \"nemesis-1\", tier: {tier}, {kind}, effect: {effect}{discarded})")
            }
        }
    }

    /// Entries that the check has nothing to say against; refused ones are written anew.
    fn catalogue(&mut self) -> AeonsEnd {
        let count = |name: &str, many: usize| (1..=many).map(|number| format!("{name}-{number}")).collect::<Vec<_>>();
        let ids = [count("gem", 3), count("relic", 2), count("spell", 4), count("mage", 4), count("nemesis", 1), count("card", 9)].concat();
        let mut entries: Vec<String> = ids.iter().map(|id| self.entry(id)).collect();
        for _ in 0..400 {
            let mut files = shipped();
            let text = format!("[{}]", entries.join(",\n"));
            files.push(CardFile { path: "mine.ron".to_owned(), box_id: HOMEBREW.to_owned(), text: text.clone() });
            let errors = match AeonsEnd::read(&files) {
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

fn play(rules: &AeonsEnd, seats: u8, seed: Seed) -> usize {
    let settings = [("nemesis", "nemesis-1"), ("supply", "gem-1,gem-2,gem-3,relic-1,relic-2,spell-1,spell-2,spell-3,spell-4")];
    let mages = ["mage-1", "mage-2", "mage-3", "mage-4"][..usize::from(seats)].join(",");
    let mut setup = Setup { seats, set: settings.map(|(key, value)| (key.to_owned(), value.to_owned())).into() };
    setup.set.insert("mages".to_owned(), mages);
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
