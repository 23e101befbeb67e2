//! Who an effect is told about and in which grammatical form.

use koloda_kernel::phrase::Phrase;
use std::borrow::Cow;

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
    pub fn about(self, id: impl Into<Cow<'static, str>>) -> Phrase {
        let who = match self.who {
            Who::You => "you",
            Who::They => "they",
        };
        Phrase::new(id).word("who", who)
    }
}
