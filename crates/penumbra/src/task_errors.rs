//! Faults of tasks, paths and properties: what nobody could do.

use crate::card::Path;
use crate::dice::Hue;
use crate::price_errors::check_ingredients;
use crate::vocabulary::{Colour, Property, Task};
use koloda_kernel::known::note;

/// Properties and parts of a reward are kept as bits of a byte.
pub const BITS: usize = 8;
const FACES: u8 = 6;
/// The most dice that a task names or throws.
const DICE: u8 = 8;

pub fn check_task(task: &Task, errors: &mut Vec<String>) {
    match task {
        Task::Pay(list) => {
            note(errors, [(list.is_empty(), "a task pays nothing")]);
            check_ingredients(list, errors);
        }
        Task::Sum(colours, sum) => {
            check_colours(colours, errors);
            note(errors, [(*sum == 0, "a sum of 0 needs no dice; expected at least 1")]);
        }
        Task::Exact(colours, values) => {
            check_colours(colours, errors);
            let wrong = values.iter().any(|value| !(1..=FACES).contains(value));
            let count = !(1..=usize::from(DICE)).contains(&values.len());
            note(errors, [(wrong, "a die shows 1 to 6"), (count, "expected 1 to 8 values")]);
        }
        Task::Roll(colour, dice, sum) => {
            check_colours(&[*colour], errors);
            let most = dice.saturating_mul(FACES);
            note(errors, [(!(1..=DICE).contains(dice), "expected 1 to 8 dice"), (*sum > most, "so few dice cannot reach the number")]);
        }
        Task::Threat(n) | Task::Have(_, n) => note(errors, [(*n == 0, "a task of 0 is none; expected at least 1")]),
    }
}

/// Colours are named; `Any` takes every die, so it stands alone.
fn check_colours(colours: &[Colour], errors: &mut Vec<String>) {
    let unknown = colours.iter().find(|&&colour| colour != Colour::Any && Hue::named(colour).is_none());
    errors.extend(unknown.map(|colour| format!("a task names colours of dice, not `{colour:?}`")));
    let twice = colours.iter().enumerate().any(|(place, colour)| colours[..place].contains(colour));
    let rules = [
        (colours.is_empty(), "a task names no colour of dice"),
        (colours.contains(&Colour::Any) && colours.len() > 1, "`Any` takes every die, so it stands alone"),
        (twice, "a colour stands twice in a task"),
    ];
    note(errors, rules);
}

pub fn check_path(path: &Path, errors: &mut Vec<String>) {
    note(errors, [(path.tasks.is_empty(), "a path has no task"), (path.reward.len() > BITS, "a reward has at most 8 parts")]);
    path.tasks.iter().for_each(|task| check_task(task, errors));
}

pub fn check_properties(properties: &[Property], errors: &mut Vec<String>) {
    note(errors, [(properties.len() > BITS, "a trial has at most 8 properties")]);
    for (place, property) in properties.iter().enumerate() {
        let twice = properties[..place].contains(property);
        errors.extend(twice.then(|| format!("the property `{:?}` stands twice", property.kind())));
        match property {
            Property::Rift(n) | Property::Vigilance(n) => note(errors, [(*n == 0, "a property of 0 is none; expected at least 1")]),
            Property::Shield(task) => check_task(task, errors),
            Property::Trap | Property::Suppress(_) => {}
        }
    }
}
