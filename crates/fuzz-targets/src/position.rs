//! Positions: refused, or a table that can be played on.

use crate::{LIBRARY, game_by};
use koloda_games::dispatch;
use koloda_kernel::rules::{Log, Rules, resolve_forced};
use serde_json::Value;

/// Picks made from a position.
const PICKS: usize = 30;

/// Bytes: which game, then the JSON of a position.
pub fn position(bytes: &[u8]) -> bool {
    let Some((&game, json)) = bytes.split_first() else { return false };
    let Ok(position) = serde_json::from_slice::<Value>(json) else { return false };
    let rules = LIBRARY.rules(game_by(game)).expect("a game of the library");
    dispatch!(rules, rules => play_on(&**rules, &position))
}

fn play_on<R: Rules>(rules: &R, position: &Value) -> bool {
    let mut state = match rules.read_position(position) {
        Ok(state) => state,
        Err(errors) => {
            assert!(!errors.is_empty(), "refused without a reason");
            return false;
        }
    };
    let (mut options, mut log) = (Vec::new(), Log::off());
    for number in 0..PICKS {
        resolve_forced(rules, &mut state, &mut options, &mut log);
        rules.check(&state).unwrap_or_else(|error| panic!("{error}"));
        if options.is_empty() {
            break;
        }
        rules.apply_unchecked(&mut state, options[(number * 7 + 3) % options.len()], &mut log);
    }
    true
}
