//! The bots by name.

use crate::{Bot, Greedy, Random};
use koloda_games::nearest;
use koloda_kernel::chance::Seed;
use koloda_kernel::heuristic::Heuristic;
use koloda_kernel::ids::Seat;
use std::str::FromStr;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotKind {
    Random,
    Heuristic,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no bot `{asked}`; {}one of: {}", .meant.map(|name| format!("did you mean `{name}`? ")).unwrap_or_default(), names().join(", "))]
pub struct UnknownBot {
    pub asked: String,
    pub meant: Option<&'static str>,
}

impl BotKind {
    pub const ALL: [BotKind; 2] = [BotKind::Random, BotKind::Heuristic];

    pub fn name(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Heuristic => "heuristic",
        }
    }

    /// A bot of this kind for one seat of one game.
    pub fn seat<R: Heuristic>(self, seed: Seed, seat: Seat) -> Box<dyn Bot<R>> {
        match self {
            BotKind::Random => Box::new(Random::new(seed, seat)),
            BotKind::Heuristic => Box::new(Greedy),
        }
    }
}

pub fn bot_by_name(name: &str) -> Result<BotKind, UnknownBot> {
    let found = BotKind::ALL.into_iter().find(|kind| kind.name() == name);
    found.ok_or_else(|| UnknownBot { asked: name.to_owned(), meant: nearest(name, names()) })
}

fn names() -> [&'static str; 2] {
    BotKind::ALL.map(BotKind::name)
}

impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<BotKind, UnknownBot> {
        bot_by_name(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_bot_is_named_with_the_known_ones() {
        let error = bot_by_name("rnadom").expect_err("not a bot").to_string();
        assert_eq!(error, "no bot `rnadom`; did you mean `random`? one of: random, heuristic");
        assert_eq!(bot_by_name("heuristic"), Ok(BotKind::Heuristic));
    }
}
