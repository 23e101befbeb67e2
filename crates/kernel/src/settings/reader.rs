//! A setup read by the declared settings: typed values, and every error.

use super::{Key, Kind, Setting};
use crate::phrase::Phrase;
use crate::rules::Setup;
use std::str::FromStr;

/// What a setting of ids was set to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ids {
    /// A word that stands for no id.
    Word(String),
    /// Places in the list of declared values.
    These(Vec<u8>),
}

impl Ids {
    /// The ids that were named, if any were.
    pub fn these(self) -> Option<Vec<u8>> {
        if let Ids::These(these) = self { Some(these) } else { None }
    }

    pub fn first(&self) -> Option<u8> {
        if let Ids::These(these) = self { these.first().copied() } else { None }
    }
}

/// Reads a setup and gathers what is wrong with it.
///
/// ```
/// use koloda_kernel::{rules::Setup, settings::{Declare, Key, Reader}};
///
/// const LIVES: Key<u8> = Key::new("lives");
/// let declared = [Declare("race").numbers(LIVES, &[1, 3, 5])];
/// let set = |value: &str| Setup { seats: 2, set: [("lives".to_owned(), value.to_owned())].into() };
/// assert_eq!(Reader::new(&declared, (1, 4), &set("3")).choice(LIVES), 3);
/// let (none, wrong) = (Setup { seats: 9, set: Default::default() }, set("4"));
/// let mut read = Reader::new(&declared, (1, 4), &none);
/// assert_eq!((read.choice(LIVES), read.errors[0].id.as_ref()), (1, "setup-seats"));
/// let mut read = Reader::new(&declared, (1, 4), &wrong);
/// assert_eq!((read.choice(LIVES), read.errors[0].id.as_ref()), (1, "setup-one-of"));
/// ```
#[derive(Debug)]
pub struct Reader<'s> {
    settings: &'s [Setting],
    setup: &'s Setup,
    /// As many as asked for, or as near to it as the game can be played.
    pub seats: u8,
    pub errors: Vec<Phrase>,
}

impl<'s> Reader<'s> {
    /// Refuses settings there are not, and a number of seats the game or a setting is not for.
    pub fn new(settings: &'s [Setting], (least, most): (u8, u8), setup: &'s Setup) -> Reader<'s> {
        let mut errors = Vec::new();
        for key in setup.set.keys().filter(|key| settings.iter().all(|setting| setting.key != *key)) {
            let known: Vec<&str> = settings.iter().map(|setting| setting.key).collect();
            errors.push(Phrase::new("setup-no-setting").word("key", key.clone()).word("known", known.join(", ")));
        }
        if !(least..=most).contains(&setup.seats) {
            errors.push(Phrase::new("setup-seats").number("seats", setup.seats).number("least", least).number("most", most));
        }
        let alone = settings.iter().filter(|setting| setting.seats == Some((1, 1)) && setup.seats != 1);
        for setting in alone.filter(|setting| setup.set.contains_key(setting.key)) {
            errors.push(Phrase::new("setup-one-seat").word("key", setting.key).number("seats", setup.seats));
        }
        Reader { settings, setup, seats: setup.seats.clamp(least, most), errors }
    }

    /// The value as it was set.
    pub fn text<T>(&self, key: &Key<T>) -> Option<&'s str> {
        self.setup.set.get(key.name).map(String::as_str)
    }

    /// The value that was set, or the default.
    pub fn choice<T: FromStr>(&mut self, key: Key<T>) -> T {
        let default = &self.setting(&key).default;
        let given = self.given(key);
        given.or_else(|| default.parse().ok()).expect("a default is one of the values")
    }

    /// The value if one was set.
    pub fn given<T: FromStr>(&mut self, key: Key<T>) -> Option<T> {
        let text = self.text(&key)?;
        let known = self.setting(&key).ids().any(|id| id == text);
        let value = if known { text.parse().ok() } else { None };
        if value.is_none() {
            self.refuse(&key, text);
        }
        value
    }

    /// Notes an error where there is one.
    pub fn error_if(&mut self, is_wrong: bool, error: impl FnOnce() -> Phrase) {
        self.errors.extend(is_wrong.then(error));
    }

    /// The ids that were set, or those that `default` names; of a default's ids as many as there are seats.
    pub fn ids(&mut self, key: Key<Ids>, default: &str) -> Ids {
        let setting = self.setting(&key);
        let text = self.text(&key).unwrap_or(default);
        if setting.values.iter().any(|value| value.is_word && value.id == text) {
            return Ids::Word(text.to_owned());
        }
        let Kind::IdPerSeat { count_error } = setting.kind else { return Ids::These(self.place(&key, text).into_iter().collect()) };
        let seats = usize::from(self.seats);
        let wanted = if self.text(&key).is_some() { usize::MAX } else { seats };
        let names: Vec<&str> = text.split(',').take(wanted).collect();
        if names.len() != seats {
            self.errors.push(Phrase::new(count_error).number("given", names.len() as i64).number("seats", seats as i64));
        }
        self.refuse_twice(&names);
        Ids::These(names.into_iter().filter_map(|name| self.place(&key, name)).collect())
    }

    /// The ids that are named, as places in the list of declared values, none twice.
    pub fn named(&mut self, key: Key<Vec<u8>>) -> Vec<u8> {
        let names: Vec<&str> = self.text(&key).filter(|text| !text.is_empty()).into_iter().flat_map(|text| text.split(',')).collect();
        self.refuse_twice(&names);
        names.into_iter().filter_map(|name| self.place(&key, name)).collect()
    }

    /// From one number to another; one number is both.
    pub fn range(&mut self, key: Key<(u8, u8)>) -> (u8, u8) {
        let Kind::Range { least, most } = self.setting(&key).kind else { unreachable!("`{}` is no range", key.name) };
        let Some(text) = self.text(&key) else { return (least, most) };
        let (from, to) = text.split_once('-').unwrap_or((text, text));
        match (from.parse(), to.parse()) {
            (Ok(from), Ok(to)) if least <= from && from <= to && to <= most => (from, to),
            _ => {
                self.refuse(&key, text);
                (least, most)
            }
        }
    }

    pub fn boxes(&mut self, key: Key<Vec<String>>) -> Vec<String> {
        let setting = self.setting(&key);
        self.list(key, &setting.default, |id| setting.ids().any(|known| known == id))
    }

    /// What chance leaves out: anything the card files know.
    pub fn left_out(&mut self, key: Key<Vec<String>>, is_known: impl Fn(&str) -> bool) -> Vec<String> {
        self.list(key, "", is_known)
    }

    /// Says that a value is none of this setting.
    pub fn refuse<T>(&mut self, key: &Key<T>, value: &str) {
        let setting = self.setting(key);
        let ids: Vec<&str> = setting.values.iter().filter(|value| !value.is_word).map(|value| value.id.as_str()).collect();
        let known = setting.ids().collect::<Vec<_>>().join(", ");
        let error = setting.unknown.clone().word("key", key.name).word("value", value.to_owned()).word("known", known);
        self.errors.push(error.word("ids", ids.join(", ")).number("seats", self.seats));
    }

    /// What something came to, or nothing and its errors.
    pub fn accept<T: Default>(&mut self, result: Result<T, Vec<Phrase>>) -> T {
        result.unwrap_or_else(|errors| {
            self.errors.extend(errors);
            T::default()
        })
    }

    /// Says of each name that comes more than once that it does.
    pub fn refuse_twice(&mut self, names: &[&str]) {
        let twice = |(place, name): &(usize, &&str)| names[..*place].iter().filter(|other| other == name).count() == 1;
        let errors = names.iter().enumerate().filter(twice).map(|(_, name)| Phrase::new("setup-twice").word("value", (*name).to_owned()));
        self.errors.extend(errors);
    }

    fn list(&mut self, key: Key<Vec<String>>, default: &str, is_known: impl Fn(&str) -> bool) -> Vec<String> {
        let text = self.text(&key).unwrap_or(default);
        // An empty list leaves nothing out, but it is no box.
        let ids = text.split(',').filter(|id| !id.is_empty() || self.setting(&key).kind == Kind::Boxes);
        let ids: Vec<String> = ids.map(str::to_owned).collect();
        ids.iter().filter(|id| !is_known(id)).for_each(|id| self.refuse(&key, id));
        ids
    }

    fn place<T>(&mut self, key: &Key<T>, id: &str) -> Option<u8> {
        let place = self.setting(key).values.iter().position(|value| value.id == id && !value.is_word);
        if place.is_none() {
            self.refuse(key, id);
        }
        place.map(|place| place as u8)
    }

    fn setting<T>(&self, key: &Key<T>) -> &'s Setting {
        self.settings.iter().find(|setting| setting.key == key.name).unwrap_or_else(|| panic!("`{}` is not declared", key.name))
    }
}

/// An error of a setup: it brings more cards to the table than a state has room for.
pub fn too_many_cards(needed: usize, room: usize) -> Option<Phrase> {
    let error = || Phrase::new("setup-too-many-cards").number("needed", needed as i64).number("room", room as i64);
    (needed > room).then(error)
}
