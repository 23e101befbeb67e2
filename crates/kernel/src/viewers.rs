//! Viewers: a set of those who see a card, the seats and whoever looks on.
//!
//! A zone has viewers by its declaration, a card by having been looked at where it lies.

use crate::ids::Seat;
use crate::rules::Viewer;
use serde::{Deserialize, Serialize};
use std::ops::BitOr;

/// One bit per seat (at most six), one for everybody who looks on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Viewers(u8);

impl Viewers {
    pub const NOBODY: Viewers = Viewers(0);
    pub const EVERYBODY: Viewers = Viewers(0x7f);
    const ONLOOKERS: Viewers = Viewers(0x40);
    /// In a redacted state: whoever it is for does not know the card.
    pub(crate) const HIDDEN: Viewers = Viewers(0x80);

    pub const fn seat(seat: Seat) -> Viewers {
        assert!(seat.0 < 6, "at most six seats");
        Viewers(1 << seat.0)
    }

    pub const fn is_nobody(self) -> bool {
        self.0 == 0
    }

    pub fn contains(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.0 & Viewers::seat(seat).0 != 0,
            Viewer::Spectator => self.0 & Viewers::ONLOOKERS.0 != 0,
            Viewer::Omniscient => true,
        }
    }

    pub(crate) fn is_hidden(self) -> bool {
        self.0 & Viewers::HIDDEN.0 != 0
    }

    pub(crate) fn without_hidden(self) -> Viewers {
        Viewers(self.0 & !Viewers::HIDDEN.0)
    }

    /// As state hashes know it: `known` to everybody, `seen-by-2` for a single seat.
    pub(crate) fn meaning(self) -> Vec<String> {
        let seen = self.0 & Viewers::EVERYBODY.0;
        let mut words = match Viewers(seen) {
            Viewers::EVERYBODY => vec!["known".to_owned()],
            _ => (0..7).filter(|bit| seen & 1 << bit != 0).map(|bit| format!("seen-by-{}", bit + 1)).collect(),
        };
        words.extend(self.is_hidden().then(|| "hidden".to_owned()));
        words
    }
}

impl BitOr for Viewers {
    type Output = Viewers;

    fn bitor(self, other: Viewers) -> Viewers {
        Viewers(self.0 | other.0)
    }
}
