//! Positions: what every game's reader and writer share. Cards of declared zones are written and read here
//! (a game's `layout!` says where and how); the rest of a position is the game's own.

use crate::card_index::CardIndex;
use crate::ids::{CardId, Face, Seat};
use crate::layout::{Layout, Places, Written};
use crate::zones::{CardData, Zone, Zones};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::str::FromStr;

/// A position in JSON: the game's own part, and every zone that its layout says is written. `owners` is the list of those who have zones.
pub fn write<'c, C, D: CardData, const CARDS: usize, const ZONES: usize>(
    own: &impl Serialize,
    (layout, owners, seats): (&'static Layout<C>, &str, u8),
    zones: &Zones<CARDS, ZONES, D>,
    id: impl Fn(CardId) -> &'c str,
) -> Value {
    let mut position = serde_json::to_value(own).expect("positions are plain data");
    for (owner, places, first) in layout.written(seats) {
        let Some((path, form)) = places.written else { continue };
        let one = |zone: Zone| json!(zones.top(zone).map(&id));
        let listed = match form {
            Written::List => zones.iter(first).map(&id).collect(),
            Written::Pile => zones.iter(first).map(&id).collect::<Vec<&str>>().into_iter().rev().collect(),
            Written::One => one(first),
            Written::Row => places_of(places, first).map(one).collect(),
        };
        let base = owner_of(&mut position, owner, owners).expect("every owner is written");
        *path.split('.').fold(base, |at, key| &mut at[key]) = listed;
    }
    position
}

fn places_of<C>(places: &Places<C>, first: Zone) -> impl Iterator<Item = Zone> + use<C> {
    (first.0..first.0 + places.count).map(Zone)
}

fn owner_of<'p>(position: &'p mut Value, owner: Option<Seat>, owners: &str) -> Option<&'p mut Value> {
    match owner {
        Some(seat) => position.get_mut(owners)?.get_mut(seat.index()),
        None => Some(position),
    }
}

/// Declares the parts of a position: everything may be left out, a field that does not exist is an error, words are in kebab case.
/// A field that `= brief` ends is not written either where it says nothing.
#[macro_export]
macro_rules! position_parts {
    ($($(#[$attr:meta])* $vis:vis struct $Part:ident { $($fields:tt)* })*) => {
        $($crate::position_parts!(@fields [$(#[$attr])* $vis struct $Part] [] $($fields)*);)*
    };
    (@fields $part:tt [$($done:tt)*] $(#[$about:meta])* $see:vis $field:ident: $Type:ty = brief, $($rest:tt)*) => {
        $crate::position_parts!(@fields $part [
            $($done)*
            $(#[$about])*
            #[serde(skip_serializing_if = "koloda_kernel::position::is_default")]
            $see $field: $Type,
        ] $($rest)*);
    };
    (@fields $part:tt [$($done:tt)*] $(#[$about:meta])* $see:vis $field:ident: $Type:ty, $($rest:tt)*) => {
        $crate::position_parts!(@fields $part [$($done)* $(#[$about])* $see $field: $Type,] $($rest)*);
    };
    (@fields [$($part:tt)*] [$($done:tt)*]) => {
        #[derive(Default, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
        $($part)* { $($done)* }
    };
}

/// Whether a part of a position says nothing.
pub fn is_default<T: Default + PartialEq>(part: &T) -> bool {
    *part == T::default()
}

/// Reads a field in which `null` is something else than left out.
pub fn even_null<'de, D: Deserializer<'de>, T: Deserialize<'de>>(field: D) -> Result<Option<T>, D::Error> {
    T::deserialize(field).map(Some)
}

/// Lays out the cards of a position and gathers all that is wrong with it.
#[derive(Debug)]
pub struct Reader<'c, C> {
    cards: &'c CardIndex<C>,
    pub errors: Vec<String>,
    /// The zones that the position names.
    given: Vec<Zone>,
    /// There is no room for another card, and that was said.
    is_full: bool,
}

impl<'c, C> Reader<'c, C> {
    pub fn new(cards: &'c CardIndex<C>) -> Reader<'c, C> {
        Reader { cards, errors: Vec::new(), given: Vec::new(), is_full: false }
    }

    pub fn error(&mut self, error: impl Into<String>) {
        self.errors.push(error.into());
    }

    /// Notes an error where there is one.
    pub fn error_if<F: Into<String>>(&mut self, is_wrong: bool, error: impl FnOnce() -> F) {
        self.errors.extend(is_wrong.then(|| error().into()));
    }

    /// Keeps what was read, or notes why it could not be.
    pub fn keep<T>(&mut self, read: Result<T, String>) -> Option<T> {
        read.map_err(|error| self.error(error)).ok()
    }

    /// One of a game's words, such as a phase; `what` says what it would be.
    pub fn word<T: FromStr>(&mut self, what: &str, word: &str, known: &[impl ToString]) -> Option<T> {
        let all = || known.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        self.keep(word.parse().map_err(|_| format!("no {what} `{word}`; one of {}", all())))
    }

    /// The card of this id.
    pub fn face(&mut self, id: &str) -> Option<Face> {
        self.keep(self.cards.find(id).ok_or_else(|| format!("there is no card `{id}`")))
    }

    /// The seat of a player by number; `what` says where it is written.
    pub fn seat(&mut self, number: u64, seats: u8, what: &str) -> Option<Seat> {
        let seat = Seat::all(seats).find(|seat| u64::from(seat.0) + 1 == number);
        self.keep(seat.ok_or_else(|| format!("`{what}` is a player's number from 1 to {seats}, not {number}")))
    }

    /// Notes the first of these that is there twice; `error` goes on from its id.
    pub fn once<'i>(&mut self, ids: impl IntoIterator<Item = &'i str>, error: &str) {
        let mut seen = BTreeSet::new();
        if let Some(twice) = ids.into_iter().find(|id| !seen.insert(*id)) {
            self.error(format!("{twice} {error}"));
        }
    }

    /// Lays out the zones that the layout says are written, and reads the game's own part from what is left.
    pub fn read<P: DeserializeOwned + Default, D: CardData, const CARDS: usize, const ZONES: usize>(
        &mut self,
        mut position: Value,
        (layout, owners): (&'static Layout<C>, &str),
        zones: &mut Zones<CARDS, ZONES, D>,
    ) -> P {
        for (owner, places, first) in layout.written(layout.seats) {
            let Some((path, form)) = places.written else { continue };
            let listed = owner_of(&mut position, owner, owners).and_then(|base| take(base, path));
            if let Some(listed) = listed {
                self.given.push(first);
                let read = self.lay_out(listed, form, places_of(places, first).collect(), zones);
                self.keep(read.map_err(|error| format!("`{path}` is not understood: {error}")));
            }
        }
        let own = serde_json::from_value(position).map_err(|error| format!("the position is not understood: {error}"));
        self.keep(own).unwrap_or_default()
    }

    fn lay_out<D: CardData, const CARDS: usize, const ZONES: usize>(
        &mut self,
        listed: Value,
        form: Written,
        places: Vec<Zone>,
        zones: &mut Zones<CARDS, ZONES, D>,
    ) -> Result<(), String> {
        let mut ids: Vec<Option<String>> = match form {
            Written::One => vec![parse(listed)?],
            Written::Row => parse(listed)?,
            Written::List | Written::Pile => parse::<Vec<String>>(listed)?.into_iter().map(Some).collect(),
        };
        if form == Written::Row && ids.len() > places.len() {
            return Err(format!("{} places; at most {}", ids.len(), places.len()));
        }
        if form == Written::Pile {
            ids.reverse();
        }
        for (number, id) in ids.into_iter().enumerate() {
            let zone = places[if form == Written::Row { number } else { 0 }];
            id.map(|id| self.create(zones, &id, zone));
        }
        Ok(())
    }

    /// Whether the position says what lies there, be it nothing.
    pub fn is_given(&self, zone: Zone) -> bool {
        self.given.contains(&zone)
    }

    pub fn create<D: CardData, const CARDS: usize, const ZONES: usize>(
        &mut self,
        zones: &mut Zones<CARDS, ZONES, D>,
        id: &str,
        zone: Zone,
    ) -> Option<CardId> {
        let face = self.face(id)?;
        self.create_face(zones, face, zone)
    }

    pub fn create_face<D: CardData, const CARDS: usize, const ZONES: usize>(
        &mut self,
        zones: &mut Zones<CARDS, ZONES, D>,
        face: Face,
        zone: Zone,
    ) -> Option<CardId> {
        let made = zones.try_create(face, zone);
        if made.is_none() && !std::mem::replace(&mut self.is_full, true) {
            self.error(format!("a position has at most {CARDS} cards"));
        }
        made
    }

    /// Brings a card up to a number of copies, wherever the others lie.
    pub fn fill_up<D: CardData, const CARDS: usize, const ZONES: usize>(
        &mut self,
        zones: &mut Zones<CARDS, ZONES, D>,
        (face, copies): (Face, u8),
        zone: Zone,
    ) {
        let there = zones.cards().filter(|&card| zones.face(card) == face).count();
        (there..usize::from(copies)).for_each(|_| _ = self.create_face(zones, face, zone));
    }

    /// Does something to one card of a zone for each id listed; `word` says what they are said to be.
    pub fn each<D: CardData, const CARDS: usize, const ZONES: usize>(
        &mut self,
        zones: &mut Zones<CARDS, ZONES, D>,
        (zone, ids, word): (Zone, &[String], &str),
        mut change: impl FnMut(&mut Zones<CARDS, ZONES, D>, CardId),
    ) {
        let mut done: Vec<CardId> = Vec::new();
        for id in ids {
            let face = self.cards.find(id);
            let found = zones.iter(zone).find(|&card| Some(zones.face(card)) == face && !done.contains(&card));
            match found {
                Some(card) => {
                    change(zones, card);
                    done.push(card);
                }
                None => self.error(format!("`{id}` is {word}, but not there")),
            }
        }
    }

    /// More of a card than there are is a slip of the pen. `most` says how many there are, `counts` which cards are counted.
    pub fn check_copies<D: CardData, const CARDS: usize, const ZONES: usize>(
        &mut self,
        zones: &Zones<CARDS, ZONES, D>,
        counts: impl Fn(CardId) -> bool,
        most: impl Fn(&C) -> usize,
    ) {
        for (id, face) in self.cards.ids() {
            let there = zones.cards().filter(|&card| zones.face(card) == face && counts(card)).count();
            let most = most(&self.cards[face]);
            if there > most {
                self.errors.push(format!("{there} copies of `{id}`, but there are {most}; write `\"extra\": true` if that is meant"));
            }
        }
    }
}

/// Takes a value out of a position; what is `null` is not there.
fn take(base: &mut Value, path: &str) -> Option<Value> {
    let (above, key) = path.rsplit_once('.').map_or((None, path), |(above, key)| (Some(above), key));
    let holder = above.into_iter().flat_map(|above| above.split('.')).try_fold(base, |at, key| at.get_mut(key))?;
    holder.as_object_mut()?.shift_remove(key).filter(|value| !value.is_null())
}

fn parse<T: DeserializeOwned>(value: Value) -> Result<T, String> {
    serde_json::from_value(value).map_err(|error| error.to_string())
}
