//! How the table came to what it is, for those who saw it just before.
//!
//! A room keeps the way since everybody was last told, and forgets it when they are told again. Who has fallen
//! behind or comes new gets the state alone: there is nothing they could compare it with.

use super::Room;
use crate::protocol::{Beat, CardMove};
use koloda_games::Seen;
use koloda_kernel::rules::Viewer;
use serde_json::value::RawValue;

/// The view and beats of each viewer: made once, however many people share it.
#[derive(Debug, Default)]
pub struct ViewCache(Vec<CachedView>);

#[derive(Debug)]
struct CachedView {
    viewer: Viewer,
    /// Nothing of a game that is not dealt yet.
    seen: Option<Seen>,
    beats: Vec<Beat>,
}

impl ViewCache {
    /// The view of somebody, and its beats if they followed.
    pub(super) fn of(&mut self, room: &Room, viewer: Viewer, followed: bool) -> (Box<RawValue>, Vec<Beat>) {
        let place = self.0.iter().position(|cached| cached.viewer == viewer).unwrap_or_else(|| {
            self.0.push(room.cached(viewer));
            self.0.len() - 1
        });
        let CachedView { seen, beats, .. } = &self.0[place];
        (seen.as_ref().map_or_else(nothing, |seen| seen.view().to_owned()), if followed { beats.clone() } else { Vec::new() })
    }
}

impl Room {
    /// Everybody has been told and saw this: from here on the next way begins.
    pub fn watch(&mut self, views: ViewCache) {
        self.watched = self.events();
        self.seen = views;
        if let Some(play) = &mut self.play {
            play.watch();
        }
    }

    /// Whether somebody who has seen so much of the log saw the table where the beats begin.
    pub(super) fn has_followed(&self, from: usize) -> bool {
        from == self.watched
    }

    fn cached(&self, viewer: Viewer) -> CachedView {
        let Some(play) = &self.play else { return CachedView { viewer, seen: None, beats: Vec::new() } };
        let then = self.seen.0.iter().find(|cached| cached.viewer == viewer).and_then(|cached| cached.seen.as_ref());
        let (seen, beats) = play.seen_and_beats(viewer, then);
        CachedView { viewer, seen: Some(seen), beats: beats.into_iter().map(beat).collect() }
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
