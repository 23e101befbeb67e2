//! Zones: ordered piles that together hold every physical card exactly once.
//!
//! Each card sits in one doubly linked list, so a move is a handful of writes, a clone is a
//! memcpy, and "no card is ever lost or duplicated" holds by construction rather than by care.
//! The front of a zone is its top. Knows nothing of what a zone or a face means.

use crate::chance::Chance;
use crate::ids::{CardId, Face};
use crate::layout::Layout;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};
use std::hash::{Hash, Hasher};

/// Which pile: a number that the game gives a meaning to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Zone(pub u8);

const END: u16 = u16::MAX;
const NOWHERE: u8 = u8::MAX;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ends {
    front: u16,
    back: u16,
    len: u16,
}

const EMPTY: Ends = Ends { front: END, back: END, len: 0 };

/// Up to `CARDS` cards spread over `ZONES` ordered zones.
///
/// ```
/// use koloda_kernel::{ids::Face, zones::{Zone, Zones}};
///
/// let (deck, hand) = (Zone(0), Zone(1));
/// let mut zones = Zones::<60, 2>::default();
/// let first = zones.create(Face(7), deck);
/// let second = zones.create(Face(8), deck);
/// assert_eq!(zones.top(deck), Some(first));
/// zones.to_top(first, hand);
/// assert_eq!((zones.top(deck), zones.zone_of(first)), (Some(second), hand));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zones<const CARDS: usize, const ZONES: usize> {
    count: u16,
    face: [Face; CARDS],
    zone: [u8; CARDS],
    next: [u16; CARDS],
    prev: [u16; CARDS],
    ends: [Ends; ZONES],
}

impl<const CARDS: usize, const ZONES: usize> Default for Zones<CARDS, ZONES> {
    fn default() -> Self {
        Zones {
            count: 0,
            face: [Face::UNKNOWN; CARDS],
            zone: [NOWHERE; CARDS],
            next: [END; CARDS],
            prev: [END; CARDS],
            ends: [EMPTY; ZONES],
        }
    }
}

impl<const CARDS: usize, const ZONES: usize> Zones<CARDS, ZONES> {
    /// Brings a new physical card into the game, at the bottom of `zone`.
    ///
    /// # Panics
    /// When more cards are made than the game declared room for: a fault of the game crate.
    pub fn create(&mut self, face: Face, zone: Zone) -> CardId {
        self.try_create(face, zone).unwrap_or_else(|| panic!("a game of at most {CARDS} cards made one more"))
    }

    /// `None` where there is no room for another card.
    pub fn try_create(&mut self, face: Face, zone: Zone) -> Option<CardId> {
        let card = CardId(self.count);
        if card.index() >= CARDS {
            return None;
        }
        self.count += 1;
        self.face[card.index()] = face;
        self.link_back(card, zone);
        Some(card)
    }

    pub fn count(&self) -> usize {
        usize::from(self.count)
    }

    pub fn cards(&self) -> impl Iterator<Item = CardId> + use<CARDS, ZONES> {
        (0..self.count).map(CardId)
    }

    pub fn face(&self, card: CardId) -> Face {
        self.face[card.index()]
    }

    pub fn zone_of(&self, card: CardId) -> Zone {
        Zone(self.zone[card.index()])
    }

    pub fn len(&self, zone: Zone) -> usize {
        usize::from(self.ends[usize::from(zone.0)].len)
    }

    pub fn is_empty(&self, zone: Zone) -> bool {
        self.len(zone) == 0
    }

    pub fn top(&self, zone: Zone) -> Option<CardId> {
        self.link(self.ends[usize::from(zone.0)].front)
    }

    pub fn bottom(&self, zone: Zone) -> Option<CardId> {
        self.link(self.ends[usize::from(zone.0)].back)
    }

    /// The card under this one in its zone.
    pub fn below(&self, card: CardId) -> Option<CardId> {
        self.link(self.next[card.index()])
    }

    /// From top to bottom.
    pub fn iter(&self, zone: Zone) -> Iter<'_, CARDS, ZONES> {
        Iter { zones: self, at: self.ends[usize::from(zone.0)].front }
    }

    pub fn to_top(&mut self, card: CardId, zone: Zone) {
        self.unlink(card);
        self.link_front(card, zone);
    }

    pub fn to_bottom(&mut self, card: CardId, zone: Zone) {
        self.unlink(card);
        self.link_back(card, zone);
    }

    /// Moves all of `from` under `to`, keeping the order.
    pub fn append(&mut self, from: Zone, to: Zone) {
        while let Some(card) = self.top(from) {
            self.to_bottom(card, to);
        }
    }

    /// Turns `from` over onto `to`: its bottom card ends up on top.
    pub fn turn_over(&mut self, from: Zone, to: Zone) {
        while let Some(card) = self.top(from) {
            self.to_top(card, to);
        }
    }

    /// Shuffles a zone with the game's own chance.
    pub fn shuffle(&mut self, zone: Zone, chance: &mut Chance, stream: crate::chance::Stream) {
        let mut order = arrayvec::ArrayVec::<CardId, CARDS>::new();
        order.extend(self.iter(zone));
        chance.shuffle(stream, &mut order);
        self.set_order(&order, zone);
    }

    /// Puts the given cards, wherever they are now, at the bottom of `zone` in this order.
    pub fn set_order(&mut self, order: &[CardId], zone: Zone) {
        for &card in order {
            self.to_bottom(card, zone);
        }
    }

    /// Every card in its zone, from top to bottom, by the zones' names: for state hashes.
    pub fn meaning(&self, layout: &Layout, card: impl Fn(CardId) -> Value) -> Value {
        let zones = (0..ZONES).map(|zone| Zone(zone as u8)).filter(|&zone| !self.is_empty(zone));
        zones.map(|zone| (layout.name(zone), self.iter(zone).map(&card).collect())).collect::<Map<String, Value>>().into()
    }

    /// How many cards lie on top of this one.
    pub fn depth_of(&self, card: CardId) -> usize {
        self.iter(self.zone_of(card)).take_while(|&above| above != card).count()
    }

    /// Checks the links against each other; for tests and debug builds.
    pub fn check(&self) -> Result<(), String> {
        let mut seen = 0;
        for zone in 0..ZONES {
            let zone = Zone(u8::try_from(zone).expect("few zones"));
            let mut listed = 0;
            for card in self.iter(zone) {
                if self.zone_of(card) != zone {
                    return Err(format!("card {} is listed in zone {} but thinks it is in {}", card.0, zone.0, self.zone[card.index()]));
                }
                listed += 1;
                if listed > CARDS {
                    return Err(format!("zone {} runs in a circle", zone.0));
                }
            }
            if listed != self.len(zone) {
                return Err(format!("zone {} lists {listed} cards but counts {}", zone.0, self.len(zone)));
            }
            seen += listed;
        }
        if seen == self.count() { Ok(()) } else { Err(format!("{seen} cards lie in zones, {} exist", self.count())) }
    }

    fn link(&self, at: u16) -> Option<CardId> {
        (at != END).then_some(CardId(at))
    }

    fn unlink(&mut self, card: CardId) {
        let (prev, next) = (self.prev[card.index()], self.next[card.index()]);
        let ends = &mut self.ends[usize::from(self.zone[card.index()])];
        ends.len -= 1;
        if prev == END {
            ends.front = next;
        } else {
            self.next[usize::from(prev)] = next;
        }
        if next == END {
            ends.back = prev;
        } else {
            self.prev[usize::from(next)] = prev;
        }
    }

    fn link_front(&mut self, card: CardId, zone: Zone) {
        let ends = &mut self.ends[usize::from(zone.0)];
        let old = std::mem::replace(&mut ends.front, card.0);
        ends.len += 1;
        if old == END {
            ends.back = card.0;
        } else {
            self.prev[usize::from(old)] = card.0;
        }
        self.zone[card.index()] = zone.0;
        self.prev[card.index()] = END;
        self.next[card.index()] = old;
    }

    fn link_back(&mut self, card: CardId, zone: Zone) {
        let ends = &mut self.ends[usize::from(zone.0)];
        let old = std::mem::replace(&mut ends.back, card.0);
        ends.len += 1;
        if old == END {
            ends.front = card.0;
        } else {
            self.next[usize::from(old)] = card.0;
        }
        self.zone[card.index()] = zone.0;
        self.next[card.index()] = END;
        self.prev[card.index()] = old;
    }
}

#[derive(Clone, Debug)]
pub struct Iter<'a, const CARDS: usize, const ZONES: usize> {
    zones: &'a Zones<CARDS, ZONES>,
    at: u16,
}

impl<const CARDS: usize, const ZONES: usize> Iterator for Iter<'_, CARDS, ZONES> {
    type Item = CardId;

    fn next(&mut self) -> Option<CardId> {
        let card = self.zones.link(self.at)?;
        self.at = self.zones.next[card.index()];
        Some(card)
    }
}

// The links are an implementation detail: hashes and files see faces and piles in order.
impl<const CARDS: usize, const ZONES: usize> Hash for Zones<CARDS, ZONES> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.face[..self.count()].hash(hasher);
        for zone in 0..ZONES {
            let zone = Zone(zone as u8);
            self.len(zone).hash(hasher);
            for card in self.iter(zone) {
                card.hash(hasher);
            }
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    faces: Vec<Face>,
    zones: Vec<Vec<CardId>>,
}

impl<const CARDS: usize, const ZONES: usize> Serialize for Zones<CARDS, ZONES> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let zones = (0..ZONES).map(|zone| self.iter(Zone(zone as u8)).collect()).collect();
        Written { faces: self.face[..self.count()].to_vec(), zones }.serialize(serializer)
    }
}

impl<'de, const CARDS: usize, const ZONES: usize> Deserialize<'de> for Zones<CARDS, ZONES> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::deserialize(deserializer)?;
        if written.faces.len() > CARDS || written.zones.len() != ZONES {
            return Err(D::Error::custom(format!("expected at most {CARDS} cards in {ZONES} zones")));
        }
        let mut place = vec![None; written.faces.len()];
        for (zone, cards) in written.zones.iter().enumerate() {
            for card in cards {
                match place.get_mut(card.index()) {
                    Some(slot @ None) => *slot = Some(zone),
                    Some(Some(_)) => return Err(D::Error::custom(format!("card {} lies in two places", card.0))),
                    None => return Err(D::Error::custom(format!("there is no card {}", card.0))),
                }
            }
        }
        let mut zones = Self::default();
        for (card, zone) in place.iter().enumerate() {
            let zone = zone.ok_or_else(|| D::Error::custom(format!("card {card} lies nowhere")))?;
            zones.create(written.faces[card], Zone(zone as u8));
        }
        for (zone, cards) in written.zones.iter().enumerate() {
            zones.set_order(cards, Zone(zone as u8));
        }
        Ok(zones)
    }
}
