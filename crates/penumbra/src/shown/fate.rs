//! The deck of fate, the prophecies with how near they are, the goals, and the trials.

use super::boards::Properties;
use crate::card::{self, End};
use crate::catalog::{Sort, TrialDef};
use crate::view::View;
use crate::vocabulary::{Effect, Task};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use serde::Serialize;

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Fate<'a> {
    /// Cards in the deck.
    left: u8,
    /// The event that happens now.
    event: Option<&'a str>,
    prophecies: Vec<Prophecy<'a>>,
    goals: Vec<Goal<'a>>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Prophecy<'a> {
    card: &'a str,
    /// What is counted.
    what: Option<&'static str>,
    #[cfg_attr(test, ts(type = "'deck' | 'any' | 'all' | 'together'"))]
    whose: &'static str,
    /// What one wizard needs.
    each: u8,
    /// How far it has come, of how much. Of the deck: cards left.
    now: u8,
    of: u8,
    /// One step more fulfils it.
    near: bool,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Goal<'a> {
    card: &'a str,
    /// What it gives each wizard now, by seat.
    points: Vec<u8>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Trial<'a> {
    card: &'a str,
    difficulty: u8,
    threat: u8,
    points: u8,
    symbol: &'static str,
    counterstrike: u8,
    /// Each with whether it is cancelled.
    #[cfg_attr(test, ts(type = "[Property, boolean][]"))]
    properties: Properties<'a>,
    dark: Path<'a>,
    light: Path<'a>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Path<'a> {
    approach: &'static str,
    #[cfg_attr(test, ts(type = "Task[]"))]
    tasks: &'a [Task],
    #[cfg_attr(test, ts(type = "Effect[]"))]
    reward: &'a [Effect],
    fate: u8,
}

pub(super) fn fate(view: View<'_>) -> Fate<'_> {
    Fate {
        left: deck(view),
        event: view.state.zones.top(zone::EVENT).map(|card| view.id(card)),
        prophecies: view.state.zones.iter(zone::PROPHECIES).filter_map(|card| prophecy(view, card)).collect(),
        goals: view.state.zones.iter(zone::GOALS).filter_map(|card| goal(view, card)).collect(),
    }
}

fn deck(view: View<'_>) -> u8 {
    (0..zone::STACKS).map(|stack| view.state.zones.len(zone::fate(stack)) as u8).sum()
}

fn prophecy(view: View<'_>, card: CardId) -> Option<Prophecy<'_>> {
    let Sort::Prophecy(prophecy) = &view.info(card).sort else { return None };
    let tally = |seat: Seat, what| view.tally(seat, what).min(99) as u8;
    let wizards = view.state.wizards;
    let card = view.id(card);
    Some(match prophecy.when {
        End::FateIsDrawn => {
            let left = deck(view);
            Prophecy { card, what: None, whose: "deck", each: 0, now: left, of: 0, near: left <= 1 }
        }
        End::Any(what, n) => {
            let now = view.wizards().map(|seat| tally(seat, what)).max().unwrap_or(0).min(n);
            Prophecy { card, what: Some(what.into_str()), whose: "any", each: n, now, of: n, near: now + 1 >= n }
        }
        End::All(what, n) => {
            let now = view.wizards().filter(|&seat| tally(seat, what) >= n).count() as u8;
            let missing: u8 = view.wizards().map(|seat| n.saturating_sub(tally(seat, what))).sum();
            Prophecy { card, what: Some(what.into_str()), whose: "all", each: n, now, of: wizards, near: missing <= 1 }
        }
        End::AsManyAsWizards(what) => {
            let now = view.wizards().map(|seat| tally(seat, what)).sum::<u8>().min(wizards);
            Prophecy { card, what: Some(what.into_str()), whose: "together", each: 1, now, of: wizards, near: now + 1 >= wizards }
        }
    })
}

fn goal(view: View<'_>, card: CardId) -> Option<Goal<'_>> {
    let Sort::Goal(goal) = &view.info(card).sort else { return None };
    let points = view.wizards().map(|seat| view.goal_amount(seat, &goal.points) as u8).collect();
    Some(Goal { card: view.id(card), points })
}

pub(super) fn trials(view: View<'_>) -> Vec<Trial<'_>> {
    view.state.zones.iter(zone::TRIALS).map(|card| trial(view, card, 0)).collect()
}

/// A trial; `cancelled` are its properties that act no more, one bit each.
pub(super) fn trial(view: View<'_>, card: CardId, cancelled: u8) -> Trial<'_> {
    let TrialDef { trial, .. } = view.trial(card);
    Trial {
        card: view.id(card),
        difficulty: trial.difficulty,
        threat: trial.threat,
        points: trial.points,
        symbol: trial.symbol.into_str(),
        counterstrike: trial.counterstrike,
        properties: (0_u8..).zip(&trial.properties).map(|(number, one)| (one, cancelled & 1 << number != 0)).collect(),
        dark: path(&trial.dark),
        light: path(&trial.light),
    }
}

fn path(path: &card::Path) -> Path<'_> {
    Path { approach: path.approach.into_str(), tasks: &path.tasks, reward: &path.reward, fate: path.fate }
}
