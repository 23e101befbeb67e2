//! What both clients say: endings, refusals, prices of undo, names of seats.

use crate::command_context::Translator;
use crate::local_match::{Saved, UndoOffer};
use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::{Outcome, Viewer};
use koloda_kernel::score::Ranked;
use koloda_kernel::table::{PickError, UndoCost};

/// How a game ended, with the game's own words for the reason if it has any, and the scores if it keeps some.
pub fn ending(translator: &Translator<'_>, game: &str, outcome: Outcome, ranks: &[Ranked]) -> String {
    let scores = ranks.iter().map(|ranked| format!("\n{}", score(translator, game, ranked)));
    std::iter::once(result(translator, game, outcome)).chain(scores).collect()
}

fn score(translator: &Translator<'_>, game: &str, ranked: &Ranked) -> String {
    let line = Phrase::new("cli-score").number("rank", ranked.rank).number("seat", ranked.seat.0 + 1).number("points", ranked.points);
    let line = translator.say(&line);
    match ranked.tie_break {
        Some(word) => format!("{line} ({})", translator.say_or(&Phrase::new(format!("{game}-tie-break-{word}")), word)),
        None => line,
    }
}

fn result(translator: &Translator<'_>, game: &str, outcome: Outcome) -> String {
    let reason = self::reason(translator, game, outcome.reason.0);
    let winners: Vec<String> = Seat::all(8).filter(|&seat| outcome.won_by(seat)).map(|seat| (seat.0 + 1).to_string()).collect();
    match winners.len() {
        0 => translator.say(&Phrase::new("cli-over-lost").word("reason", reason)),
        count => translator
            .say(&Phrase::new("cli-over-won").number("count", count as i64).word("seats", winners.join(", ")).word("reason", reason)),
    }
}

/// A reason for the end in the game's words, or the bare word where it has none.
pub fn reason(translator: &Translator<'_>, game: &str, reason: &str) -> String {
    translator.say_or(&Phrase::new(format!("{game}-ending-{reason}")), reason)
}

pub fn refusal(translator: &Translator<'_>, error: &PickError) -> String {
    match error {
        PickError::Over => translator.word("cli-refused-over"),
        PickError::NotYourTurn { current } => translator.say(&Phrase::new("cli-refused-turn").number("seat", current.0 + 1)),
        PickError::NoSuchOption { number, offered } => {
            translator.say(&Phrase::new("cli-refused-number").number("number", *number as i64 + 1).number("offered", *offered as i64))
        }
        PickError::NotOffered(refusal) => translator.say(&Phrase::new("cli-refused").phrase("why", refusal.phrase.clone())),
    }
}

/// The word for an undo's price, to be shown before it is paid.
pub fn price(translator: &Translator<'_>, offer: UndoOffer) -> String {
    translator.word(match offer.cost {
        UndoCost::Free => "cli-undo-free",
        UndoCost::Reveals => "cli-undo-reveals",
        UndoCost::Final => "cli-undo-final",
    })
}

pub fn saved(translator: &Translator<'_>, saved: &Saved) -> String {
    let place = saved.place.display().to_string();
    match &saved.kept {
        None => translator.say(&Phrase::new("cli-saved").word("file", place)),
        Some(kept) => translator.say(&Phrase::new("cli-saved-kept").word("file", place).word("kept", kept.display().to_string())),
    }
}

/// Whose side of the table is shown.
pub fn side(translator: &Translator<'_>, viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => translator.say(&Phrase::new("cli-seat").number("seat", seat.0 + 1)),
        Viewer::Spectator | Viewer::Omniscient => translator.word("cli-spectator"),
    }
}
