//! The bots by name: a random one, a greedy one, four levels of play for people, and searches by their plan for programs.

use crate::{Bot, Budget, Greedy, Random, Search, SearchPlan};
use koloda_games::nearest;
use koloda_kernel::chance::Seed;
use koloda_kernel::heuristic::Heuristic;
use koloda_kernel::ids::Seat;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BotKind {
    Random,
    Heuristic,
    Novice,
    Regular,
    Expert,
    Grandmaster,
    Search(SearchPlan),
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no bot `{asked}`; {}one of: {}", .meant.map(|name| format!("did you mean `{name}`? ")).unwrap_or_default(), names().join(", "))]
pub struct UnknownBot {
    pub asked: String,
    pub meant: Option<&'static str>,
}

/// Those with a name of their own.
const NAMED: [(&str, BotKind); 6] = [
    ("random", BotKind::Random),
    ("heuristic", BotKind::Heuristic),
    ("novice", BotKind::Novice),
    ("regular", BotKind::Regular),
    ("expert", BotKind::Expert),
    ("grandmaster", BotKind::Grandmaster),
];

impl BotKind {
    pub const ALL: [BotKind; 6] =
        [BotKind::Random, BotKind::Heuristic, BotKind::Novice, BotKind::Regular, BotKind::Expert, BotKind::Grandmaster];

    /// A bot of this kind for one seat of one game.
    pub fn seat<R: Heuristic>(self, seed: Seed, seat: Seat) -> Box<dyn Bot<R>> {
        match (self, self.plan()) {
            (_, Some(plan)) => Box::new(Search::new(plan, Random::new(seed, seat))),
            (BotKind::Random, None) => Box::new(Random::new(seed, seat)),
            (_, None) => Box::new(Greedy),
        }
    }

    /// How it searches, if it does. The weaker a level, the less it looks at and the less strictly it chooses.
    pub fn plan(self) -> Option<SearchPlan> {
        let weak = |iterations, softness| SearchPlan { softness, ..SearchPlan::new(Budget::Iterations(iterations)) };
        match self {
            BotKind::Random | BotKind::Heuristic => None,
            BotKind::Novice => Some(weak(30, 1.0)),
            BotKind::Regular => Some(weak(60, 0.5)),
            BotKind::Expert => Some(SearchPlan::new(Budget::Time(Duration::from_millis(40)))),
            BotKind::Grandmaster => Some(SearchPlan::new(Budget::Time(Duration::from_millis(400)))),
            BotKind::Search(plan) => Some(plan),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, NAMED.iter().find(|(_, kind)| kind == self)) {
            (_, Some((name, _))) => f.write_str(name),
            (BotKind::Search(plan), None) => plan.fmt(f),
            (_, None) => unreachable!("every other bot has a name"),
        }
    }
}

pub fn bot_by_name(name: &str) -> Result<BotKind, UnknownBot> {
    let found = NAMED.iter().find(|(known, _)| *known == name).map(|(_, kind)| *kind);
    let found = found.or_else(|| name.parse().ok().map(BotKind::Search));
    found.ok_or_else(|| unknown(name))
}

/// A bot that anybody may ask a server for: one with a name, whose budget is ours.
pub fn named_bot(name: &str) -> Result<BotKind, UnknownBot> {
    bot_by_name(name).ok().filter(|kind| BotKind::ALL.contains(kind)).ok_or_else(|| unknown(name))
}

fn unknown(name: &str) -> UnknownBot {
    UnknownBot { asked: name.to_owned(), meant: nearest(name, names()) }
}

fn names() -> [&'static str; 6] {
    NAMED.map(|(name, _)| name)
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
        assert_eq!(error, "no bot `rnadom`; did you mean `random`? one of: random, heuristic, novice, regular, expert, grandmaster");
        assert_eq!(bot_by_name("heuristic"), Ok(BotKind::Heuristic));
    }

    #[test]
    fn every_bot_is_found_under_its_name() {
        for kind in BotKind::ALL {
            assert_eq!(bot_by_name(&kind.to_string()), Ok(kind));
        }
        let plan = "search:400ms:horizon=2";
        assert_eq!(bot_by_name(plan).expect("a search").to_string(), plan);
        assert!(named_bot(plan).is_err(), "nobody takes a server's cores for as long as they like");
        assert_eq!(named_bot("expert"), Ok(BotKind::Expert));
    }
}
