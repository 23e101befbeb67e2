//! Who an effect is told about and in which grammatical form; what "it" and "that many" refer to.

use crate::vocabulary::Kind;
use koloda_kernel::phrase::Phrase;

/// The attribute of an operation's message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// An imperative to the reader.
    You,
    /// The third person, the subject being said before it.
    They,
    /// After "may".
    Infinitive,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Voice {
    pub form: Form,
    pub who: Who,
}

impl Voice {
    pub const YOU: Voice = Voice { form: Form::You, who: Who::You };
    pub const THEY: Voice = Voice { form: Form::They, who: Who::They };

    pub fn infinitive(self) -> Voice {
        Voice { form: Form::Infinitive, ..self }
    }

    /// For a clause that brings its own subject.
    pub fn aside(self) -> Voice {
        let who = match self.who {
            Who::They | Who::Them => Who::Them,
            Who::You => Who::You,
            Who::All => Who::All,
            Who::Ally => Who::Ally,
        };
        Voice { who, ..self }
    }

    /// The message `id` in this form.
    pub fn verb(self, id: &str) -> Phrase {
        let form = match self.form {
            Form::You => "you",
            Form::They => "they",
            Form::Infinitive => "inf",
        };
        self.about(format!("{id}.{form}"))
    }

    /// The message `id`, which knows whom it is about.
    pub fn about(self, id: impl Into<std::borrow::Cow<'static, str>>) -> Phrase {
        Phrase::new(id).word("who", self.who.key())
    }
}

impl Who {
    pub fn key(self) -> &'static str {
        match self {
            Who::You => "you",
            Who::They => "they",
            Who::Them => "them",
            Who::All => "all",
            Who::Ally => "ally",
        }
    }
}

/// What earlier steps of the same effect left for later ones to refer to.
#[derive(Clone, Copy, Debug)]
pub struct Memory {
    pub it: It,
    pub counted: Counted,
}

/// What "it" is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum It {
    /// The card the text stands on.
    This,
    Card,
    Kind(Kind),
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
        Memory { it: It::This, counted: Counted::Nothing }
    }
}
