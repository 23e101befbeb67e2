//! The languages Koloda speaks.

use std::fmt;
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lang {
    Ru,
    En,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no language `{0}`; one of ru, en")]
pub struct UnknownLang(String);

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::Ru, Lang::En];

    /// The name of its folder under `locales`, and of the language on the wire.
    pub fn code(self) -> &'static str {
        match self {
            Lang::Ru => "ru",
            Lang::En => "en",
        }
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("our codes are language tags")
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Lang, UnknownLang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code).ok_or_else(|| UnknownLang(code.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_read_by_its_code() {
        assert_eq!("ru".parse(), Ok(Lang::Ru));
        assert_eq!("de".parse::<Lang>().unwrap_err().to_string(), "no language `de`; one of ru, en");
        assert_eq!(Lang::En.to_string(), "en");
    }
}
