//! Layouts: the zones of a game, declared once.
//!
//! [`layout!`](crate::layout!) gives a game's zones their numbers, one after the other, and a function or
//! constant for each; the [`Layout`] it leaves knows their names and owners, who sees what lies there, what
//! may, and how positions write it.
//! The names are part of the format of records: state hashes are made of them.

use crate::ids::{CardId, Seat};
use crate::option::Place;
use crate::rules::Viewer;
use crate::viewers::Viewers;
use crate::zones::{CardData, CardMeaning, Zone, Zones};
use serde_json::{Map, Value, json};

/// The seats that see the cards of a zone, unless something else made one known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    Everybody,
    Owner,
    Nobody,
}

/// How the cards of a zone are written in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// All of them, the top one first.
    List,
    /// All of them, the top one last: as they were laid down.
    Pile,
    /// The one that lies there, or nothing.
    One,
    /// One card or nothing for each of several places.
    Row,
}

/// Zones of one name: one, or several places in a row.
#[derive(Debug)]
pub struct Places<C: 'static> {
    pub name: &'static str,
    pub count: u8,
    /// Whether the places have numbers, be there only one of them.
    pub numbered: bool,
    pub sight: Sight,
    /// Which cards may lie there; all if it does not say.
    pub holds: Option<fn(&C) -> bool>,
    /// Where positions have it (a path with dots, from its owner or from the whole) and how.
    pub written: Option<(&'static str, Written)>,
}

/// The zones of a game whose printed cards are `C`.
#[derive(Debug)]
pub struct Layout<C: 'static> {
    pub seats: u8,
    pub per_seat: u8,
    /// What each seat has, and what there is once.
    pub own: &'static [Places<C>],
    pub common: &'static [Places<C>],
    /// Who sees each zone, by its number.
    pub viewers: &'static [Viewers],
}

impl<C> Layout<C> {
    /// Whose zone it is, if it is a player's.
    pub const fn owner(&self, zone: Zone) -> Option<Seat> {
        if zone.0 < self.seats * self.per_seat { Some(Seat(zone.0 / self.per_seat)) } else { None }
    }

    /// The name of a zone, as state hashes know it: `1.hand`, `1.breach.4`, `row.6`, `centre-deck`.
    pub fn name(&self, zone: Zone) -> String {
        let (places, number) = self.find(zone);
        let seat = self.owner(zone).map_or_else(String::new, |seat| format!("{}.", seat.0 + 1));
        let number = if places.numbered { format!(".{}", number + 1) } else { String::new() };
        format!("{seat}{}{number}", places.name)
    }

    /// Who sees the cards of a zone because they lie there.
    pub fn viewers(&self, zone: Zone) -> Viewers {
        self.viewers[usize::from(zone.0)]
    }

    /// A zone as a place where options lie.
    pub fn place(&self, zone: Zone) -> Place {
        let (places, number) = self.find(zone);
        Place { zone: places.name, seat: self.owner(zone), number: places.numbered.then_some(number + 1), card: None }
    }

    /// The zones of the first `seats` seats and the common ones.
    pub fn zones(&self, seats: u8) -> impl Iterator<Item = Zone> + use<C> {
        let common = self.seats * self.per_seat;
        (0..seats * self.per_seat).chain(common..self.viewers.len() as u8).map(Zone)
    }

    /// Those of them whose cards a viewer does not see.
    pub fn unseen(&'static self, seats: u8, viewer: Viewer) -> impl Iterator<Item = Zone> {
        self.zones(seats).filter(move |&zone| !self.viewers(zone).contains(viewer))
    }

    /// The zones of one name that positions have, the first place of each, with whose they are.
    pub fn written(&'static self, seats: u8) -> impl Iterator<Item = (Option<Seat>, &'static Places<C>, Zone)> {
        let places = |owner: Option<Seat>, kinds: &'static [Places<C>], mut next: u8| {
            kinds.iter().map(move |places| {
                next += places.count;
                (owner, places, Zone(next - places.count))
            })
        };
        let own = Seat::all(seats).flat_map(move |seat| places(Some(seat), self.own, seat.0 * self.per_seat));
        own.chain(places(None, self.common, self.seats * self.per_seat)).filter(|(_, places, _)| places.written.is_some())
    }

    /// Every card in its zone, from top to bottom, by the zones' names: for state hashes.
    pub fn meaning<'c, D: CardData, const CARDS: usize, const ZONES: usize>(
        &self,
        zones: &Zones<CARDS, ZONES, D>,
        id: impl Fn(CardId) -> &'c str,
    ) -> Value {
        let card = |card: CardId| -> Value {
            let (seen, data) = (zones.seen_by(card), &zones[card]);
            if seen.is_nobody() && *data == D::default() {
                return id(card).into();
            }
            let CardMeaning { marks, fields } = data.meaning();
            let mut form = json!({ "card": id(card), "marks": seen.meaning() });
            form["marks"].as_array_mut().expect("a list").extend(marks.into_iter().map(Value::from));
            fields.into_iter().for_each(|(name, value)| form[name] = value.into());
            form
        };
        let filled = (0..ZONES as u8).map(Zone).filter(|&zone| !zones.is_empty(zone));
        filled.map(|zone| (self.name(zone), zones.iter(zone).map(card).collect())).collect::<Map<String, Value>>().into()
    }

    /// A card that something refers to: what it is and where it lies.
    pub fn place_meaning<D: CardData, const CARDS: usize, const ZONES: usize>(
        &self,
        zones: &Zones<CARDS, ZONES, D>,
        card: CardId,
        id: &str,
    ) -> Value {
        json!([id, self.name(zones.zone_of(card)), zones.depth_of(card)])
    }

    /// Checks the links of the zones, and that every card may lie where it does.
    pub fn check<'c, D: CardData, const CARDS: usize, const ZONES: usize>(
        &self,
        zones: &Zones<CARDS, ZONES, D>,
        card: impl Fn(CardId) -> (&'c str, &'c C),
    ) -> Result<(), String> {
        zones.check()?;
        for at in zones.cards() {
            let zone = zones.zone_of(at);
            let (places, (id, card)) = (self.find(zone).0, card(at));
            if places.holds.is_some_and(|holds| !holds(card)) {
                return Err(format!("`{id}` lies in `{}`, where it does not belong", self.name(zone)));
            }
            if matches!(places.written, Some((_, Written::One | Written::Row))) && zones.len(zone) > 1 {
                return Err(format!("{} cards lie in `{}`, where there is room for one", zones.len(zone), self.name(zone)));
            }
        }
        Ok(())
    }

    /// What kind of zone it is, and the how manyeth of its places.
    fn find(&self, zone: Zone) -> (&Places<C>, u8) {
        let (kinds, mut place) = match self.owner(zone) {
            Some(_) => (self.own, zone.0 % self.per_seat),
            None => (self.common, zone.0 - self.seats * self.per_seat),
        };
        for places in kinds {
            match place.checked_sub(places.count) {
                None => return (places, place),
                Some(rest) => place = rest,
            }
        }
        panic!("zone {} is not declared", zone.0)
    }
}

/// Who sees each zone: those of every seat one after the other, then the common ones.
#[doc(hidden)]
pub const fn viewers<C, const ZONES: usize>(seats: u8, own: &[Places<C>], common: &[Places<C>]) -> [Viewers; ZONES] {
    let mut table = [Viewers::NOBODY; ZONES];
    let (mut at, mut seat) = (0, 0);
    while seat < seats {
        at = fill(&mut table, at, own, Viewers::seat(Seat(seat)));
        seat += 1;
    }
    fill(&mut table, at, common, Viewers::NOBODY);
    table
}

const fn fill<C>(table: &mut [Viewers], mut at: usize, kinds: &[Places<C>], owner: Viewers) -> usize {
    let mut kind = 0;
    while kind < kinds.len() {
        let end = at + kinds[kind].count as usize;
        while at < end {
            table[at] = match kinds[kind].sight {
                Sight::Everybody => Viewers::EVERYBODY,
                Sight::Owner => owner,
                Sight::Nobody => Viewers::NOBODY,
            };
            at += 1;
        }
        kind += 1;
    }
    at
}

/// Declares the zones of a game: `name "its name in records": who sees it;`, with the number of places in brackets where there are several.
///
/// Then may follow which printed cards may lie there (`of` a function), and where and how positions write it (`as` [`Written`] `at` a path).
///
/// ```
/// use koloda_kernel::{ids::Seat, rules::Viewer};
/// mod zone {
///     pub struct Printed { is_spell: bool }
///     fn spell(card: &Printed) -> bool { card.is_spell }
///     koloda_kernel::layout! {
///         seats 4;
///         cards Printed;
///         each seat {
///             deck "deck": Nobody, as List at "deck";
///             /// Spells, one place a breach.
///             breach[4] "breach": Everybody, of spell;
///         }
///         common {
///             pile[9] "supply": Everybody;
///             TRASH "trash": Everybody, as Pile at "trash";
///         }
///     }
/// }
/// assert_eq!(zone::LAYOUT.name(zone::breach(Seat(1), 3)), "2.breach.4");
/// assert_eq!(zone::LAYOUT.owner(zone::TRASH), None);
/// assert!(!zone::LAYOUT.viewers(zone::deck(Seat(1))).contains(Viewer::Seat(Seat(1))));
/// assert_eq!(zone::COUNT, 4 * 5 + 10);
/// ```
#[macro_export]
macro_rules! layout {
    (
        seats $seats:literal;
        cards $card:ty;
        each seat { $($(#[$_own:meta])* $own:ident $([$own_count:expr])? $own_name:literal: $own_sight:ident $(, of $own_holds:path)? $(, as $own_form:ident at $own_at:literal)?;)* }
        common { $($(#[$_common:meta])* $common:ident $([$count:expr])? $name:literal: $sight:ident $(, of $holds:path)? $(, as $form:ident at $at:literal)?;)* }
    ) => {
        pub const SEATS: u8 = $seats;
        $crate::layout!(@own 0; $($(#[$_own])* $own $([$own_count])?;)*);
        $crate::layout!(@common SEATS * PER_SEAT; $($(#[$_common])* $common $([$count])?;)*);
        const OWN: &[$crate::layout::Places<$card>] =
            &[$($crate::layout!(@places $own_name, $own_sight, [$($own_count)?], [$($own_holds)?], [$($own_form $own_at)?])),*];
        const COMMON: &[$crate::layout::Places<$card>] =
            &[$($crate::layout!(@places $name, $sight, [$($count)?], [$($holds)?], [$($form $at)?])),*];
        pub static LAYOUT: $crate::layout::Layout<$card> = $crate::layout::Layout {
            seats: SEATS,
            per_seat: PER_SEAT,
            own: OWN,
            common: COMMON,
            viewers: &$crate::layout::viewers::<$card, COUNT>(SEATS, OWN, COMMON),
        };
    };
    (@places $name:literal, $sight:ident, $count:tt, $holds:tt, $written:tt) => {
        $crate::layout::Places {
            name: $name,
            count: $crate::layout!(@count $count),
            numbered: $crate::layout!(@numbered $count),
            sight: $crate::layout::Sight::$sight,
            holds: $crate::layout!(@holds $holds),
            written: $crate::layout!(@written $written),
        }
    };
    (@count []) => { 1 };
    (@count [$count:expr]) => { $count };
    (@numbered []) => { false };
    (@numbered [$count:expr]) => { true };
    (@holds []) => { None };
    (@holds [$holds:path]) => { Some($holds) };
    (@written []) => { None };
    (@written [$form:ident $at:literal]) => { Some(($at, $crate::layout::Written::$form)) };
    (@own $at:expr;) => {
        const PER_SEAT: u8 = $at;
    };
    (@own $at:expr; $(#[$doc:meta])* $own:ident; $($rest:tt)*) => {
        $(#[$doc])*
        pub const fn $own(seat: $crate::ids::Seat) -> $crate::zones::Zone {
            $crate::zones::Zone(seat.0 * PER_SEAT + $at)
        }
        $crate::layout!(@own $at + 1; $($rest)*);
    };
    (@own $at:expr; $(#[$doc:meta])* $own:ident[$count:expr]; $($rest:tt)*) => {
        $(#[$doc])*
        pub const fn $own(seat: $crate::ids::Seat, place: u8) -> $crate::zones::Zone {
            $crate::zones::Zone(seat.0 * PER_SEAT + $at + place)
        }
        $crate::layout!(@own $at + $count; $($rest)*);
    };
    (@common $at:expr;) => {
        pub const COUNT: usize = ($at) as usize;
    };
    (@common $at:expr; $(#[$doc:meta])* $common:ident; $($rest:tt)*) => {
        $(#[$doc])*
        pub const $common: $crate::zones::Zone = $crate::zones::Zone($at);
        $crate::layout!(@common $at + 1; $($rest)*);
    };
    (@common $at:expr; $(#[$doc:meta])* $common:ident[$count:expr]; $($rest:tt)*) => {
        $(#[$doc])*
        pub const fn $common(place: u8) -> $crate::zones::Zone {
            $crate::zones::Zone($at + place)
        }
        $crate::layout!(@common $at + $count; $($rest)*);
    };
}
