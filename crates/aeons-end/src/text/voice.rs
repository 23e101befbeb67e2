//! Whom an effect is told about; what "it" and "that many" refer to.

use crate::vocabulary::Kind;
use koloda_kernel::rules_text::{self, GrammaticalPerson};

#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Person {
    You,
    They,
    /// Somebody else in a clause whose subject is the nemesis, Gravehold or a minion.
    Them,
    /// All players together.
    All,
    /// Any ally of whoever acts.
    Ally,
}

pub type Voice = rules_text::Voice<Person>;

/// For a clause that brings its own subject.
pub fn aside(voice: Voice) -> Voice {
    Voice { person: if voice.person == Person::They { Person::Them } else { voice.person }, ..voice }
}

impl GrammaticalPerson for Person {
    const READER: Person = Person::You;
    const OTHER: Person = Person::They;

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
