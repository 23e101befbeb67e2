//! What every command has at hand: the words, the language and the games.

use anyhow::anyhow;
use koloda_games::Library;
use koloda_kernel::phrase::{Name, Phrase};
use koloda_lab::LabError;
use koloda_text::{Lang, Words};
use serde_json::{Value, json};
use std::path::PathBuf;

pub struct CommandContext {
    words: Words,
    lang: Lang,
    cards: Vec<PathBuf>,
}

impl CommandContext {
    pub fn new(lang: Option<Lang>, cards: Vec<PathBuf>) -> CommandContext {
        let lang = lang.unwrap_or_else(|| lang_of(|name| std::env::var(name).ok()));
        CommandContext { words: Words::new(), lang, cards }
    }

    /// The games with the cards given by `--cards`.
    pub fn library(&self) -> anyhow::Result<Library> {
        self.library_with(&[])
    }

    /// The games with further card files.
    pub fn library_with(&self, more: &[PathBuf]) -> anyhow::Result<Library> {
        let extra: Vec<PathBuf> = self.cards.iter().chain(more).cloned().collect();
        if let Some(absent) = extra.iter().find(|path| !path.exists()) {
            return Err(anyhow!("no card files at `{}`; expected a folder or a file that exists", absent.display()));
        }
        Library::load(&extra).map_err(|errors| anyhow!(errors.join("\n")))
    }

    /// The words in the language of this run.
    pub fn translator(&self) -> Translator<'_> {
        Translator { words: &self.words, lang: self.lang }
    }

    pub fn say(&self, phrase: &Phrase) -> String {
        self.translator().say(phrase)
    }

    /// A message without arguments.
    pub fn word(&self, id: &'static str) -> String {
        self.translator().word(id)
    }

    pub fn name<'n>(&self, name: &'n Name) -> &'n str {
        self.translator().name(name)
    }

    /// What is wrong with a setup, a line each.
    pub fn errors(&self, errors: &[Phrase]) -> anyhow::Error {
        anyhow!(errors.iter().map(|error| self.say(error)).collect::<Vec<_>>().join("\n"))
    }

    pub fn lab_error(&self, error: LabError) -> anyhow::Error {
        match error {
            LabError::Setup(errors) => self.errors(&errors),
            other => other.into(),
        }
    }

    /// A phrase in every language, for programs.
    pub fn both(&self, phrase: &Phrase) -> Value {
        json!({ "ru": self.words.say(Lang::Ru, phrase), "en": self.words.say(Lang::En, phrase) })
    }
}

/// The words in one language; a client may change the language as it goes.
#[derive(Clone, Copy)]
pub struct Translator<'w> {
    words: &'w Words,
    pub lang: Lang,
}

impl Translator<'_> {
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say(self.lang, phrase)
    }

    pub fn word(&self, id: &'static str) -> String {
        self.say(&Phrase::new(id))
    }

    pub fn name<'n>(&self, name: &'n Name) -> &'n str {
        name_in(self.lang, name)
    }

    /// The phrase, or `other` where this language has no words for it.
    pub fn say_or(&self, phrase: &Phrase, other: &str) -> String {
        if self.words.missing(self.lang, phrase).is_empty() { self.say(phrase) } else { other.to_owned() }
    }

    pub fn other_lang(&self) -> Lang {
        match self.lang {
            Lang::Ru => Lang::En,
            Lang::En => Lang::Ru,
        }
    }
}

pub fn name_in(lang: Lang, name: &Name) -> &str {
    match lang {
        Lang::Ru => &name.ru,
        Lang::En => &name.en,
    }
}

/// The language the environment asks for; the first variable that is set decides.
fn lang_of(variable: impl Fn(&str) -> Option<String>) -> Lang {
    let asked = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable).find(|value| !value.is_empty());
    match asked {
        Some(value) if value.starts_with("ru") => Lang::Ru,
        _ => Lang::En,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_chooses_the_language() {
        let set = |pairs: &'static [(&str, &str)]| {
            lang_of(move |name| pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned()))
        };
        assert_eq!(set(&[("LANG", "ru_RU.UTF-8")]), Lang::Ru);
        assert_eq!(set(&[("LANG", "ru_RU.UTF-8"), ("LC_ALL", "C")]), Lang::En);
        assert_eq!(set(&[("LC_ALL", ""), ("LANG", "ru_RU")]), Lang::Ru);
        assert_eq!(set(&[]), Lang::En);
    }
}
