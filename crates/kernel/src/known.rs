//! What entries of card files may refer to, and how the check of one says what is wrong with it.

use crate::component::Component;

/// All entries in use.
#[derive(Debug)]
pub struct Known<'e, E>(pub &'e [(E, String)]);

// Derived, they would ask for entries that can be copied.
impl<E> Clone for Known<'_, E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<E> Copy for Known<'_, E> {}

impl<'e, E: Component> Known<'e, E> {
    pub fn iter(self) -> impl Iterator<Item = &'e E> {
        self.0.iter().map(|(entry, _)| entry)
    }

    pub fn find(self, id: &str) -> Option<&'e E> {
        self.iter().find(|entry| entry.id() == id)
    }

    /// An error if no entry that fits has the id; `what` says what was looked for.
    pub fn need(self, what: &str, id: &str, fits: impl Fn(&E) -> bool, errors: &mut Vec<String>) {
        if !self.find(id).is_some_and(fits) {
            errors.push(format!("there is no {what} `{id}`"));
        }
    }
}

/// Notes those of several errors that are there.
pub fn note<const FAULTS: usize>(errors: &mut Vec<String>, wrong: [(bool, &str); FAULTS]) {
    errors.extend(wrong.into_iter().filter(|(is_so, _)| *is_so).map(|(_, error)| error.to_owned()));
}

/// An error if there are more copies of a card than a pile has, or none.
pub fn check_copies(copies: u8, errors: &mut Vec<String>) {
    if !(1..=MOST_COPIES).contains(&copies) {
        errors.push(format!("{copies} copies: expected 1 to {MOST_COPIES}"));
    }
}

/// The most copies of a card that a deck or pile is made of.
const MOST_COPIES: u8 = 20;
