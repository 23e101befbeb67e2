//! Whom an effect is told about; what "it" and "that many" refer to.

use crate::vocabulary::Kind;
use koloda_kernel::telling::{self, Person};

#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Who {
    You,
    They,
    /// Somebody else in a clause whose subject is the nemesis, Gravehold or a minion.
    Them,
    /// All players together.
    All,
    /// Any ally of whoever acts.
    Ally,
}

pub type Voice = telling::Voice<Who>;

/// For a clause that brings its own subject.
pub fn aside(voice: Voice) -> Voice {
    Voice { who: if voice.who == Who::They { Who::Them } else { voice.who }, ..voice }
}

impl Person for Who {
    const READER: Who = Who::You;
    const OTHER: Who = Who::They;

    fn key(self) -> &'static str {
        self.into_str()
    }
}

/// What earlier steps of the same effect left for later ones to refer to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Memory {
    pub it: It,
    pub counted: Counted,
    /// The reader has gained aether for certain: what follows is more.
    pub aether: bool,
    /// An unleash was told, so that another is one more.
    pub unleashed: bool,
}

/// What "it" is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum It {
    /// The card the text stands on.
    #[default]
    This,
    Card,
    Kind(Kind),
    /// The prepped spell that told which player is meant: their most expensive one.
    Dearest,
    /// A turn-order card of several players.
    SharedCard,
}

/// What the last step counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Counted {
    #[default]
    Nothing,
    /// It could be done once or not at all, so counting would sound odd.
    Once,
    Discarded,
    Destroyed,
    Moved,
    Charges,
    Tokens,
    NemesisCards {
        tier: u8,
    },
    /// Cards of this kind in a hand that was shown.
    Shown(Kind),
}
