//! How the table came to what it is, for those who saw it just before.
//!
//! A room keeps the way since everybody was last told, and forgets it when they are told again. Who has fallen
//! behind or comes new gets the state alone: there is nothing they could compare it with.

use super::Room;
use crate::protocol::{Beat, CardMove};
use koloda_kernel::rules::Viewer;
use serde_json::value::RawValue;

/// What each pair of eyes sees now: made once, however many people look with them.
#[derive(Debug, Default)]
pub struct Sights(Vec<(Viewer, Sight)>);

#[derive(Clone, Debug)]
pub(super) struct Sight {
    pub(super) view: Box<RawValue>,
    pub(super) beats: Vec<Beat>,
}

impl Sights {
    pub(super) fn of(&mut self, room: &Room, viewer: Viewer) -> Sight {
        if let Some((_, sight)) = self.0.iter().find(|(known, _)| *known == viewer) {
            return sight.clone();
        }
        let sight = room.sight(viewer);
        self.0.push((viewer, sight.clone()));
        sight
    }
}

impl Room {
    /// Everybody has been told: from here on the next way begins.
    pub fn watch(&mut self) {
        self.watched = self.events();
        if let Some(play) = &mut self.play {
            play.watch();
        }
    }

    /// Whether somebody who has seen so much of the log saw the table where the beats begin.
    pub(super) fn has_followed(&self, from: usize) -> bool {
        from == self.watched
    }

    fn sight(&self, viewer: Viewer) -> Sight {
        let Some(play) = &self.play else { return Sight { view: nothing(), beats: Vec::new() } };
        let (view, beats) = play.view_and_beats(viewer);
        Sight { view, beats: beats.into_iter().map(beat).collect() }
    }
}

fn beat(beat: koloda_games::Beat) -> Beat {
    let moved = |step: koloda_games::CardMove| CardMove { card: step.card, from: step.from, to: step.to, count: step.count };
    Beat {
        event: u32::try_from(beat.event).unwrap_or(u32::MAX),
        cause: beat.cause,
        moves: beat.moves.into_iter().map(moved).collect(),
        back: beat.back,
    }
}

/// The view of a game that is not dealt yet.
fn nothing() -> Box<RawValue> {
    RawValue::from_string("{}".to_owned()).expect("an empty object")
}
