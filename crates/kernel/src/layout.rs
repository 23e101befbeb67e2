//! Layouts: the zones of a game, declared once.
//!
//! [`layout!`](crate::layout!) gives a game's zones their numbers, one after the other, and a function or
//! constant for each; the [`Layout`] it leaves knows their names and owners and who sees what lies there.
//! The names are part of the format of records: state hashes are made of them.

use crate::ids::Seat;
use crate::option::Place;
use crate::rules::Viewer;
use crate::zones::Zone;

/// Who sees the cards of a zone, unless something else made one known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    Everybody,
    Owner,
    Nobody,
}

/// Zones of one name: one, or several places in a row.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    pub name: &'static str,
    pub count: u8,
    /// Whether the places have numbers, be there only one of them.
    pub numbered: bool,
    pub sight: Sight,
}

#[derive(Debug)]
pub struct Layout {
    pub seats: u8,
    pub per_seat: u8,
    /// What each seat has, and what there is once.
    pub own: &'static [Places],
    pub common: &'static [Places],
}

impl Layout {
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

    /// A zone as a place where options lie.
    pub fn place(&self, zone: Zone) -> Place {
        let (places, number) = self.find(zone);
        Place { zone: places.name, seat: self.owner(zone), number: places.numbered.then_some(number + 1), card: None }
    }

    /// Whether a viewer sees the cards of a zone because they lie there.
    pub fn is_seen(&self, zone: Zone, viewer: Viewer) -> bool {
        match (self.find(zone).0.sight, viewer) {
            (Sight::Everybody, _) | (_, Viewer::Afterwards) => true,
            (Sight::Owner, Viewer::Seat(seat)) => self.owner(zone) == Some(seat),
            (Sight::Owner, Viewer::Spectator) | (Sight::Nobody, _) => false,
        }
    }

    /// The zones of the first `seats` seats and the common ones.
    pub fn zones(&self, seats: u8) -> impl Iterator<Item = Zone> {
        let common = self.seats * self.per_seat;
        let end = common + self.common.iter().map(|places| places.count).sum::<u8>();
        (0..seats * self.per_seat).chain(common..end).map(Zone)
    }

    /// What kind of zone it is, and the how manyeth of its places.
    fn find(&self, zone: Zone) -> (Places, u8) {
        let (kinds, mut place) = match self.owner(zone) {
            Some(_) => (self.own, zone.0 % self.per_seat),
            None => (self.common, zone.0 - self.seats * self.per_seat),
        };
        for places in kinds {
            match place.checked_sub(places.count) {
                None => return (*places, place),
                Some(rest) => place = rest,
            }
        }
        panic!("zone {} is not declared", zone.0)
    }
}

/// Declares the zones of a game: `name "its name in records": who sees it;`, with the number of places in brackets where there are several.
///
/// ```
/// use koloda_kernel::ids::Seat;
/// mod zone {
///     koloda_kernel::layout! {
///         seats 4;
///         each seat {
///             deck "deck": Nobody;
///             /// Spells, one place a breach.
///             breach[4] "breach": Everybody;
///         }
///         common {
///             pile[9] "supply": Everybody;
///             TRASH "trash": Everybody;
///         }
///     }
/// }
/// assert_eq!(zone::LAYOUT.name(zone::breach(Seat(1), 3)), "2.breach.4");
/// assert_eq!(zone::LAYOUT.owner(zone::TRASH), None);
/// assert_eq!(zone::COUNT, 4 * 5 + 10);
/// ```
#[macro_export]
macro_rules! layout {
    (
        seats $seats:literal;
        each seat { $($(#[$_own:meta])* $own:ident $([$own_count:expr])? $own_name:literal: $own_sight:ident;)* }
        common { $($(#[$_common:meta])* $common:ident $([$count:expr])? $name:literal: $sight:ident;)* }
    ) => {
        pub const SEATS: u8 = $seats;
        $crate::layout!(@own 0; $($(#[$_own])* $own $([$own_count])?;)*);
        $crate::layout!(@common SEATS * PER_SEAT; $($(#[$_common])* $common $([$count])?;)*);
        pub static LAYOUT: $crate::layout::Layout = $crate::layout::Layout {
            seats: SEATS,
            per_seat: PER_SEAT,
            own: &[$($crate::layout!(@places $own_name, $own_sight $(, $own_count)?)),*],
            common: &[$($crate::layout!(@places $name, $sight $(, $count)?)),*],
        };
    };
    (@places $name:literal, $sight:ident) => {
        $crate::layout::Places { name: $name, count: 1, numbered: false, sight: $crate::layout::Sight::$sight }
    };
    (@places $name:literal, $sight:ident, $count:expr) => {
        $crate::layout::Places { name: $name, count: $count, numbered: true, sight: $crate::layout::Sight::$sight }
    };
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
