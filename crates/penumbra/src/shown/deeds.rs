//! What is under way: the trial or contract that is attempted, the threat die by die, the chain of cards.

use super::fate::{Trial, trial};
use super::{Shape, shapes};
use crate::dice::FACES;
use crate::state::{self, Found};
use crate::view::View;
use crate::vocabulary::Task;
use serde::Serialize;

/// A contract or trial that is attempted.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Attempt<'a> {
    card: &'a str,
    trial: Option<Trial<'a>>,
    #[cfg_attr(test, ts(type = "'light' | 'dark' | null"))]
    path: Option<&'static str>,
    /// The tasks of the path as they are now.
    tasks: Vec<TaskNow<'a>>,
    judged: bool,
    passed: bool,
    /// Dice thrown for the task, and what they show together.
    thrown: Vec<Shape>,
    total: u8,
    /// What was taken off its number, and how many dice or pairs of tokens it ignores.
    less: u8,
    ignored: u8,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct TaskNow<'a> {
    #[cfg_attr(test, ts(type = "Task"))]
    task: &'a Task,
    chosen: bool,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Threat {
    /// 1 while it is prepared, 2 once thrown, 3 while it is resolved, 0 when it is over.
    step: u8,
    /// Dice that are not thrown yet.
    dice: u8,
    /// They cannot be discarded.
    hard: bool,
    /// Values thrown that are not resolved yet.
    rolled: Vec<u8>,
    hits: Vec<Hit>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Hit {
    value: u8,
    #[cfg_attr(test, ts(type = "'die' | 'mark' | 'deadly' | 'miss'"))]
    found: &'static str,
    hue: Option<&'static str>,
    /// The place of the mark.
    mark: Option<u8>,
}

/// A card of the chain.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Link<'a> {
    card: &'a str,
    number: u8,
}

pub(super) fn attempt(view: View<'_>) -> Option<Attempt<'_>> {
    let attempt = &view.state.attempt;
    let card = Some(attempt.card).filter(|card| card.is_some())?;
    let dice = shapes(&attempt.thrown);
    let tasks = view.tasks();
    Some(Attempt {
        card: view.id(card),
        trial: view.attempted_trial().map(|_| trial(view, card, attempt.cancelled)),
        path: attempt.path.map(|side| side.into_str()),
        tasks: (1_u8..).zip(tasks).map(|(number, task)| TaskNow { task, chosen: number == attempt.task }).collect(),
        judged: attempt.judged,
        passed: attempt.passed,
        total: dice.iter().map(|die| die.value).sum(),
        thrown: dice,
        less: attempt.less,
        ignored: attempt.ignored,
    })
}

pub(super) fn threat(view: View<'_>) -> Option<Threat> {
    let seen = &view.state.turn.seen.hits;
    let Some(threat) = view.threat() else {
        let over = Threat { step: 0, dice: 0, hard: false, rolled: Vec::new(), hits: seen.iter().map(hit).collect() };
        return (!seen.is_empty()).then_some(over);
    };
    let resolved = threat.step == 3;
    let done = |value: u8| seen.iter().filter(|hit| resolved && hit.value == value).count();
    let left = |value: u8| usize::from(threat.rolled[usize::from(value - 1)]).saturating_sub(done(value));
    Some(Threat {
        step: threat.step,
        dice: if threat.step == 1 { threat.dice } else { 0 },
        hard: threat.hard,
        rolled: (1..=FACES).flat_map(|value| (0..left(value)).map(move |_| value)).collect(),
        hits: if resolved { seen.iter().map(hit).collect() } else { Vec::new() },
    })
}

fn hit(hit: &state::Hit) -> Hit {
    let (found, hue, mark) = match hit.found {
        Found::Die(die) => ("die", Some(Shape::of(die).hue), None),
        Found::Mark(cell) => ("mark", None, Some(cell + 1)),
        Found::Wound => ("deadly", None, None),
        Found::Nothing => ("miss", None, None),
    };
    Hit { value: hit.value, found, hue, mark }
}

pub(super) fn chain(view: View<'_>) -> Vec<Link<'_>> {
    let links = view.state.turn.seen.links.iter();
    links.filter_map(|&(face, number)| Some(Link { card: &view.cards.faces.get(face)?.id, number })).collect()
}
