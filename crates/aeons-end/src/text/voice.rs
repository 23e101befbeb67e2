//! Whom an effect is told about; what "it" and "that many" refer to.

use crate::vocabulary::Kind;
use koloda_kernel::rules_text::{self, GrammaticalPerson};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    let person = match voice.person {
        Person::They | Person::Them => Person::Them,
        Person::You => Person::You,
        Person::All => Person::All,
        Person::Ally => Person::Ally,
    };
    Voice { person, ..voice }
}

impl GrammaticalPerson for Person {
    const READER: Person = Person::You;
    const OTHER: Person = Person::They;

    fn key(self) -> &'static str {
        match self {
            Person::You => "you",
            Person::They => "they",
            Person::Them => "them",
            Person::All => "all",
            Person::Ally => "ally",
        }
    }
}

/// What earlier steps of the same effect left for later ones to refer to.
#[derive(Clone, Copy, Debug)]
pub struct Memory {
    pub it: It,
    pub counted: Counted,
    /// The reader has gained aether for certain: what follows is more.
    pub aether: bool,
    /// An unleash was told, so that another is one more.
    pub unleashed: bool,
}

/// What "it" is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum It {
    /// The card the text stands on.
    This,
    Card,
    Kind(Kind),
    /// The prepped spell that told which player is meant: their most expensive one.
    Dearest,
    /// A turn-order card of several players.
    SharedCard,
}

/// What the last step counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
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

impl Default for Memory {
    fn default() -> Memory {
        Memory { it: It::This, counted: Counted::Nothing, aether: false, unleashed: false }
    }
}
