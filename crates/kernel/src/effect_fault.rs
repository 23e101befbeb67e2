//! What is wrong with an effect whatever its game: shapes that mean nothing, and those that a
//! machine has no room for. A game asks this for every effect that it reads, and adds its own words.

use crate::code::{ALTERNATIVES, LOOPS};
use crate::effect::{Effect, Reach, Vocabulary};

/// Every fault of the shape of an effect, as a card writer should read it.
pub fn shape_faults<V: Vocabulary>(effect: &Effect<V>) -> Vec<String> {
    let mut faults: Vec<String> = effect.nodes().into_iter().filter_map(node_fault).collect();
    if loops(effect) > LOOPS {
        faults.push(format!("`Repeat`, `With` and `Each` are nested {} deep; expected at most {LOOPS}", loops(effect)));
    }
    faults
}

fn node_fault<V: Vocabulary>(node: &Effect<V>) -> Option<String> {
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
