//! What the walks must have reached: a test that compares nothing finds nothing.

use crate::cases::cases;
use crate::walk::Coverage;

/// What every game must have been examined for.
struct Wanted {
    prompts: &'static [&'static str],
    parts: &'static [&'static str],
}

const SHARDS: Wanted = Wanted {
    prompts: &[
        "si-prompt-assign",
        "si-prompt-auction",
        "si-prompt-copy",
        "si-prompt-destroy",
        "si-prompt-dominion",
        "si-prompt-draft",
        "si-prompt-leader",
        "si-prompt-main",
        "si-prompt-overflow",
        "si-prompt-recruit",
        "si-prompt-remove",
        "si-prompt-return",
        "si-prompt-shields",
        "si-prompt-unify",
    ],
    parts: &["another's hand and deck", "centre deck", "own deck", "secret relics", "shuffles to come"],
};

const AEONS_END: Wanted = Wanted {
    prompts: &[
        "ae-prompt-cast",
        "ae-prompt-casting",
        "ae-prompt-choose-player",
        "ae-prompt-corruption",
        "ae-prompt-damage",
        "ae-prompt-destroy",
        "ae-prompt-discard",
        "ae-prompt-draw",
        "ae-prompt-main",
        "ae-prompt-may",
        "ae-prompt-or",
        "ae-prompt-player",
        "ae-prompt-turn-card",
    ],
    parts: &["mages' decks and corruption", "nemesis deck", "turn-order deck", "shuffles to come"],
};

const THUNDERSTONE: Wanted = Wanted {
    prompts: &[
        "ts-prompt-banish",
        "ts-prompt-choose",
        "ts-prompt-destroy",
        "ts-prompt-discard",
        "ts-prompt-disease",
        "ts-prompt-hero",
        "ts-prompt-or",
        "ts-prompt-paralyse",
        "ts-prompt-place",
        "ts-prompt-prepare",
        "ts-prompt-rest",
        "ts-prompt-spoils",
        "ts-prompt-village",
    ],
    parts: &["another's hand and deck", "own deck", "upper dungeon deck", "lower dungeon deck", "shuffles to come"],
};

const PENUMBRA: Wanted = Wanted {
    prompts: &[
        "pn-prompt-talent",
        "pn-prompt-turn",
        "pn-prompt-training",
        "pn-prompt-where",
        "pn-prompt-section",
        "pn-prompt-threat",
        "pn-prompt-path",
        "pn-prompt-task",
        "pn-prompt-gain-card",
        "pn-prompt-contract",
        "pn-prompt-looked",
    ],
    parts: &["decks of cards", "deck of fate", "contracts", "talents", "shuffles to come"],
};

/// Comparisons per case, at least: a table of one has fewer observers than a table of four.
const LEAST: usize = 60;

pub fn assert_reached(game: &str, reached: &Coverage) {
    let wanted = match game {
        "shards" => SHARDS,
        "thunderstone" => THUNDERSTONE,
        "penumbra" => PENUMBRA,
        _ => AEONS_END,
    };
    for case in cases(game) {
        let compared = reached.count(|kind| kind.case == case.name);
        assert!(compared >= LEAST, "{game}, {}: {compared} comparisons", case.name);
    }
    for prompt in wanted.prompts {
        assert!(reached.count(|kind| kind.prompt == *prompt) > 0, "{game}: {prompt} was never examined");
    }
    for part in wanted.parts {
        assert!(reached.count(|kind| kind.part == *part) > 0, "{game}: {part} was never dealt anew");
    }
    for role in ["mover", "other seat", "spectator", "holder of two", "holder of two, moving"] {
        assert!(reached.count(|kind| kind.role == role) > 0, "{game}: nobody looked as {role}");
    }
    for lang in ["ru", "en"] {
        let times = reached.languages.get(lang).copied().unwrap_or_default();
        assert!(times * 4 > reached.compared(), "{game}: {times} comparisons in {lang}");
    }
    let explained = reached.verdicts.get("came to light").copied().unwrap_or_default();
    let alike = reached.verdicts.get("alike").copied().unwrap_or_default();
    assert!(alike > 4 * explained && explained > 0, "{game}: {alike} alike, {explained} with something that came to light");
    assert!(reached.compared() > 3_000, "{game}: {} comparisons", reached.compared());
}
