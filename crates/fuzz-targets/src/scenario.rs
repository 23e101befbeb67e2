//! Scenario files: told what is wrong with them, or run.

use crate::LIBRARY;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::scenario::read;

/// Bytes: a file of scenarios. What one finds is its own affair; that it ends, and says something where it fails, is ours.
pub fn scenario(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let mut ran = 0;
    for (line, scenario) in read(text) {
        assert!(line > 0 && line <= text.lines().count().max(1), "line {line} of a file of {}", text.lines().count());
        let Ok(scenario) = scenario else { continue };
        let Ok(game) = LIBRARY.game(&scenario.game) else { continue };
        ran += 1;
        if let Err(failure) = game.scenario(&scenario, &Phrase::to_string) {
            assert!(!failure.what.is_empty() && failure.step <= scenario.steps.len(), "{failure:?}");
        }
    }
    ran > 0
}
