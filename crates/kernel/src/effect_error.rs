//! What is wrong with an effect whatever its game: shapes that mean nothing, and those that a
//! machine has no room for. A game asks this for every effect that it reads, and adds its own words.

use crate::code::{ALTERNATIVES, LOOPS};
use crate::effect::{Effect, Reach, Vocabulary};

/// Every error of the shape of an effect, as a card writer should read it.
pub fn shape_errors<V: Vocabulary>(effect: &Effect<V>) -> Vec<String> {
    let mut errors: Vec<String> = effect.nodes().into_iter().filter_map(node_error).collect();
    nested_scopes(effect, Place::Free, &mut errors);
    if loops(effect) > LOOPS {
        errors.push(format!("`Repeat`, `With` and `Each` are nested {} deep; expected at most {LOOPS}", loops(effect)));
    }
    errors
}

fn node_error<V: Vocabulary>(node: &Effect<V>) -> Option<String> {
    match node {
        Effect::Seq(effects) if effects.is_empty() => Some("`Seq` is empty; expected at least one step".to_owned()),
        Effect::Or(effects) if !(2..=ALTERNATIVES).contains(&effects.len()) => {
            Some(format!("`Or` has {} alternatives; expected 2 to {ALTERNATIVES}", effects.len()))
        }
        Effect::With(scope, _) if V::reach(scope) == Reach::Every => {
            Some(format!("`With({scope:?}, …)` chooses one, but `{scope:?}` means all of them: write `Each({scope:?}, …)`"))
        }
        Effect::Each(scope, _) if V::reach(scope) == Reach::One => {
            Some(format!("`Each({scope:?}, …)` is about all, but `{scope:?}` means one: write `With({scope:?}, …)`"))
        }
        Effect::Seq(_)
        | Effect::Or(_)
        | Effect::May(_)
        | Effect::If { .. }
        | Effect::Repeat(..)
        | Effect::With(..)
        | Effect::Each(..)
        | Effect::Do(_) => None,
    }
}

/// Where an effect stands among the scopes around it: sentences name whom they are about one after the other, so a scope
/// within another can be told only as a `With`'s last step, once something was said about whom that `With` chose, and only
/// if its words mean the same whoever they are said of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// In no scope.
    Free,
    /// The whole body of a `With`.
    Body,
    /// The last step of a `With`, after others.
    Last,
    /// Somewhere else in a scope.
    Amid,
}

fn nested_scopes<V: Vocabulary>(effect: &Effect<V>, place: Place, errors: &mut Vec<String>) {
    match effect {
        Effect::Do(_) => {}
        Effect::Seq(effects) => {
            for (number, effect) in effects.iter().enumerate() {
                let last = number + 1 == effects.len();
                let place = match place {
                    Place::Body if last && number > 0 => Place::Last,
                    Place::Body | Place::Last if !last => Place::Amid,
                    Place::Free | Place::Body | Place::Last | Place::Amid => place,
                };
                nested_scopes(effect, place, errors);
            }
        }
        Effect::May(effect) => nested_scopes(effect, place, errors),
        Effect::Or(effects) => effects.iter().for_each(|effect| nested_scopes(effect, place, errors)),
        Effect::If { then, otherwise, .. } => {
            nested_scopes(then, place, errors);
            otherwise.iter().for_each(|effect| nested_scopes(effect, place, errors));
        }
        Effect::Repeat(_, effect) => nested_scopes(effect, if place == Place::Free { Place::Free } else { Place::Amid }, errors),
        Effect::With(scope, body) | Effect::Each(scope, body) => {
            if matches!(place, Place::Body | Place::Amid) || place == Place::Last && V::is_the_readers(scope) {
                errors.push(format!(
                    "`{scope:?}` stands within another `With` or `Each`, where no sentence could tell for whom it happens; expected it \
                     beside the other, or as the last step of a `With` that does something with whom it chose first"
                ));
            }
            let inside = match effect {
                _ if V::is_of_things(scope) => Place::Free,
                Effect::With(..) => Place::Body,
                _ => Place::Amid,
            };
            nested_scopes(body, inside, errors);
        }
    }
}

/// How deep loops nest in an effect.
fn loops<V: Vocabulary>(effect: &Effect<V>) -> usize {
    match effect {
        Effect::Seq(effects) | Effect::Or(effects) => effects.iter().map(loops).max().unwrap_or(0),
        Effect::May(effect) => loops(effect),
        Effect::With(_, effect) | Effect::Each(_, effect) | Effect::Repeat(_, effect) => 1 + loops(effect),
        Effect::If { then, otherwise, .. } => loops(then).max(otherwise.as_deref().map_or(0, loops)),
        Effect::Do(_) => 0,
    }
}
